package tensor_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// If few elements of an unevaluated value are read, only these are computed, and the value is not
// stored.
func TestFewElementsAreComputedWhereTheyAreRead(t *testing.T) {
	dev := testdev.Open(t)
	const n = 1 << 28 // 2 GiB, were it stored
	all := tensor.Arange[int64](dev, 0, n, 1)
	at := tensor.From(dev, []int64{5, -1}, 2)
	expect(t, all.Take(0, at), dims(2), int64(5), n-1)
	expect(t, all.Mul(3).Cast(dtype.Float64).Flip(0).Take(0, at), dims(2), float64(3*(n-6)), 0)
	expect(t, tensor.Where(all.Greater(7), all, all.Neg()).TakeAlongAxis(0, at), dims(2), int64(-5), n-1)
	expect(t, all.Add(1).Reshape(1<<14, 1<<14).Take(1, at).At(shape.At(2)), dims(2), int64(2<<14+6), 3<<14)
	expect(t, all.Add(1).Reshape(1<<14, 1<<14).GatherND(tensor.From(dev, []int64{1, 2, -1, -1}, 2, 2), 0), dims(2), int64(1<<14+3), n)
	expect(t, all.Mul(2).Take(0, all.Mul(2).Take(0, at).FloorDivide(4)), dims(2), int64(4), n-2)

	// A slice, also through views.
	expect(t, all.Add(1).At(shape.To(2)), dims(2), int64(1), 2)
	expect(t, all.Add(1).Reshape(1<<14, 1<<14).T().At(shape.At(3), shape.To(2)), dims(2), int64(4), 1<<14+4)
	expect(t, all.Add(1).At(shape.At(-1)), dims(), int64(n))

	// Two lookups in one map, each through its own view.
	grid := all.Mul(2).Reshape(1<<14, 1<<14)
	rows, columns := grid.Take(0, at), grid.T().Take(0, at)
	if err := tensor.Eval(t.Context(), rows, columns); err != nil {
		t.Fatal(err)
	}
	expect(t, rows.At(shape.All(), shape.At(1)), dims(2), int64(2*(5<<14+1)), 2*(n-1<<14+1))
	expect(t, columns.At(shape.All(), shape.At(1)), dims(2), int64(2*(1<<14+5)), 2*(2<<14-1))

	normal := func() *tensor.Tensor { return tensor.NewRand(dev, 19).Normal(dtype.Float32, 0, 1, n) }
	few, err := tensor.Read[float32](t.Context(), normal().Take(0, tensor.From(dev, []int64{0, 7}, 2)))
	must(t, err)
	first, err := tensor.Read[float32](t.Context(), normal().At(shape.To(8)))
	must(t, err)
	if few[0] != first[0] || few[1] != first[7] {
		t.Errorf("%v of the random numbers %v", few, first)
	}

	for name, x := range map[string]*tensor.Tensor{
		"numbers": all.Take(0, at), "a map of numbers": all.Add(1).Take(0, at), "random numbers": normal().Take(0, at),
		"tuples of indices": all.Add(1).Reshape(1<<14, 1<<14).GatherND(tensor.From(dev, []int64{1, 2}, 1, 2), 0),
	} {
		plan, err := tensor.Explain(x)
		must(t, err)
		if plan.Memory > 1<<20 {
			t.Errorf("%s: %d bytes for a few elements", name, plan.Memory)
		}
	}
}

// An index outside, of any dtype, takes the nearest element inside, also of a value that is not in
// memory.
func TestIndicesOutsideOfMaps(t *testing.T) {
	const n = 3 << 30
	dev := testdev.OpenUnchecked(t)
	all := tensor.Arange[int64](dev, 0, n, 1)
	expect(t, all.Take(0, tensor.From(dev, []uint32{4_000_000_000, n - 2}, 2)), dims(2), int64(n-1), n-2)
	expect(t, all.Take(0, tensor.From(dev, []uint64{1 << 63, 3}, 2)), dims(2), int64(n-1), 3)
	expect(t, all.Take(0, tensor.From(dev, []int32{-5, 3}, 2)), dims(2), int64(n-5), 3)
	expect(t, all.Take(0, tensor.From(dev, []int64{-1 << 40, 1 << 40, -1}, 3)), dims(3), int64(0), n-1, n-1)
	expect(t, all.Add(1).At(shape.To(100)).Take(0, tensor.From(dev, []int8{-128, 127}, 2)), dims(2), int64(1), 100)

	checked := testdev.Open(t)
	var outside *tensor.IndexRangeError
	_, err := tensor.Read[int64](t.Context(), tensor.Arange[int64](checked, 0, n, 1).Add(1).Take(0, tensor.From(checked, []int64{n}, 1)))
	if !errors.As(err, &outside) || outside.Size != n {
		t.Errorf("an index outside of a map: %v", err)
	}
}

// Elements of a variable are those at the time when the map was made; elements of a compiled
// function's argument are those of the call.
func TestElementsOfMapsOfVariables(t *testing.T) {
	dev := testdev.Open(t)
	at := tensor.From(dev, []int64{2, -1}, 2)
	v := tensor.NewVar("v", tensor.Arange[float32](dev, 0, 100, 1))
	before := v.Tensor().Mul(2).Take(0, at)
	must(t, v.Assign(tensor.Full(dev, float32(7), 100)))
	expect(t, v.Tensor().Mul(2).Take(0, at), dims(2), float32(14), 14)
	expect(t, before, dims(2), float32(4), 198)

	f, err := tensor.Compile(t.Context(), dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].Mul(2).Take(0, at), args[0].Sub(args[0].Sum([]int{0})).Take(0, at)}
	})
	must(t, err)
	for _, n := range []int{3, 40, 1000, 40} {
		got, err := f.Call(t.Context(), tensor.Arange[float32](dev, 0, float32(n), 1))
		must(t, err)
		sum := float32(n * (n - 1) / 2)
		expect(t, got[0], dims(2), float32(4), float32(2*(n-1)))
		expect(t, got[1], dims(2), 2-sum, float32(n-1)-sum)
	}
}

// Computing only the elements that are read gives the same results as storing the value first.
func TestElementsOfMapsEqualStoredOnes(t *testing.T) {
	dev := testdev.Open(t)
	rng := rand.New(rand.NewPCG(19, 0))
	data := make([]float32, 40*30)
	for i := range data {
		data[i] = rng.Float32()*4 - 2
	}
	x := tensor.From(dev, data, 40, 30)
	row := tensor.From(dev, data[:30], 30)
	count := func() *tensor.Tensor { return tensor.Arange[float32](dev, 0, 1200, 1).Reshape(40, 30) }
	for name, table := range map[string]func() *tensor.Tensor{
		"a map":                         func() *tensor.Tensor { return x.Exp() },
		"a sum with a row":              func() *tensor.Tensor { return x.Add(row) },
		"a view of a map":               func() *tensor.Tensor { return x.Mul(2).At(shape.Step(39, -41, -1), shape.Step(1, 29, 2)) },
		"a transposed map":              func() *tensor.Tensor { return x.Sub(row).T() },
		"a reshape of a map":            func() *tensor.Tensor { return x.T().Neg().Reshape(60, 20) },
		"numbers":                       count,
		"a view of numbers":             func() *tensor.Tensor { return count().T().Flip(1).Mul(x.T()) },
		"a choice":                      func() *tensor.Tensor { return tensor.Where(x.Greater(0), count(), row.Exp()) },
		"a difference of itself turned": func() *tensor.Tensor { y := x.Reshape(30, 40); return y.Exp().T().Sub(x) },
		"a map twice":                   func() *tensor.Tensor { y := x.Exp(); return y.Add(y.Mul(y).Neg()) },
		"random numbers":                func() *tensor.Tensor { return tensor.NewRand(dev, 5).Uniform(dtype.Float32, 0, 1, 40, 30) },
		"a map of a lookup": func() *tensor.Tensor {
			return x.Take(0, tensor.From(dev, []int64{4, 4, 1}, 3)).At(shape.At(1)).Exp().BroadcastTo(40, 30).Add(x)
		},
		"a sum of rows": func() *tensor.Tensor { return x.Sub(x.Sum([]int{1}, tensor.KeepDims())) },
	} {
		for axis := range 2 {
			for _, d := range []dtype.DType{dtype.Int64, dtype.Int32, dtype.Uint32, dtype.Int8} {
				at := tensor.From(dev, []int64{3, 0}, 2).Cast(d)
				want := table()
				must(t, tensor.Eval(t.Context(), want))
				got, err := tensor.Read[float32](t.Context(), table().Take(axis, at))
				must(t, err)
				is, err := tensor.Read[float32](t.Context(), want.Take(axis, at))
				must(t, err)
				for i := range is {
					if got[i] != is[i] {
						t.Fatalf("%s along axis %d by %s: %v, want %v", name, axis, d, got, is)
					}
				}
			}
		}
	}
}
