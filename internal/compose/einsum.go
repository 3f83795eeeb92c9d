package compose

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() { rules[ops.Einsum] = einsum }

// label names an axis of an equation: a letter or, for the axis of an ellipsis that is i places
// from its right end, the number -1-i.
type label int

func (l label) String() string {
	if l < 0 {
		return fmt.Sprintf("axis %d of the ellipsis", int(l))
	}
	return string(rune(l))
}

// labelled is a value whose axes have distinct labels.
type labelled struct {
	v      graph.Value
	labels []label
}

// equation is a parsed equation.
type equation struct {
	terms  [][]label
	output []label
}

// einsum multiplies the operands two at a time.
func einsum(c *composer) []graph.Value {
	eq, ok := c.parse()
	if !ok || !c.agree(eq) {
		return nil
	}
	wide := ops.ContractionType(c.common)
	common := c.common
	operands := make([]labelled, len(c.in))
	for i, v := range c.in {
		operands[i] = c.diagonals(labelled{c.cast(v, common), eq.terms[i]})
	}
	if len(operands) > 2 || c.sumsFirst(operands, eq.output) {
		c.common = wide // nothing is rounded before the end
		for i := range operands {
			operands[i].v = c.cast(operands[i].v, wide)
		}
	}
	for i := range operands {
		operands[i] = c.sumLoose(operands, i, eq.output)
	}
	for len(operands) > 1 && c.err == nil {
		i, j := cheapestPair(operands, eq.output)
		rest := slices.Delete(slices.Delete(slices.Clone(operands), j, j+1), i, i+1)
		operands = append(rest, c.multiply(operands[i], operands[j], needed(rest, eq.output)))
	}
	if c.err != nil {
		return nil
	}
	last := operands[0]
	order := make([]int, len(eq.output))
	for i, l := range eq.output {
		order[i] = slices.Index(last.labels, l)
	}
	return c.one(c.cast(c.permuted(last.v, order), common))
}

// parse reads the equation and checks it against the operands' ranks.
func (c *composer) parse() (equation, bool) {
	text := strings.ReplaceAll(c.attr.Equation, " ", "")
	left, right, explicit := strings.Cut(text, "->")
	terms := strings.Split(left, ",")
	bad := func(format string, args ...any) (equation, bool) {
		c.wrong("equation", fmt.Sprintf("%q", c.attr.Equation), format, args...)
		return equation{}, false
	}
	if len(terms) != len(c.in) {
		return bad("it has %d terms for %d operands: write one for each, parted by commas", len(terms), len(c.in))
	}
	var eq equation
	ellipsis := 0
	for i, term := range terms {
		labels, dots, problem := readTerm(term)
		rank := len(c.in[i].Shape())
		switch {
		case problem != "":
			return bad("%s", problem)
		case dots < 0 && rank != len(labels), dots >= 0 && rank < len(labels):
			c.fail(&ops.RankError{Op: c.op, Operand: i, Shape: c.in[i].Shape(), Want: fmt.Sprintf("an axis for each letter of %q", term)})
			return equation{}, false
		case dots >= 0:
			ellipsis = max(ellipsis, rank-len(labels))
			labels = slices.Insert(labels, dots, ellipsisLabels(rank-len(labels))...)
		}
		eq.terms = append(eq.terms, labels)
	}
	if !explicit {
		eq.output = implicitOutput(eq.terms, ellipsis)
		return eq, true
	}
	labels, dots, problem := readTerm(right)
	if problem != "" {
		return bad("%s", problem)
	}
	if dots >= 0 {
		labels = slices.Insert(labels, dots, ellipsisLabels(ellipsis)...)
	}
	for i, l := range labels {
		switch {
		case slices.Contains(labels[:i], l):
			return bad("the result has %v twice: name each axis once", l)
		case !slices.ContainsFunc(eq.terms, func(t []label) bool { return slices.Contains(t, l) }):
			return bad("the result has %v, which no operand has", l)
		}
	}
	eq.output = labels
	return eq, true
}

// readTerm returns a term's letters, and the position of its ellipsis (-1: none).
func readTerm(term string) (labels []label, dots int, problem string) {
	dots = -1
	for i := 0; i < len(term); i++ {
		ch := term[i]
		switch {
		case strings.HasPrefix(term[i:], "...") && dots < 0:
			dots = len(labels)
			i += 2
		case ch >= 'a' && ch <= 'z', ch >= 'A' && ch <= 'Z':
			labels = append(labels, label(ch))
		default:
			return nil, 0, fmt.Sprintf("%q in %q: a term has letters, and ... once at most", term[i:], term)
		}
	}
	return labels, dots, ""
}

func ellipsisLabels(n int) []label {
	labels := make([]label, n)
	for i := range labels {
		labels[i] = label(i - n)
	}
	return labels
}

// implicitOutput returns the ellipsis, then the letters that occur once, sorted.
func implicitOutput(terms [][]label, ellipsis int) []label {
	all := slices.Concat(terms...)
	var once []label
	for i, l := range all {
		if l >= 0 && !slices.Contains(all[:i], l) && !slices.Contains(all[i+1:], l) {
			once = append(once, l)
		}
	}
	slices.Sort(once)
	return append(ellipsisLabels(ellipsis), once...)
}

// agree fails if two axes with the same label have different sizes.
func (c *composer) agree(eq equation) bool {
	type place struct{ operand, axis, size int }
	seen := map[label]place{}
	for i, term := range eq.terms {
		own := map[label]place{}
		for axis, l := range term {
			here := place{i, axis, c.in[i].Shape()[axis]}
			other, ok := own[l]
			bad := ok && other.size != here.size
			if !ok {
				own[l] = here
				other, ok = seen[l]
				bad = ok && other.size != here.size && other.size != 1 && here.size != 1
			}
			if bad {
				c.fail(&ops.LabelError{Op: c.op, Equation: c.attr.Equation, Label: l.String(), Operands: []int{other.operand, i},
					Axes: []int{other.axis, axis}, Sizes: []int{other.size, here.size}})
				return false
			}
			if !ok || other.size == 1 {
				seen[l] = here
			}
		}
	}
	return true
}

// diagonals takes the diagonal of axes with the same label.
func (c *composer) diagonals(x labelled) labelled {
	for i := 0; i < len(x.labels); i++ {
		j := slices.Index(x.labels[i+1:], x.labels[i])
		if j < 0 {
			continue
		}
		j += i + 1
		l := x.labels[i]
		x.v = c.apply(ops.Diagonal, ops.Attr{Axes: []int{i, j}, Counts: []int{0}}, x.v)
		x.labels = append(slices.Delete(slices.Delete(slices.Clone(x.labels), j, j+1), i, i+1), l)
		i = -1
	}
	return x
}

// needed returns the labels that the other operands or the output have.
func needed(others []labelled, output []label) []label {
	all := slices.Clone(output)
	for _, x := range others {
		all = append(all, x.labels...)
	}
	return all
}

// loose returns the axes of operand i whose labels neither another operand nor the output has.
func loose(operands []labelled, i int, output []label) []int {
	others := needed(slices.Delete(slices.Clone(operands), i, i+1), output)
	var axes []int
	for axis, l := range operands[i].labels {
		if !slices.Contains(others, l) {
			axes = append(axes, axis)
		}
	}
	return axes
}

func (c *composer) sumsFirst(operands []labelled, output []label) bool {
	for i := range operands {
		if len(loose(operands, i, output)) > 0 {
			return true
		}
	}
	return false
}

// sumLoose sums operand i along its loose axes.
func (c *composer) sumLoose(operands []labelled, i int, output []label) labelled {
	x := operands[i]
	axes := loose(operands, i, output)
	if len(axes) == 0 || c.err != nil {
		return x
	}
	return labelled{c.cast(c.apply(ops.Sum, ops.Attr{Axes: axes}, x.v), c.common), without(x.labels, axes)}
}

func without(labels []label, axes []int) []label {
	var rest []label
	for axis, l := range labels {
		if !slices.Contains(axes, axis) {
			rest = append(rest, l)
		}
	}
	return rest
}

// cheapestPair returns the pair of operands whose product is smallest compared with the two
// operands. Of several such pairs it returns the first.
func cheapestPair(operands []labelled, output []label) (i, j int) {
	best, found := 0.0, false
	for a := range operands {
		for b := a + 1; b < len(operands); b++ {
			rest := slices.Delete(slices.Delete(slices.Clone(operands), b, b+1), a, a+1)
			others := needed(rest, output)
			size := 1.0
			for l, n := range sizesOf(operands[a], operands[b]) {
				if slices.Contains(others, l) {
					size *= float64(n)
				}
			}
			cost := size - float64(operands[a].v.Shape().Size()) - float64(operands[b].v.Shape().Size())
			if !found || cost < best {
				i, j, best, found = a, b, cost, true
			}
		}
	}
	return i, j
}

// sizesOf returns the sizes of the labels of two operands, after broadcasting.
func sizesOf(x, y labelled) map[label]int {
	sizes := map[label]int{}
	for _, o := range [...]labelled{x, y} {
		for axis, l := range o.labels {
			if n, ok := sizes[l]; !ok || n == 1 {
				sizes[l] = o.v.Shape()[axis]
			}
		}
	}
	return sizes
}

// multiply returns the product of two operands, summed along the labels that both have and that
// others do not need.
func (c *composer) multiply(x, y labelled, others []label) labelled {
	var batch, inner, freeX, freeY []label
	for _, l := range x.labels {
		switch shared := slices.Contains(y.labels, l); {
		case shared && slices.Contains(others, l):
			batch = append(batch, l)
		case shared:
			inner = append(inner, l)
		default:
			freeX = append(freeX, l)
		}
	}
	for _, l := range y.labels {
		if !slices.Contains(x.labels, l) {
			freeY = append(freeY, l)
		}
	}
	kept := slices.Concat(batch, freeX, freeY)
	if len(inner) == 0 || len(freeX)+len(freeY) == 0 {
		all := slices.Concat(kept, inner)
		a, b := c.aligned(x, all), c.aligned(y, all)
		if len(inner) == 0 {
			return labelled{c.apply(ops.Mul, ops.Attr{}, a, b), kept}
		}
		axes := make([]int, len(inner))
		for i := range axes {
			axes[i] = len(kept) + i
		}
		return labelled{c.cast(c.sumOfProducts(a, b, axes), c.common), kept}
	}
	sizes := sizesOf(x, y)
	of := func(labels []label) shape.Shape {
		s := shape.Shape{}
		for _, l := range labels {
			s = append(s, sizes[l])
		}
		return s
	}
	k := of(inner).Size()
	a, batchA := c.matrixOf(x, batch, freeX, inner, sizes)
	b, batchB := c.matrixOf(y, batch, inner, freeY, sizes)
	a = c.reshape(a, append(batchA, of(freeX).Size(), k))
	b = c.reshape(b, append(batchB, k, of(freeY).Size()))
	return labelled{c.reshape(c.product(a, b), of(kept)), kept}
}

// aligned returns x with one axis for each of the labels, in their order. An axis that x does not
// have gets size 1.
func (c *composer) aligned(x labelled, labels []label) graph.Value {
	var order []int
	s := shape.Shape{}
	for _, l := range labels {
		if axis := slices.Index(x.labels, l); axis >= 0 {
			order = append(order, axis)
			s = append(s, x.v.Shape()[axis])
		} else {
			s = append(s, 1)
		}
	}
	return c.reshape(c.permuted(x.v, order), s)
}

// matrixOf returns x with the axes of a batch, followed by those of rows and of columns, and the
// sizes of x's batch axes. The axes of rows and columns are broadcast to the given sizes.
func (c *composer) matrixOf(x labelled, batch, rows, columns []label, sizes map[label]int) (graph.Value, shape.Shape) {
	var order []int
	s, own := shape.Shape{}, shape.Shape{}
	for i, l := range slices.Concat(batch, rows, columns) {
		axis := slices.Index(x.labels, l)
		order = append(order, axis)
		n := x.v.Shape()[axis]
		if i < len(batch) {
			own = append(own, n)
		} else {
			n = sizes[l]
		}
		s = append(s, n)
	}
	v := c.permuted(x.v, order)
	if !c.fits(s) {
		return v, own
	}
	return c.implied(broadcastTo(v, s, c.site)), own
}
