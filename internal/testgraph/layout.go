package testgraph

import (
	"math/rand/v2"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Move is one movement of a view.
type Move struct {
	Op   *ops.Op
	Attr ops.Attr
}

// Layout is a way for an array to lie in memory: a whole array, and the movements that
// make a view of it.
type Layout struct {
	Base  shape.Shape // what is in memory, in row-major order
	Moves []Move
}

// View is the layout's view of its memory; false where a movement copies, as a reshape
// across strides does: such a layout nothing draws.
func (l Layout) View() (shape.View, bool) {
	v := shape.Contiguous(l.Base)
	for _, m := range l.Moves {
		var ok bool
		if v, ok = (&graph.Node{Op: m.Op, Attr: m.Attr}).View(v); !ok {
			return v, false
		}
	}
	return v, true
}

// kind is one kind of movement, drawn backwards: an array from which moves make one of the
// target's shape.
type kind struct {
	name string
	draw func(r *rand.Rand, target shape.Shape) (from shape.Shape, moves []Move)
}

// kinds are all. One that the target's shape does not allow gives no moves.
var kinds = []kind{
	{"turned", turned}, {"flipped", flipped}, {"stepped", stepped}, {"repeated", repeated}, {"sliding", sliding}, {"diagonal", diagonal}, {"part", part}, {"joined", joined},
}

// DrawLayout draws a layout of an array of the target's shape, in at most so many elements
// of memory.
func DrawLayout(r *rand.Rand, target shape.Shape, most int) Layout {
	l := Layout{Base: target.Clone()}
	for range 1 + r.IntN(3) {
		k := kinds[r.IntN(len(kinds))]
		from, moves := k.draw(r, l.Base)
		if moves == nil || from.Size() > most {
			continue
		}
		l = Layout{from, append(moves, l.Moves...)}
		if k.name == "joined" { // what comes before would be copied
			break
		}
	}
	return l
}

// DrawFar is DrawLayout in memory that spans about so many elements.
func DrawFar(r *rand.Rand, target shape.Shape, span int) Layout {
	l := DrawLayout(r, target, span)
	if from, moves := stretched(r, l.Base, span); moves != nil {
		if last := (Layout{from, append(moves, l.Moves...)}); last.isView() {
			return last
		}
	}
	return l
}

func (l Layout) isView() bool { _, ok := l.View(); return ok }

// Named is a layout and what is told of it.
type Named struct {
	Name string
	Layout
}

// Layouts are layouts of every kind for a target, and strides of all combinations of
// signs. They are the same at every call.
func Layouts(target shape.Shape) []Named {
	r := rand.New(rand.NewPCG(uint64(len(target)), 41))
	list := []Named{{"contiguous", Layout{Base: target.Clone()}}}
	for signs := 1; signs < 1<<len(target); signs++ {
		from, ranges := target.Clone(), make([]shape.Range, len(target))
		for axis := range from {
			from[axis], ranges[axis] = stepOf(target[axis], 1-2*(signs>>axis&1), 0, axis%2)
		}
		list = append(list, Named{"signs", Layout{from, []Move{{ops.Slice, ops.Attr{Ranges: ranges}}}}})
	}
	for _, k := range kinds {
		for range 2 {
			if from, moves := k.draw(r, target); moves != nil {
				list = append(list, Named{k.name, Layout{from, moves}})
			}
		}
	}
	return list
}

// turned permutes the axes.
func turned(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	if len(target) < 2 {
		return nil, nil
	}
	axes := r.Perm(len(target))
	from := make(shape.Shape, len(target))
	for i, a := range axes {
		from[a] = target[i]
	}
	return from, []Move{{ops.Permute, ops.Attr{Axes: axes}}}
}

// flipped walks one axis or some backwards.
func flipped(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	if len(target) > 0 && r.IntN(2) == 0 {
		return target.Clone(), []Move{{ops.Flip, ops.Attr{Axes: []int{r.IntN(len(target))}}}}
	}
	var axes []int
	for axis := range target {
		if r.IntN(2) == 0 {
			axes = append(axes, axis)
		}
	}
	if len(axes) == 0 {
		return nil, nil
	}
	return target.Clone(), []Move{{ops.Flip, ops.Attr{Axes: axes}}}
}

// stepOf is the size of an axis, and the range that takes n of its elements: in steps,
// with so many left before and after.
func stepOf(n, step, before, after int) (size int, r shape.Range) {
	if n == 0 {
		return before + after, shape.Span(before, before)
	}
	length := (n - 1) * max(step, -step)
	size = before + length + 1 + after
	if step > 0 {
		return size, shape.Step(before, before+length+1, step)
	}
	r = shape.Range{Start: before + length, HasStart: true, Step: step}
	if before > 0 {
		r.Stop, r.HasStop = before-1, true
	}
	return size, r
}

// stepped walks each axis forwards or backwards, in steps of its own, between gaps.
func stepped(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	if len(target) == 0 {
		return nil, nil
	}
	from, ranges := target.Clone(), make([]shape.Range, len(target))
	for axis, n := range target {
		step, before, after := []int{1, 1, 1, 2, 3, 5}[r.IntN(6)], 0, 0
		if r.IntN(2) == 0 {
			step = -step
		}
		if r.IntN(3) == 0 {
			before, after = r.IntN(4), r.IntN(18)
		}
		from[axis], ranges[axis] = stepOf(n, step, before, after)
	}
	return from, []Move{{ops.Slice, ops.Attr{Ranges: ranges}}}
}

// stretched walks one axis, forwards or backwards, in steps that span so many elements, or
// begins so far into it.
func stretched(r *rand.Rand, target shape.Shape, span int) (shape.Shape, []Move) {
	if len(target) == 0 || target.Size() == 0 {
		return nil, nil
	}
	at := r.IntN(len(target))
	rest, n := target.Size()/target[at], target[at]
	far := max(span/rest, n)
	step, before := max(1, far/n), 0
	if n == 1 || r.IntN(3) == 0 {
		step, before = 1, far-n
	}
	if r.IntN(2) == 0 {
		step = -step
	}
	from, ranges := target.Clone(), make([]shape.Range, len(target))
	for axis := range ranges {
		ranges[axis] = shape.All()
	}
	from[at], ranges[at] = stepOf(n, step, before, r.IntN(3))
	return from, []Move{{ops.Slice, ops.Attr{Ranges: ranges}}}
}

// repeated has some axes repeat an element, and the first ones perhaps all the rest.
func repeated(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	if target.Size() == 0 {
		return nil, nil
	}
	from := target.Clone()
	for axis := range from {
		if r.IntN(3) == 0 {
			from[axis] = 1
		}
	}
	if len(from) > 0 && r.IntN(3) == 0 {
		from = from[1+r.IntN(len(from)):]
	}
	return from, []Move{{ops.BroadcastTo, ops.Attr{Shape: target.Clone()}}}
}

// sliding has the last axis walk along windows of another, which overlap or leave gaps.
func sliding(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	last := len(target) - 1
	if last < 1 || target.Size() == 0 {
		return nil, nil
	}
	axis, step, size := r.IntN(last), []int{1, 1, 2, 3}[r.IntN(4)], target[last]
	from := target[:last].Clone()
	from[axis] = (from[axis]-1)*step + size
	return from, []Move{{ops.SlidingWindow, ops.Attr{Axes: []int{axis}, Counts: []int{size, step}}}}
}

// diagonal has the last axis walk along two at once.
func diagonal(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	last := len(target) - 1
	if last < 0 {
		return nil, nil
	}
	n, rest := target[last], target[:last].Clone()
	first := r.IntN(len(rest) + 1)
	second := first + 1 + r.IntN(len(rest)+1-first)
	offset := r.IntN(7) - 3
	rows, columns := n+max(-offset, 0), n+max(offset, 0)
	if r.IntN(2) == 0 {
		rows += r.IntN(3)
	} else {
		columns += r.IntN(3)
	}
	from := slices.Insert(slices.Insert(rest, first, rows), second, columns)
	return from, []Move{{ops.Diagonal, ops.Attr{Axes: []int{first, second}, Counts: []int{offset}}}}
}

// part is a single element of one more axis.
func part(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	axis, size := r.IntN(len(target)+1), 1+r.IntN(4)
	from := slices.Insert(target.Clone(), axis, size)
	at := r.IntN(size)
	ranges := make([]shape.Range, len(from))
	for i := range ranges {
		ranges[i] = shape.All()
	}
	ranges[axis] = shape.Span(at, at+1)
	return from, []Move{{ops.Slice, ops.Attr{Ranges: ranges}}, {ops.Squeeze, ops.Attr{Axes: []int{axis}}}}
}

// joined has other axes in memory, of which these are parts or several.
func joined(r *rand.Rand, target shape.Shape) (shape.Shape, []Move) {
	if len(target) == 0 {
		return nil, nil
	}
	return reshaped(r, target), []Move{{ops.Reshape, ops.Attr{Shape: target.Clone()}}}
}

// reshaped moves a factor between neighbouring sizes, joins them, or flattens.
func reshaped(r *rand.Rand, s shape.Shape) shape.Shape {
	if len(s) < 2 || r.IntN(3) == 0 {
		for _, f := range []int{5, 4, 3, 2} {
			if n := s.Size(); n > 0 && n%f == 0 {
				return shape.Shape{f, n / f}
			}
		}
		return shape.Shape{s.Size()}
	}
	i := r.IntN(len(s) - 1)
	to := append(s[:i:i], s[i]*s[i+1])
	return append(to, s[i+2:]...)
}

// Shown are the elements of base, each of so many values, that the layout shows.
func Shown[T any](l Layout, base []T) []T {
	var shown []T
	l.each(func(_, at int) { shown = append(shown, base[at]) })
	return shown
}

// Filled is a base that shows elements, made of others where it shows none; false where
// it shows one of its own at two places that differ.
func Filled[T comparable](l Layout, elements, others []T) (base []T, ok bool) {
	base, ok = slices.Clone(others), true
	written := make([]bool, len(base))
	l.each(func(i, at int) {
		ok = ok && (!written[at] || base[at] == elements[i])
		base[at], written[at] = elements[i], true
	})
	return base, ok
}

// each visits the elements of the target in row-major order, each with its place in the
// base.
func (l Layout) each(visit func(i, at int)) {
	v, ok := l.View()
	if !ok {
		panic("a layout that is no view") // nothing draws one
	}
	coordinates := make([]int, len(v.Shape))
	for i := range v.Shape.Size() {
		at := v.Offset
		for axis, c := range coordinates {
			at += c * v.Strides[axis]
		}
		visit(i, at)
		for axis := len(coordinates) - 1; axis >= 0; axis-- {
			if coordinates[axis]++; coordinates[axis] < v.Shape[axis] {
				break
			}
			coordinates[axis] = 0
		}
	}
}
