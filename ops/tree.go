package ops

// The reduction tree, the same on every device and for every shape.
//
// A sequence of n elements (row-major order over the reduced axes) is cut into leaves of Leaf
// elements, the last one shorter. In a leaf, accumulator j of Accumulators starts with element j
// and combines elements j+16, j+2*16, ... in order. Then accumulators j and j+8 are combined, then
// j and j+4, j and j+2, and j and j+1; an accumulator without a partner, in a short leaf, stays.
// The leaves' results are a shorter sequence, reduced the same way until one is left.
//
// So the error of a sum grows with Leaf/Accumulators + 4 roundings a level, and the number of
// levels with the logarithm of n.
const (
	Leaf         = 1024
	Accumulators = 16
)
