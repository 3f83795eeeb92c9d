package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Build plans the values. It changes nothing of the graph; its errors are
// *SizeError, *SortSizeError and defects (*kernel.VerifyError), since ops has
// checked the graph.
func Build(cfg Config, values ...graph.Value) (*Plan, error) {
	b := newBuilder(cfg, values)
	if err := b.run(); err != nil {
		return nil, err
	}
	return b.plan, nil
}

// run does all the stages.
func (b *builder) run() error {
	defer b.releaseParts()
	for _, s := range stages {
		if err := s.run(b); err != nil {
			return err
		}
		if b.cfg.Verify {
			if err := s.verify(b); err != nil {
				return err
			}
		}
	}
	return nil
}

func newBuilder(cfg Config, values []graph.Value) *builder {
	return &builder{cfg: cfg, plan: &Plan{}, asked: values, values: values,
		done: map[graph.Value]source{}, partials: map[graph.Value]source{}, views: map[graph.Value]shape.View{}, unrowed: map[graph.Value]bool{}, cut: map[graph.Value]bool{}}
}

// lower plans the kernels of all that was asked for.
func (b *builder) lower() error {
	for i, v := range b.values {
		r, err := b.result(v)
		if err != nil {
			return err
		}
		r.Value = b.asked[i]
		b.plan.Results = append(b.plan.Results, r)
	}
	return nil
}

// builder is the state of one Build.
type builder struct {
	cfg    Config
	plan   *Plan
	asked  []graph.Value          // the values to be made
	values []graph.Value          // what the first passes have made of them
	roots  map[graph.Value]bool   // map nodes that several kernels read
	done   map[graph.Value]source // what is in memory, or will be after the steps so far
	views  map[graph.Value]shape.View
	made   []graph.Value          // nodes of the builder's own
	why    map[graph.Value]string // it is in memory; nil where nobody asks
	noRows map[graph.Value]string // a rowwise kernel does not write it; nil where nobody asks
	exact  map[graph.Value]string // a product marked fast is made exactly; nil where nobody asks

	rowwise  map[graph.Value]*rows         // the values that rowwise kernels write
	folded   map[graph.Value]graph.Value   // the reductions in such a kernel, by the value that it writes
	trees    map[graph.Value][]graph.Value // the reductions of long rows of which a map's kernel may combine the leaves' results, by the map
	partials map[graph.Value]source        // what the first level of a reduction's tree has made
	finished map[graph.Value]graph.Value   // the products that maps are the end of, by the map
	cut      map[graph.Value]bool          // the maps over rows that are kernels of their own, so that their readers are not too large
	unrowed  map[graph.Value]bool          // the values of which rowwise kernels turned out not to be possible
}

// source is a value in memory.
type source struct {
	ref   Ref
	view  shape.View
	empty bool
}

// result makes v available. A view of what is in memory is no work, and of what
// is not, it is as much as it shows.
func (b *builder) result(v graph.Value) (Result, error) {
	run := b.resident
	if base := b.baseOf(v); base != v && !b.loaded(base) && v.Shape().Size() < base.Shape().Size() {
		run = b.materialize
	}
	s, err := run(v)
	if err != nil {
		return Result{}, err
	}
	if s.ref.Temp >= 0 && !s.empty {
		b.plan.Temps[s.ref.Temp].Keep = true
	}
	return Result{Value: v, Ref: s.ref, View: s.view, Empty: s.empty}, nil
}

// baseOf is what v is a view of; v itself where views are copied.
func (b *builder) baseOf(v graph.Value) graph.Value {
	if !b.cfg.runs(Views) {
		return v
	}
	return baseOf(v)
}

// baseOf is what v is a view of.
func baseOf(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement {
		if _, ok := v.Stored(); ok {
			break
		}
		v = v.Node.Inputs[0]
	}
	return v
}

// seenBase is what v is a view of, by strides over what will be in memory.
func (b *builder) seenBase(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement && b.cfg.runs(Views) {
		if _, ok := v.Stored(); ok {
			break
		}
		if _, ok := v.Node.View(b.viewOf(v.Node.Inputs[0])); !ok || b.generated(v) {
			break
		}
		v = v.Node.Inputs[0]
	}
	return v
}

// resident returns v as a view of memory, running what is needed.
func (b *builder) resident(v graph.Value) (source, error) {
	if st, ok := v.Stored(); ok {
		return source{ref: Ref{Temp: -1, Stored: st}, view: st.View, empty: v.Shape().Size() == 0}, nil
	}
	if v.Node.Op.Kind == ops.Movement && v.Shape().Size() > 0 && b.cfg.runs(Views) && !b.generated(v) {
		return b.moved(v)
	}
	return b.materialize(v)
}

// generated reports whether v shows less than all of what a kernel writes from
// nothing, an index or a constant: the rest of it is not made. In a plan without
// fusion kernels do not depend on sizes.
func (b *builder) generated(v graph.Value) bool {
	base := b.baseOf(v)
	if _, stored := base.Stored(); stored || b.cfg.Unfused {
		return false
	}
	return (base.Node.Op == ops.Iota || base.Node.Op == ops.Full) && v.Shape().Size() < base.Shape().Size()
}

// moved returns a view as strides over what it is a view of, or, where it is
// none (a reshape across strides), over a copy of its operand.
func (b *builder) moved(v graph.Value) (source, error) {
	in := v.Node.Inputs[0]
	view, ok := v.Node.View(b.viewOf(in))
	if !ok {
		s, err := b.materialize(in)
		if err != nil {
			return source{}, err
		}
		s.view, _ = v.Node.View(s.view) // any view of a contiguous operand is one
		return s, nil
	}
	s, err := b.resident(in)
	s.view = view
	return s, err
}

// viewOf is the view that resident will return for v, without running anything.
func (b *builder) viewOf(v graph.Value) shape.View {
	if st, ok := v.Stored(); ok {
		return st.View
	}
	if v.Node.Op.Kind != ops.Movement || !b.cfg.runs(Views) || b.generated(v) {
		return shape.Contiguous(v.Shape())
	}
	view, ok := b.views[v]
	if !ok {
		in := v.Node.Inputs[0]
		if view, ok = v.Node.View(b.viewOf(in)); !ok {
			view, _ = v.Node.View(shape.Contiguous(in.Shape()))
		}
		b.views[v] = view
	}
	return view
}

// materialize writes v to memory of its own, in row-major order.
func (b *builder) materialize(v graph.Value) (source, error) {
	if s, ok := b.done[v]; ok {
		return s, nil
	}
	s := source{ref: Ref{Temp: -1}, view: shape.Contiguous(v.Shape())}
	if v.Shape().Size() == 0 {
		s.empty = true
		b.done[v] = s
		return s, nil
	}
	err := b.checkSize(v)
	if err != nil {
		return source{}, err
	}
	switch v.Node.Op.Kind {
	case ops.Indirect:
		s, err = b.indirect(v)
	case ops.Reduce:
		s.ref.Temp, err = b.rowsOr(v, b.reduce)
	case ops.Update:
		s.ref.Temp, err = b.update(v)
	case ops.Join:
		s.ref.Temp, err = b.join(v)
	case ops.Contraction:
		s.ref.Temp, err = b.contraction(v)
	case ops.Scan:
		s.ref.Temp, err = b.scan(v)
	case ops.Sort:
		s.ref.Temp, err = b.sort(v)
	default:
		s.ref.Temp, err = b.rowsOr(v, b.mapKernel)
	}
	if err != nil {
		return source{}, err
	}
	b.done[v] = s
	return s, nil
}

// checkSize fails before the launches for a value that no memory holds are
// listed, which are too many for the host's.
func (b *builder) checkSize(v graph.Value) error {
	bytes := int64(v.Shape().Size()) * int64(v.DType().Size())
	if b.cfg.MaxBytes == 0 || bytes <= b.cfg.MaxBytes {
		return nil
	}
	return &SizeError{Op: v.Node.Op.Name, Shape: v.Shape(), DType: v.DType(), Bytes: bytes, Limit: b.cfg.MaxBytes}
}

// rowsOr plans the rowwise kernel that writes v, or else what plans another.
func (b *builder) rowsOr(v graph.Value, other func(graph.Value) (int, error)) (int, error) {
	if out, ok, err := b.rowKernel(v); ok || err != nil {
		return out, err
	}
	return other(v)
}

func (b *builder) temp(t Temp) int {
	b.plan.Temps = append(b.plan.Temps, t)
	return len(b.plan.Temps) - 1
}

func (b *builder) addStep(s Step) error {
	if err := s.Kernel.Verify(); err != nil {
		return err
	}
	b.plan.Steps = append(b.plan.Steps, s)
	return nil
}

// mapKernel plans the kernel that writes v and everything fused into it.
func (b *builder) mapKernel(v graph.Value) (int, error) {
	if c, ok := b.finished[v]; ok {
		if out, ok, err := b.finishedProduct(v, c); ok || err != nil {
			return out, err
		}
	}
	body, err := b.fuse(v, v)
	if err != nil {
		return 0, err
	}
	k, launches := b.mapLaunches(body, v.DType(), shape.Contiguous(v.Shape()), v.Shape().Size())
	out := b.temp(Temp{DType: v.DType(), Size: v.Shape().Size()})
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: v})
}
