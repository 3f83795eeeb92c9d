package codegen

// randomBits is two words, from one on, of the block that Philox4x32-10 makes of
// the counter (x1, x2) under the key x3 (package hostref, philox).
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
