package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// A sum of products, the same on every device and for every shape.
//
// The k products of an element are taken in order, in blocks of ContractionBlock, the last one
// shorter. A block has one accumulator, which starts at -0. A product of float32s is added to it by a
// fused multiply-add: x*y + z is rounded once. So the first product of a block is rounded alone. In
// float64 and in complex numbers the product is rounded, and then the sum. The tree of [Leaf] and
// [Accumulators] sums the blocks' results. float16 and bfloat16 are multiplied and added in float32,
// and rounded once at the end. Their products are exact in float32, so fusing changes no bit of them.
//
// The product of two vectors is a sum of products by that tree alone: it has one element, and
// reading is its only cost. Nothing is fused there: each product is rounded, and then each sum.
//
// So an element is one running sum in a register for any tiling of the matrices, and long sums can
// be cut over k.
const ContractionBlock = 1024

const contracted = "floats in one fixed order, the same on every device; a float32 product and its sum are rounded together, once, by a fused multiply-add; float64 and complex numbers round each product and each sum; float16 and bfloat16 are computed in float32 and rounded once at the end; integers wrap; of no products: 0"

// MatMul is the primitive of which contractions are made. In the graph its operands have the
// result's batch axes, one or more, and its result is of [ContractionType].
var MatMul = op(Op{Name: "matmul", Aliases: []string{"@"}, Kind: Contraction, Arity: 2, Accept: NumericType, Cost: 2, Doc: "the matrix product of the last two axes, the others broadcast; a vector is a row on the left and a column on the right", Corner: contracted})

// ContractionType is the dtype in which elements of d are multiplied and added.
func ContractionType(d dtype.DType) dtype.DType {
	if d.IsHalf() {
		return dtype.Float32
	}
	return d
}

// ContractionError says that the axes over which an operator sums products differ in size.
type ContractionError struct {
	Op     *Op
	Shapes [2]shape.Shape
	Axes   [2][]int // the axes summed over, pairwise
	Pair   int      // the index in Axes of the pair that differs
}

// Error names the shapes and the axes in its first line; the lines after it
// draw the shapes, aligned at the right, with a mark under each of the axes.
func (e *ContractionError) Error() string {
	a, b := e.Axes[0][e.Pair], e.Axes[1][e.Pair]
	sizes := [2]int{e.Shapes[0][a], e.Shapes[1][b]}
	columns := max(len(e.Shapes[0]), len(e.Shapes[1]))
	marks := []int{columns - len(e.Shapes[0]) + a, columns - len(e.Shapes[1]) + b}
	drawing := shape.Draw([]shape.Row{shape.RowOf("a", e.Shapes[0]), shape.RowOf("b", e.Shapes[1])}, marks,
		fmt.Sprintf("axis %d of a: %d; axis %d of b: %d; the product sums over them, so they must be equal", a, sizes[0], b, sizes[1]))
	return fmt.Sprintf("%s: shapes %v and %v do not fit: axis %d of the first has %d and axis %d of the second has %d\n%s",
		e.Op, e.Shapes[0], e.Shapes[1], a, sizes[0], b, sizes[1], drawing)
}
