package tensor_test

import (
	"errors"
	"math"
	"slices"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestRounding(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{-2.5, -0.5, 0.5, 1.5, 7.75})
	for name, c := range map[string]struct {
		got  *tensor.Tensor
		want []float32
	}{
		"ceil":               {x.Ceil(), []float32{-2, neg, 1, 2, 8}},
		"floor":              {x.Floor(), []float32{-3, -1, 0, 1, 7}},
		"round":              {x.Round(), []float32{-2, neg, 0, 2, 8}},
		"trunc":              {x.Trunc(), []float32{-2, neg, 0, 1, 7}},
		"sign":               {x.Sign(), []float32{-1, -1, 1, 1, 1}},
		"fmod":               {x.FMod(tensor.Scalar(2)), []float32{-0.5, -0.5, 0.5, 1.5, 1.75}},
		"fmod by a negative": {x.FMod(tensor.Scalar(-2)), []float32{-0.5, -0.5, 0.5, 1.5, 1.75}},

		"copysign":   {x.CopySign(tensor.Scalar(-1)), []float32{-2.5, -0.5, -0.5, -1.5, -7.75}},
		"square":     {x.Square(), []float32{6.25, 0.25, 0.25, 2.25, 60.0625}},
		"reciprocal": {x.Mul(tensor.Scalar(0)).Reciprocal(), []float32{-inf, -inf, inf, inf, inf}},
	} {
		t.Run(name, func(t *testing.T) {
			expect(t, c.got, dims(5), c.want...)
		})
	}
	y := tensor.From(dev, []float32{1, nan, inf, -inf, neg})
	for name, c := range map[string]struct {
		got  *tensor.Tensor
		want []bool
	}{
		"signbit":  {y.SignBit(), []bool{false, false, false, true, true}},
		"isfinite": {y.IsFinite(), []bool{true, false, false, false, true}},
		"isinf":    {y.IsInf(), []bool{false, false, true, true, false}},
		"isnan":    {y.IsNaN(), []bool{false, true, false, false, false}},
	} {
		t.Run(name, func(t *testing.T) {
			expect(t, c.got, dims(5), c.want...)
		})
	}
}

// Rounding leaves integers unchanged; they are finite, and not NaN.
func TestRoundingOfIntegers(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int64{math.MinInt64, -7, 0, math.MaxInt64})
	for _, op := range []*ops.Op{ops.Ceil, ops.Floor, ops.Round, ops.Trunc} {
		expect(t, handle.Apply(op, ops.Attr{}, x), dims(4), int64(math.MinInt64), -7, 0, math.MaxInt64)
	}
	expect(t, x.Sign(), dims(4), int64(-1), -1, 0, 1)
	expect(t, x.FMod(tensor.From(dev, []int64{-1, 4, 5, 0})), dims(4), int64(0), -3, 0, 0)
	expect(t, x.Square(), dims(4), int64(0), 49, 0, 1)
	expect(t, x.IsFinite(), dims(4), true, true, true, true)
	expect(t, x.IsInf(), dims(4), false, false, false, false)
	expect(t, x.IsNaN(), dims(4), false, false, false, false)

	u := tensor.From(dev, []uint8{0, 1, 200, 255})
	expect(t, u.Sign(), dims(4), uint8(0), 1, 1, 1)
	expect(t, u.FMod(tensor.From(dev, []uint8{3, 0, 7, 16})), dims(4), uint8(0), 0, 4, 15)
}

// NextAfter of 1 is one step of each dtype away.
func TestNextAfterStepsByTheType(t *testing.T) {
	dev := testdev.Open(t)
	one16, oneB := float16.Frombits(0x3c00), bfloat16.Frombits(0x3f80)
	up, down := tensor.Scalar(2), tensor.Scalar(0)
	expect(t, tensor.From(dev, []float16.Float16{one16}).NextAfter(up), dims(1), float16.Frombits(0x3c01))
	expect(t, tensor.From(dev, []float16.Float16{one16}).NextAfter(down), dims(1), float16.Frombits(0x3bff))
	expect(t, tensor.From(dev, []bfloat16.BFloat16{oneB}).NextAfter(up), dims(1), bfloat16.Frombits(0x3f81))
	expect(t, tensor.From(dev, []bfloat16.BFloat16{oneB}).NextAfter(down), dims(1), bfloat16.Frombits(0x3f7f))
	expect(t, tensor.From(dev, []float32{1}).NextAfter(up), dims(1), math.Nextafter32(1, 2))
	expect(t, tensor.From(dev, []float64{1}).NextAfter(down), dims(1), math.Nextafter(1, 0))
}

// CopySign sets a NaN's sign and keeps its other bits.
func TestCopySignOfNaN(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct{ x, y, want uint32 }{
		{0x7fc00123, 0x80000000, 0xffc00123}, {0xffc00123, 0x3f800000, 0x7fc00123}, {0x3f800000, 0xffc00000, 0xbf800000}, {0xffc00001, 0x7fc00000, 0x7fc00001},
	} {
		x, y := tensor.From(dev, []float32{math.Float32frombits(c.x)}), tensor.From(dev, []float32{math.Float32frombits(c.y)})
		if got := math.Float32bits(read[float32](t, x.CopySign(y))[0]); got != c.want {
			t.Errorf("copysign(%#x, %#x) is %#x, want %#x", c.x, c.y, got, c.want)
		}
	}
	// A NaN that arithmetic makes in the same kernel has no sign bit.
	zero := tensor.From(dev, []float32{0, neg})
	made := zero.Div(tensor.From(dev, []float32{0, 0}))
	expect(t, made.SignBit(), dims(2), false, false)
	expect(t, tensor.From(dev, []float32{-1, 1}).CopySign(made.Neg()), dims(2), float32(1), 1)
}

func TestClip(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{-3, neg, 0.5, nan, 9})
	low, high := tensor.Scalar(-1), tensor.Scalar(2)
	expect(t, x.Clip(low, high), dims(5), -1, neg, 0.5, nan, 2)
	expect(t, x.Clip(low, nil), dims(5), -1, neg, 0.5, nan, 9)
	expect(t, x.Clip(nil, high), dims(5), -3, neg, 0.5, nan, 2)
	expect(t, x.Clip(nil, nil), dims(5), -3, neg, 0.5, nan, 9)
	expect(t, x.Clip(high, low), dims(5), -1, -1, -1, nan, -1)
	expect(t, x.Clip(tensor.From(dev, []float32{nan, 0, nan, 0, 0}), tensor.From(dev, []float32{0, nan, nan, 0, 9})), dims(5), nan, nan, nan, nan, 9)
	i := tensor.From(dev, []int16{-300, 0, 300}).Reshape(3, 1)
	expect(t, i.Clip(tensor.From(dev, []int8{-5, 5}), tensor.Scalar(100)), dims(3, 2), int16(-5), 5, 0, 5, 100, 100)
}

func TestLogAddExp(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float64{0, 1000, -1000, 1})
	y := tensor.From(dev, []float64{0, 1000, -1001, -800})
	want := []float64{math.Ln2, 1000 + math.Ln2, -1000 + math.Log1p(math.Exp(-1)), 1}
	for _, got := range [][]float64{read[float64](t, x.LogAddExp(y)), read[float64](t, y.LogAddExp(x))} {
		for i := range want {
			if math.Abs(got[i]-want[i]) > 0x1p-52*math.Abs(want[i]) {
				t.Errorf("logaddexp at %d is %v, want %v", i, got[i], want[i])
			}
		}
	}
	// Halves are rounded once, at the end.
	h := tensor.From(dev, []float16.Float16{float16.Fromfloat32(11), float16.Fromfloat32(-11)})
	expect(t, h.LogAddExp(tensor.From(dev, []float16.Float16{float16.Fromfloat32(11), float16.Fromfloat32(11)})), dims(2),
		float16.Fromfloat32(float32(11+math.Ln2)), float16.Fromfloat32(11))
}

func TestRoundingRefuses(t *testing.T) {
	dev := testdev.Open(t)
	f, c, b, i := tensor.From(dev, []float32{1, 2}), tensor.From(dev, []complex64{1}), tensor.From(dev, []bool{true}), tensor.From(dev, []int32{1})
	for _, x := range []*tensor.Tensor{
		c.Ceil(), b.Floor(), c.Trunc(), b.Round(), b.Sign(), i.SignBit(), c.SignBit(), b.IsNaN(), b.IsInf(), b.IsFinite(),
		i.CopySign(i), c.NextAfter(c), c.FMod(c), b.Square(), i.Reciprocal(), i.LogAddExp(i), i.XLogY(i), c.XLogY(c), c.Clip(c, c), b.Clip(nil, b),
	} {
		var wrong *tensor.DTypeError
		if !errors.As(x.Err(), &wrong) || slices.Contains(wrong.Accept, wrong.DType) {
			t.Errorf("%v is no *tensor.DTypeError", x.Err())
		}
	}
	three := tensor.From(dev, []float32{1, 2, 3})
	for op, x := range map[*ops.Op]*tensor.Tensor{
		ops.Clip: f.Clip(f, three), ops.LogAddExp: f.LogAddExp(three), ops.XLogY: f.XLogY(three), ops.FMod: f.FMod(three), ops.CopySign: f.CopySign(three),
	} {
		var wrong *shape.BroadcastError
		if !errors.As(x.Err(), &wrong) || wrong.Op != op.Name {
			t.Errorf("%s: %v is no *shape.BroadcastError of it", op, x.Err())
		}
	}
	var mixed *dtype.PromotionError
	if err := f.Clip(i.Reshape(), three).Err(); !errors.As(err, &mixed) || mixed.Op != "clip" {
		t.Errorf("%v is no *dtype.PromotionError of clip", err)
	}
}

// Transposed, flipped, sliced and broadcast views, empty ones and scalars give the same results as
// contiguous tensors of the same elements.
func TestRoundingOfViews(t *testing.T) {
	viewsOf(t, func(i int) float32 { return float32(i)/4 - 9 })
	viewsOf(t, func(i int) float16.Float16 { return float16.Frombits(uint16(i * 901)) })
	viewsOf(t, func(i int) int8 { return int8(i*5 - 128) })
	viewsOf(t, func(i int) complex64 { return complex(float32(i)/3-9, inf-float32(i&4)*inf) })
}

func viewsOf[T dtype.Element](t *testing.T, element func(i int) T) {
	t.Helper()
	dev := testdev.Open(t)
	data := make([]T, 72)
	for i := range data {
		data[i] = element(i)
	}
	base := tensor.From(dev, data, 8, 9)
	last := base.Reshape(72).At(shape.From(71))
	views := map[string]*tensor.Tensor{
		"transposed and flipped": base.T().Flip(1),
		"of six axes, broadcast": base.Reshape(2, 2, 2, 1, 3, 3).Permute(5, 3, 1, 4, 2, 0).BroadcastTo(3, 4, 2, 3, 2, 2),
		"no axes":                last.Reshape(), "empty": base.At(shape.Span(8, 8), shape.All()),
	}
	type pair struct{ got, want *tensor.Tensor }
	pairs, all := map[string]pair{}, []*tensor.Tensor{}
	for _, op := range []*ops.Op{ops.Ceil, ops.Floor, ops.Round, ops.Trunc, ops.FMod, ops.Sign, ops.SignBit, ops.IsFinite, ops.IsInf, ops.IsNaN, ops.CopySign, ops.NextAfter, ops.Square, ops.Reciprocal, ops.LogAddExp, ops.XLogY, ops.Clip} {
		for name, v := range views {
			if !op.Accept.Contains(dtype.Of[T]()) {
				continue
			}
			whole, turned := tensor.From(dev, read[T](t, v)), tensor.From(dev, read[T](t, v.Flip()))
			got := handle.Apply(op, ops.Attr{}, []*tensor.Tensor{v, v.Flip(), v}[:op.Arity]...)
			want := handle.Apply(op, ops.Attr{}, []*tensor.Tensor{whole, turned, whole}[:op.Arity]...)
			pairs[op.Name+" "+name] = pair{got, want}
			all = append(all, got, want)
		}
	}
	if err := tensor.Eval(ctx, all...); err != nil {
		t.Fatal(err)
	}
	for name, p := range pairs {
		var at int
		if p.got.DType() == dtype.Bool {
			at = firstDifference(read[bool](t, p.got), read[bool](t, p.want))
		} else {
			at = firstDifference(read[T](t, p.got), read[T](t, p.want))
		}
		if at >= 0 {
			t.Errorf("%s of %s differs at %d", name, dtype.Of[T](), at)
		}
	}
}
