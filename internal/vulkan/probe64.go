package vulkan

import (
	"context"
	"encoding/binary"
	"math"

	"github.com/weft-gpu/weft/codegen"
)

// probe64 is an operation of float64: its code in the kernel, and its definition on the host.
type probe64 struct {
	name   string
	device func(b *codegen.Builder, x, y codegen.ID) codegen.ID
	host   func(x, y float64) float64
}

// probes64 are the operations of float64 that kernels use natively, in the order of their results.
var probes64 = []probe64{
	{"f64.add", (*codegen.Builder).FAdd, func(x, y float64) float64 { return x + y }},
	{"f64.sub", (*codegen.Builder).FSub, func(x, y float64) float64 { return x - y }},
	{"f64.mul", (*codegen.Builder).FMul, func(x, y float64) float64 { return x * y }},
	{"f64.mul_add", mulAddOnDevice64, mulAddOnHost64},
	{"f64.div", (*codegen.Builder).FDiv, func(x, y float64) float64 { return x / y }},
	{"f64.sqrt", func(b *codegen.Builder, x, _ codegen.ID) codegen.ID { return b.FSqrt(x) }, func(x, _ float64) float64 { return math.Sqrt(x) }},
	{"f64.compare", compareOnDevice64, compareOnHost64},
	{narrowProbe, func(b *codegen.Builder, x, _ codegen.ID) codegen.ID { return b.Widen(b.Narrow(x)) }, func(x, _ float64) float64 { return float64(float32(x)) }},
}

// narrowProbe rounds a float64 to float32 and widens that. Only products depend on it, and without it
// they are computed another way.
const narrowProbe = "f64.narrow"

// mulAddOnDevice64 is x*y minus that product without its low word. If the driver fuses them, the
// difference also has what the product's rounding dropped.
func mulAddOnDevice64(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	p := b.FMul(x, y)
	words := b.BitsF64(p)
	return b.FSub(p, b.AsF64([2]codegen.ID{b.ConstU32(0), words[1]}))
}

func mulAddOnHost64(x, y float64) float64 {
	p := float64(x * y)
	return p - math.Float64frombits(math.Float64bits(p)>>32<<32)
}

// compareOnDevice64 is three comparisons, one bit each, as the low word of a number.
func compareOnDevice64(b *codegen.Builder, x, y codegen.ID) codegen.ID {
	bits := b.ConstU32(0)
	for i, holds := range []codegen.ID{b.FEq(x, y), b.FLess(x, y), b.FLessEq(x, y)} {
		bits = b.Or(bits, b.Select(holds, b.ConstU32(1<<i), b.ConstU32(0)))
	}
	return b.AsF64([2]codegen.ID{bits, b.ConstU32(0x3ff00000)})
}

func compareOnHost64(x, y float64) float64 {
	bits := uint64(0x3ff00000) << 32
	for i, holds := range []bool{x == y, x < y, x <= y} {
		if holds {
			bits |= 1 << i
		}
	}
	return math.Float64frombits(bits)
}

// probeFloat64 decides whether kernels use the device's float64. Every operation must be exact,
// subnormals included, except those that have substitutes: division, square root and conversions.
func (d *Device) probeFloat64(ctx context.Context, code []uint32, a *Arithmetic) error {
	pairs := probePairs64()
	var in []byte
	for _, p := range pairs {
		in = binary.LittleEndian.AppendUint64(in, p[0])
		in = binary.LittleEndian.AppendUint64(in, p[1])
	}
	out, err := d.dispatchProbe(ctx, code, in, 8*len(probes64)*len(pairs), len(pairs))
	if err != nil {
		return err
	}
	a.judge64(pairs, out)
	return nil
}

func (a *Arithmetic) judge64(pairs [][2]uint64, out []byte) {
	for i, pair := range pairs {
		for k, p := range probes64 {
			got := binary.LittleEndian.Uint64(out[8*(len(probes64)*i+k):])
			want := p.host(math.Float64frombits(pair[0]), math.Float64frombits(pair[1]))
			number := math.Float64frombits(got)
			if got != math.Float64bits(want) && !(number != number && want != want) {
				a.Operations[p.name] = Inexact
			}
		}
	}
	a.Float64 = true
	for _, p := range probes64 {
		if a.Operations[p.name] != Exact && p.name != "f64.div" && p.name != "f64.sqrt" && p.name != narrowProbe {
			a.Float64 = false
		}
	}
}

func probeKernel64(modes []string) ([]uint32, error) {
	target := Target(&Arithmetic{Modes: modes, Float64: true})
	b := codegen.NewBuilder(target)
	b.LocalSize(probeInvocations, 1, 1)
	in := b.StorageBuffer(0, 1, 4, false)
	out := b.StorageBuffer(1, 1, 2, true)
	i := b.GlobalID(0)
	operands := b.LoadElement(in, i, 0)
	number := func(at int) codegen.ID {
		return b.AsF64([2]codegen.ID{b.Extract(operands, at), b.Extract(operands, at+1)})
	}
	x, y := number(0), number(2)
	first := b.IMul(i, b.ConstU32(uint32(len(probes64))))
	for k, p := range probes64 {
		words := b.BitsF64(p.device(b, x, y))
		b.StoreElement(out, b.IAdd(first, b.ConstU32(uint32(k))), 0, b.Construct(words[0], words[1]))
	}
	code := b.Finish()
	return code, b.Err()
}

// probePairs64 returns the operands: every pair of chosen values with every pair of signs, then
// random bits, half of them with close exponents. Their number is a multiple of the workgroup's
// size.
func probePairs64() (pairs [][2]uint64) {
	directed := []uint64{
		0, 1, 2, 0x0008000000000000, 0x000fffffffffffff, 0x0010000000000000, 0x0010000000000001, 0x001fffffffffffff,
		0x1fe0000000000001, 0x3cb0000000000000, 0x3fefffffffffffff, 0x3ff0000000000000, 0x3ff0000000000001, 0x3ff8000000000000,
		0x400921fb54442d18, 0x4330000000000001, 0x4340000000000000, 0x5fe0000000000003, 0x7fe0000000000001, 0x7fefffffffffffff,
		0x7ff0000000000000, 0x7ff8000000000000,
	}
	for _, x := range directed {
		for _, y := range directed {
			for sign := range uint64(4) {
				pairs = append(pairs, [2]uint64{x | sign<<63, y | sign>>1<<63})
			}
		}
	}
	state := uint64(0x2545f4914f6cdd1d) // xorshift64 is the same on every machine
	next := func() uint64 {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		return state
	}
	for len(pairs) < 1<<13 {
		x, y := next(), next()
		if x&1 == 0 {
			const exponent = 0x7ff0000000000000
			y = y&^exponent | (x&exponent+y>>9&3<<52)&exponent
		}
		pairs = append(pairs, [2]uint64{x, y})
	}
	return pairs
}
