package workload

import (
	"context"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product marked fast is held to a bound, not to bits: where it is made of
// floats, each element may be off by 2 k 2^-23 times the sum of its k products'
// magnitudes, twice what k additions in any order can come to where each drops
// less than a unit in the last place, and by a rounding to its type. Where that
// sum is not finite, anything may come out. Integers have one result.

// UnboundedError says that a result may differ from the definition, as it is made of a
// product marked fast, and that no bound is known for it.
type UnboundedError struct{}

func (e *UnboundedError) Error() string {
	return "the result is made of a product of floats marked fast, which may differ from the definition; its bound is known where the product is of two operands and the whole line: check it so"
}

// fastProduct is the line's operator where it is a product of operands, floats, marked
// fast.
func (w *Workload) fastProduct() (*expr.Call, bool) {
	call, ok := w.Line.Expr.(*expr.Call)
	if !ok || !isFast(call) || !w.Line.DType.IsHalf() {
		return nil, false
	}
	for _, arg := range call.Args {
		if _, operand := arg.(*expr.Name); !operand {
			return nil, false
		}
	}
	return call, true
}

func isFast(call *expr.Call) bool { return call.Op == ops.MatMul && call.Attr.Fast }

// holdsFast reports whether an expression has a product marked fast.
func holdsFast(n expr.Node) bool {
	switch n := n.(type) {
	case *expr.Call:
		return isFast(n) || slices.ContainsFunc(n.Args, holdsFast)
	case *expr.Transpose:
		return holdsFast(n.X)
	}
	return false
}

// withinBound compares a fast product with the exact one.
func (w *Workload) withinBound(ctx context.Context, call *expr.Call, want *hostref.Array, got []byte) (Difference, error) {
	sums, products, err := w.magnitudes(ctx, call)
	if err != nil {
		return Difference{}, err
	}
	d := want.DType
	allowed := append([]byte{}, want.Data...)
	for i := range len(got) / d.Size() {
		g, x := number(d, got, i), number(d, want.Data, i)
		sum := number(dtype.Float32, sums.Data, i)
		bound := float64(2*products)*0x1p-23*sum + math.Abs(x)*0x1p-10 + 0x1p-24
		if math.IsInf(sum, 0) || math.IsNaN(sum) || math.Abs(g-x) <= bound {
			copy(allowed[i*d.Size():(i+1)*d.Size()], got[i*d.Size():])
		}
	}
	return Compare(d, want.Shape, got, allowed), nil
}

// magnitudes are the sums of the magnitudes of each element's products, in
// float32, and how many products there are.
func (w *Workload) magnitudes(ctx context.Context, call *expr.Call) (*hostref.Array, int, error) {
	r := &reference{values: map[*graph.Node]*hostref.Array{}, uses: map[*graph.Node]int{}}
	var in []graph.Value
	for _, arg := range call.Args {
		name, ok := arg.(*expr.Name)
		if !ok {
			continue
		}
		for i, o := range w.Line.Operands {
			if o.Name != name.Name {
				continue
			}
			leaf := graph.NewData(o.DType, graph.Stored{View: shape.Contiguous(o.Shape)})
			r.values[leaf.Node] = w.arrays[i]
			wide, err := compose.Apply(ops.Cast, ops.Attr{DType: dtype.Float32}, "", leaf)
			if err != nil {
				return nil, 0, err
			}
			v, err := compose.Apply(ops.Abs, ops.Attr{}, "", wide)
			if err != nil {
				return nil, 0, err
			}
			in = append(in, v)
		}
	}
	v, err := compose.Apply(ops.MatMul, ops.Attr{}, "", in...)
	if err != nil {
		return nil, 0, err
	}
	r.count(v.Node)
	sums, err := r.eval(ctx, v.Node)
	s := in[0].Shape()
	return sums, s[len(s)-1], err
}

// number is element i of a column of floats.
func number(d dtype.DType, data []byte, i int) float64 {
	return element.Float(d, bitsAt(d, data, i)[0])
}
