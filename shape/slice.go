package shape

import (
	"math"
	"strconv"
)

// Range selects elements of one axis as Python's start:stop:step does. Negative bounds count from
// the end, bounds out of range are clipped, and a negative step goes backwards. Start and Stop
// count only where HasStart and HasStop are set. A step of 0 is an *[IndexError] when the Range is
// used, and so is the zero Range; the constructors set a step.
type Range struct {
	Start, Stop, Step int
	HasStart, HasStop bool
}

// All is ":", the whole axis.
func All() Range { return StepAll(1) }

// From is "start:".
func From(start int) Range { return Range{Start: start, HasStart: true, Step: 1} }

// To is ":stop".
func To(stop int) Range { return Range{Stop: stop, HasStop: true, Step: 1} }

// Span is "start:stop".
func Span(start, stop int) Range { return Step(start, stop, 1) }

// Step is "start:stop:step".
func Step(start, stop, step int) Range {
	return Range{Start: start, Stop: stop, Step: step, HasStart: true, HasStop: true}
}

// StepAll is "::step"; with step -1 the whole axis backwards.
func StepAll(step int) Range { return Range{Step: step} }

// String writes the range as Python does: "1:", "1:5", "::-1".
func (r Range) String() string {
	var start, stop, step string
	if r.HasStart {
		start = strconv.Itoa(r.Start)
	}
	if r.HasStop {
		stop = strconv.Itoa(r.Stop)
	}
	if r.Step != 1 {
		step = ":" + strconv.Itoa(r.Step)
	}
	return start + ":" + stop + step
}

// resolve returns the first index, the step and the number of elements that the range selects from
// an axis of the given size. first is 0 when it selects none. r.Step is not 0.
func (r Range) resolve(size int) (first, step, count int) {
	step = max(r.Step, -math.MaxInt) // so that it can be negated
	// Clipped bounds lie in [lowest, highest]: forwards, stop may be just
	// after the last element; backwards, just before the first.
	lowest, highest := 0, size
	if step < 0 {
		lowest, highest = -1, size-1
	}
	clip := func(bound int) int {
		if bound < 0 {
			bound += size
		}
		return min(max(bound, lowest), highest)
	}
	first, stop := lowest, highest
	if step < 0 {
		first, stop = highest, lowest
	}
	if r.HasStart {
		first = clip(r.Start)
	}
	if r.HasStop {
		stop = clip(r.Stop)
	}
	distance, stride := stop-first, step
	if step < 0 {
		distance, stride = first-stop, -step
	}
	if distance <= 0 {
		return 0, step, 0
	}
	return first, step, (distance-1)/stride + 1
}

// on applies the range to an axis. It returns the number of elements to skip, and the size and
// stride of the selection.
func (r Range) on(size, stride int) (skip, newSize, newStride int) {
	first, step, count := r.resolve(size)
	skip, newStride = first*stride, stride
	// With one element or none the stride does not matter, and the product of
	// a huge step with it could overflow.
	if count > 1 {
		newStride *= step
	}
	return skip, count, newStride
}

// Slice selects a range of each leading axis, as Python's basic slicing does; axes without a range
// are kept whole. It is [View.Index] with ranges alone, and fails with an [*IndexError].
func (v View) Slice(op string, ranges ...Range) (View, error) {
	indices := make([]Index, len(ranges))
	for i, r := range ranges {
		indices[i] = r
	}
	return v.Index(op, indices...)
}
