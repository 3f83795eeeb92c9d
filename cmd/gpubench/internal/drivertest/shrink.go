package drivertest

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/shape"
)

// Shrink is the smallest line that fails still, as far as so many tries find it.
func Shrink(l opline.Line, tries int, fails func(opline.Line) bool) opline.Line {
	s := &shrinker{line: l, tries: tries, fails: fails}
	s.hoist()
	for s.cut() {
	}
	for s.sizes() {
	}
	return s.line
}

type shrinker struct {
	line  opline.Line
	tries int
	fails func(opline.Line) bool
}

// try takes a line in place of the present one, if it fails too.
func (s *shrinker) try(l opline.Line, err error) bool {
	if err != nil || l.Text == s.line.Text || s.tries <= 0 {
		return false
	}
	if s.tries--; !s.fails(l) {
		return false
	}
	s.line = l
	return true
}

// calls are an expression's operators, those with the least below them first.
func calls(n expr.Node) (list []*expr.Call) {
	var walk func(expr.Node)
	walk = func(n expr.Node) {
		switch n := n.(type) {
		case *expr.Transpose:
			walk(n.X)
		case *expr.Call:
			for _, a := range n.Args {
				walk(a)
			}
			list = append(list, n)
		}
	}
	walk(n)
	slices.SortStableFunc(list, func(a, b *expr.Call) int { return cmp.Compare(len(expr.Format(a)), len(expr.Format(b))) })
	return list
}

// hoist takes the smallest part of the expression that fails by itself.
func (s *shrinker) hoist() {
	for _, c := range calls(s.line.Expr) {
		if s.try(s.line.Rewritten(c, s.line.Operands)) {
			return
		}
	}
}

// cut replaces a part of the expression, the largest that can be, by an operand of its
// dtype and shape, with any data; or leaves out an operator between.
func (s *shrinker) cut() bool {
	list := calls(s.line.Expr)
	slices.Reverse(list)
	for _, c := range list {
		for i, a := range c.Args {
			if _, part := a.(*expr.Name); part {
				continue
			}
			if _, number := a.(*expr.Literal); number {
				continue
			}
			if s.asOperand(c, i) || s.without(c, i) {
				return true
			}
		}
	}
	return false
}

func (s *shrinker) asOperand(c *expr.Call, i int) bool {
	l := s.line
	name := "a"
	for n := 'a'; slices.ContainsFunc(l.Operands, func(o opline.Operand) bool { return o.Name == name }); n++ {
		name = string(n)
	}
	d, dims, err := typeOf(l, c.Args[i])
	if err != nil {
		return false
	}
	operands := append(slices.Clone(l.Operands), opline.Operand{Name: name, DType: d, Shape: dims})
	n := replaced(l.Expr, c, i, &expr.Name{Name: name})
	for _, data := range []opline.Data{l.Data, opline.DataBits, opline.DataTiny, opline.DataPairs, opline.DataUnit} {
		l.Data = data
		if s.try(l.Rewritten(n, operands)) {
			return true
		}
	}
	return false
}

// without puts an operand of argument i in its place.
func (s *shrinker) without(c *expr.Call, i int) bool {
	inner, ok := c.Args[i].(*expr.Call)
	if !ok {
		return false
	}
	for _, a := range inner.Args {
		if s.try(s.line.Rewritten(replaced(s.line.Expr, c, i, a), s.line.Operands)) {
			return true
		}
	}
	return false
}

// typeOf is what a part of a line's expression gives.
func typeOf(l opline.Line, n expr.Node) (dtype.DType, shape.Shape, error) {
	part, err := l.Rewritten(n, l.Operands)
	if err != nil {
		return 0, nil, err
	}
	operands := make([]graph.Value, len(part.Operands))
	for i, o := range part.Operands {
		operands[i] = graph.NewData(o.DType, graph.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
	}
	v, err := part.Record(operands)
	if err != nil {
		return 0, nil, err
	}
	return v.DType(), v.Shape(), nil
}

// replaced is an expression with argument i of one of its calls replaced.
func replaced(n expr.Node, c *expr.Call, i int, by expr.Node) expr.Node {
	switch n := n.(type) {
	case *expr.Transpose:
		return &expr.Transpose{X: replaced(n.X, c, i, by)}
	case *expr.Call:
		made := *n
		made.Args = slices.Clone(n.Args)
		for k, a := range n.Args {
			if n == c && k == i {
				made.Args[k] = by
			} else {
				made.Args[k] = replaced(a, c, i, by)
			}
		}
		return &made
	}
	return n
}

// sizes makes a size smaller in all operands that have it.
func (s *shrinker) sizes() bool {
	var sizes []int
	for _, o := range s.line.Operands {
		for _, n := range o.Shape {
			if n > 1 && !slices.Contains(sizes, n) {
				sizes = append(sizes, n)
			}
		}
	}
	slices.SortFunc(sizes, func(a, b int) int { return b - a })
	for _, n := range sizes {
		for _, less := range []int{1, 2, 8, n / 4, n / 2, n * 3 / 4, n - 1} {
			if less < 1 || less >= n {
				continue
			}
			operands := slices.Clone(s.line.Operands)
			for i, o := range operands {
				operands[i].Shape = slices.Clone(o.Shape)
				for k, m := range o.Shape {
					if m == n {
						operands[i].Shape[k] = less
					}
				}
			}
			if s.try(s.line.Rewritten(s.line.Expr, operands)) {
				return true
			}
		}
	}
	return false
}

// Operator is the operator that a line is about, the outermost, and its dtype: that of
// its first operand that is no condition.
func Operator(l opline.Line) string {
	call, ok := l.Expr.(*expr.Call)
	if !ok {
		return l.Op + " " + l.DType.Short()
	}
	d := l.DType
	for i, a := range call.Args {
		if call.Op.Cond && i == 0 {
			continue
		}
		if t, _, err := typeOf(l, a); err == nil {
			d = t
			break
		}
	}
	return fmt.Sprintf("%s %s", call.Op, d.Short())
}
