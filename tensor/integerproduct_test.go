package tensor_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// narrowInts returns int8s, uint8s or int16s: random ones or, for odd numbers of a case, the ones
// whose products are the greatest.
func narrowInts(dev *device.Device, rng *rand.Rand, d dtype.DType, extreme bool, dims ...int) *tensor.Tensor {
	n := 1
	for _, size := range dims {
		n *= size
	}
	list := make([]int16, n)
	for i := range list {
		if list[i] = int16(rng.Uint32()); extreme {
			list[i] = map[dtype.DType]int16{dtype.Int8: math.MinInt8, dtype.Uint8: math.MaxUint8, dtype.Int16: math.MinInt16}[d]
		}
	}
	return tensor.From(dev, list, n).Reshape(dims...).Cast(d)
}

// Products of int8, uint8 and int16 converted to int32 or uint32 have the definition's bits, in all
// pairings, with and without zero points, for empty, short and odd sizes, and for sums that wrap.
func TestProductsOfNarrowIntegers(t *testing.T) {
	dev, ctx := testdev.Open(t, device.WithReferenceCheck()), context.Background()
	rng := rand.New(rand.NewPCG(1, 2))
	sizes := [][3]int{{0, 3, 2}, {2, 0, 3}, {1, 1, 1}, {1, 2, 5}, {3, 7, 1}, {5, 33, 18}, {12, 1031, 9}, {40, 64, 70}, {1, 129, 40}}
	if !dev.IsHost() {
		sizes = [][3]int{{2, 0, 3}, {1, 1, 1}, {5, 33, 18}, {12, 1031, 9}}
	}
	types := []dtype.DType{dtype.Int8, dtype.Uint8, dtype.Int16}
	for i, s := range sizes {
		for _, x := range types {
			for _, y := range types {
				wide := []dtype.DType{dtype.Int32, dtype.Uint32}[rng.IntN(2)]
				a, b := narrowInts(dev, rng, x, i%2 == 1, s[0], s[1]), narrowInts(dev, rng, y, i%2 == 1, s[1], s[2])
				if i%3 == 0 {
					b = narrowInts(dev, rng, y, i%2 == 1, s[2], s[1]).T()
				}
				if err := tensor.Eval(ctx, a, b); err != nil {
					t.Fatal(err)
				}
				row, zero := narrowInts(dev, rng, x, false, s[0], 1), narrowInts(dev, rng, y, false)
				left, right := a.Cast(wide), b.Cast(wide)
				for name, product := range map[string]*tensor.Tensor{
					"plain":       left.MatMul(right),
					"zero points": left.Sub(row.Cast(wide)).MatMul(right.Sub(zero.Cast(wide))),
					"a number":    left.Sub(7).MatMul(right.Sub(300)),
					"an epilogue": left.MatMul(right).Cast(dtype.Float32).Mul(0.5),
					"short sums":  a.MatMul(b.Cast(x)),
				} {
					if err := tensor.Eval(ctx, product); err != nil {
						t.Errorf("%s: %v by %v in %v, %v: %v", name, x, y, wide, s, err)
					}
				}
			}
		}
	}
}

// Convolutions of uint8 and int8 less their zero points have the definition's bits: padding is 0
// after the subtraction.
func TestConvolutionsOfNarrowIntegers(t *testing.T) {
	dev, ctx := testdev.Open(t, device.WithReferenceCheck()), context.Background()
	rng := rand.New(rand.NewPCG(3, 4))
	for _, c := range []tensor.Convolution{
		{Padding: [][2]int{{1, 1}, {1, 1}}},
		{Strides: []int{2, 2}, Padding: [][2]int{{0, 1}, {1, 0}}},
		{Dilations: []int{2, 2}},
		{Groups: 2},
	} {
		for _, kinds := range [][2]dtype.DType{{dtype.Uint8, dtype.Int8}, {dtype.Uint8, dtype.Uint8}, {dtype.Int8, dtype.Int8}} {
			x := narrowInts(dev, rng, kinds[0], false, 2, 6, 9, 11)
			w := narrowInts(dev, rng, kinds[1], false, 8, 6/max(1, c.Groups), 3, 3)
			if err := tensor.Eval(ctx, x, w); err != nil {
				t.Fatal(err)
			}
			zx, zw := narrowInts(dev, rng, kinds[0], false), narrowInts(dev, rng, kinds[1], false, 8, 1, 1, 1)
			y := x.Cast(dtype.Int32).Sub(zx.Cast(dtype.Int32)).Conv(w.Cast(dtype.Int32).Sub(zw.Cast(dtype.Int32)), c)
			if err := tensor.Eval(ctx, y); err != nil {
				t.Error(fmt.Errorf("%v, %+v: %w", kinds, c, err))
			}
		}
	}
}
