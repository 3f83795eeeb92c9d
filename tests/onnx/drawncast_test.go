package onnx

import "slices"

var drawnCasts = []drawnOp{{"Cast", drawCast}, {"CastLike", drawCastLike}}

var numberTypes = slices.Concat(floatTypes, intTypes, []elemType{bools})

// castable are numbers of a type that another has too, or integers whose highest bits are
// cut off: floats beyond an integer's range are open.
func (d *drawer) castable(from, to elemType, dims []int64) drawnInput {
	if slices.Contains(intTypes, from) && to != float16s && d.chance(3) {
		return d.extremes(from, dims)
	}
	isFloat := func(e elemType) bool { return slices.Contains(floatTypes, e) }
	switch {
	case isFloat(from) && slices.Contains(uintTypes, to):
		return d.numbers(from, dims, 0, 120)
	case isFloat(from) && (isFloat(to) || to == bools):
		return d.special(from, dims, -9, 9)
	case isFloat(from):
		return d.numbers(from, dims, -120, 120)
	case from == int32s || from == int64s:
		return d.numbers(from, dims, -70000, 70000)
	case from == uint32s || from == uint64s:
		return d.numbers(from, dims, 0, 70000)
	}
	return d.of(from, dims, -100, 120)
}

func drawCast(d *drawer) *drawnCase {
	from, to := oneOf(d, numberTypes...), oneOf(d, numberTypes...)
	x := d.castable(from, to, d.sizes(d.between(0, 4), 4))
	c := &drawnCase{op: "Cast", version: oneOf[int64](d, 6, 9, 13, 19, 21, 23), outs: 1, in: []drawnInput{x}}
	return c.with(attrInt("to", int(to)))
}

func drawCastLike(d *drawer) *drawnCase {
	from, to := oneOf(d, numberTypes...), oneOf(d, numberTypes...)
	x := d.castable(from, to, d.sizes(d.between(0, 4), 4))
	return &drawnCase{op: "CastLike", version: oneOf[int64](d, 15, 19, 21), outs: 1, in: []drawnInput{x, d.either(d.any(to, d.dims(d.between(0, 2), 1, 3)))}}
}
