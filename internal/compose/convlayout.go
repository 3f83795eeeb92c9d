package compose

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The axes of a convolution's operands and result have labels: n (the batch), c (channels), o
// (output channels), and four labels for each spatial axis.
const (
	stackLabel    = label('n')
	groupLabel    = label('g') // groups of channels, or of the batch
	channelsLabel = label('c')
	madeLabel     = label('o')
)

const labelsAnAxis = 4

// placeLabel is the axis of the windows' positions along spatial axis i. elementLabel is the axis
// of the elements of a window, and of the kernel.
func placeLabel(i int) label   { return label(1<<10 + labelsAnAxis*i) }
func elementLabel(i int) label { return label(1<<10 + labelsAnAxis*i + 1) }

// phaseLabel is the axis of positions between two elements of a spread operand. termLabel is the
// axis of the elements that overlap at a position.
func phaseLabel(i int) label { return label(1<<10 + labelsAnAxis*i + 2) }
func termLabel(i int) label  { return label(1<<10 + labelsAnAxis*i + 3) }

// convLayout has the labels of a convolution's operands and result.
type convLayout struct{ x, weights, out []label }

// layout reads a layout such as "nhwc,hwio->nhwc". The default is [n, c, spatial...], [o, c,
// spatial...] and [n, o, spatial...].
func (c *composer) layout() (l convLayout, ok bool) {
	n := c.spatial(0)
	if c.err != nil {
		return l, false
	}
	if c.attr.Equation == "" {
		return defaultLayout(n), true
	}
	text := strings.ReplaceAll(c.attr.Equation, " ", "")
	operands, result, _ := strings.Cut(text, "->")
	first, second, _ := strings.Cut(operands, ",")
	spatial := strings.NewReplacer("n", "", "c", "").Replace(first)
	for _, term := range [...]struct {
		text string
		own  map[rune]label
		axis func(int) label
		to   *[]label
	}{
		{first, map[rune]label{'n': stackLabel, 'c': channelsLabel}, placeLabel, &l.x},
		{second, map[rune]label{'o': madeLabel, 'i': channelsLabel}, elementLabel, &l.weights},
		{result, map[rune]label{'n': stackLabel, 'c': madeLabel}, placeLabel, &l.out},
	} {
		labels, problem := convTerm(term.text, spatial, term.own, term.axis)
		if problem != "" {
			c.wrong("layout", fmt.Sprintf("%q", c.attr.Equation), "%s", problem)
			return l, false
		}
		*term.to = labels
	}
	for i, v := range c.in {
		if len(v.Shape()) != len(l.x) {
			c.fail(&ops.RankError{Op: c.op, Operand: i, Shape: v.Shape(), Want: fmt.Sprintf("an axis for each letter of %q", [...]string{first, second}[i])})
		}
	}
	return l, c.err == nil
}

func defaultLayout(spatial int) convLayout {
	l := convLayout{[]label{stackLabel, channelsLabel}, []label{madeLabel, channelsLabel}, []label{stackLabel, madeLabel}}
	for i := range spatial {
		l.x, l.weights, l.out = append(l.x, placeLabel(i)), append(l.weights, elementLabel(i)), append(l.out, placeLabel(i))
	}
	return l
}

// convTerm returns the labels of a term, which must have its own two letters and those of the
// spatial axes; or it says what is wrong with the term.
func convTerm(text, spatial string, own map[rune]label, axis func(int) label) (labels []label, problem string) {
	for _, r := range text {
		at := strings.IndexRune(spatial, r)
		switch l, ok := own[r]; {
		case ok:
			labels = append(labels, l)
		case at >= 0 && !strings.ContainsRune("ncio", r) && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'):
			labels = append(labels, axis(at))
		default:
			return nil, `write three terms such as "nhwc,hwio->nhwc": n is the stack, c are channels, those of weights i of the operand and o of the result, other letters are the spatial axes`
		}
	}
	once := slices.Compact(slices.Sorted(slices.Values(labels)))
	if len(once) != len(labels) || len(once) != len(spatial)+len(own) {
		return nil, fmt.Sprintf("%q has not every axis once: those of its stack or channels, and the spatial ones", text)
	}
	return labels, ""
}

// size returns the size of the axis with a label, or 1 if there is none.
func (x labelled) size(l label) int {
	if axis := x.axis(l); axis >= 0 {
		return x.v.Shape()[axis]
	}
	return 1
}

func (x labelled) axis(l label) int { return slices.Index(x.labels, l) }

// has reports whether x has an axis with a label.
func (x labelled) has(l label) bool { return x.axis(l) >= 0 }

// apart returns x with one axis split into axes of these sizes.
func (c *composer) apart(x labelled, l label, into []label, sizes ...int) labelled {
	axis := x.axis(l)
	return labelled{
		c.reshape(x.v, replaced(x.v.Shape(), axis, axis+1, sizes...)),
		slices.Concat(x.labels[:axis], into, x.labels[axis+1:]),
	}
}

// arranged returns x with its axes in the order of labels.
func (c *composer) arranged(x labelled, labels []label) labelled {
	order := make([]int, len(labels))
	for i, l := range labels {
		order[i] = x.axis(l)
	}
	return labelled{c.permuted(x.v, order), labels}
}

// stacked returns x as a stack of matrices. The labels say which axes become stack axes, rows and
// columns. A label of the stack that x does not have becomes an axis of size 1.
func (c *composer) stacked(x labelled, stack, rows, columns []label) graph.Value {
	s := shape.Shape{}
	for _, l := range stack {
		s = append(s, x.size(l))
	}
	for _, list := range [...][]label{rows, columns} {
		n := 1
		for _, l := range list {
			n *= x.size(l)
		}
		s = append(s, n)
	}
	own := slices.DeleteFunc(slices.Concat(stack, rows, columns), func(l label) bool { return !x.has(l) })
	return c.reshape(c.arranged(x, own).v, s)
}
