package xla_test

import (
	"context"
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

const floats = dtype.Float32

var ctx = context.Background()

// sh reads a shape as Shape.String writes it, without the brackets.
func sh(text string) xla.Shape {
	var s xla.Shape
	for _, field := range strings.Fields(text) {
		bound, bounded := strings.CutPrefix(field, "<=")
		n, err := strconv.Atoi(bound)
		switch {
		case field == "?":
			s = append(s, xla.Unbounded())
		case err != nil:
			panic("no dimension: " + field)
		case bounded:
			s = append(s, xla.Bounded(n))
		default:
			s = append(s, xla.Static(n))
		}
	}
	return s
}

func shapes(texts ...string) []xla.Shape {
	list := make([]xla.Shape, len(texts))
	for i, text := range texts {
		list[i] = sh(text)
	}
	return list
}

// refused is how a table writes a refusal by a rule.
func refused(r xla.Rule) string { return "refused: " + r.String() }

// outcome is a result's shape without brackets, or the rule that refused.
func outcome(s xla.Shape, err error) string {
	var e *xla.BroadcastError
	switch {
	case errors.As(err, &e):
		return refused(e.Rule)
	case err != nil:
		return err.Error()
	}
	return strings.Trim(s.String(), "[]")
}

// from makes a float32 tensor of a static shape.
func from(dev *device.Device, text string, data ...float64) *tensor.Tensor {
	elements := make([]float32, len(data))
	for i, x := range data {
		elements[i] = float32(x)
	}
	// No dims would mean one axis of all elements: a scalar needs the reshape.
	return tensor.From(dev, elements, sizes(text)...).Reshape(sizes(text)...)
}

// bools makes a bool tensor of a static shape.
func bools(dev *device.Device, text string, data ...float64) *tensor.Tensor {
	return from(dev, text, data...).NotEqual(tensor.Scalar(0))
}

func sizes(text string) []int {
	s, ok := sh(text).Static()
	if !ok {
		panic("not static: " + text)
	}
	return s
}

// counting is 1, 2, ... in a static shape.
func counting(dev *device.Device, text string) *tensor.Tensor {
	data := make([]float64, shape.Shape(sizes(text)).Size())
	for i := range data {
		data[i] = float64(i + 1)
	}
	return from(dev, text, data...)
}

// expect checks a float32 or bool tensor's shape and elements.
func expect(t *testing.T, x *tensor.Tensor, text string, want ...float64) {
	t.Helper()
	if err := x.Err(); err != nil {
		t.Error(err)
		return
	}
	if !x.Shape().Equal(sizes(text)) {
		t.Errorf("shape %v, want [%s]", x.Shape(), text)
		return
	}
	got, err := tensor.Read[float32](ctx, x.Cast(floats))
	if err != nil {
		t.Error(err)
		return
	}
	elements := make([]float64, len(got))
	for i, g := range got {
		elements[i] = float64(g)
	}
	if !slices.EqualFunc(elements, want, func(a, b float64) bool { return a == b || math.IsNaN(a) && math.IsNaN(b) }) {
		t.Errorf("elements %v, want %v", elements, want)
	}
}

// expectRule checks that a tensor carries the error of a rule.
func expectRule(t *testing.T, x *tensor.Tensor, rule xla.Rule) {
	t.Helper()
	var e *xla.BroadcastError
	if !errors.As(x.Err(), &e) || e.Rule != rule {
		t.Errorf("error %v, want %v", x.Err(), rule)
	}
}
