package codegen

func reluPair(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	keep := b.Not(b.words.SignMask(a[0].words[1]))
	return Value{DType: a[0].DType, Width: a[0].Width, words: pair{b.And(a[0].words[0], keep), b.And(a[0].words[1], keep)}}
}
