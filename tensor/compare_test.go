package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Comparisons with Go numbers are exact for all dtypes: they agree with comparisons of unlimited
// precision.
func TestComparisonsWithNumbersAreExact(t *testing.T) {
	dev := testdev.Open(t)
	numbers := []any{
		0, 1, -1, 127, 128, -128, -129, 255, 256, 300, 32767, 32768, 65535, 65536, math.MaxInt32, math.MaxInt32 + 1, math.MinInt32 - 1,
		uint64(math.MaxUint64), uint64(1 << 63), math.MaxInt64, math.MinInt64, uint8(200),
		2.5, -2.5, -0.5, 0.5, 255.5, -128.5, 127.5, math.Copysign(0, -1), 3.0, 1e6, 65520.0, -65520.0, 1e300, -1e300, 0x1p53 + 2, 0x1p63, 0x1p64, -0x1p63, -0x1p63 - 2048,
		math.Inf(1), math.Inf(-1), math.NaN(), float32(1.5),
	}
	exactly(t, dev, numbers, []int8{-128, -3, -1, 0, 1, 2, 3, 127})
	exactly(t, dev, numbers, []int16{-32768, -129, -2, 0, 2, 3, 300, 32767})
	exactly(t, dev, numbers, []int32{math.MinInt32, -3, -2, 0, 2, 3, math.MaxInt32})
	exactly(t, dev, numbers, []int64{math.MinInt64, -3, 0, 2, 3, 1<<53 + 1, 1<<53 + 2, math.MaxInt64})
	exactly(t, dev, numbers, []uint8{0, 1, 2, 3, 127, 128, 200, 255})
	exactly(t, dev, numbers, []uint16{0, 2, 3, 300, 65535})
	exactly(t, dev, numbers, []uint32{0, 2, 3, math.MaxUint32})
	exactly(t, dev, numbers, []uint64{0, 2, 3, 1 << 63, 1<<53 + 1, math.MaxUint64})
}

type integer interface {
	int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64
}

func exactly[T integer](t *testing.T, dev *device.Device, numbers []any, elements []T) {
	t.Helper()
	x := tensor.From(dev, elements)
	for _, n := range numbers {
		for name, c := range map[string]struct {
			got   []*tensor.Tensor // with the number at the right, and at the left
			holds func(order int) bool
		}{
			"==": {pairOfTensors(x.Equal(n), scalarOf(n).Equal(x)), func(o int) bool { return o == 0 }},
			"!=": {pairOfTensors(x.NotEqual(n), scalarOf(n).NotEqual(x)), func(o int) bool { return o != 0 }},
			"<":  {pairOfTensors(x.Less(n), scalarOf(n).Greater(x)), func(o int) bool { return o == -1 }},
			"<=": {pairOfTensors(x.LessEqual(n), scalarOf(n).GreaterEqual(x)), func(o int) bool { return o == -1 || o == 0 }},
			">":  {pairOfTensors(x.Greater(n), scalarOf(n).Less(x)), func(o int) bool { return o == 1 }},
			">=": {pairOfTensors(x.GreaterEqual(n), scalarOf(n).LessEqual(x)), func(o int) bool { return o == 1 || o == 0 }},
			"in": {pairOfTensors(x.IsIn(n), x.IsIn(n)), func(o int) bool { return o == 0 }},
		} {
			want := make([]bool, len(elements))
			for i, e := range elements {
				want[i] = c.holds(orderOf(e, n))
			}
			for side, got := range c.got {
				if elements, err := tensor.Read[bool](ctx, got); err != nil || fmt.Sprint(elements) != fmt.Sprint(want) {
					t.Errorf("%T %v %s %T %v (side %d): %v, %v, want %v", elements, x, name, n, n, side, elements, err, want)
				}
			}
		}
	}
}

func pairOfTensors(a, b *tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a, b} }

// orderOf compares an element with a number: -1, 0, 1, and 2 beside NaN.
func orderOf(element, number any) int {
	n := bigOf(number)
	if n == nil {
		return 2
	}
	return bigOf(element).Cmp(n)
}

func bigOf(v any) *big.Float {
	exact := new(big.Float).SetPrec(2000)
	switch v := reflect.ValueOf(v); {
	case v.CanInt():
		return exact.SetInt64(v.Int())
	case v.CanUint():
		return exact.SetUint64(v.Uint())
	case math.IsNaN(v.Float()):
		return nil
	default:
		return exact.SetFloat64(v.Float())
	}
}

// A finite number beyond a floating-point dtype compares as if between its greatest element and
// infinity, and NaN compares with none.
func TestComparisonsBeyondFloats(t *testing.T) {
	dev := testdev.Open(t)
	for name, c := range map[string]struct {
		x      *tensor.Tensor
		number any
	}{
		"float16 and a float":        {tensor.From(dev, []float32{inf, neg, nan, 65504, -65504, 0}).Cast(dtype.Float16), 1e6},
		"float16 and an integer":     {tensor.From(dev, []float32{inf, neg, nan, 65504, -65504, 0}).Cast(dtype.Float16), 70000},
		"float32 and a float":        {tensor.From(dev, []float32{inf, neg, nan, math.MaxFloat32, -math.MaxFloat32, 0}), 1e39},
		"bfloat16 and a great float": {tensor.From(dev, []float32{inf, neg, nan, 1e38, -1e38, 0}).Cast(dtype.BFloat16), 3.4e38},
	} {
		t.Run(name, func(t *testing.T) {
			x, n := c.x, c.number
			expect(t, x.Equal(n), dims(6), false, false, false, false, false, false)
			expect(t, x.NotEqual(n), dims(6), true, true, true, true, true, true)
			expect(t, x.Less(n), dims(6), false, true, false, true, true, true)
			expect(t, x.LessEqual(n), dims(6), false, true, false, true, true, true)
			expect(t, x.Greater(n), dims(6), true, false, false, false, false, false)
			expect(t, x.GreaterEqual(n), dims(6), true, false, false, false, false, false)
			minus := x.Neg()
			expect(t, minus.Greater(minusOf(n)), dims(6), false, true, false, true, true, true)
			expect(t, minus.LessEqual(minusOf(n)), dims(6), true, false, false, false, false, false)
			expect(t, x.IsIn(n), dims(6), false, false, false, false, false, false)
		})
	}
	z := tensor.From(dev, []complex64{1, complex(nan, 0)})
	expect(t, z.Equal(1e300), dims(2), false, false)
	expect(t, z.NotEqual(complex(0, 1e300)), dims(2), true, true)
}

func minusOf(n any) any {
	if i, ok := n.(int); ok {
		return -i
	}
	return -n.(float64)
}

// A comparison whose result does not depend on elements reads none, and has x's shape.
func TestConstantComparisonsReadNothing(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []uint8{1, 2, 3, 4, 5, 6}, 2, 3)
	expect(t, x.Equal(300), dims(2, 3), false, false, false, false, false, false)
	expect(t, tensor.Scalar(300).IsIn(x), dims(), false)
	expect(t, x.At().Less(300).All([]int{1}), dims(2), true, true)
	e, err := tensor.Explain(x.Less(-1))
	if err != nil || len(e.Kernels) != 1 || len(e.Kernels[0].Buffers) != 1 {
		t.Errorf("%v, %v: want a kernel with one buffer, its result's", e, err)
	}
	// Kinds that do not mix are still errors.
	var wrong *tensor.ScalarError
	if err := x.Equal(true).Err(); !errors.As(err, &wrong) {
		t.Errorf("%v, want a *tensor.ScalarError", err)
	}
	if err := x.Equal(1i).Err(); !errors.As(err, &wrong) {
		t.Errorf("%v, want a *tensor.ScalarError", err)
	}
	if err := x.Add(300).Err(); !errors.As(err, &wrong) || wrong.Problem != tensor.ScalarOutOfRange {
		t.Errorf("%v, want a *tensor.ScalarError", err)
	}
}

// Where of two numbers has the dtype that AsArray gives their types.
func TestWhereOfNumbers(t *testing.T) {
	dev := testdev.Open(t)
	mask := tensor.From(dev, []bool{true, false, true})
	type kelvin float32
	expect(t, tensor.Where(mask, 1, 0), dims(3), int64(1), int64(0), int64(1))
	expect(t, tensor.Where(mask, 1.5, 0), dims(3), 1.5, 0, 1.5)
	expect(t, tensor.Where(mask, 0, 1.5), dims(3), 0, 1.5, 0)
	expect(t, tensor.Where(mask, float32(1), 0), dims(3), float32(1), float32(0), float32(1))
	expect(t, tensor.Where(mask, float32(1), 0.1), dims(3), 1, 0.1, 1)
	expect(t, tensor.Where(mask, kelvin(1), kelvin(2)), dims(3), float32(1), float32(2), float32(1))
	expect(t, tensor.Where(mask, uint8(1), int8(-1)), dims(3), int16(1), int16(-1), int16(1))
	expect(t, tensor.Where(mask, true, false), dims(3), true, false, true)
	expect(t, tensor.Where(mask, 1i, 2), dims(3), complex128(1i), complex128(2), complex128(1i))
	expect(t, tensor.Where(mask, tensor.Scalar(uint16(7)), tensor.Scalar(uint16(8))), dims(3), uint16(7), uint16(8), uint16(7))

	var promotion *dtype.PromotionError
	if err := tensor.Where(mask, uint64(1), -1).Err(); !errors.As(err, &promotion) {
		t.Errorf("uint64 and int: %v, want a *dtype.PromotionError", err)
	}
	var scalar *tensor.ScalarError
	if err := tensor.Where(mask, true, 1).Err(); !errors.As(err, &scalar) || scalar.Problem != tensor.ScalarKind {
		t.Errorf("bool and int: %v, want a *tensor.ScalarError", err)
	}
}

// Where reports the condition as wrong if it is, whatever the other operands are.
func TestWhereBlamesTheCondition(t *testing.T) {
	dev := testdev.Open(t)
	x, i := tensor.From(dev, []float32{0, 1}), tensor.From(dev, []int32{0, 1})
	for name, got := range map[string]*tensor.Tensor{
		"two numbers":             tensor.Where(x, 1, 0),
		"a number and a tensor":   tensor.Where(x, 1.5, i),
		"numbers that do not mix": tensor.Where(x, true, 1),
		"tensors that do not mix": tensor.Where(x, i, x),
		"two Vars":                tensor.Where(i, i, i),
	} {
		var wrong *tensor.DTypeError
		if err := got.Err(); !errors.As(err, &wrong) || wrong.Operand != 0 {
			t.Errorf("%s: %v, want a *tensor.DTypeError of operand 0", name, err)
		}
	}
	const want = "where: operand 1, the condition, is float32, but where takes bool: compare it, as with NotEqual(0), or convert it with Cast to bool\n    in where(float32[2], scalar 1, scalar 0)"
	if err := tensor.Where(x, 1, 0).Err(); err == nil || len(err.Error()) < len(want) || err.Error()[:len(want)] != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// scalarOf is a number as a tensor.
func scalarOf(n any) *tensor.Tensor {
	switch n := n.(type) {
	case int:
		return tensor.Scalar(n)
	case uint8:
		return tensor.Scalar(n)
	case uint64:
		return tensor.Scalar(n)
	case float32:
		return tensor.Scalar(n)
	}
	return tensor.Scalar(n.(float64))
}
