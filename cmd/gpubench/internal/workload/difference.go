package workload

import (
	"bytes"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// Difference says where two results of one line are not the same bits. The
// zero Difference is none.
type Difference struct {
	Count     int   // elements that differ
	Index     []int // of the first
	Got, Want string
	ULP       float64 // the greatest distance
}

func (d Difference) String() string {
	return fmt.Sprintf("index %v: got %s, want %s; %d element(s) differ, by %g ULP at the most", d.Index, d.Got, d.Want, d.Count, d.ULP)
}

// Compare compares the bits of a result with those wanted, element by element.
// The distance of two floats is the number of floats between them (a NaN
// counts by its bits, beyond infinity); that of integers is their difference.
func Compare(d dtype.DType, s shape.Shape, got, want []byte) Difference {
	var diff Difference
	if bytes.Equal(got, want) {
		return diff
	}
	for i := range len(want) / d.Size() {
		g, w := element(d, got, i), element(d, want, i)
		if g == w {
			continue
		}
		if diff.Count == 0 {
			diff.Index = coordinates(i, s)
			diff.Got, diff.Want = format(d, g), format(d, w)
		}
		diff.Count++
		diff.ULP = max(diff.ULP, distance(d, g, w))
	}
	return diff
}

// distance subtracts two elements in an order in which neighbours differ by 1.
func distance(d dtype.DType, a, b dtype.Bits) float64 {
	if d.IsComplex() {
		ar, ai := parts(d, a)
		br, bi := parts(d, b)
		return max(distance(d.Real(), ar, br), distance(d.Real(), ai, bi))
	}
	x, y := ordered(d, a[0]), ordered(d, b[0])
	if x < y {
		x, y = y, x
	}
	return float64(x - y)
}

// ordered maps bits to an unsigned order.
func ordered(d dtype.DType, bits uint64) uint64 {
	sign := uint64(1) << (8*d.Size() - 1)
	switch {
	case d.IsSigned():
		return bits ^ sign
	case d.IsFloat() && bits&sign != 0:
		// Negative floats run downwards; both zeros are one point.
		return sign - bits&(sign-1)
	case d.IsFloat():
		return sign + bits
	}
	return bits
}

func coordinates(i int, s shape.Shape) []int {
	index := make([]int, len(s))
	for axis := len(s) - 1; axis >= 0; axis-- {
		index[axis] = i % s[axis]
		i /= s[axis]
	}
	return index
}
