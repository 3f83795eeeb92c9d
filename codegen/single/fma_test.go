package single

import (
	"math"
	"math/big"
	"testing"

	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
)

func ternary(f func(b Bits, x, y, z ID) ID) func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
	return func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
		return []spirv.ID{f(Bits{words.Arithmetic{Arithmetic: &b.Arithmetic}}, in[0], in[1], in[2])}
	}
}

func TestFusedMultiplyAdd(t *testing.T) {
	for i, c := range []testcode.WordCase{
		{Name: "fma of float32", Operands: "sss", Emit: ternary(Bits.FusedMulAdd), Want: func(in []uint32) []uint32 {
			exact, f := exactFMA32(in)
			if exact == nil {
				return testcode.FromFloat(float32(f))
			}
			r, _ := exact.Float32()
			return testcode.FromFloat(r)
		}},
		{Name: "fma of float32, to odd", Operands: "sss", Emit: ternary(Bits.FusedMulAddOdd), Want: func(in []uint32) []uint32 {
			exact, f := exactFMA32(in)
			return testcode.ToOdd(exact, f)
		}},
	} {
		t.Run(c.Name, func(t *testing.T) { c.Test(t, []int{2, 4}[i], 1, 3000, 2000) })
	}
}

// exactFMA32 returns the exact result if it is finite and nonzero, else nil, and the float64
// result.
func exactFMA32(in []uint32) (*big.Float, float64) {
	x, y, z := float64(math.Float32frombits(in[0])), float64(math.Float32frombits(in[1])), float64(math.Float32frombits(in[2]))
	f := math.FMA(x, y, z)
	if f == 0 || f-f != 0 {
		return nil, f
	}
	exact := new(big.Float).SetPrec(1000).Mul(new(big.Float).SetFloat64(x), new(big.Float).SetFloat64(y))
	return exact.SetPrec(1000).Add(exact, new(big.Float).SetFloat64(z)), f
}
