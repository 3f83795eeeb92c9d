package codegen

import (
	"github.com/weft-gpu/weft/codegen/words"
)

// wordByWord applies an instruction on words to integers of one word or two.
func wordByWord(f func(b words.Arithmetic, x, y ID) ID) lowering {
	return integers(func(b words.Integers, x, y limbs) limbs { return b.EachWord(f, x, y) })
}

func invertInt(b *Builder, a []Value) Value {
	x := b.held(a[0])
	for i, w := range x {
		x[i] = b.Not(w)
	}
	return ofHeld(a[0].DType, a[0].Width, x)
}

func reluPair(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	keep := b.Not(b.words.SignMask(a[0].words[1]))
	return Value{DType: a[0].DType, Width: a[0].Width, words: pair{b.And(a[0].words[0], keep), b.And(a[0].words[1], keep)}}
}

// integersBySign is integers with one operator for unsigned operands and one for signed ones.
func integersBySign(unsigned, signed func(b words.Integers, x, y limbs) limbs) lowering {
	return func(b *Builder, a []Value) Value {
		if a[0].DType.IsSigned() {
			return integers(signed)(b, a)
		}
		return integers(unsigned)(b, a)
	}
}

// integers makes a lowering for integers of one word or two of an operator on limbs.
func integers(f func(b words.Integers, x, y limbs) limbs) lowering {
	return func(b *Builder, a []Value) Value {
		return ofHeld(a[0].DType, a[0].Width, f(b.integers, b.held(a[0]), b.held(a[1])))
	}
}

// randomBits makes a 64-bit integer of words word and word+1 of a Philox4x32-10 block. The
// block's counter is (x1, x2) and its key x3 (package hostref, philox).
func randomBits(word int) lowering {
	return func(b *Builder, a []Value) Value {
		n := a[0].Width
		counter, draw, key := a[0].words, a[1].words, a[2].words
		c, k := [4]ID{counter[0], counter[1], draw[0], draw[1]}, key
		for round := range 10 {
			if round > 0 {
				k = pair{b.IAdd(k[0], b.SplatU32(0x9e3779b9, n)), b.IAdd(k[1], b.SplatU32(0xbb67ae85, n))}
			}
			low0, high0 := b.MulExtended(c[0], b.SplatU32(0xd2511f53, n))
			low1, high1 := b.MulExtended(c[2], b.SplatU32(0xcd9e8d57, n))
			c = [4]ID{b.Xor(b.Xor(high1, c[1]), k[0]), low1, b.Xor(b.Xor(high0, c[3]), k[1]), low0}
		}
		return Value{DType: a[0].DType, Width: n, words: pair{c[word], c[word+1]}}
	}
}
