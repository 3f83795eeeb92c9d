package onnx_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// TestTypesOfTheText lists the types as SONNX's text does.
func TestTypesOfTheText(t *testing.T) {
	want := []string{"real", "float16", "float", "double", "int8", "int16", "int32", "int64",
		"uint8", "uint16", "uint32", "uint64", "string", "boolean"}
	var got []string
	for _, typ := range onnx.Types() {
		got = append(got, typ.String())
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestStorage: a device tensor holds each type as the same dtype, except the idealised real and the
// strings' codes.
func TestStorage(t *testing.T) {
	want := map[onnx.Type]dtype.DType{
		onnx.Real: dtype.Float64, onnx.Float16: dtype.Float16, onnx.Float: dtype.Float32, onnx.Double: dtype.Float64,
		onnx.Int8: dtype.Int8, onnx.Int16: dtype.Int16, onnx.Int32: dtype.Int32, onnx.Int64: dtype.Int64,
		onnx.Uint8: dtype.Uint8, onnx.Uint16: dtype.Uint16, onnx.Uint32: dtype.Uint32, onnx.Uint64: dtype.Uint64,
		onnx.String: dtype.Int32, onnx.Boolean: dtype.Bool,
	}
	for _, typ := range onnx.Types() {
		if got := typ.Storage(); got != want[typ] || !got.Valid() {
			t.Errorf("%v is held as %v, want %v", typ, got, want[typ])
		}
	}
	if got := onnx.Invalid.Storage(); got != dtype.Invalid {
		t.Errorf("no type is held as %v", got)
	}
}

// TestExactPoints checks operators with inexact results at points where these are exact, in every
// floating-point type.
func TestExactPoints(t *testing.T) {
	dev := testdev.Open(t)
	inf := math.Inf(1)
	for _, c := range []struct {
		op       string
		in, want []float64
	}{
		{"Exp", []float64{0, inf, -inf}, []float64{1, inf, 0}},
		{"Log", []float64{1, 0, inf}, []float64{0, -inf, inf}},
		{"Sin", []float64{0}, []float64{0}},
		{"Cos", []float64{0}, []float64{1}},
		{"Tan", []float64{0}, []float64{0}},
		{"Asin", []float64{0}, []float64{0}},
		{"Acos", []float64{1}, []float64{0}},
		{"Atan", []float64{0}, []float64{0}},
		{"Sinh", []float64{0, -inf}, []float64{0, -inf}},
		{"Cosh", []float64{0, -inf}, []float64{1, inf}},
		{"Tanh", []float64{0, inf}, []float64{0, 1}},
		{"Asinh", []float64{0, inf}, []float64{0, inf}},
		{"Acosh", []float64{1, inf}, []float64{0, inf}},
		{"Atanh", []float64{0, -1}, []float64{0, -inf}},
		{"Sigmoid", []float64{0, inf, -inf}, []float64{0.5, 1, 0}},
		{"Softplus", []float64{inf, -inf}, []float64{inf, 0}},
		{"Pow", []float64{2, 10, -inf}, []float64{4, 1e10, -inf}}, // to the 2nd, 10th, 3rd
	} {
		for _, f := range []func(values []float64) *onnx.Value{
			func(v []float64) *onnx.Value { return onnx.From(dev, v) },
			func(v []float64) *onnx.Value { return onnx.From(dev, convert[float32](v)) },
			func(v []float64) *onnx.Value { return onnx.From(dev, convert[onnx.RealNumber](v)) },
		} {
			in := []*onnx.Value{must(t, f(c.in))}
			if c.op == "Pow" {
				in = append(in, must(t, f([]float64{2, 10, 3})))
			}
			x := must(t, onnx.Apply(c.op, in...))
			if got := numbers(t, x); !slices.Equal(got, c.want) {
				t.Errorf("%s of %v %v = %v, want %v", c.op, x.Type(), c.in, got, c.want)
			}
		}
	}
}

func convert[T ~float32 | ~float64](values []float64) []T {
	out := make([]T, len(values))
	for i, v := range values {
		out[i] = T(v)
	}
	return out
}

// numbers are the elements of a tensor of one of three types.
func numbers(t *testing.T, x *onnx.Value) []float64 {
	t.Helper()
	var out []float64
	switch x.Type() {
	case onnx.Float:
		for _, v := range must2[float32](t, x) {
			out = append(out, float64(v))
		}
	case onnx.Real:
		for _, v := range must2[onnx.RealNumber](t, x) {
			out = append(out, float64(v))
		}
	default:
		return must2[float64](t, x)
	}
	return out
}

// TestIntegerDivision: the quotient is truncated towards 0, not rounded down.
func TestIntegerDivision(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.From(dev, []int8{7, -7, 7, -7, -8, 5, -128, 127}))
	y := must(t, onnx.From(dev, []int8{2, 2, -2, -2, 2, 0, -1, -128}))
	if got, want := must2[int8](t, must(t, onnx.Apply("Div", x, y))), []int8{3, -3, -3, 3, -4, 0, -128, 0}; !slices.Equal(got, want) {
		t.Errorf("Div = %v, want %v", got, want)
	}
}

// TestOf wraps device tensors and gives them back.
func TestOf(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.Of(tensor.From(dev, []int64{1, -1})))
	if x.Type() != onnx.Int64 || x.Tensor().DType() != dtype.Int64 {
		t.Errorf("Of(int64) = %v", x)
	}
	if got := must2[int64](t, must(t, onnx.Apply("Neg", x))); !slices.Equal(got, []int64{-1, 1}) {
		t.Errorf("Neg = %v", got)
	}
	var unknown *dialect.TypeError
	if err := onnx.Of(tensor.From(dev, []complex64{1})).Err(); !errors.As(err, &unknown) || !strings.HasPrefix(err.Error(), "Of: complex64 is no type of SONNX's text: convert the tensor with Cast") {
		t.Errorf("Of(complex64): %v", err)
	}
	if x := must(t, onnx.Of(tensor.From(dev, []float64{1}))); x.Type() != onnx.Double {
		t.Errorf("Of(float64) = %v", x)
	}
	broken := tensor.From(dev, []int64{1}, 2)
	var length *tensor.ArgumentError
	if err := onnx.Of(broken).Err(); !errors.As(err, &length) {
		t.Errorf("Of(a tensor with an error): %v", err)
	}
}

func TestOperatorErrors(t *testing.T) {
	dev := testdev.Open(t)
	f32 := must(t, onnx.Full(dev, float32(1), 2))
	i32 := must(t, onnx.Full(dev, int32(1), 2))
	text := must(t, onnx.Full(dev, "x", 2))
	yes := must(t, onnx.Full(dev, true, 2))

	for _, c := range []struct {
		op     string
		in     []*onnx.Value
		target any
		text   string
	}{
		{"Frobnicate", nil, new(*dialect.OperatorError), ""},
		{"Add", []*onnx.Value{f32}, new(*dialect.OperatorError), "Add: got 1 operands, takes 2 (ONNX, inputs of the operator)"},
		{"Max", nil, new(*dialect.OperatorError), "Max: got 0 operands, takes 1 or more (ONNX, inputs of the operator)"},
		{"Gemm", []*onnx.Value{f32}, new(*dialect.OperatorError), "Gemm: got 1 operands, takes 2 to 3 (ONNX, inputs of the operator)"},
		{"And", []*onnx.Value{yes, i32}, new(*dialect.TypeError), "And: operand 1 is int32; ONNX defines the operator for boolean"},
		{"Less", []*onnx.Value{text, text}, new(*dialect.TypeError), ""},
		{"Where", []*onnx.Value{i32, f32, f32}, new(*dialect.TypeError), "Where: operand 0 is int32; ONNX defines the operator for boolean"},
		{"Add", []*onnx.Value{f32, i32}, new(*dialect.TypeError),
			"Add: operand 0 is float and operand 1 is int32; ONNX takes one type and converts nothing: convert the elements of one first"},
		{"Where", []*onnx.Value{yes, f32, text}, new(*dialect.TypeError),
			"Where: operand 1 is float and operand 2 is string; ONNX takes one type and converts nothing: convert the elements of one first"},
		{"Pow", []*onnx.Value{f32, i32}, new(*dialect.TypeError), "Pow: it does not run for float and int32 together yet: convert the elements of one first"},
		{"Gemm", []*onnx.Value{f32, f32}, new(*dialect.OperatorError), "Gemm: it does not run yet: Operators lists those that do"},
	} {
		err := onnx.Apply(c.op, c.in...).Err()
		if !errors.As(err, c.target) || !strings.HasPrefix(err.Error(), c.text) {
			t.Errorf("%s: %v (%T), want %T %s", c.op, err, err, c.target, c.text)
		}
	}
	var read *dialect.TypeError
	if _, err := onnx.Read[float64](t.Context(), f32); !errors.As(err, &read) || read.Error() != "Read: the value is float and was read as double: read it as Go's float32" {
		t.Errorf("float read as double: %v", err)
	}
}

// TestErrorTexts tests the messages that no other test has.
func TestErrorTexts(t *testing.T) {
	dev := testdev.Open(t)
	x := onnx.Full(dev, "x", 2, 3)
	for _, c := range []struct {
		err  error
		want string
	}{
		{onnx.Reshape(x, 6, 1, 0).Err(), "Reshape: shape [2 3] of 6 elements does not reshape to [6 1 0]: the size of axis 2 is 0, which keeps the value's size"},
		{onnx.Apply("add", x, x).Err(), "add: it is no operator of this package, which has " + strings.Join(onnx.Operators()[:len(onnx.Operators())-1], ", ") + " and Tanh\n    in add("},
		{onnx.Apply("Expand", x, x).Err(), "Expand: it is applied by the function Expand"},
	} {
		if c.err == nil || !strings.HasPrefix(c.err.Error(), c.want) {
			t.Errorf("got  %v\nwant %s", c.err, c.want)
		}
	}
}

// TestOperatorsReportMissingOperands: each operator's error names it.
func TestOperatorsReportMissingOperands(t *testing.T) {
	for _, name := range onnx.Operators() {
		for operands := range 4 {
			err := onnx.Apply(name, make([]*onnx.Value, operands)...).Err()
			var arity *dialect.OperatorError
			var missing *tensor.MissingError
			if errors.As(err, &arity) && arity.Op == name {
				continue
			}
			if !errors.As(err, &missing) || missing.Op != name {
				t.Errorf("%s of %d nil operands: %v", name, operands, err)
			}
		}
	}
}

// TestPReluIsUnidirectional: the slope stretches to the tensor, and never the
// other way.
func TestPReluIsUnidirectional(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.From(dev, []float32{-1, 2, -3, 4, -5, 6}, 2, 3))
	slope := must(t, onnx.From(dev, []float32{10, 100}, 2, 1))
	want := []float32{-10, 2, -30, 4, -500, 6}
	if got := must2[float32](t, must(t, onnx.Apply("PRelu", x, slope))); !slices.Equal(got, want) {
		t.Errorf("PRelu = %v, want %v", got, want)
	}
	var e *onnx.BroadcastError
	if err := onnx.Apply("PRelu", slope, x).Err(); !errors.As(err, &e) || e.Rule != onnx.Unidirectional {
		t.Errorf("PRelu of a smaller tensor: %v", err)
	}
}

// TestClosed: a closed device tensor's error is passed on.
func TestClosed(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t, onnx.From(dev, []string{"a", "b"}))
	x.Close()
	var closed *tensor.ClosedTensorError
	if err := onnx.Apply("Equal", x, x).Err(); !errors.As(err, &closed) {
		t.Errorf("Equal: %v", err)
	}
	if err := onnx.Expand(x, 2, 2).Err(); !errors.As(err, &closed) {
		t.Errorf("Expand: %v", err)
	}
	if _, err := onnx.Read[string](t.Context(), x); !errors.As(err, &closed) {
		t.Errorf("Read: %v", err)
	}
}
