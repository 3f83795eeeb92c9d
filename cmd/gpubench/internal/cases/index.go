package cases

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// assignments are lines of assign, %d a size: all of a target, nothing of it,
// single elements, parts that begin and end inside a word, forwards, backwards
// and with steps, and elements that are repeated over them.
var assignments = []string{
	"[%d,6] [%[1]d,6] at=...",
	"[%d,6] [] at=()",
	"[%d,6] [6] at=::-1",
	"[] [] at=...",
	"[] [1] at=newaxis",
	"[%d] [] at=3",
	"[%d,5] [] at=-1,2",
	"[%d] [5] at=1:6",
	"[%d] [1] at=:-1",
	"[%d] [] at=::-3",
	"[%d,40] [4] at=5,30:2:-7",
	"[%d,40] [3,1] at=1:8:3,1:39",
	"[%d,9] [%[1]d,1,3] at=...,newaxis,-1:-8:-3",
	"[6,%d,3] [%[1]d] at=...,1",
	"[%d] [1] at=5:2",
	"[%d,3] [0,3] at=:0",
	"[0,%d] [%[1]d] at=...",
	"[3,0,%d] [] at=...,2",
	"[70%03d] [] at=7:-5",
	"[12%03d] [12000] at=11999::-1",
}

// fill writes a number into a form that has places for it.
func fill(form string, n int) string {
	if strings.Contains(form, "%") {
		return fmt.Sprintf(form, n)
	}
	return form
}

// updateCases are the fixed assignments, then random ones among views and other
// operators.
func (d *drawer) updateCases(op *ops.Op) {
	types := d.typesOf(op)
	for i, form := range assignments {
		of := types
		if !d.Whole {
			of = []dtype.DType{types[i%len(types)]}
		}
		for _, t := range of {
			d.add("%s %s "+fill(form, d.between(8, 90))+" data=bits", op, t.Short())
		}
	}
	for _, t := range types {
		for range d.Structures {
			d.assignment(t)
		}
	}
	d.add("assign i64 [9,5] i32[5] at=2:7 data=bits")
	d.add("assign u64 [9,5] u32[] at=-1 data=bits")
}

// indexing is an index drawn for a shape.
type indexing struct {
	items  []string
	result []int
}

func (x *indexing) take(item string, size int) {
	x.items = append(x.items, item)
	x.result = append(x.result, size)
}

// indexing draws an item for each axis, and leaves some of them to the dots.
func (d *drawer) indexing(s []int) indexing {
	var x indexing
	dots, rest := d.rand.IntN(len(s)+1), 0
	if d.rand.IntN(2) == 0 {
		rest = d.rand.IntN(len(s) - dots + 1)
	}
	for axis := 0; axis < len(s); axis++ {
		if axis == dots && rest > 0 {
			x.items = append(x.items, "...")
			x.result = append(x.result, s[axis:axis+rest]...)
			axis += rest - 1
			continue
		}
		if d.rand.IntN(6) == 0 {
			x.take("newaxis", 1)
		}
		d.item(&x, s[axis])
	}
	return x
}

// item draws the item of an axis of n elements.
func (d *drawer) item(x *indexing, n int) {
	low := d.rand.IntN(n)
	high := d.between(low, n)
	step := d.between(1, 3)
	switch d.rand.IntN(5) {
	case 0:
		x.items = append(x.items, fmt.Sprint(low-n*d.rand.IntN(2)))
	case 1:
		x.take(":", n)
	case 2:
		x.take(fmt.Sprintf("::%d", -step), (n-1)/step+1)
	case 3:
		x.take(fmt.Sprintf("%d:%d:%d", low, high, step), (high-low+step-1)/step)
	case 4: // the same elements backwards, from the last one; none when there are none
		x.take(fmt.Sprintf("%d:%d:%d", high-1-n, low-1-n, -step), (high-low+step-1)/step)
	}
}

// assignment draws one. The target and the elements may be views, computed or
// both, and so may what reads the result.
func (d *drawer) assignment(t dtype.DType) {
	e := expression{drawer: d, dtype: t, shape: d.shape(1, 4)}
	x := d.indexing(e.shape)
	target := e.computed(e.whole(t), t)
	elements := e.literal(t)
	if d.rand.IntN(4) > 0 {
		e.shape = x.result
		elements = e.computed(e.operand(t), t)
	}
	e.add(e.computed(fmt.Sprintf("assign(%s, %s, at=(%s))", target, elements, strings.Join(x.items, ",")), t))
}

// computed is the text, or an operator over it.
func (e *expression) computed(text string, t dtype.DType) string {
	switch {
	case e.rand.IntN(2) == 0:
		return text
	case t == dtype.Bool:
		return "logical_not(" + text + ")"
	case t.IsComplex():
		return fmt.Sprintf("mul(%s, %s)", text, e.literal(t))
	}
	return fmt.Sprintf("maximum(%s, %s)", text, e.literal(t))
}

// whole adds an operand of the expression's own shape, and returns a view of it.
func (e *expression) whole(t dtype.DType) string {
	name := string(rune('a' + len(e.operands)))
	view, base := e.view(name, slices.Clone(e.shape))
	e.operands = append(e.operands, name+"="+dims(base...))
	return view
}
