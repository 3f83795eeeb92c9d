package numpy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// drawn is a case before it has run.
type drawn struct {
	op    *ops.Op
	dtype dtype.DType
	plain string // the operator's line without views
	text  string // the line
	data  string
	seed  uint64
	made  func() (graph.Value, error) // of an operator without operands
}

// How often each operator is drawn in each dtype.
const (
	rounds     = 2 // of all its forms
	broadcasts = 7 // of random shapes and views, where operands broadcast
	viewed     = 2 // of a form over views
	mixed      = 2 // of operands of several dtypes
	large      = 1 << 14
)

// drawer draws cases.
type drawer struct {
	source
	cases []drawn
	turn  int
}

// dtypes are those that NumPy has.
func dtypes(of []dtype.DType) []dtype.DType {
	return slices.DeleteFunc(slices.Clone(of), func(d dtype.DType) bool { return d == dtype.BFloat16 })
}

// draw draws the cases of a seed.
func draw(seed uint64) []drawn {
	d := &drawer{source: source{rand.New(rand.NewPCG(seed, 0))}}
	for _, op := range ops.All() {
		if op.Kind == ops.Creation {
			continue
		}
		for _, t := range dtypes(op.Accept.DTypes()) {
			d.forms(op, t)
			if forms.Elementwise(op) && op != ops.Cast && op.Kind != ops.Reduce && !reduces(op) {
				d.broadcast(op, t)
			}
		}
	}
	d.casts()
	d.creation()
	return d.cases
}

// reduces reports whether an operator works along axes.
func reduces(op *ops.Op) bool {
	_, ok := op.Attribute("axis")
	return ok
}

// kinds are the data that make a difference to an operator.
func kinds(op *ops.Op, t dtype.DType) []string {
	switch {
	case op.Kind == ops.Movement || t == dtype.Bool:
		return []string{bits}
	case slices.Contains([]string{"lookup", "repeat", "tile", "roll", "fftshift", "ifftshift", "pad", "concat", "stack", "unstack", "split", "meshgrid", "take", "gather_nd"}, op.Name):
		return []string{bits}
	}
	return allData
}

// add adds a case, if the line is good; what is bad, the tests of forms find.
func (d *drawer) add(op *ops.Op, t dtype.DType, plain, text string) {
	list := kinds(op, t)
	d.turn++
	d.cases = append(d.cases, drawn{op: op, dtype: t, plain: plain, text: text, data: list[d.turn%len(list)], seed: d.random.Uint64()})
}

// forms draws an operator's forms, as they are and over views.
func (d *drawer) forms(op *ops.Op, t dtype.DType) {
	for range rounds {
		list := forms.Of(op, t, 10+d.random.IntN(90))
		for _, form := range list {
			text := fmt.Sprintf("%s %s %s", op, t.Short(), form)
			if l, err := opline.Parse(text); err == nil && l.Bytes()/int64(t.Size()) > large && d.random.IntN(4) > 0 {
				continue
			}
			d.add(op, t, text, text)
		}
	}
	list := forms.Of(op, t, 10+d.random.IntN(20))
	for range viewed {
		form := list[d.random.IntN(len(list))]
		d.viewed(op, t, form)
	}
}

// viewed draws a form over views of its operands.
func (d *drawer) viewed(op *ops.Op, t dtype.DType, form string) {
	e := expression{drawer: d}
	var args, keys []string
	for _, word := range strings.Fields(form) {
		open := strings.IndexByte(word, '[')
		if strings.Contains(word, "=") || open < 0 {
			name, value, _ := strings.Cut(word, "=")
			keys = append(keys, name+"=("+strings.Trim(value, "[]()")+")")
			continue
		}
		args = append(args, e.operand(word[:open], parseDims(word[open:]), !fixed(op, len(args))))
	}
	plain := fmt.Sprintf("%s %s %s", op, t.Short(), form)
	d.add(op, t, plain, e.line(op, t, append(args, keys...)))
}

// broadcast draws operands that broadcast, of rank 0 to 6, through views, some
// of other dtypes.
func (d *drawer) broadcast(op *ops.Op, t dtype.DType) {
	n := op.Arity
	if n == ops.Variadic {
		n = 1 + d.random.IntN(4)
	}
	for i := range broadcasts + mixed {
		e := expression{drawer: d}
		target := d.shape()
		args, plain := make([]string, n), []string{op.Name, t.Short()}
		for k := range args {
			kind := ""
			switch {
			case op.Cond && k == 0:
				kind = "bool"
			case i >= broadcasts && k > 0 && op.Promotes(k):
				kind = d.partner(op, t).Short()
			}
			operand := d.partOf(target)
			args[k] = e.operand(kind, operand, true)
			plain = append(plain, kind+dims(operand))
		}
		d.add(op, t, strings.Join(plain, " "), e.line(op, t, args))
	}
}

// partner is a dtype that promotes with t.
func (d *drawer) partner(op *ops.Op, t dtype.DType) dtype.DType {
	list := slices.DeleteFunc(dtypes(op.Accept.DTypes()), func(other dtype.DType) bool {
		_, err := dtype.Promote(t, other)
		return err != nil
	})
	// With three operands any two must promote; with two any will do.
	if op.Arity != 2 {
		return t
	}
	return list[d.random.IntN(len(list))]
}

// shape draws sizes that are small, now and then 1 or 0.
func (d *drawer) shape() []int {
	s := make([]int, d.random.IntN(7))
	total := 1
	for i := range s {
		s[i] = []int{1, 2, 3, 4, 5, 7, 19}[d.random.IntN(7)]
		if total*s[i] > 2000 {
			s[i] = 1
		}
		if d.random.IntN(60) == 0 {
			s[i] = 0
		}
		total *= s[i]
	}
	return s
}

// partOf is a shape that broadcasts to another.
func (d *drawer) partOf(target []int) []int {
	s := slices.Clone(target)
	for i := range s {
		if d.random.IntN(4) == 0 {
			s[i] = 1
		}
	}
	if len(s) > 0 && d.random.IntN(4) == 0 {
		s = s[d.random.IntN(len(s)):]
	}
	return s
}

// casts draws every pair of dtypes.
func (d *drawer) casts() {
	all := dtypes(dtype.All())
	for _, from := range all {
		for _, to := range all {
			for _, form := range []string{"[2,317]", "[7,5].T", "[]"} {
				form, transposed := strings.CutSuffix(form, ".T")
				text := fmt.Sprintf("cast %s %s to=%s", from.Short(), form, to.Short())
				line := text
				if transposed {
					line = fmt.Sprintf("expr 'cast(a.T, to=%s)' %s a=%s", to.Short(), from.Short(), form)
				}
				d.add(ops.Cast, from, text, line)
			}
		}
	}
}

// expression gathers the operands of an expression.
type expression struct {
	*drawer
	operands []string
}

// operand adds an operand of which a view has the target's shape.
func (e *expression) operand(kind string, target []int, views bool) string {
	name := string(rune('a' + len(e.operands)))
	view, base := name, target
	if views {
		view, base = e.view(name, target)
	}
	e.operands = append(e.operands, name+"="+kind+dims(base))
	return view
}

func (e *expression) line(op *ops.Op, t dtype.DType, args []string) string {
	return fmt.Sprintf("expr '%s(%s)' %s %s", op, strings.Join(args, ", "), t.Short(), strings.Join(e.operands, " "))
}

// view draws an operand's own shape and the movements that make target of it.
func (e *expression) view(name string, target []int) (text string, base []int) {
	if len(target) == 0 {
		return name, target
	}
	l := testgraph.DrawLayout(e.random, target, 64+4*shape.Shape(target).Size())
	for _, m := range l.Moves {
		name = written(name, m)
	}
	return name, l.Base
}

// written is a movement of what a text stands for.
func written(x string, m testgraph.Move) string {
	a := m.Attr
	switch m.Op {
	case ops.Slice:
		items := make([]string, len(a.Ranges))
		for i, r := range a.Ranges {
			items[i] = r.String()
		}
		return x + "[" + strings.Join(items, ",") + "]"
	case ops.Permute:
		return fmt.Sprintf("permute_dims(%s, perm=(%s))", x, list(a.Axes))
	case ops.BroadcastTo, ops.Reshape:
		return fmt.Sprintf("%s(%s, shape=(%s))", m.Op, x, list(a.Shape))
	case ops.SlidingWindow:
		return fmt.Sprintf("sliding_window(%s, axis=%d, size=%d, step=%d)", x, a.Axes[0], a.Counts[0], a.Counts[1])
	case ops.Diagonal:
		return fmt.Sprintf("diagonal(%s, axes=(%s), offset=%d)", x, list(a.Axes), a.Counts[0])
	}
	return fmt.Sprintf("%s(%s, axes=(%s))", m.Op, x, list(a.Axes)) // flip, squeeze
}

func list(sizes []int) string { return strings.Trim(dims(sizes), "[]") }

// dims are sizes as op lines write them.
func dims(sizes []int) string {
	return strings.ReplaceAll(fmt.Sprint([]int(sizes)), " ", ",")
}

func parseDims(brackets string) []int {
	l, err := opline.Parse("copy f32 " + brackets)
	if err != nil {
		return nil
	}
	return l.Operands[0].Shape
}
