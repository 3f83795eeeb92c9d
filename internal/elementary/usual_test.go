package elementary

import (
	"math"
	"sort"
	"testing"
)

// Usual forms have the definition's bits on a device that flushes subnormals too: on inputs
// all over, and next to where a usual form's range begins and ends. Package hostref tries
// all inputs on one that keeps them.
func TestUsualFormsAtTheirEnds(t *testing.T) {
	for _, f := range Float32[float32, uint32, bool]() {
		if f.Usual == nil {
			continue
		}
		isUsual := func(bits uint32) bool { return f.Usual(Scalar{}, math.Float32frombits(bits)) }
		const one = bias << mantissaBits
		end := one + uint32(sort.Search(infinity-one, func(i int) bool { return !isUsual(one + uint32(i)) }))
		start := uint32(sort.Search(one-1, func(i int) bool { return isUsual(1 + uint32(i)) })) + 1
		words := []uint32{0}
		for i := range uint32(1 << 10) {
			words = append(words, start+i, end-1-i)
		}
		for i := range uint32(1 << 14) {
			words = append(words, i*0x1ffff)
		}
		for _, bits := range words {
			for _, x := range []float32{math.Float32frombits(bits), math.Float32frombits(bits | signBit)} {
				for _, m := range []Arithmetic[float32, uint32, bool]{Scalar{}, flushing{}} {
					got, want := f.EvalUsual(m, []float32{x}), f.Eval(m, []float32{x})
					if f.Usual(m, x) && math.Float32bits(got) != math.Float32bits(want) {
						t.Fatalf("%T: %s(%x) is %x in its usual form, defined as %x", m, f.Name, x, got, want)
					}
				}
			}
		}
		for _, bits := range []uint32{end, end | signBit, infinity, infinity | signBit, canonicalNaN, signless, signless | signBit} {
			if isUsual(bits) {
				t.Errorf("%s has a usual form for the bits %#08x", f.Name, bits)
			}
		}
		if !isUsual(0) || !isUsual(signBit) || !isUsual(one) {
			t.Errorf("%s has no usual form for 0 and 1", f.Name)
		}
	}
}
