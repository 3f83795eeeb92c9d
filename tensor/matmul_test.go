package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestMatMul(t *testing.T) {
	dev := testdev.Open(t)
	arange := func(dims ...int) *tensor.Tensor {
		return tensor.Arange(dev, 0, float32(shape.Shape(dims).Size()), 1).Reshape(dims...)
	}
	for _, c := range []struct {
		name string
		a, b *tensor.Tensor
		dims shape.Shape
		want []float32
	}{
		{"matrices", arange(2, 3), arange(3, 2), dims(2, 2), []float32{10, 13, 28, 40}},
		{"vector and matrix", arange(3), arange(3, 2), dims(2), []float32{10, 13}},
		{"matrix and vector", arange(2, 3), arange(3), dims(2), []float32{5, 14}},
		{"vectors", arange(3), arange(3), dims(), []float32{5}},
		{"stack and matrix", arange(2, 1, 2), arange(2, 2), dims(2, 1, 2), []float32{2, 3, 6, 11}},
		{"stacks broadcast", arange(2, 1, 1, 2), arange(3, 2, 1), dims(2, 3, 1, 1), []float32{1, 3, 5, 3, 13, 23}},
		{"stack and vector", arange(2, 2, 2), arange(2), dims(2, 2), []float32{1, 3, 5, 7}},
		{"vector and stack", arange(2), arange(2, 2, 2), dims(2, 2), []float32{2, 3, 6, 7}},
		{"transposed", arange(3, 2).T(), arange(2, 3).T(), dims(2, 2), []float32{10, 28, 13, 40}},
		{"nothing multiplied", arange(2, 0), arange(0, 3), dims(2, 3), make([]float32, 6)},
		{"empty result", arange(0, 2), arange(2, 3), dims(0, 3), nil},
	} {
		t.Run(c.name, func(t *testing.T) { expect(t, c.a.MatMul(c.b), c.dims, c.want...) })
	}
}

// A sum of products starts with its first product: a result of -0 stays -0.
func TestMatMulOfSpecialValues(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		name string
		a, b []float32
		want float32
	}{
		{"-0", []float32{neg}, []float32{1}, neg},
		{"-0 and -0", []float32{neg, 1}, []float32{1, neg}, neg},
		{"-0 and +0", []float32{neg, 1}, []float32{1, 0}, 0},
		{"infinity times 0", []float32{inf}, []float32{0}, nan},
		{"infinity less infinity", []float32{inf, inf}, []float32{1, -1}, nan},
		{"NaN", []float32{1, nan}, []float32{1, 0}, nan},
		{"no fused rounding", []float32{1 + 1.0/4096, -1}, []float32{1 + 1.0/4096, 1 + 1.0/2048}, 0},
		{"subnormal", []float32{math.SmallestNonzeroFloat32, math.SmallestNonzeroFloat32}, []float32{1, 2}, 3 * math.SmallestNonzeroFloat32},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := tensor.From(dev, c.a), tensor.From(dev, c.b)
			expect(t, a.MatMul(b), dims(), c.want)
			expect(t, a.Reshape(1, -1).MatMul(b.Reshape(-1, 1)), dims(1, 1), c.want)
		})
	}
}

// randomTensor has elements whose sums are inexact, or wrap.
func randomTensor(dev *device.Device, r *rand.Rand, d dtype.DType, dims ...int) *tensor.Tensor {
	n := shape.Shape(dims).Size()
	switch {
	case d.IsComplex():
		data := make([]complex128, n)
		for i := range data {
			data[i] = complex(r.NormFloat64(), r.NormFloat64())
		}
		return tensor.From(dev, data, dims...).Cast(d)
	case d.IsFloat():
		data := make([]float32, n)
		for i := range data {
			data[i] = float32(r.NormFloat64())
		}
		return tensor.From(dev, data, dims...).Cast(d)
	}
	data := make([]int64, n)
	for i := range data {
		data[i] = int64(r.Uint64())
	}
	return tensor.From(dev, data, dims...).Cast(d)
}

// Batches that share the right operand become the rows of a single product, if their layout allows
// it.
func TestMatMulOfBatchesAsRows(t *testing.T) {
	dev := testdev.Open(t, device.WithReferenceCheck())
	r := rand.New(rand.NewPCG(8, 8))
	matrix := func(dims ...int) *tensor.Tensor { return randomTensor(dev, r, dtype.Float32, dims...) }
	for name, x := range map[string]*tensor.Tensor{
		"single rows":                   matrix(70, 1, 64),
		"two axes of them":              matrix(3, 5, 1, 64),
		"some rows":                     matrix(9, 4, 64),
		"rows of the other axis":        matrix(1, 70, 64).SwapAxes(0, 1),
		"rows apart":                    matrix(7, 5, 64).SwapAxes(0, 1),
		"two axes, one of which merges": matrix(5, 3, 2, 64).SwapAxes(0, 1),
		"backwards":                     matrix(33, 1, 64).Flip(0),
		"the same":                      matrix(1, 1, 64).BroadcastTo(33, 1, 64),
		"an empty one":                  matrix(4, 0, 64),
	} {
		for _, columns := range []int{132, 5, 1} {
			w, bias := matrix(64, columns), matrix(columns)
			for _, y := range []*tensor.Tensor{x.MatMul(w), x.MatMul(w).Add(bias).Relu(), x.Abs().MatMul(w.Reshape(1, 64, columns)).SwapAxes(0, 1)} {
				if err := tensor.Eval(ctx, y); err != nil {
					t.Errorf("%s by %d columns: %v", name, columns, err)
				}
			}
		}
	}
}

// MatMul has the definition's bits for every dtype, for shapes around the sizes of tiles and
// blocks, and for operands that are views of every kind.
func TestMatMulMatchesDefinition(t *testing.T) {
	dev := testdev.Open(t, device.WithReferenceCheck())
	r := rand.New(rand.NewPCG(7, 7))
	type view struct {
		name string
		make func(rows, columns int, d dtype.DType) *tensor.Tensor
	}
	matrix := func(d dtype.DType, dims ...int) *tensor.Tensor {
		return randomTensor(dev, r, d, dims...)
	}
	views := []view{
		{"rows", func(m, n int, d dtype.DType) *tensor.Tensor { return matrix(d, m, n) }},
		{"transposed", func(m, n int, d dtype.DType) *tensor.Tensor { return matrix(d, n, m).T() }},
		{"flipped", func(m, n int, d dtype.DType) *tensor.Tensor { return matrix(d, m, n).Flip(0, 1) }},
		{"stretched", func(m, n int, d dtype.DType) *tensor.Tensor { return matrix(d, 1, n).BroadcastTo(m, n) }},
		{"every second", func(m, n int, d dtype.DType) *tensor.Tensor {
			return matrix(d, 2*m, 2*n).At(shape.Step(1, 2*m, 2), shape.StepAll(2))
		}},
	}
	check := func(name string, a, b *tensor.Tensor) {
		t.Helper()
		if err := tensor.Eval(ctx, a.MatMul(b)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, s := range [][3]int{{1, 1, 1}, {5, 3, 9}, {1, 40, 33}, {33, 8, 1}, {17, 64, 64}, {64, 16, 132}, {3, 1023, 5}, {4, 1025, 8}, {2, 3000, 20}, {1, 70000, 1}} {
		for i, x := range views {
			y := views[(i+s[0]+s[1])%len(views)]
			check(fmt.Sprintf("%v, %s by %s", s, x.name, y.name), x.make(s[0], s[1], dtype.Float32), y.make(s[1], s[2], dtype.Float32))
		}
	}
	for _, d := range dtype.All() {
		if d.IsNumeric() {
			check(d.String(), matrix(d, 3, 2, 9, 13), matrix(d, 2, 13, 12).Flip(1))
			check(d.String()+" transposed", matrix(d, 5, 36), matrix(d, 16, 36).T())
			check(d.String()+" a batch of rows", matrix(d, 6, 1, 13), matrix(d, 13, 9))
			check(d.String()+" in blocks", matrix(d, 2, 1500), matrix(d, 1500, 4))
		}
	}
}

func TestMatMulRejects(t *testing.T) {
	dev := testdev.Open(t)
	zeros := func(dims ...int) *tensor.Tensor { return tensor.Zeros(dev, dtype.Float32, dims...) }
	for _, c := range []struct {
		name string
		a, b *tensor.Tensor
		want any
		text string
	}{
		{"inner sizes", zeros(2, 3), zeros(4, 5), new(*tensor.ContractionError), "axis 1 of the first has 3 and axis 0 of the second has 4"},
		{"vectors", zeros(3), zeros(2), new(*tensor.ContractionError), "axis 0 of the first has 3 and axis 0 of the second has 2"},
		{"stacks", zeros(2, 1, 3), zeros(3, 3, 1), new(*shape.BroadcastError), "matmul: shapes [2] and [3]"},
		{"no axes", zeros(), zeros(3), new(*tensor.RankError), "matmul: operand 1 has shape []"},
		{"bools", tensor.Zeros(dev, dtype.Bool, 2), tensor.Zeros(dev, dtype.Bool, 2), new(*tensor.DTypeError), "matmul"},
		{"kinds", zeros(2), tensor.Zeros(dev, dtype.Int32, 2), new(*dtype.PromotionError), "matmul"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := c.a.MatMul(c.b).Err()
			if !errors.As(err, c.want) || !strings.Contains(err.Error(), c.text) {
				t.Errorf("got %v, want a %T that says %q", err, c.want, c.text)
			}
		})
	}
}

// A long sum includes all of its blocks.
func TestMatMulInBlocks(t *testing.T) {
	const k = 2*ops.ContractionBlock + 1
	x := tensor.Full(testdev.Open(t), int32(1), k)
	expect(t, x.MatMul(x), dims(), int32(k))
	expect(t, x.Reshape(1, k).MatMul(x), dims(1), int32(k))
}

// A compiled product makes no pipeline for other sizes, and gives the bits of
// the product recorded directly.
func TestCompiledMatMul(t *testing.T) {
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	f, err := tensor.Compile(ctx, dev, []tensor.Param{
		{DType: dtype.Float32, Dims: []int{tensor.Dynamic, 70}},
		{DType: dtype.Float32, Dims: []int{70, tensor.Dynamic}},
	}, func(a []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{a[0].MatMul(a[1]).Relu()} })
	if err != nil {
		t.Fatal(err)
	}
	made := eng.Pipelines()
	r := rand.New(rand.NewPCG(3, 4))
	for _, s := range [][2]int{{1, 1}, {5, 3}, {0, 2}, {64, 80}, {3, 200}, {200, 3}} {
		a, b := randomTensor(dev, r, dtype.Float32, s[0], 70), randomTensor(dev, r, dtype.Float32, 70, s[1])
		got, err := f.Call(ctx, a, b)
		if err != nil {
			t.Fatalf("%v: %v", s, err)
		}
		if n := eng.Pipelines(); n != made {
			t.Errorf("%v: %d pipelines more", s, n-made)
		}
		expect(t, got[0], dims(s[0], s[1]), read[float32](t, a.MatMul(b).Relu())...)
		made = eng.Pipelines()
	}
}
