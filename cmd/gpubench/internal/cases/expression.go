package cases

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// shape draws sizes that are 1, small, odd, or a multiple of any chunk.
func (d *drawer) shape(lowRank, highRank int) []int {
	s := make([]int, d.between(lowRank, highRank))
	total := 1
	for i := range s {
		s[i] = pick(d, []int{1, 2, 3, 5, 8, 16, 17, 33, 64})
		if total*s[i] > 1<<17 {
			s[i] = 2
		}
		total *= s[i]
	}
	return s
}

// expression gathers the operands of one random expression, all of which
// broadcast to shape.
type expression struct {
	*drawer
	dtype    dtype.DType
	shape    []int
	operands []string
	reduces  bool // reductions may occur
}

// add writes the expression as a line.
func (e *expression) add(text string) {
	kinds := []string{"bits", "unit"}
	if strings.Contains(strings.Join(e.operands, " "), "=f32") || e.dtype.IsFloat() {
		kinds = append(kinds, "tiny")
	}
	e.drawer.add("expr '%s' %s %s data=%s", text, e.dtype.Short(), strings.Join(e.operands, " "), pick(e.drawer, kinds))
}

// operand adds an operand and returns the view of it that broadcasts to the
// expression's shape.
func (e *expression) operand(t dtype.DType) string {
	name := string(rune('a' + len(e.operands)))
	target := slices.Clone(e.shape)
	for i := range target {
		if e.rand.IntN(4) == 0 {
			target[i] = 1
		}
	}
	if len(target) > 1 && e.rand.IntN(4) == 0 {
		target = target[1:]
	}
	view, base := e.view(name, target)
	operand := name + "=" + dims(base...)
	if t != e.dtype {
		operand = name + "=" + t.Short() + dims(base...)
	}
	e.operands = append(e.operands, operand)
	return view
}

// view draws an operand's own shape and the movement that makes target of it.
func (e *expression) view(name string, target []int) (text string, base []int) {
	base = slices.Clone(target)
	if len(target) == 0 {
		return name, base
	}
	axis := e.rand.IntN(len(target))
	switch e.rand.IntN(12) {
	case 0: // transposed
		slices.Reverse(base)
		return name + ".T", base
	case 1: // two axes swapped
		perm := make([]int, len(target))
		for i := range perm {
			perm[i] = i
		}
		other := e.rand.IntN(len(target))
		perm[axis], perm[other] = perm[other], perm[axis]
		base[axis], base[other] = base[other], base[axis]
		return fmt.Sprintf("permute_dims(%s, perm=%s)", name, tuple(perm)), base
	case 2:
		return fmt.Sprintf("flip(%s, axes=%d)", name, axis), base
	case 3: // every step-th element, forwards or backwards
		step := e.between(2, 3)
		base[axis] *= step
		if e.rand.IntN(2) == 0 {
			step = -step
		}
		return name + subscript(axis, fmt.Sprintf("::%d", step)), base
	case 4: // a part
		base[axis] += 3
		return name + subscript(axis, "2:-1"), base
	case 5: // of one dimension
		n := 1
		for _, size := range base {
			n *= size
		}
		return fmt.Sprintf("reshape(%s, shape=%s)", name, tuple(target)), []int{n}
	case 6: // one of several
		at := e.between(-3, 2)
		return name + subscript(axis, fmt.Sprint(at)), slices.Insert(base, axis, 3)
	case 7:
		if target[axis] == 1 {
			return name + subscript(axis, "newaxis"), slices.Delete(base, axis, axis+1)
		}
	}
	return name, base
}

func tuple(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = fmt.Sprint(n)
	}
	return "(" + strings.Join(words, ",") + ")"
}

// subscript indexes one axis and takes the whole of those before it.
func subscript(axis int, item string) string {
	return "[" + strings.Repeat(":, ", axis) + item + "]"
}

// chain draws one fused expression.
func (d *drawer) chain() {
	t := pick(d, dtype.All())
	e := expression{drawer: d, dtype: t, shape: d.shape(1, 4)}
	// A reduction's kernel holds its operand's whole expression many times, so
	// only shallow ones are reduced.
	depth := d.between(2, 4)
	e.reduces = depth == 2
	text := e.term(t, depth)
	if e.reduces && d.rand.IntN(2) == 0 {
		if r := e.reductions(t); len(r) > 0 {
			text = fmt.Sprintf("%s(%s, axis=%d)", pick(d, r), text, -1)
		}
	}
	e.add(text)
}

// term draws an expression of the dtype, depth operators deep.
func (e *expression) term(t dtype.DType, depth int) string {
	if depth == 0 || len(e.operands) >= 12 {
		return e.operand(t)
	}
	switch e.rand.IntN(20) {
	case 0, 1:
		return fmt.Sprintf("where(%s, %s, %s)", e.term(dtype.Bool, depth-1), e.term(t, depth-1), e.term(t, depth-1))
	case 2, 3:
		from := pick(e.drawer, dtype.All())
		return fmt.Sprintf("cast(%s, to=%s)", e.term(from, depth-1), t.Short())
	case 4, 5:
		if r := e.reductions(t); e.reduces && len(r) > 0 {
			return fmt.Sprintf("%s(%s, axis=-1, keepdims=true)", pick(e.drawer, r), e.term(t, depth-1))
		}
	case 6: // rarely: what is assigned to is a kernel of its own, or two
		at := pick(e.drawer, []string{"0", "...,-1", "::2", "...,::-3", "1:", "newaxis,...,0:1"})
		return fmt.Sprintf("assign(%s, %s, at=(%s))", e.term(t, depth-1), e.literal(t), at)
	case 7, 8:
		if t.IsNumeric() {
			list := []string{"add", "mul", "sub", "maximum"}
			if t.IsComplex() {
				list = list[:3]
			}
			return fmt.Sprintf("%s(%s, %s)", pick(e.drawer, list), e.term(t, depth-1), e.literal(t))
		}
	}
	return e.apply(t, depth)
}

// literal is a number that goes with the dtype.
func (e *expression) literal(t dtype.DType) string {
	switch {
	case t.IsHalf():
		return pick(e.drawer, []string{"0", "-0.0", "2", "0.1", "-1e-3", "6e4", "inf", "nan"})
	case t.IsFloat() || t.IsComplex():
		return pick(e.drawer, []string{"0", "-0.0", "2", "0.1", "-1e-3", "1e30", "inf", "nan"})
	case t.IsSigned():
		return fmt.Sprint(e.between(-5, 5))
	case t == dtype.Bool:
		return pick(e.drawer, []string{"false", "true"})
	}
	return fmt.Sprint(e.between(0, 9))
}

// reductions are those that keep the dtype.
func (e *expression) reductions(t dtype.DType) []string {
	switch {
	case !t.IsNumeric():
		return nil
	case t.IsComplex():
		return []string{"sum", "prod"}
	case dtype.DefaultSum(t) == t:
		return []string{"sum", "prod", "max", "min"}
	}
	return []string{"max", "min"}
}

// apply draws a map operator whose result has the dtype.
func (e *expression) apply(t dtype.DType, depth int) string {
	var fit []*ops.Op
	for _, op := range ops.All() {
		if op.Kind != ops.Map || op.Cond {
			continue
		}
		if op.Result == ops.Same && op.Accept.Contains(t) || op.Result == ops.ToBool && t == dtype.Bool {
			fit = append(fit, op)
		}
	}
	op := pick(e.drawer, fit)
	in := t
	if op.Result == ops.ToBool {
		in = pick(e.drawer, op.Accept.DTypes())
	}
	args := make([]string, op.Arity)
	for i := range args {
		args[i] = e.term(in, depth-1)
	}
	return op.Name + "(" + strings.Join(args, ", ") + ")"
}
