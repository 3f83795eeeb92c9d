package region

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rows is the space of a rowwise kernel: the shape that all its reductions read, and their axes.
type Rows struct {
	Space    shape.Shape
	Axes     []int
	PerRow   bool                   // the kernel has one result for each row
	Columns  bool                   // the rows are columns in memory, and neighbouring columns lie next to each other
	Partials map[graph.Value]Source // reductions whose rows are too long: the kernel combines the results of their leaves
}

// Size returns the number of a row's elements.
func (r *Rows) Size() int {
	n := 1
	for _, a := range r.Axes {
		n *= r.Space[a]
	}
	return n
}

// Count returns the number of rows.
func (r *Rows) Count() int { return r.Space.Size() / r.Size() }

func (r *Rows) Reduced(axis int) bool { return slices.Contains(r.Axes, axis) }

// Sees reports whether a view over the space shows one element for each row, in the order of the
// rows. A reduction's result is such a view.
func (r *Rows) Sees(v shape.View) bool {
	stride := 1
	for axis := len(r.Space) - 1; axis >= 0; axis-- {
		want := stride
		if r.Reduced(axis) {
			want = 0
		} else {
			stride *= r.Space[axis]
		}
		if r.Space[axis] > 1 && v.Strides[axis] != want {
			return false
		}
	}
	return v.Offset == 0
}

// Uniform reports whether a view over the space shows one and the same element along each row.
func (r *Rows) Uniform(v shape.View) bool {
	for _, a := range r.Axes {
		if r.Space[a] > 1 && v.Strides[a] != 0 {
			return false
		}
	}
	return true
}

func (r *Rows) Same(other *Rows) bool {
	return slices.Equal(r.Space, other.Space) && slices.Equal(r.Axes, other.Axes)
}

// SeenBy returns the space of the kernel that computes `by` and reads the reduction over r. It is
// nil if `by` does not have the same rows.
func (r *Rows) SeenBy(by graph.Value) *Rows {
	s := by.Shape()
	switch {
	case by.Node.Op.Kind == ops.Reduce:
		if n := by.Node; slices.Equal(n.Inputs[0].Shape(), r.Space) && slices.Equal(n.Attr.Axes, r.Axes) {
			return &Rows{Space: r.Space, Axes: r.Axes, PerRow: true, Columns: r.Columns}
		}
	case by.Node.Op.Kind != ops.Map:
	case slices.Equal(s, r.Space):
		return &Rows{Space: r.Space, Axes: r.Axes, Columns: r.Columns}
	case s.Size() == r.Count():
		return &Rows{Space: r.Space, Axes: r.Axes, PerRow: true, Columns: r.Columns}
	}
	return nil
}

// Spread broadcasts v, which has an element for each row, to all points of the rows.
func (r *Rows) Spread(v graph.Value) graph.Value {
	kept := r.Space.Clone()
	for _, a := range r.Axes {
		kept[a] = 1
	}
	move := func(op *ops.Op, in graph.Value, s shape.Shape) graph.Value {
		return graph.Value{Node: &graph.Node{Op: op, Attr: ops.Attr{Shape: s}, Inputs: []graph.Value{in}, Site: v.Node.Site,
			Outputs: []graph.Type{{DType: v.DType(), Shape: s, Known: true}}}}
	}
	return move(ops.BroadcastTo, move(ops.Reshape, v, kept), r.Space)
}

// SideBySide reports whether the rows are columns in memory: no kept axis lies between the reduced
// ones, and the kept axes inside of them have at least MinColumns points.
func (r *Rows) SideBySide() bool {
	const within, reduced, around = 0, 1, 2
	place := within
	columns := 1
	for axis := len(r.Space) - 1; axis >= 0; axis-- {
		switch {
		case r.Space[axis] == 1:
		case r.Reduced(axis) && place == around:
			return false
		case r.Reduced(axis):
			place = reduced
		case place == within:
			columns *= r.Space[axis]
		default:
			place = around
		}
	}
	return place != within && columns >= MinColumns
}

// Kept lists the axes that are not reduced.
func (r *Rows) Kept() []int {
	kept, _ := SplitAxes(len(r.Space), r.Axes)
	return kept
}

// Result returns the kernel's result as a view over its space.
func (r *Rows) Result() shape.View {
	if !r.PerRow {
		return shape.Contiguous(r.Space)
	}
	v := shape.View{Shape: r.Space, Strides: make([]int, len(r.Space))}
	stride := 1
	kept := r.Kept()
	for i := len(kept) - 1; i >= 0; i-- {
		v.Strides[kept[i]] = stride
		stride *= r.Space[kept[i]]
	}
	return v
}

// SplitAxes separates the axes that are not listed from those that are, both in order.
func SplitAxes(rank int, axes []int) (kept, reduced []int) {
	is := map[int]bool{}
	for _, a := range axes {
		is[a] = true
	}
	for i := 0; i < rank; i++ {
		if is[i] {
			reduced = append(reduced, i)
		} else {
			kept = append(kept, i)
		}
	}
	return kept, reduced
}

// MinColumns is the least number of adjacent columns that make a chunk.
const MinColumns = 4
