package rowsort

import (
	"context"
	"math/bits"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vector"
)

// wordRows are rows of n words to be sorted.
type wordRows[T vector.Word] struct {
	rows, n int
	// fill writes the words of the elements from a number on, row by row.
	fill func(dst []T, at int)
	// drain takes the sorted words of the elements from a number on. src is overwritten later.
	drain func(src []T, at int)
	// together has the bits in which words may differ that drain must get at once.
	together T
}

// sort sorts each row.
func (w *wordRows[T]) sort(ctx context.Context) error {
	if w.rows < runtime.GOMAXPROCS(0) && w.n >= target.SortSplit {
		for row := range w.rows {
			if err := w.sortLong(ctx, row); err != nil {
				return err
			}
		}
		return nil
	}
	together := max(1, target.SortBlock/w.n) // rows
	return parallel.For(ctx, w.rows, together, func(low, high int) error {
		s := wordSorterOf[T]()
		defer s.release()
		words := s.words(&s.taken, (high-low)*w.n)
		w.fill(words, low*w.n)
		for row := range slices.Chunk(words, w.n) {
			s.sort(row)
		}
		s.finish()
		w.drain(words, low*w.n)
		return nil
	})
}

// sortLong sorts a row on all processors. Blocks of the row are partitioned into buckets of words,
// whose bounds come from a sample. Then each bucket is collected from the blocks and sorted.
func (w *wordRows[T]) sortLong(ctx context.Context, row int) error {
	size := min(target.SortBlock, max(target.SortLeast, w.n/(target.SortShares*runtime.GOMAXPROCS(0)))) // of a block
	first, blocks := row*w.n, (w.n+size-1)/size
	bounds := w.bounds(first, blocks)
	all := wordSorterOf[T]()
	defer all.release()
	words := all.words(&all.taken, w.n)
	buckets := len(bounds) + 1
	begins := make([]int, blocks*(buckets+1)) // of each block: where its buckets begin, and its end
	err := parallel.For(ctx, blocks, 1, func(block, _ int) error {
		s := wordSorterOf[T]()
		defer s.release()
		at := block * size
		part := words[at:min(at+size, w.n)]
		w.fill(part, first+at)
		s.divide(part, bounds, at, begins[block*(buckets+1):][:buckets+1])
		return nil
	})
	if err != nil {
		return err
	}
	before := make([]int, buckets+1)
	for bucket := range buckets {
		before[bucket+1] = before[bucket]
		for i := bucket; i < len(begins); i += buckets + 1 {
			before[bucket+1] += begins[i+1] - begins[i]
		}
	}
	return parallel.For(ctx, buckets, 1, func(bucket, _ int) error {
		s := wordSorterOf[T]()
		defer s.release()
		some := s.words(&s.taken, before[bucket+1]-before[bucket])
		n := 0
		for i := bucket; i < len(begins); i += buckets + 1 {
			n += copy(some[n:], words[begins[i]:begins[i+1]])
		}
		s.sort(some)
		s.finish()
		w.drain(some, first+before[bucket])
		return nil
	})
}

// sampled is how many words of a row are looked at for each bound.
const sampled = 16

// bounds returns the words that separate the buckets of a row, which has so many blocks. There are
// a power of two of buckets, of about a block each.
func (w *wordRows[T]) bounds(first, blocks int) []T {
	buckets := 1 << bits.Len(uint(blocks-1))
	sample := make([]T, sampled*buckets)
	at := uint(0)
	for i := range sample {
		at += 0x9e3779b97f4a7c15 // the golden ratio's multiples spread over the row
		place, _ := bits.Mul(at, uint(w.n))
		w.fill(sample[i:][:1], first+int(place))
	}
	slices.Sort(sample)
	bounds := make([]T, buckets-1)
	for i := range bounds {
		bounds[i] = sample[(i+1)*sampled] &^ w.together
	}
	return bounds
}

// divide partitions words by bounds, whose number is one less than a power of two, and notes where
// the buckets begin, the first one at a number. The last begin is the end.
func (s *wordSorter[T]) divide(x, bounds []T, at int, begins []int) {
	if vector.HasPartition() {
		s.divideFrom(x, x, s.words(&s.others, len(x)), bounds, at, begins)
		return
	}
	s.sort(x)
	s.finish()
	begins[0], begins[len(bounds)+1] = at, at+len(x)
	for i, b := range bounds {
		n, _ := slices.BinarySearch(x, b)
		begins[i+1] = at + n
	}
}

// divideFrom is divide for words that are in x, or in spare.
func (s *wordSorter[T]) divideFrom(x, from, spare, bounds []T, at int, begins []int) {
	if len(bounds) == 0 {
		if len(x) > 0 && &from[0] != &x[0] {
			copy(x, from)
		}
		begins[0], begins[1] = at, at+len(x)
		return
	}
	middle := len(bounds) / 2
	low := vector.Partition(x, spare, from, bounds[middle])
	high := len(x) - low
	s.divideFrom(x[:low], x[:low], spare[high:], bounds[:middle], at, begins[:middle+2])
	s.divideFrom(x[low:], spare[:high], spare, bounds[middle+1:], at+low, begins[middle+1:])
}

// wordSorter sorts words for one goroutine. Short pieces wait until there are as many as a tile of
// a network has columns.
type wordSorter[T vector.Word] struct {
	waiting       [][]T
	longest       int // of waiting
	tile          []T
	others, taken []T
}

var wordSorters = [2]sync.Pool{{New: func() any { return new(wordSorter[uint32]) }}, {New: func() any { return new(wordSorter[uint64]) }}}

func wordSorterOf[T vector.Word]() *wordSorter[T] { return wordPool[T]().Get().(*wordSorter[T]) }

func (s *wordSorter[T]) release() { wordPool[T]().Put(s) }

func wordPool[T vector.Word]() *sync.Pool {
	if vector.Lanes[T]() == vector.Lanes[uint32]() {
		return &wordSorters[0]
	}
	return &wordSorters[1]
}

// words returns memory for n words, of any content.
func (s *wordSorter[T]) words(kept *[]T, n int) []T {
	if cap(*kept) < n {
		*kept = make([]T, n+n/4)
	}
	return (*kept)[:n]
}

// sort sorts x by the next call of finish. x must not overlap what was given before.
func (s *wordSorter[T]) sort(x []T) {
	if !vector.HasPartition() {
		if !vector.HasNetworks() || len(x) > target.LongNetworkRow {
			s.sortDigits(x)
		} else if len(x) > 1 {
			s.add(x)
		}
		return
	}
	s.partition(x, s.words(&s.others, len(x)), 2*bits.Len(uint(len(x))))
}

// partition is sort by quicksort, which gives up after so many steps. spare is as long as x. The words
// above a pivot stay there until those below are sorted, and then are partitioned from there.
func (s *wordSorter[T]) partition(x, spare []T, depth int) {
	from := x
	for ; len(x) > target.NetworkRow && depth > 0; depth-- {
		pivot := pivotOf(from)
		low := vector.Partition(x, spare, from, pivot)
		if low == 0 { // the pivot is the least word
			from = spare[:len(x)]
			if pivot+1 == 0 {
				copy(x, from)
				return
			}
			low = vector.Partition(x, spare, from, pivot+1)
		} else {
			s.partition(x[:low], spare[len(x)-low:], depth-1)
		}
		x = x[low:]
		from = spare[:len(x)]
	}
	if len(x) > 0 && &from[0] != &x[0] {
		copy(x, from)
	}
	switch {
	case len(x) > target.NetworkRow:
		slices.Sort(x)
	case len(x) > 1:
		s.add(x)
	}
}

// pivotOf returns an element that is likely to be near the middle.
func pivotOf[T vector.Word](x []T) T {
	if len(x) < fewSampled {
		step := len(x) / 9
		first := x[step/2:]
		return middle(middle(first[0], first[step], first[2*step]), middle(first[3*step], first[4*step], first[5*step]),
			middle(first[6*step], first[7*step], first[8*step]))
	}
	var sample [31]T
	step := len(x) / len(sample)
	for i := range sample {
		sample[i] = x[i*step+step/2]
	}
	slices.Sort(sample[:])
	return sample[len(sample)/2]
}

// fewSampled is the number of words below which a pivot comes from nine words.
const fewSampled = 1 << 11

func middle[T vector.Word](x, y, z T) T { return max(min(x, y), min(max(x, y), z)) }

func (s *wordSorter[T]) add(x []T) {
	s.waiting, s.longest = append(s.waiting, x), max(s.longest, len(x))
	if len(s.waiting) == vector.Lanes[T]() {
		s.finish()
	}
}

// finish sorts the pieces that wait, each in a column of a tile. The greatest word fills the columns
// up.
func (s *wordSorter[T]) finish() {
	if len(s.waiting) == 0 {
		return
	}
	n := networkLength(s.longest)
	if s.tile == nil {
		s.tile = make([]T, vector.TileRows[T](longestNetwork())*vector.Lanes[T]())
	}
	vector.FillTile(s.tile, s.waiting, n)
	vector.SortTile(networkOf(n), s.tile)
	vector.EmptyTile(s.tile, s.waiting, n)
	s.waiting, s.longest = s.waiting[:0], 0
}

// longestNetwork returns how many words a network sorts at most: more if other ways are slow.
func longestNetwork() int {
	if vector.HasPartition() {
		return target.NetworkRow
	}
	return target.LongNetworkRow
}

// networks holds the networks that were needed, by their length.
var networks [target.LongNetworkRow + 1]atomic.Pointer[vector.Network]

// networkLength returns the length of the network for columns of n words. There are few long ones.
func networkLength(n int) int {
	switch {
	case n <= 16:
		return n
	case n <= 128:
		return (n + 7) &^ 7
	}
	return (n + 63) &^ 63
}

func networkOf(n int) vector.Network {
	if known := networks[n].Load(); known != nil {
		return *known
	}
	made := vector.NetworkOf(n, kernel.OddEvenMergeSort(n))
	networks[n].Store(&made)
	return made
}

// digitBits is the size of a digit: that of a uint8.
const digitBits = 8

// Fewer than fewSorted words are sorted by comparisons: counting digits takes longer.
const fewSorted = 128

// sortDigits sorts x by its digits, the lowest first, and leaves out the digits that are the same in
// all words. The lower halves of words of 64 bits often are positions in ascending order, and are
// left out too.
func (s *wordSorter[T]) sortDigits(x []T) {
	if len(x) < fewSorted {
		slices.Sort(x)
		return
	}
	differ, ascends := uint64(0), true
	for i, e := range x[1:] {
		differ |= uint64(e ^ x[i])
		ascends = ascends && uint32(x[i]) <= uint32(e)
	}
	if ascends && vector.Lanes[T]() == vector.Lanes[uint64]() {
		differ = differ >> 32 << 32
	}
	from, to := x, s.words(&s.others, len(x))
	for shift := 0; differ>>shift != 0; shift += digitBits {
		if uint8(differ>>shift) != 0 {
			moveDigit(to, from, shift)
			from, to = to, from
		}
	}
	if &from[0] != &x[0] {
		copy(x, from)
	}
}

// moveDigit moves the words to their places by a digit.
func moveDigit[T vector.Word](to, from []T, shift int) {
	var next [1 << digitBits]uint32
	for _, e := range from {
		next[uint8(uint64(e)>>(shift&63))]++
	}
	at := uint32(0)
	for d, count := range next {
		next[d], at = at, at+count
	}
	for _, e := range from {
		d := uint8(uint64(e) >> (shift & 63))
		to[next[d]] = e
		next[d]++
	}
}
