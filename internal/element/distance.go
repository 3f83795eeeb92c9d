package element

import "github.com/weft-gpu/weft/dtype"

// Distance is how far apart two elements of a type are, in units in the last
// place: the number of steps from one float to the other, where both zeros are
// one point and a NaN lies beyond infinity by its bits; the greater of the
// distances of a complex number's parts; the difference of integers and bools.
// It is 0 for equal bits and for the two zeros. a and b are as [BitsOf] gives
// them.
func Distance(d dtype.DType, a, b Bits) float64 {
	if d.IsComplex() {
		aRe, aIm := Parts(d, a)
		bRe, bIm := Parts(d, b)
		return max(Distance(d.Real(), aRe, bRe), Distance(d.Real(), aIm, bIm))
	}
	x, y := position(d, a[0]), position(d, b[0])
	return float64(max(x, y) - min(x, y))
}

// position maps elements to integers in the same order, neighbours to neighbours.
func position(d dtype.DType, bits uint64) uint64 {
	sign := uint64(1) << (8*d.Size() - 1)
	switch {
	case d.IsSigned():
		return bits ^ sign
	case d.IsFloat() && bits&sign != 0: // negative floats run downwards
		return sign - bits&(sign-1)
	case d.IsFloat():
		return sign + bits
	}
	return bits
}
