package shape_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

// Broadcasting is commutative, associative and idempotent, and the scalar is its neutral element,
// wherever it is defined. Where it is not, it is undefined for every order of the operands.

// outcome is the shape, or the axis of the error.
func outcome(t *rapid.T, shapes ...shape.Shape) (shape.Shape, int) {
	s, err := shape.Broadcast("op", shapes...)
	var e *shape.BroadcastError
	switch {
	case err == nil:
		return s, -1
	case errors.As(err, &e):
		return nil, e.Axis
	}
	t.Fatalf("%v: %v", shapes, err)
	return nil, 0
}

func TestBroadcastIsCommutative(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		shapes := rapid.SliceOfN(drawShape(5, 3), 0, 5).Draw(t, "shapes")
		want, wantAxis := outcome(t, shapes...)
		order := rapid.Permutation(shapes).Draw(t, "order")
		if got, axis := outcome(t, order...); !got.Equal(want) || axis != wantAxis {
			t.Fatalf("%v gives %v (axis %d), in the order %v %v (axis %d)", shapes, want, wantAxis, order, got, axis)
		}
	})
}

func TestBroadcastIsAssociative(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := drawShape(5, 3).Draw(t, "a"), drawShape(5, 3).Draw(t, "b"), drawShape(5, 3).Draw(t, "c")
		want, axis := outcome(t, a, b, c)
		grouped := func(x, y, z shape.Shape) shape.Shape {
			both, fails := outcome(t, x, y)
			if fails >= 0 {
				return nil
			}
			all, _ := outcome(t, both, z)
			return all
		}
		left, right := grouped(a, b, c), grouped(b, c, a)
		if !left.Equal(want) || !right.Equal(want) || (left == nil) != (axis >= 0) || (right == nil) != (axis >= 0) {
			t.Fatalf("%v, %v, %v give %v at once, %v from the left, %v from the right", a, b, c, want, left, right)
		}
	})
}

func TestBroadcastIsIdempotentWithTheScalarNeutral(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawShape(6, 4).Draw(t, "a"), drawShape(6, 4).Draw(t, "b")
		for _, operands := range [][]shape.Shape{{a}, {a, a}, {a, {}}, {{}, a}, {a, a, a}} {
			if got, _ := outcome(t, operands...); !got.Equal(a) {
				t.Fatalf("%v gives %v", operands, got)
			}
		}
		both, axis := outcome(t, a, b)
		if axis >= 0 {
			return
		}
		for _, s := range []shape.Shape{a, b} {
			if got, _ := outcome(t, s, both); !got.Equal(both) {
				t.Fatalf("%v absorbs %v into %v", both, s, got)
			}
			if err := shape.BroadcastTo("op", s, both); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// drawOperands draws views that broadcast together, with any strides, and the
// shape that they broadcast to.
func drawOperands(t *rapid.T) (operands []shape.View, to shape.Shape) {
	to = drawShape(5, 3).Draw(t, "to")
	for range rapid.IntRange(0, 4).Draw(t, "operands") {
		s := to[rapid.IntRange(0, len(to)).Draw(t, "dropped"):].Clone()
		v := shape.Contiguous(s)
		for axis := range s {
			if rapid.Bool().Draw(t, "one") {
				v.Shape[axis] = 1
			}
			v.Strides[axis] *= rapid.SampledFrom([]int{1, 1, 1, 0, -1, 2}).Draw(t, "factor")
		}
		v.Offset = rapid.IntRange(0, 9).Draw(t, "offset")
		operands = append(operands, v)
	}
	return operands, to
}

// The dimensions that Coalesce returns for operands that broadcast visit the same elements in the
// same order.
func TestBroadcastOperandsCoalesceProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		operands, _ := drawOperands(t)
		shapes := make([]shape.Shape, len(operands))
		for k, v := range operands {
			shapes[k] = v.Shape
		}
		to, err := shape.Broadcast("op", shapes...)
		if err != nil {
			t.Fatal(err)
		}
		strides := make([][]int, len(operands))
		for k, v := range operands {
			stretched, err := v.BroadcastTo("op", to)
			if err != nil || !stretched.Shape.Equal(to) || stretched.Offset != v.Offset {
				t.Fatalf("%+v to %v gives %+v, %v", v, to, stretched, err)
			}
			strides[k] = stretched.Strides
		}
		dims, steps := shape.Coalesce(to, strides...)
		for k, v := range operands {
			before := offsets(to, strides[k], v.Offset)
			if after := offsets(dims, steps[k], v.Offset); !slices.Equal(before, after) {
				t.Fatalf("operand %d reads %v before and %v after coalescing", k, before, after)
			}
		}
	})
}
