package tensor_test

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Where keeps an element's bits also in a kernel so long that it is written for one element at a
// time.
func TestWhereKeepsNaNsBesideLongCode(t *testing.T) {
	dev := testdev.Open(t)
	const n = 7
	cond := make([]bool, n)
	narrow, wide := make([]float32, n), make([]float64, n)
	for i := range n {
		cond[i] = i%3 != 1
		narrow[i] = math.Float32frombits(0x7fc12340 + uint32(i))
		wide[i] = math.Float64frombits(0xfff8000000123450 + uint64(i))
	}
	c := tensor.From(dev, cond)
	y := tensor.Full(dev, float32(2), n)
	z := tensor.Full(dev, 2.0, n)
	gotNarrow := read[float32](t, tensor.Where(c, tensor.From(dev, narrow), y.Pow(y).Pow(y).GELU()))
	gotWide := read[float64](t, tensor.Where(c, tensor.From(dev, wide), z.Pow(z).Pow(z)))
	for i := range n {
		if !cond[i] {
			narrow[i], wide[i] = 16, 16 // gelu(16) is 16
		}
		if g, w := math.Float32bits(gotNarrow[i]), math.Float32bits(narrow[i]); g != w {
			t.Errorf("float32 element %d has bits %#08x, want %#08x", i, g, w)
		}
		if g, w := math.Float64bits(gotWide[i]), math.Float64bits(wide[i]); g != w {
			t.Errorf("float64 element %d has bits %#016x, want %#016x", i, g, w)
		}
	}
}
