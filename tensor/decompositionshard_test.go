package tensor_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// hardMatrices are matrices on which decompositions have failed elsewhere.
var hardMatrices = map[string]func(i, j, n int) float64{
	"Hilbert":   func(i, j, _ int) float64 { return 1 / float64(i+j+1) },
	"Wilkinson": func(i, j, n int) float64 { return tridiagonal(i, j, math.Abs(float64(i)-float64(n-1)/2), 1) },
	"Jordan": func(i, j, _ int) float64 {
		if j == i+1 {
			return 1
		}
		return tridiagonal(i, j, 2, 0)
	},
	"rank 2": func(i, j, _ int) float64 { return float64(1+i)*math.Sin(float64(j)) + math.Cos(float64(3*i)) },
	"graded": func(i, j, n int) float64 { return math.Exp2(-float64(i+j)) * (1 + math.Sin(float64(i*n+j))) },
	"Kahan": func(i, j, _ int) float64 {
		if j < i {
			return 0
		}
		return tridiagonal(i, j, math.Pow(0.9, float64(i)), 0) - 0.4*math.Pow(0.9, float64(i))*math.Min(1, float64(j-i))
	},
	"permutation": func(i, j, n int) float64 {
		if j == (i+1)%n {
			return 1
		}
		return 0
	},
	"zero": func(int, int, int) float64 { return 0 },
	"ones": func(int, int, int) float64 { return 1 },
	"large and small": func(i, j, n int) float64 {
		return math.Sin(float64(i*n+j)) * math.Exp2(float64(10*((i+j)%3-1)))
	},
}

// tridiagonal is an element of a symmetric tridiagonal matrix.
func tridiagonal(i, j int, diagonal, beside float64) float64 {
	switch i - j {
	case 0:
		return diagonal
	case 1, -1:
		return beside
	}
	return 0
}

func hardMatrix(dev *device.Device, f func(i, j, n int) float64, n int, d dtype.DType) *tensor.Tensor {
	list := make([]float64, n*n)
	for i := range list {
		list[i] = f(i/n, i%n, n)
	}
	return tensor.From(dev, list, n, n).Cast(d)
}

// The decompositions give hard matrices back: the residual is at most 30 times the size of the
// matrix, times its side, times the distance of 1 from the next number, as LAPACK's tests ask.
func TestDecompositionsOfHardMatrices(t *testing.T) {
	dev := testdev.Open(t)
	sizes, dtypes := []int{1, 2, 7, 40}, []dtype.DType{dtype.Float32, dtype.Float64}
	if testing.Short() {
		sizes, dtypes = sizes[2:3], dtypes[1:]
	}
	for name, f := range hardMatrices {
		for _, n := range sizes {
			for _, d := range dtypes {
				testHardMatrix(t, fmt.Sprintf("%s of %d, %s", name, n, d), hardMatrix(dev, f, n, d))
			}
		}
	}
}

func testHardMatrix(t *testing.T, name string, x *tensor.Tensor) {
	n, d := x.Shape()[0], x.DType()
	eye := tensor.Eye(x.Device(), d, n, n, 0)
	size := x.MatrixNorm(tensor.NormColumns).Maximum(0x1p-100)
	check := func(what string, got, want, size *tensor.Tensor) {
		ratio := got.Sub(want).Abs().Max(nil).Div(size.Cast(d.Real())).Div(epsOf(d) * float64(n)).Cast(dtype.Float64)
		if r, err := tensor.Read[float64](ctx, ratio); err != nil || !(r[0] < 30) {
			t.Errorf("%s: %s: ratio %v, %v", name, what, r, err)
		}
	}
	one := tensor.Full(x.Device(), 1.0)
	order, l, u := x.LU()
	check("lu", l.MatMul(u), x.Take(0, order), size)
	q, r := x.QR()
	check("qr", q.MatMul(r), x, size)
	check("q of qr", q.MatrixTranspose().MatMul(q), eye, one)
	us, s, vh := x.SVD()
	check("svd", us.Mul(s.ExpandDims(-2)).MatMul(vh), x, size)
	check("u of svd", us.MatrixTranspose().MatMul(us), eye, one)
	check("v of svd", vh.MatMul(vh.MatrixTranspose()), eye, one)
	h := x.Add(x.MatrixTranspose())
	w, v := h.Eigh()
	check("eigh", h.MatMul(v), v.Mul(w.ExpandDims(-2)), size)
	check("v of eigh", v.MatrixTranspose().MatMul(v), eye, one)
	z, vectors := x.Eig()
	check("eig", x.Cast(z.DType()).MatMul(vectors), vectors.Mul(z.ExpandDims(-2)), size)
}
