package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/handle"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Every mistake has a typed cause and a message that says what was asked, the problem and what to
// do.
func TestMistakes(t *testing.T) {
	dev := testdev.Open(t)
	f := tensor.Zeros(dev, dtype.Float32, 2, 3)
	i := tensor.Zeros(dev, dtype.Int32, 2, 3)
	p := tensor.Zeros(dev, dtype.Bool, 2, 3)
	for _, c := range []struct {
		name    string
		x       *tensor.Tensor
		cause   error // a zero value of the type
		message string
	}{
		{"dtypes that do not mix", f.Add(i), &dtype.PromotionError{},
			"add: the dtypes float32 and int32 do not mix (the Array API defines no promotion for them): convert one side with Cast\n    in add(float32[2 3], int32[2 3])"},
		{"bool arithmetic", p.Add(p), &tensor.DTypeError{},
			"add: operand 1 is bool, but add takes numeric dtypes: convert it with Cast\n    in add(bool[2 3], bool[2 3])"},
		{"integer division", i.Div(i), &tensor.DTypeError{},
			"div: operand 1 is int32, but div takes floating-point dtypes: cast to float32 or float64 first\n    in div(int32[2 3], int32[2 3])"},
		{"integer logic", i.LogicalNot(), &tensor.DTypeError{},
			"logical_not: operand 1 is int32, but logical_not takes bool: convert it with Cast\n    in logical_not(int32[2 3])"},
		{"a condition that is none", tensor.Where(i, f, f), &tensor.DTypeError{},
			"where: operand 1, the condition, is int32, but where takes bool: compare it, as with NotEqual(0), or convert it with Cast to bool\n    in where(int32[2 3], float32[2 3], float32[2 3])"},
		{"shapes that do not broadcast", f.Mul(tensor.Zeros(dev, dtype.Float32, 4, 1, 2)), &shape.BroadcastError{},
			"mul: shapes [2 3] and [4 1 2] do not broadcast: axis 2 has 3 and 2 (shapes align at the right)\n" +
				"    a  [   2  3]\n" +
				"    b  [4  1  2]\n" +
				"              ^   axis 2: 3 and 2; sizes must be equal or 1\n" +
				"    in mul(float32[2 3], float32[4 1 2])"},
		{"a broadcast that drops", f.BroadcastTo(3), &shape.BroadcastError{},
			"broadcast_to: shape [2 3] does not broadcast to [3]"},
		{"a negative size", f.BroadcastTo(-2, 3), &shape.DimError{},
			"broadcast_to: dims [-2 3]: axis 0 has size -2; sizes must be 0 or more\n    in broadcast_to(float32[2 3])"},
		{"too many elements", f.BroadcastTo(math.MaxInt, 2, 3), &shape.DimError{},
			"broadcast_to: dims [9223372036854775807 2 3]: axis 0, of size 9223372036854775807, takes the product of the sizes above"},
		{"a reshape of another size", f.Reshape(4, -1), &shape.ReshapeError{},
			"reshape: shape [2 3] of 6 elements does not reshape to [4 -1]: 6 is no multiple of 4; the other sizes must divide it\n    in reshape(float32[2 3])"},
		{"an axis out of range", f.Flip(2), &shape.AxisError{},
			"flip: axes [2] of rank 2: axis 2 is out of range; use -2 to 1\n    in flip(float32[2 3])"},
		{"a permutation that forgets", f.Permute(1), &shape.AxisError{},
			"permute_dims: axes [1] of rank 2: axis 0 is missing; a permutation names every axis once\n    in permute_dims(float32[2 3])"},
		{"a squeeze that would lose", f.Squeeze(0), &shape.AxisError{},
			"squeeze: axes [0] of rank 2: axis 0 has size 2; only an axis of size 1 can be squeezed\n    in squeeze(float32[2 3])"},
		{"an axis expanded twice", f.ExpandDims(0, 0), &shape.AxisError{},
			"expand_dims: axes [0 0] of rank 4: axis 0 is named twice; name each axis once\n    in expand_dims(float32[2 3])"},
		{"a step of 0", f.At(shape.Step(0, 1, 0)), &shape.IndexError{},
			"index: index [0:1:0] of shape [2 3]: axis 0 has step 0; use a step of 1 or more, or -1 or less\n"},
		{"too many ranges", f.At(shape.All(), shape.All(), shape.All()), &shape.IndexError{},
			"index: index [:, :, :] of shape [2 3]: 3 indices for rank 2; give at most one for each axis\n    in index(float32[2 3])"},
		{"a dtype that is none", f.Cast(dtype.Invalid), &dtype.UnknownError{},
			"cast: unknown dtype \"invalid\"; the dtypes are bool, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64, c64, c128\n    in cast(float32[2 3])"},
		{"zeros of no dtype", tensor.Zeros(dev, dtype.DType(99), 2), &dtype.UnknownError{},
			"zeros: unknown dtype \"DType(99)\"; the dtypes are bool, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64, c64, c128\n    in zeros at "},
		{"a nil operand", f.Add(nil), &tensor.MissingError{},
			"add: operand 2 is nil: make it with From, Full or another constructor\n    in add(float32[2 3], nothing)"},
		{"a nil receiver", (*tensor.Tensor)(nil).Exp(), &tensor.MissingError{},
			"exp: operand 1 is nil: make it with From, Full or another constructor\n    in exp(nothing)"},
		{"a nil transpose", (*tensor.Tensor)(nil).T(), &tensor.MissingError{},
			"permute_dims: operand 1 is nil"},
		{"the zero Tensor", tensor.Where(f, new(tensor.Tensor), f), &tensor.MissingError{},
			"where: operand 2 is the zero Tensor: make it with From, Full or another constructor\n    in where(float32[2 3], nothing, float32[2 3])"},
		{"a nil device", tensor.From(nil, []int32{1}), &tensor.MissingError{},
			"from: the device is nil: open one with device.Open\n    in from at "},
		{"a length that does not match", tensor.From(dev, []int32{1, 2, 3, 4, 5}, 2, 3), &tensor.ArgumentError{},
			"from: 5 elements given for dims [2 3], which hold 6: pass that many, or other dims\n    in from at "},
		{"nothing for something", tensor.From(dev, []int32{}, 1), &tensor.ArgumentError{},
			"from: 0 elements given for dims [1], which hold 1"},
		{"data of a negative size", tensor.From(dev, []int32{1}, -2), &shape.DimError{},
			"from: dims [-2]: axis 0 has size -2; sizes must be 0 or more\n    in from at "},
		{"a constant that overflows", tensor.Full(dev, int32(1), 1<<40, 1<<40), &shape.DimError{},
			"full: dims [1099511627776 1099511627776]: axis 1"},
		{"operands too few", handle.Apply(ops.Add, ops.Attr{}, f), &tensor.ArityError{},
			"add: takes 2 operands, got 1\n    in add(float32[2 3])"},
		{"an operator without operands", handle.Apply[tensor.Tensor](ops.Iota, ops.Attr{}), &tensor.MissingError{},
			"iota: it has no operand that says where to run: use From, Full, Zeros or Arange\n    in iota at "},
		{"no operator", handle.Apply(nil, ops.Attr{}, f), &tensor.MissingError{},
			"apply: the operator is nil: find it with ops.ByName\n    in apply(float32[2 3])"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := c.x.Err()
			var op *tensor.OpError
			if !errors.As(err, &op) {
				t.Fatalf("%v (%T), want an OpError", err, err)
			}
			if cause := reflect.New(reflect.TypeOf(c.cause)); !errors.As(err, cause.Interface()) {
				t.Errorf("the cause is a %T, want a %T", op.Err, c.cause)
			}
			if !strings.HasPrefix(err.Error(), c.message) {
				t.Errorf("message:\n%v\nwant:\n%s", err, c.message)
			}
			if !strings.HasPrefix(op.Site, "tensor/errors_test.go:") || !strings.HasSuffix(err.Error(), " at "+op.Site) {
				t.Errorf("site %q, want a line of this file at the message's end:\n%v", op.Site, err)
			}
			if c.x.DType().Valid() || c.x.Device() != nil {
				t.Errorf("a mistake has dtype %v, device %v", c.x.DType(), c.x.Device())
			}
		})
	}
}

// Operators pass on the first mistake.
func TestMistakesArePassedOn(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3)
	_, _, line, _ := runtime.Caller(0)
	bad := x.Add(tensor.Zeros(dev, dtype.Float32, 4))
	worse := tensor.Where(bad.Mul(tensor.Scalar(2)).Sum([]int{7}).T(), x, bad.Cast(dtype.Invalid))

	var op *tensor.OpError
	if !errors.As(worse.Err(), &op) {
		t.Fatalf("%v, want an OpError", worse.Err())
	}
	if want := fmt.Sprintf("tensor/errors_test.go:%d", line+1); op.Op != "add" || op.Site != want {
		t.Errorf("the error is of %s at %s, want add at %s", op.Op, op.Site, want)
	}
	want := []tensor.OperandInfo{{DType: dtype.Float32, Shape: dims(2, 3)}, {DType: dtype.Float32, Shape: dims(4)}}
	if !reflect.DeepEqual(op.Operands, want) {
		t.Errorf("operands %v, want %v", op.Operands, want)
	}
	_, readErr := tensor.Read[float32](ctx, worse)
	_, itemErr := tensor.Item[int32](ctx, worse)
	_, explainErr := tensor.Explain(worse)
	_, profileErr := tensor.Measure(ctx, worse)
	_, valueErr := handle.Value(worse)
	for name, err := range map[string]error{
		"Read": readErr, "ReadInto": tensor.ReadInto(ctx, tensor.Into(worse, []bool{})), "Item": itemErr,
		"Eval": tensor.Eval(ctx, worse), "Eval with others": tensor.Eval(ctx, x, worse),
		"Explain": explainErr, "Profile": profileErr, "Value": valueErr,
	} {
		if err != worse.Err() {
			t.Errorf("%s returns %v, want the tensor's own error", name, err)
		}
	}
}

func TestReadMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Int32, 2)
	_, err := tensor.Read[float32](ctx, x)
	var kind *tensor.ReadTypeError
	if !errors.As(err, &kind) || kind.Error() != "read: the tensor is int32 and was read as float32: read it as int32, or convert it with Cast(dtype.Float32) first" {
		t.Errorf("Read of another type: %v", err)
	}
	var missing *tensor.MissingError
	if _, err := tensor.Read[float32](ctx, nil); !errors.As(err, &missing) {
		t.Errorf("Read of nil: %v, want a MissingError", err)
	}
	if err := tensor.Eval(ctx, x, new(tensor.Tensor)); !errors.As(err, &missing) {
		t.Errorf("Eval of the zero Tensor: %v, want a MissingError", err)
	}
	if _, err := tensor.Explain(); !errors.As(err, &missing) {
		t.Errorf("Explain of nothing: %v, want a MissingError", err)
	}
}

func TestTwoDevices(t *testing.T) {
	a, b := testdev.Open(t), testdev.Open(t)
	x, y := tensor.Full(a, float32(1), 2), tensor.Full(b, float32(2), 2)
	var mismatch *tensor.DeviceMismatchError
	name := a.Info().Name
	want := "add: the operands are on two devices named " + name + " (a device opened twice is two): bring one over with To"
	if err := x.Add(y).Err(); !errors.As(err, &mismatch) || mismatch.Error() != want {
		t.Errorf("operands of two devices: %v, want %s", err, want)
	}
	if _, err := tensor.Explain(x, y); !errors.As(err, &mismatch) {
		t.Errorf("Explain of two devices: %v, want a DeviceMismatchError", err)
	}
	if err := tensor.Eval(ctx, x, y); err != nil {
		t.Errorf("Eval of two devices: %v", err)
	}
	moved := tensor.From(b, read[float32](t, x))
	expect(t, moved.Add(y), dims(2), 3, float32(3))
	if moved.Device() != b {
		t.Error("a tensor is not on the device it was made on")
	}
}

// A zero Device is an error, as a nil one is.
func TestZeroDevice(t *testing.T) {
	dev := new(device.Device)
	var unopened *device.UnopenedError
	for name, x := range map[string]*tensor.Tensor{
		"From": tensor.From(dev, []bool{true}), "Full": tensor.Full(dev, true),
		"Zeros": tensor.Zeros(dev, dtype.Bool), "Arange": tensor.Arange[int32](dev, 0, 1, 1),
	} {
		if !errors.As(x.Err(), &unopened) {
			t.Errorf("%s: %v, want *device.UnopenedError", name, x.Err())
		}
	}
	if _, err := tensor.Compile(ctx, dev, nil, func(a []*tensor.Tensor) []*tensor.Tensor { return a }); !errors.As(err, &unopened) {
		t.Errorf("Compile: %v, want *device.UnopenedError", err)
	}
}

// A nil device of the right type, not an untyped nil.
func TestNilDevice(t *testing.T) {
	var dev *device.Device
	var missing *tensor.MissingError
	for name, x := range map[string]*tensor.Tensor{
		"From": tensor.From(dev, []bool{true}), "Full": tensor.Full(dev, true),
		"Zeros": tensor.Zeros(dev, dtype.Bool), "Arange": tensor.Arange[int32](dev, 0, 1, 1),
	} {
		if !errors.As(x.Err(), &missing) {
			t.Errorf("%s: %v, want a MissingError", name, x.Err())
		}
	}
}
