package elementary

// HalfException is an input for which a function of float32, rounded once more,
// is not the correctly rounded half.
type HalfException struct{ In, Out uint16 }

// HalfExceptions lists the exceptions of a function of one argument, by the
// operator's name: of bfloat16, or of float16. With them, and [HalfTiesUp],
// every function of one half is correctly rounded.
func HalfExceptions(name string, bfloat bool) []HalfException {
	if bfloat {
		return bfloat16Exceptions[name]
	}
	return float16Exceptions[name]
}

// HalfTiesUp reports whether a float32 result that lies halfway between two
// bfloat16 is rounded towards +Inf, instead of to even: the exact value lies
// above it, by less than float32 can tell. That is so for gelu and gelu_tanh of
// the least numbers, where x/2 is such a middle and x Φ(x) > x/2 for every x but
// 0. float16 has no numbers so small that float32 could not tell.
func HalfTiesUp(name string, bfloat bool) bool {
	return bfloat && (name == "gelu" || name == "gelu_tanh")
}
