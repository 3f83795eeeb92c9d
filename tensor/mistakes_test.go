package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// What a caller forgot is an error of a type that says so, and no panic.
func TestForgotten(t *testing.T) {
	dev := testdev.Open(t)
	var missing *tensor.MissingError
	x := tensor.From(dev, []float32{1, 2})
	if err := tensor.Fail("x", nil).Err(); !errors.As(err, &missing) || err.Error() == "" {
		t.Errorf("Fail without a cause: %v", err)
	}
	if err := tensor.Fail("x", nil, x, nil).Err(); !errors.As(err, &missing) || err.Error() == "" {
		t.Errorf("Fail without a cause and an operand: %v", err)
	}
	if text := (&tensor.OpError{Op: "x"}).Error(); text == "" {
		t.Error("an OpError without a cause says nothing")
	}
	none := []shape.Index{nil}
	for name, y := range map[string]*tensor.Tensor{
		"index":  tensor.Apply(ops.Index, ops.Attr{Indices: none}, x),
		"assign": tensor.Apply(ops.Assign, ops.Attr{Indices: none}, x, x),
		"at":     x.At(nil),
	} {
		var index *shape.IndexError
		if err := y.Err(); !errors.As(err, &index) || err.Error() == "" {
			t.Errorf("%s of nil: %v", name, err)
		}
	}
}

type recursive []recursive

// Slices that contain themselves have no end, and those of a type that does have no
// elements.
func TestAsArrayOfWhatContainsItself(t *testing.T) {
	dev := testdev.Open(t)
	itself := []any{1, nil}
	itself[1] = itself
	inner := []any{nil}
	inner[0] = []any{inner}
	typed := recursive{nil}
	typed[0] = typed
	var argument *tensor.ArgumentError
	for name, v := range map[string]any{"itself": itself[1:], "by way of another": inner, "of a type of its own": typed} {
		if err := tensor.AsArray(dev, v).Err(); !errors.As(err, &argument) {
			t.Errorf("%s: %v, want *ArgumentError", name, err)
		}
	}
	var nested *tensor.NestedTypeError
	if err := tensor.AsArray(dev, itself).Err(); err == nil {
		t.Error("a number beside a slice is an array")
	}
	if err := tensor.AsArray(dev, recursive{}).Err(); !errors.As(err, &nested) {
		t.Errorf("empty: %v, want *NestedTypeError", err)
	}
	same := []any{1, 2} // twice, and not in itself
	expect(t, tensor.AsArray(dev, []any{same, same}), dims(2, 2), int64(1), 2, 1, 2)
}
