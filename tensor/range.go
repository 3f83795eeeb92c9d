package tensor

import "github.com/weft-gpu/weft/shape"

// Range selects elements of one axis as Python's start:stop:step does: negative
// bounds count from the end, bounds out of range are clipped, a negative step
// walks backwards.
type Range = shape.Range

// All is the whole axis, ":".
func All() Range { return shape.All() }

// Span is "start:stop".
func Span(start, stop int) Range { return shape.Span(start, stop) }

// Since is "start:", from start to the end of the axis.
func Since(start int) Range { return shape.From(start) }

// Until is ":stop", from the beginning of the axis up to but without stop.
func Until(stop int) Range { return shape.To(stop) }

// Step is "start:stop:step".
func Step(start, stop, step int) Range { return shape.Step(start, stop, step) }

// StepAll is "::step", with -1 the whole axis backwards.
func StepAll(step int) Range { return shape.StepAll(step) }
