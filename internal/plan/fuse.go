package plan

import (
	"errors"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// body is a kernel's instructions before its index scheme is chosen: operands
// are views of the kernel's space.
type body struct {
	space   shape.Shape
	insts   []kernel.Inst
	views   []shape.View // of each operand, over the space
	dtypes  []dtype.DType
	refs    []Ref // Stored is empty and Temp -1 for an index operand
	index   []bool
	tables  map[int]table // the operands that are addressed by values
	scalars []scalar
	digits  *digitPlaces // where the only operand's rows and columns lie; nil: strides apart
	cost    int
	also    []int       // instructions that are stored beside the last one
	boxes   map[int]box // of the operands that have bounds
	fuser   *fuser      // that has built it; nil: it only loads
}

type scalar struct {
	dtype dtype.DType
	bits  element.Bits
}

// chain is the views through which a value is seen, the innermost first.
type chain struct {
	node *graph.Node
	next *chain // applied after node
}

// fuser writes one kernel's body.
type fuser struct {
	g      *grouper
	body   *body
	root   graph.Value // the value that this kernel writes
	rows   *rows       // of a rowwise kernel
	total  graph.Value // the product that this kernel makes, if any
	order  *chain      // through which it is seen
	summed bool        // it has been
	memo   map[fuseKey]int
	insts  map[instKey]int
	known  known
	chains map[chain]*chain
	seen   map[string]*chain // by what the chain sees of a contiguous operand

	computed []fuseKey // the maps that are evaluated here
	buffers  int       // operands that are not an index
	boxing   bool      // for a map, which reads what is padded within bounds
	boxless  bool      // stop with errBoxed at what a map would read so
	limited  bool      // stop with errTooLarge where the body exceeds the limits
}

type fuseKey struct {
	v     graph.Value
	views *chain
}

// instKey identifies equal instructions; map operators have at most 3 operands.
type instKey struct {
	kind  kernel.InstKind
	n     int
	op    *ops.Op
	args  [3]int
	right bool
	dtype dtype.DType
}

// mostEmitted bounds the values that one body may see through different views:
// a body that is cheap, because they turn out equal, need not be quickly built.
const mostEmitted = 1 << 14

// errBoxed stops the building of a body that is better a map's own.
var errBoxed = errors.New("plan: what is padded is read within bounds by a map")

// errTooLarge stops the building of a body that exceeds the device's limits.
var errTooLarge = errors.New("plan: the body exceeds the device's limits")

// fuse builds the body that has v at every point of v's shape. own is the value
// that the kernel itself is to write, if any: that one is computed even though
// others load it. Where the body exceeds the device's limits, its largest parts
// that do not become kernels of their own, and the rest is built again.
func (g *grouper) fuse(v, own graph.Value) (*body, error) { return g.fusedInto(v, own, false) }

// fusedInto is fuse, for a map or for another kernel.
func (g *grouper) fusedInto(v, own graph.Value, maps bool) (*body, error) {
	limited := !g.cfg.Unfused
	for {
		f := g.newFuser(v, own, limited)
		f.boxing = maps
		_, err := f.emit(v, nil)
		if !errors.Is(err, errTooLarge) {
			return f.body, err
		}
		parts := g.largestParts(v)
		if len(parts) == 0 {
			parts = g.nearest(v)
		}
		for _, part := range parts {
			g.store(part, because("one kernel with %s would exceed the device's limits (%d operands, cost %d)", v.Node.Op, g.cfg.MaxOperands, g.cfg.MaxCost))
		}
		limited = len(parts) > 0 // one operator is always a kernel
	}
}

func (g *grouper) newFuser(v, own graph.Value, limited bool) *fuser {
	f := &fuser{g: g, body: &body{space: v.Shape()}, root: own, limited: limited,
		memo: map[fuseKey]int{}, insts: map[instKey]int{}, chains: map[chain]*chain{}, seen: map[string]*chain{}}
	f.body.fuser = f
	f.seen[viewKey(v.Shape(), shape.Contiguous(v.Shape()))] = nil
	return f
}

func (f *fuser) tooLarge() bool {
	return f.limited && (f.buffers > f.g.cfg.MaxOperands || f.body.cost > f.g.cfg.MaxCost || len(f.memo) > mostEmitted)
}

// emit returns the instruction that computes v seen through views.
func (f *fuser) emit(v graph.Value, views *chain) (int, error) {
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
	if _, done := f.g.done[v]; f.boxless && f.g.boxed[v] && !done {
		return 0, errBoxed
	}
	if f.loads(v, views) {
		return f.load(v, views)
	}
	n := v.Node
	switch n.Op.Kind {
	case ops.Movement:
		// A reshape of what is not contiguous needs its operand copied first;
		// whether that is so shows only at the buffers, so ask before going on.
		// The outermost such reshape is met first, so the rest of the chain
		// does apply to the copy.
		if n.WantsOrder() && !f.viewable(n.Inputs[0], f.push(n, views)) {
			return f.load(n.Inputs[0], f.push(n, views))
		}
		return f.emit(n.Inputs[0], f.push(n, views))
	case ops.Creation:
		if n.Op == ops.Full {
			return f.scalar(n.Attr.DType, n.Attr.Bits), nil
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
		if _, ok := applyViews(shape.Contiguous(v.Shape()), views); ok {
			f.g.because(v, "it is broadcast: each element would be computed %d times", f.body.space.Size()/max(v.Shape().Size(), 1))
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
	return f.apply(n.Op, v.DType(), args), nil
}

// loads reports whether v is read from memory. What a part of this body has put
// there meanwhile is computed again where these views of it are no strides.
func (f *fuser) loads(v graph.Value, views *chain) bool {
	if f.boxes(v, views) {
		return false
	}
	_, stored := v.Stored()
	if _, done := f.g.done[v]; !stored && !done && f.folds(v) {
		return false
	}
	if f.g.cfg.Unfused && v != f.root && v.Node.Op.Kind != ops.Movement && v.Node.Op != ops.Full {
		return true
	}
	if stored || f.g.kernel(v) && !(v == f.root && v.Node.Op.Kind == ops.Movement) {
		return true
	}
	if v == f.root || !f.g.inMemory(v) {
		return false
	}
	_, ok := applyViews(shape.Contiguous(v.Shape()), views)
	return ok || f.g.roots[v]
}

// push interns a chain, so that chains by which the operand is seen alike are
// the same pointer, and nil where it is seen as it is.
func (f *fuser) push(n *graph.Node, views *chain) *chain {
	c := chain{n, views}
	if p, ok := f.chains[c]; ok {
		return p
	}
	p := &c
	in := n.Inputs[0].Shape()
	if view, ok := applyViews(shape.Contiguous(in), p); ok && !f.g.cfg.Unfused { // which are alike depends on sizes
		key := viewKey(in, view)
		if same, ok := f.seen[key]; ok {
			p = same
		}
		f.seen[key] = p
	}
	f.chains[c] = p
	return p
}

// viewKey identifies a view of a contiguous operand.
func viewKey(operand shape.Shape, v shape.View) string {
	return fmt.Sprint([]int(operand), v.Strides, v.Offset)
}

// wasteful reports whether v would be computed many times over because it is
// broadcast into this kernel's space.
func (f *fuser) wasteful(v graph.Value, views *chain) bool {
	own := v.Shape().Size()
	if f.onceARow(v, views) {
		own *= f.rows.size()
	}
	again := f.body.space.Size()
	if again < target.RecomputeFactor*own {
		return false
	}
	most := max(target.RecomputeCost, f.g.cfg.launchCost()/again)
	_, cost, _ := f.g.weigh(v, math.MaxInt, most)
	return cost >= most
}

// viewable reports whether every buffer below v takes the views as strides.
func (f *fuser) viewable(v graph.Value, views *chain) bool {
	known := map[fuseKey]bool{}
	var visit func(v graph.Value, views *chain) bool
	visit = func(v graph.Value, views *chain) bool {
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

func (f *fuser) viewableBy(v graph.Value, views *chain, visit func(graph.Value, *chain) bool) bool {
	if st, ok := v.Stored(); ok {
		_, ok := applyViews(st.View, views)
		return ok
	}
	n := v.Node
	switch {
	case v == f.total:
		_, ok := unseen(shape.Contiguous(f.body.space), views, v.Shape())
		return ok
	case f.folds(v), f.loads(v, views), n.Op == ops.Iota:
		_, ok := applyViews(shape.Contiguous(v.Shape()), views)
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
	for _, in := range computed(n) {
		if !visit(in, views) {
			return false
		}
	}
	return true // all of its operands, or none: a constant
}

func applyViews(v shape.View, views *chain) (shape.View, bool) {
	for ; views != nil; views = views.next {
		var ok bool
		if v, ok = views.node.View(v); !ok {
			return v, false
		}
	}
	return v, true
}

// load reads v from memory, putting it there first where it is not.
func (f *fuser) load(v graph.Value, views *chain) (int, error) {
	if f.rows != nil && v == f.root {
		return 0, errNotRows
	}
	s, err := f.source(v)
	if err != nil {
		return 0, err
	}
	view, ok := applyViews(s.view, views)
	if !ok {
		if s, err = f.g.materialize(v); err != nil {
			return 0, err
		}
		if view, ok = applyViews(s.view, views); !ok {
			return 0, &kernel.VerifyError{Kernel: &kernel.Kernel{Body: f.body.insts}, What: "a view of " + v.Node.Op.Name + " is no strides of its copy"}
		}
	}
	return f.operand(v.DType(), s.ref, view, false, box{}), nil
}

func (f *fuser) source(v graph.Value) (source, error) {
	if st, ok := v.Stored(); ok {
		return source{ref: Ref{Temp: -1, Stored: st}, view: st.View}, nil
	}
	return f.g.materialize(v)
}

// index reads v, an iota, as an operand whose elements are their own offsets.
func (f *fuser) index(v graph.Value, views *chain) (int, error) {
	view, ok := applyViews(shape.Contiguous(v.Shape()), views)
	if !ok {
		return f.load(v, views)
	}
	if lo, hi := view.Span(); hi-lo >= maxPoints {
		return f.farIndex(view), nil
	}
	return f.operand(dtype.Int64, Ref{Temp: -1}, view, true, box{}), nil
}

// farIndex computes an index that spreads further than 31 bits, which is what
// kernels address in, from the coordinates.
func (f *fuser) farIndex(view shape.View) int {
	sum := f.scalar(dtype.Int64, element.Bits{uint64(view.Offset)})
	for axis, stride := range view.Strides {
		if stride == 0 || view.Shape[axis] == 1 {
			continue
		}
		unit := shape.View{Shape: view.Shape, Strides: make([]int, len(view.Strides))}
		unit.Strides[axis] = 1
		x := f.operand(dtype.Int64, Ref{Temp: -1}, unit, true, box{})
		x = f.apply(ops.Mul, dtype.Int64, []int{x, f.scalar(dtype.Int64, element.Bits{uint64(stride)})})
		sum = f.apply(ops.Add, dtype.Int64, []int{sum, x})
	}
	return sum
}

func (f *fuser) operand(d dtype.DType, ref Ref, view shape.View, index bool, within box) int {
	at := f.input(input{dtype: d, ref: ref, view: view, index: index, within: within})
	return f.inst(instKey{kind: kernel.Load, n: at, dtype: d}, nil)
}

func sameRef(a, b Ref) bool {
	return a.Temp == b.Temp && a.Stored.Buffer == b.Stored.Buffer && a.from == b.from
}

func sameLayout(a, b shape.View) bool {
	if a.Offset != b.Offset || len(a.Strides) != len(b.Strides) {
		return false
	}
	for i := range a.Strides {
		if a.Strides[i] != b.Strides[i] {
			return false
		}
	}
	return true
}

func (f *fuser) scalar(d dtype.DType, bits element.Bits) int {
	return f.inst(instKey{kind: kernel.Scalar, n: f.scalarNumber(d, bits), dtype: d}, nil)
}

func (f *fuser) apply(op *ops.Op, d dtype.DType, args []int) int {
	key := instKey{kind: kernel.Apply, op: op, dtype: d, args: [3]int{-1, -1, -1}}
	copy(key.args[:], args)
	if _, ok := f.insts[key]; !ok {
		f.body.cost += f.g.cost(op, f.body.insts[args[len(args)-1]].DType, d)
	}
	return f.inst(key, args)
}

// inst appends an instruction unless an equal one is there.
func (f *fuser) inst(key instKey, args []int) int {
	if i, ok := f.insts[key]; ok {
		return i
	}
	f.body.insts = append(f.body.insts, kernel.Inst{Kind: key.kind, N: key.n, Op: key.op, Args: args, Right: key.right, DType: key.dtype})
	f.insts[key] = len(f.body.insts) - 1
	return len(f.body.insts) - 1
}
