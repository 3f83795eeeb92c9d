package double

import (
	"math"
	"math/big"
	"testing"

	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
)

func on(b *spirv.Builder) Arithmetic { return New(words.Arithmetic{Arithmetic: &b.Arithmetic}) }

func binaryDouble(name string, f func(b Arithmetic, x, y Pair) Pair, want func(x, y float64) float64) testcode.WordCase {
	return testcode.WordCase{Name: name, Operands: "dd",
		Emit: func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
			r := f(on(b), Pair{in[0], in[1]}, Pair{in[2], in[3]})
			return r[:]
		},
		Want: func(in []uint32) []uint32 {
			return testcode.FromDouble(want(testcode.ToDouble(in), testcode.ToDouble(in[2:])))
		}}
}

func compareDouble(name string, f func(b Arithmetic, x, y Pair) ID, want func(x, y float64) bool) testcode.WordCase {
	return testcode.WordCase{Name: name, Operands: "dd",
		Emit: func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
			return []spirv.ID{b.Select(f(on(b), Pair{in[0], in[1]}, Pair{in[2], in[3]}), on(b).K(1, in[0]), on(b).K(0, in[0]))}
		},
		Want: func(in []uint32) []uint32 {
			return []uint32{testcode.Truth(want(testcode.ToDouble(in), testcode.ToDouble(in[2:])))}
		}}
}

// convert returns a case of a conversion from one word or two to one word or two.
func convert(name, operand string, f func(b *spirv.Builder, in []spirv.ID) []spirv.ID, want func(in []uint32) []uint32) testcode.WordCase {
	return testcode.WordCase{Name: name, Operands: operand, Emit: f, Want: want}
}

func toPair(f func(b Arithmetic, w ID) Pair) func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
	return func(b *spirv.Builder, in []spirv.ID) []spirv.ID { r := f(on(b), in[0]); return r[:] }
}

func fromInteger(signed bool) func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
	return func(b *spirv.Builder, in []spirv.ID) []spirv.ID { r := on(b).FromInteger(in, signed); return r[:] }
}

func pairToPair(f func(b Arithmetic, x Pair) Pair) func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
	return func(b *spirv.Builder, in []spirv.ID) []spirv.ID { r := f(on(b), Pair{in[0], in[1]}); return r[:] }
}

func pairToWord(f func(b Arithmetic, x Pair) ID) func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
	return func(b *spirv.Builder, in []spirv.ID) []spirv.ID { return []spirv.ID{f(on(b), Pair{in[0], in[1]})} }
}

// cases returns a case for every operation on float64 in words.
func cases() []testcode.WordCase {
	return []testcode.WordCase{
		binaryDouble("add", Arithmetic.Add, func(x, y float64) float64 { return x + y }),
		binaryDouble("sub", Arithmetic.Sub, func(x, y float64) float64 { return x - y }),
		binaryDouble("mul", Arithmetic.Mul, func(x, y float64) float64 { return x * y }),
		binaryDouble("div", Arithmetic.Div, func(x, y float64) float64 { return x / y }),
		convert("sqrt", "d", pairToPair(Arithmetic.Sqrt), func(in []uint32) []uint32 { return testcode.FromDouble(math.Sqrt(testcode.ToDouble(in))) }),
		{Name: "fma", Operands: "ddd", Emit: func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
			r := on(b).FusedMulAdd(Pair{in[0], in[1]}, Pair{in[2], in[3]}, Pair{in[4], in[5]})
			return r[:]
		}, Want: func(in []uint32) []uint32 {
			return testcode.FromDouble(math.FMA(testcode.ToDouble(in), testcode.ToDouble(in[2:]), testcode.ToDouble(in[4:])))
		}},
		compareDouble("equal", Arithmetic.Equal, func(x, y float64) bool { return x == y }),
		compareDouble("less", Arithmetic.Less, func(x, y float64) bool { return x < y }),
		compareDouble("less or equal", Arithmetic.LessEqual, func(x, y float64) bool { return x <= y }),
		convert("float32 to float64", "s", toPair(Arithmetic.FromFloat32), func(in []uint32) []uint32 {
			return testcode.FromDouble(float64(math.Float32frombits(in[0])))
		}),
		convert("float64 to float32", "d", pairToWord(Arithmetic.ToFloat32), func(in []uint32) []uint32 {
			return testcode.FromFloat(float32(testcode.ToDouble(in)))
		}),
		convert("float64 to float32, to odd", "d", pairToWord(Arithmetic.ToFloat32Odd), func(in []uint32) []uint32 {
			return testcode.ToOdd(new(big.Float), testcode.ToDouble(in))
		}),
		convert("int32 to float64", "i", fromInteger(true), func(in []uint32) []uint32 {
			return testcode.FromDouble(float64(int32(in[0])))
		}),
		convert("uint32 to float64", "i", fromInteger(false), func(in []uint32) []uint32 {
			return testcode.FromDouble(float64(in[0]))
		}),
		convert("int64 to float64", "l", fromInteger(true), func(in []uint32) []uint32 {
			return testcode.FromDouble(float64(int64(uint64(in[1])<<32 | uint64(in[0]))))
		}),
		convert("uint64 to float64", "l", fromInteger(false), func(in []uint32) []uint32 {
			return testcode.FromDouble(float64(uint64(in[1])<<32 | uint64(in[0])))
		}),
		convert("float64 to int32", "d", pairToWord(Arithmetic.ToInt32), func(in []uint32) []uint32 {
			return testcode.Split(saturate(testcode.ToDouble(in), -1<<31, 1<<31-1))[:1]
		}),
		convert("float64 to uint32", "d", pairToWord(Arithmetic.ToUint32), func(in []uint32) []uint32 {
			return testcode.Split(saturate(testcode.ToDouble(in), 0, 1<<32-1))[:1]
		}),
		convert("float64 to int64", "d", pairToPair(Arithmetic.ToInt64), func(in []uint32) []uint32 {
			return testcode.Split(saturate(testcode.ToDouble(in), -1<<63, 1<<63-1))
		}),
		convert("float64 to uint64", "d", pairToPair(Arithmetic.ToUint64), func(in []uint32) []uint32 {
			return testcode.Split(saturate(testcode.ToDouble(in), 0, math.MaxUint64))
		}),
	}
}

// saturate truncates x to an integer from low to high. float64(high) may round up.
func saturate(x float64, low int64, high uint64) uint64 {
	switch {
	case x != x:
		return 0
	case x <= float64(low):
		return uint64(low)
	case x >= float64(high):
		return high
	case x < 0:
		return uint64(int64(x))
	}
	return uint64(x)
}

func TestDoubleInWords(t *testing.T) {
	for i, c := range cases() {
		t.Run(c.Name, func(t *testing.T) { c.Test(t, []int{1, 2, 4}[i%3], 1, 3000, 2000) })
	}
}
