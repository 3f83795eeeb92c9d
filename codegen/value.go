package codegen

import "github.com/weft-gpu/weft/dtype"

// canonicalNaN is the quiet NaN that arithmetic makes.
const (
	canonicalNaN = 0x7fc00000
	infinity     = 0x7f800000
	signBit      = 0x80000000
	magnitude    = 0x7fffffff
	hiddenBit    = 0x00800000
	mantissaMask = 0x007fffff
	mantissaBits = 23
)

// Value is a group of lanes: Width elements of one dtype. 32-bit types are one
// scalar or vector of words, 64-bit ones two (low and high), bool a vector of
// conditions, float32 its bits, its floats or both.
type Value struct {
	DType dtype.DType
	Width int

	words [2]ID
	float ID
	cond  ID
	// made marks a float32 that arithmetic made: a NaN among its lanes may have
	// any bits until it is canonicalised, which is put off until bits count.
	made bool
}

// form is how a dtype is held.
type form uint8

const (
	formNone  form = iota
	formBool       // conditions
	formWord       // one word
	formPair       // two words
	formFloat      // one word, or one float
)

func formOf(d dtype.DType) form {
	switch {
	case d == dtype.Bool:
		return formBool
	case d == dtype.Float32:
		return formFloat
	case d.IsInteger() && d.Words() == 1:
		return formWord
	case d.IsInteger() && d.Words() == 2:
		return formPair
	}
	return formNone
}

// FromWords makes a value of words (scalars or vectors of one width) as they
// are in memory: one for a 32-bit type, low and high for a 64-bit one, and for
// a bool one that is not 0 where it is true.
func (b *Builder) FromWords(d dtype.DType, words ...ID) Value {
	want := map[form]int{formBool: 1, formWord: 1, formPair: 2, formFloat: 1}[formOf(d)]
	if len(words) != want || want == 0 {
		b.fail("%v made of %d words", d, len(words))
		return Value{DType: d, Width: 1, words: [2]ID{b.ConstU32(0), b.ConstU32(0)}, cond: b.ConstBool(false)}
	}
	v := Value{DType: d, Width: b.Width(words[0])}
	if d == dtype.Bool {
		v.cond = b.INe(words[0], b.SplatU32(0, v.Width))
		return v
	}
	for i, w := range words {
		b.sameType(opBitcast, words[0], w)
		v.words[i] = w
	}
	return v
}

// FromCond makes a bool value of conditions.
func (b *Builder) FromCond(cond ID) Value {
	b.demand(opSelect, kindBool, cond)
	return Value{DType: dtype.Bool, Width: b.Width(cond), cond: cond}
}

// Cond is the conditions of a bool value.
func (b *Builder) Cond(v Value) ID {
	if v.DType != dtype.Bool {
		b.fail("a condition of %v", v.DType)
		return b.SplatBool(false, v.Width)
	}
	return v.cond
}

// ToWords is the value as it is stored: the words that FromWords takes, with 0
// and 1 for a bool and the canonical NaN for one that arithmetic made.
func (b *Builder) ToWords(v Value) []ID {
	switch formOf(v.DType) {
	case formBool:
		return []ID{b.Select(v.cond, b.SplatU32(1, v.Width), b.SplatU32(0, v.Width))}
	case formPair:
		return v.words[:]
	case formFloat:
		return []ID{b.bits(b.canonical(v))}
	}
	return v.words[:1]
}

// bits is a float32 value's words, NaNs as they are.
func (b *Builder) bits(v Value) ID {
	if v.words[0] == 0 {
		return b.AsU32(v.float)
	}
	return v.words[0]
}

// floats is a float32 value as floats.
func (b *Builder) floats(v Value) ID {
	if v.float == 0 {
		return b.AsF32(v.words[0])
	}
	return v.float
}

// canonical replaces the NaNs of a float32 that arithmetic made.
func (b *Builder) canonical(v Value) Value {
	if v.DType != dtype.Float32 || !v.made {
		return v
	}
	w := b.bits(v)
	isNaN := b.UGreater(b.And(w, b.SplatU32(magnitude, v.Width)), b.SplatU32(infinity, v.Width))
	return Value{DType: v.DType, Width: v.Width, words: [2]ID{b.Select(isNaN, b.SplatU32(canonicalNaN, v.Width), w)}}
}

// SplatValue is a value of one lane in every one of width lanes.
func (b *Builder) SplatValue(v Value, width int) Value {
	if v.Width == width {
		return v
	}
	if v.Width != 1 {
		b.fail("%d lanes spread over %d", v.Width, width)
		return v
	}
	v.Width = width
	for _, p := range []*ID{&v.words[0], &v.words[1], &v.float, &v.cond} {
		if *p != 0 {
			*p = b.Splat(*p, width)
		}
	}
	return v
}

// SelectValue is x where cond holds, else y, lane by lane; a scalar cond
// chooses whole groups. Elements are moved, not computed: NaNs keep their bits.
func (b *Builder) SelectValue(cond ID, x, y Value) Value {
	if x.DType != y.DType {
		b.fail("a select of %v and %v", x.DType, y.DType)
		return x
	}
	width := max(x.Width, y.Width, b.Width(cond))
	x, y = b.SplatValue(x, width), b.SplatValue(y, width)
	out := Value{DType: x.DType, Width: width}
	switch formOf(x.DType) {
	case formBool:
		out.cond = b.Select(cond, x.cond, y.cond)
	case formPair:
		out.words[0] = b.Select(cond, x.words[0], y.words[0])
		out.words[1] = b.Select(cond, x.words[1], y.words[1])
	case formFloat:
		if out.made = x.made && y.made; !out.made {
			x, y = b.canonical(x), b.canonical(y)
		}
		out.words[0] = b.Select(cond, b.bits(x), b.bits(y))
	default:
		out.words[0] = b.Select(cond, x.words[0], y.words[0])
	}
	return out
}
