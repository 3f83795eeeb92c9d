package ops

// Operators that move elements and compute nothing: views of their operand, or copies in another
// order.
var (
	Diagonal = op(Op{Name: "diagonal", Kind: Movement, Arity: 1, Doc: "the diagonals of two axes, the last two by default, as a new last axis", Corner: "a view; an offset beyond the axes selects nothing"})

	MoveAxis = op(Op{Name: "moveaxis", Aliases: []string{"movedim"}, Kind: Composition, Arity: 1, Doc: "x with axes moved to other places, the rest in their order", Corner: "a view"})
	SwapAxes = op(Op{Name: "swapaxes", Kind: Composition, Arity: 1, Doc: "x with two axes exchanged", Corner: "a view"})

	Tile       = op(Op{Name: "tile", Kind: Composition, Arity: 1, Doc: "x repeated as a whole along its axes", Corner: "repetitions and axes align at the right, missing ones count as 1"})
	Repeat     = op(Op{Name: "repeat", Kind: Composition, Arity: 1, Doc: "every element as often as asked along an axis; flattened first where none is given"})
	RepeatEach = op(Op{Name: "repeat_each", Aliases: []string{"repeat_interleave"}, Kind: Composition, Arity: 2, Accept: AnyType, Index: 1 << 1, Cost: 60, Doc: "each element of x1 repeated along an axis as often as x2 says, the first n of them; flattened first where no axis is given", Corner: "x2 has an element for each of x1's, or one for all; negative numbers are an error of tensor's method; where they make fewer than n, the last element fills up"})
	Roll       = op(Op{Name: "roll", Kind: Composition, Arity: 1, Doc: "x with its elements shifted along axes, those that leave at one end entering at the other", Corner: "of no axes: as if x were flattened"})
	Pad        = op(Op{Name: "pad", Kind: Composition, Arity: 1, Doc: "x with elements added before and after along axes: a constant, the edge, a reflection of x or x repeated", Corner: "reflections do not repeat the edge; of one element they are that element; any width, x being reflected or repeated as often as needed"})
	Tril       = op(Op{Name: "tril", Kind: Composition, Arity: 1, Doc: "x on and below the k-th diagonal of its last two axes, 0 elsewhere"})
	Triu       = op(Op{Name: "triu", Kind: Composition, Arity: 1, Doc: "x on and above the k-th diagonal of its last two axes, 0 elsewhere"})

	MeshGrid = op(Op{Name: "meshgrid", Kind: Composition, Arity: Variadic, Doc: "coordinate arrays of a grid of the operands, which have one axis each", Corner: "views; indexing xy exchanges the first two axes"})
)

// The modes of pad.
const (
	PadConstant = "constant"
	PadEdge     = "edge"
	PadReflect  = "reflect"
	PadWrap     = "wrap"
)
