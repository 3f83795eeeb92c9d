package vulkan

import (
	"context"
	"encoding/binary"
	"math"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/codegen"
)

// The device's own conversions of float16, which no other lowering needs.
const (
	unpackProbe = "f16.unpack" // every half to float32
	packProbe   = "f16.pack"   // float32 to the nearest half, ties to even
	// A half that is packed and unpacked at once: a compiler may drop both.
	roundHalfProbe = "f16.round"
)

// Each invocation has one half, and the float32s at and beside the boundary of rounding to it.
const (
	packedEach = 4 // float32s that an invocation packs
	halfWords  = 1 + packedEach
	// The words that it writes also include the packed halves, unpacked again.
	halfResults = halfWords + packedEach
)

// probeHalves tests both conversions on all deciding operands: every half, and every float32 midway
// between two halves with its neighbours.
func (d *Device) probeHalves(ctx context.Context, code []uint32, a *Arithmetic) error {
	operands := halfOperands()
	in := make([]byte, 0, 4*len(operands))
	for _, w := range operands {
		in = binary.LittleEndian.AppendUint32(in, w)
	}
	n := len(operands) / halfWords
	out, err := d.dispatchProbe(ctx, code, in, 4*halfResults*n, n)
	if err != nil {
		return err
	}
	a.judgeHalves(operands, out)
	return nil
}

// judgeHalves compares the device's words with the reference's; all NaNs count as equal.
func (a *Arithmetic) judgeHalves(operands []uint32, out []byte) {
	for _, name := range []string{unpackProbe, packProbe, roundHalfProbe} {
		a.Operations[name] = Exact
	}
	expect := func(name string, got uint32, half uint16) {
		want := math.Float32bits(float16.Frombits(half).Float32())
		if got != want && !(isNaN(got) && isNaN(want)) {
			a.Operations[name] = Inexact
		}
	}
	for i, x := range operands {
		k := i % halfWords
		results := out[4*halfResults*(i/halfWords):]
		got := binary.LittleEndian.Uint32(results[4*k:])
		if k == 0 {
			expect(unpackProbe, got, uint16(x))
			continue
		}
		want := float16.Fromfloat32(math.Float32frombits(x))
		if got != uint32(want) && !(isNaN(x) && got <= 0xffff && got&0x7fff > 0x7c00) {
			a.Operations[packProbe] = Inexact
		}
		expect(roundHalfProbe, binary.LittleEndian.Uint32(results[4*(packedEach+k):]), uint16(want))
	}
}

// probeKernel16 converts each invocation's words.
func probeKernel16(modes []string) ([]uint32, error) {
	b := codegen.NewBuilder(Target(&Arithmetic{Modes: modes}))
	b.LocalSize(probeInvocations, 1, 1)
	in := b.StorageBuffer(0, 1, 1, false)
	out := b.StorageBuffer(1, 1, 1, true)
	from, to := b.IMul(b.GlobalID(0), b.ConstU32(halfWords)), b.IMul(b.GlobalID(0), b.ConstU32(halfResults))
	store := func(k uint32, w codegen.ID) { b.StoreElement(out, b.IAdd(to, b.ConstU32(k)), 0, w) }
	for k := range uint32(halfWords) {
		w := b.LoadElement(in, b.IAdd(from, b.ConstU32(k)), 0)
		if k == 0 {
			store(k, b.AsU32(b.UnpackHalf(w)))
			continue
		}
		packed := b.PackHalf(b.AsF32(w))
		store(k, packed)
		store(packedEach+k, b.AsU32(b.UnpackHalf(packed)))
	}
	code := b.Finish()
	return code, b.Err()
}

// halfOperands has for each half: a word with the half in its low bits and other bits above, its
// value, and the float32s at and beside the midpoint between it and the next half away from zero.
// Beyond the largest half that midpoint is where infinity begins. Infinities and NaNs have float32s
// instead that are too large, too small or NaN.
func halfOperands() (list []uint32) {
	for h := range uint32(1 << 16) {
		f := math.Float32bits(float16.Frombits(uint16(h)).Float32())
		list = append(list, h|h*40503<<16, f)
		if h&0x7fff >= 0x7c00 {
			sign := f & (1 << 31)
			list = append(list, sign|h&0x3ff<<13|1, sign|0x47800000+h&0x3ff<<17, sign|0x7f800001+h&0x3ff<<12)
			continue
		}
		middle := middleAbove(uint16(h))
		list = append(list, middle-1, middle, middle+1)
	}
	return list
}

// middleAbove is the float32 midway between a finite half and the next of larger magnitude, which
// for the largest half is 2^16.
func middleAbove(h uint16) uint32 {
	x, next := float16.Frombits(h).Float32(), float32(math.Copysign(0x1p16, float64(float16.Frombits(h&0x8000|1).Float32())))
	if h&0x7fff < 0x7bff {
		next = float16.Frombits(h + 1).Float32()
	}
	return math.Float32bits((x + next) / 2)
}
