package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// plain is fuse without fusion: own, if that is v, is computed from operands
// that are in memory, and anything else is read.
func (g *grouper) plain(v, own graph.Value) (*body, error) {
	f := g.newFuser(v, own, false)
	n := v.Node
	_, stored := v.Stored()
	switch {
	case v != own || stored:
		_, err := g.plainOperand(f, v, false)
		return f.body, err
	case n.Op.Kind == ops.Movement:
		_, err := g.plainOperand(f, v, true)
		return f.body, err
	case n.Op == ops.Full:
		f.scalar(n.Attr.DType, n.Attr.Bits)
		return f.body, nil
	case n.Op == ops.Iota:
		_, err := f.index(v, nil)
		return f.body, err
	}
	inputs := computed(n)
	args := make([]int, len(inputs))
	for i, in := range inputs {
		var err error
		if args[i], err = g.plainOperand(f, in, false); err != nil {
			return nil, err
		}
	}
	if n.Op.Kind == ops.Indirect {
		at, _, err := f.tableOperand(v, nil)
		if err == nil {
			f.addressed(v, at, args)
		}
		return f.body, err
	}
	if n.Op != ops.Copy {
		f.apply(n.Op, v.DType(), args)
	}
	return f.body, nil
}

// plainOperand reads v, or its operand where v, a view, is itself being written.
// A constant is data of the launch. Operands are not compared with each other:
// which of them coincide depends on sizes.
func (g *grouper) plainOperand(f *fuser, v graph.Value, writing bool) (int, error) {
	if base := baseOf(v); base.Node.Op == ops.Full && !writing {
		if _, stored := base.Stored(); !stored {
			return f.scalar(base.Node.Attr.DType, base.Node.Attr.Bits), nil
		}
	}
	s, err := g.plainSource(v, writing)
	if err != nil {
		return 0, err
	}
	k := f.body
	k.refs = append(k.refs, s.ref)
	k.views = append(k.views, s.view)
	k.dtypes = append(k.dtypes, v.DType())
	k.index = append(k.index, false)
	return f.inst(instKey{kind: kernel.Load, n: len(k.refs) - 1, dtype: v.DType()}, nil), nil
}

func (g *grouper) plainSource(v graph.Value, writing bool) (source, error) {
	if !writing {
		return g.resident(v)
	}
	in := v.Node.Inputs[0]
	s, err := g.resident(in)
	if err != nil {
		return source{}, err
	}
	view, ok := v.Node.View(s.view)
	if !ok {
		if s, err = g.materialize(in); err != nil {
			return source{}, err
		}
		view, _ = v.Node.View(s.view) // any view of a contiguous operand is one
	}
	s.view = view
	return s, nil
}

// plainForm sets the forms that fit any sizes.
func plainForm(k *kernel.Kernel) {
	k.Scheme, k.Out, k.Chunk = kernel.General, kernel.Strided, 4
	if k.Family == kernel.Reduce {
		k.Scheme, k.Chunk = kernel.Flat, ops.Lanes
	}
	setAccess(k, kernel.Strided)
}

// separate is shape.Coalesce without merging anything: dims and strides as they
// are.
func separate(dims []int, strides ...[]int) ([]int, [][]int) {
	out := append([]int{}, dims...)
	list := make([][]int, len(strides))
	for i, s := range strides {
		list[i] = append([]int{}, s...)
	}
	return out, list
}

// coalesce merges dimensions where the configuration lets it.
func (b *builder) coalesce(dims []int, strides ...[]int) ([]int, [][]int) {
	if !b.cfg.runs(Coalesce) {
		return separate(dims, strides...)
	}
	return shape.Coalesce(dims, strides...)
}
