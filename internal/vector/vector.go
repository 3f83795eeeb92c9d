package vector

// A Unary is an operator of one operand, and a Binary of two; the zero value of neither is
// one.
type (
	Unary  struct{ function }
	Binary struct{ function }
)

// function names a generated loop; 0 is none.
type function uint8

// Group is how many elements, at the most, are left to the definition where one of them
// needs it.
const Group = 16

// Available reports whether this processor has vector instructions that are known here.
func Available() bool { return available() }

// canonicalNaN is the NaN that operators return, by its bits.
const canonicalNaN = 0x7fc00000

// UnaryOf is the operator of that name in package ops' catalogue, if it is one of those
// that are here and this processor has the instructions.
func UnaryOf(name string) (Unary, bool) {
	f, ok := unaryNames[name]
	return Unary{f}, ok && available()
}

// BinaryOf is the same for two operands.
func BinaryOf(name string) (Binary, bool) {
	f, ok := binaryNames[name]
	return Binary{f}, ok && available()
}

// Apply sets dst[i] to the operator's value of x[i], from the first element on, and
// returns how many it set: all, or as many as come before up to Group in which an input is
// of a kind that the loop is not for, such as an angle of more than a few thousand turns.
// The slices are equally long; dst may be x.
func (u Unary) Apply(dst, x []float32) int {
	whole := len(dst) &^ (Group - 1)
	if whole > 0 {
		if done := unary(u.function, &dst[0], &x[0], whole); done < whole {
			return done
		}
	}
	if whole == len(dst) {
		return whole
	}
	var out, in [Group]float32
	pad(&in, x[whole:])
	if unary(u.function, &out[0], &in[0], Group) < Group {
		return whole
	}
	copy(dst[whole:], out[:])
	return len(dst)
}

// Apply is [Unary.Apply] with dst[i] of x[i] and y[i]; dst may be x or y.
func (b Binary) Apply(dst, x, y []float32) int {
	whole := len(dst) &^ (Group - 1)
	if whole > 0 {
		if done := binary(b.function, &dst[0], &x[0], &y[0], whole); done < whole {
			return done
		}
	}
	if whole == len(dst) {
		return whole
	}
	var out, in, also [Group]float32
	pad(&in, x[whole:])
	pad(&also, y[whole:])
	if binary(b.function, &out[0], &in[0], &also[0], Group) < Group {
		return whole
	}
	copy(dst[whole:], out[:])
	return len(dst)
}

// pad fills a group up with the last element there is, which needs nothing that the others
// do not.
func pad(group *[Group]float32, rest []float32) {
	n := copy(group[:], rest)
	for i := n; i < Group; i++ {
		group[i] = rest[n-1]
	}
}
