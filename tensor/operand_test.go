package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// A Go number as an operand is its Scalar.
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

// An operand that is neither a tensor nor a number makes a Tensor that carries an error.
func TestOtherOperandsAreMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2})
	for name, c := range map[string]struct {
		err     error
		message string
	}{
		"a slice":          {x.Add([]float32{1, 2}).Err(), "add: an operand is of type []float32: pass a *tensor.Tensor, which From and AsArray make of slices, a *tensor.Var, or a number"},
		"a text":           {x.Clip("0", 1).Err(), "clip: an operand is of type string: "},
		"an assigned text": {tensor.NewVar("v", x).AddAssign("1"), "add_assign: an operand is of type string: "},
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

// A Var is an operand wherever a tensor or a number is: a snapshot of it.
func TestVarsAreOperands(t *testing.T) {
	dev := testdev.Open(t)
	operandType := reflect.TypeFor[tensor.Operand]()
	methods := 0
	for _, receiver := range []reflect.Type{reflect.TypeFor[*tensor.Tensor](), reflect.TypeFor[*tensor.Var]()} {
		for i := range receiver.NumMethod() {
			method := receiver.Method(i)
			takes := false
			for p := range method.Type.NumIn() {
				takes = takes || method.Type.In(p) == operandType
			}
			if !takes {
				continue
			}
			methods++
			t.Run(receiver.Elem().Name()+"/"+method.Name, func(t *testing.T) {
				var fits bool
				for _, d := range []dtype.DType{dtype.Float32, dtype.Int32, dtype.Bool} {
					want, err := callWith(dev, method, d, func(v *tensor.Var) tensor.Operand { return v.Tensor() })
					if err != nil {
						continue // of another dtype
					}
					fits = true
					if got, err := callWith(dev, method, d, func(v *tensor.Var) tensor.Operand { return v }); err != nil || got != want {
						t.Errorf("%s: %s, %v; with a snapshot %s", d, got, err, want)
					}
				}
				if !fits && method.Name != "Pad" {
					t.Error("no call without an error was found")
				}
			})
		}
	}
	if methods < 30 {
		t.Errorf("only %d methods take an operand", methods)
	}
	v := tensor.NewVar("v", tensor.From(dev, []float32{1, 2}))
	before := tensor.From(dev, []float32{10, 10}).Add(v)
	if err := errors.Join(v.AddAssign(v), v.Assign(v), v.At(shape.At(0)).Assign(v.At(shape.At(1)))); err != nil {
		t.Fatal(err)
	}
	expect(t, v.Tensor(), dims(2), float32(4), 4)
	expect(t, before, dims(2), float32(11), 12)
	expect(t, tensor.Where(tensor.From(dev, []bool{true, false}), v, 0), dims(2), float32(4), 0)
	expect(t, tensor.AsArray(dev, v), dims(2), float32(4), 4)
	if d, err := tensor.ResultType(v, 2); err != nil || d != dtype.Float32 {
		t.Errorf("%v, %v", d, err)
	}
	v.Close()
	var closed *tensor.ClosedTensorError
	if err := before.Add(v).Err(); !errors.As(err, &closed) {
		t.Errorf("a closed Var: %v, want a *tensor.ClosedTensorError", err)
	}
	if err := before.Add((*tensor.Var)(nil)).Err(); err == nil {
		t.Error("a nil Var is no mistake")
	}
}

// callWith calls a method whose operands a function makes from a Var. It reads the result, or the
// Var that the method assigned to.
func callWith(dev *device.Device, method reflect.Method, d dtype.DType, of func(*tensor.Var) tensor.Operand) (string, error) {
	held := tensor.NewVar("held", tensor.From(dev, []int32{1, 1}).Cast(d))
	x := tensor.From(dev, []int32{0, 3}).Cast(d)
	changed := tensor.NewVar("x", x)
	indices := tensor.From(dev, []int64{1, 0})
	if method.Name == "ScatterND" {
		indices = indices.ExpandDims(-1)
	}
	mask := tensor.From(dev, []bool{true, false})
	args := []reflect.Value{reflect.ValueOf(x)}
	if method.Type.In(0) == reflect.TypeOf(changed) {
		args[0] = reflect.ValueOf(changed)
	}
	for p := 1; p < method.Type.NumIn() && !(method.Type.IsVariadic() && p == method.Type.NumIn()-1); p++ {
		switch typ := method.Type.In(p); {
		case typ == reflect.TypeFor[tensor.Operand]():
			args = append(args, reflect.ValueOf(of(held)))
		case typ == reflect.TypeFor[*tensor.Tensor]() && method.Name == "PutMask":
			args = append(args, reflect.ValueOf(mask))
		case typ == reflect.TypeFor[*tensor.Tensor]() && method.Name != "SearchSorted":
			args = append(args, reflect.ValueOf(indices))
		default:
			args = append(args, reflect.Zero(typ))
		}
	}
	got := method.Func.Call(args)[0].Interface()
	result, ok := got.(*tensor.Tensor)
	if !ok { // of a Var
		if err, _ := got.(error); err != nil {
			return "", err
		}
		result = changed.Tensor()
	}
	data, err := tensor.ReadBytes(ctx, result)
	return fmt.Sprint(result.DType(), result.Shape(), data), err
}
