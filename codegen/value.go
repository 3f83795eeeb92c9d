package codegen

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Value is a vector of Width elements of one dtype.
//
// A bool is a condition. An integer of up to 32 bits is a word; a narrower one is extended by
// its sign or by zeros. A 64-bit integer is two words, low and high. A float32 is the word of
// its bits, a float of the device, or both. A half is held as the float32 of the same value; if
// the device converts float16s, their own bits may be held too. A float64 is two words, a float
// of the device, or both. A complex number is its two parts.
type Value struct {
	DType dtype.DType
	Width int

	words [2]ID
	float ID
	cond  ID
	parts *[2]Value // real, imaginary
	// half holds float16s in the low bits of words. alone says that the bits above are zeros.
	half  ID
	alone bool
	// unrounded is the float32 of which the device packed half, if its compiler may make
	// unpacking return that number unrounded. Arithmetic on half then rounds it in words.
	unrounded ID
	// made marks floats as computed: the bits of a NaN among them are not defined. The NaN
	// becomes canonical only when its bits are stored or read.
	made bool
}

// form is the way in which a Value holds elements of a dtype.
type form uint8

const (
	formNone    form = iota
	formBool         // a condition
	formWord         // a word: an integer of up to 32 bits
	formPair         // two words: a 64-bit integer
	formFloat        // a word, or a float: a float32 or a half
	formDouble       // two words, or a float: a float64
	formComplex      // two parts
)

func formOf(d dtype.DType) form {
	switch {
	case d == dtype.Bool:
		return formBool
	case d == dtype.Float32, d.IsHalf():
		return formFloat
	case d == dtype.Float64:
		return formDouble
	case d.IsInteger() && d.Words() == 1:
		return formWord
	case d.IsInteger() && d.Words() == 2:
		return formPair
	case d.IsComplex():
		return formComplex
	}
	return formNone
}

// FromWords makes a value of words (scalars or vectors of one width) as they are in memory:
// the low word of an element first, and the real part of a complex number before the imaginary
// part. An element of less than 32 bits is in the low bits of a word, whose upper bits do not
// matter. A bool is true if its word is not 0.
func (b *Builder) FromWords(d dtype.DType, words ...ID) Value {
	if len(words) != d.Words() || formOf(d) == formNone {
		b.Fail("%v made of %d words", d, len(words))
		return b.Zero(dtype.Uint32, 1)
	}
	for _, w := range words {
		b.SameType(spirv.OpBitcast, words[0], w)
	}
	v := Value{DType: d, Width: b.Width(words[0])}
	switch formOf(d) {
	case formBool:
		v.cond = b.INe(words[0], b.SplatU32(0, v.Width))
	case formComplex:
		half := len(words) / 2
		v.parts = &[2]Value{b.FromWords(d.Real(), words[:half]...), b.FromWords(d.Real(), words[half:]...)}
	case formWord:
		v.words[0] = b.extendWord(d, words[0])
	case formFloat:
		switch {
		case d == dtype.Float16 && b.target.UnpackHalf:
			v.half = words[0]
		case d.IsHalf():
			v.words[0] = b.half().Expand(d, words[0])
		default:
			v.words[0] = words[0]
		}
	default:
		copy(v.words[:], words)
	}
	return v
}

// extendWord fills the upper bits of an integer narrower than a word with its sign, or with
// zeros.
func (b *Builder) extendWord(d dtype.DType, w ID) ID {
	unused := uint32(32 - 8*d.Size())
	switch {
	case unused == 0:
		return w
	case d.IsSigned():
		return b.ShiftRA(b.ShiftL(w, b.words.K(unused, w)), b.words.K(unused, w))
	}
	return b.And(w, b.words.K(0xffffffff>>unused, w))
}

// FromCond makes a bool value of conditions.
func (b *Builder) FromCond(cond ID) Value {
	b.Demand(spirv.OpSelect, spirv.OfBool, cond)
	return Value{DType: dtype.Bool, Width: b.Width(cond), cond: cond}
}

// Cond returns the conditions of a bool value.
func (b *Builder) Cond(v Value) ID {
	if v.DType != dtype.Bool {
		b.Fail("a condition of %v", v.DType)
		return b.SplatBool(false, v.Width)
	}
	return v.cond
}

// ToWords returns the words to store, as FromWords takes them. The bits above an element of
// less than 32 bits are zeros, a bool is 0 or 1, and a computed NaN is canonical.
func (b *Builder) ToWords(v Value) []ID {
	switch formOf(v.DType) {
	case formBool:
		return []ID{b.Select(v.cond, b.SplatU32(1, v.Width), b.SplatU32(0, v.Width))}
	case formComplex:
		return append(b.ToWords(v.parts[0]), b.ToWords(v.parts[1])...)
	}
	if v.DType.IsHalf() {
		return []ID{b.halfBits(v)}
	}
	w := b.held(b.canonical(v))
	if v.DType.IsSigned() && v.DType.Size() < 4 {
		w[0] = b.And(w[0], b.words.K(0xffffffff>>(32-8*v.DType.Size()), w[0]))
	}
	return w
}

// held returns the words of an integer or a float, the low word first. NaNs keep their bits.
func (b *Builder) held(v Value) limbs {
	switch formOf(v.DType) {
	case formFloat:
		return limbs{b.bits(v)}
	case formDouble:
		w := b.pairBits(v)
		return w[:]
	case formPair:
		return v.words[:]
	}
	return v.words[:1]
}

// ofHeld makes a value of the words that held returns.
func ofHeld(d dtype.DType, width int, words limbs) Value {
	v := Value{DType: d, Width: width}
	copy(v.words[:], words)
	return v
}

// bits returns the words of a float held as float32. NaNs keep their bits.
func (b *Builder) bits(v Value) ID {
	switch {
	case v.words[0] != 0:
		return v.words[0]
	case v.float == 0 && !v.made: // the device's own conversion may change a NaN
		return b.half().Expand(dtype.Float16, v.half)
	}
	return b.AsU32(b.floats(v))
}

// floats returns the device's floats of a value held as float32. The bits of a NaN may change.
func (b *Builder) floats(v Value) ID {
	switch {
	case v.float != 0:
		return v.float
	case v.words[0] != 0:
		return b.AsF32(v.words[0])
	}
	if v.unrounded != 0 {
		return b.onceInBlock(v.unrounded, func() ID { return b.AsF32(b.half().Round(dtype.Float16, b.AsU32(v.unrounded), false)) })
	}
	return b.onceInBlock(v.half, func() ID { return b.UnpackHalf(v.half) })
}

// pairBits returns the words of a float64. NaNs keep their bits.
func (b *Builder) pairBits(v Value) pair {
	if v.words[0] == 0 {
		return b.BitsF64(v.float)
	}
	return v.words
}

// doubles returns the device's floats of a float64.
func (b *Builder) doubles(v Value) ID {
	if v.float == 0 {
		return b.AsF64(v.words)
	}
	return v.float
}

// canonical replaces the NaNs of computed floats by the canonical NaN.
func (b *Builder) canonical(v Value) Value {
	if !v.made || !v.DType.IsFloat() {
		return v
	}
	if v.unrounded != 0 {
		return b.inWords(v)
	}
	if v.half != 0 && v.DType == dtype.Float16 {
		return Value{DType: v.DType, Width: v.Width, half: b.halfBits(v), alone: true}
	}
	w := b.held(v)
	return ofHeld(v.DType, v.Width, b.float.CanonicalNaN(b.float.IsNaN(w), w))
}

// SplatValue repeats a value of width 1 in each element of a width.
func (b *Builder) SplatValue(v Value, width int) Value {
	if v.Width == width {
		return v
	}
	if v.Width != 1 {
		b.Fail("a value of width %d repeated to width %d", v.Width, width)
		return v
	}
	v.Width = width
	if v.parts != nil {
		v.parts = &[2]Value{b.SplatValue(v.parts[0], width), b.SplatValue(v.parts[1], width)}
	}
	for _, id := range v.fields() {
		if *id != 0 {
			*id = b.Splat(*id, width)
		}
	}
	return v
}

// fields returns the IDs of a value, except those of its parts. An unused ID is 0.
func (v *Value) fields() [6]*ID {
	return [...]*ID{&v.words[0], &v.words[1], &v.float, &v.cond, &v.half, &v.unrounded}
}

// Join concatenates values of one dtype that hold their elements in the same fields.
func (b *Builder) Join(list ...Value) Value {
	width := 0
	for _, v := range list {
		width += v.Width
	}
	return b.lanes(list, 0, width)
}

// Cut returns width elements of a value, from first on.
func (b *Builder) Cut(v Value, first, width int) Value { return b.lanes([]Value{v}, first, width) }

// lanes returns width elements, from first on, of concatenated values.
func (b *Builder) lanes(list []Value, first, width int) Value {
	out := list[0]
	out.Width = width
	for i, id := range out.fields() {
		if *id == 0 {
			continue
		}
		var lanes []ID
		at := 0
		for _, v := range list {
			for lane := range v.Width {
				if at >= first && at < first+width {
					lanes = append(lanes, b.Extract(*v.fields()[i], lane))
				}
				at++
			}
		}
		*id = b.Construct(lanes...)
	}
	if out.parts != nil {
		out.parts = new([2]Value)
		for i := range out.parts {
			var parts []Value
			for _, v := range list {
				parts = append(parts, v.parts[i])
			}
			out.parts[i] = b.lanes(parts, first, width)
		}
	}
	return out
}

// SelectValue is x where cond holds and y elsewhere, element by element. A scalar cond chooses
// the whole value. It copies elements and computes none, so NaNs keep their bits.
func (b *Builder) SelectValue(cond ID, x, y Value) Value {
	if x.DType != y.DType {
		b.Fail("a select of %v and %v", x.DType, y.DType)
		return x
	}
	width := max(x.Width, y.Width, b.Width(cond))
	x, y = b.SplatValue(x, width), b.SplatValue(y, width)
	out := Value{DType: x.DType, Width: width}
	if out.made = x.made && y.made; !out.made {
		x, y = b.canonical(x), b.canonical(y)
	}
	switch form := formOf(x.DType); {
	case x.DType == dtype.Float16 && x.half != 0 && y.half != 0 && x.unrounded|y.unrounded == 0:
		out.half, out.alone = b.Select(cond, x.half, y.half), x.alone && y.alone
	case form == formBool:
		out.cond = b.Select(cond, x.cond, y.cond)
	case form == formComplex:
		out.parts = &[2]Value{b.SelectValue(cond, x.parts[0], y.parts[0]), b.SelectValue(cond, x.parts[1], y.parts[1])}
	default:
		xw, yw := b.held(x), b.held(y)
		for i := range xw {
			out.words[i] = b.Select(cond, xw[i], yw[i])
		}
	}
	return out
}
