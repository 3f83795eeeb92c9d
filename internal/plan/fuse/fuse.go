package fuse

import (
	"errors"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// fuser writes one kernel's body.
type fuser struct {
	*region.Writer
	g      *grouper
	root   graph.Value  // the value that this kernel writes
	rows   *region.Rows // of a rowwise kernel
	total  graph.Value  // the product that this kernel computes, if any
	order  *expr.Chain  // the views through which the body reads total
	summed bool         // order is set
	memo   map[fuseKey]int
	chains map[expr.Chain]*expr.Chain
	seen   map[string]*expr.Chain // chains of views by what they show of a contiguous operand

	computed []fuseKey // the maps that the body computes
	boxing   bool      // the body is a map's, and reads padded values within bounds
	boxless  bool      // stop with errBoxed at a padded value that a map would read within bounds
	limited  bool      // stop with errTooLarge if the body exceeds the limits
}

type fuseKey struct {
	v     graph.Value
	views *expr.Chain
}

// maxEmitted bounds the pairs of a value and its views in one body. Many such pairs are equal, so
// building a body may take long even if the body turns out cheap.
const maxEmitted = 1 << 14

// errBoxed stops the building of a body that reads padded values, since a map reads them better.
var errBoxed = errors.New("plan: what is padded is read within bounds by a map")

// errTooLarge stops the building of a body that exceeds the device's limits.
var errTooLarge = errors.New("plan: the body exceeds the device's limits")

// fuse builds the body that computes v at every point of v's shape. own is the value that the
// kernel writes, if any: the body computes it although other kernels load it. If the body exceeds
// the device's limits, fuse makes kernels of the largest values below v that fit, and builds the
// body again without them.
func (g *grouper) fuse(v, own graph.Value) (*region.Body, error) { return g.fusedInto(v, own, false) }

// fusedInto is like fuse; maps says that the kernel is a map.
func (g *grouper) fusedInto(v, own graph.Value, maps bool) (*region.Body, error) {
	limited := !g.Config.Unfused
	for {
		f := g.newFuser(v, own, limited)
		f.boxing = maps
		_, err := f.emit(v, nil)
		if !errors.Is(err, errTooLarge) {
			return f.Body, err
		}
		parts := g.largestParts(v)
		if len(parts) == 0 {
			parts = g.nearest(v)
		}
		for _, part := range parts {
			g.store(part, expr.Because("one kernel with %s would exceed the device's limits (%d operands, cost %d)", v.Node.Op, g.Config.MaxOperands, g.Config.MaxCost))
		}
		limited = len(parts) > 0 // a single operator is emitted even if it exceeds the limits
	}
}

func (g *grouper) newFuser(v, own graph.Value, limited bool) *fuser {
	f := &fuser{Writer: region.NewWriter(&g.Config, &region.Body{Space: v.Shape()}), g: g, root: own, limited: limited,
		memo: map[fuseKey]int{}, chains: map[expr.Chain]*expr.Chain{}, seen: map[string]*expr.Chain{}}
	g.makers = append(g.makers, f)
	f.Body.Maker = len(g.makers)
	f.seen[viewKey(v.Shape(), shape.Contiguous(v.Shape()))] = nil
	return f
}

func (f *fuser) tooLarge() bool {
	return f.limited && (f.Buffers > f.g.Config.MaxOperands || f.Body.Cost > f.g.Config.MaxCost || len(f.memo) > maxEmitted)
}

// emit returns the instruction that computes v as the views show it.
func (f *fuser) emit(v graph.Value, views *expr.Chain) (int, error) {
	key := fuseKey{v, views}
	if i, ok := f.memo[key]; ok {
		return i, nil
	}
	i, err := f.emitNew(key)
	if err == nil && f.tooLarge() {
		err = errTooLarge
	}
	if err == nil {
		f.memo[key] = i
	}
	return i, err
}

func (f *fuser) emitNew(key fuseKey) (int, error) {
	v, views := key.v, key.views
	if v == f.total {
		return f.sum(v, views)
	}
	if _, done := f.g.done.Get(v); f.boxless && f.g.boxed.At(v) && !done {
		return 0, errBoxed
	}
	if f.loads(v, views) {
		return f.load(v, views)
	}
	n := v.Node
	switch n.Op.Kind {
	case ops.Movement:
		// A reshape of a value that is not contiguous may need a copy of its operand. That depends
		// on the strides of the buffers below, so emit looks at them first. It meets the outermost
		// such reshape first, so the remaining views apply to the copy.
		if n.WantsOrder() && !f.viewable(n.Inputs[0], f.push(n, views)) {
			return f.load(n.Inputs[0], f.push(n, views))
		}
		return f.emit(n.Inputs[0], f.push(n, views))
	case ops.Creation:
		if n.Op == ops.Full {
			return f.Scalar(n.Attr.DType, n.Attr.Bits), nil
		}
		return f.index(v, views)
	case ops.Reduce:
		if f.folds(v) {
			return f.fold(v, views)
		}
		return f.load(v, views)
	case ops.Update:
		if f.boxes(v, views) {
			return f.boxed(v, views)
		}
		return f.load(v, views)
	}
	if v != f.root && f.wasteful(v, views) {
		if _, ok := expr.ApplyViews(shape.Contiguous(v.Shape()), views); ok {
			f.g.because(v, "it is broadcast: each element would be computed %d times", f.Body.Space.Size()/max(v.Shape().Size(), 1))
			return f.load(v, views)
		}
	}
	if v != f.root {
		f.computed = append(f.computed, key)
	}
	if n.Op.Kind == ops.Indirect {
		return f.indirect(v, views)
	}
	if n.Op == ops.Copy {
		return f.emit(n.Inputs[0], views)
	}
	args := make([]int, len(n.Inputs))
	for i, in := range n.Inputs {
		var err error
		if args[i], err = f.emit(in, views); err != nil {
			return 0, err
		}
	}
	return f.Apply(n.Op, v.DType(), args), nil
}

// loads reports whether the body reads v from memory. If v was put into memory while this body was
// built, and strides cannot express its views, the body computes v again.
func (f *fuser) loads(v graph.Value, views *expr.Chain) bool {
	if f.boxes(v, views) {
		return false
	}
	_, stored := v.Stored()
	if _, done := f.g.done.Get(v); !stored && !done && f.folds(v) {
		return false
	}
	if f.g.Config.Unfused && v != f.root && v.Node.Op.Kind != ops.Movement && v.Node.Op != ops.Full {
		return true
	}
	if stored || f.g.kernel(v) && !(v == f.root && v.Node.Op.Kind == ops.Movement) {
		return true
	}
	if v == f.root || !f.g.inMemory(v) {
		return false
	}
	_, ok := expr.ApplyViews(shape.Contiguous(v.Shape()), views)
	return ok || f.g.roots.At(v)
}

// push adds a view to a chain. Chains that show the same elements of the operand become the same
// pointer; the pointer is nil if they show the operand as it is.
func (f *fuser) push(n *graph.Node, views *expr.Chain) *expr.Chain {
	c := expr.Chain{Node: n, Next: views}
	if p, ok := f.chains[c]; ok {
		return p
	}
	p := &c
	in := n.Inputs[0].Shape()
	if view, ok := expr.ApplyViews(shape.Contiguous(in), p); ok && !f.g.Config.Unfused { // which chains show the same depends on sizes
		key := viewKey(in, view)
		if same, ok := f.seen[key]; ok {
			p = same
		}
		f.seen[key] = p
	}
	f.chains[c] = p
	return p
}

// viewKey returns the key of a view of a contiguous operand.
func viewKey(operand shape.Shape, v shape.View) string {
	return fmt.Sprint([]int(operand), v.Strides, v.Offset)
}

// wasteful reports whether this kernel would compute each element of v too often, because v is
// broadcast over its space.
func (f *fuser) wasteful(v graph.Value, views *expr.Chain) bool {
	own := v.Shape().Size()
	if f.onceARow(v, views) {
		own *= f.rows.Size()
	}
	again := f.Body.Space.Size()
	if again < target.RecomputeFactor*own {
		return false
	}
	most := max(target.RecomputeCost, f.g.Config.LaunchCost()/again)
	_, cost, _ := f.g.weigh(v, math.MaxInt, most)
	return cost >= most
}

// viewable reports whether strides can express the views of every buffer below v.
func (f *fuser) viewable(v graph.Value, views *expr.Chain) bool {
	known := map[fuseKey]bool{}
	var visit func(v graph.Value, views *expr.Chain) bool
	visit = func(v graph.Value, views *expr.Chain) bool {
		key := fuseKey{v, views}
		ok, seen := known[key]
		if !seen {
			ok = f.viewableBy(v, views, visit)
			known[key] = ok
		}
		return ok
	}
	return visit(v, views)
}

func (f *fuser) viewableBy(v graph.Value, views *expr.Chain, visit func(graph.Value, *expr.Chain) bool) bool {
	if st, ok := v.Stored(); ok {
		_, ok := expr.ApplyViews(st.View, views)
		return ok
	}
	n := v.Node
	switch {
	case v == f.total:
		_, ok := expr.Unseen(shape.Contiguous(f.Body.Space), views, v.Shape())
		return ok
	case f.folds(v), f.loads(v, views), n.Op == ops.Iota:
		_, ok := expr.ApplyViews(shape.Contiguous(v.Shape()), views)
		return ok
	case n.Op.Kind == ops.Movement:
		return visit(n.Inputs[0], f.push(n, views))
	case f.boxes(v, views):
		return true
	}
	if n.Op.Kind == ops.Indirect {
		if seen, _ := f.g.table(v); !takes(seen, views) {
			return false
		}
	}
	for _, in := range expr.Computed(n) {
		if !visit(in, views) {
			return false
		}
	}
	return true
}

// load emits the load of v, and forms the group that writes v if v is not in memory.
func (f *fuser) load(v graph.Value, views *expr.Chain) (int, error) {
	if f.rows != nil && v == f.root {
		return 0, errNotRows
	}
	s, err := f.source(v)
	if err != nil {
		return 0, err
	}
	view, ok := expr.ApplyViews(s.View, views)
	if !ok {
		if s, err = f.g.materialize(v); err != nil {
			return 0, err
		}
		if view, ok = expr.ApplyViews(s.View, views); !ok {
			return 0, &kernel.VerifyError{Kernel: &kernel.Kernel{Body: f.Body.Insts}, What: "a view of " + v.Node.Op.Name + " has no strides over its copy"}
		}
	}
	return f.Operand(v.DType(), s.Ref, view, false, region.Box{}), nil
}

func (f *fuser) source(v graph.Value) (region.Source, error) {
	if st, ok := v.Stored(); ok {
		return region.Source{Ref: program.Ref{Temp: -1, Stored: st}, View: st.View}, nil
	}
	return f.g.materialize(v)
}

// index emits an iota v as an operand whose elements are their own offsets.
func (f *fuser) index(v graph.Value, views *expr.Chain) (int, error) {
	view, ok := expr.ApplyViews(shape.Contiguous(v.Shape()), views)
	if !ok {
		return f.load(v, views)
	}
	if lo, hi := view.Span(); hi-lo >= rules.MaxPoints {
		return f.farIndex(view), nil
	}
	return f.Operand(dtype.Int64, program.Ref{Temp: -1}, view, true, region.Box{}), nil
}

// farIndex computes an index from the coordinates, since it exceeds the 31 bits in which kernels
// compute offsets.
func (f *fuser) farIndex(view shape.View) int {
	sum := f.Scalar(dtype.Int64, element.Bits{uint64(view.Offset)})
	for axis, stride := range view.Strides {
		if stride == 0 || view.Shape[axis] == 1 {
			continue
		}
		unit := shape.View{Shape: view.Shape, Strides: make([]int, len(view.Strides))}
		unit.Strides[axis] = 1
		x := f.Operand(dtype.Int64, program.Ref{Temp: -1}, unit, true, region.Box{})
		x = f.Apply(ops.Mul, dtype.Int64, []int{x, f.Scalar(dtype.Int64, element.Bits{uint64(stride)})})
		sum = f.Apply(ops.Add, dtype.Int64, []int{sum, x})
	}
	return sum
}
