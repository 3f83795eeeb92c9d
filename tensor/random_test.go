package tensor_test

import (
	"cmp"
	"errors"
	"math"
	"slices"
	"sync"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Rand's bits are Philox4x32-10's: those of counter 0 and key 0 are the first of Random123's known
// answers.
func TestRandBits(t *testing.T) {
	dev := testdev.Open(t)
	r := tensor.NewRand(dev, 0)
	expect(t, r.Bits(), dims(), uint64(0xe169c58d_6627e8d5))
	expect(t, r.Bits(0, 3), dims(0, 3), []uint64{}...)
	const seed = 0x0123456789abcdef
	r = tensor.NewRand(dev, seed)
	if r.Seed() != seed || r.Draws() != 0 {
		t.Errorf("a new generator has seed %#x and %d draws", r.Seed(), r.Draws())
	}
	r.Skip(1 << 33)
	want := make([]uint64, 6)
	for i := range want {
		want[i] = hostref.RandomBits(uint64(i), 1<<33, seed)
	}
	expect(t, r.Bits(2, 3), dims(2, 3), want...)
	if r.Draws() != 1<<33+1 {
		t.Errorf("%d draws after %d and one", r.Draws(), 1<<33)
	}
	for i, child := range r.Split(2) {
		if want := hostref.RandomBits(uint64(i), 1<<33+1, seed); child.Seed() != want || child.Draws() != 0 {
			t.Errorf("child %d has seed %#x, want %#x", i, child.Seed(), want)
		}
	}
	if len(r.Split(0)) != 0 || r.Draws() != 1<<33+3 {
		t.Errorf("%d draws after two splits", r.Draws())
	}
	for _, n := range []int{-1, math.MaxInt} {
		var bad *tensor.AttrError
		for _, child := range append(r.Split(n), r.Split(n)[0].Split(2)...) {
			if err := child.Bits(3).Err(); !errors.As(err, &bad) {
				t.Errorf("a generator split off by %d draws %v, want an *tensor.AttrError", n, err)
			}
		}
	}
}

// random_bits and random_bits_high are a whole block: Random123's known answers (kat_vectors,
// philox4x32 10), that of the digits of π last.
func TestRandomBitsOfWholeBlocks(t *testing.T) {
	dev := testdev.Open(t)
	const ones = math.MaxUint64
	counter := tensor.From(dev, []uint64{0, ones, 0x85a308d3_243f6a88})
	draw := tensor.From(dev, []uint64{0, ones, 0x03707344_13198a2e})
	key := tensor.From(dev, []uint64{0, ones, 0x299f31d0_a4093822})
	low := handle.Apply(ops.RandomBits, ops.Attr{}, counter, draw, key)
	high := handle.Apply(ops.RandomBitsHigh, ops.Attr{}, counter, draw, key)
	expect(t, low, dims(3), uint64(0xe169c58d_6627e8d5), 0x41c83b0e_408f276d, 0x94fdcceb_d16cfe09)
	expect(t, high, dims(3), uint64(0x9b00dbd8_bc57ac4c), 0x6d5451fd_a20bc7c6, 0x24126ea1_5001e420)
}

// Each distribution equals its documented formula, computed from the bits.
func TestRandIsAsDocumented(t *testing.T) {
	dev := testdev.Open(t)
	const n, seed = 300, 42
	bits := func(draw uint64) []uint64 {
		out := make([]uint64, n)
		for i := range out {
			out[i] = hostref.RandomBits(uint64(i), draw, seed)
		}
		return out
	}
	r := tensor.NewRand(dev, seed)
	expect(t, r.Uniform(dtype.Float32, 0, 1, n), dims(n), each(bits(0), func(b uint64) float32 { return float32(uint32(b)>>8) * 0x1p-24 })...)
	expect(t, r.Uniform(dtype.Float32, -1, 2.5, n), dims(n), each(bits(1), func(b uint64) float32 {
		product := float32(float32(uint32(b)>>8) * 0x1p-24 * 3.5)
		return product - 1
	})...)
	expect(t, r.Uniform(dtype.Float64, 0, 1, n), dims(n), each(bits(2), func(b uint64) float64 { return float64(b>>11) * 0x1p-53 })...)
	expect(t, r.Uniform(dtype.Float16, 0, 1, n), dims(n), each(bits(3), func(b uint64) float16.Float16 {
		return float16.Fromfloat32(float32(uint32(b)>>21) * 0x1p-11)
	})...)
	expect(t, r.Uniform(dtype.BFloat16, 0, 1, n), dims(n), each(bits(4), func(b uint64) bfloat16.BFloat16 {
		return bfloat16.Fromfloat32(float32(uint32(b)>>24) * 0x1p-8)
	})...)
	expect(t, r.Integers(dtype.Int8, -3, 7, n), dims(n), each(bits(5), func(b uint64) int8 {
		return int8(float64(b>>32)*10*0x1p-32) - 3 // no draw here is near a border
	})...)
	expect(t, r.Integers(dtype.Int64, math.MinInt64, math.MaxInt64, n), dims(n), each(bits(6), func(b uint64) int64 {
		if b != 0 { // the upper half of b(2^64-1) = b 2^64 - b
			b--
		}
		return int64(b + 1<<63)
	})...)
	expect(t, r.Bernoulli(0.25, n), dims(n), each(bits(7), func(b uint64) bool { return b>>62 == 0 })...)
	if r.Draws() != 8 {
		t.Errorf("%d draws, want 8", r.Draws())
	}
	if r.Normal(dtype.Float64, 0, 1); r.Draws() != 10 {
		t.Errorf("a float64 normal took %d draws", r.Draws()-8)
	}
	if r.Normal(dtype.Float32, 0, 1); r.Draws() != 11 {
		t.Errorf("a float32 normal took %d draws", r.Draws()-10)
	}
}

func each[T any](bits []uint64, f func(uint64) T) []T {
	out := make([]T, len(bits))
	for i, b := range bits {
		out[i] = f(b)
	}
	return out
}

// Normal equals Box and Muller's formula by the library's operators, and nearly the formula by
// package math, whose functions differ from ours.
func TestRandNormal(t *testing.T) {
	dev := testdev.Open(t)
	const n, seed = 1000, 7
	var bits [3][]uint64
	for draw := range bits {
		for i := range n {
			bits[draw] = append(bits[draw], hostref.RandomBits(uint64(i), uint64(draw), seed))
		}
	}
	boxMuller := func(u1, u2 float64) float64 { return math.Sqrt(-2*math.Log(u1)) * math.Cos(2*math.Pi*u2) }
	r := tensor.NewRand(dev, seed)
	for i, got := range read[float32](t, r.Normal(dtype.Float32, 5, 2, n)) {
		b := bits[0][i]
		want := 5 + 2*boxMuller((float64(uint32(b))+0.5)*0x1p-32, float64(b>>40)*0x1p-24)
		if math.Abs(float64(got)-want) > 1e-5 {
			t.Fatalf("float32 element %d is %v, want %v", i, got, want)
		}
	}
	for i, got := range read[float64](t, r.Normal(dtype.Float64, 0, 1, n)) {
		want := boxMuller((float64(bits[1][i])+0.5)*0x1p-64, float64(bits[2][i]>>11)*0x1p-53)
		if math.Abs(got-want) > 1e-14 {
			t.Fatalf("float64 element %d is %v, want %v", i, got, want)
		}
	}
	half, single := tensor.NewRand(dev, seed), tensor.NewRand(dev, seed)
	expect(t, half.Normal(dtype.Float16, 1, 3, n), dims(n), read[float16.Float16](t, single.Normal(dtype.Float32, 1, 3, n).Cast(dtype.Float16))...)
}

// A wrong scale or a wrong word would change the moments and ranges.
func TestRandDistributions(t *testing.T) {
	dev := testdev.Open(t)
	const n = 1 << 16
	r := tensor.NewRand(dev, 1)
	mean := func(x *tensor.Tensor) float64 { return float64(read[float32](t, x.Cast(dtype.Float32).Mean(nil))[0]) }
	within := func(name string, got, want, by float64) {
		if math.Abs(got-want) > by {
			t.Errorf("%s is %v, want %v ± %v", name, got, want, by)
		}
	}
	u := r.Uniform(dtype.Float32, 2, 4, n)
	within("the uniform mean", mean(u), 3, 0.02)
	within("the uniform variance", float64(read[float32](t, u.Variance(nil))[0]), 4./12, 0.01)
	z := r.Normal(dtype.Float32, 0, 1, n)
	within("the normal mean", mean(z), 0, 0.02)
	within("the normal variance", float64(read[float32](t, z.Variance(nil))[0]), 1, 0.03)
	within("the normal distribution function at 1", mean(z.Less(tensor.Scalar(1))), 0.8413, 0.01)
	within("a bernoulli mean", mean(r.Bernoulli(0.3, n)), 0.3, 0.01)
	counts := make([]int, 10)
	for _, i := range read[int32](t, r.Integers(dtype.Int32, 90, 100, n)) {
		counts[i-90]++ // out of range: a panic
	}
	for _, c := range counts {
		within("the share of an integer", float64(c)/n, 0.1, 0.01)
	}
	for _, p := range []float64{0, 1} {
		want := make([]bool, 64)
		for i := range want {
			want[i] = p == 1
		}
		expect(t, r.Bernoulli(p, 64), dims(64), want...)
	}
}

// Uniform never returns the upper bound, even if rounding would.
func TestUniformBelowHigh(t *testing.T) {
	dev := testdev.Open(t)
	r := tensor.NewRand(dev, 3)
	const n = 4096
	for _, x := range read[float32](t, r.Uniform(dtype.Float32, 1, 1+0x1p-23, n)) {
		if x != 1 {
			t.Fatalf("%v drawn of the one float in [1, 1 + eps)", x)
		}
	}
	low, high := math.Nextafter(-1, 0), -0.5
	for _, x := range read[float64](t, r.Uniform(dtype.Float64, low, high, n)) {
		if x < low || x >= high {
			t.Fatalf("%v is not in [%v, %v)", x, low, high)
		}
	}
	for _, x := range read[float32](t, r.Uniform(dtype.Float32, -0x1p-149, 0, 64)) {
		if x != -0x1p-149 {
			t.Fatalf("%v drawn of the one float in [-least, 0)", x)
		}
	}
	for _, x := range read[float16.Float16](t, r.Uniform(dtype.Float16, 2047, 2049, n)) {
		if f := x.Float32(); f != 2047 {
			t.Fatalf("%v drawn in [2047, 2048), as float16 has the bounds", f)
		}
	}
}

func TestRandMistakes(t *testing.T) {
	dev := testdev.Open(t)
	r := tensor.NewRand(dev, 0)
	for _, c := range []struct {
		x    *tensor.Tensor
		want string
	}{
		{r.Uniform(dtype.Int32, 0, 1, 2), "uniform: dtype is int32: it makes real floating-point dtypes"},
		{r.Uniform(dtype.Float32, 1, 1, 2), "uniform: low, high is [1 1]: low must be less than high, and their distance a finite float32"},
		{r.Uniform(dtype.Float32, 0, math.Inf(1), 2), "uniform: low, high is [0 +Inf]: low must be less than high, and their distance a finite float32"},
		{r.Uniform(dtype.Float16, -60000, 60000, 2).Cast(dtype.Complex64).Maximum(r.Bits()), "maximum: operand 1 is complex64, but maximum takes real numeric dtypes: convert it with Cast"},
		{r.Uniform(dtype.Float32, -3e38, 3e38, 2), "uniform: low, high is [-3e+38 3e+38]: low must be less than high, and their distance a finite float32"},
		{r.Uniform(dtype.Float32, math.NaN(), 1, 2), "uniform: low, high is [NaN 1]: low must be less than high, and their distance a finite float32"},
		{r.Normal(dtype.Bool, 0, 1), "normal: dtype is bool: it makes real floating-point dtypes"},
		{r.Normal(dtype.Float32, 0, -1), "normal: mean, std is [0 -1]: both must be finite, and the standard deviation not negative"},
		{r.Normal(dtype.Float32, math.Inf(1), 1), "normal: mean, std is [+Inf 1]: both must be finite, and the standard deviation not negative"},
		{r.Integers(dtype.Float32, 0, 1), "integers: dtype is float32: it makes integer dtypes"},
		{r.Integers(dtype.Int8, 5, 5), "integers: low, high is [5 5]: low must be less than high"},
		{r.Integers(dtype.Int8, 0, 129), "integers: low, high is [0 129]: int8 must hold low and high - 1: use a wider dtype, or other bounds"},
		{r.Integers(dtype.Uint8, -1, 3), "integers: low, high is [-1 3]: uint8 must hold low and high - 1: use a wider dtype, or other bounds"},
		{r.Bernoulli(1.5), "bernoulli: probability is 1.5: it must lie between 0 and 1"},
		{r.Bernoulli(math.NaN()), "bernoulli: probability is NaN: it must lie between 0 and 1"},
	} {
		var e *tensor.OpError
		if !errors.As(c.x.Err(), &e) || e.Err.Error() != c.want {
			t.Errorf("%v\nwant %s", c.x.Err(), c.want)
		}
	}
	expect(t, r.Integers(dtype.Int8, 127, 128), dims(), int8(127))
	for _, c := range []struct {
		x     *tensor.Tensor
		cause any
	}{
		{r.Bits(-1), new(*shape.DimError)},
		{r.Uniform(dtype.DType(99), 0, 1), new(*dtype.UnknownError)},
		{tensor.NewRand(nil, 0).Bits(), new(*tensor.MissingError)},
		{tensor.RandOf(nil, r.Bits()).Bits(), new(*tensor.MissingError)},
		{tensor.RandOf(tensor.Scalar(1), tensor.Scalar(2)).Bits(), new(*tensor.ScalarError)},
		{tensor.RandOf(r.Bernoulli(0.5), r.Bits()).Bits(), new(*tensor.DTypeError)},
		{tensor.RandOf(r.Bits(), r.Uniform(dtype.Float32, 0, 1)).Normal(dtype.Float32, 0, 1, 3), new(*tensor.DTypeError)},
		{tensor.RandOf(r.Bits(2), r.Bits()).Bits(3), new(*shape.BroadcastError)},
		{tensor.RandOf(r.Bits(2, 1), r.Bits()).Bits(2), new(*shape.BroadcastError)},
		{tensor.RandOf(r.Bits(), r.Bits()).Normal(dtype.DType(99), 0, 1), new(*dtype.UnknownError)},
	} {
		if err := c.x.Err(); !errors.As(err, c.cause) {
			t.Errorf("%v is no %T", err, c.cause)
		}
	}
}

// Goroutines that share a generator get different draws, and all of them.
func TestRandIsShared(t *testing.T) {
	dev := testdev.Open(t)
	r := tensor.NewRand(dev, 11)
	var mu sync.Mutex
	var got []uint64
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			x, err := tensor.Item[uint64](ctx, r.Bits())
			mu.Lock()
			defer mu.Unlock()
			if err != nil {
				t.Error(err)
			}
			got = append(got, x)
		})
	}
	wg.Wait()
	var want []uint64
	for draw := range 8 {
		want = append(want, hostref.RandomBits(0, uint64(draw), 11))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("got %x, want %x", got, want)
	}
}

// A compiled function draws anew in every call, the same as without compiling.
func TestRandInCompiledFunction(t *testing.T) {
	dev := testdev.Open(t)
	word := tensor.Param{DType: dtype.Uint64}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{word, word, {DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		r := tensor.RandOf(args[0], args[1])
		x := args[2]
		keep := r.Bernoulli(0.5, x.Shape()...)
		noise := r.Uniform(dtype.Float32, -1, 1, x.Shape()...)
		return []*tensor.Tensor{tensor.Where(keep, x.Add(noise), x.ZerosLike())}
	})
	if err != nil {
		t.Fatal(err)
	}
	const seed, n = 5, 50
	x := tensor.Ones(dev, dtype.Float32, n)
	for _, first := range []uint64{0, 2, 1 << 40} {
		out, err := f.Call(ctx, tensor.Full(dev, uint64(seed)), tensor.Full(dev, first), x)
		if err != nil {
			t.Fatal(err)
		}
		r := tensor.NewRand(dev, seed)
		r.Skip(first)
		keep, noise := r.Bernoulli(0.5, n), r.Uniform(dtype.Float32, -1, 1, n)
		expect(t, out[0], dims(n), read[float32](t, tensor.Where(keep, x.Add(noise), x.ZerosLike()))...)
	}
}

// A Rand of several keys draws the rows that these keys draw alone.
func TestRandOfKeys(t *testing.T) {
	dev := testdev.Open(t)
	keys := tensor.From(dev, []int64{3, 4}, 2, 1)
	r := tensor.RandOf(keys, tensor.Zeros(dev, dtype.Int64))
	rows := r.Integers(dtype.Int32, 0, 1000, 2, 5)
	for i, key := range []uint64{3, 4} {
		want := make([]int32, 5)
		for j := range want {
			b := hostref.RandomBits(uint64(5*i+j), 0, key)
			want[j] = int32(float64(b>>11) * 0x1p-53 * 1000)
		}
		expect(t, rows.At(shape.At(i)), dims(5), want...)
	}
	parent := tensor.RandOf(tensor.Full(dev, uint64(9)), tensor.Full(dev, uint64(1)))
	host := tensor.NewRand(dev, 9)
	host.Skip(1)
	children := parent.Split(2)
	for i, child := range host.Split(2) {
		expect(t, children[i].Bits(3), dims(3), read[uint64](t, child.Bits(3))...)
	}
}

// A permutation is the positions of the draw's bits in ascending order.
func TestPermutation(t *testing.T) {
	dev := testdev.Open(t)
	r := tensor.NewRand(dev, 21)
	for draw, n := range []int{0, 1, 2, 100, 5000} {
		want := make([]int64, n)
		for i := range want {
			want[i] = int64(i)
		}
		slices.SortFunc(want, func(i, j int64) int {
			return cmp.Compare(hostref.RandomBits(uint64(i), uint64(draw), 21), hostref.RandomBits(uint64(j), uint64(draw), 21))
		})
		expect(t, r.Permutation(n), dims(n), want...)
	}
	rows := read[int64](t, r.Permutation(4, 50))
	for i := range 4 {
		row := slices.Sorted(slices.Values(rows[50*i : 50*(i+1)]))
		for j, v := range row {
			if v != int64(j) {
				t.Fatalf("row %d has %d at place %d of its order", i, v, j)
			}
		}
	}
	if slices.Equal(rows[:50], rows[50:100]) {
		t.Error("two rows are the same permutation")
	}
	r.Skip(1 << 20)
	if err := r.Permutation().Err(); !errors.As(err, new(*tensor.AttrError)) {
		t.Errorf("%v is no AttrError", err)
	}
}

func TestShuffle(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange[int32](dev, 0, 60, 1).Reshape(5, 4, 3)
	for axis := -3; axis < 3; axis++ {
		order := read[int64](t, tensor.NewRand(dev, 8).Permutation(x.Shape()[(axis+3)%3]))
		y := tensor.NewRand(dev, 8).Shuffle(axis, x)
		if !y.Shape().Equal(x.Shape()) {
			t.Fatalf("axis %d: shape %v: %v", axis, y.Shape(), y.Err())
		}
		all := []shape.Index{shape.All(), shape.All(), shape.All()}
		for i, from := range order {
			at := slices.Clone(all)
			at[(axis+3)%3] = shape.At(int(from))
			want := x.At(at...)
			at[(axis+3)%3] = shape.At(i)
			expect(t, y.At(at...), want.Shape(), read[int32](t, want)...)
		}
	}
	r := tensor.NewRand(dev, 8)
	for _, c := range []struct {
		x     *tensor.Tensor
		cause any
	}{
		{r.Shuffle(3, x), new(*shape.AxisError)}, {r.Shuffle(0, tensor.Ones(dev, dtype.Int8)), new(*shape.AxisError)},
		{r.Shuffle(0, nil), new(*tensor.MissingError)}, {r.Shuffle(0, tensor.Scalar(1)), new(*tensor.ScalarError)},
	} {
		if err := c.x.Err(); !errors.As(err, c.cause) {
			t.Errorf("%v is no %T", err, c.cause)
		}
	}
}
