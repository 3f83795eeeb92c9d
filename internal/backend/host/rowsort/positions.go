package rowsort

import (
	"context"
	"math"
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/target"
)

// Positions are contiguous rows of N elements of an unsigned dtype. The positions of the first Count
// elements in order are found.
type Positions struct {
	DType    dtype.DType
	N, Count int
}

// Find writes the positions of src's elements to dst, row by row. It fails with the context's error.
func (p Positions) Find(ctx context.Context, dst []int64, src []byte) error {
	switch p.DType.Size() {
	case 1:
		return sortPositions(ctx, p, hostref.Slice[uint8](src), dst)
	case 2:
		return sortPositions(ctx, p, hostref.Slice[uint16](src), dst)
	case 4:
		return sortPositions(ctx, p, hostref.Slice[uint32](src), dst)
	}
	return sortLongPositions(ctx, p, hostref.Slice[uint64](src), dst)
}

// sortPositions sorts words that have an element above and its position below.
func sortPositions[K uint8 | uint16 | uint32](ctx context.Context, p Positions, src []K, dst []int64) error {
	w := wordRows[uint64]{rows: len(src) / p.N, n: p.N}
	w.fill = func(words []uint64, at int) {
		place := uint64(at % p.N)
		for i, k := range src[at:][:len(words)] {
			words[i] = uint64(k)<<32 | place
			if place++; place == uint64(p.N) {
				place = 0
			}
		}
	}
	w.drain = func(words []uint64, at int) { p.store(dst, words, at) }
	return w.sort(ctx)
}

// store stores the positions in sorted words, which are those from a number on.
func (p Positions) store(dst []int64, words []uint64, at int) {
	for len(words) > 0 {
		row, first := at/p.N, at%p.N
		n := p.N - first // to the end of the row
		if p.Count == p.N {
			n = len(words)
		}
		some := words[:min(n, len(words))]
		at, words = at+len(some), words[len(some):]
		if first >= p.Count {
			continue
		}
		if p.Count < p.N {
			some = some[:min(len(some), p.Count-first)]
		}
		to := dst[row*p.Count+first:][:len(some)]
		for i, w := range some {
			to[i] = int64(uint32(w))
		}
	}
}

// sortLongPositions is sortPositions for elements of 64 bits. It sorts by the upper 32 bits of their
// distances from a row's least element. Then it sorts those with equal bits by the other ones.
func sortLongPositions(ctx context.Context, p Positions, src []uint64, dst []int64) error {
	ranges := make([]keyRange, len(src)/p.N)
	err := parallel.For(ctx, len(ranges), max(1, target.SortBlock/p.N), func(low, high int) error {
		for row := low; row < high; row++ {
			ranges[row] = rangeOf(src[row*p.N:][:p.N])
		}
		return nil
	})
	if err != nil {
		return err
	}
	w := wordRows[uint64]{rows: len(ranges), n: p.N, together: math.MaxUint32}
	w.fill = func(words []uint64, at int) {
		eachRow(at, len(words), p.N, func(row, first, low, high int) {
			r := ranges[row]
			for i, k := range src[at+low : at+high] {
				words[low+i] = (k-r.least)>>(r.shift&63)<<32 | uint64(first+i)
			}
		})
	}
	w.drain = func(words []uint64, at int) {
		eachRow(at, len(words), p.N, func(row, _, low, high int) {
			if ranges[row].shift > 0 {
				orderTies(words[low:high], src[row*p.N:][:p.N], ranges[row])
			}
		})
		p.store(dst, words, at)
	}
	return w.sort(ctx)
}

// eachRow calls visit for the parts of rows of n elements that are in count elements from a number
// on: the row, the first element in it, and where the part begins and ends among the count.
func eachRow(at, count, n int, visit func(row, first, low, high int)) {
	for low := 0; low < count; {
		row, first := (at+low)/n, (at+low)%n
		high := min(count, low+n-first)
		visit(row, first, low, high)
		low = high
	}
}

// keyRange says where the keys of a row lie: the least one, and how many bits of the distance to the
// greatest one are more than 32.
type keyRange struct {
	least uint64
	shift uint8
}

func rangeOf(keys []uint64) keyRange {
	least, greatest := keys[0], keys[0]
	for _, k := range keys {
		least, greatest = min(least, k), max(greatest, k)
	}
	return keyRange{least, uint8(max(0, bits.Len64(greatest-least)-32))}
}

// orderTies sorts words with equal upper halves by the lower bits of the keys at their positions,
// which then are above the positions.
func orderTies(words, keys []uint64, r keyRange) {
	s := wordSorterOf[uint64]()
	defer s.release()
	for low := 0; low < len(words); {
		high := low + 1
		for high < len(words) && words[high]>>32 == words[low]>>32 {
			high++
		}
		if high-low > 1 {
			for i, w := range words[low:high] {
				words[low+i] = (keys[uint32(w)]-r.least)&(1<<(r.shift&63)-1)<<32 | w&math.MaxUint32
			}
			s.sort(words[low:high])
		}
		low = high
	}
	s.finish()
}
