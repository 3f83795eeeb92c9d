package codegen

import "github.com/weft-gpu/weft/codegen/words"

// Bitwise operators and shifts of integers. Types narrower than a word are held
// in one, extended by their sign or by zeros, and results of operators whose
// rule wraps are extended again.

// bySign is an operator that is another for signed operands.
func bySign(unsigned, signed lowering) lowering {
	return func(b *Builder, a []Value) Value {
		if a[0].DType.IsSigned() {
			return signed(b, a)
		}
		return unsigned(b, a)
	}
}

func wordsBySign(unsigned, signed func(b words.Integers, x, y ID) ID) lowering {
	return bySign(onWords(unsigned), onWords(signed))
}

func pairsBySign(unsigned, signed func(b words.Integers, x, y pair) pair) lowering {
	return bySign(pairs(unsigned), pairs(signed))
}

// wordByWord lifts an instruction on words to integers of either size.
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
