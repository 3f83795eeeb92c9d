package hostref

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// grain is how many elements one goroutine takes at a time.
const grain = 1 << 14

// Eval evaluates one node; in are its operands' values. If the node only moves elements, the result
// may share an operand's data. It fails with an *Error, with the errors of [Apply] and [Fold], or
// with the context's error soon after the context ends.
func Eval(ctx context.Context, n *graph.Node, in []*Array) (*Array, error) {
	if len(in) != n.Op.Arity && n.Op.Arity != ops.Variadic {
		return nil, &ops.ArityError{Op: n.Op, Got: len(in)}
	}
	t := n.Outputs[0]
	for i, a := range in {
		if want := a.Shape.Size() * a.DType.Size(); len(a.Data) != want {
			return nil, fail(n.Op, "operand %d of shape %v has %d bytes, not %d", i+1, a.Shape, len(a.Data), want)
		}
	}
	switch n.Op.Kind {
	case ops.Map:
		return evalMap(ctx, n.Op, t, in)
	case ops.Reduce:
		return evalReduce(ctx, n.Op, n.Attr, t, in[0])
	case ops.Movement:
		return evalMovement(ctx, n, t, in[0])
	case ops.Update:
		return evalUpdate(n, t, in[0], in[1]), nil
	case ops.Join:
		return evalJoin(n, in), nil
	case ops.Indirect:
		return evalIndirect(ctx, n, t, in[0], in[1:])
	case ops.Scan:
		return evalScan(ctx, n, t, in[0])
	case ops.Sort:
		if n.Op == ops.OrderRows {
			return evalOrder(ctx, t, in[0])
		}
		return evalSort(ctx, t, in[0])
	case ops.Program:
		return evalProgram(ctx, n, t, in)
	case ops.Contraction:
		return evalContraction(ctx, t, in[0], in[1])
	}
	if c := n.Constant(); c != nil {
		return &Array{DType: t.DType, Shape: t.Shape, Data: c.Bytes(ctx)}, ctx.Err()
	}
	return evalCreation(n.Op, n.Attr, t)
}

// evalUpdate returns a copy of target with elements in the node's region.
func evalUpdate(n *graph.Node, t graph.Type, target, elements *Array) *Array {
	out := NewArray(t.DType, t.Shape)
	copy(out.Data, target.Data)
	ScatterTo(out.Data, elements.Data, t.DType.Size(), n.Region(), 0)
	return out
}

func evalMap(ctx context.Context, op *ops.Op, t graph.Type, in []*Array) (*Array, error) {
	for i, a := range in {
		if !a.Shape.Equal(t.Shape) {
			return nil, fail(op, "operand %d has shape %v, the result %v", i+1, a.Shape, t.Shape)
		}
	}
	out := NewArray(t.DType, t.Shape)
	err := parallel.For(ctx, t.Shape.Size(), grain, func(low, high int) error {
		args := make([]Column, len(in))
		for i, a := range in {
			args[i] = Column{a.DType, a.Data}.Part(low, high)
		}
		return Apply(op, Column{out.DType, out.Data}.Part(low, high), args...)
	})
	return out, err
}

// evalReduce moves the reduced axes to the end, so that the elements of each result are adjacent in
// row-major order.
func evalReduce(ctx context.Context, op *ops.Op, attr ops.Attr, t graph.Type, in *Array) (*Array, error) {
	var kept []int
	n := 1
	for axis, size := range in.Shape {
		if slices.Contains(attr.Axes, axis) {
			n *= size
		} else {
			kept = append(kept, axis)
		}
	}
	v, err := shape.Contiguous(in.Shape).Permute(op.Name, slices.Concat(kept, attr.Axes)...)
	if err != nil {
		return nil, err
	}
	rows, err := gathered(ctx, in, v)
	if err != nil {
		return nil, err
	}
	out := NewArray(t.DType, t.Shape)
	err = parallel.For(ctx, t.Shape.Size(), max(1, grain/max(n, 1)), func(low, high int) error {
		return FoldRows(op, Column{out.DType, out.Data}.Part(low, high), Column{rows.DType, rows.Data}.Part(low*n, high*n), n)
	})
	return out, err
}

func evalMovement(ctx context.Context, n *graph.Node, t graph.Type, in *Array) (*Array, error) {
	v, ok := n.View(shape.Contiguous(in.Shape))
	if !ok || !v.Shape.Equal(t.Shape) {
		return nil, fail(n.Op, "shape %v does not become %v", in.Shape, t.Shape)
	}
	return gathered(ctx, in, v)
}

// gathered returns the elements of a that v sees. It copies nothing if v sees all of them in order.
func gathered(ctx context.Context, a *Array, v shape.View) (*Array, error) {
	if v.IsContiguous() && v.Shape.Size() == a.Shape.Size() {
		return &Array{DType: a.DType, Shape: v.Shape, Data: a.Data}, nil
	}
	out := NewArray(a.DType, v.Shape)
	flat, size := Coalesce(v), a.DType.Size()
	err := parallel.For(ctx, v.Shape.Size(), grain, func(low, high int) error {
		GatherFrom(out.Data[low*size:high*size], a.Data, size, flat, low)
		return nil
	})
	return out, err
}

func evalCreation(op *ops.Op, attr ops.Attr, t graph.Type) (*Array, error) {
	out := NewArray(t.DType, t.Shape)
	switch op {
	case ops.Full:
		fill(out.Data, attr.Bits.Append(nil, t.DType))
	case ops.Iota:
		IndexFrom(view[int64](out.Data), shape.Contiguous(shape.Shape{t.Shape.Size()}), 0)
	default:
		return nil, fail(op, "its elements are in memory: there is nothing to evaluate")
	}
	return out, nil
}
