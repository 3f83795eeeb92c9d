package vector

import (
	"math"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
)

// SumTerm sets each element of dst to the term (see ops.SumTerm) of the same element of x. It
// returns false without vector instructions. The slices are equally long.
func SumTerm(dst []complex64, x []float32) bool {
	if !available() {
		return false
	}
	n := len(dst)
	x = x[:n]
	whole, nan := n&^(Side-1), 0
	if whole > 0 {
		nan = sumTerms(&dst[0], &x[0], whole)
	}
	for i := whole; i < n; i++ {
		dst[i] = sumTerm(x[i])
	}
	canonicalTerms(dst, nan != 0 || whole < n)
	return true
}

// AddTerms sets each element of dst to the sum of the terms in x and y. It returns false if there is
// no vector loop, or if dst is y or empty; dst may be x. The slices are equally long.
func AddTerms(dst, x, y []complex64) bool {
	f, ok := FoldOf(Reduction{"sum_terms", dtype.Complex64})
	if !ok || len(dst) == 0 || &dst[0] == &y[0] {
		return false
	}
	copy(dst, x)
	f.Columns(termBytes(dst), termBytes(y), 0, 1, false)
	canonicalTerms(dst, true)
	return true
}

func termBytes(s []complex64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), 8*len(s))
}

func sumTerm(x float32) complex64 {
	high := float32(x * 0x1p-40)
	return complex(high, x-float32(high*0x1p40))
}

// canonicalTerms makes every NaN the canonical one, if there may be any.
func canonicalTerms(dst []complex64, any bool) {
	if !any {
		return
	}
	nan := math.Float32frombits(element.NaN32)
	for i, v := range dst {
		if re, im := real(v), imag(v); re != re || im != im {
			if re != re {
				re = nan
			}
			if im != im {
				im = nan
			}
			dst[i] = complex(re, im)
		}
	}
}
