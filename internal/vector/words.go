package vector

// sign is a word's highest bit: with it the other way round, signed words are in the order of
// unsigned ones.
const sign = 1 << 63

// Greatest is the greatest of the words, one at least, and Least the least; ok is false where
// this processor has not the instructions.
func Greatest(words []uint64) (most uint64, ok bool) { return greatest(words, sign) }

// Least is the least of the words.
func Least(words []uint64) (least uint64, ok bool) { return greatest(words, ^uint64(sign)) }

// greatest is the word that is the greatest as a signed one when so many of its bits are the
// other way round.
func greatest(words []uint64, turned uint64) (uint64, bool) {
	if !available() {
		return 0, false
	}
	best, whole := words[0], len(words)&^(Group-1)
	rest := words[whole:]
	if whole > 0 {
		var lanes [Group]uint64
		greatestWords(&lanes, &words[0], turned, whole)
		best = lanes[0]
		for _, w := range lanes[1:] {
			best = later(best, w, turned)
		}
	}
	for _, w := range rest {
		best = later(best, w, turned)
	}
	return best, true
}

func later(x, y, turned uint64) uint64 {
	if int64(y^turned) > int64(x^turned) {
		return y
	}
	return x
}
