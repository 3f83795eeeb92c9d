package tensor_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// errorOf is the greatest magnitude of x - y, over that of y.
func errorOf(t *testing.T, x, y *tensor.Tensor) float64 {
	t.Helper()
	e := x.Sub(y).Abs().Max(nil).Div(y.Abs().Max(nil)).Cast(dtype.Float64)
	got, err := tensor.Read[float64](ctx, e)
	if err != nil {
		t.Fatal(err)
	}
	return got[0]
}

func epsOf(d dtype.DType) float64 {
	if d.Real() == dtype.Float64 {
		return 0x1p-52
	}
	return 0x1p-23
}

// matrixOf is random matrices of a dtype.
func randomMatrix(dev *device.Device, d dtype.DType, dims ...int) *tensor.Tensor {
	r := tensor.NewRand(dev, 1)
	x := r.Normal(d.Real(), 0, 1, dims...)
	if d.IsComplex() {
		i := tensor.From(dev, []complex128{1i}).Cast(d)
		return x.Cast(d).Add(r.Normal(d.Real(), 0, 1, dims...).Cast(d).Mul(i))
	}
	return x
}

// hermitian returns Hermitian matrices of several kinds, made of a square one.
func hermitian(x *tensor.Tensor) map[string]*tensor.Tensor {
	n, d := x.Shape()[len(x.Shape())-1], x.DType()
	q, _ := x.QR()
	withValues := func(w *tensor.Tensor) *tensor.Tensor {
		return q.Mul(w.Cast(d)).MatMul(q.MatrixTranspose().Conj())
	}
	step := tensor.Arange[float64](x.Device(), 0, float64(n), 1)
	return map[string]*tensor.Tensor{
		"random numbers": x.Add(x.MatrixTranspose().Conj()),
		"clusters":       withValues(step.Div(8).Floor()),
		"grades":         withValues(step.Neg().Exp2()),
		"zeros":          x.Mul(0),
		"a multiple":     tensor.Eye(x.Device(), d, n, n, 0).Mul(3).BroadcastTo(x.Shape()...),
	}
}

func TestDecompositionsGiveTheMatrixBack(t *testing.T) {
	dev := testdev.Open(t)
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64, dtype.Complex64, dtype.Complex128} {
		for _, dims := range [][]int{{1, 1}, {3, 4, 4}, {33, 33}, {70, 36}, {36, 70}, {2, 3, 7, 2}} {
			x := randomMatrix(dev, d, dims...)
			bound := 30 * epsOf(d) * float64(max(dims[len(dims)-1], dims[len(dims)-2]))
			check := func(what string, got, want *tensor.Tensor) {
				t.Helper()
				if e := errorOf(t, got, want); !(e <= bound) {
					t.Errorf("%s of %v %v: %g, at most %g", what, d, dims, e, bound)
				}
			}
			order, l, u := x.LU()
			rows := x.TakeAlongAxis(-2, order.ExpandDims(-1))
			check("lu", l.MatMul(u), rows)
			q, r := x.QR()
			check("qr", q.MatMul(r), x)
			n := q.Shape()[len(q.Shape())-1]
			eye := tensor.Eye(dev, d, n, n, 0)
			check("q^H q", q.MatrixTranspose().Conj().MatMul(q), eye)
			u, s, vh := x.SVD(tensor.SVDReduced)
			k := s.Shape()[len(s.Shape())-1]
			check("svd", u.Mul(s.ExpandDims(-2).Cast(d)).MatMul(vh), x)
			small := tensor.Eye(dev, d, k, k, 0)
			check("u^H u", u.MatrixTranspose().Conj().MatMul(u), small)
			check("v^H v", vh.MatMul(vh.MatrixTranspose().Conj()), small)
			u, _, vh = x.SVD()
			check("whole u", u.MatrixTranspose().Conj().MatMul(u), tensor.Eye(dev, d, dims[len(dims)-2], dims[len(dims)-2], 0))
			check("whole v", vh.MatMul(vh.MatrixTranspose().Conj()), tensor.Eye(dev, d, dims[len(dims)-1], dims[len(dims)-1], 0))
			check("pinv", x.MatMul(x.Pinv()).MatMul(x), x)
			if dims[len(dims)-1] != dims[len(dims)-2] {
				continue
			}
			w, v := x.Eig()
			z := w.DType()
			check("eig", x.Cast(z).MatMul(v).Add(1), v.Mul(w.ExpandDims(-2)).Add(1))
			for kind, h := range hermitian(x) {
				w, v := h.Eigh()
				check("eigh of "+kind, h.MatMul(v).Add(1), v.Mul(w.ExpandDims(-2).Cast(d)).Add(1))
				check("v^H v of eigh of "+kind, v.MatrixTranspose().Conj().MatMul(v), eye)
			}
			a := x.MatMul(x.MatrixTranspose().Conj()).Add(tensor.Eye(dev, d, n, n, 0).Mul(n))
			c := a.Cholesky()
			check("cholesky", c.MatMul(c.MatrixTranspose().Conj()), a)
			b := randomMatrix(dev, d, n, 3)
			check("solve", a.MatMul(a.Solve(b)), b.BroadcastTo(append(append([]int{}, dims[:len(dims)-2]...), n, 3)...))
			check("inv", a.MatMul(a.Inv()), eye.BroadcastTo(dims...))
			check("cholesky_solve", a.MatMul(c.CholeskySolve(b)), b.BroadcastTo(append(append([]int{}, dims[:len(dims)-2]...), n, 3)...))
		}
	}
}

// With the index check, a matrix without factors is an error that says which of the stack it is.
func TestMatricesWithoutFactors(t *testing.T) {
	unchecked, dev := testdev.OpenUnchecked(t), testdev.Open(t)
	values := []float64{2, 1, 1, 2, 1, 2, 2, 4, -1, 0, 0, 1}
	for _, c := range []struct {
		op     string
		matrix int
		f      func(x *tensor.Tensor) *tensor.Tensor
	}{
		{"solve", 1, func(x *tensor.Tensor) *tensor.Tensor { return x.Solve(x) }},
		{"inv", 1, (*tensor.Tensor).Inv},
		{"cholesky", 1, func(x *tensor.Tensor) *tensor.Tensor { return x.Cholesky() }},
		{"cholesky", 2, func(x *tensor.Tensor) *tensor.Tensor {
			return x.Take(0, tensor.From(x.Device(), []int32{0, 2})).Cholesky(tensor.UpperTriangle)
		}},
	} {
		_, err := tensor.Read[float64](ctx, c.f(tensor.From(dev, values, 3, 2, 2)))
		var wrong *tensor.FactorError
		want := c.matrix
		if c.matrix == 2 {
			want = 1 // the second of every other one
		}
		if !errors.As(err, &wrong) || wrong.Op != c.op || !slices.Equal(wrong.Matrix, []int{want}) {
			t.Errorf("%s: %v, want an error about matrix %d", c.op, err, want)
		}
		if _, err := tensor.Read[float64](ctx, c.f(tensor.From(unchecked, values, 3, 2, 2))); err != nil {
			t.Errorf("%s without the check: %v", c.op, err)
		}
	}
	if got, err := tensor.Read[float64](ctx, tensor.From(dev, values, 3, 2, 2).Det()); err != nil || !slices.Equal(got, []float64{3, 0, -1}) {
		t.Errorf("determinants %v, %v", got, err)
	}
}

// A side above the bound is refused before anything is computed.
func TestSidesOfMatricesAreBounded(t *testing.T) {
	x := tensor.Zeros(testdev.Open(t), dtype.Float32, 1<<16, 3)
	var wrong *tensor.AttrError
	if _, _, u := x.LU(); !errors.As(u.Err(), &wrong) {
		t.Errorf("%v, want an *AttrError", u.Err())
	}
}
