package vulkan

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/codegen/single"
)

// probeOperation is one of the words that an invocation writes, in vectors of four. device emits
// the operation, and host is the reference. tiny says whether a subnormal takes part, so that a
// device that flushes may differ.
type probeOperation struct {
	name   string
	device func(b *codegen.Builder, x, y codegen.ID) codegen.ID
	host   func(x, y uint32) uint32
	tiny   func(x, y uint32) bool
}

// probes are the operations of the whole probe, except those of float64.
var probes = []probeOperation{
	floatProbe("f32.add", (*codegen.Builder).FAdd, func(x, y float64) float64 { return x + y }),
	floatProbe("f32.sub", (*codegen.Builder).FSub, func(x, y float64) float64 { return x - y }),
	floatProbe("f32.mul", (*codegen.Builder).FMul, func(x, y float64) float64 { return x * y }),
	{"f32.mul_add", mulAddOnDevice, mulAddOnHost, mulAddTiny},
	floatProbe("f32.div", (*codegen.Builder).FDiv, func(x, y float64) float64 { return x / y }),
	floatProbe("f32.sqrt", func(b *codegen.Builder, x, _ codegen.ID) codegen.ID { return b.FSqrt(x) }, func(x, _ float64) float64 { return math.Sqrt(x) }),
	{"f32.compare", compareOnDevice, compareOnHost, anySubnormal},
	{"f32.from_i32", convertOnDevice, func(x, _ uint32) uint32 { return math.Float32bits(float32(int32(x))) }, never},
	{"i32.from_f32", truncateOnDevice, truncateOnHost, anySubnormal},
	{"u32.mul_high", (*codegen.Builder).MulHi, func(x, y uint32) uint32 { return uint32(uint64(x) * uint64(y) >> 32) }, never},
	{"u32.carry", carryOnDevice, carryOnHost, never},
	{fusedProbe, fmaOnDevice, fmaOnHost, fmaTiny},
	{inverseProbe, inverseOnDevice, inverseOnHost, never},
	{"u32.find_msb", func(b *codegen.Builder, x, _ codegen.ID) codegen.ID { return b.FindUMsb(x) }, findMsbOnHost, never},
}

// inverseProbe is 1 over the square root, from which correctly rounded roots are computed; Vulkan
// allows it 2 ULP. Operands are words taken as floats from 2^-60 to the largest. Where it is
// farther off, roots are computed in integer words.
const inverseProbe = "f32.inverse_sqrt"

const minInverted, maxInverted = single.MinRooted << 23, 0x7f7fffff

func inverseOnDevice(b *codegen.Builder, x, _ codegen.ID) codegen.ID {
	a := b.And(x, b.ConstU32(0x7fffffff))
	return b.AsU32(b.InverseSqrt(b.AsF32(b.UMin(b.UMax(a, b.ConstU32(minInverted)), b.ConstU32(maxInverted)))))
}

func inverseOnHost(x, _ uint32) uint32 {
	a := min(max(x&0x7fffffff, minInverted), maxInverted)
	return math.Float32bits(float32(1 / math.Sqrt(float64(math.Float32frombits(a)))))
}

// fusedProbe is the rounding error of a product: 0 where fma is two instructions. Quotients and
// products depend on it, and without it they are computed another way.
const fusedProbe = "f32.fma"

func fmaOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	fx, fy := b.AsF32(x), b.AsF32(y)
	return b.AsU32(b.FMA(fx, fy, b.AsF32(b.Xor(b.AsU32(b.FMul(fx, fy)), b.ConstU32(1<<31)))))
}

func fmaOnHost(x, y uint32) uint32 {
	fx, fy := math.Float32frombits(x), math.Float32frombits(y)
	return math.Float32bits(float32(float64(fx)*float64(fy) - float64(float32(fx*fy))))
}

func fmaTiny(x, y uint32) bool {
	p := math.Abs(float64(math.Float32frombits(x)) * float64(math.Float32frombits(y)))
	return anySubnormal(x, y) || p != 0 && p < 0x1p-75
}

// basics are the operations that nearly every kernel has and that show how subnormals are treated.
// A program waits for them at its first start on a driver.
var basics = []probeOperation{probes[0], probes[1], probes[2], probes[3], probes[6], probes[7], probes[8], probes[9]}

// floatProbe is float32 arithmetic whose float64 result, rounded to float32, is correctly rounded:
// twice the digits and two more suffice for these five operations (Figueroa, 1995).
func floatProbe(name string, device func(b *codegen.Builder, x, y codegen.ID) codegen.ID, exact func(x, y float64) float64) probeOperation {
	wide := func(x, y uint32) float64 {
		return exact(float64(math.Float32frombits(x)), float64(math.Float32frombits(y)))
	}
	return probeOperation{
		name: name,
		device: func(b *codegen.Builder, x, y codegen.ID) codegen.ID {
			return b.AsU32(device(b, b.AsF32(x), b.AsF32(y)))
		},
		host: func(x, y uint32) uint32 { return math.Float32bits(float32(wide(x, y))) },
		tiny: func(x, y uint32) bool {
			return anySubnormal(x, y) || wide(x, y) != 0 && math.Abs(wide(x, y)) <= 0x1p-126
		},
	}
}

func never(_, _ uint32) bool { return false }

func subnormal(x uint32) bool { return x&0x7f800000 == 0 && x&0x007fffff != 0 }

func anySubnormal(x, y uint32) bool { return subnormal(x) || subnormal(y) }

// mulAddOnDevice is x*y minus that product with its last bits cut off by mulAddMask. If the driver
// fuses them, the difference also has what the product's rounding dropped.
const mulAddMask = 0xffffff00

func mulAddOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	p := b.FMul(b.AsF32(x), b.AsF32(y))
	return b.AsU32(b.FSub(p, b.AsF32(b.And(b.AsU32(p), b.ConstU32(mulAddMask)))))
}

func mulAddOnHost(x, y uint32) uint32 {
	p := float32(math.Float32frombits(x) * math.Float32frombits(y))
	cut := math.Float32frombits(math.Float32bits(p) & mulAddMask)
	return math.Float32bits(float32(p - cut))
}

func mulAddTiny(x, y uint32) bool {
	p := math.Abs(float64(math.Float32frombits(x)) * float64(math.Float32frombits(y)))
	return anySubnormal(x, y) || p != 0 && p < 0x1p-100
}

// compareOnDevice computes the six comparisons, one bit each.
func compareOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	fx, fy := b.AsF32(x), b.AsF32(y)
	bits := b.ConstU32(0)
	for i, holds := range []codegen.ID{b.FEq(fx, fy), b.FNe(fx, fy), b.FLess(fx, fy), b.FLessEq(fx, fy), b.FGreater(fx, fy), b.FGreaterEq(fx, fy)} {
		bits = b.Or(bits, b.Select(holds, b.ConstU32(1<<i), b.ConstU32(0)))
	}
	return bits
}

func compareOnHost(x, y uint32) (bits uint32) {
	fx, fy := math.Float32frombits(x), math.Float32frombits(y)
	for i, holds := range []bool{fx == fy, fx != fy, fx < fy, fx <= fy, fx > fy, fx >= fy} {
		if holds {
			bits |= 1 << i
		}
	}
	return bits
}

func convertOnDevice(b *codegen.Builder, x, _ codegen.ID) codegen.ID {
	return b.AsU32(b.ConvertSToF(x))
}

// truncateOnDevice takes 0 for operands out of range.
func truncateOnDevice(b *codegen.Builder, x, _ codegen.ID) codegen.ID {
	inRange := b.ULess(b.And(x, b.ConstU32(0x7fffffff)), b.ConstU32(math.Float32bits(0x1p31)))
	return b.ConvertFToS(b.AsF32(b.Select(inRange, x, b.ConstU32(0))))
}

func truncateOnHost(x, _ uint32) uint32 {
	if x&0x7fffffff >= math.Float32bits(0x1p31) {
		return 0
	}
	return uint32(int32(math.Float32frombits(x)))
}

// carryOnDevice is the carry of x+y, and in the next bit the borrow of x-y.
func carryOnDevice(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	_, carry := b.AddCarry(x, y)
	_, borrow := b.SubBorrow(x, y)
	return b.Or(carry, b.ShiftL(borrow, b.ConstU32(1)))
}

func carryOnHost(x, y uint32) (bits uint32) {
	if x+y < x {
		bits = 1
	}
	if x < y {
		bits |= 2
	}
	return bits
}

func findMsbOnHost(x, _ uint32) uint32 {
	n := uint32(math.MaxUint32)
	for ; x != 0; x >>= 1 {
		n++
	}
	return n
}

// within is the distance from the nearest float, in ULP, from which a result is inexact; with 0 the
// bits must match.
func (p probeOperation) within() uint32 {
	if p.name == inverseProbe {
		return 3
	}
	return 0
}

// isFloat reports whether the operation's word is a float.
func (p probeOperation) isFloat() bool { return p.name[:4] == "f32." && p.name != "f32.compare" }
