package sim

import (
	"math"
	"math/bits"

	"github.com/x448/float16"
)

// elementwise is an instruction on scalars or equally wide vectors: loops over
// registers, of words or of numbers of 64 bits. Conditions are a bit a lane.
type elementwise struct {
	name      string
	class     Class
	float     bool // takes floats, which tells the class of 64-bit ones
	unary     func(d, x []uint32)
	binary    func(d, x, y []uint32)
	ternary   func(d, x, y, z []uint32)
	compare   func(x, y []uint32) uint64
	logic     func(x, y uint64) uint64
	unary64   func(d, x []uint64)
	binary64  func(d, x, y []uint64)
	ternary64 func(d, x, y, z []uint64)
	compare64 func(x, y []uint64) uint64
	// pair is an instruction with two results, each as wide as the operands.
	pair func(d, e, x, y []uint32)
	// undefined are the lanes whose result is.
	undefined func(x, y []uint32) uint64
}

// elementwises are those instructions by opcode.
var elementwises = map[uint16]*elementwise{
	110: {name: "ConvertFToS", class: Convert, unary: floatToInt, undefined: outOfInt},
	111: {name: "ConvertSToF", class: Convert, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(float32(int32(v)))
		}
	}},
	126: {name: "SNegate", class: Integer, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = -v
		}
	}},
	127: {name: "FNegate", class: Integer, float: true, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = v ^ 1<<31
		}
	}, unary64: func(d, x []uint64) {
		for i, v := range x {
			d[i] = v ^ 1<<63
		}
	}},
	128: {name: "IAdd", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v + y[i]
		}
	}},
	129: {name: "FAdd", class: FloatAdd, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) + math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) + math.Float64frombits(y[i]))
		}
	}},
	130: {name: "ISub", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v - y[i]
		}
	}},
	131: {name: "FSub", class: FloatAdd, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) - math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) - math.Float64frombits(y[i]))
		}
	}},
	132: {name: "IMul", class: MulInteger, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v * y[i]
		}
	}},
	133: {name: "FMul", class: FloatAdd, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) * math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) * math.Float64frombits(y[i]))
		}
	}},
	134: {name: "UDiv", class: IntegerDivision, undefined: zeroDivisor, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v / max(1, y[i])
		}
	}},
	136: {name: "FDiv", class: Division, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) / math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) / math.Float64frombits(y[i]))
		}
	}},
	137: {name: "UMod", class: IntegerDivision, undefined: zeroDivisor, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v % max(1, y[i])
		}
	}},
	149: {name: "IAddCarry", class: Integer, pair: func(d, e, x, y []uint32) {
		for i, v := range x {
			d[i], e[i] = bits.Add32(v, y[i], 0)
		}
	}},
	150: {name: "ISubBorrow", class: Integer, pair: func(d, e, x, y []uint32) {
		for i, v := range x {
			d[i], e[i] = bits.Sub32(v, y[i], 0)
		}
	}},
	151: {name: "UMulExtended", class: MulInteger, pair: func(d, e, x, y []uint32) {
		for i, v := range x {
			p := uint64(v) * uint64(y[i])
			d[i], e[i] = uint32(p), uint32(p>>32)
		}
	}},
	164: {name: "LogicalEqual", class: Compare, logic: func(x, y uint64) uint64 { return ^(x ^ y) }},
	165: {name: "LogicalNotEqual", class: Compare, logic: func(x, y uint64) uint64 { return x ^ y }},
	166: {name: "LogicalOr", class: Compare, logic: func(x, y uint64) uint64 { return x | y }},
	167: {name: "LogicalAnd", class: Compare, logic: func(x, y uint64) uint64 { return x & y }},
	168: {name: "LogicalNot", class: Compare, logic: func(x, _ uint64) uint64 { return ^x }},
	170: {name: "IEqual", class: Compare, compare: func(x, y []uint32) (m uint64) {
		for i, v := range x {
			m |= bit(v == y[i]) << (i & 63)
		}
		return m
	}},
	171: {name: "INotEqual", class: Compare, compare: func(x, y []uint32) (m uint64) {
		for i, v := range x {
			m |= bit(v != y[i]) << (i & 63)
		}
		return m
	}},
	172: {name: "UGreaterThan", class: Compare, compare: func(x, y []uint32) uint64 { return less(y, x) }},
	173: {name: "SGreaterThan", class: Compare, compare: func(x, y []uint32) uint64 { return lessSigned(y, x) }},
	174: {name: "UGreaterThanEqual", class: Compare, compare: func(x, y []uint32) uint64 { return ^less(x, y) }},
	175: {name: "SGreaterThanEqual", class: Compare, compare: func(x, y []uint32) uint64 { return ^lessSigned(x, y) }},
	176: {name: "ULessThan", class: Compare, compare: less},
	177: {name: "SLessThan", class: Compare, compare: lessSigned},
	178: {name: "ULessThanEqual", class: Compare, compare: func(x, y []uint32) uint64 { return ^less(y, x) }},
	179: {name: "SLessThanEqual", class: Compare, compare: func(x, y []uint32) uint64 { return ^lessSigned(y, x) }},
	180: {name: "FOrdEqual", class: Compare, float: true, compare: equalFloat, compare64: equalDouble},
	183: {name: "FUnordNotEqual", class: Compare, float: true,
		compare:   func(x, y []uint32) uint64 { return ^equalFloat(x, y) },
		compare64: func(x, y []uint64) uint64 { return ^equalDouble(x, y) }},
	184: {name: "FOrdLessThan", class: Compare, float: true, compare: lessFloat, compare64: lessDouble},
	186: {name: "FOrdGreaterThan", class: Compare, float: true,
		compare:   func(x, y []uint32) uint64 { return lessFloat(y, x) },
		compare64: func(x, y []uint64) uint64 { return lessDouble(y, x) }},
	188: {name: "FOrdLessThanEqual", class: Compare, float: true, compare: lessEqualFloat, compare64: lessEqualDouble},
	190: {name: "FOrdGreaterThanEqual", class: Compare, float: true,
		compare:   func(x, y []uint32) uint64 { return lessEqualFloat(y, x) },
		compare64: func(x, y []uint64) uint64 { return lessEqualDouble(y, x) }},
	194: {name: "ShiftRightLogical", class: Integer, undefined: farShift, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v >> (y[i] & 31)
		}
	}},
	195: {name: "ShiftRightArithmetic", class: Integer, undefined: farShift, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = uint32(int32(v) >> (y[i] & 31))
		}
	}},
	196: {name: "ShiftLeftLogical", class: Integer, undefined: farShift, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v << (y[i] & 31)
		}
	}},
	197: {name: "BitwiseOr", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v | y[i]
		}
	}},
	198: {name: "BitwiseXor", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v ^ y[i]
		}
	}},
	199: {name: "BitwiseAnd", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v & y[i]
		}
	}},
	200: {name: "Not", class: Integer, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = ^v
		}
	}},
}

// extendeds are the instructions of GLSL.std.450 by number.
var extendeds = map[uint32]*elementwise{
	31: {name: "Sqrt", class: Special, float: true, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(float32(math.Sqrt(float64(math.Float32frombits(v)))))
		}
	}, unary64: func(d, x []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Sqrt(math.Float64frombits(v)))
		}
	}},
	32: {name: "InverseSqrt", class: Special, float: true, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(float32(1 / math.Sqrt(float64(math.Float32frombits(v)))))
		}
	}},
	38: {name: "UMin", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = min(v, y[i])
		}
	}},
	39: {name: "SMin", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = uint32(min(int32(v), int32(y[i])))
		}
	}},
	41: {name: "UMax", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = max(v, y[i])
		}
	}},
	42: {name: "SMax", class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = uint32(max(int32(v), int32(y[i])))
		}
	}},
	50: {name: "Fma", class: FloatFMA, float: true, ternary: func(d, x, y, z []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(fma32(math.Float32frombits(v), math.Float32frombits(y[i]), math.Float32frombits(z[i])))
		}
	}, ternary64: func(d, x, y, z []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.FMA(math.Float64frombits(v), math.Float64frombits(y[i]), math.Float64frombits(z[i])))
		}
	}},
	extPackHalf: {name: "PackHalf2x16", class: Convert, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = packHalf(v) | packHalf(y[i])<<16
		}
	}},
	extUnpackHalf: {name: "UnpackHalf2x16", class: Convert, pair: func(d, e, x, _ []uint32) {
		for i, v := range x {
			d[i], e[i] = unpackHalf(v), unpackHalf(v>>16)
		}
	}},
	75: {name: "FindUMsb", class: Integer, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = uint32(bits.Len32(v) - 1)
		}
	}},
}

// The instructions of GLSL.std.450 of which one side is a word and the other two floats.
const (
	extPackHalf   = 58
	extUnpackHalf = 62
)

// packHalf rounds to the nearest half, ties to even. The bits of a NaN are left open:
// here they are none that anything else makes.
func packHalf(f uint32) uint32 {
	if x := math.Float32frombits(f); x == x {
		return uint32(float16.Fromfloat32(x))
	}
	return 0xfdb5
}

func unpackHalf(w uint32) uint32 {
	if h := float16.Frombits(uint16(w)); !h.IsNaN() {
		return math.Float32bits(h.Float32())
	}
	return 0xffedcba9
}

// bit is 1 for true.
func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func less(x, y []uint32) (m uint64) {
	for i, v := range x {
		m |= bit(v < y[i]) << (i & 63)
	}
	return m
}

func lessSigned(x, y []uint32) (m uint64) {
	for i, v := range x {
		m |= bit(int32(v) < int32(y[i])) << (i & 63)
	}
	return m
}

func equalFloat(x, y []uint32) (m uint64) {
	for i, v := range x {
		m |= bit(math.Float32frombits(v) == math.Float32frombits(y[i])) << (i & 63)
	}
	return m
}

func lessFloat(x, y []uint32) (m uint64) {
	for i, v := range x {
		m |= bit(math.Float32frombits(v) < math.Float32frombits(y[i])) << (i & 63)
	}
	return m
}

func lessEqualFloat(x, y []uint32) (m uint64) {
	for i, v := range x {
		m |= bit(math.Float32frombits(v) <= math.Float32frombits(y[i])) << (i & 63)
	}
	return m
}

func equalDouble(x, y []uint64) (m uint64) {
	for i, v := range x {
		m |= bit(math.Float64frombits(v) == math.Float64frombits(y[i])) << (i & 63)
	}
	return m
}

func lessDouble(x, y []uint64) (m uint64) {
	for i, v := range x {
		m |= bit(math.Float64frombits(v) < math.Float64frombits(y[i])) << (i & 63)
	}
	return m
}

func lessEqualDouble(x, y []uint64) (m uint64) {
	for i, v := range x {
		m |= bit(math.Float64frombits(v) <= math.Float64frombits(y[i])) << (i & 63)
	}
	return m
}

// What is undefined: a shift by the width or more, a division by zero, and a
// conversion that does not fit.

func farShift(_, y []uint32) (m uint64) {
	for i, v := range y {
		m |= bit(v > 31) << (i & 63)
	}
	return m
}

func zeroDivisor(_, y []uint32) (m uint64) {
	for i, v := range y {
		m |= bit(v == 0) << (i & 63)
	}
	return m
}

func outOfInt(x, _ []uint32) (m uint64) {
	for i, v := range x {
		f := math.Float32frombits(v)
		m |= bit(!(f >= -1<<31 && f < 1<<31)) << (i & 63)
	}
	return m
}

func floatToInt(d, x []uint32) {
	for i, v := range x {
		f := math.Float32frombits(v)
		if !(f >= -1<<31 && f < 1<<31) {
			f = -1 << 31
		}
		d[i] = uint32(int32(f))
	}
}

// fma32 is x*y + z, rounded once: the product is exact in float64, and its sum
// with z is rounded to odd there, so that rounding it again does no harm.
func fma32(x, y, z float32) float32 {
	p, c := float64(x)*float64(y), float64(z)
	s := p + c
	t := s - p
	lost := (p - (s - t)) + (c - t)
	if lost != 0 && !math.IsInf(s, 0) && s == s {
		b := math.Float64bits(s)
		if b&1 == 0 {
			if (lost > 0) == (s > 0) {
				b++
			} else {
				b--
			}
			s = math.Float64frombits(b)
		}
	}
	return float32(s)
}
