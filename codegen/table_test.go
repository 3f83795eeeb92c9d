package codegen

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// TestMemoryTables counts the arrays of a kernel that evaluates a function twice. With
// MemoryTables there is one array for each table; otherwise there is none.
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
