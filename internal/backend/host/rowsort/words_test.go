package rowsort

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vector"
)

// sortedRows sorts rows of n words.
func sortedRows[T vector.Word](x []T, n int) error {
	w := wordRows[T]{rows: len(x) / n, n: n,
		fill:  func(dst []T, at int) { copy(dst, x[at:]) },
		drain: func(src []T, at int) { copy(x[at:], src) },
	}
	return w.sort(context.Background())
}

// wordMasks leave words with and without digits that all of them share.
var wordMasks = []uint64{0, 1, 0xff, 0xff00ff, 1<<32 - 1, 0xff << 40, 0xff00ff << 32, math.MaxUint32 << 32, math.MaxUint64}

func testWordRows[T vector.Word](t *testing.T, rows, n int) {
	r := rand.New(rand.NewPCG(9, uint64(n)))
	for _, mask := range wordMasks {
		x := make([]T, rows*n)
		for i := range x {
			x[i] = T(r.Uint64() & mask)
			if mask<<32 == 0 {
				x[i] |= T(i / 2)
			}
		}
		want := slices.Clone(x)
		for row := range slices.Chunk(want, n) {
			slices.Sort(row)
		}
		if err := sortedRows(x, n); err != nil || !slices.Equal(x, want) {
			t.Fatalf("%d rows of %d %T of %x are not sorted (%v)", rows, n, x, mask, err)
		}
	}
}

// Rows of all lengths, in all the ways.
func TestRowsOfWordsAreSorted(t *testing.T) {
	for _, n := range []int{1, 2, 3, 8, 15, 16, 17, 100, 127, 128, 129, 1000, 2048, target.SortBlock + 1, target.SortSplit, 2*target.SortSplit + 77} {
		for _, rows := range []int{1, 2, 40} {
			if rows*n < 1<<18 {
				testWordRows[uint32](t, rows, n)
				testWordRows[uint64](t, rows, n)
			}
		}
	}
}

// Words in order, in reverse order and with pivots that always are extreme.
func TestOrderedWordsAreSorted(t *testing.T) {
	const n = 3 * target.SortSplit / 2
	for name, word := range map[string]func(i int) uint32{
		"ascending":  func(i int) uint32 { return uint32(i) },
		"descending": func(i int) uint32 { return uint32(n - i) },
		"organ pipe": func(i int) uint32 { return uint32(min(i, n-i)) },
		"sawtooth":   func(i int) uint32 { return uint32(i % 1000) },
		"greatest":   func(i int) uint32 { return math.MaxUint32 - uint32(i%2) },
	} {
		x := make([]uint32, n)
		for i := range x {
			x[i] = word(i)
		}
		want := slices.Sorted(slices.Values(x))
		if err := sortedRows(x, n); err != nil || !slices.Equal(x, want) {
			t.Errorf("%s: not sorted (%v)", name, err)
		}
	}
}

// A sort whose steps divide badly ends by comparisons.
func TestQuicksortGivesUp(t *testing.T) {
	x := make([]uint64, 5000)
	for i := range x {
		x[i] = rand.Uint64()
	}
	s := new(wordSorter[uint64])
	if !vector.HasPartition() {
		t.Skip("SKIPPED: this processor does not partition")
	}
	s.partition(x, make([]uint64, len(x)), 2)
	if s.finish(); !slices.IsSorted(x) {
		t.Error("not sorted")
	}
}

func TestSortsEndWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, n := range []int{100, 4 * target.SortSplit} {
		w := wordRows[uint32]{rows: 1, n: n, fill: func(dst []uint32, _ int) { clear(dst) }, drain: func([]uint32, int) {}}
		if err := w.sort(ctx); !errors.Is(err, context.Canceled) {
			t.Errorf("%d words: %v", n, err)
		}
	}
}

func BenchmarkWords(b *testing.B) {
	for _, n := range []int{16, 64, 128, 256, 1024, 4096, 32768, 1 << 20, 1 << 22} {
		benchmarkWords[uint32](b, n)
		benchmarkWords[uint64](b, n)
	}
}

func benchmarkWords[T vector.Word](b *testing.B, n int) {
	x := make([]T, max(n, 1<<19))
	r := rand.New(rand.NewPCG(1, 2))
	for i := range x {
		x[i] = T(r.Uint64())
	}
	b.Run(fmt.Sprintf("%T/%d", x[0], n), func(b *testing.B) {
		y := slices.Clone(x)
		for range b.N {
			w := wordRows[T]{rows: len(x) / n, n: n,
				fill:  func(dst []T, at int) { copy(dst, x[at:]) },
				drain: func(src []T, at int) { copy(y[at:], src) },
			}
			if err := w.sort(context.Background()); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(x)), "ns/word")
		for row := range slices.Chunk(y, n) {
			if !slices.IsSorted(row) {
				b.Fatal("not sorted")
			}
		}
	})
}
