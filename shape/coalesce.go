package shape

// Coalesce returns the fewest dimensions that read all operands in the same order. It drops
// dimensions of size 1, and merges neighbours where every operand's outer stride is its inner
// stride times the inner size. dims and each operand's strides are outermost first, and so are the
// results.
//
// One element gives rank 0; no elements give the single dimension 0 with strides 0. The offsets
// visited in row-major order stay the same, one for one.
func Coalesce(dims []int, strides ...[]int) (outDims []int, outStrides [][]int) {
	// One block holds the sizes and the strides. It has room for the dimension 0.
	width := max(len(dims), 1)
	block := make([]int, width*(1+len(strides)))
	outStrides = make([][]int, len(strides))
	outDims, block = cut(block, width)
	for k := range strides {
		outStrides[k], block = cut(block, width)
	}
	rank := coalesce(outDims, outStrides, dims, strides)
	for k := range outStrides {
		outStrides[k] = outStrides[k][:rank]
	}
	return outDims[:rank], outStrides
}

// cut takes n elements from the front of a block; appending to them does not
// touch the rest.
func cut(block []int, n int) (front, rest []int) {
	return block[:n:n], block[n:]
}

// coalesce writes the results of Coalesce into slices of len(dims) elements, and at least 1, and
// returns the rank.
func coalesce(outDims []int, outStrides [][]int, dims []int, strides [][]int) (rank int) {
	last := -1
	for axis, d := range dims {
		switch {
		case d == 0:
			outDims[0] = 0
			for k := range outStrides {
				outStrides[k][0] = 0
			}
			return 1
		case d == 1:
			continue
		case last >= 0 && mergeable(outStrides, last, strides, axis, d):
			outDims[last] *= d
		default:
			last++
			outDims[last] = d
		}
		for k, out := range outStrides {
			out[last] = strides[k][axis]
		}
	}
	return last + 1
}

// mergeable reports whether a step of the outer dimension equals size steps of
// the inner one in every operand.
func mergeable(outer [][]int, outerAxis int, inner [][]int, innerAxis, size int) bool {
	for k, out := range outer {
		if out[outerAxis] != inner[k][innerAxis]*size {
			return false
		}
	}
	return true
}
