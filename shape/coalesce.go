package shape

// Coalesce finds the fewest dimensions that walk all operands in the same
// order: dimensions of size 1 are dropped, and neighbours are merged where
// every operand's outer stride is its inner stride times the inner size. dims
// and each operand's strides are outermost first, and so are the results.
//
// One element gives rank 0; no elements give the one dimension 0 with strides
// 0. The offsets visited in row-major order stay the same, one for one.
func Coalesce(dims []int, strides ...[]int) (outDims []int, outStrides [][]int) {
	outDims = []int{}
	outStrides = make([][]int, len(strides))
	for k := range strides {
		outStrides[k] = []int{}
	}
	if Shape(dims).Size() == 0 {
		for k := range strides {
			outStrides[k] = []int{0}
		}
		return []int{0}, outStrides
	}
	for axis, d := range dims {
		if d == 1 {
			continue
		}
		last := len(outDims) - 1
		if last >= 0 && mergeable(outStrides, last, strides, axis, d) {
			outDims[last] *= d
			for k := range strides {
				outStrides[k][last] = strides[k][axis]
			}
			continue
		}
		outDims = append(outDims, d)
		for k := range strides {
			outStrides[k] = append(outStrides[k], strides[k][axis])
		}
	}
	return outDims, outStrides
}

// mergeable reports whether a step of the outer dimension equals size steps of
// the inner one in every operand.
func mergeable(outer [][]int, outerAxis int, inner [][]int, innerAxis, size int) bool {
	for k := range outer {
		if outer[k][outerAxis] != inner[k][innerAxis]*size {
			return false
		}
	}
	return true
}
