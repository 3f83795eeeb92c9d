package compose

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/routine"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Routine] = func(c *composer) []graph.Value {
		result := c.wide()
		p, ok := routine.Of(c.attr.Mode, c.common)
		switch {
		case !ok:
			return c.wrong("mode", c.attr.Mode, "name one of %v, of float32, float64 or complex numbers", routine.Names())
		case len(c.attr.Counts) != p.Sizes:
			return c.wrong("sizes", c.attr.Counts, "%s has %d sizes", p.Name, p.Sizes)
		case len(c.in) != len(p.Inputs):
			return c.wrong("mode", c.attr.Mode, "%s takes %d operands", p.Name, len(p.Inputs))
		}
		for _, n := range c.attr.Counts {
			if n < 0 || n > maxSide {
				return c.wrong("sizes", c.attr.Counts, "a size is from 0 to %d", maxSide)
			}
		}
		for i, v := range c.in {
			if s := v.Shape(); len(s) != 2 || s[0] != p.Inputs[i].Value(c.attr.Counts, nil) || s[1] != c.in[0].Shape()[1] {
				c.fail(&ops.RankError{Op: c.op, Operand: i, Shape: s, Want: "the numbers of a matrix, and the number of matrices"})
				return nil
			}
		}
		return c.one(c.cast(c.routine(c.attr.Mode, c.attr.Counts, c.in...), result))
	}
}

// maxSide bounds the sides of matrices, so that places of elements fit 32 bits, and a factorization is
// one that a device ends.
const maxSide = 1 << 14

// routine runs a program for the matrices of a stack, which are columns.
func (c *composer) routine(name string, sizes []int, in ...graph.Value) graph.Value {
	p, ok := routine.Of(name, c.common)
	if c.err != nil || !ok {
		return in[0]
	}
	for _, n := range sizes {
		if n > maxSide {
			c.wrong("shape", in[0].Shape(), "a side of a matrix is at most %d here", maxSide)
			return in[0]
		}
	}
	in = slices.Clone(in)
	for i, v := range in {
		in[i] = c.cast(v, c.common)
		if v.Shape()[0] == 0 { // so that it has memory
			in[i] = c.zeros(shape.Shape{1, v.Shape()[1]})
		}
	}
	s := shape.Shape{p.Numbers(sizes), in[0].Shape()[1]}
	if !c.fits(s) {
		return in[0]
	}
	return c.implied(c.node(ops.Routine, ops.Attr{Mode: name, Counts: sizes}, graph.Type{DType: c.common, Shape: s, Known: true}, in...))
}

// wide makes the composer compute halves in float32. It returns the dtype of the result.
func (c *composer) wide() dtype.DType {
	result := c.common
	c.common = dtype.Accumulator(c.common)
	return result
}

// columns returns a stack of matrices as columns of their numbers.
func (c *composer) columns(x graph.Value) graph.Value {
	batch, m, n := sides(x)
	x = c.reshape(x, shape.Shape{batch.Size(), m * n})
	return c.permuted(x, []int{1, 0})
}

// matricesOf returns the stack of matrices of which each has rows x columns numbers of its column
// of a state, from number first on.
func (c *composer) matricesOf(state graph.Value, batch shape.Shape, first, rows, columns int) graph.Value {
	if c.err != nil { // the rule goes on with something of the same rank
		return c.zeros(withMatrix(batch, rows, columns))
	}
	x := c.permuted(c.part(state, 0, first, rows*columns), []int{1, 0})
	return c.reshape(x, withMatrix(batch, rows, columns))
}

// withMatrix appends the axes of a matrix to those of a stack.
func withMatrix(batch shape.Shape, rows, columns int) shape.Shape {
	return append(append(make(shape.Shape, 0, len(batch)+2), batch...), rows, columns)
}

// sides returns the shape of the stack, and the sizes of the matrices.
func sides(x graph.Value) (batch shape.Shape, m, n int) {
	s := x.Shape()
	return s[:len(s)-2], s[len(s)-2], s[len(s)-1]
}

// square fails if an operand is no stack of square matrices.
func (c *composer) square(operand int) bool {
	if !c.matrices(operand) {
		return false
	}
	if s := c.in[operand].Shape(); s[len(s)-1] != s[len(s)-2] {
		c.fail(&ops.SquareError{Op: c.op, Operand: operand, Shape: s})
	}
	return c.err == nil
}

// mT is a matrix transposed, mH also conjugated.
func (c *composer) mT(x graph.Value) graph.Value {
	if c.err != nil {
		return x
	}
	return c.apply(ops.Permute, ops.Attr{Axes: swapLast(len(x.Shape()))}, x)
}

func (c *composer) mH(x graph.Value) graph.Value { return c.apply(ops.Conj, ops.Attr{}, c.mT(x)) }

// block is a part of the matrices of a stack.
func (c *composer) block(x graph.Value, row, rows, column, columns int) graph.Value {
	rank := len(x.Shape())
	return c.part(c.part(x, rank-2, row, rows), rank-1, column, columns)
}

// stackRows joins matrices below each other, and stackColumns next to each other.
func (c *composer) stackRows(parts ...graph.Value) graph.Value { return c.stacks(-2, parts) }

func (c *composer) stackColumns(parts ...graph.Value) graph.Value { return c.stacks(-1, parts) }

func (c *composer) stacks(axis int, parts []graph.Value) graph.Value {
	if len(parts) == 1 {
		return parts[0]
	}
	return c.apply(ops.Concat, ops.Attr{Axes: []int{axis}}, parts...)
}

// lower and upper set the elements on the other side of a diagonal to 0.
func (c *composer) lower(x graph.Value, diagonal int) graph.Value {
	return c.apply(ops.Tril, ops.Attr{Counts: []int{diagonal}}, x)
}

func (c *composer) upper(x graph.Value, diagonal int) graph.Value {
	return c.apply(ops.Triu, ops.Attr{Counts: []int{diagonal}}, x)
}

func (c *composer) add(x, y graph.Value) graph.Value { return c.apply(ops.Add, ops.Attr{}, x, y) }
func (c *composer) sub(x, y graph.Value) graph.Value { return c.apply(ops.Sub, ops.Attr{}, x, y) }
func (c *composer) mul(x, y graph.Value) graph.Value { return c.apply(ops.Mul, ops.Attr{}, x, y) }
func (c *composer) div(x, y graph.Value) graph.Value { return c.apply(ops.Div, ops.Attr{}, x, y) }
