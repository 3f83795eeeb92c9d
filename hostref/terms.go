package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

const (
	termDown = 1.0 / (1 << ops.TermShift)
	termUp   = 1 << ops.TermShift
)

// termRows adds the operators of terms (numbers in two floats), which package ops describes.
func termRows[F float, C complexNumber](t map[key]mapFunc, fma func(x, y, z F) F, most F) {
	t[key{ops.SumTerm, dtype.Of[F]()}] = unaryOp(sumTerm[F, C], canonicalParts[F, C])
	t[key{ops.AddTerms, dtype.Of[C]()}] = binaryOp(addTerms[F, C], canonicalParts[F, C])
	t[key{ops.DivideTerms, dtype.Of[C]()}] = binaryOp(divideTerms[F, C](fma, most), canonicalParts[F, C])
	t[key{ops.JoinTerm, dtype.Of[C]()}] = unaryOp(joinTerm[F, C], canonical[F])
}

func sumTerm[F float, C complexNumber](dst []C, x []F) {
	out := parts[F](dst)
	for i, v := range x {
		high := v * termDown
		out[2*i], out[2*i+1] = high, v-F(high*termUp)
	}
}

// addTerms computes its elements in order, so dst may be x shifted by one element, as in a scan.
func addTerms[F float, C complexNumber](dst, x, y []C) {
	out, a, b := parts[F](dst), parts[F](x), parts[F](y)
	a, b = a[:len(out)], b[:len(out)]
	for i := 0; i+1 < len(out); i += 2 {
		out[i], out[i+1] = AddTerm(a[i], a[i+1], b[i], b[i+1])
	}
}

// AddTerm is [ops.AddTerms] of two terms (x0, x1) and (y0, y1). A NaN result may have any bits.
func AddTerm[F float32 | float64](x0, x1, y0, y1 F) (F, F) {
	sum := x0 + y0
	virtual := sum - x0
	err := (x0 - (sum - virtual)) + (y0 - virtual)
	return sum, (x1 + y1) + F(err*termUp)
}

// divideTerms returns a loop that divides terms by numbers.
func divideTerms[F float, C complexNumber](fma func(x, y, z F) F, most F) func(dst, x, y []C) {
	return func(dst, x, y []C) {
		out, a, b := parts[F](dst), parts[F](x), parts[F](y)
		for i := 0; i+1 < len(out); i += 2 {
			s := a[i]
			high := s / b[i+1]
			if s-s == 0 { // finite
				high = min(max(high, -most), most)
			}
			left := fma(-high, b[i+1], s)
			out[i], out[i+1] = high, (F(left*termUp)+a[i+1])/b[i]
		}
	}
}

func joinTerm[F float, C complexNumber](dst []F, x []C) {
	in := parts[F](x)
	for i := range dst {
		high, low := in[2*i], in[2*i+1]
		if low != 0 && low-low == 0 {
			high += low
		}
		dst[i] = high
	}
}
