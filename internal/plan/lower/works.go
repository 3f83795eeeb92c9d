package lower

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/shape"
)

// The kinds of work that groups do. The other kinds are in the packages products, scans and sorts.

// MapWork writes each of its bodies to a region of the result.
type MapWork struct {
	Parts    []MapPart
	Disjoint bool // the regions do not overlap
}

// MapPart is a body, and the view of the result that it writes. With Into, the body's first value
// is an index into a table, and View shows the table's elements at index 0.
type MapPart struct {
	Body *region.Body
	View shape.View
	Into *region.Table
}

func (w *MapWork) Bodies() (list []*region.Body) {
	for _, p := range w.Parts {
		list = append(list, p.Body)
	}
	return list
}

func (w *MapWork) Reads() []program.Ref { return nil }
func (w *MapWork) String() string       { return "map" }

// Lower lets the kernels of disjoint regions run at the same time, unless regions share words.
// Atomic operations would allow that too, but validation layers know only ranges of bytes. So each
// of these kernels waits for the one before.
func (w *MapWork) Lower(b *Builder, v graph.Value) (int, error) {
	out, disjoint := b.TempOf(v), w.Disjoint
	b.Plan.Temps[out].InPlace = v.Node.InPlace
	var steps []program.Step
	for _, p := range w.Parts {
		s := b.Writes(out, v, p)
		steps, disjoint = append(steps, s), disjoint && !sharesWords(s.Kernel.Loop.(*kernel.Map), v.DType())
	}
	for _, s := range steps {
		s.Disjoint = disjoint
		if err := b.AddStep(s); err != nil {
			return 0, err
		}
	}
	return out, nil
}

// Writes returns the step that writes one part of v to a temporary.
func (b *Builder) Writes(out int, v graph.Value, p MapPart) program.Step {
	k, launches := b.MapLaunches(p.Body, v.DType(), p.View, v.Shape().Size())
	if p.Into != nil {
		k, launches = b.indexedLaunches(p.Body, v.DType(), p.View, *p.Into)
	}
	return program.Step{Kernel: k, Launches: launches, Operands: p.Body.Refs, Out: out, Value: v}
}

// LeavesWork combines each leaf of a reduction's tree.
type LeavesWork struct {
	Body          *region.Body
	Kept, Reduced []int // axes of the body's space
	Nested        bool  // it also combines the leaves' results, as many at a time as a leaf has elements
}

func (w *LeavesWork) Bodies() []*region.Body { return []*region.Body{w.Body} }
func (w *LeavesWork) Reads() []program.Ref   { return nil }

func (w *LeavesWork) String() string {
	what := "leaves"
	if w.Nested {
		what = "leaves of leaves"
	}
	return fmt.Sprintf("%s over axes %v", what, w.Reduced)
}

func (w *LeavesWork) Lower(b *Builder, v graph.Value) (int, error) {
	partial, ok, err := b.ReduceLevel(v, w.Body, w.Kept, w.Reduced, w.Nested)
	if err == nil && !ok {
		err = Misfit(w.Body, "a leaf of "+v.Node.Op.Name)
	}
	return partial.Ref.Temp, err
}

// TreeWork combines the results of the leaves of a reduction's tree.
type TreeWork struct{ Leaves region.Source }

func (w *TreeWork) Bodies() []*region.Body { return nil }
func (w *TreeWork) Reads() []program.Ref   { return []program.Ref{w.Leaves.Ref} }
func (w *TreeWork) String() string         { return "tree" }

func (w *TreeWork) Lower(b *Builder, v graph.Value) (int, error) {
	ref, err := b.Resolved(w.Leaves.Ref)
	if err != nil {
		return 0, err
	}
	return b.upperLevels(v, region.Source{Ref: ref, View: w.Leaves.View})
}

// RowsWork is a rowwise kernel. Package fuse has made the kernel, in order to see whether it fits.
type RowsWork struct {
	Body     *region.Body
	Rows     *region.Rows
	kernel   *kernel.Kernel
	launches []kernel.Geometry
}

func (w *RowsWork) Bodies() []*region.Body { return []*region.Body{w.Body} }
func (w *RowsWork) Reads() []program.Ref   { return nil }

func (w *RowsWork) String() string {
	what := "rows"
	if w.Rows.Columns {
		what = "columns"
	}
	return fmt.Sprintf("%s along axes %v", what, w.Rows.Axes)
}

func (w *RowsWork) Lower(b *Builder, v graph.Value) (int, error) {
	out := b.TempOf(v)
	return out, b.AddStep(program.Step{Kernel: w.kernel, Launches: w.launches, Operands: w.Body.Refs, Out: out, Value: v})
}

// Work returns the work over a body's rows, with its kernel, or the reason why there is none.
func (b RowKernels) Work(v graph.Value, body *region.Body, r *region.Rows) (w *RowsWork, why string) {
	walked := b.rowLaunches
	if r.Columns {
		walked = b.columnLaunches
	}
	k, launches := walked(v, body, r)
	if launches == nil || b.wastesSweeps(k) || twiceTooLong(v, k) {
		return nil, "its rows fit no binding, its later sweeps would compute too much again, or both levels of its tree are too much code"
	}
	return &RowsWork{Body: body, Rows: r, kernel: k, launches: launches}, ""
}

// LevelFits reports whether a cut of a tree level's kernel fits the device.
func (b *Builder) LevelFits(v graph.Value, body *region.Body, kept, reduced []int) bool {
	k, _, g := b.ReduceKernel(v, body, kept, reduced)
	return b.SplitReduce(k, g, v.DType()) != nil
}

// JoinedMaps is a map that stores several values.
type JoinedMaps struct {
	Body *region.Body
	Also []graph.Value // the values beside the group's, in the order of Body.Also
}

func (w *JoinedMaps) Bodies() []*region.Body { return []*region.Body{w.Body} }

func (w *JoinedMaps) Reads() []program.Ref { return nil }

func (w *JoinedMaps) String() string {
	if n := 1 + len(w.Also); n > 1 {
		return fmt.Sprintf("map of %d", n)
	}
	return "map"
}

func (w *JoinedMaps) Lower(b *Builder, v graph.Value) (int, error) {
	out := b.TempOf(v)
	s := b.Writes(out, v, MapPart{Body: w.Body, View: shape.Contiguous(v.Shape())})
	for _, also := range w.Also {
		t := b.TempOf(also)
		s.Also = append(s.Also, program.Output{Temp: t, Value: also})
		b.Temps[program.Made{Value: also, Leaves: false}] = t
	}
	return out, b.AddStep(s)
}
