package mlir

import (
	"fmt"

	"github.com/weft-gpu/weft/dialect"
)

// expandRank prepends dimensions of size 1 up to a rank (MLIR, Broadcastable trait, "Shape
// inference"). More dimensions than rank stay as they are. The result shares no memory with dims.
func expandRank(dims []int, rank int) []int {
	out := make([]int, 0, max(rank, len(dims)))
	for range rank - len(dims) {
		out = append(out, 1)
	}
	return append(out, dims...)
}

// equalizeRanks expands every shape to the rank of the longest one, as TOSA's pass of that name
// does with an operation's operands.
func equalizeRanks(shapes ...[]int) [][]int {
	rank := 0
	for _, s := range shapes {
		rank = max(rank, len(s))
	}
	out := make([][]int, len(shapes))
	for i, s := range shapes {
		out[i] = expandRank(s, rank)
	}
	return out
}

// Infer is the shape of the result of any number of operands, as a type of any elements (MLIR,
// Broadcastable trait, "Dimension inference" and "Shape inference"). The ranked operands' shapes
// are aligned at the right, with 1s before them. In each axis 1 yields to the other size, and
// [Dynamic] to any static size but 1. A static 0 counts among these: ? with 0 gives 0, the only
// size that both can have. Unranked operands do not count; with no ranked operand the result is
// unranked.
//
// op names the operation in errors: a *[BroadcastError] for the first operand, and in it the first
// axis, that disagrees with those before it; a *dialect.TypeError for an invalid type, and when
// tensors meet vectors.
func Infer(op string, operands ...Type) (Type, error) {
	if err := checkTypes(op, operands); err != nil {
		return Type{}, err
	}
	result := Type{Unranked: true}
	for i, t := range operands {
		result.Kind = t.Kind
		if t.Unranked {
			continue
		}
		shapes := equalizeRanks(result.Dims, t.Dims)
		result.Dims, result.Unranked = shapes[0], false
		for axis, d := range shapes[1] {
			size, ok := inferDim(result.Dims[axis], d)
			if !ok {
				return Type{}, newBroadcastError(op, operands, i, axis-len(result.Dims))
			}
			result.Dims[axis] = size
		}
	}
	return result, nil
}

func inferDim(dim0, dim1 int) (size int, ok bool) {
	switch firm0, firm1 := firmness(dim0), firmness(dim1); {
	case firm0 > firm1:
		return dim0, true
	case firm0 < firm1:
		return dim1, true
	}
	return dim0, dim0 == dim1
}

// firmness orders the document's three classes of sizes: the higher one decides. The document's
// table names 1, ? and sizes above 1; 0 is in the last class.
func firmness(dim int) int {
	switch dim {
	case 1:
		return 0
	case Dynamic:
		return 1
	}
	return 2
}

// checkTypes checks each type by itself, and that all are of one kind.
func checkTypes(op string, types []Type) error {
	for _, t := range types {
		if err := t.check(); err != nil {
			return err
		}
		if t.Kind != types[0].Kind {
			return &dialect.TypeError{Op: op, Operand: -1, Problem: fmt.Sprintf("%s and %s are of different kinds: convert one of them\n    %s", types[0], t, ruleKind)}
		}
	}
	return nil
}
