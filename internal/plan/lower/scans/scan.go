package scans

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// ScanWork plans the kernels of a scan.
type ScanWork struct {
	Body    *region.Body
	Axis    int
	ByRows  bool           // Body reads a copy of the operand in contiguous rows
	Initial *lower.MapPart // writes the initial elements, if the scan includes them
	Place   shape.View     // where the other results go
}

func (w *ScanWork) Bodies() []*region.Body {
	if w.Initial != nil {
		return []*region.Body{w.Initial.Body, w.Body}
	}
	return []*region.Body{w.Body}
}

func (w *ScanWork) Reads() []program.Ref { return nil }
func (w *ScanWork) String() string       { return fmt.Sprintf("scan along axis %d", w.Axis) }

func (w *ScanWork) Lower(b *lower.Builder, v graph.Value) (int, error) {
	out := b.TempOf(v)
	if w.Initial != nil {
		if err := b.AddStep(b.Writes(out, v, *w.Initial)); err != nil {
			return 0, err
		}
	}
	s := Scanner{Builder: b, Value: v}
	if w.ByRows {
		return out, s.byRows(w, out)
	}
	return out, s.must(w.Body, w.Axis, out, w.Place)
}

// Scanner plans one scan.
type Scanner struct {
	Builder *lower.Builder
	Value   graph.Value
}

// Fits reports whether a cut of the leaves fits the device.
func (s Scanner) Fits(body *region.Body, axis int, place shape.View) bool {
	leaves := kernel.Leaves(body.Space[axis])
	kept, scanned := region.SplitAxes(len(body.Space), []int{axis})
	if leaves > 1 && !s.Builder.LevelFits(s.reduction(), body.First(axis, (leaves-1)*ops.Leaf), kept, scanned) {
		return false
	}
	k, _, g := s.kernel(body, axis, kept, leaves, place)
	for _, l := range s.Builder.Split(k, g, s.Value.DType()) {
		if s.Builder.CutAxis(k, l, s.Value.DType()) >= 0 {
			return false
		}
	}
	return true
}

// byRows scans the rows of the copy, and stores the results in the scan's own order.
func (s Scanner) byRows(w *ScanWork, out int) error {
	space := w.Body.Space
	n := space[len(space)-1]
	rows := shape.Contiguous(shape.Shape{space.Size() / n, n})
	temp := s.Builder.Temp(program.Temp{DType: s.Value.DType(), Size: space.Size()})
	if err := s.must(region.LoadBody(w.Body.DTypes[0], region.Source{Ref: w.Body.Refs[0], View: rows}), 1, temp, rows); err != nil {
		return err
	}
	kept, scanned := region.SplitAxes(len(space), []int{w.Axis})
	back := make([]int, len(space))
	for i, a := range append(kept, scanned...) {
		back[a] = i
	}
	view, err := shape.Contiguous(space).Permute(s.Value.Node.Op.Name, back...)
	if err != nil {
		return err
	}
	return s.Builder.AddStep(s.Builder.Writes(out, s.Value, lower.MapPart{Body: region.LoadBody(s.Value.DType(), region.Source{Ref: program.Ref{Temp: temp}, View: view}), View: w.Place}))
}

// must plans the kernels of a scan that fits.
func (s Scanner) must(body *region.Body, axis, out int, place shape.View) error {
	ok, err := s.step(body, axis, out, place)
	if err == nil && !ok {
		err = lower.Misfit(body, "a leaf of "+s.Value.Node.Op.Name)
	}
	return err
}

// step plans the kernels that scan a body along an axis into a view of a temporary. ok is false if
// no cut of the leaves fits the device.
func (s Scanner) step(body *region.Body, axis, out int, place shape.View) (ok bool, err error) {
	b, d := s.Builder, s.Value.DType()
	leaves := kernel.Leaves(body.Space[axis])
	kept, scanned := region.SplitAxes(len(body.Space), []int{axis})
	k, w, g := s.kernel(body, axis, kept, leaves, place)
	launches := b.Split(k, g, d)
	for _, l := range launches {
		if b.CutAxis(k, l, d) >= 0 {
			return false, nil
		}
	}
	refs := body.Refs
	if leaves > 1 {
		carry, ok, err := s.carried(body.First(axis, (leaves-1)*ops.Leaf), kept, scanned)
		if err != nil || !ok {
			return ok, err
		}
		refs = append(append([]program.Ref(nil), refs...), carry)
	}
	lower.SetAccess(k, kernel.Strided)
	if b.Config.Runs(rules.Schemes) {
		s.chooseForm(k, w, launches, place, b.Plan.Temps[out].Size)
	}
	b.ChooseParams(k)
	return true, b.AddStep(program.Step{Kernel: k, Launches: launches, Operands: refs, Out: out, Value: s.Value})
}

// carried plans the carry of each leaf except the first: a scan of the totals of the leaves before.
func (s Scanner) carried(body *region.Body, kept, scanned []int) (carry program.Ref, ok bool, err error) {
	b, d := s.Builder, s.Value.DType()
	totals, ok, err := b.ReduceLevel(s.reduction(), body, kept, scanned, false)
	if last := len(totals.View.Shape) - 1; err != nil || !ok || totals.View.Shape[last] == 1 {
		return totals.Ref, ok, err
	}
	carry = program.Ref{Temp: b.Temp(program.Temp{DType: d, Size: totals.View.Shape.Size()})}
	return carry, true, s.must(region.LoadBody(d, totals), 1, carry.Temp, totals.View)
}

// reduction returns the reduction that computes the leaves' totals.
func (s Scanner) reduction() graph.Value {
	n := &graph.Node{Op: s.Value.Node.Op.Reduction(), Outputs: []graph.Type{s.Value.Type()}, Site: s.Value.Node.Site}
	return graph.Value{Node: n}
}

// kernel returns the scan's kernel and its space: the kept dimensions, then the scanned one.
func (s Scanner) kernel(body *region.Body, axis int, kept []int, leaves int, place shape.View) (*kernel.Kernel, *kernel.Scan, kernel.Geometry) {
	pick := func(list []int) []int {
		out := make([]int, len(kept))
		for i, a := range kept {
			out[i] = list[a]
		}
		return out
	}
	dims := pick(body.Space)
	before := shape.ContiguousStrides(dims) // strides of the carry
	for i := range before {
		before[i] *= max(1, leaves-1)
	}
	all := [][]int{pick(place.Strides), before}
	for _, v := range body.Views {
		all = append(all, pick(v.Strides))
	}
	dims, all = s.Builder.Coalesce(dims, all...)
	for i := range body.Views {
		all[i+2] = append(all[i+2], body.Views[i].Strides[axis])
	}
	g := lower.Geometry(body, append(dims, body.Space[axis]), all[2:])
	g.Out = kernel.Layout{Strides: append(all[0], place.Strides[axis]), Offset: place.Offset}
	combine := s.Builder.Cost(s.Value.Node.Op.Combine(), s.Value.DType(), s.Value.DType())
	w := &kernel.Scan{Op: s.Value.Node.Op, Form: kernel.Gather, Chunk: ops.Accumulators, Carry: leaves > 1, Out: kernel.Strided,
		Compact: s.Builder.Compact(lower.Bodies*body.Cost + scanCombinations*combine)}
	k := lower.NewKernel(body, w, len(dims)+1)
	if w.Carry {
		k.Operands = append(k.Operands, kernel.Operand{DType: s.Value.DType(), Access: kernel.Strided})
		g.Operands = append(g.Operands, kernel.Layout{Strides: append(all[1], 1)})
	}
	return k, w, g
}

// scanCombinations is how many copies of its combination a scan's code has, if not compact.
const scanCombinations = 2 * ops.Accumulators

// chooseForm sets how the kernel walks the elements: several rows together (Across) if neighbours
// in memory belong to different rows, otherwise along each row if that is contiguous, otherwise
// element by element.
func (s Scanner) chooseForm(k *kernel.Kernel, w *kernel.Scan, launches []kernel.Geometry, place shape.View, size int) {
	outer := k.Outer()
	first := launches[0]
	free := outer == 0 && place.Shape.Size() == size
	if tilesScan(s.Builder, k.Reduced(first)) {
		s.chooseTile(k, w, launches, free)
		return
	}
	if outer > 0 && first.Out.Strides[outer-1] == 1 {
		w.Form = kernel.Across
		w.Chunk = s.Builder.ColumnChunk(k, w.Op, launches, 2, lower.Widest(k))
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
		lower.SetAccess(k, kernel.Strided)
	}
	if !k.WholeRows(w) {
		return // results are stored one by one
	}
	// If one row is the whole result, it has no elements behind it, and is cut at whole leaves.
	w.Out = storeAccess(k, launches, outer, free)
}

// read returns the operands of the body.
func (s Scanner) read(k *kernel.Kernel, w *kernel.Scan) []kernel.Operand {
	if w.Carry {
		return k.Operands[:len(k.Operands)-1]
	}
	return k.Operands
}

// access sets how the kernel reads the body's operands along dimension inner.
func (s Scanner) access(k *kernel.Kernel, w *kernel.Scan, launches []kernel.Geometry, inner int) {
	list := s.read(k, w)
	for i := range list {
		switch stride := launches[0].Operands[i].Strides[inner]; {
		case stride == 0:
			list[i].Access = kernel.Splat
		case stride == 1 && !list[i].Index:
			list[i].Access = lower.ReduceAccess(k, launches, i, inner)
		default:
			list[i].Access = kernel.Strided
		}
	}
}

// storeAccess returns how the kernel writes the results along dimension inner: by whole vectors if
// the results fill whole chunks, or if the memory behind them is free.
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
