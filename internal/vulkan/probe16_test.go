package vulkan

import (
	"encoding/binary"
	"math"
	"slices"
	"testing"

	"github.com/x448/float16"
)

// Conversions of halves count as exact exactly where they are, whatever NaN they return.
func TestConversionsOfHalvesAreJudged(t *testing.T) {
	up := func(w uint32) uint32 { return math.Float32bits(float16.Frombits(uint16(w)).Float32()) }
	down := func(f uint32) uint32 { return uint32(float16.Fromfloat32(math.Float32frombits(f))) }
	magnitude := func(f uint32) float32 { return math.Float32frombits(f &^ (1 << 31)) }
	for _, c := range []struct {
		name         string
		unpack, pack func(x, right uint32) uint32
		round        func(x, right uint32) uint32 // the half that is packed and unpacked
		wrong        string
	}{
		{name: "right"},
		{name: "another NaN", unpack: func(_, r uint32) uint32 {
			if isNaN(r) {
				return 0xffffffff
			}
			return r
		}, pack: func(x, r uint32) uint32 {
			if isNaN(x) {
				return 0x7fff
			}
			return r
		}},
		{name: "subnormals are read as zero", wrong: unpackProbe, unpack: func(_, r uint32) uint32 {
			if magnitude(r) < 0x1p-14 {
				return r & (1 << 31)
			}
			return r
		}},
		{name: "the upper half is read", wrong: unpackProbe, unpack: func(x, _ uint32) uint32 { return up(x >> 16) }},
		{name: "an infinity is read as a number", wrong: unpackProbe, unpack: func(x, r uint32) uint32 {
			if x&0x7fff == 0x7c00 {
				return r&(1<<31) | 0x47800000
			}
			return r
		}},
		{name: "cut off", wrong: packProbe, pack: func(x, r uint32) uint32 {
			if magnitude(up(r)) > magnitude(x) {
				return r - 1
			}
			return r
		}},
		{name: "ties away from zero", wrong: packProbe, pack: func(x, r uint32) uint32 {
			if r&0x7fff < 0x7c00 && magnitude(middleOf(r)) == magnitude(x) {
				return r + 1
			}
			return r
		}},
		{name: "subnormals are written as zero", wrong: packProbe, pack: func(_, r uint32) uint32 {
			if r&0x7c00 == 0 {
				return r & 0x8000
			}
			return r
		}},
		{name: "the greatest number for what is greater", wrong: packProbe, pack: func(x, r uint32) uint32 {
			if r&0x7fff == 0x7c00 && x&0x7fffffff < 0x7f800000 {
				return r - 1
			}
			return r
		}},
		{name: "a NaN becomes an infinity", wrong: packProbe, pack: func(x, r uint32) uint32 {
			if isNaN(x) {
				return 0x7c00
			}
			return r
		}},
		{name: "packing and unpacking left out", wrong: roundHalfProbe, round: func(x, _ uint32) uint32 { return x }},
		{name: "something above the half", wrong: packProbe, pack: func(_, r uint32) uint32 { return r | 1<<16 }},
	} {
		operands := halfOperands()
		var out []byte
		say := func(quirk func(x, right uint32) uint32, x, right uint32) {
			if quirk != nil {
				right = quirk(x, right)
			}
			out = binary.LittleEndian.AppendUint32(out, right)
		}
		for group := range slices.Chunk(operands, halfWords) {
			say(c.unpack, group[0], up(group[0]))
			for _, x := range group[1:] {
				say(c.pack, x, down(x))
			}
			for _, x := range group[1:] {
				say(c.round, x, up(down(x)))
			}
		}
		a := &Arithmetic{Operations: map[string]Verdict{}}
		a.judgeHalves(operands, out)
		for _, name := range []string{unpackProbe, packProbe, roundHalfProbe} {
			want := Exact
			if name == c.wrong {
				want = Inexact
			}
			if a.Operations[name] != want {
				t.Errorf("%s: %s is %s", c.name, name, a.Operations[name])
			}
		}
		if a.FlushesSubnormals || len(a.Faults()) > 0 {
			t.Errorf("%s: %+v", c.name, a)
		}
	}
}

func middleOf(half uint32) uint32 { return middleAbove(uint16(half)) }

// Kernels convert halves so only where that was probed, and nothing is flushed.
func TestConversionsOfHalvesAreProbed(t *testing.T) {
	good := func() *Arithmetic {
		return &Arithmetic{Probed: true, Operations: map[string]Verdict{unpackProbe: Exact, packProbe: Exact, roundHalfProbe: Exact}}
	}
	if target := Target(good()); !target.UnpackHalf || !target.PackHalf || !target.RoundHalf {
		t.Errorf("%+v", target)
	}
	for name, change := range map[string]func(a *Arithmetic){
		"assumed": func(a *Arithmetic) { a.Probed = false }, "basic": func(a *Arithmetic) { a.Basic = true },
		"flushing": func(a *Arithmetic) { a.FlushesSubnormals = true },
		"inexact": func(a *Arithmetic) {
			a.Operations = map[string]Verdict{unpackProbe: Inexact, packProbe: Inexact, roundHalfProbe: Exact}
		},
		"unknown": func(a *Arithmetic) { a.Operations = nil },
	} {
		a := good()
		change(a)
		if target := Target(a); target.UnpackHalf || target.PackHalf || target.RoundHalf {
			t.Errorf("%s: %+v", name, target)
		}
	}
}

// The modes of 16 bits are required where the device has them and they are independent of the
// others, or the device has the others too.
func TestModesOfHalves(t *testing.T) {
	const bits32Alone = 0 // VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY: 16 and 64 must be equal
	for _, c := range []struct {
		widths       []string
		independence uint32
		float64s     bool
		want         bool
	}{
		{nil, allIndependent, true, false}, {[]string{"16"}, allIndependent, true, true},
		{[]string{"16", "32"}, bits32Alone, false, true}, {[]string{"16", "32"}, bits32Alone, true, false}, {[]string{"16", "64"}, bits32Alone, true, true},
		{[]string{"16", "32"}, noIndependence, false, true}, {[]string{"16"}, noIndependence, false, false}, {[]string{"16", "32"}, noIndependence, true, false},
		{[]string{"16", "32", "64"}, noIndependence, true, true},
	} {
		d := &Device{}
		d.info.Features.Float64 = c.float64s
		d.facts.limits.DenormIndependence, d.facts.limits.RoundingIndependence = c.independence, c.independence
		for _, width := range c.widths {
			d.info.Features.FloatControls = append(d.info.Features.FloatControls, denormPreserve+width, roundingModeRTE+width, signedZeroInfNanPreserve+width)
		}
		modes := d.modes()
		for _, mode := range []string{denormPreserve, roundingModeRTE} {
			if got := slices.Contains(modes, mode+"16"); got != c.want {
				t.Errorf("%v, independence %d, float64 %v: %v", c.widths, c.independence, c.float64s, modes)
			}
		}
		if slices.Contains(modes, signedZeroInfNanPreserve+"16") {
			t.Errorf("kernels need no such mode: %v", modes)
		}
	}
}
