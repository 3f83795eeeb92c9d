package onnx

import "slices"

// unaryDrawn is an operator of one operand: its versions, the types of which ONNX Runtime
// has kernels, and the range of its numbers.
type unaryDrawn struct {
	name      string
	versions  []int64
	types     []elemType
	low, high float64
}

// singles are the types where ONNX Runtime has no kernel of float64.
var singles = []elemType{float32s, float16s}

var drawnUnary = slices.Concat(plainUnary(), activationsDrawn())

func plainUnary() (list []drawnOp) {
	for _, u := range []unaryDrawn{
		{"Abs", []int64{6, 13}, slices.Concat(floatTypes, intTypes), -9, 9},
		{"Neg", []int64{6, 13}, []elemType{float32s, float64s, float16s, int8s, int32s, int64s}, -9, 9},
		{"Sign", []int64{9, 13}, slices.Concat(floatTypes, intTypes), -9, 9},
		{"Ceil", []int64{6, 13}, floatTypes, -4, 4}, {"Floor", []int64{6, 13}, floatTypes, -4, 4},
		{"Round", []int64{11, 22}, floatTypes, -4, 4},
		{"Sqrt", []int64{6, 13}, floatTypes, -1, 9}, {"Reciprocal", []int64{6, 13}, floatTypes, 1, 9},
		{"Exp", []int64{6, 13}, floatTypes, -4, 4}, {"Log", []int64{6, 13}, floatTypes, -1, 9},
		{"Erf", []int64{9, 13}, []elemType{float32s, float16s}, -3, 3},
		{"Sin", []int64{7, 22}, floatTypes, -9, 9}, {"Cos", []int64{7, 22}, floatTypes, -9, 9}, {"Tan", []int64{7, 22}, singles, -1, 1},
		{"Asin", []int64{7, 22}, singles, -1, 1}, {"Acos", []int64{7, 22}, singles, -1, 1}, {"Atan", []int64{7, 22}, singles, -9, 9},
		{"Sinh", []int64{9, 22}, singles, -3, 3}, {"Cosh", []int64{9, 22}, singles, -3, 3}, {"Tanh", []int64{6, 13}, floatTypes, -3, 3},
		{"Asinh", []int64{9, 22}, singles, -9, 9}, {"Acosh", []int64{9, 22}, singles, 1, 9}, {"Atanh", []int64{9, 22}, singles, -0.9, 0.9},
		{"Sigmoid", []int64{6, 13}, floatTypes, -5, 5}, {"Softplus", []int64{1, 22}, singles, -9, 9},
		{"Softsign", []int64{1, 22}, singles, -9, 9}, {"HardSwish", []int64{14, 22}, singles, -5, 5}, {"Mish", []int64{18, 22}, singles, -5, 5},
		{"Relu", []int64{6, 13, 14}, floatTypes, -9, 9}, {"IsNaN", []int64{9, 13, 20}, floatTypes, -9, 9},
		{"Not", []int64{1}, []elemType{bools}, 0, 1}, {"BitwiseNot", []int64{18}, intTypes, -9, 9},
		{"Identity", []int64{1, 13, 14, 16}, movedTypes, -9, 9},
	} {
		list = append(list, drawnOp{u.name, func(d *drawer) *drawnCase { return u.draw(d) }})
	}
	return append(list, drawnOp{"IsInf", drawIsInf}, drawnOp{"ReluOfIntegers", drawReluOfIntegers})
}

// limitless have limits at infinity in Weft, and NaN where their formula is followed; ONNX
// does not say.
var limitless = []string{"Softsign", "HardSwish", "Mish"}

func (u unaryDrawn) draw(d *drawer) *drawnCase {
	elem := oneOf(d, u.types...)
	dims := d.sizes(d.between(0, 4), 4)
	x := d.of(elem, dims, u.low, u.high)
	// ONNX Runtime's sign of a float16 NaN is 0, and of a float32 one NaN.
	if !slices.Contains(limitless, u.name) && (u.name != "Sign" || elem != float16s) {
		x = d.varied(elem, dims, u.low, u.high)
	}
	c := &drawnCase{op: u.name, version: oneOf(d, u.versions...), outs: 1, in: []drawnInput{x}}
	if elem == float16s && c.version == 1 { // whose Casts ONNX Runtime writes wrongly
		c.version = u.versions[1]
	}
	return c
}

func drawIsInf(d *drawer) *drawnCase {
	c := &drawnCase{op: "IsInf", version: oneOf[int64](d, 10, 20), outs: 1}
	types := []elemType{float32s, float64s}
	if c.version == 20 {
		types = floatTypes
	}
	c.in = []drawnInput{d.special(oneOf(d, types...), d.dims(d.between(0, 3), 1, 5), -4, 4)}
	c.maybe(d, attrInt("detect_positive", d.IntN(2)))
	c.maybe(d, attrInt("detect_negative", d.IntN(2)))
	return c
}

// drawReluOfIntegers is Relu from version 14 on.
func drawReluOfIntegers(d *drawer) *drawnCase {
	return &drawnCase{op: "Relu", version: 14, outs: 1, in: []drawnInput{d.any(oneOf(d, int8s, int32s), d.dims(d.between(0, 3), 1, 5))}}
}

// activationsDrawn have parameters.
func activationsDrawn() (list []drawnOp) {
	for _, a := range []struct {
		name       string
		versions   []int64
		attributes []string
	}{
		{"LeakyRelu", []int64{6, 16}, []string{"alpha"}}, {"Elu", []int64{6, 22}, []string{"alpha"}},
		{"HardSigmoid", []int64{6, 22}, []string{"alpha", "beta"}}, {"Selu", []int64{6, 22}, []string{"alpha", "gamma"}},
		{"Celu", []int64{12}, []string{"alpha"}}, {"ThresholdedRelu", []int64{10, 22}, []string{"alpha"}},
		{"Shrink", []int64{9}, []string{"lambd", "bias"}}, {"Swish", []int64{24}, []string{"alpha"}},
	} {
		list = append(list, drawnOp{a.name, func(d *drawer) *drawnCase { return drawActivation(d, a.name, oneOf(d, a.versions...), a.attributes) }})
	}
	return append(list, drawnOp{"Gelu", drawGelu}, drawnOp{"PRelu", drawPRelu}, drawnOp{"ShrinkOfIntegers", drawShrinkOfIntegers})
}

func drawActivation(d *drawer, name string, version int64, attributes []string) *drawnCase {
	c := &drawnCase{op: name, version: version, outs: 1, in: []drawnInput{d.numbers(float32s, d.dims(d.between(0, 4), 1, 4), -3, 3)}}
	if d.chance(4) && name != "Celu" { // which ONNX has of float32 alone
		c.in[0] = d.numbers(float16s, c.in[0].Dims, -3, 3)
	}
	for _, a := range attributes {
		low := 0
		if name != "Celu" { // of which alpha 0 divides by 0
			low = -2
		}
		c.maybe(d, attrFloat(a, float32(d.between(low*4, 8))/4+0.125))
	}
	return c
}

// drawShrinkOfIntegers has whole biases: of others ONNX leaves open how they are rounded.
func drawShrinkOfIntegers(d *drawer) *drawnCase {
	elem := oneOf(d, intTypes...)
	c := &drawnCase{op: "Shrink", version: 9, outs: 1, in: []drawnInput{d.of(elem, d.dims(d.between(0, 3), 1, 5), -9, 9)}}
	c.with(attrFloat("lambd", float32(d.between(1, 5))))
	c.maybe(d, attrFloat("bias", float32(d.between(0, 1))))
	return c
}

func drawGelu(d *drawer) *drawnCase {
	c := &drawnCase{op: "Gelu", version: 20, outs: 1, in: []drawnInput{d.numbers(oneOf(d, float32s, float16s), d.dims(d.between(0, 4), 1, 4), -2, 2)}}
	c.maybe(d, attrString("approximate", oneOf(d, "none", "tanh")))
	return c
}

// drawPRelu has a slope that broadcasts to the first operand.
func drawPRelu(d *drawer) *drawnCase {
	dims := d.dims(d.between(0, 4), 1, 4)
	c := &drawnCase{op: "PRelu", version: oneOf[int64](d, 7, 9, 16), outs: 1}
	elem := float32s
	if d.chance(4) {
		elem = float16s
	}
	if c.version >= 16 && d.chance(3) {
		elem = oneOf(d, int32s, int64s)
	}
	c.in = []drawnInput{d.of(elem, dims, -5, 5), d.either(d.of(elem, d.part(dims), -3, 3))}
	return c
}
