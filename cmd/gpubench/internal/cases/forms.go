package cases

import (
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
)

// formsEach is how many of an operator's forms each dtype draws; the next dtype
// goes on with the next forms, so that all dtypes together come to all of them.
const formsEach = 4

// formCases go through an operator's forms, as they are and through views.
func (d *drawer) formCases(op *ops.Op) {
	size := d.between(10, 99)
	for _, t := range op.Accept.DTypes() {
		list := forms.Of(op, t, size)
		each := min(formsEach, len(list))
		if d.Structures == 0 {
			each = min(2, len(list))
		}
		for range each {
			form := list[d.turn%len(list)]
			d.turn++
			d.add("%s %s %s data=bits", op, t.Short(), form)
			if t.IsFloat() || t.IsComplex() || op.Index != 0 {
				d.add("%s %s %s data=%s", op, t.Short(), form, pick(d, []string{"unit", "tiny"}))
			}
		}
		if _, reduces := op.Attribute("keepdims"); reduces {
			d.add("%s %s [%d] data=pairs", op, t.Short(), d.PairsSize(1))
		}
		for range d.Structures {
			d.viewedForm(op, t, pick(d, list))
		}
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
