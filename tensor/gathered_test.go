package tensor_test

import (
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Few elements of what is not evaluated are computed where they are read: nothing is
// stored but they.
func TestFewElementsAreComputedWhereTheyAreRead(t *testing.T) {
	dev := testdev.Open(t)
	const n = 1 << 28 // 2 GiB, were it stored
	all := tensor.Arange[int64](dev, 0, n, 1)
	at := tensor.From(dev, []int64{5, -1}, 2)
	expect(t, all.Take(0, at), dims(2), int64(5), n-1)
	expect(t, all.Mul(3).Cast(dtype.Float64).Flip(0).Take(0, at), dims(2), float64(3*(n-6)), 0)
	expect(t, tensor.Where(all.Greater(7), all, all.Neg()).TakeAlongAxis(0, at), dims(2), int64(-5), n-1)
	expect(t, all.Add(1).Reshape(1<<14, 1<<14).Take(1, at).At(shape.At(2)), dims(2), int64(2<<14+6), 3<<14)
}

// The results are those of what is stored first.
func TestElementsOfMapsAreThoseOfWhatIsStored(t *testing.T) {
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
		"a map":              func() *tensor.Tensor { return x.Exp() },
		"a sum with a row":   func() *tensor.Tensor { return x.Add(row) },
		"a view of a map":    func() *tensor.Tensor { return x.Mul(2).At(shape.Step(39, -41, -1), shape.Step(1, 29, 2)) },
		"a transposed map":   func() *tensor.Tensor { return x.Sub(row).T() },
		"a reshape of a map": func() *tensor.Tensor { return x.T().Neg().Reshape(60, 20) },
		"numbers":            count,
		"a view of numbers":  func() *tensor.Tensor { return count().T().Flip(1).Mul(x.T()) },
		"a choice":           func() *tensor.Tensor { return tensor.Where(x.Greater(0), count(), row.Exp()) },
		"a sum of rows":      func() *tensor.Tensor { return x.Sub(x.Sum(1, tensor.KeepDims)) },
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
