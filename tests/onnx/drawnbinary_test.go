package onnx

import "slices"

// binaryDrawn is an operator of two operands that broadcast, with the types of which ONNX
// Runtime has kernels from a version on. Versions before 7 it has none of.
type binaryDrawn struct {
	name      string
	types     map[int64][]elemType
	low, high float64
}

var drawnBinary = binariesDrawn()

func binariesDrawn() (list []drawnOp) {
	arithmetic := map[int64][]elemType{7: wideTypes, 13: wideTypes, 14: wideTypes}
	logical := map[int64][]elemType{7: {bools}}
	bitwise := map[int64][]elemType{18: intTypes}
	ordered := map[int64][]elemType{7: {float32s, float64s}, 9: wideTypes, 13: wideTypes}
	orEqual := map[int64][]elemType{12: wideTypes, 16: wideTypes}
	for _, b := range []binaryDrawn{
		{"Add", arithmetic, -9, 9}, {"Sub", arithmetic, -9, 9}, {"Mul", arithmetic, -9, 9},
		{"Equal", map[int64][]elemType{7: {bools, int32s, int64s}, 11: append([]elemType{bools}, wideTypes...), 13: append([]elemType{bools}, wideTypes...), 19: append([]elemType{bools, texts}, wideTypes...)}, -2, 2},
		{"Less", ordered, -2, 2}, {"Greater", ordered, -2, 2}, {"LessOrEqual", orEqual, -2, 2}, {"GreaterOrEqual", orEqual, -2, 2},
		{"And", logical, 0, 1}, {"Or", logical, 0, 1}, {"Xor", logical, 0, 1},
		{"BitwiseAnd", bitwise, -9, 9}, {"BitwiseOr", bitwise, -9, 9}, {"BitwiseXor", bitwise, -9, 9},
	} {
		list = append(list, drawnOp{b.name, func(d *drawer) *drawnCase { return b.draw(d) }})
	}
	list = append(list, drawnOp{"Div", drawDiv}, drawnOp{"Pow", drawPow}, drawnOp{"Mod", drawMod}, drawnOp{"BitShift", drawBitShift}, drawnOp{"Where", drawWhere}, drawnOp{"Clip", drawClip})
	for _, name := range []string{"Max", "Min", "Sum", "Mean"} {
		list = append(list, drawnOp{name, func(d *drawer) *drawnCase { return drawVariadic(d, name) }})
	}
	return list
}

func (b binaryDrawn) draw(d *drawer) *drawnCase {
	var versions []int64
	for v := range b.types {
		versions = append(versions, v)
	}
	slices.Sort(versions)
	version := oneOf(d, versions...)
	elem := oneOf(d, b.types[version]...)
	c := &drawnCase{op: b.name, version: version, outs: 1}
	for _, dims := range d.apart(2) {
		c.in = append(c.in, d.either(d.varied(elem, dims, b.low, b.high)))
	}
	return c
}

// drawDiv has no integer 0 below: what that gives is open.
func drawDiv(d *drawer) *drawnCase {
	elem := oneOf(d, wideTypes...)
	dims := d.apart(2)
	below := d.of(elem, dims[1], 1, 4)
	if d.chance(2) {
		below = d.of(elem, dims[1], -4, -1)
	}
	return &drawnCase{op: "Div", version: oneOf[int64](d, 7, 13, 14), outs: 1, in: []drawnInput{d.either(d.of(elem, dims[0], -9, 9)), d.either(below)}}
}

// drawPow has exponents of another type from version 12 on. Integers to negative powers
// and negative numbers to broken ones are left out.
func drawPow(d *drawer) *drawnCase {
	c := &drawnCase{op: "Pow", version: oneOf[int64](d, 7, 12, 13, 15), outs: 1}
	base, exponent := oneOf(d, float32s, float64s), float32s
	if exponent = base; c.version >= 12 {
		base, exponent = oneOf(d, wideTypes...), oneOf(d, wideTypes...)
	}
	dims := d.apart(2)
	x, low := d.of(base, dims[0], -4, 4), 0.0
	if slices.Contains(floatTypes, exponent) {
		x = d.of(base, dims[0], 1, 4)
	}
	if slices.Contains(floatTypes, base) {
		low = -3
		x = d.of(base, dims[0], 1, 4)
	}
	c.in = []drawnInput{d.either(x), d.either(d.of(exponent, dims[1], low, 4))}
	return c
}

// drawMod has no 0 below.
func drawMod(d *drawer) *drawnCase {
	elem := oneOf(d, slices.Concat(intTypes, floatTypes)...)
	c := &drawnCase{op: "Mod", version: oneOf[int64](d, 10, 13), outs: 1}
	dims := d.apart(2)
	low, high := 1.0, 5.0
	if d.chance(2) && !slices.Contains(uintTypes, elem) {
		low, high = -5, -1
	}
	c.in = []drawnInput{d.either(d.of(elem, dims[0], -9, 9)), d.either(d.of(elem, dims[1], low, high))}
	if slices.Contains(floatTypes, elem) {
		return c.with(attrInt("fmod", 1))
	}
	if low > 0 && d.chance(3) { // where fmod is said ONNX Runtime computes with float64
		c.in[0] = d.either(d.extremes(elem, dims[0]))
		return c
	}
	c.maybe(d, attrInt("fmod", d.IntN(2)))
	return c
}

// drawBitShift shifts by less bits than there are.
func drawBitShift(d *drawer) *drawnCase {
	elem := oneOf(d, uint8s, uint32s, uint64s)
	dims := d.apart(2)
	c := &drawnCase{op: "BitShift", version: 11, outs: 1, in: []drawnInput{d.either(d.of(elem, dims[0], 0, 255)), d.either(d.of(elem, dims[1], 0, 7))}}
	return c.with(attrString("direction", oneOf(d, "LEFT", "RIGHT")))
}

func drawWhere(d *drawer) *drawnCase {
	elem := oneOf(d, uint8s, int32s, texts, float32s, float64s, int64s)
	dims := d.apart(3)
	return &drawnCase{op: "Where", version: oneOf[int64](d, 9, 16), outs: 1,
		in: []drawnInput{d.either(d.of(bools, dims[0], 0, 1)), d.either(d.any(elem, dims[1])), d.either(d.any(elem, dims[2]))}}
}

// drawClip has bounds as attributes before version 11; either may be absent, and the
// lower one above the other.
func drawClip(d *drawer) *drawnCase {
	c := &drawnCase{op: "Clip", version: oneOf[int64](d, 6, 11, 12, 13), outs: 1}
	elem := float32s
	if c.version >= 12 {
		elem = oneOf(d, float32s, float64s, float16s, int8s, uint8s, int32s, uint32s, int64s, uint64s)
	}
	c.in = []drawnInput{d.varied(elem, d.sizes(d.between(0, 4), 5), -9, 9)}
	low, high := d.of(elem, nil, -6, 2), d.of(elem, nil, -2, 6)
	if c.version == 6 { // of which ONNX Runtime has no lower bound above the other
		c.maybe(d, attrFloat("min", float32(d.between(-6, 0))))
		c.maybe(d, attrFloat("max", float32(d.between(0, 6))))
		return c
	}
	if slices.Contains(floatTypes, elem) { // without a bound what becomes of infinities is open
		c.in[0] = d.of(elem, c.in[0].Dims, -9, 9)
	}
	if d.chance(3) {
		low = absent
	}
	if d.chance(3) {
		high = absent
	}
	for _, x := range []drawnInput{low, high} {
		if x.Tensor != nil {
			x = d.either(x)
		}
		c.in = append(c.in, x)
	}
	return c
}

// drawVariadic has one operand to four.
func drawVariadic(d *drawer, name string) *drawnCase {
	version := oneOf[int64](d, 8, 13)
	types := []elemType{float32s}
	switch name {
	case "Max", "Min":
		if version = oneOf[int64](d, 8, 12, 13); version >= 12 {
			types = []elemType{float32s, float64s, float16s, int32s, int64s, uint32s, uint64s}
		}
	case "Sum":
		types = []elemType{float32s, float64s}
	}
	elem := oneOf(d, types...)
	c := &drawnCase{op: name, version: version, outs: 1}
	for _, dims := range d.apart(d.between(1, 4)) {
		c.in = append(c.in, d.either(d.varied(elem, dims, -5, 5)))
	}
	return c
}
