package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// parts returns the memory of complex numbers as floats: real and imaginary parts in turn.
func parts[F float, C complexNumber](x []C) []F { return view[F](bytesOf(x)) }

// complexRows adds the operators of complex type C with parts F.
func complexRows[F float, C complexNumber](t map[key]mapFunc, quotient func(dst, x, y []C), hypot func(dst, x, y []F)) {
	d := dtype.Of[C]()
	// These operators treat the parts as independent floats.
	t[key{ops.Add, d}] = binaryOp(add[F], canonical)
	t[key{ops.Sub, d}] = binaryOp(sub[F], canonical)
	t[key{ops.Neg, d}] = unaryOp(neg[F], canonical)

	t[key{ops.Mul, d}] = binaryOp(mulComplex[F, C], canonicalParts[F, C])
	t[key{ops.Div, d}] = binaryOp(quotient, keep)
	t[key{ops.Conj, d}] = unaryOp(conj[F], canonical)
	t[key{ops.Real, d}] = unaryOp(realPart[F], canonical)
	t[key{ops.Imag, d}] = unaryOp(imagPart[F], canonical)
	t[key{ops.Equal, d}] = binaryOp(equal[C], keep)
	t[key{ops.NotEqual, d}] = binaryOp(notEqual[C], keep)
	t[key{ops.Abs, d}] = absComplex(hypot)
}

// mulComplex is (ac - bd) + (ad + bc)i, each operation rounded.
func mulComplex[F float, C complexNumber](dst, x, y []C) {
	out, a, b := parts[F](dst), parts[F](x), parts[F](y)
	for i := 0; i+1 < len(out); i += 2 {
		re := F(a[i]*b[i]) - F(a[i+1]*b[i+1])
		im := F(a[i]*b[i+1]) + F(a[i+1]*b[i])
		out[i], out[i+1] = re, im
	}
}

func conj[F float](dst, x []F) {
	for i := 0; i+1 < len(dst); i += 2 {
		dst[i], dst[i+1] = x[i], -x[i+1]
	}
}

func realPart[F float](dst, x []F) {
	for i := range dst {
		dst[i] = x[2*i]
	}
}

func imagPart[F float](dst, x []F) {
	for i := range dst {
		dst[i] = x[2*i+1]
	}
}

// joined writes complex numbers with the real parts re and imaginary parts +0.
func joined[F float](dst, re []F) {
	for i, v := range re {
		dst[2*i], dst[2*i+1] = v, 0
	}
}

// absComplex is hypot of the two parts.
func absComplex[F float](hypot func(dst, x, y []F)) mapFunc {
	d := dtype.Of[F]()
	return func(dst []byte, args []Column) {
		out, x := view[F](dst), view[F](args[0].Data)
		inBlocks(len(out), func(s *scratch, low, n int) {
			re, im := view[F](s.column(0, d, n).Data), view[F](s.column(1, d, n).Data)
			realPart(re, x[2*low:])
			imagPart(im, x[2*low:])
			hypot(out[low:low+n], re, im)
		})
	}
}
