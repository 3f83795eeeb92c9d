package main

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/ops"
)

// definition is an operator as the loops have it, of operands of one type but for a first one
// that may be of another.
type definition struct {
	name    string // of package ops' catalogue
	arity   int
	in, out dtype.DType
	eval    func(s *source, x []value) value

	first      dtype.DType // of the first operand, where cond
	cond       bool
	wide       bool                                // lanes of 64 bits, though no operand has them
	parts      bool                                // the elements are complex, and the lanes their parts
	pairs      bool                                // the elements are complex, and the lanes one part of each: x has two of each operand
	both       func(s *source, x []value) [2]value // in place of eval, where the result is complex too
	elementary bool                                // a function of package elementary
	words      bool                                // the lanes are the elements' bits
	short      bool                                // the lanes are as short as the elements, 8 or 16 bits
}

// operandType is the dtype of an operand, or of its parts.
func (d definition) operandType(i int) dtype.DType {
	if d.cond && i == 0 {
		return d.first
	}
	return d.partOf(d.in)
}

func (d definition) resultType() dtype.DType { return d.partOf(d.out) }

// partOf is a complex dtype's part where the lanes are parts, and the word of as many bits
// where they are words.
func (d definition) partOf(t dtype.DType) dtype.DType {
	switch {
	case d.words && t == dtype.Complex64:
		return dtype.Uint64
	case d.words && t == dtype.Float32:
		return dtype.Uint32
	case (d.parts || d.pairs) && t == dtype.Complex64:
		return dtype.Float32
	case (d.parts || d.pairs) && t == dtype.Complex128:
		return dtype.Float64
	}
	return t
}

// width is that of a lane, in bits.
func (d definition) width() int {
	if d.short {
		return 8 * d.in.Size()
	}
	if d.wide || d.partOf(d.in).Size() == 8 || d.resultType().Size() == 8 {
		return 64
	}
	return 32
}

type evaluation = func(s *source, x []value) value

// map1 and map2 are operators whose results have their operands' type.
func map1(name string, d dtype.DType, eval evaluation) definition {
	return definition{name: name, arity: 1, in: d, out: d, eval: eval}
}

func map2(name string, d dtype.DType, eval evaluation) definition {
	return definition{name: name, arity: 2, in: d, out: d, eval: eval}
}

// asked is an operator whose results are bools.
func asked(name string, arity int, d dtype.DType, is func(s *source, x []value) condition) definition {
	return definition{name: name, arity: arity, in: d, out: dtype.Bool, eval: func(s *source, x []value) value {
		return s.Select(is(s, x), s.Word(1), s.Word(0))
	}}
}

// arithmetic are the operators of floats that halves have too, rounded once more.
func arithmetic(d dtype.DType) []definition {
	integer := func(name string, mode uint64) definition {
		return map1(name, d, func(s *source, x []value) value {
			return s.canonical(value(s.record(rounded, mode, int(x[0]))))
		})
	}
	compared := func(name string, op opcode, first, second int) definition {
		return asked(name, 2, d, func(s *source, x []value) condition { return s.compare(op, x[first], x[second]) })
	}
	return []definition{
		map2("add", d, func(s *source, x []value) value { return s.canonical(s.Add(x[0], x[1])) }),
		map2("sub", d, func(s *source, x []value) value { return s.canonical(s.Sub(x[0], x[1])) }),
		map2("mul", d, func(s *source, x []value) value { return s.canonical(s.Mul(x[0], x[1])) }),
		map2("div", d, func(s *source, x []value) value { return s.canonical(s.Div(x[0], x[1])) }),
		map2("maximum", d, func(s *source, x []value) value { return s.maximum(x[0], x[1]) }),
		map2("minimum", d, func(s *source, x []value) value { return s.minimum(x[0], x[1]) }),
		map1("relu", d, func(s *source, x []value) value { return s.maximum(x[0], s.Word(0)) }),
		map1("neg", d, func(s *source, x []value) value { return s.canonical(s.XorU(x[0], s.sign())) }),
		map1("abs", d, func(s *source, x []value) value { return s.canonical(s.magnitude(x[0])) }),
		map1("sqrt", d, func(s *source, x []value) value { return s.canonical(s.Sqrt(x[0])) }),
		integer("round", toEven), integer("floor", down), integer("ceil", up), integer("trunc", toZero),
		compared("equal", equalFloat, 0, 1), compared("not_equal", notEqualFloat, 0, 1),
		compared("less", lessFloat, 0, 1), compared("less_equal", lessEqualFloat, 0, 1),
		compared("greater", lessFloat, 1, 0), compared("greater_equal", lessEqualFloat, 1, 0),
	}
}

func (s *source) magnitude(v value) value { return s.AndU(v, s.inverted(s.sign())) }

// inverted is a word with every bit the other way round.
func (s *source) inverted(u value) value { return s.XorU(u, s.Word(math.MaxUint64)) }

// kinds are what numbers are like: signs, and what is no number.
func kinds(d dtype.DType) []definition {
	infinity := func(s *source) value { return s.Const(math.Inf(1)) }
	return []definition{
		map1("sign", d, func(s *source, x []value) value {
			one := s.OrU(s.AndU(x[0], s.sign()), s.Const(1))
			isZero := s.compare(equalFloat, x[0], s.Word(0))
			return s.canonical(s.Select(s.isNaN(x[0], x[0]), x[0], s.Select(isZero, s.Word(0), one)))
		}),
		map2("copysign", d, func(s *source, x []value) value {
			return s.OrU(s.magnitude(x[0]), s.AndU(x[1], s.sign()))
		}),
		asked("isnan", 1, d, func(s *source, x []value) condition { return s.isNaN(x[0], x[0]) }),
		asked("isinf", 1, d, func(s *source, x []value) condition {
			return s.compare(equalFloat, s.magnitude(x[0]), infinity(s))
		}),
		asked("isfinite", 1, d, func(s *source, x []value) condition {
			return s.compare(lessFloat, s.magnitude(x[0]), infinity(s))
		}),
		asked("signbit", 1, d, func(s *source, x []value) condition { return s.LessSigned(x[0], s.Word(0)) }),
		{name: "fma", arity: 3, in: d, out: d, eval: func(s *source, x []value) value {
			return s.canonical(value(s.record(fused, 0, int(x[0]), int(x[1]), int(x[2]))))
		}},
		{name: "order_key", arity: 1, in: d, out: unsignedOf[d], eval: orderKey},
	}
}

var unsignedOf = map[dtype.DType]dtype.DType{
	dtype.Float32: dtype.Uint32, dtype.Float64: dtype.Uint64,
	dtype.Int8: dtype.Uint8, dtype.Int16: dtype.Uint16, dtype.Int32: dtype.Uint32, dtype.Int64: dtype.Uint64,
}

// orderKey is the distance from zero in numbers of the type, zero being in the middle of the
// words.
func orderKey(s *source, x []value) value {
	magnitude := s.magnitude(x[0])
	key := s.Select(s.LessSigned(x[0], s.Word(0)), s.SubU(s.sign(), magnitude), s.AddU(s.sign(), magnitude))
	return s.Select(s.isNaN(x[0], x[0]), s.Word(math.MaxUint64), key)
}

// complexes are the operators of complex numbers by their parts. A product is
// (ac - bd) + (ad + bc)i, each operation rounded.
func complexes(d dtype.DType) []definition {
	list := []definition{
		map2("add", d, func(s *source, x []value) value { return s.canonical(s.Add(x[0], x[1])) }),
		map2("sub", d, func(s *source, x []value) value { return s.canonical(s.Sub(x[0], x[1])) }),
		map1("neg", d, func(s *source, x []value) value { return s.canonical(s.XorU(x[0], s.sign())) }),
		map1("conj", d, func(s *source, x []value) value {
			return s.canonical(s.XorU(x[0], s.XorU(s.step(firstSigns), s.sign())))
		}),
		map2("mul", d, func(s *source, x []value) value {
			straight := s.Mul(x[0], s.step(evens, x[1]))
			across := s.Mul(s.step(swapped, x[0]), s.step(odds, x[1]))
			return s.canonical(s.Add(straight, s.XorU(across, s.step(firstSigns))))
		}),
	}
	cast := definition{name: "cast", arity: 1, in: d, out: dtype.Complex128, eval: func(s *source, x []value) value { return s.canonical(x[0]) }}
	if d == cast.out {
		cast.out = dtype.Complex64
	}
	list = append(list, cast)
	for i := range list {
		list[i].parts = true
	}
	return list
}

// byPairs returns the operators of complex numbers that need both parts.
func byPairs(d dtype.DType) []definition {
	hypot, quotient := elementary.Hypot[value, value, condition], elementary.ComplexQuotient[value, value, condition]
	if d == dtype.Complex128 {
		hypot, quotient = elementary.Hypot64[value, value, condition], elementary.ComplexQuotient64[value, value, condition]
	}
	same := func(s *source, x []value) condition {
		return s.And(s.compare(equalFloat, x[0], x[2]), s.compare(equalFloat, x[1], x[3]))
	}
	list := []definition{
		{name: "abs", arity: 1, in: d, out: d.Real(), elementary: true, eval: func(s *source, x []value) value { return hypot(s, x[0], x[1]) }},
		{name: "div", arity: 2, in: d, out: d, both: func(s *source, x []value) [2]value {
			return quotient(s, [2]value{x[0], x[1]}, [2]value{x[2], x[3]})
		}},
		asked("equal", 2, d, same),
		asked("not_equal", 2, d, func(s *source, x []value) condition { return s.Not(same(s, x)) }),
	}
	if d == dtype.Complex128 {
		list = append(list,
			definition{name: "real", arity: 1, in: d, out: d.Real(), eval: func(s *source, x []value) value { return s.canonical(x[0]) }},
			definition{name: "imag", arity: 1, in: d, out: d.Real(), eval: func(s *source, x []value) value { return s.canonical(x[1]) }})
	}
	for _, f := range elementary.Complex128[value, value, condition]() {
		if op, ok := ops.ByName(f.Name); !ok || !op.Accept.Contains(d) {
			continue
		}
		one := definition{name: f.Name, arity: f.Arity, in: d, out: d, wide: true, both: func(s *source, x []value) [2]value {
			var z [][2]value
			for i, v := range x {
				if d == dtype.Complex64 { // the conversion gives the canonical NaN
					x[i] = s.canonical(v)
				}
			}
			for i := 0; i < len(x); i += 2 {
				z = append(z, [2]value{x[i], x[i+1]})
			}
			return f.Eval(s, z)
		}}
		list = append(list, one)
	}
	for i := range list {
		list[i].pairs = true
	}
	return slices.DeleteFunc(list, func(d definition) bool { return !d.isSupported() })
}

// single returns the operators that make complex64 from float32 and take it apart, on words of 64
// bits whose lower half is the real part.
func single() []definition {
	part := func(s *source, word value) value {
		isNaN := s.LessSigned(s.Word(0x7f800000), s.AndU(word, s.Word(math.MaxInt32)))
		return s.Select(isNaN, s.Word(element.NaN32), word)
	}
	list := []definition{
		{name: "cast", in: dtype.Float32, out: dtype.Complex64, eval: func(s *source, x []value) value { return part(s, x[0]) }},
		{name: "real", in: dtype.Complex64, out: dtype.Float32, eval: func(s *source, x []value) value {
			return part(s, s.AndU(x[0], s.Word(math.MaxUint32)))
		}},
		{name: "imag", in: dtype.Complex64, out: dtype.Float32, eval: func(s *source, x []value) value {
			return part(s, s.ShiftRight(x[0], s.Word(32)))
		}},
	}
	for i := range list {
		list[i].arity, list[i].words = 1, true
	}
	return list
}

// integers are the operators of an integer type. Those of fewer bits than a lane are extended
// to one, by their signs or by zeros, and what is stored is cut off.
func integers(d dtype.DType) []definition {
	_, signed := unsignedOf[d]
	before := func(s *source, a, b value) condition {
		if signed {
			return s.LessSigned(a, b)
		}
		return s.LessU(a, b)
	}
	list := []definition{
		map2("add", d, func(s *source, x []value) value { return s.AddU(x[0], x[1]) }),
		map2("sub", d, func(s *source, x []value) value { return s.SubU(x[0], x[1]) }),
		map2("mul", d, func(s *source, x []value) value { return s.MulU(x[0], x[1]) }),
		map1("neg", d, func(s *source, x []value) value { return s.SubU(s.Word(0), x[0]) }),
		map2("maximum", d, func(s *source, x []value) value { return s.extremeOf(signed, true, x[0], x[1]) }),
		map2("minimum", d, func(s *source, x []value) value { return s.extremeOf(signed, false, x[0], x[1]) }),
		map2("bitwise_and", d, func(s *source, x []value) value { return s.AndU(x[0], x[1]) }),
		map2("bitwise_or", d, func(s *source, x []value) value { return s.OrU(x[0], x[1]) }),
		map2("bitwise_xor", d, func(s *source, x []value) value { return s.XorU(x[0], x[1]) }),
		map1("bitwise_invert", d, func(s *source, x []value) value { return s.inverted(x[0]) }),
		map2("bitwise_left_shift", d, func(s *source, x []value) value { return s.ShiftLeft(x[0], x[1]) }),
		map2("bitwise_right_shift", d, func(s *source, x []value) value { return s.shiftedRight(signed, x[0], x[1]) }),
		asked("equal", 2, d, func(s *source, x []value) condition { return s.EqualU(x[0], x[1]) }),
		asked("not_equal", 2, d, func(s *source, x []value) condition { return s.Not(s.EqualU(x[0], x[1])) }),
		asked("less", 2, d, func(s *source, x []value) condition { return before(s, x[0], x[1]) }),
		asked("less_equal", 2, d, func(s *source, x []value) condition { return s.Not(before(s, x[1], x[0])) }),
		asked("greater", 2, d, func(s *source, x []value) condition { return before(s, x[1], x[0]) }),
		asked("greater_equal", 2, d, func(s *source, x []value) condition { return s.Not(before(s, x[0], x[1])) }),
	}
	if signed {
		list = append(list,
			map1("abs", d, func(s *source, x []value) value { return s.extremeOf(true, true, x[0], s.SubU(s.Word(0), x[0])) }),
			map1("relu", d, func(s *source, x []value) value { return s.extremeOf(true, true, x[0], s.Word(0)) }),
			definition{name: "order_key", arity: 1, in: d, out: unsignedOf[d], eval: func(s *source, x []value) value {
				return s.XorU(x[0], s.Word(1<<(8*d.Size()-1)))
			}})
	}
	if d.Size() <= 4 {
		list = append(list, divisions(d)...)
	}
	return list
}

// divisions are the operators of a quotient of integers of up to 32 bits. Floats of more than twice
// their bits divide them: a quotient that is no integer is at least the divisor's reciprocal away from
// one, and is not rounded to it. The results of a division by 0 are 0.
func divisions(d dtype.DType) []definition {
	divided := func(name string, mode uint64, result func(s *source, x []value, quotient value) value) definition {
		divided := map2(name, d, func(s *source, x []value) value {
			isZero := s.EqualU(x[1], s.Word(0))
			quotient := s.Div(s.FromInt(x[0]), s.FromInt(s.Select(isZero, s.Word(1), x[1])))
			whole := s.toInt(value(s.record(rounded, mode, int(quotient))))
			return s.Select(isZero, s.Word(0), result(s, x, whole))
		})
		divided.wide = d.Size() == 4
		return divided
	}
	rest := func(s *source, x []value, quotient value) value {
		if s.width == 64 { // of whose lanes the lower halves are stored
			return s.SubU(x[0], s.mulWide(quotient, x[1]))
		}
		return s.SubU(x[0], s.MulU(quotient, x[1]))
	}
	return []definition{
		divided("floor_divide", down, func(_ *source, _ []value, quotient value) value { return quotient }),
		divided("remainder", down, rest),
		divided("fmod", toZero, rest),
	}
}

// extremeOf is the greater or the lesser of two words.
func (s *source) extremeOf(signed, most bool, a, b value) value {
	op := map[[2]bool]opcode{{true, true}: greaterSigned, {true, false}: lesserSigned, {false, true}: greaterUnsigned, {false, false}: lesserUnsigned}[[2]bool{signed, most}]
	if s.has(op) {
		return s.step(op, a, b)
	}
	less := s.LessU(a, b)
	if signed {
		less = s.LessSigned(a, b)
	}
	if most {
		return s.Select(less, b, a)
	}
	return s.Select(less, a, b)
}

// shiftedRight shifts by any unsigned count, as Go does: from the width on, nothing is left but
// the sign.
func (s *source) shiftedRight(signed bool, u, n value) value {
	if !signed {
		return s.ShiftRight(u, n)
	}
	if !s.has(shiftRightSigned) && !s.has(shiftBySigned) {
		n = s.Select(s.LessU(s.Word(63), n), s.Word(63), n)
	}
	return s.ShiftRightSigned(u, n)
}

// bools are the operators of bools, which are bytes 0 and 1.
func bools() []definition {
	d := dtype.Bool
	list := []definition{
		asked("equal", 2, d, func(s *source, x []value) condition { return s.EqualU(x[0], x[1]) }),
		asked("not_equal", 2, d, func(s *source, x []value) condition { return s.Not(s.EqualU(x[0], x[1])) }),
	}
	for _, name := range []string{"logical_and", "bitwise_and"} {
		list = append(list, map2(name, d, func(s *source, x []value) value { return s.AndU(x[0], x[1]) }))
	}
	for _, name := range []string{"logical_or", "bitwise_or"} {
		list = append(list, map2(name, d, func(s *source, x []value) value { return s.OrU(x[0], x[1]) }))
	}
	for _, name := range []string{"logical_xor", "bitwise_xor"} {
		list = append(list, map2(name, d, func(s *source, x []value) value { return s.XorU(x[0], x[1]) }))
	}
	for _, name := range []string{"logical_not", "bitwise_invert"} {
		list = append(list, map1(name, d, func(s *source, x []value) value { return s.XorU(x[0], s.Word(1)) }))
	}
	return list
}

var (
	signedTypes   = []dtype.DType{dtype.Int8, dtype.Int16, dtype.Int32, dtype.Int64}
	unsignedTypes = []dtype.DType{dtype.Uint8, dtype.Uint16, dtype.Uint32, dtype.Uint64}
	halves        = []dtype.DType{dtype.Float16, dtype.BFloat16}
)

// choices are where, of a bool and two elements of a size, whatever their type.
func choices() (list []definition) {
	for _, d := range unsignedTypes {
		list = append(list, definition{name: "where", arity: 3, in: d, out: d, cond: true, first: dtype.Bool, eval: func(s *source, x []value) value {
			return s.Select(s.EqualU(x[0], s.Word(0)), x[2], x[1])
		}})
	}
	return list
}

// conversions are casts.
func conversions() []definition {
	cast := func(from, to dtype.DType, eval evaluation) definition {
		return definition{name: "cast", arity: 1, in: from, out: to, eval: eval}
	}
	same := func(s *source, x []value) value { return s.canonical(x[0]) }
	cut := func(_ *source, x []value) value { return x[0] }
	whole := func(s *source, x []value) value { return s.FromInt(x[0]) }
	list := []definition{
		cast(dtype.Float16, dtype.BFloat16, same), cast(dtype.BFloat16, dtype.Float16, same),
		cast(dtype.Float32, dtype.Float64, same), cast(dtype.Float64, dtype.Float32, same),
		cast(dtype.Uint64, dtype.Float64, func(s *source, x []value) value { return s.fromUnsigned(x[0]) }),
	}
	for _, d := range halves {
		list = append(list, cast(d, dtype.Float32, same), cast(dtype.Float32, d, same))
	}
	isNotZero := func(s *source, x []value) condition { return s.compare(notEqualFloat, x[0], s.Word(0)) }
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
		list = append(list, named("cast", asked("", 1, d, isNotZero)))
		for _, to := range append(signedTypes[:4:4], dtype.Uint8, dtype.Uint16, dtype.Uint32) {
			truncated := cast(d, to, func(s *source, x []value) value { return s.truncated(x[0], to) })
			truncated.wide = to == dtype.Uint32 // which a signed word of 32 bits does not hold
			list = append(list, truncated)
		}
	}
	all := append(append(signedTypes[:4:4], unsignedTypes...), dtype.Bool)
	for _, from := range all {
		if from != dtype.Bool {
			list = append(list, named("cast", asked("", 1, from, func(s *source, x []value) condition { return s.Not(s.EqualU(x[0], s.Word(0))) })))
		}
		for _, to := range all {
			if to != dtype.Bool && to != from && !(from == dtype.Bool && to == dtype.Uint8) {
				list = append(list, cast(from, to, cut))
			}
		}
		if from != dtype.Uint64 {
			list = append(list, cast(from, dtype.Float64, whole))
			if from != dtype.Int64 {
				exact := cast(from, dtype.Float32, whole)
				exact.wide = from == dtype.Uint32 // float64 has every word, and is rounded once
				list = append(list, exact)
			}
		}
	}
	return list
}

func named(name string, d definition) definition {
	d.name = name
	return d
}

// truncated is a float towards zero as an integer of a type: the nearest that it has where it
// lies outside, 0 of a NaN.
func (s *source) truncated(v value, to dtype.DType) value {
	bits := 8 * to.Size()
	_, signed := unsignedOf[to]
	above, low, high := math.Ldexp(1, bits), uint64(0), uint64(math.MaxUint64)>>(64-bits)
	if signed {
		above, high = math.Ldexp(1, bits-1), high>>1
		low = ^high
	}
	below := 0.0
	if signed {
		below = -above
	}
	inside := s.Select(s.isNaN(v, v), s.Word(0), v)
	inside = s.Select(s.compare(lessFloat, s.Const(below), inside), inside, s.Word(0))
	inside = s.Select(s.compare(lessFloat, inside, s.Const(above)), inside, s.Word(0))
	whole := s.toInt(inside)
	whole = s.Select(s.compare(lessEqualFloat, s.Const(above), v), s.Word(high), whole)
	return s.Select(s.compare(lessEqualFloat, v, s.Const(below)), s.Word(low), whole)
}

// words are the operators that make and mix words of 64 bits.
func words() []definition {
	u64 := dtype.Uint64
	return []definition{
		{name: "pack_words", arity: 2, in: dtype.Uint32, out: u64, eval: func(s *source, x []value) value {
			return s.OrU(s.ShiftLeft(x[0], s.Word(32)), x[1])
		}},
		map3("random_bits", u64, func(s *source, x []value) value { return s.philox(x, 0) }),
		map3("random_bits_high", u64, func(s *source, x []value) value { return s.philox(x, 2) }),
		map2("mul_high", u64, func(s *source, x []value) value { return s.mulHigh(x[0], x[1]) }),
	}
}

func map3(name string, d dtype.DType, eval evaluation) definition {
	return definition{name: name, arity: 3, in: d, out: d, eval: eval}
}

// philox are two words, from one on, of the block of Philox4x32-10 for a counter of two words
// and a key: see hostref. What is above a word's lower half does not matter before the end.
func (s *source) philox(x []value, word int) value {
	half := s.Word(32)
	c := [4]value{x[0], s.ShiftRight(x[0], half), x[1], s.ShiftRight(x[1], half)}
	k := [2]value{x[2], s.ShiftRight(x[2], half)}
	for range 10 {
		p, q := s.mulWide(c[0], s.Word(0xd2511f53)), s.mulWide(c[2], s.Word(0xcd9e8d57))
		c = [4]value{s.XorU(s.XorU(s.ShiftRight(q, half), c[1]), k[0]), q, s.XorU(s.XorU(s.ShiftRight(p, half), c[3]), k[1]), p}
		k = [2]value{s.AddU(k[0], s.Word(0x9e3779b9)), s.AddU(k[1], s.Word(0xbb67ae85))}
	}
	return s.OrU(s.ShiftLeft(c[word+1], half), s.AndU(c[word], s.Word(math.MaxUint32)))
}

// mulHigh is the upper word of two words' product.
func (s *source) mulHigh(a, b value) value {
	half, lower := s.Word(32), s.Word(math.MaxUint32)
	aHigh, bHigh := s.ShiftRight(a, half), s.ShiftRight(b, half)
	middle := s.AddU(s.mulWide(aHigh, b), s.ShiftRight(s.mulWide(a, b), half))
	other := s.AddU(s.mulWide(a, bHigh), s.AndU(middle, lower))
	return s.AddU(s.AddU(s.mulWide(aHigh, bHigh), s.ShiftRight(middle, half)), s.ShiftRight(other, half))
}

// elementaries are the functions of package elementary of a float type, but those that
// multiply words to twice their width.
func elementaries() (list []definition) {
	add := func(d dtype.DType, functions []elementary.Function[value, value, condition]) {
		for _, f := range functions {
			one := definition{name: f.Name, arity: f.Arity, in: d, out: d, elementary: true, eval: func(s *source, x []value) value { return f.Eval(s, x) }}
			if one.isSupported() {
				list = append(list, one)
			}
		}
	}
	add(dtype.Float32, elementary.Float32[value, value, condition]())
	add(dtype.Float64, elementary.Float64[value, value, condition]())
	return list
}

// tableOfHalves is a function of 16 bits by the table of its values, the second operand. A read
// takes a word of 32 bits, the upper half of which is cut off.
func tableOfHalves() definition {
	return map2("look_up", dtype.Uint16, func(s *source, x []value) value { return s.step(lookUp, x[0]) })
}

// definitions are all loops.
func definitions() (list []definition) {
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64, dtype.Float16, dtype.BFloat16} {
		list = append(list, arithmetic(d)...)
	}
	for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
		list = append(list, kinds(d)...)
	}
	for _, d := range []dtype.DType{dtype.Complex64, dtype.Complex128} {
		list = append(append(list, complexes(d)...), byPairs(d)...)
	}
	list = append(list, single()...)
	for _, d := range append(signedTypes[:4:4], unsignedTypes...) {
		list = append(list, integers(d)...)
	}
	list = append(append(append(append(list, bools()...), choices()...), conversions()...), words()...)
	return append(list, elementaries()...)
}

func (d definition) isSupported() (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, is := r.(unsupported); !is {
				panic(r)
			}
		}
	}()
	d.record(newSource(d.width(), func(opcode) bool { return true }))
	return true
}

// record records the definition of operands that are the first steps, and what a bfloat16
// needs before and after it, whose bits are the upper ones of a float32's.
func (d definition) record(s *source) []value {
	if d.pairs {
		return d.recordPairs(s)
	}
	var x []value
	for i := range d.arity {
		v := value(s.record(operand, uint64(i)))
		if d.operandType(i) == dtype.BFloat16 {
			v = s.ShiftLeft(v, s.Word(16))
		}
		x = append(x, v)
	}
	result := d.eval(s, x)
	if d.out == dtype.BFloat16 {
		odd := s.AndU(s.ShiftRight(result, s.Word(16)), s.Word(1))
		result = s.ShiftRight(s.AddU(s.AddU(result, s.Word(1<<15-1)), odd), s.Word(16))
	}
	// AVX2 cuts nothing off: it packs the nearest that fits.
	if bits := 8 * d.out.Size(); !s.has(cut) && d.out.IsInteger() && bits < min(s.width, 32) {
		result = s.AndU(result, s.Word(1<<bits-1))
	}
	return []value{result}
}

// nextVector times a number is added to an operand's, where its vector so many after the first one
// is meant.
const nextVector = 16

// recordPairs records the definition of operands each of which is two vectors.
func (d definition) recordPairs(s *source) []value {
	var x []value
	for i := range d.arity {
		low, high := value(s.record(operand, uint64(i))), value(s.record(operand, uint64(i+nextVector)))
		x = append(x, s.step(firsts, low, high), s.step(seconds, low, high))
	}
	if d.both == nil {
		return []value{s.inOrder(d.eval(s, x))}
	}
	z := d.both(s, x)
	return []value{s.step(lowPairs, z[0], z[1]), s.step(highPairs, z[0], z[1])}
}
