package onnx_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

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

// TestCarriedTypes keeps the list of types that the device does not have true:
// a type whose dtype comes to exist must become native.
func TestCarriedTypes(t *testing.T) {
	dtypes := map[onnx.Type]string{
		onnx.Real: "float64", onnx.Float16: "float16", onnx.Float: "float32", onnx.Double: "float64",
		onnx.Int8: "int8", onnx.Int16: "int16", onnx.Int32: "int32", onnx.Int64: "int64",
		onnx.Uint8: "uint8", onnx.Uint16: "uint16", onnx.Uint32: "uint32", onnx.Uint64: "uint64",
		onnx.Boolean: "bool",
	}
	for _, typ := range onnx.Types() {
		_, err := dtype.Parse(dtypes[typ])
		carried := slices.Contains(onnx.CarriedTypes(), typ)
		if carried != (err != nil) {
			t.Errorf("%v is carried: %v, but the dtype %q exists: %v", typ, carried, dtypes[typ], err == nil)
		}
		if s := typ.Storage(); carried != (s.Carry != onnx.Native) || !s.DType.Valid() {
			t.Errorf("%v is stored as %v", typ, s)
		}
	}
}

// TestExpAtExactPoints checks the one operator here whose results are bounded
// and not exact at points where they are exact.
func TestExpAtExactPoints(t *testing.T) {
	dev := testdev.Open(t)
	inf := float32(math.Inf(1))
	x := must(t)(onnx.From(dev, []float32{0, inf, -inf}))
	if got := must2[float32](t, must(t)(onnx.Exp(x))); !slices.Equal(got, []float32{1, inf, 0}) {
		t.Errorf("exp(0, Inf, -Inf) = %v", got)
	}
}

// TestOf wraps device tensors and gives them back.
func TestOf(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t)(onnx.Of(tensor.From(dev, []int64{1, -1})))
	if x.Type() != onnx.Int64 || x.Stored().DType() != dtype.Int64 {
		t.Errorf("Of(int64) = %v", x)
	}
	if got := must2[int64](t, must(t)(onnx.Neg(x))); !slices.Equal(got, []int64{-1, 1}) {
		t.Errorf("Neg = %v", got)
	}
	broken := tensor.From(dev, []int64{1}, 2)
	var length *tensor.LengthError
	if _, err := onnx.Of(broken); !errors.As(err, &length) {
		t.Errorf("Of(a tensor with an error): %v", err)
	}
}

func TestOperatorErrors(t *testing.T) {
	dev := testdev.Open(t)
	f32 := must(t)(onnx.Full(dev, float32(1), 2))
	i8 := must(t)(onnx.Full(dev, int8(1), 2))
	i32 := must(t)(onnx.Full(dev, int32(1), 2))
	text := must(t)(onnx.Full(dev, "x", 2))
	yes := must(t)(onnx.Full(dev, true, 2))

	for _, c := range []struct {
		op     string
		in     []*onnx.Tensor
		target any
		text   string
	}{
		{"Frobnicate", nil, new(*onnx.UnknownOperatorError), ""},
		{"Add", []*onnx.Tensor{f32}, new(*onnx.ArityError), "Add: got 1 tensors, takes 2 (ONNX, inputs of the operator)"},
		{"Max", nil, new(*onnx.ArityError), "Max: got 0 tensors, takes 1 or more (ONNX, inputs of the operator)"},
		{"Gemm", []*onnx.Tensor{f32}, new(*onnx.ArityError), "Gemm: got 1 tensors, takes 2 to 3 (ONNX, inputs of the operator)"},
		{"And", []*onnx.Tensor{yes, i32}, new(*onnx.TypeError), "And: operand 1 is int32; ONNX defines the operator for boolean"},
		{"Less", []*onnx.Tensor{text, text}, new(*onnx.TypeError), ""},
		{"Where", []*onnx.Tensor{i32, f32, f32}, new(*onnx.TypeError), "Where: operand 0 is int32; ONNX defines the operator for boolean"},
		{"Add", []*onnx.Tensor{f32, i32}, new(*onnx.MixError),
			"Add: operand 0 is float and operand 1 is int32; ONNX takes one type and converts nothing: convert the elements of one first"},
		{"Where", []*onnx.Tensor{yes, f32, text}, new(*onnx.MixError),
			"Where: operand 1 is float and operand 2 is string; ONNX takes one type and converts nothing: convert the elements of one first"},
		{"Add", []*onnx.Tensor{i8, i8}, new(*onnx.UnsupportedError),
			"Add: does not run for int8 yet (the device holds it as int32, by value; every type can be moved and compared): convert the elements to a type that the operator runs for, such as float"},
		{"Div", []*onnx.Tensor{i32, i32}, new(*onnx.UnsupportedError),
			"Div: does not run for int32 yet (the device holds it as it is; every type can be moved and compared): convert the elements to a type that the operator runs for, such as float"},
		{"Pow", []*onnx.Tensor{f32, f32}, new(*onnx.UnsupportedError), "Pow: this operator does not run yet: Operators lists those that do"},
	} {
		_, err := onnx.Apply(c.op, c.in...)
		if !errors.As(err, c.target) || c.text != "" && err.Error() != c.text {
			t.Errorf("%s: %v (%T), want %T %s", c.op, err, err, c.target, c.text)
		}
	}
	var read *onnx.ReadTypeError
	if _, err := onnx.Read[float64](t.Context(), f32); !errors.As(err, &read) || read.Error() != "Read: the tensor is float and was read as double: read it as Go's float32" {
		t.Errorf("float read as double: %v", err)
	}
}

// TestErrorTexts holds the messages that no other test spells out.
func TestErrorTexts(t *testing.T) {
	for _, c := range []struct {
		err  error
		want string
	}{
		{&onnx.ReshapeError{Shape: []int{2, 3}, Dims: []int{6, 0, 0}, Axis: 2, Problem: "is 0"},
			"Reshape: shape [2 3] cannot become [6 0 0]: the size of axis 2 is 0 (ONNX, Reshape)"},
		{&onnx.DictionaryFullError{Limit: 2},
			"From: the string tensors in use hold 2 different strings, as many as there are codes: drop some tensors first"},
		{&onnx.CodeError{Index: 3, Code: 7},
			"Read: element 3 has the code 7, which is not in the tensor's dictionary: the device's memory was changed"},
		{&onnx.UnknownOperatorError{Name: "add"},
			`"add" is no operator of this package: it has ` + strings.Join(onnx.Operators()[:len(onnx.Operators())-1], ", ") + " and Sqrt"},
	} {
		if got := c.err.Error(); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

// TestFunctionsApplyTheirOperators: each function reports a missing tensor under
// its own operator's name.
func TestFunctionsApplyTheirOperators(t *testing.T) {
	type unary = func(*onnx.Tensor) (*onnx.Tensor, error)
	type binary = func(_, _ *onnx.Tensor) (*onnx.Tensor, error)
	type variadic = func(...*onnx.Tensor) (*onnx.Tensor, error)
	functions := map[string]func() error{"Where": func() error { return second(onnx.Where(nil, nil, nil)) }}
	for name, f := range map[string]unary{
		"Abs": onnx.Abs, "Exp": onnx.Exp, "Neg": onnx.Neg, "Not": onnx.Not, "Relu": onnx.Relu, "Sqrt": onnx.Sqrt,
	} {
		functions[name] = func() error { return second(f(nil)) }
	}
	for name, f := range map[string]binary{
		"Add": onnx.Add, "And": onnx.And, "Div": onnx.Div, "Equal": onnx.Equal, "Greater": onnx.Greater,
		"GreaterOrEqual": onnx.GreaterOrEqual, "Less": onnx.Less, "LessOrEqual": onnx.LessOrEqual, "Mul": onnx.Mul,
		"Or": onnx.Or, "PRelu": onnx.PRelu, "Sub": onnx.Sub, "Xor": onnx.Xor,
	} {
		functions[name] = func() error { return second(f(nil, nil)) }
	}
	for name, f := range map[string]variadic{"Max": onnx.Max, "Mean": onnx.Mean, "Min": onnx.Min, "Sum": onnx.Sum} {
		functions[name] = func() error { return second(f(nil)) }
	}
	for _, name := range onnx.Operators() {
		f, ok := functions[name]
		if !ok {
			t.Errorf("%s has no function", name)
			continue
		}
		var missing *tensor.MissingError
		if err := f(); !errors.As(err, &missing) || missing.Op != name {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPReluIsUnidirectional: the slope stretches to the tensor, and never the
// other way.
func TestPReluIsUnidirectional(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t)(onnx.From(dev, []float32{-1, 2, -3, 4, -5, 6}, 2, 3))
	slope := must(t)(onnx.From(dev, []float32{10, 100}, 2, 1))
	want := []float32{-10, 2, -30, 4, -500, 6}
	if got := must2[float32](t, must(t)(onnx.PRelu(x, slope))); !slices.Equal(got, want) {
		t.Errorf("PRelu = %v, want %v", got, want)
	}
	var e *onnx.BroadcastError
	if _, err := onnx.PRelu(slope, x); !errors.As(err, &e) || e.Rule != onnx.Unidirectional {
		t.Errorf("PRelu of a smaller tensor: %v", err)
	}
}

// TestClosed passes on what a device tensor reports.
func TestClosed(t *testing.T) {
	dev := testdev.Open(t)
	x := must(t)(onnx.From(dev, []string{"a", "b"}))
	x.Close()
	var closed *tensor.ClosedTensorError
	if _, err := onnx.Equal(x, x); !errors.As(err, &closed) {
		t.Errorf("Equal: %v", err)
	}
	if _, err := onnx.Expand(x, 2, 2); !errors.As(err, &closed) {
		t.Errorf("Expand: %v", err)
	}
	if _, err := onnx.Read[string](t.Context(), x); !errors.As(err, &closed) {
		t.Errorf("Read: %v", err)
	}
}
