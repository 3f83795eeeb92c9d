package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// scanRecompute is the cost above which what a scan of several leaves reads is
// not computed twice, once for the leaves' totals and once for the results.
const scanRecompute = 16

// scan plans a scan: where a row has several leaves, a reduction's kernel makes
// their totals, and these are scanned; then each leaf is walked, with what comes
// before it carried in. The maps before the scan are fused into both kernels.
func (b *builder) scan(v graph.Value) (int, error) {
	n := v.Node
	in, axis := n.Inputs[0], n.Attr.Axes[0]
	place, out := shape.Contiguous(v.Shape()), -1
	if n.Attr.Initial {
		first := place
		first.Shape = shape.Reduce(v.Shape(), []int{axis}, true)
		place.Shape, place.Offset = in.Shape(), place.Strides[axis]
		var err error
		if out, err = b.writeTo(out, v, graph.NewFull(v.DType(), n.Attr.Bits, first.Shape, n.Site), first); err != nil {
			return 0, err
		}
	} else {
		out = b.temp(Temp{DType: v.DType(), Size: v.Shape().Size()})
	}
	s := scanner{b: b, v: v}
	if b.cfg.Unfused {
		return out, s.byRows(in, axis, out, place)
	}
	body, err := s.body(in, axis)
	if err != nil {
		return 0, err
	}
	if ok, err := s.step(body, axis, out, place); err != nil || ok {
		return out, err
	}
	return out, s.byRows(in, axis, out, place)
}

// scanner plans one scan.
type scanner struct {
	b *builder
	v graph.Value
}

// body computes what is scanned, or reads it where it is costly and would be
// computed twice, or is found by values.
func (s scanner) body(in graph.Value, axis int) (*body, error) {
	k, err := s.b.fuse(in, graph.Value{})
	if err != nil {
		return nil, err
	}
	once := kernel.Leaves(in.Shape()[axis]) == 1
	buffers := 0
	for _, index := range k.index {
		if !index {
			buffers++
		}
	}
	if len(k.tables) == 0 && (once || k.cost <= scanRecompute && buffers < s.b.cfg.MaxOperands) {
		return k, nil
	}
	s.b.because(in, "the scan reads it twice, and what costs more than %d, or addresses a table, is made once", scanRecompute)
	src, err := s.b.materialize(in)
	return loadBody(in.DType(), src), err
}

// byRows copies the operand into rows that lie along memory, scans these and
// copies the result back: for leaves that reach further than a binding, and
// where the kernels must not depend on sizes.
func (s scanner) byRows(in graph.Value, axis, out int, place shape.View) error {
	kept, scanned := splitAxes(len(in.Shape()), []int{axis})
	order := append(append([]int(nil), kept...), scanned...)
	copied, err := s.b.permuted(in, order)
	if err != nil {
		return err
	}
	n := in.Shape()[axis]
	rows := shape.Contiguous(shape.Shape{in.Shape().Size() / n, n})
	temp := s.b.temp(Temp{DType: s.v.DType(), Size: in.Shape().Size()})
	if err := s.must(loadBody(in.DType(), source{ref: copied.ref, view: rows}), temp, rows); err != nil {
		return err
	}
	back := make([]int, len(order))
	for i, a := range order {
		back[a] = i
	}
	view, err := shape.Contiguous(copied.view.Shape).Permute(s.v.Node.Op.Name, back...)
	if err != nil {
		return err
	}
	body := loadBody(s.v.DType(), source{ref: Ref{Temp: temp}, view: view})
	k, launches := s.b.mapLaunches(body, s.v.DType(), place, s.v.Shape().Size())
	return s.b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: s.v})
}

// must scans rows that lie along memory, which can be cut anywhere.
func (s scanner) must(rows *body, out int, place shape.View) error {
	ok, err := s.step(rows, 1, out, place)
	if err == nil && !ok {
		err = &kernel.VerifyError{Kernel: newKernel(rows), What: "a leaf of " + s.v.Node.Op.Name + " does not fit a binding"}
	}
	return err
}

// step plans the kernels that scan a body along an axis into a view of a
// temporary. ok is false when no way of cutting the leaves fits the device.
func (s scanner) step(body *body, axis, out int, place shape.View) (ok bool, err error) {
	b, d := s.b, s.v.DType()
	leaves := kernel.Leaves(body.space[axis])
	kept, scanned := splitAxes(len(body.space), []int{axis})
	k, g := s.kernel(body, axis, kept, leaves, place)
	launches := b.split(k, g, d)
	for _, l := range launches {
		if b.cutAxis(k, l, d) >= 0 {
			return false, nil
		}
	}
	refs := body.refs
	if leaves > 1 {
		totals, ok, err := b.reduceLevel(s.reduction(), body, kept, scanned)
		if err != nil || !ok {
			return ok, err
		}
		carry := b.temp(Temp{DType: d, Size: totals.view.Shape.Size()})
		if err := s.must(loadBody(d, totals), carry, totals.view); err != nil {
			return false, err
		}
		refs = append(append([]Ref(nil), refs...), Ref{Temp: carry})
	}
	if !b.cfg.runs(Schemes) {
		k.Reduce.Form, k.Out = kernel.Gather, kernel.Strided
		setAccess(k, kernel.Strided)
	} else {
		s.chooseForm(k, launches, place, b.plan.Temps[out].Size)
	}
	b.chooseParams(k)
	return true, b.addStep(Step{Kernel: k, Launches: launches, Operands: refs, Out: out, Value: s.v})
}

// reduction is the reduction that makes the leaves' totals.
func (s scanner) reduction() graph.Value {
	n := &graph.Node{Op: s.v.Node.Op.Reduction(), Outputs: []graph.Type{s.v.Type()}, Site: s.v.Node.Site}
	return graph.Value{Node: n}
}

// kernel orders the space: the kept dimensions, coalesced, and the scanned one.
func (s scanner) kernel(body *body, axis int, kept []int, leaves int, place shape.View) (*kernel.Kernel, kernel.Geometry) {
	pick := func(list []int) []int {
		out := make([]int, len(kept))
		for i, a := range kept {
			out[i] = list[a]
		}
		return out
	}
	dims := pick(body.space)
	before := shape.ContiguousStrides(dims) // of the carry
	for i := range before {
		before[i] *= leaves
	}
	all := [][]int{pick(place.Strides), before}
	for _, v := range body.views {
		all = append(all, pick(v.Strides))
	}
	dims, all = s.b.coalesce(dims, all...)
	outer := len(dims)
	for i := range body.views {
		all[i+2] = append(all[i+2], body.views[i].Strides[axis])
	}
	g := geometry(body, append(dims, body.space[axis]), all[2:])
	g.Out = kernel.Layout{Strides: append(all[0], place.Strides[axis]), Offset: place.Offset}
	k := newKernel(body)
	k.Family, k.Out, k.Rank, k.Chunk = kernel.Scan, kernel.Strided, outer+1, ops.Lanes
	k.Reduce = &kernel.Reduction{Op: s.v.Node.Op, Outer: outer, Form: kernel.Gather}
	combine := s.b.cost(s.v.Node.Op.Combine(), s.v.DType(), s.v.DType())
	k.Compact = s.b.compact(bodies*body.cost + scanCombinations*combine)
	if leaves > 1 {
		k.Carry = true
		k.Operands = append(k.Operands, kernel.Operand{DType: s.v.DType(), Access: kernel.Strided})
		g.Operands = append(g.Operands, kernel.Layout{Strides: append(all[1], 1)})
	}
	return k, g
}

// scanCombinations is how often a scan's kernel has its combination written
// out, unless it is compact.
const scanCombinations = 2 * ops.Lanes

// chooseForm sets how the elements are walked: neighbours in memory that belong
// to different rows side by side, else each row along memory, else one by one.
func (s scanner) chooseForm(k *kernel.Kernel, launches []kernel.Geometry, place shape.View, size int) {
	outer := k.Reduce.Outer
	first := launches[0]
	if outer > 0 && first.Out.Strides[outer-1] == 1 {
		k.Reduce.Form = kernel.Across
		k.Chunk = s.b.columnChunk(k, launches, 2)
		s.access(k, launches, outer-1)
		k.Out = storeAccess(k, launches, outer-1, false)
		return
	}
	k.Reduce.Form = kernel.Along
	s.access(k, launches, outer)
	for _, o := range s.read(k) {
		if o.Access == kernel.Strided {
			k.Reduce.Form = kernel.Gather
		}
	}
	if k.Reduce.Form == kernel.Gather {
		setAccess(k, kernel.Strided)
	}
	if !k.WholeRows() {
		return // stored one by one
	}
	// A single row that is all of the result has nothing behind it, and is cut
	// at whole leaves.
	k.Out = storeAccess(k, launches, outer, outer == 0 && place.Shape.Size() == size)
}

// read are the operands of the body.
func (s scanner) read(k *kernel.Kernel) []kernel.Operand {
	if k.Carry {
		return k.Operands[:len(k.Operands)-1]
	}
	return k.Operands
}

// access sets how the body's operands are read along dimension inner.
func (s scanner) access(k *kernel.Kernel, launches []kernel.Geometry, inner int) {
	list := s.read(k)
	for i := range list {
		switch stride := launches[0].Operands[i].Strides[inner]; {
		case stride == 0:
			list[i].Access = kernel.Splat
		case stride == 1 && !list[i].Index:
			list[i].Access = reduceAccess(k, launches, i, inner)
		default:
			list[i].Access = kernel.Strided
		}
	}
}

// storeAccess is how the results are written along dimension inner: by whole
// vectors where they lie in whole chunks, or what follows them is free.
func storeAccess(k *kernel.Kernel, launches []kernel.Geometry, inner int, free bool) kernel.Access {
	for _, g := range launches {
		if g.Out.Strides[inner] != 1 || g.Out.Offset%k.Chunk != 0 || g.Dims[inner]%k.Chunk != 0 && !free {
			return kernel.Strided
		}
		for i, stride := range g.Out.Strides {
			if i != inner && g.Dims[i] > 1 && stride%k.Chunk != 0 {
				return kernel.Strided
			}
		}
	}
	return kernel.Wide
}
