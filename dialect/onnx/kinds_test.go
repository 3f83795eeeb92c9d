package onnx_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/shape"
)

// kind is what the tests need for one ONNX type: it draws elements, and compares them by their
// bits. data is always a slice of Go elements.
type kind struct {
	typ    onnx.Type
	random func(rng *rand.Rand, n int) any
	from   func(dev *device.Device, data any, dims ...int) *onnx.Value
	full   func(dev *device.Device, data any, dims ...int) *onnx.Value
	read   func(x *onnx.Value) (any, error)
	// gather takes the elements at the indexes, in their order.
	gather func(data any, indexes []int) any
	// choose takes each element from xs or ys, at their own indexes.
	choose func(cond []bool, xs, ys any, at [3][]int) any
	// differ returns the first index where bits differ, -1 for none. NaN equals
	// NaN when computed is set.
	differ func(got, want any, computed bool) int
	// compute evaluates an operator element by element, on slices of one
	// length, by Go's own arithmetic.
	compute func(op string, in []any) any
}

// kinds are all types, in the order of SONNX's text.
var kinds = []kind{
	floatKind(drawFloat64[onnx.RealNumber], bits64[onnx.RealNumber], real64[onnx.RealNumber], func(f float64) onnx.RealNumber { return onnx.RealNumber(f) }),
	floatKind(drawHalf, func(h float16.Float16) any { return h.Bits() }, func(h float16.Float16) float64 { return float64(h.Float32()) }, nearestHalf),
	floatKind(drawFloat32, func(f float32) any { return math.Float32bits(f) }, real64[float32], func(f float64) float32 { return float32(f) }),
	floatKind(drawFloat64[float64], bits64[float64], real64[float64], func(f float64) float64 { return f }),
	integerKind[int8](), integerKind[int16](), integerKind[int32](), integerKind[int64](),
	integerKind[uint8](), integerKind[uint16](), integerKind[uint32](), integerKind[uint64](),
	kindOf(drawString, itself[string], nil, moved[string]),
	kindOf(drawBool, itself[bool], nil, booleans),
}

// nearestHalf rounds the result of an operation on Halfs. float64 has rounded it, if at all, far
// beyond float32's precision. Rounding twice more gives the nearest Half, since 53 bits are more
// than twice 24, and 24 more than twice 11.
func nearestHalf(f float64) float16.Float16 { return float16.Fromfloat32(float32(f)) }

func integerKind[T integer]() kind { return kindOf(drawInteger[T], itself[T], nil, integers[T]) }

// floatKind is a type whose numbers float64 holds, and to which to rounds.
func floatKind[T onnx.Element](draw func(*rand.Rand) T, bits func(T) any, number func(T) float64, of func(float64) T) kind {
	return kindOf(draw, bits, number, func(op string, in [][]T, at int) (T, bool) {
		values := make([]float64, len(in))
		for i, data := range in {
			values[i] = number(data[at])
		}
		y, ok := floats(op, values, func(f float64) float64 { return number(of(f)) })
		return of(y), ok
	})
}

// kindOf makes the kind of a Go element type. number is nil for types that Go compares as they are.
func kindOf[T onnx.Element](draw func(*rand.Rand) T, bits func(T) any, number func(T) float64, compute func(op string, in [][]T, at int) (T, bool)) kind {
	return kind{
		typ: onnx.TypeOf[T](),
		random: func(rng *rand.Rand, n int) any {
			out := make([]T, n)
			for i := range out {
				out[i] = draw(rng)
			}
			return out
		},
		from: func(dev *device.Device, data any, dims ...int) *onnx.Value {
			if len(dims) == 0 {
				return onnx.Full(dev, data.([]T)[0])
			}
			return onnx.From(dev, data.([]T), dims...)
		},
		full: func(dev *device.Device, data any, dims ...int) *onnx.Value {
			return onnx.Full(dev, data.([]T)[0], dims...)
		},
		read: func(x *onnx.Value) (any, error) {
			data, err := onnx.Read[T](context.Background(), x)
			return data, err
		},
		gather: func(data any, indexes []int) any {
			out := make([]T, len(indexes))
			for i, at := range indexes {
				out[i] = data.([]T)[at]
			}
			return out
		},
		choose: func(cond []bool, xs, ys any, at [3][]int) any {
			out := make([]T, len(at[0]))
			for i := range out {
				out[i] = ys.([]T)[at[2][i]]
				if cond[at[0][i]] {
					out[i] = xs.([]T)[at[1][i]]
				}
			}
			return out
		},
		differ: func(got, want any, computed bool) int {
			g, w := got.([]T), want.([]T)
			if len(g) != len(w) {
				return min(len(g), len(w))
			}
			for i := range g {
				bothNaN := computed && number != nil && number(g[i]) != number(g[i]) && number(w[i]) != number(w[i])
				if bits(g[i]) != bits(w[i]) && !bothNaN {
					return i
				}
			}
			return -1
		},
		compute: func(op string, in []any) any {
			typed := make([][]T, len(in))
			for i, data := range in {
				typed[i] = data.([]T)
			}
			n := len(typed[0])
			if test, ok := comparisons[op]; ok {
				out := make([]bool, n)
				for i := range out {
					out[i] = test(order(typed[0][i], typed[1][i], number))
				}
				return out
			}
			out := make([]T, n)
			for i := range out {
				y, ok := compute(op, typed, i)
				if !ok {
					panic(fmt.Sprintf("the test has no %s of %v", op, onnx.TypeOf[T]()))
				}
				out[i] = y
			}
			return out
		},
	}
}

// unordered is order's result for a NaN.
const unordered = 2

// comparisons are the operators that depend on the order of two elements.
var comparisons = map[string]func(order int) bool{
	"Equal":          func(o int) bool { return o == 0 },
	"Less":           func(o int) bool { return o == -1 },
	"LessOrEqual":    func(o int) bool { return o == -1 || o == 0 },
	"Greater":        func(o int) bool { return o == 1 },
	"GreaterOrEqual": func(o int) bool { return o == 1 || o == 0 },
}

// order is -1, 0, 1 or unordered.
func order[T onnx.Element](x, y T, number func(T) float64) int {
	if number != nil {
		a, b := number(x), number(y)
		switch {
		case a < b:
			return -1
		case a > b:
			return 1
		case a == b:
			return 0
		}
		return unordered
	}
	switch a := any(x).(type) {
	case string:
		return strings.Compare(a, any(y).(string))
	case uint64:
		return compareUint(a, any(y).(uint64))
	case bool:
		if a == any(y).(bool) {
			return 0
		}
		return unordered
	}
	a, b := widen(x), widen(y)
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func compareUint(a, b uint64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func widen[T onnx.Element](x T) int64 {
	switch v := any(x).(type) {
	case int8:
		return int64(v)
	case int16:
		return int64(v)
	case int32:
		return int64(v)
	case int64:
		return v
	case uint8:
		return int64(v)
	case uint16:
		return int64(v)
	case uint32:
		return int64(v)
	}
	panic(fmt.Sprintf("no integer: %T", x))
}

func itself[T onnx.Element](x T) any { return x }

func bits64[T ~float64](x T) any { return math.Float64bits(float64(x)) }

func real64[T ~float32 | ~float64](x T) float64 { return float64(x) }

type integer interface {
	int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64
}

// drawInteger mixes small numbers, which are often equal, with any bits.
func drawInteger[T integer](rng *rand.Rand) T {
	if rng.IntN(2) == 0 {
		return T(rng.IntN(5)) - 2
	}
	return T(rng.Uint64())
}

// drawFloat64 mixes small numbers, zeros of both signs, infinities, and any
// bits: subnormals and NaNs with payloads are among them.
func drawFloat64[T ~float64](rng *rand.Rand) T {
	switch rng.IntN(6) {
	case 0:
		return T(rng.IntN(5) - 2)
	case 1:
		return T(math.Copysign(0, float64(rng.IntN(2))-0.5))
	case 2:
		return T(math.Inf(rng.IntN(2)*2 - 1))
	case 3:
		return T(math.Float64frombits(0x7ff0<<48 | rng.Uint64())) // NaN
	case 4:
		return T(math.Float64frombits(rng.Uint64() &^ (0x7ff << 52))) // subnormal
	}
	return T(math.Float64frombits(rng.Uint64()))
}

func drawFloat32(rng *rand.Rand) float32 {
	switch rng.IntN(8) {
	case 0:
		return float32(rng.IntN(5) - 2)
	case 1:
		return float32(math.Copysign(0, float64(rng.IntN(2))-0.5))
	case 2:
		return float32(math.Inf(rng.IntN(2)*2 - 1))
	case 3:
		return math.Float32frombits(0x7f80<<16 | rng.Uint32()) // NaN
	case 4:
		return math.Float32frombits(rng.Uint32() &^ (0xff << 23)) // subnormal
	case 5:
		return math.Float32frombits(rng.Uint32())
	}
	return float32(rng.NormFloat64())
}

func drawHalf(rng *rand.Rand) float16.Float16 {
	switch rng.IntN(4) {
	case 0:
		return float16.Fromfloat32(float32(rng.IntN(5) - 2))
	case 1:
		return float16.Frombits(uint16(0x7c00 | rng.Uint32())) // NaN, mostly
	}
	return float16.Frombits(uint16(rng.Uint32()))
}

func drawString(rng *rand.Rand) string {
	words := []string{"", "a", "b", "ab", "\x00", "\xff", "héllo", "weft"}
	if rng.IntN(4) == 0 {
		return fmt.Sprint(rng.IntN(1000))
	}
	return words[rng.IntN(len(words))]
}

func drawBool(rng *rand.Rand) bool { return rng.IntN(2) == 1 }

// moved is for types without arithmetic.
func moved[T onnx.Element](_ string, in [][]T, at int) (T, bool) { return in[0][at], false }

// integers are the operators on integers.
func integers[T integer](op string, in [][]T, at int) (T, bool) {
	x := in[0][at]
	switch op {
	case "Neg":
		return -x, true
	case "Abs":
		return max(x, 0) - min(x, 0), true
	case "Relu":
		return max(x, 0), true
	case "BitwiseNot":
		return ^x, true
	case "Max", "Min":
		for _, y := range in[1:] {
			if op == "Max" {
				x = max(x, y[at])
			} else {
				x = min(x, y[at])
			}
		}
		return x, true
	}
	y := in[len(in)-1][at]
	switch op {
	case "Add":
		return x + y, true
	case "Sub":
		return x - y, true
	case "Mul":
		return x * y, true
	case "Div":
		if y == 0 {
			return 0, true
		}
		return x / y, true
	case "BitwiseAnd":
		return x & y, true
	case "BitwiseOr":
		return x | y, true
	case "BitwiseXor":
		return x ^ y, true
	case "PRelu":
		if x < 0 {
			return x * y, true
		}
		return x, true
	}
	return x, false
}

// floats are the operators on floating-point numbers, each step rounded.
func floats(op string, in []float64, round func(float64) float64) (float64, bool) {
	x, y := in[0], in[len(in)-1]
	switch op {
	case "Neg":
		return -x, true
	case "Abs":
		return math.Abs(x), true
	case "Relu":
		if x <= 0 {
			return 0, true
		}
		return x, true
	case "Sqrt":
		return round(math.Sqrt(x)), true
	case "Reciprocal":
		return round(1 / x), true
	case "Sum", "Mean":
		for _, y := range in[1:] {
			x = round(x + y)
		}
		if op == "Mean" {
			x = round(x / float64(len(in)))
		}
		return x, true
	case "Max", "Min": // NaN where one is NaN, and +0 above -0: the rules of Go's max
		for _, y := range in[1:] {
			if op == "Max" {
				x = max(x, y)
			} else {
				x = min(x, y)
			}
		}
		return x, true
	case "Add":
		return round(x + y), true
	case "Sub":
		return round(x - y), true
	case "Mul":
		return round(x * y), true
	case "Div":
		return round(x / y), true
	case "PRelu":
		if x < 0 {
			return round(x * y), true
		}
		return x, true
	}
	return x, false
}

func booleans(op string, in [][]bool, at int) (bool, bool) {
	if op == "Not" {
		return !in[0][at], true
	}
	x, y := in[0][at], in[1][at]
	switch op {
	case "And":
		return x && y, true
	case "Or":
		return x || y, true
	case "Xor":
		return x != y, true
	}
	return false, false
}

// kindNamed finds a kind by its type's name.
func kindNamed(name string) kind {
	for _, k := range kinds {
		if k.typ.String() == name {
			return k
		}
	}
	panic("no type " + name)
}

// broadcastIndexes is SONNX's definition, index by index: element i of Z is
// the element of X whose index has, in each of X's own axes, the index of Z,
// or 0 where X's size is 1 (the text's function f, counted from 0). The axes
// that step 1 prepended are left out.
func broadcastIndexes(from, to shape.Shape) []int {
	indexes := make([]int, to.Size())
	for i := range indexes {
		rest, at, step := i, 0, 1
		for axis := len(to) - 1; axis >= 0; axis-- {
			position := rest % to[axis]
			rest /= to[axis]
			own := axis - (len(to) - len(from))
			if own < 0 {
				continue
			}
			if from[own] != 1 {
				at += position * step
			}
			step *= from[own]
		}
		indexes[i] = at
	}
	return indexes
}
