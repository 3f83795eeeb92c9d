package tensor_test

import (
	"context"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

var ctx = context.Background()

// read is tensor.Read that ends the test on an error.
func read[T dtype.Element](t fataler, x *tensor.Tensor) []T {
	t.Helper()
	got, err := tensor.Read[T](ctx, x)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// readAll reads several tensors of one dtype together.
func readAll[T dtype.Element](t fataler, xs ...*tensor.Tensor) [][]T {
	t.Helper()
	out, list := make([][]T, len(xs)), make([]tensor.Destination, len(xs))
	for i, x := range xs {
		out[i] = make([]T, x.Shape().Size())
		list[i] = tensor.Into(x, out[i])
	}
	if err := tensor.ReadInto(ctx, list...); err != nil {
		t.Fatal(err)
	}
	return out
}

// same compares elements; NaN is NaN, and -0 is not +0.
func same[T dtype.Element](a, b T) bool {
	d, x, y := dtype.Of[T](), bitsOfElement(a), bitsOfElement(b)
	if !d.IsComplex() {
		return sameBits(d, x, y)
	}
	xRe, xIm := element.Parts(d, x)
	yRe, yIm := element.Parts(d, y)
	return sameBits(d.Real(), xRe, yRe) && sameBits(d.Real(), xIm, yIm)
}

func sameBits(d dtype.DType, x, y element.Bits) bool {
	return x == y || d.IsFloat() && math.IsNaN(element.Float(d, x[0])) && math.IsNaN(element.Float(d, y[0]))
}

func bitsOfElement[T dtype.Element](v T) element.Bits { return element.BitsOf(hostref.Bytes([]T{v})) }

// firstDifference is the first index at which the slices differ, -1 for none.
func firstDifference[T dtype.Element](a, b []T) int {
	for i := range min(len(a), len(b)) {
		if !same(a[i], b[i]) {
			return i
		}
	}
	if len(a) != len(b) {
		return min(len(a), len(b))
	}
	return -1
}

// expect checks dtype, shape and elements.
func expect[T dtype.Element](t testing.TB, x *tensor.Tensor, dims shape.Shape, want ...T) {
	t.Helper()
	if err := x.Err(); err != nil {
		t.Error(err)
		return
	}
	if x.DType() != dtype.Of[T]() || !x.Shape().Equal(dims) {
		t.Errorf("got %v%v, want %v%v", x.DType(), x.Shape(), dtype.Of[T](), dims)
		return
	}
	got, err := tensor.Read[T](ctx, x)
	if err != nil {
		t.Error(err)
		return
	}
	if i := firstDifference(got, want); i >= 0 {
		t.Errorf("got %v, want %v: they differ at %d", got, want, i)
	}
}

// dims writes a shape literal in tables.
func dims(d ...int) shape.Shape { return shape.Shape(d) }

var (
	inf = float32(math.Inf(1))
	nan = float32(math.NaN())
	neg = float32(math.Copysign(0, -1)) // -0
)

// fataler is a test, or one run of a property.
type fataler interface {
	Helper()
	Fatal(args ...any)
}

// of is a list of Tensors that must have the same elements.
func of(ts ...*tensor.Tensor) []*tensor.Tensor { return ts }
