package gomlx

import (
	"slices"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// GoMLX writes the gradients of products of matrices as sums of broadcast products: of
// [2048, 128, 1] and [2048, 1, 512] along the first axis. They are products of matrices again,
// which need not multiply element by element. What is added in which order follows from the
// shapes alone, and so is the same on every device.

// factor is an operand of a multiplication that broadcasts: a node, and its sizes along the
// axes of what is multiplied, 1 where it repeats.
type factor struct {
	node  *node
	sizes []int
}

// newFactor looks through what broadcasts the operand.
func newFactor(n *node, s shapes.Shape) (factor, bool) {
	n = n.resolved()
	if n.shape.Rank() != s.Rank() {
		return factor{}, false
	}
	if n.op != backends.OpTypeBroadcastInDim {
		return factor{n, n.shape.Dimensions}, true
	}
	from := n.inputs[0].resolved()
	sizes := slices.Repeat([]int{1}, s.Rank())
	for i, axis := range n.along {
		sizes[axis] = from.shape.Dimensions[i]
	}
	return factor{from, sizes}, true
}

// contraction is a sum of broadcast products as a product of matrices.
type contraction struct {
	x, y        factor
	left, right sides
	order       []int // the result's axes, of those that the product of matrices has
}

// newContraction sorts the axes; ok is false where the operands are not matrices with rows and
// columns of their own: such a sum is read once, and has nothing to win.
func newContraction(x, y factor, s shapes.Shape, axes []int) (c contraction, ok bool) {
	var batch, contracting, rows, columns, kept []int
	for axis, size := range s.Dimensions {
		a, b := x.sizes[axis], y.sizes[axis]
		if !slices.Contains(axes, axis) {
			kept = append(kept, axis)
		}
		switch {
		case slices.Contains(axes, axis):
			if a != b {
				return c, false
			}
			contracting = append(contracting, axis)
		case a == b:
			batch = append(batch, axis)
		case a == size:
			rows = append(rows, axis)
		default:
			columns = append(columns, axis)
		}
	}
	c = contraction{x: x, y: y,
		left:  sides{batch: batch, contracting: contracting, free: rows, shape: shapes.Make(s.DType, x.sizes...)},
		right: sides{batch: batch, contracting: contracting, free: columns, shape: shapes.Make(s.DType, y.sizes...)}}
	if product(c.left.sizes(rows)) < 2 || product(c.right.sizes(columns)) < 2 || product(c.left.sizes(contracting)) < 2 {
		return c, false
	}
	made := slices.Concat(batch, rows, columns)
	for _, axis := range kept {
		c.order = append(c.order, slices.Index(made, axis))
	}
	return c, true
}

// sumOfProducts is the sum of x along axes where x is a product that is a product of matrices
// then; nil where it is not.
func (f *Function) sumOfProducts(x *node, axes []int, made shapes.Shape) *node {
	mul := x.resolved()
	if mul.op != backends.OpTypeMul || len(axes) == 0 {
		return nil
	}
	a, ok := newFactor(mul.inputs[0], mul.shape)
	if !ok {
		return nil
	}
	b, ok := newFactor(mul.inputs[1], mul.shape)
	if !ok {
		return nil
	}
	c, ok := newContraction(a, b, mul.shape, axes)
	if !ok {
		return nil
	}
	return f.record(backends.OpTypeReduceSum, made, []*node{a.node, b.node}, c.lower, "product", a.sizes, b.sizes, axes)
}

func (c contraction) lower(in []*tensor.Tensor) *tensor.Tensor {
	x, left := withoutOthers(in[0], c.left)
	z, right := withoutOthers(in[1], c.right)
	y := lowerDot(x, z, left, right)
	if len(c.order) == 0 {
		return y
	}
	return y.Permute(c.order...)
}

// withoutOthers drops the axes that no list names: those of size 1 along which the operand
// repeats.
func withoutOthers(x *tensor.Tensor, s sides) (*tensor.Tensor, sides) {
	named := slices.Concat(s.batch, s.contracting, s.free)
	slices.Sort(named)
	at := func(axes []int) []int {
		list := make([]int, len(axes))
		for i, axis := range axes {
			list[i] = slices.Index(named, axis)
		}
		return list
	}
	sizes := s.sizes(named)
	return x.Reshape(append([]int{}, sizes...)...), sides{batch: at(s.batch), contracting: at(s.contracting), free: at(s.free), shape: shapes.Make(s.shape.DType, sizes...)}
}
