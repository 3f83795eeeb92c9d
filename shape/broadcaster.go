package shape

// Layout is how operands are walked together once they are broadcast.
type Layout struct {
	Shape   Shape   // the result's
	Strides [][]int // each operand's in Shape, 0 where it is stretched
	Dims    []int   // Shape after [Coalesce]
	Steps   [][]int // each operand's strides in Dims
}

// Broadcaster does what [Broadcast], [View.BroadcastTo] and [Coalesce] do, for
// all operands at once and in memory that it keeps: after the first call it
// allocates only for more operands or axes than it has seen. The zero value is
// ready. It is for one goroutine at a time.
type Broadcaster struct {
	layout Layout
	block  []int   // what the layout's slices are cut from
	rows   [][]int // Strides, then Steps
	views  []View  // the operands of BroadcastShapes, and
	steps  []int   // their strides
}

// BroadcastShapes is [Broadcaster.Broadcast] of row-major operands with these
// shapes.
func (b *Broadcaster) BroadcastShapes(op string, shapes ...Shape) (Layout, error) {
	b.views = resized(b.views, len(shapes))
	b.steps = resized(b.steps, len(shapes)*maxRank(shapes))
	rest := b.steps
	for k, s := range shapes {
		strides := rest[:len(s)]
		contiguous(strides, s)
		b.views[k] = View{Shape: s, Strides: strides}
		rest = rest[len(s):]
	}
	layout, err := b.Broadcast(op, b.views...)
	clear(b.views) // keep no caller's shape alive
	return layout, err
}

// Broadcast finds the shape that the operands broadcast to, their strides in
// it, and the fewest dimensions that walk them all. The layout is the
// Broadcaster's and holds until its next call. Errors are those of the function
// [Broadcast].
func (b *Broadcaster) Broadcast(op string, operands ...View) (Layout, error) {
	rank := 0
	for k := range operands {
		rank = max(rank, len(operands[k].Shape))
	}
	b.cut(rank, len(operands))
	l := &b.layout
	ones(l.Shape)
	for k := range operands {
		if !fold(l.Shape, operands[k].Shape) {
			return Layout{}, disagreeing(op, operands)
		}
	}
	if err := check(op, l.Shape); err != nil {
		return Layout{}, err
	}
	for k := range operands {
		stretch(l.Strides[k], l.Shape, operands[k].Shape, operands[k].Strides)
	}
	walked := coalesce(l.Dims, l.Steps, l.Shape, l.Strides)
	l.Dims = l.Dims[:walked]
	for k := range l.Steps {
		l.Steps[k] = l.Steps[k][:walked]
	}
	return *l, nil
}

// disagreeing is the error of operands that do not broadcast.
func disagreeing(op string, operands []View) error {
	shapes := make([]Shape, len(operands))
	for k := range operands {
		shapes[k] = operands[k].Shape
	}
	return newBroadcastError(op, shapes, disagreement(shapes))
}

// cut lays the layout's slices out in the memory.
func (b *Broadcaster) cut(rank, operands int) {
	width := max(rank, 1) // what coalesce asks for
	b.block = resized(b.block, (1+operands)*(rank+width))
	b.rows = resized(b.rows, 2*operands)
	rest, l := b.block, &b.layout
	l.Shape, rest = cut(rest, rank)
	l.Dims, rest = cut(rest, width)
	l.Strides, l.Steps = b.rows[:operands:operands], b.rows[operands:]
	for k := range operands {
		l.Strides[k], rest = cut(rest, rank)
		l.Steps[k], rest = cut(rest, width)
	}
}

// resized is s with n elements of any content, in the same memory if it can be.
func resized[T any](s []T, n int) []T {
	if n > cap(s) {
		return make([]T, n)
	}
	return s[:n]
}
