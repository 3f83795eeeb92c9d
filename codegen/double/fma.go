package double

import "github.com/weft-gpu/weft/codegen/words"

// quad is 128 bits in four words, lowest first.
type quad = [4]ID

// FusedMulAdd is x * y + z, rounded once. It aligns the exact product, of 106 bits, and z in 128
// bits, with 19 bits below the product's last. Bits that are lost from the operand with the
// lesser exponent then lie far below the last place of the sum.
func (b Arithmetic) FusedMulAdd(x, y, z Pair) Pair {
	k := func(v uint32) ID { return b.K(v, x[1]) }
	p := b.multiply(x, y)
	ez, mz := b.aligned(z)
	// A zero product gets an exponent below any other. The leading bits are at bit 125.
	ep := b.Select(b.IEq(p.lesser, k(0)), k(^uint32(4095)), p.exponent)
	big := quad{p.words[0][0], p.words[0][1], p.words[1][0], p.words[1][1]}
	small := quad{k(0), k(0), b.ShiftDown(mz, 1), b.ShiftR(mz[1], k(1))}
	sp, sz := p.sign, b.And(z[1], k(words.SignBit))

	swap := b.SLess(ep, ez)
	big, small = b.selectQuad(swap, small, big), b.selectQuad(swap, big, small)
	distance := b.ISub(ep, ez)
	mask := b.SignMask(distance)
	distance = b.UMin(b.ISub(b.Xor(distance, mask), mask), k(127))
	sum := b.addQuad(big, b.shiftRightQuad(small, distance), b.SignMask(b.Xor(sp, sz)))
	negative := b.And(b.SignMask(sum[3]), b.SignMask(b.Xor(sp, sz)))
	sum = b.addQuad(quad{k(0), k(0), k(0), k(0)}, sum, negative)

	m, places := b.normaliseQuad(sum)
	cancelled := b.IEq(b.Or(m[0], m[1]), k(0))
	sign := b.Xor(b.Select(swap, sz, sp), b.And(negative, k(words.SignBit)))
	sign = b.Select(cancelled, b.And(sp, sz), sign)
	r := b.round(b.ISub(b.IAdd(b.SMax(ep, ez), k(2)), places), m)

	kz := b.Key(z)
	limit := k(Infinity)
	infiniteProduct := b.UGreaterEq(p.greater, limit)
	infinite := b.LOr(infiniteProduct, b.UGreaterEq(kz, limit))
	sign = b.Select(infinite, b.Select(infiniteProduct, sp, sz), sign)
	ordinary := b.LNot(b.LOr(cancelled, infinite))
	invalid := b.LOr(b.invalidProduct(p), b.UGreater(kz, limit))
	opposite := b.LAnd(b.LAnd(infiniteProduct, b.IEq(kz, limit)), b.INe(sp, sz))
	return b.finish(r, sign, ordinary, b.Select(infinite, limit, k(0)), b.LOr(invalid, opposite))
}

func (b Arithmetic) selectQuad(cond ID, x, y quad) (out quad) {
	for i := range out {
		out[i] = b.Select(cond, x[i], y[i])
	}
	return out
}

// addQuad is x + y, or x - y if mask is all ones, modulo 2^128.
func (b Arithmetic) addQuad(x, y quad, mask ID) (sum quad) {
	carry := b.And(mask, b.K(1, mask))
	for i := range sum {
		s, first := b.AddCarry(x[i], b.Xor(y[i], mask))
		s, second := b.AddCarry(s, carry)
		sum[i], carry = s, b.Or(first, second)
	}
	return sum
}

// shiftRightQuad is x >> n for n from 0 to 127, with the last bit set if a bit was lost.
func (b Arithmetic) shiftRightQuad(x quad, n ID) quad {
	zero := b.K(0, n)
	far := b.UGreaterEq(n, b.K(64, n))
	lost := b.Select(far, b.Or(x[0], x[1]), zero)
	x = b.selectQuad(far, quad{x[2], x[3], zero, zero}, x)
	far = b.INe(b.And(n, b.K(32, n)), zero)
	lost = b.Or(lost, b.Select(far, x[0], zero))
	x = b.selectQuad(far, quad{x[1], x[2], x[3], zero}, x)
	n = b.And(n, b.K(31, n))
	back := b.Xor(n, b.K(31, n))
	lost = b.Or(lost, b.ShiftOut(x[0], back))
	for i := range 3 {
		x[i] = b.Or(b.ShiftR(x[i], n), b.ShiftOut(x[i+1], back))
	}
	x[0] = b.Or(x[0], b.NonZeroBit(lost))
	x[3] = b.ShiftR(x[3], n)
	return x
}

// normaliseQuad shifts x left until its leading bit is bit 127. It returns the upper 64 bits,
// whose last bit is sticky, and the number of places. A zero stays zero.
func (b Arithmetic) normaliseQuad(x quad) (Pair, ID) {
	zero := b.K(0, x[0])
	empty := b.IEq(b.Or(x[3], x[2]), zero)
	x = b.selectQuad(empty, quad{zero, zero, x[0], x[1]}, x)
	places := b.Select(empty, b.K(64, zero), zero)
	empty = b.IEq(x[3], zero)
	x = b.selectQuad(empty, quad{zero, x[0], x[1], x[2]}, x)
	top := b.FindUMsb(b.Or(x[3], b.K(1, zero)))
	n := b.Xor(top, b.K(31, zero))
	places = b.IAdd(b.IAdd(places, b.Select(empty, b.K(32, zero), zero)), n)
	rest := b.Or(b.ShiftL(x[1], n), x[0])
	low := b.Or(b.ShiftL(x[2], n), b.ShiftAcross(x[1], top))
	high := b.Or(b.ShiftL(x[3], n), b.ShiftAcross(x[2], top))
	return Pair{b.Or(low, b.NonZeroBit(rest)), high}, places
}
