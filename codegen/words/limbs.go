package words

// Limbs is a number in one word or two, the low word first, for code that is the same for both.
type Limbs []ID

// Top is the highest word.
func (x Limbs) Top() ID { return x[len(x)-1] }

// WithTop is x with another highest word.
func (x Limbs) WithTop(w ID) Limbs {
	out := append(Limbs{}, x...)
	out[len(x)-1] = w
	return out
}

// Join returns word(x, y) for numbers in one word, and pair(x, y) for those in two.
func Join(word func(x, y ID) ID, pair func(x, y Pair) Pair, x, y Limbs) Limbs {
	if len(x) == 1 {
		return Limbs{word(x[0], y[0])}
	}
	r := pair(Pair(x), Pair(y))
	return r[:]
}

// Arithmetic modulo 2^32 or 2^64.

func (b Arithmetic) AddLimbs(x, y Limbs) Limbs { return Join(b.IAdd, b.Add64, x, y) }
func (b Arithmetic) SubLimbs(x, y Limbs) Limbs { return Join(b.ISub, b.Sub64, x, y) }
func (b Arithmetic) MulLimbs(x, y Limbs) Limbs { return Join(b.IMul, b.Mul64, x, y) }

// NegateLimbs is -x where mask is all ones, and x where it is 0.
func (b Arithmetic) NegateLimbs(x Limbs, mask ID) Limbs {
	if len(x) == 1 {
		return Limbs{b.negateIf(x[0], mask)}
	}
	r := b.Negate64If([2]ID(x), mask)
	return r[:]
}

// SelectLimbs is x where cond holds, and y elsewhere.
func (b Arithmetic) SelectLimbs(cond ID, x, y Limbs) Limbs {
	out := make(Limbs, len(x))
	for i := range x {
		out[i] = b.Select(cond, x[i], y[i])
	}
	return out
}

// WordLimbs is the number w in as many words as x has.
func (b Arithmetic) WordLimbs(w ID, x Limbs) Limbs {
	if len(x) == 1 {
		return Limbs{w}
	}
	return Limbs{w, b.K(0, w)}
}

// AndLimbs is x with each word ANDed with a mask.
func (b Arithmetic) AndLimbs(x Limbs, masks func(i int) ID) Limbs {
	out := make(Limbs, len(x))
	for i := range x {
		out[i] = b.And(x[i], masks(i))
	}
	return out
}

// AnyBit is a word that is 0 if and only if x is.
func (b Arithmetic) AnyBit(x Limbs) ID {
	if len(x) == 1 {
		return x[0]
	}
	return b.Or(x[0], x[1])
}

// IsNonZero reports whether x is not 0.
func (b Arithmetic) IsNonZero(x Limbs) ID {
	if len(x) == 1 {
		return b.INe(x[0], b.K(0, x[0]))
	}
	return b.LNot(b.IsZero64([2]ID(x)))
}

// divideLimbs returns the unsigned quotient and remainder of x by y, or by 1 if y is 0.
func (b Arithmetic) divideLimbs(x, y Limbs) (q, r Limbs) {
	if len(x) == 1 {
		q, r := b.Divide(x[0], y[0])
		return Limbs{q}, Limbs{r}
	}
	q2, r2 := b.divideSafely([2]ID(x), [2]ID(y))
	return q2[:], r2[:]
}

// EachWord applies an instruction to the words of two numbers.
func (b Arithmetic) EachWord(f func(b Arithmetic, x, y ID) ID, x, y Limbs) Limbs {
	out := make(Limbs, len(x))
	for i := range x {
		out[i] = f(b, x[i], y[i])
	}
	return out
}

// LowestBits is a number of so many words whose lowest n bits are set. n is at most the number
// of a mantissa's bits.
func (b Arithmetic) LowestBits(n ID, words int) Limbs {
	one := b.K(1, n)
	ones := func(n ID) ID { return b.ISub(b.ShiftL(one, n), one) }
	if words == 1 {
		return Limbs{ones(n)}
	}
	thirtyTwo := b.K(32, n)
	low := b.Select(b.ULess(n, thirtyTwo), ones(b.And(n, b.K(31, n))), b.K(^uint32(0), n))
	return Limbs{low, ones(b.ISub(b.UMax(n, thirtyTwo), thirtyTwo))}
}

// ShiftRightLimbs is x >> n.
func (b Arithmetic) ShiftRightLimbs(x Limbs, n ID) Limbs {
	if len(x) == 1 {
		return Limbs{b.ShiftR(x[0], n)}
	}
	r := b.ShiftRight64([2]ID(x), n, false)
	return r[:]
}

// HalfOf is x >> 1.
func (b Arithmetic) HalfOf(x Limbs) Limbs {
	one := b.K(1, x[0])
	if len(x) == 1 {
		return Limbs{b.ShiftR(x[0], one)}
	}
	return Limbs{b.Or(b.ShiftR(x[0], one), b.ShiftL(x[1], b.K(31, one))), b.ShiftR(x[1], one)}
}
