package testgraph

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The loops that are no maps.

var (
	reductions    = []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min}
	scanOperators = []*ops.Op{ops.CumulativeSum, ops.CumulativeProd, ops.CumulativeMax, ops.CumulativeMin}
	indexTypes    = []dtype.DType{dtype.Int32, dtype.Int64, dtype.Uint32, dtype.Uint64, dtype.Int8, dtype.Uint16}
)

const (
	// maxProducts bounds the products of a contraction, and maxSteps the bytes of a row
	// of its left operand.
	maxProducts = 1 << 20
	maxSteps    = 8 << 10
	// maxBytes bounds the operands of what the catalogue lists.
	maxBytes = 1 << 14
)

func (d *Drawer) reduction() bool {
	v := d.Operand()
	_, ok := d.try(pick(d, reductions), ops.Attr{Axes: d.axes(v), KeepDims: d.IntN(2) == 0}, v)
	return ok
}

// Rows draws a reduction along the last axes, or those before them, and goes on with it.
func (d *Drawer) Rows(v graph.Value) bool {
	rank := len(v.Shape())
	if rank == 0 {
		return false
	}
	var axes []int
	for axis := d.IntN(rank); axis < rank; axis++ {
		if axes = append(axes, axis); d.IntN(3) == 0 {
			break // columns
		}
	}
	r, ok := d.try(pick(d, reductions), ops.Attr{Axes: axes, KeepDims: true}, v)
	if !ok {
		return false
	}
	if d.IntN(3) == 0 {
		if w, ok := d.try(pick(d, []*ops.Op{ops.Neg, ops.Exp, ops.Square}), ops.Attr{}, r); ok {
			r = w
		}
	}
	cast, ok := d.try(ops.Cast, ops.Attr{DType: v.DType()}, r)
	if !ok {
		return false
	}
	w, ok := d.try(pick(d, []*ops.Op{ops.Add, ops.Sub, ops.Mul, ops.Maximum, ops.Less, ops.Equal}), ops.Attr{}, v, cast)
	if ok && d.IntN(2) == 0 { // as a variance is made
		d.try(pick(d, reductions), ops.Attr{Axes: axes, KeepDims: d.IntN(2) == 0}, w)
	}
	return ok
}

// contraction multiplies by another value, by one as it may lie in memory, or by its own
// transpose.
func (d *Drawer) contraction(v graph.Value) bool {
	s := v.Shape()
	if len(s) < 2 || !v.DType().IsNumeric() || s[len(s)-1]*v.DType().Size() > maxSteps {
		return false
	}
	other := d.IntN(3)
	w := d.Operand()
	if columns := pick(d, []int{1, 3, 8, 33, 64}); other == 1 && s.Size()*columns <= maxProducts {
		w = d.laid(Step{Specials: DrawSpecials(d.Rand)}, v.DType(), shape.Shape{s[len(s)-1], columns})
	}
	if t := w.Shape(); other > 0 && len(t) > 0 && (len(t) == 1 || s.Size()*t[len(t)-1] <= maxProducts) {
		if _, ok := d.try(ops.MatMul, ops.Attr{}, v, w); ok {
			return true
		}
	}
	if s.Size()*s[len(s)-2] > maxProducts {
		return false
	}
	axes := make([]int, len(s))
	for i := range axes {
		axes[i] = i
	}
	axes[len(s)-1], axes[len(s)-2] = axes[len(s)-2], axes[len(s)-1]
	turned, ok := d.try(ops.Permute, ops.Attr{Axes: axes}, v)
	if ok && d.IntN(2) == 0 {
		v, turned = turned, v
	}
	if ok {
		_, ok = d.try(ops.MatMul, ops.Attr{}, v, turned)
	}
	return ok
}

func (d *Drawer) sort(v graph.Value) bool {
	a := ops.Attr{Axes: []int{d.IntN(max(1, len(v.Shape())))}, Descending: d.IntN(2) == 0}
	_, ok := d.try(pick(d, []*ops.Op{ops.SortAlong, ops.ArgSort, ops.SortRows}), a, v)
	return ok
}

func (d *Drawer) scan(v graph.Value) bool {
	a := ops.Attr{Axes: []int{d.IntN(max(1, len(v.Shape())))}, Reverse: d.IntN(3) == 0}
	switch d.IntN(3) {
	case 0:
		a.Exclusive = true
	case 1:
		a.Initial = true
	}
	_, ok := d.try(pick(d, scanOperators), a, v)
	return ok
}

// index is a value's elements as indices, most of them from below 0 to above n.
func (d *Drawer) index(v graph.Value, n int) (graph.Value, bool) {
	t := pick(d, indexTypes)
	i, ok := d.try(ops.Cast, ops.Attr{DType: t}, v)
	if !ok || d.IntN(4) == 0 {
		return i, ok
	}
	modulus := d.full(t, element.FromFloat(t, float64(min(n+1, 100))), shape.Shape{})
	if i, ok = d.try(ops.Remainder, ops.Attr{}, i, modulus); ok && t.IsSigned() && d.IntN(2) == 0 {
		return d.try(ops.Neg, ops.Attr{}, i)
	}
	return i, ok
}

// indexOf is an index of some shape: computed, or of elements as they may lie in memory, one
// for a whole chunk now and then.
func (d *Drawer) indexOf(dims shape.Shape, n int) (graph.Value, bool) {
	if dims == nil || d.IntN(2) == 0 {
		return d.index(d.Operand(), n)
	}
	return d.laid(Step{Below: max(n, 1)}, pick(d, indexTypes), dims), true
}

// few looks up few elements of a map that nothing else needs.
func (d *Drawer) few() bool {
	shown := slices.Clone(d.shown)
	defer func() { d.shown = append(shown, len(d.steps)-1) }()
	if d.IntN(4) == 0 {
		dims := d.Operand().Shape().Clone()
		d.add(Step{Op: ops.Iota.Name, Attr: ops.Attr{DType: dtype.Int64, Shape: dims}}, graph.NewIota(dims, ""))
	}
	table := d.Operand()
	for tries, left := 12, 1+d.IntN(4); tries > 0 && left > 0; tries-- {
		draw := d.mapped
		if d.IntN(3) == 0 {
			draw = d.movement
		}
		if draw() {
			table, left = d.values[len(d.values)-1], left-1
		}
	}
	s := table.Shape()
	ok := len(s) > 0 && s.Size() > 0
	for range 1 + d.IntN(2) {
		if !ok {
			break
		}
		axis, dims := slices.Index(s, slices.Max(s)), shape.Shape{1 + d.IntN(3)}
		if d.IntN(3) == 0 {
			_, ok = d.try(ops.Lookup, ops.Attr{}, table, d.laid(Step{Below: s.Size()}, pick(d, indexTypes), dims))
		} else {
			_, ok = d.try(ops.Take, ops.Attr{Axes: []int{axis}}, table, d.laid(Step{Below: s[axis]}, pick(d, indexTypes), dims))
		}
	}
	return ok
}

// Indirect looks elements up, searches, or joins the parts of a table.
func (d *Drawer) Indirect() bool {
	if d.IntN(4) == 0 {
		return d.few()
	}
	table := d.Operand()
	if d.IntN(3) > 0 && table.Shape().Size() < d.most {
		table = d.laid(Step{Specials: DrawSpecials(d.Rand)}, table.DType(), table.Shape())
	}
	s := table.Shape()
	switch d.IntN(8) {
	case 0:
		index, ok := d.indexOf(shape.Shape{1 + d.IntN(40), 1 + d.IntN(33)}, s.Size())
		if ok {
			_, ok = d.try(ops.Lookup, ops.Attr{}, table, index)
		}
		return ok
	case 1:
		return d.search()
	case 2:
		return d.segment(table)
	}
	if len(s) == 0 {
		return false
	}
	axis := d.IntN(len(s))
	op, dims := pick(d, []*ops.Op{ops.Take, ops.TakeAlongAxis}), shape.Shape{1 + d.IntN(70)}
	if op == ops.TakeAlongAxis {
		dims = s.Clone()
		dims[axis] = 1 + d.IntN(20)
	}
	if dims.Size() > d.most {
		return false
	}
	index, ok := d.indexOf(dims, s[axis])
	if ok {
		_, ok = d.try(op, ops.Attr{Axes: []int{axis}}, table, index)
	}
	return ok
}

// search looks for the values of an operand in rows of their dtype.
func (d *Drawer) search() bool {
	values := d.Operand()
	if !values.DType().IsInteger() {
		return false
	}
	n := 1 + d.IntN(3000)
	rows := shape.Shape{n}
	if s := values.Shape(); len(s) > 0 && d.IntN(2) == 0 {
		rows = append(s[:len(s)-1:len(s)-1], n)
	}
	if rows.Size() > d.most || rows.Size() == 0 {
		return false
	}
	mode := pick(d, []string{ops.SearchLeft, ops.SearchRight})
	_, ok := d.try(ops.Search, ops.Attr{Mode: mode}, d.dataOf(Step{Sorted: true}, values.DType(), rows), values)
	return ok
}

// segment joins short runs of a table.
func (d *Drawer) segment(table graph.Value) bool {
	s := table.Shape()
	if len(s) == 0 || !table.DType().IsReal() {
		return false
	}
	axis := d.IntN(len(s))
	initial := d.Operand()
	first, ok := d.index(initial, s[axis])
	if !ok {
		return false
	}
	// From the index, brought within 16 bits, to some elements further.
	span := first
	for _, step := range []struct {
		op *ops.Op
		by uint64
	}{{ops.BitwiseAnd, 1<<16 - 1}, {ops.Mul, 1<<32 + 1}, {ops.Add, uint64(d.IntN(5)) << 32}} {
		if span, ok = d.try(ops.Cast, ops.Attr{DType: dtype.Uint64}, span); !ok {
			return false
		}
		if span, ok = d.try(step.op, ops.Attr{}, span, d.full(dtype.Uint64, element.Bits{step.by}, shape.Shape{})); !ok {
			return false
		}
	}
	_, ok = d.try(ops.Segment, ops.Attr{Axes: []int{axis}, Mode: pick(d, []string{"add", "mul", "max", "min"})}, table, initial, span)
	return ok
}

// scatterOperators put updates at indices.
var scatterOperators = []string{"put", "scatter"}

// scatter puts updates into v at indices along an axis, each of which may lie anyhow.
func (d *Drawer) scatter() bool {
	v := d.Operand()
	s := v.Shape()
	if len(s) == 0 || s.Size() == 0 || s.Size() > maxSteps {
		return false
	}
	axis := d.IntN(len(s))
	op, _ := ops.ByName(pick(d, scatterOperators))
	dims, updates := shape.Shape{1 + d.IntN(12)}, s.Clone()
	updates[axis] = dims[0]
	if op.Name == "scatter" {
		dims = updates.Clone()
	}
	if updates.Size() > maxSteps {
		return false
	}
	index := d.laid(Step{Below: s[axis]}, pick(d, indexTypes), dims)
	given := d.laid(Step{Specials: DrawSpecials(d.Rand)}, v.DType(), updates)
	_, ok := d.try(op, ops.Attr{Axes: []int{axis}, Mode: pick(d, []string{"set", "add", "mul", "max", "min"})}, v, index, given)
	return ok
}

// catalogued are the operators that have forms: all but those that make arrays of nothing,
// and one whose operands are another's results.
var catalogued = func() (list []*ops.Op) {
	for _, op := range ops.All() {
		if op.Kind != ops.Creation && op.Kind != ops.Map && op.Name != "unique_from" && op.Name != "segment" && len(op.Accept.DTypes()) > 0 {
			list = append(list, op)
		}
	}
	return list
}()

// Catalogued draws any operator of the catalogue in one of its forms: convolutions, pools,
// windows, transforms, einsum, random numbers and all others. Its operands are values that
// are there, or leaves as they may lie in memory.
func (d *Drawer) Catalogued() bool { return d.Operator(pick(d, catalogued)) }

// Operator draws one operator of the catalogue in one of its forms.
func (d *Drawer) Operator(op *ops.Op) bool {
	t := pick(d, op.Accept.DTypes())
	if last := d.Operand().DType(); op.Accept.Contains(last) && d.IntN(2) == 0 {
		t = last
	}
	at, ordered := inOrder[op.Name]
	list := forms.Of(op, t, 10+d.IntN(30))
	if len(list) == 0 || ordered && !t.IsInteger() {
		return false
	}
	l, err := opline.Parse(fmt.Sprintf("%s %s %s", op, t.Short(), pick(d, list)))
	if err != nil || l.Bytes() > maxBytes {
		return false
	}
	call, ok := l.Expr.(*expr.Call)
	if !ok {
		return false
	}
	in := make([]graph.Value, len(l.Operands))
	for i, o := range l.Operands {
		switch {
		case ordered && i == at:
			if len(o.Shape) == 0 || o.Shape.Size() == 0 {
				return false
			}
			in[i] = d.dataOf(Step{Sorted: true}, o.DType, o.Shape)
		case !op.Promotes(i) && i > 0:
			in[i] = d.laid(Step{Below: d.counted(op, call.Attr, l.Operands[0].Shape)}, o.DType, o.Shape)
		default:
			in[i] = d.like(o.DType, o.Shape)
		}
	}
	_, ok = d.tryAll(op, call.Attr, call.Result, in...)
	return ok
}

// counted is the size of the axis that an operator's index counts along.
func (d *Drawer) counted(op *ops.Op, a ops.Attr, s shape.Shape) int {
	axis := len(s) - 1
	if len(a.Axes) > 0 {
		axis = a.Axes[0]
	}
	if axis < 0 {
		axis += len(s)
	}
	if op == ops.Lookup && len(a.Axes) == 0 || axis < 0 || axis >= len(s) {
		return max(s.Size(), 1)
	}
	return max(s[axis], 1)
}

// like is a value of a dtype and a shape: one that is there, a part of one, or a leaf.
func (d *Drawer) like(t dtype.DType, s shape.Shape) graph.Value {
	if d.IntN(3) > 0 {
		for _, at := range d.Perm(len(d.shown)) {
			v := d.values[d.shown[at]]
			if v.DType() != t {
				continue
			}
			if w, ok := d.fitted(v, s); ok {
				return w
			}
		}
	}
	return d.laid(Step{Specials: DrawSpecials(d.Rand)}, t, s)
}

// fitted is a value brought into a shape, by views where views can.
func (d *Drawer) fitted(v graph.Value, s shape.Shape) (graph.Value, bool) {
	n, m := v.Shape().Size(), s.Size()
	switch {
	case v.Shape().Equal(s):
		return v, true
	case n == m:
		return d.try(ops.Reshape, ops.Attr{Shape: slices.Clone(s)}, v)
	case m > 0 && n > m:
		flat, ok := d.try(ops.Reshape, ops.Attr{Shape: shape.Shape{n}}, v)
		if !ok {
			return v, false
		}
		step := 1 + d.IntN(n/m)
		start := d.IntN(n - (m-1)*step)
		part, ok := d.try(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Step(start, start+(m-1)*step+1, step)}}, flat)
		if !ok {
			return v, false
		}
		return d.try(ops.Reshape, ops.Attr{Shape: slices.Clone(s)}, part)
	}
	return v, false
}
