package sim

import (
	"math"
	"math/bits"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/internal/spirv"
)

// elementwise is an instruction on scalars or vectors of equal length: loops over registers of
// 32-bit or 64-bit words. Conditions have one bit a lane.
type elementwise struct {
	class     Class
	float     bool // takes floats, so 64-bit operands make its class Double
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
	// undefined returns the lanes whose result is undefined.
	undefined func(x, y []uint32) uint64
}

// elementwises maps opcodes to these instructions.
var elementwises = map[spirv.Opcode]*elementwise{
	spirv.OpConvertFToS: {class: Convert, unary: floatToInt, undefined: outOfInt},
	spirv.OpConvertSToF: {class: Convert, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(float32(int32(v)))
		}
	}},
	spirv.OpSNegate: {class: Integer, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = -v
		}
	}},
	spirv.OpFNegate: {class: Integer, float: true, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = v ^ 1<<31
		}
	}, unary64: func(d, x []uint64) {
		for i, v := range x {
			d[i] = v ^ 1<<63
		}
	}},
	spirv.OpIAdd: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v + y[i]
		}
	}},
	spirv.OpFAdd: {class: FloatAdd, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) + math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) + math.Float64frombits(y[i]))
		}
	}},
	spirv.OpISub: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v - y[i]
		}
	}},
	spirv.OpFSub: {class: FloatAdd, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) - math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) - math.Float64frombits(y[i]))
		}
	}},
	spirv.OpIMul: {class: MulInteger, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v * y[i]
		}
	}},
	spirv.OpFMul: {class: FloatAdd, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) * math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) * math.Float64frombits(y[i]))
		}
	}},
	spirv.OpUDiv: {class: IntegerDivision, undefined: zeroDivisor, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v / max(1, y[i])
		}
	}},
	spirv.OpFDiv: {class: Division, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(math.Float32frombits(v) / math.Float32frombits(y[i]))
		}
	}, binary64: func(d, x, y []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Float64frombits(v) / math.Float64frombits(y[i]))
		}
	}},
	spirv.OpUMod: {class: IntegerDivision, undefined: zeroDivisor, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v % max(1, y[i])
		}
	}},
	spirv.OpIAddCarry: {class: Integer, pair: func(d, e, x, y []uint32) {
		for i, v := range x {
			d[i], e[i] = bits.Add32(v, y[i], 0)
		}
	}},
	spirv.OpISubBorrow: {class: Integer, pair: func(d, e, x, y []uint32) {
		for i, v := range x {
			d[i], e[i] = bits.Sub32(v, y[i], 0)
		}
	}},
	spirv.OpUMulExtended: {class: MulInteger, pair: func(d, e, x, y []uint32) {
		for i, v := range x {
			p := uint64(v) * uint64(y[i])
			d[i], e[i] = uint32(p), uint32(p>>32)
		}
	}},
	spirv.OpLogicalEqual:    {class: Compare, logic: func(x, y uint64) uint64 { return ^(x ^ y) }},
	spirv.OpLogicalNotEqual: {class: Compare, logic: func(x, y uint64) uint64 { return x ^ y }},
	spirv.OpLogicalOr:       {class: Compare, logic: func(x, y uint64) uint64 { return x | y }},
	spirv.OpLogicalAnd:      {class: Compare, logic: func(x, y uint64) uint64 { return x & y }},
	spirv.OpLogicalNot:      {class: Compare, logic: func(x, _ uint64) uint64 { return ^x }},
	spirv.OpIEqual: {class: Compare, compare: func(x, y []uint32) (m uint64) {
		for i, v := range x {
			m |= bit(v == y[i]) << (i & 63)
		}
		return m
	}},
	spirv.OpINotEqual: {class: Compare, compare: func(x, y []uint32) (m uint64) {
		for i, v := range x {
			m |= bit(v != y[i]) << (i & 63)
		}
		return m
	}},
	spirv.OpUGreaterThan:      {class: Compare, compare: func(x, y []uint32) uint64 { return less(y, x) }},
	spirv.OpSGreaterThan:      {class: Compare, compare: func(x, y []uint32) uint64 { return lessSigned(y, x) }},
	spirv.OpUGreaterThanEqual: {class: Compare, compare: func(x, y []uint32) uint64 { return ^less(x, y) }},
	spirv.OpSGreaterThanEqual: {class: Compare, compare: func(x, y []uint32) uint64 { return ^lessSigned(x, y) }},
	spirv.OpULessThan:         {class: Compare, compare: less},
	spirv.OpSLessThan:         {class: Compare, compare: lessSigned},
	spirv.OpULessThanEqual:    {class: Compare, compare: func(x, y []uint32) uint64 { return ^less(y, x) }},
	spirv.OpSLessThanEqual:    {class: Compare, compare: func(x, y []uint32) uint64 { return ^lessSigned(y, x) }},
	spirv.OpFOrdEqual:         {class: Compare, float: true, compare: equalFloat, compare64: equalDouble},
	spirv.OpFUnordNotEqual: {class: Compare, float: true,
		compare:   func(x, y []uint32) uint64 { return ^equalFloat(x, y) },
		compare64: func(x, y []uint64) uint64 { return ^equalDouble(x, y) }},
	spirv.OpFOrdLessThan: {class: Compare, float: true, compare: lessFloat, compare64: lessDouble},
	spirv.OpFOrdGreaterThan: {class: Compare, float: true,
		compare:   func(x, y []uint32) uint64 { return lessFloat(y, x) },
		compare64: func(x, y []uint64) uint64 { return lessDouble(y, x) }},
	spirv.OpFOrdLessThanEqual: {class: Compare, float: true, compare: lessEqualFloat, compare64: lessEqualDouble},
	spirv.OpFOrdGreaterThanEqual: {class: Compare, float: true,
		compare:   func(x, y []uint32) uint64 { return lessEqualFloat(y, x) },
		compare64: func(x, y []uint64) uint64 { return lessEqualDouble(y, x) }},
	spirv.OpShiftRightLogical: {class: Integer, undefined: farShift, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v >> (y[i] & 31)
		}
	}},
	spirv.OpShiftRightArithmetic: {class: Integer, undefined: farShift, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = uint32(int32(v) >> (y[i] & 31))
		}
	}},
	spirv.OpShiftLeftLogical: {class: Integer, undefined: farShift, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v << (y[i] & 31)
		}
	}},
	spirv.OpBitwiseOr: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v | y[i]
		}
	}},
	spirv.OpBitwiseXor: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v ^ y[i]
		}
	}},
	spirv.OpBitwiseAnd: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = v & y[i]
		}
	}},
	spirv.OpNot: {class: Integer, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = ^v
		}
	}},
}

// extendeds maps numbers of GLSL.std.450 to instructions.
var extendeds = map[spirv.GLSL]*elementwise{
	spirv.GLSLSqrt: {class: Special, float: true, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(float32(math.Sqrt(float64(math.Float32frombits(v)))))
		}
	}, unary64: func(d, x []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.Sqrt(math.Float64frombits(v)))
		}
	}},
	spirv.GLSLInverseSqrt: {class: Special, float: true, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(float32(1 / math.Sqrt(float64(math.Float32frombits(v)))))
		}
	}},
	spirv.GLSLUMin: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = min(v, y[i])
		}
	}},
	spirv.GLSLSMin: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = uint32(min(int32(v), int32(y[i])))
		}
	}},
	spirv.GLSLUMax: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = max(v, y[i])
		}
	}},
	spirv.GLSLSMax: {class: Integer, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = uint32(max(int32(v), int32(y[i])))
		}
	}},
	spirv.GLSLFma: {class: FloatFMA, float: true, ternary: func(d, x, y, z []uint32) {
		for i, v := range x {
			d[i] = math.Float32bits(fma32(math.Float32frombits(v), math.Float32frombits(y[i]), math.Float32frombits(z[i])))
		}
	}, ternary64: func(d, x, y, z []uint64) {
		for i, v := range x {
			d[i] = math.Float64bits(math.FMA(math.Float64frombits(v), math.Float64frombits(y[i]), math.Float64frombits(z[i])))
		}
	}},
	spirv.GLSLPackHalf2x16: {class: Convert, float: true, binary: func(d, x, y []uint32) {
		for i, v := range x {
			d[i] = packHalf(v) | packHalf(y[i])<<16
		}
	}},
	spirv.GLSLUnpackHalf2x16: {class: Convert, pair: func(d, e, x, _ []uint32) {
		for i, v := range x {
			d[i], e[i] = unpackHalf(v), unpackHalf(v>>16)
		}
	}},
	spirv.GLSLFindUMsb: {class: Integer, unary: func(d, x []uint32) {
		for i, v := range x {
			d[i] = uint32(bits.Len32(v) - 1)
		}
	}},
}

// packHalf rounds to the nearest half, ties to even. The specification leaves a NaN's bits open, so
// it returns a NaN that nothing else makes.
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

// bit returns 1 for true.
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

// The following are undefined: a shift by the width or more, a division by zero, and a conversion
// that does not fit.

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

// fma32 is x*y + z, rounded once. The product is exact in float64, and its sum with z is rounded to
// odd there, so that a second rounding does no harm.
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
