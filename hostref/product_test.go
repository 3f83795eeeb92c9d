package hostref

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product of columns of wrong lengths says which sizes do not match.
func TestProductOfWrongSizes(t *testing.T) {
	column := func(n int) Column { return Column{DType: dtype.Float32, Data: make([]byte, 4*n)} }
	const want = "6 and 11 elements do not make 2 x 3 x 4"
	if err := Product(column(8), column(6), column(11), 2, 3, 4); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

// A product of integers is the sum of products for any length of k, also if the last block of k is
// shorter, and for each matrix of a stack.
func TestLongProducts(t *testing.T) {
	const stack, m, n = 2, 2, 3
	for _, k := range []int{1, ops.ContractionBlock - 1, ops.ContractionBlock, ops.ContractionBlock + 1, 2*ops.ContractionBlock + 500} {
		a, b := NewArray(dtype.Int64, shape.Shape{stack, m, k}), NewArray(dtype.Int64, shape.Shape{stack, k, n})
		x, y := Slice[int64](a.Data), Slice[int64](b.Data)
		for i := range x {
			x[i] = int64(i%1013) - 500
		}
		for i := range y {
			y[i] = int64(i%997)*3 + 1
		}
		leaf := func(a *Array) graph.Value {
			return graph.NewData(a.DType, graph.Stored{View: shape.Contiguous(a.Shape)})
		}
		v, err := compose.Apply(ops.MatMul, ops.Attr{}, "", leaf(a), leaf(b))
		if err != nil {
			t.Fatal(err)
		}
		got, err := Eval(context.Background(), v.Node, []*Array{a, b})
		if err != nil {
			t.Fatal(err)
		}
		for at, have := range Slice[int64](got.Data) {
			matrix, row, column := at/(m*n), at/n%m, at%n
			want := int64(0)
			for i := range k {
				want += x[(matrix*m+row)*k+i] * y[(matrix*k+i)*n+column]
			}
			if have != want {
				t.Fatalf("%d steps: element %d is %d, want %d", k, at, have, want)
			}
		}
	}
}

// ProductTurned gives the bits of Product, for any number of columns after groups of four.
func TestProductTurned(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, d := range dtype.All() {
		if !d.IsNumeric() || d.IsComplex() {
			continue
		}
		wide := ops.ContractionType(d)
		for _, s := range [][3]int{{1, 1, 1}, {1, 48, 192}, {2, 5, 7}, {3, 4, 6}, {1, 9, 3}, {4, 2, 5}} {
			m, k, n := s[0], s[1], s[2]
			a, b, turned := randomColumn(r, d, m*k), randomColumn(r, d, k*n), Column{DType: d, Data: make([]byte, k*n*d.Size())}
			Gather(turned.Data, b.Data, d.Size(), shape.View{Shape: shape.Shape{n, k}, Strides: []int{1, n}})
			want, got := Column{DType: wide, Data: make([]byte, m*n*wide.Size())}, Column{DType: wide, Data: make([]byte, m*n*wide.Size())}
			if err := errors.Join(Product(want, a, b, m, k, n), ProductTurned(got, a, turned, m, k, n)); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(want.Data, got.Data) {
				t.Errorf("%s %v: differs", d, s)
			}
		}
	}
	c := Column{DType: dtype.Complex64, Data: make([]byte, 8)}
	if ProductTurned(c, c, c, 1, 1, 1) == nil {
		t.Error("complex numbers were multiplied")
	}
}

// randomColumn returns normally distributed numbers, or integers of any bits.
func randomColumn(r *rand.Rand, d dtype.DType, n int) Column {
	c := Column{DType: d, Data: make([]byte, n*d.Size())}
	if d.IsInteger() {
		for i := range c.Data {
			c.Data[i] = byte(r.Uint32())
		}
		return c
	}
	wide := make([]float64, n)
	for i := range wide {
		wide[i] = r.NormFloat64()
	}
	if d == dtype.Float64 {
		copy(c.Data, Bytes(wide))
		return c
	}
	casts[conversion{dtype.Float64, d}](c.Data, []Column{{DType: dtype.Float64, Data: Bytes(wide)}})
	return c
}
