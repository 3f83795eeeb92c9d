package hostref

import (
	"context"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product of columns that are too long or too short says which sizes they should have.
func TestProductOfWrongSizes(t *testing.T) {
	column := func(n int) Column { return Column{DType: dtype.Float32, Data: make([]byte, 4*n)} }
	const want = "6 and 11 elements do not make 2 x 3 x 4"
	if err := Product(column(8), column(6), column(11), 2, 3, 4); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}

// A product of integers is the sum of products, however long: in blocks of k, of which the
// last is shorter, for each matrix of a stack.
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
