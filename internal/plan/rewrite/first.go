package rewrite

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// If only some elements of a sort's result are read, the sort needs to find only the elements up to
// the last of these. The rewriter moves that restriction down to the sort, through maps and lookups
// that nothing else reads.

// ofFirst rewrites w, which v has become, as a slice of the first elements of a sort. It returns w
// if w does not read a sort so.
func (r *rewriter) ofFirst(v, w graph.Value) graph.Value {
	if _, stored := w.Stored(); stored || w.Node.Op != ops.Slice && w.Node.Op != ops.Index || !r.sole(v.Node.Inputs[0]) {
		return w
	}
	in := w.Node.Inputs[0]
	items, of := itemsOf(w.Node, len(in.Shape()))
	for axis, size := range in.Shape() {
		end := 0
		if items[of[axis]], end = countedFromStart(items[of[axis]], size); end == 0 || end == size {
			continue
		}
		if first, ok := (&firsts{cfg: r.cfg, n: end}).along(in, axis); ok {
			r.ordered = true
			return makerOf(w).node(ops.Index, ops.Attr{Indices: items}, w.DType(), w.Shape(), first)
		}
	}
	return w
}

// itemsOf returns the items of a slice or an index, without an ellipsis. of has the number of the
// item of each axis.
func itemsOf(n *graph.Node, rank int) (items []shape.Index, of []int) {
	given := slices.Clone(n.Attr.Indices)
	for _, r := range n.Attr.Ranges {
		given = append(given, r)
	}
	left := rank
	for _, item := range given {
		if item != shape.NewAxis && item != shape.Ellipsis {
			left--
		}
	}
	whole := func() {
		for ; left > 0; left-- {
			of, items = append(of, len(items)), append(items, shape.All())
		}
	}
	for _, item := range given {
		switch item {
		case shape.Ellipsis:
			whole()
			continue
		case shape.NewAxis:
		default:
			of = append(of, len(items))
		}
		items = append(items, item)
	}
	whole()
	return items, of
}

// countedFromStart rewrites an item so that it takes the same elements from an axis that ends at
// end. end is one past the last element that the item takes. It is 0 if the item takes nothing, or
// goes backwards.
func countedFromStart(item shape.Index, size int) (same shape.Index, end int) {
	seen, err := shape.Contiguous(shape.Shape{size}).Index("", item)
	switch {
	case err != nil || seen.Shape.Size() == 0:
		return item, 0
	case len(seen.Shape) == 0:
		return shape.At(seen.Offset), seen.Offset + 1
	case seen.Strides[0] < 1:
		return item, 0
	}
	end = seen.Offset + (seen.Shape[0]-1)*seen.Strides[0] + 1
	return shape.Step(seen.Offset, end, seen.Strides[0]), end
}

// sole reports whether there is a sort below v whose only use is v's one reader. It looks through
// the operators that firsts handles.
func (r *rewriter) sole(v graph.Value) bool {
	n := v.Node
	if _, stored := v.Stored(); stored || r.readers().At(v) != 1 {
		return false
	}
	switch {
	case n.Op.Kind == ops.Sort:
		return true
	case n.Op == ops.Permute:
		return r.sole(n.Inputs[0])
	case n.Op == ops.Lookup:
		return r.sole(n.Inputs[1])
	case n.Op.Kind == ops.Map:
		return slices.ContainsFunc(n.Inputs, r.sole)
	}
	return false
}

// readers returns how often each value of the graph is read or requested.
func (r *rewriter) readers() *expr.Table[int] {
	if r.reads == nil {
		r.reads = expr.NewTable[int](r.numbers)
		for _, v := range r.asked {
			r.reads.Set(v, r.reads.At(v)+1)
		}
		for _, v := range expr.Postorder(r.asked) {
			for _, in := range v.Node.Inputs {
				r.reads.Set(in, r.reads.At(in)+1)
			}
		}
	}
	return r.reads
}

// isAsked reports whether a value is requested.
func (r *rewriter) isAsked(v graph.Value) bool { return r.readers().At(v) > len(r.readBy().At(v)) }

// firsts makes the first n elements of values along axes. It makes them once for each value, since
// many paths may lead to it.
type firsts struct {
	cfg  *rules.Config
	n    int
	made map[axisOf]begun
}

type axisOf struct {
	value graph.Value
	axis  int
}

// begun holds the first elements of a value; ok says that they come from a sort.
type begun struct {
	value graph.Value
	ok    bool
}

// along returns the first n elements of v along an axis. ok is false unless they come from a sort
// that a selection replaces at less cost.
func (f *firsts) along(v graph.Value, axis int) (first graph.Value, ok bool) {
	if _, stored := v.Stored(); stored {
		return v, false
	}
	key := axisOf{v, axis}
	if known, is := f.made[key]; is {
		return known.value, known.ok
	}
	first, ok = f.make(v, axis)
	if f.made == nil {
		f.made = map[axisOf]begun{}
	}
	f.made[key] = begun{first, ok}
	return first, ok
}

func (f *firsts) make(v graph.Value, axis int) (first graph.Value, ok bool) {
	n, m, in := f.n, makerOf(v), v.Node.Inputs
	ordered := axis == len(v.Shape())-1 && groupSize(f.cfg, v, n) > 0
	switch op := v.Node.Op; {
	case op == ops.OrderRows && ordered:
		return m.order(in[0], n), true
	case op == ops.SortRows && ordered:
		keys := in[0]
		if known := v.Node.Attr.Counts; known != nil && known[1] <= 32 {
			keys = m.cast(keys, dtype.Uint32)
		}
		return m.lookup(in[0], m.order(keys, n)), true
	case op == ops.Permute:
		if first, ok = f.along(in[0], v.Node.Attr.Axes[axis]); !ok {
			return v, false
		}
		in = []graph.Value{first}
	case op == ops.Lookup && axis == v.Node.TableAxis():
		if first, ok = f.along(in[1], axis); !ok {
			return v, false
		}
		in = []graph.Value{in[0], first}
	case op.Kind == ops.Map:
		in = slices.Clone(in)
		for i := range in {
			w, is := f.along(in[i], axis)
			if !is {
				w = m.firstAlong(in[i], axis, n)
			}
			in[i], ok = w, ok || is
		}
		if !ok {
			return v, false
		}
	default:
		return v, false
	}
	s := v.Shape().Clone()
	s[axis] = n
	return m.node(v.Node.Op, v.Node.Attr, v.DType(), s, in...), true
}
