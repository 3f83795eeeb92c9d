package mlir

import "slices"

// anyOperation names the operation in errors of functions that are given none.
const anyOperation = "broadcastable"

// InferDim is the size of one dimension of the result, from that of two
// operands (MLIR, Broadcastable trait, "Dimension inference"): 1 yields to the
// other size, and [Dynamic] to any static size but 1. A static 0 counts among
// these: ? with 0 gives 0, as the only size that both can come to.
//
// It fails with an *[IncompatibleError] when both are static, different, and
// neither is 1, and with a *[TypeError] for what is no size.
func InferDim(dim0, dim1 int) (int, error) {
	dims, err := InferShape([]int{dim0}, []int{dim1})
	if err != nil {
		return 0, err
	}
	return dims[0], nil
}

// InferShape is the shape of the result of two ranked operands (MLIR,
// Broadcastable trait, "Shape inference"): [ExpandRank] aligns them, then
// [InferDim] decides each dimension. Errors: those of InferDim, for the first
// axis that has one.
func InferShape(shape0, shape1 []int) ([]int, error) {
	dims, _, err := InferResultShape(anyOperation, Type{Dims: shape0}, Type{Dims: shape1})
	return dims, err
}

// ExpandRank prepends dimensions of size 1 until there are rank of them
// (MLIR, Broadcastable trait, "Shape inference"). More dimensions than rank
// stay as they are. The result shares nothing with dims.
func ExpandRank(dims []int, rank int) []int {
	out := make([]int, 0, max(rank, len(dims)))
	for range rank - len(dims) {
		out = append(out, 1)
	}
	return append(out, dims...)
}

// EqualizeRanks expands every shape to the rank of the longest one, which is
// what TOSA's pass of that purpose does to an operation's operands.
func EqualizeRanks(shapes ...[]int) [][]int {
	rank := 0
	for _, s := range shapes {
		rank = max(rank, len(s))
	}
	out := make([][]int, len(shapes))
	for i, s := range shapes {
		out[i] = ExpandRank(s, rank)
	}
	return out
}

// InferResultShape is the shape of the result of any number of operands (MLIR,
// Broadcastable trait, "Shape inference"). Unranked operands have no say in
// it. With no ranked operand nothing can be inferred: ranked is false then,
// and with exactly one its shape is the result's.
//
// op names the operation in errors: an *[IncompatibleError] for the first
// operand, and in it the first axis, that disagrees with those before it; a
// *[TypeError], and a *[KindError] when tensors meet vectors.
func InferResultShape(op string, operands ...Type) (dims []int, ranked bool, err error) {
	if err := checkTypes(op, operands); err != nil {
		return nil, false, err
	}
	for i, t := range operands {
		if t.Unranked {
			continue
		}
		shapes := EqualizeRanks(dims, t.Dims)
		dims, ranked = shapes[0], true
		for axis, d := range shapes[1] {
			size, ok := inferDim(dims[axis], d)
			if !ok {
				return nil, false, newIncompatibleError(op, operands, i, axis-len(dims))
			}
			dims[axis] = size
		}
	}
	return dims, ranked, nil
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

// firmness orders the document's three classes of sizes: the firmer one
// decides. The document's table names 1, ? and sizes above 1; 0 is with these.
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
	for i, t := range types {
		if err := t.check(); err != nil {
			return err
		}
		if t.Kind != types[0].Kind {
			return &KindError{Op: op, Types: slices.Clone(types), Index: i}
		}
	}
	return nil
}
