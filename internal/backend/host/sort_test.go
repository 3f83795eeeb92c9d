package host

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// sortKernel returns a kernel that sorts whole rows.
func sortKernel(form kernel.SortForm, d dtype.DType, descending bool) *kernel.Kernel {
	k := &kernel.Kernel{
		Rank: 2, Loop: &kernel.Sort{Form: form, Pages: 1, Chunk: 16, Descending: descending},
		Operands: []kernel.Operand{{DType: d, Access: kernel.Strided}},
		Body:     []kernel.Inst{{Kind: kernel.Load, DType: d}},
	}
	if form == kernel.Positions {
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: ops.Cast, Args: []int{0}, DType: dtype.Int64})
	}
	return k
}

// keyWords returns the order keys of x as words, inverted if descending.
func keyWords(t *testing.T, x hostref.Column, descending bool) []uint64 {
	t.Helper()
	key := hostref.Column{DType: ops.Unsigned(x.DType), Data: make([]byte, len(x.Data))}
	if x.DType == dtype.Bool {
		key.DType = dtype.Uint8
	}
	wide := hostref.Column{DType: dtype.Uint64, Data: make([]byte, 8*x.Len())}
	if err := hostref.Apply(ops.OrderKey, key, x); err != nil {
		t.Fatal(err)
	}
	if err := hostref.Apply(ops.Cast, wide, key); err != nil {
		t.Fatal(err)
	}
	words := hostref.Slice[uint64](wide.Data)
	for i := range words {
		if descending {
			words[i] = ^words[i]
		}
	}
	return words
}

// stableOrder returns the positions of each row's words in order.
func stableOrder(words []uint64, n int) (order []int64) {
	for row := range slices.Chunk(words, n) {
		places := make([]int64, n)
		for i := range places {
			places[i] = int64(i)
		}
		slices.SortStableFunc(places, func(a, b int64) int { return cmp.Compare(row[a], row[b]) })
		order = append(order, places...)
	}
	return order
}

// sortShapes are rows and their lengths.
var sortShapes = [][2]int{{1, 1}, {3, 2}, {40, 5}, {17, 16}, {33, 64}, {9, 130}, {5, 1000}, {2, 4500}, {1, target.SortSplit + 5}}

// someOf returns elements of which many are equal, and some are special.
func someOf(r *rand.Rand, d dtype.DType, n int) hostref.Column {
	x := drawn(r, d, n)
	size := d.Size()
	for i := range n { // half of them are one of the first
		if r.IntN(2) == 0 {
			copy(x.Data[i*size:][:size], x.Data[r.IntN(min(n, 50))*size:])
		}
	}
	return x
}

// Values of every real dtype are in the stable order of their keys, bit for bit: zeros of both signs
// and NaNs of any bits stay in their order.
func TestSortedValuesAreInTheOrderOfTheirKeys(t *testing.T) {
	for _, d := range dtype.All() {
		if !d.IsReal() && d != dtype.Bool {
			continue
		}
		for _, s := range sortShapes {
			for _, descending := range []bool{false, true} {
				rows, n := s[0], s[1]
				r := rand.New(rand.NewPCG(uint64(n), 3))
				x := someOf(r, d, rows*n+3)
				part := hostref.Column{DType: d, Data: x.Data[3*d.Size():]}
				want := make([]byte, 0, len(part.Data))
				for i, place := range stableOrder(keyWords(t, part, descending), n) {
					want = append(want, part.Data[(i/n*n+int(place))*d.Size():][:d.Size()]...)
				}
				out := make([]byte, len(x.Data))
				k := sortKernel(kernel.Values, d, descending)
				if err := k.Verify(); err != nil {
					t.Fatal(err)
				}
				rowsOf := kernel.Layout{Strides: []int{n, 1}, Offset: 3}
				err := interpret(context.Background(), k, kernel.Geometry{Dims: []int{rows, n}, Operands: []kernel.Layout{rowsOf}, Out: rowsOf, Part: kernel.SortPart{Count: n}}, [][]byte{x.Data}, out)
				if err != nil || !slices.Equal(out[3*d.Size():], want) {
					t.Errorf("%s %v, descending %v: not in order (%v)", d, s, descending, err)
				}
			}
		}
	}
}

// The first positions of elements of every unsigned dtype are in the stable order of the elements.
// Those of 64 bits differ in many bits, in the lowest or in the highest ones.
func TestPositionsAreInOrder(t *testing.T) {
	for _, d := range []dtype.DType{dtype.Uint8, dtype.Uint16, dtype.Uint32, dtype.Uint64} {
		for _, s := range sortShapes {
			for _, mask := range []uint64{0, 1, 0xff00ff, 1<<32 - 1, 0xff << 40, math.MaxUint32 << 32, math.MaxUint64} {
				rows, n := s[0], s[1]
				r := rand.New(rand.NewPCG(uint64(n), 5))
				x := someOf(r, d, rows*n)
				if words := hostref.Slice[uint64](x.Data); d == dtype.Uint64 {
					for i := range words {
						words[i] &= mask
					}
				} else if mask != 0 {
					continue
				}
				order := stableOrder(keyWords(t, x, false), n)
				for _, count := range []int{n, (n + 1) / 2, 1} {
					want := slices.Collect(func(yield func(int64) bool) {
						for row := range slices.Chunk(order, n) {
							for _, place := range row[:count] {
								yield(place)
							}
						}
					})
					out := make([]int64, rows*count)
					g := kernel.Geometry{Dims: []int{rows, n}, Operands: []kernel.Layout{{Strides: []int{n, 1}}}, Out: kernel.Layout{Strides: []int{count, 1}}, Part: kernel.SortPart{Count: count}}
					err := interpret(context.Background(), sortKernel(kernel.Positions, d, false), g, [][]byte{x.Data}, hostref.Bytes(out))
					if err != nil || !slices.Equal(out, want) {
						t.Errorf("%s %v, %d of them, mask %x: not in order (%v)", d, s, count, mask, err)
					}
				}
			}
		}
	}
}

// A launch whose rows are not contiguous, or that stores some of the values, is refused.
func TestUnfitSortsOfRows(t *testing.T) {
	for name, change := range map[string]func(g *kernel.Geometry){
		"a stride":     func(g *kernel.Geometry) { g.Operands[0].Strides = []int{4, 1} },
		"some values":  func(g *kernel.Geometry) { g.Part, g.Out.Strides = kernel.SortPart{Count: 2}, []int{2, 1} },
		"a short one":  func(g *kernel.Geometry) { g.Dims = []int{9, 3} },
		"other result": func(g *kernel.Geometry) { g.Out.Strides = []int{1, 2} },
	} {
		g := kernel.Geometry{Dims: []int{2, 3}, Operands: []kernel.Layout{{Strides: []int{3, 1}}}, Out: kernel.Layout{Strides: []int{3, 1}}, Part: kernel.SortPart{Count: 3}}
		change(&g)
		buffers := func() []byte { return make([]byte, 4*9) }
		if err := interpret(context.Background(), sortKernel(kernel.Values, dtype.Float32, false), g, [][]byte{buffers()}, buffers()); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
