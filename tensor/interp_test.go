package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestInterp(t *testing.T) {
	dev := testdev.Open(t)
	places := tensor.From(dev, []float32{0, 1, 1, 3})
	heights := tensor.From(dev, []float32{10, 20, 40, 0})
	x := tensor.From(dev, []float32{-1, 0, 0.5, 1, 2, 3, 9, nan, inf, -inf}, 2, 5)
	expect(t, x.Interp(places, heights), dims(2, 5), float32(10), 10, 15, 40, 20, 0, 0, nan, 0, 10)
	one := tensor.From(dev, []float32{7})
	expect(t, x.At().Interp(one, one), dims(2, 5), float32(7), 7, 7, 7, 7, 7, 7, nan, 7, 7)

	// float32 does not have the difference of the heights.
	far := tensor.From(dev, []float32{-math.MaxFloat32, math.MaxFloat32})
	unit := tensor.From(dev, []float32{0, 1})
	expect(t, tensor.From(dev, []float32{0, 0.5, 1}).Interp(unit, far), dims(3), float32(-math.MaxFloat32), 0, math.MaxFloat32)

	var rank *tensor.RankError
	if err := x.Interp(x, heights).Err(); !errors.As(err, &rank) || rank.Operand != 1 {
		t.Errorf("places of two axes: %v, want a RankError of operand 1", err)
	}
	var attr *tensor.AttrError
	if err := x.Interp(places, one).Err(); !errors.As(err, &attr) {
		t.Errorf("one height for four places: %v, want an AttrError", err)
	}
	var empty *tensor.EmptyAxisError
	if nothing := tensor.Zeros(dev, dtype.Float32, 0); !errors.As(x.Interp(nothing, nothing).Err(), &empty) {
		t.Errorf("no points: %v, want an EmptyAxisError", x.Interp(nothing, nothing).Err())
	}
}

func TestLogCumulativeSumExp(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float64{-1000, -1000, 0, 1000, -inf64})
	want := []float64{-1000, -1000 + math.Ln2, 0, 1000, 1000}
	expect(t, x.LogCumulativeSumExp(0), dims(5), want...)
	// Far below the greatest element nothing is lost.
	expect(t, tensor.From(dev, []float32{-80, -80, -80, -80, 80}).LogCumulativeSumExp(0).At(), dims(5), float32(-80), -80+math.Ln2, -78.90139, -80+2*math.Ln2, 80)
	expect(t, tensor.From(dev, []float32{-inf, -inf, nan, 1}).LogCumulativeSumExp(-1), dims(4), -inf, -inf, nan, nan)
	expect(t, tensor.Zeros(dev, dtype.Float32, 2, 0).LogCumulativeSumExp(1), dims(2, 0), []float32{}...)
}

var inf64 = math.Inf(1)

func TestRoundDecimals(t *testing.T) {
	dev := testdev.Open(t)
	expect(t, tensor.From(dev, []float64{1.234, -1.25, 2.675, 1e300, inf64, math.NaN()}).Round(tensor.Decimals(2)), dims(6), 1.23, -1.25, 2.68, 1e300, inf64, math.NaN())
	expect(t, tensor.From(dev, []float64{1.25, 0.5, -0.04}).Round(tensor.Decimals(1)), dims(3), 1.2, 0.5, math.Copysign(0, -1))
	expect(t, tensor.From(dev, []float32{1234, 1250, -1350, 49}).Round(tensor.Decimals(-2)), dims(4), float32(1200), 1200, -1400, 0)
	expect(t, tensor.From(dev, []float32{1e30, -3}).Round(tensor.Decimals(-300)), dims(2), float32(0), neg)
	expect(t, tensor.From(dev, []float64{1e300, 2}).Round(tensor.Decimals(400)), dims(2), 1e300, 2)
	expect(t, tensor.From(dev, []int32{1234, 15, 25, -15, -25, -26, 5}).Round(tensor.Decimals(-1)), dims(7), int32(1230), 20, 20, -20, -20, -30, 0)
	expect(t, tensor.From(dev, []int8{127, -128, 49}).Round(tensor.Decimals(-2)), dims(3), int8(100), -100, 0)
	expect(t, tensor.From(dev, []int8{127, -128, 50}).Round(tensor.Decimals(-3)), dims(3), int8(0), 0, 0)
	expect(t, tensor.From(dev, []uint64{math.MaxUint64}).Round(tensor.Decimals(-19)), dims(1), uint64(2e19-1<<64))
	expect(t, tensor.From(dev, []int16{7, -7}).Round(tensor.Decimals(3)), dims(2), int16(7), -7)
}

// NumPy, sort: complex numbers are in the order of their real parts, then of their
// imaginary parts; those with a NaN come last.
func TestSortComplex(t *testing.T) {
	dev := testdev.Open(t)
	n := math.NaN()
	data := []complex128{complex(n, n), complex(2, 0), complex(n, -1), complex(1, n), complex(1, 5), complex(-inf64, 3), complex(1, -5), complex(n, -2), complex(0, n)}
	want := []complex128{complex(-inf64, 3), complex(1, -5), complex(1, 5), complex(2, 0), complex(0, n), complex(1, n), complex(n, -2), complex(n, -1), complex(n, n)}
	x := tensor.From(dev, data)
	expect(t, x.Sort(0), dims(9), want...)
	expect(t, x.ArgSort(0), dims(9), int64(5), 6, 4, 1, 8, 3, 7, 2, 0)
	expect(t, x.Sort(0, tensor.Descending()).Flip(0), dims(9), want...)
	expect(t, tensor.From(dev, []complex64{3i, 1, 2i}).Sort(-1), dims(3), complex64(2i), 3i, 1)
}

func TestAppend(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{1, 2}, 1, 2)
	expect(t, x.Append(0, x, x.Mul(5)), dims(3, 2), int32(1), 2, 1, 2, 5, 10)
	expect(t, x.Append(1), dims(1, 2), int32(1), 2)
}

// PyTorch and ONNX, ceil_mode.
func TestPoolingCeil(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange[float32](dev, 1, 7, 1).Reshape(1, 1, 6)
	pool := tensor.Pooling{Size: []int{3}, Strides: []int{2}, Ceil: true}
	expect(t, x.MaxPool(pool), dims(1, 1, 3), float32(3), 5, 6)
	expect(t, x.AveragePool(pool), dims(1, 1, 3), float32(2), 4, 5.5)
	pool.Padding = [][2]int{{1, 1}}
	expect(t, x.AveragePool(pool), dims(1, 1, 4), float32(1.5), 3, 5, 6)
	pool.IncludePadding = true // the last window has 6 and one padded zero
	expect(t, x.AveragePool(pool), dims(1, 1, 4), float32(1), 3, 5, 3)
	// A window that would begin in the padding behind the elements does not count.
	pool = tensor.Pooling{Size: []int{2}, Strides: []int{3}, Padding: [][2]int{{0, 1}}, Ceil: true}
	expect(t, x.MaxPool(pool), dims(1, 1, 2), float32(2), 5)
	// Nothing is left over.
	expect(t, x.MaxPool(tensor.Pooling{Size: []int{3}, Strides: []int{1}, Ceil: true}), dims(1, 1, 4), float32(3), 4, 5, 6)
}
