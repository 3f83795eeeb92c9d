//go:build !amd64 || purego

package vector

import "unsafe"

// What amd64 has by hand, in Go.

func copyRows(dst, src *uint32, rows, count, dstDown, srcDown int) {
	for row := range rows {
		copy(unsafe.Slice(at(dst, row*dstDown), count), unsafe.Slice(at(src, row*srcDown), count))
	}
}

func fillRows(dst, src *uint32, rows, count, dstDown, srcDown int) {
	for row := range rows {
		word, to := *at(src, row*srcDown), unsafe.Slice(at(dst, row*dstDown), count)
		for i := range to {
			to[i] = word
		}
	}
}

func evenRows(dst, src *uint32, rows, count, dstDown, srcDown int) {
	for row := range rows {
		from, to := unsafe.Slice(at(src, row*srcDown), 2*count-1), unsafe.Slice(at(dst, row*dstDown), count)
		for i := range to {
			to[i] = from[2*i]
		}
	}
}

// Transpose copies Side rows of Side elements, each so many after the one before, as
// columns. It looks at no length.
func Transpose(dst *float32, dstStride int, src *float32, srcStride int) {
	for i := range Side {
		for j := range Side {
			*at(dst, j*dstStride+i) = *at(src, i*srcStride+j)
		}
	}
}

func foldSum(leaf *float32, groups int, last *float32) float32 {
	return fold(leaf, groups, last, func(acc, x *[Group]float32) {
		for i, v := range x {
			acc[i] += v
		}
	})
}

func foldMax(leaf *float32, groups int, last *float32) float32 {
	return fold(leaf, groups, last, func(acc, x *[Group]float32) {
		for i, v := range x {
			acc[i] = max(acc[i], v)
		}
	})
}

func foldMin(leaf *float32, groups int, last *float32) float32 {
	return fold(leaf, groups, last, func(acc, x *[Group]float32) {
		for i, v := range x {
			acc[i] = min(acc[i], v)
		}
	})
}

// fold reduces groups and the last one by the accumulators, and these: j and j+8, j and j+4, and
// so on.
func fold(leaf *float32, groups int, last *float32, combine func(acc, x *[Group]float32)) float32 {
	group := func(first *float32) *[Group]float32 { return (*[Group]float32)(unsafe.Pointer(first)) }
	acc := *group(leaf)
	for i := 1; i < groups; i++ {
		combine(&acc, group(at(leaf, i*Group)))
	}
	combine(&acc, group(last))
	for half := Group / 2; half > 0; half /= 2 {
		other := acc
		copy(other[:half], acc[half:])
		combine(&acc, &other)
	}
	return acc[0]
}

func greatestWords(lanes *[Group]uint64, words *uint64, turned uint64, n int) {
	list := unsafe.Slice(words, n)
	copy(lanes[:], list)
	for i := Group; i < n; i += Group {
		for j, w := range list[i:][:Group] {
			lanes[j] = later(lanes[j], w, turned)
		}
	}
}

func foldTerms(lanes *[Group]complex64, leaf *complex64, groups int) {
	list := unsafe.Slice(leaf, groups*Group)
	copy(lanes[:], list)
	for i, v := range list[Group:] {
		lanes[i%Group] = addTerm(lanes[i%Group], v)
	}
}

// addTerms and sumTerms do not look for NaNs: there may be some.

func addTerms(dst, x, y *complex64, n int) (nan int) {
	to, a, b := unsafe.Slice(dst, n), unsafe.Slice(x, n), unsafe.Slice(y, n)
	for i := range to {
		to[i] = addTerm(a[i], b[i])
	}
	return 1
}

func sumTerms(dst *complex64, x *float32, n int) (nan int) {
	to, from := unsafe.Slice(dst, n), unsafe.Slice(x, n)
	for i := range to {
		to[i] = sumTerm(from[i])
	}
	return 1
}

func at[T any](p *T, i int) *T {
	return (*T)(unsafe.Add(unsafe.Pointer(p), i*int(unsafe.Sizeof(*p))))
}
