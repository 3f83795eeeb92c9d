package tensor_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// A Go number stands where a Scalar of it does.
func TestNumbersAreOperands(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{-1, 2, 3})
	n := tensor.From(dev, []int32{-7, 2, 9})
	b := tensor.From(dev, []bool{true, false, true})
	type kelvin float64
	for _, c := range []struct {
		name      string
		got, want *tensor.Tensor
	}{
		{"an int beside floats", x.Mul(2), x.Mul(tensor.Scalar(2))},
		{"a float", x.Sub(0.5), x.Sub(tensor.Scalar(0.5))},
		{"a type of the caller's", x.Add(kelvin(273.15)), x.Add(tensor.Scalar(273.15))},
		{"an unsigned byte", n.FloorDivide(uint8(2)), n.FloorDivide(tensor.Scalar(2))},
		{"a bool", b.LogicalXor(true), b.LogicalXor(tensor.Scalar(true))},
		{"a comparison", x.Greater(0), x.Greater(tensor.Scalar(0))},
		{"both bounds", x.Clip(0, 2.5), x.Clip(tensor.Scalar(0), tensor.Scalar(2.5))},
		{"one bound", x.Clip(nil, 2), x.Minimum(tensor.Scalar(2))},
		{"a chosen one", tensor.Where(b, x, 0), tensor.Where(b, x, tensor.Scalar(0))},
		{"two chosen ones", tensor.Where(b, 1, x), tensor.Where(b, tensor.Scalar(1), x)},
		{"a border", x.Pad(math.Inf(1), [2]int{1, 0}), x.Pad(tensor.Scalar(math.Inf(1)), [2]int{1, 0})},
		{"an update", x.Put(0, tensor.From(dev, []int32{1}), 9, tensor.ScatterAdd), x.Put(0, tensor.From(dev, []int32{1}), tensor.Scalar(9), tensor.ScatterAdd)},
		{"products and sums", x.FMA(2, 1), x.FMA(tensor.Scalar(2), tensor.Scalar(1))},
		{"everywhere", tensor.FullOf(dev, dtype.Float32, 2.5, 3), tensor.Full(dev, float32(2.5), 3)},
	} {
		if c.want.DType() == dtype.Bool {
			expect(t, c.got, c.want.Shape(), read[bool](t, c.want)...)
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			if c.want.DType() == dtype.Int32 {
				expect(t, c.got, c.want.Shape(), read[int32](t, c.want)...)
				return
			}
			expect(t, c.got, c.want.Shape(), read[float32](t, c.want)...)
		})
	}
	v := tensor.NewVar("v", x)
	if err := errors.Join(v.AddAssign(1), v.PutMask(b, 0)); err != nil {
		t.Fatal(err)
	}
	expect(t, v.Tensor(), dims(3), float32(0), 3, 0)
}

// What is neither a tensor nor a number is a mistake like any other.
func TestOtherOperandsAreMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2})
	v := tensor.NewVar("v", x)
	for name, c := range map[string]struct {
		err     error
		message string
	}{
		"a slice":          {x.Add([]float32{1, 2}).Err(), "add: an operand is of type []float32: pass a *tensor.Tensor, which From and AsArray make of slices, or a number"},
		"a text":           {x.Clip("0", 1).Err(), "clip: an operand is of type string: "},
		"a Var":            {x.Mul(v).Err(), "mul: an operand is a Var: take a snapshot of its elements with Tensor"},
		"an assigned text": {v.AddAssign("1"), "add_assign: an operand is of type string: "},
		"a border":         {x.Pad("0", [2]int{1, 1}).Err(), "pad: an operand is of type string: "},
		"a filling":        {tensor.FullOf(dev, dtype.Float32, "0", 2).Err(), "full: an operand is of type string: "},
	} {
		var op *tensor.OpError
		var argument *tensor.ArgumentError
		if !errors.As(c.err, &op) || !errors.As(c.err, &argument) || !strings.HasPrefix(c.err.Error(), c.message) {
			t.Errorf("%s: %v, want an ArgumentError in an OpError: %s", name, c.err, c.message)
			continue
		}
		if !strings.HasPrefix(op.Site, "tensor/operand_test.go:") {
			t.Errorf("%s: at %q", name, op.Site)
		}
	}
	bad := x.Add(tensor.Zeros(dev, dtype.Float32, 3))
	if err := bad.Mul("x").Err(); err != bad.Err() {
		t.Errorf("%v, want the mistake that came first", err)
	}
	var scalar *tensor.ScalarError
	if err := tensor.From(dev, []int32{1}).Add(0.5).Err(); !errors.As(err, &scalar) {
		t.Errorf("a float beside integers: %v, want a ScalarError", err)
	}
}
