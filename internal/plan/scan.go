package plan

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// scan forms the group of a scan: where a row has several leaves, a reduction's
// kernel makes their totals, and these are scanned; then each leaf is walked, with
// what comes before it carried in. The maps before the scan are fused into both
// kernels.
func (g *grouper) scan(v graph.Value) (source, error) {
	n := v.Node
	in, axis := n.Inputs[0], n.Attr.Axes[0]
	w := &scanWork{axis: axis, place: shape.Contiguous(v.Shape())}
	if n.Attr.Initial {
		first := w.place
		first.Shape = shape.Reduce(v.Shape(), []int{axis}, true)
		w.place.Shape, w.place.Offset = in.Shape(), w.place.Strides[axis]
		body, err := g.fuse(graph.NewFull(v.DType(), n.Attr.Bits, first.Shape, n.Site), graph.Value{})
		if err != nil {
			return source{}, err
		}
		w.initial = &mapPart{body: body, view: first}
	}
	var err error
	if !g.cfg.Unfused {
		if w.body, err = g.scanned(in, axis); err != nil {
			return source{}, err
		}
	}
	if w.body == nil || !(scanner{b: g.builder, v: v}).fits(w.body, axis, w.place) {
		if w.body, err = g.scanCopy(in, axis); err != nil {
			return source{}, err
		}
		w.byRows = true
	}
	return g.add(v, false, w), nil
}

// scanned computes what is scanned, or reads it where it is costly and would be
// computed twice, or is found by values.
func (g *grouper) scanned(in graph.Value, axis int) (*body, error) {
	k, err := g.fuse(in, graph.Value{})
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
	if len(k.tables) == 0 && (once || k.cost <= target.MaxScanRecompute && buffers < g.cfg.MaxOperands) {
		return k, nil
	}
	g.because(in, "the scan reads it twice, and what costs more than %d, or addresses a table, is made once", target.MaxScanRecompute)
	src, err := g.materialize(in)
	return loadBody(in.DType(), src), err
}

// scanCopy reads a copy of what is scanned in rows that lie along memory: for
// leaves that reach further than a binding, and where the kernels must not depend
// on sizes.
func (g *grouper) scanCopy(in graph.Value, axis int) (*body, error) {
	kept, scanned := splitAxes(len(in.Shape()), []int{axis})
	copied, err := g.permuted(in, append(append([]int(nil), kept...), scanned...))
	return loadBody(in.DType(), copied), err
}

// scanWork is the work of a scan.
type scanWork struct {
	body    *body
	axis    int
	byRows  bool       // body reads a copy in rows
	initial *mapPart   // what comes before the first element, if anything
	place   shape.View // of the other results
}

func (w *scanWork) bodies() []*body {
	if w.initial != nil {
		return []*body{w.initial.body, w.body}
	}
	return []*body{w.body}
}

func (w *scanWork) reads() []Ref   { return nil }
func (w *scanWork) String() string { return fmt.Sprintf("scan along axis %d", w.axis) }

func (w *scanWork) lower(b *builder, v graph.Value) (int, error) {
	out := b.tempOf(v)
	if w.initial != nil {
		if err := b.addStep(b.writes(out, v, *w.initial)); err != nil {
			return 0, err
		}
	}
	s := scanner{b: b, v: v}
	if w.byRows {
		return out, s.byRows(w, out)
	}
	return out, s.must(w.body, w.axis, out, w.place)
}

// scanner plans one scan.
type scanner struct {
	b *builder
	v graph.Value
}

// fits reports whether a way of cutting the leaves fits the device.
func (s scanner) fits(body *body, axis int, place shape.View) bool {
	leaves := kernel.Leaves(body.space[axis])
	kept, scanned := splitAxes(len(body.space), []int{axis})
	if leaves > 1 && !s.b.levelFits(s.reduction(), body.first(axis, (leaves-1)*ops.Leaf), kept, scanned) {
		return false
	}
	k, _, g := s.kernel(body, axis, kept, leaves, place)
	for _, l := range s.b.split(k, g, s.v.DType()) {
		if s.b.cutAxis(k, l, s.v.DType()) >= 0 {
			return false
		}
	}
	return true
}

// byRows scans the rows of the copy, and copies the result back.
func (s scanner) byRows(w *scanWork, out int) error {
	space := w.body.space
	n := space[len(space)-1]
	rows := shape.Contiguous(shape.Shape{space.Size() / n, n})
	temp := s.b.temp(Temp{DType: s.v.DType(), Size: space.Size()})
	if err := s.must(loadBody(w.body.dtypes[0], source{ref: w.body.refs[0], view: rows}), 1, temp, rows); err != nil {
		return err
	}
	kept, scanned := splitAxes(len(space), []int{w.axis})
	back := make([]int, len(space))
	for i, a := range append(kept, scanned...) {
		back[a] = i
	}
	view, err := shape.Contiguous(space).Permute(s.v.Node.Op.Name, back...)
	if err != nil {
		return err
	}
	return s.b.addStep(s.b.writes(out, s.v, mapPart{body: loadBody(s.v.DType(), source{ref: Ref{Temp: temp}, view: view}), view: w.place}))
}

// must plans the kernels of a scan that fits.
func (s scanner) must(body *body, axis, out int, place shape.View) error {
	ok, err := s.step(body, axis, out, place)
	if err == nil && !ok {
		err = misfit(body, "a leaf of "+s.v.Node.Op.Name)
	}
	return err
}

// step plans the kernels that scan a body along an axis into a view of a
// temporary. ok is false when no way of cutting the leaves fits the device.
func (s scanner) step(body *body, axis, out int, place shape.View) (ok bool, err error) {
	b, d := s.b, s.v.DType()
	leaves := kernel.Leaves(body.space[axis])
	kept, scanned := splitAxes(len(body.space), []int{axis})
	k, w, g := s.kernel(body, axis, kept, leaves, place)
	launches := b.split(k, g, d)
	for _, l := range launches {
		if b.cutAxis(k, l, d) >= 0 {
			return false, nil
		}
	}
	refs := body.refs
	if leaves > 1 {
		carry, ok, err := s.carried(body.first(axis, (leaves-1)*ops.Leaf), kept, scanned)
		if err != nil || !ok {
			return ok, err
		}
		refs = append(append([]Ref(nil), refs...), carry)
	}
	setAccess(k, kernel.Strided)
	if b.cfg.runs(Schemes) {
		s.chooseForm(k, w, launches, place, b.plan.Temps[out].Size)
	}
	b.chooseParams(k)
	return true, b.addStep(Step{Kernel: k, Launches: launches, Operands: refs, Out: out, Value: s.v})
}

// carried plans what comes before each leaf but the first: the scan of the leaves' totals, of
// all leaves but the last, which nothing follows.
func (s scanner) carried(body *body, kept, scanned []int) (carry Ref, ok bool, err error) {
	b, d := s.b, s.v.DType()
	totals, ok, err := b.reduceLevel(s.reduction(), body, kept, scanned, false)
	if last := len(totals.view.Shape) - 1; err != nil || !ok || totals.view.Shape[last] == 1 {
		return totals.ref, ok, err
	}
	carry = Ref{Temp: b.temp(Temp{DType: d, Size: totals.view.Shape.Size()})}
	return carry, true, s.must(loadBody(d, totals), 1, carry.Temp, totals.view)
}

// first is the body over the first n elements of an axis.
func (k *body) first(axis, n int) *body {
	part := *k
	part.space = slices.Clone(k.space)
	part.space[axis] = n
	part.views = slices.Clone(k.views)
	for i, v := range part.views {
		part.views[i].Shape = slices.Clone(v.Shape)
		part.views[i].Shape[axis] = n
	}
	return &part
}

// reduction is the reduction that makes the leaves' totals.
func (s scanner) reduction() graph.Value {
	n := &graph.Node{Op: s.v.Node.Op.Reduction(), Outputs: []graph.Type{s.v.Type()}, Site: s.v.Node.Site}
	return graph.Value{Node: n}
}

// kernel orders the space: the kept dimensions, coalesced, and the scanned one.
func (s scanner) kernel(body *body, axis int, kept []int, leaves int, place shape.View) (*kernel.Kernel, *kernel.Scan, kernel.Geometry) {
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
		before[i] *= max(1, leaves-1)
	}
	all := [][]int{pick(place.Strides), before}
	for _, v := range body.views {
		all = append(all, pick(v.Strides))
	}
	dims, all = s.b.coalesce(dims, all...)
	for i := range body.views {
		all[i+2] = append(all[i+2], body.views[i].Strides[axis])
	}
	g := geometry(body, append(dims, body.space[axis]), all[2:])
	g.Out = kernel.Layout{Strides: append(all[0], place.Strides[axis]), Offset: place.Offset}
	combine := s.b.cost(s.v.Node.Op.Combine(), s.v.DType(), s.v.DType())
	w := &kernel.Scan{Op: s.v.Node.Op, Form: kernel.Gather, Chunk: ops.Lanes, Carry: leaves > 1, Out: kernel.Strided,
		Compact: s.b.compact(bodies*body.cost + scanCombinations*combine)}
	k := newKernel(body, w, len(dims)+1)
	if w.Carry {
		k.Operands = append(k.Operands, kernel.Operand{DType: s.v.DType(), Access: kernel.Strided})
		g.Operands = append(g.Operands, kernel.Layout{Strides: append(all[1], 1)})
	}
	return k, w, g
}

// scanCombinations is how often a scan's kernel has its combination written
// out, unless it is compact.
const scanCombinations = 2 * ops.Lanes

// chooseForm sets how the elements are walked: neighbours in memory that belong
// to different rows side by side, else each row along memory, else one by one.
func (s scanner) chooseForm(k *kernel.Kernel, w *kernel.Scan, launches []kernel.Geometry, place shape.View, size int) {
	outer := k.Outer()
	first := launches[0]
	free := outer == 0 && place.Shape.Size() == size
	if s.b.tilesScan(k.Reduced(first)) {
		s.chooseTile(k, w, launches, free)
		return
	}
	if outer > 0 && first.Out.Strides[outer-1] == 1 {
		w.Form = kernel.Across
		w.Chunk = s.b.columnChunk(k, w.Op, launches, 2, widest(k))
		s.access(k, w, launches, outer-1)
		w.Out = storeAccess(k, launches, outer-1, false)
		return
	}
	w.Form = kernel.Along
	s.access(k, w, launches, outer)
	for _, o := range s.read(k, w) {
		if o.Access == kernel.Strided {
			w.Form = kernel.Gather
		}
	}
	if w.Form == kernel.Gather {
		setAccess(k, kernel.Strided)
	}
	if !k.WholeRows(w) {
		return // stored one by one
	}
	// A single row that is all of the result has nothing behind it, and is cut
	// at whole leaves.
	w.Out = storeAccess(k, launches, outer, free)
}

// read are the operands of the body.
func (s scanner) read(k *kernel.Kernel, w *kernel.Scan) []kernel.Operand {
	if w.Carry {
		return k.Operands[:len(k.Operands)-1]
	}
	return k.Operands
}

// access sets how the body's operands are read along dimension inner.
func (s scanner) access(k *kernel.Kernel, w *kernel.Scan, launches []kernel.Geometry, inner int) {
	list := s.read(k, w)
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
		if g.Out.Strides[inner] != 1 || g.Out.Offset%k.Chunk() != 0 || g.Dims[inner]%k.Chunk() != 0 && !free {
			return kernel.Strided
		}
		for i, stride := range g.Out.Strides {
			if i != inner && g.Dims[i] > 1 && stride%k.Chunk() != 0 {
				return kernel.Strided
			}
		}
	}
	return kernel.Wide
}
