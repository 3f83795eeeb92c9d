package vector

import (
	"math"

	"github.com/weft-gpu/weft/internal/element"
)

// Sums in two parts (see ops.SumTerm), of float32.

// SumTerm sets each element of dst to the term of that of x, and reports whether it did. The
// slices are equally long.
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

// AddTerms sets each element of dst, which may be x, to the sum of those of x and y, and
// reports whether it did. The slices are equally long.
func AddTerms(dst, x, y []complex64) bool {
	if !available() {
		return false
	}
	n := len(dst)
	x, y = x[:n], y[:n]
	whole, nan := n&^(termsSide-1), 0
	if whole > 0 {
		nan = addTerms(&dst[0], &x[0], &y[0], whole)
	}
	for i := whole; i < n; i++ {
		dst[i] = addTerm(x[i], y[i])
	}
	canonicalTerms(dst, nan != 0 || whole < n)
	return true
}

// HasTerms reports whether this processor has the instructions of FoldTerms.
func HasTerms() bool { return available() }

// FoldTerms reduces each row of n elements of src, n from Group to a leaf's, to an element of
// dst.
func FoldTerms(dst, src []complex64, n int) {
	var lanes [Group]complex64
	for i := range dst {
		row := src[i*n:][:n]
		foldTerms(&lanes, &row[0], n/Group)
		for j, v := range row[n/Group*Group:] {
			lanes[j] = addTerm(lanes[j], v)
		}
		addTerms(&lanes[0], &lanes[0], &lanes[8], 8)
		addTerms(&lanes[0], &lanes[0], &lanes[4], 4)
		dst[i] = addTerm(addTerm(lanes[0], lanes[2]), addTerm(lanes[1], lanes[3]))
	}
	canonicalTerms(dst, true)
}

// termsSide is how many terms a vector holds.
const termsSide = 4

func sumTerm(x float32) complex64 {
	high := float32(x * 0x1p-40)
	return complex(high, x-float32(high*0x1p40))
}

func addTerm(x, y complex64) complex64 {
	a, b := real(x), real(y)
	sum := a + b
	virtual := sum - a
	err := (a - (sum - virtual)) + (b - virtual)
	return complex(sum, (imag(x)+imag(y))+float32(err*0x1p40))
}

// canonicalTerms makes NaNs the canonical one, where there may be any.
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
