package codegen

import (
	"math"

	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/elementary"
)

// arithmetic64 writes package elementary's definitions of float64 with the device's own
// instructions. 64-bit integers are pairs of words.
type arithmetic64 struct {
	deviceFloats
	words.Long
}

func newArithmetic64(b *Builder, width int) arithmetic64 {
	return arithmetic64{deviceFloats{b, width}, words.Long{Arithmetic: b.words}}
}

func (m arithmetic64) Const(f float64) ID { return m.b.SplatF64(f, m.width) }
func (m arithmetic64) Word(w uint64) pair {
	return pair{m.b.SplatU32(uint32(w), m.width), m.b.SplatU32(uint32(w>>32), m.width)}
}
func (m arithmetic64) Bits(v ID) pair    { return m.b.BitsF64(v) }
func (m arithmetic64) Float(u pair) ID   { return m.b.AsF64(u) }
func (m arithmetic64) FromInt(u pair) ID { return m.b.AsF64(m.b.double.FromInteger(u[:], true)) }

func (m arithmetic64) Div(x, y ID) ID {
	if m.b.target.InexactDiv64 {
		return m.b.AsF64(m.b.double.Div(m.b.BitsF64(x), m.b.BitsF64(y)))
	}
	return m.b.FDiv(x, y)
}

func (m arithmetic64) DivNormal(x, y ID) ID { return m.Div(x, y) }

func (m arithmetic64) Sqrt(x ID) ID {
	if m.b.target.InexactSqrt64 {
		return m.b.AsF64(m.b.double.Sqrt(m.b.BitsF64(x)))
	}
	return m.b.FSqrt(x)
}

func (m arithmetic64) Table(i pair, table []uint64) pair {
	if m.b.target.MemoryTables {
		return m.Bits(m.gather(i[0], table))
	}
	low, high := make([]uint32, len(table)), make([]uint32, len(table))
	for j, w := range table {
		low[j], high[j] = uint32(w), uint32(w>>32)
	}
	return pair{m.lookUp(i[0], low), m.lookUp(i[0], high)}
}

// gather is table[i] for each element of i, read from an array. Every invocation fills the
// array when it starts (llvmpipe writes all elements), so it should read the array often.
func (m arithmetic64) gather(i ID, table []uint64) ID {
	b := m.b
	elements := make([]ID, len(table))
	for j, w := range table {
		elements[j] = b.ConstF64(math.Float64frombits(w))
	}
	initial := b.ConstantArray(elements)
	a, ok := b.tables[initial]
	if !ok {
		a = b.ArrayOf(initial)
		b.tables[initial] = a
	}
	lanes := make([]ID, b.Width(i))
	for lane := range lanes {
		lanes[lane] = b.LoadFrom(a, b.Extract(i, lane))
	}
	return b.Construct(lanes...)
}

func (m arithmetic64) Scale(v ID, k pair) ID {
	return elementary.ScaleByMultiply64[ID, pair, ID](m, v, k)
}
