package codegen

import (
	"math"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
)

// TestMemoryTables counts the arrays of a kernel that evaluates a function twice:
// a table lies in memory once, and not at all where selects choose.
func TestMemoryTables(t *testing.T) {
	for _, c := range []struct {
		memory bool
		arrays int
	}{{false, 0}, {true, 2}} {
		b := NewBuilder(Target{Float64: true, MemoryTables: c.memory})
		b.LocalSize(64, 1, 1)
		in := b.StorageBuffer(0, 1, 2, false)
		for i := range uint32(2) {
			words := b.LoadElement(in, b.ConstU32(i), 0)
			x := b.FromWords(dtype.Float64, b.Extract(words, 0), b.Extract(words, 1))
			b.applyRule("exp", []Value{x})
		}
		if err := b.Err(); err != nil {
			t.Fatal(err)
		}
		if len(b.tables) != c.arrays {
			t.Errorf("with MemoryTables %v exp has %d tables in memory, want %d", c.memory, len(b.tables), c.arrays)
		}
	}
}

// A constant half is the float32 that it is, to the bits of a NaN.
func TestHalfAsFloat32(t *testing.T) {
	for h := range 1 << 16 {
		if got, want := halfAsFloat32(dtype.Float16, uint16(h)), math.Float32bits(float16.Frombits(uint16(h)).Float32()); got != want && !(want&0x7fffffff > 0x7f800000 && got&0x7fffffff > 0x7f800000) {
			t.Fatalf("float16 %#04x is %#08x, want %#08x", h, got, want)
		}
		if got, want := halfAsFloat32(dtype.BFloat16, uint16(h)), uint32(h)<<16; got != want {
			t.Fatalf("bfloat16 %#04x is %#08x, want %#08x", h, got, want)
		}
	}
}
