package codegen

// limbs is a number in one word or in two, low first, for what is written alike
// for both.
type limbs []ID

func (x limbs) top() ID { return x[len(x)-1] }

func (x limbs) withTop(w ID) limbs {
	out := append(limbs{}, x...)
	out[len(x)-1] = w
	return out
}

// wide writes word(x, y) of one word, or pair(x, y) of two.
func (b *Builder) wide(word func(x, y ID) ID, pair func(b *Builder, x, y pair) pair, x, y limbs) limbs {
	if len(x) == 1 {
		return limbs{word(x[0], y[0])}
	}
	r := pair(b, [2]ID(x), [2]ID(y))
	return r[:]
}

func (b *Builder) addLimbs(x, y limbs) limbs { return b.wide(b.IAdd, add64, x, y) }
func (b *Builder) subLimbs(x, y limbs) limbs { return b.wide(b.ISub, sub64, x, y) }

// negateLimbs is -x where mask is all ones, x where it is 0.
func (b *Builder) negateLimbs(x limbs, mask ID) limbs {
	if len(x) == 1 {
		return limbs{b.negateWordIf(x[0], mask)}
	}
	r := negateIf(b, [2]ID(x), mask)
	return r[:]
}

func (b *Builder) selectLimbs(cond ID, x, y limbs) limbs {
	out := make(limbs, len(x))
	for i := range x {
		out[i] = b.Select(cond, x[i], y[i])
	}
	return out
}

// wordLimbs is a word in as many as x has.
func (b *Builder) wordLimbs(w ID, x limbs) limbs {
	if len(x) == 1 {
		return limbs{w}
	}
	return limbs{w, b.k(0, w)}
}

// andLimbs is x, each word of which is joined with a mask.
func (b *Builder) andLimbs(x limbs, masks func(i int) ID) limbs {
	out := make(limbs, len(x))
	for i := range x {
		out[i] = b.And(x[i], masks(i))
	}
	return out
}

// anyBit is a word that is 0 where x is.
func (b *Builder) anyBit(x limbs) ID {
	if len(x) == 1 {
		return x[0]
	}
	return b.Or(x[0], x[1])
}

func (b *Builder) isNonZero(x limbs) ID {
	if len(x) == 1 {
		return b.INe(x[0], b.k(0, x[0]))
	}
	return b.LNot(b.isZero64([2]ID(x)))
}

// divideLimbs is the unsigned quotient and remainder, by 1 where y is 0.
func (b *Builder) divideLimbs(x, y limbs) (q, r limbs) {
	if len(x) == 1 {
		q, r := b.divideWords(x[0], y[0])
		return limbs{q}, limbs{r}
	}
	q2, r2 := b.divideSafely([2]ID(x), [2]ID(y))
	return q2[:], r2[:]
}

// integers lifts an operator on integers of either size.
func integers(f func(b *Builder, x, y limbs) limbs) lowering {
	return func(b *Builder, a []Value) Value {
		return ofHeld(a[0].DType, a[0].Width, f(b, b.held(a[0]), b.held(a[1])))
	}
}
