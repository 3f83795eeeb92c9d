package cases

import (
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
)

// formsEach is how many of an operator's forms each dtype draws in the whole
// catalogue.
const formsEach = 4

// formCases go through an operator's forms, as they are and through views: the
// dtypes and the forms take turns, so that each has one at the least. Some dtypes have other
// forms than the rest, and each list of forms has its own turns.
func (d *drawer) formCases(op *ops.Op) {
	size := d.between(10, 99)
	types := d.typesOf(op)
	d.rand.Shuffle(len(types), func(i, j int) { types[i], types[j] = types[j], types[i] })
	turns := len(types)
	for _, t := range types {
		turns = max(turns, len(forms.Of(op, t, size)))
	}
	if d.Whole {
		turns = max(turns, formsEach*len(types))
	}
	start := d.rand.IntN(60)
	next := map[int]int{} // how many forms of a list of so many have been drawn
	for i := 0; i < turns || !allDrawn(next); i++ {
		t := types[i%len(types)]
		list := forms.Of(op, t, size)
		d.formCase(op, t, list[(start+next[len(list)])%len(list)])
		next[len(list)]++
		if _, reduces := op.Attribute("keepdims"); reduces && i%3 == 0 {
			d.add("%s %s [%d] data=pairs", op, t.Short(), d.PairsSize(1))
		}
	}
	for range d.Structures * (turns + viewEvery - 1) / viewEvery {
		t := pick(d, types)
		d.viewedForm(op, t, pick(d, forms.Of(op, t, size)))
	}
}

// allDrawn tells whether each list has been gone through.
func allDrawn(next map[int]int) bool {
	for forms, drawn := range next {
		if drawn < forms {
			return false
		}
	}
	return true
}

// viewEvery is how many turns there are for a form through views.
const viewEvery = 8

func (d *drawer) formCase(op *ops.Op, t dtype.DType, form string) {
	d.add("%s %s %s data=bits", op, t.Short(), form)
	if t.IsFloat() || t.IsComplex() || op.Index != 0 {
		d.add("%s %s %s data=%s", op, t.Short(), form, pick(d, []string{"unit", "tiny"}))
	}
}

// viewedForm applies a form to views of its operands.
func (d *drawer) viewedForm(op *ops.Op, t dtype.DType, form string) {
	e := expression{drawer: d, dtype: t}
	var args, keys []string
	for _, word := range strings.Fields(form) {
		open := strings.IndexByte(word, '[')
		if strings.Contains(word, "=") || open < 0 {
			name, value, _ := strings.Cut(word, "=")
			keys = append(keys, name+"=("+strings.Trim(value, "[]()")+")")
			continue
		}
		args = append(args, e.viewOf(word[:open], shapeOf(word[open:])))
	}
	e.add(op.Name + "(" + strings.Join(append(args, keys...), ", ") + ")")
}

// viewOf adds an operand of which a view has the target's shape.
func (e *expression) viewOf(kind string, target []int) string {
	name := string(rune('a' + len(e.operands)))
	view, base := e.view(name, target)
	e.operands = append(e.operands, name+"="+kind+dims(base...))
	return view
}

// shapeOf reads an operand's brackets.
func shapeOf(brackets string) []int {
	shape := []int{}
	for _, size := range strings.Split(strings.Trim(brackets, "[]"), ",") {
		if n, err := strconv.Atoi(size); err == nil {
			shape = append(shape, n)
		}
	}
	return shape
}
