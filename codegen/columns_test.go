package codegen

import (
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testcode"
)

// columnWidth is the width of the Values in these tests, so that a vector's elements differ.
const columnWidth = 4

// evaluate runs a lowering on operands of dtype d and returns the result's bits. machine, the
// simulated device, must behave as the target says.
func evaluate(t *testing.T, target Target, machine testcode.Machine, f lowering, d dtype.DType, args ...[]uint64) []uint64 {
	t.Helper()
	b := NewBuilder(target)
	group := b.GlobalID(0)
	binding := 0
	buffer := func(writable bool) Buffer {
		binding++
		return b.StorageBuffer(binding-1, 1, columnWidth, writable)
	}
	var memory [][]uint32
	operands := make([]Value, len(args))
	for i, a := range args {
		words := make([]ID, d.Words())
		for w := range words {
			words[w] = b.LoadElement(buffer(false), group, 0)
			memory = append(memory, wordColumn(a, w))
		}
		operands[i] = b.FromWords(d, words...)
	}
	out := f(b, operands)
	if formOf(d) == formWord {
		out.words[0] = b.extendWord(d, out.words[0])
	}
	for _, w := range b.ToWords(out) {
		b.StoreElement(buffer(true), group, 0, w)
		memory = append(memory, make([]uint32, len(args[0])))
	}
	module := b.Finish()
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
	testcode.Validate(t, module)
	if err := machine.Run(module, memory, nil, len(args[0])/columnWidth); err != nil {
		t.Fatal(err)
	}
	results := make([]uint64, len(args[0]))
	for w, column := range memory[len(args)*d.Words():] {
		for i, v := range column {
			results[i] |= uint64(v) << (32 * w)
		}
	}
	return results
}

func wordColumn(a []uint64, w int) []uint32 {
	column := make([]uint32, len(a))
	for i, v := range a {
		column[i] = uint32(v >> (32 * w))
	}
	return column
}

// pairsOf returns all pairs of specials and n random pairs, padded to whole vectors.
func pairsOf(specials []uint64, n int, random func(r *rand.Rand) (x, y uint64)) (x, y []uint64) {
	for _, v := range specials {
		for _, w := range specials {
			x, y = append(x, v), append(y, w)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := 0; i < n || len(x)%columnWidth != 0; i++ {
		v, w := random(r)
		x, y = append(x, v), append(y, w)
	}
	return x, y
}

// compareColumns reports the first five differences and how many there are.
func compareColumns(t *testing.T, got []uint64, want func(x, y uint64) uint64, x, y []uint64) {
	t.Helper()
	wrong := 0
	for i := range got {
		if w := want(x[i], y[i]); got[i] != w {
			if wrong++; wrong <= 5 {
				t.Errorf("of %#x, %#x: %#x, want %#x", x[i], y[i], got[i], w)
			}
		}
	}
	if wrong > 5 {
		t.Errorf("%d of %d differ", wrong, len(got))
	}
}
