package ops

// The reduction tree, the same on every device and for every shape.
//
// A sequence of n elements (row-major order over the reduced axes) is cut into
// leaves of Leaf elements, the last one shorter. In a leaf, accumulator j of
// Lanes starts with element j and combines elements j+Lanes, j+2*Lanes, ... in
// order; then accumulators j and j+8 are combined, j and j+4, j and j+2, j and
// j+1, skipping what has no partner because the leaf was short. The leaves'
// results are a shorter sequence, reduced the same way until one is left.
//
// So the error of a sum grows with Leaf/Lanes + 4 roundings a level, and the
// levels with the logarithm of n.
const (
	Leaf         = 1024
	Accumulators = 16
)
