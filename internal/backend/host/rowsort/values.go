package rowsort

import (
	"context"
	"math"
	"runtime"
	"sort"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
)

// Values are contiguous rows of N elements of a real dtype, or of bools.
type Values struct {
	DType      dtype.DType
	N          int
	Descending bool // the greatest key first
	// Keys writes the order keys of x.
	Keys func(dst, x hostref.Column) error
}

// Sort sorts the rows of src into dst. It fails with the context's error.
func (v Values) Sort(ctx context.Context, dst, src []byte) error {
	switch v.DType.Size() {
	case 1:
		if v.N >= countedRow {
			return v.count(ctx, dst, src)
		}
		return sortValues[uint32, uint8](ctx, v, dst, src)
	case 2:
		return sortValues[uint32, uint16](ctx, v, dst, src)
	case 4:
		return sortValues[uint32, uint32](ctx, v, dst, src)
	}
	return sortValues[uint64, uint64](ctx, v, dst, src)
}

// countedRow is the length from which rows of bytes are sorted by counting: as many elements as a byte
// has values.
const countedRow = 1 << 8

// count sorts rows of bytes by counting how often each occurs.
func (v Values) count(ctx context.Context, dst, src []byte) error {
	flip := byte(0) // of the elements, which orders them as unsigned ones ascend
	if v.DType.IsSigned() {
		flip = 1 << 7
	}
	if v.Descending {
		flip = ^flip
	}
	rows := len(src) / v.N
	if rows >= runtime.GOMAXPROCS(0) || v.N < target.SortSplit {
		return parallel.For(ctx, rows, max(1, target.SortBlock/v.N), func(low, high int) error {
			for row := low; row < high; row++ {
				counts := countsOf(src[row*v.N:][:v.N], flip)
				fillCounts(dst[row*v.N:], &counts, flip)
			}
			return nil
		})
	}
	for row := range rows {
		var counts [1 << 8]int
		var lock sync.Mutex
		err := parallel.For(ctx, v.N, target.SortSplit, func(low, high int) error {
			some := countsOf(src[row*v.N+low:row*v.N+high], flip)
			lock.Lock()
			defer lock.Unlock()
			for b, n := range some {
				counts[b] += n
			}
			return nil
		})
		if err != nil {
			return err
		}
		fillCounts(dst[row*v.N:], &counts, flip)
	}
	return nil
}

// countsOf counts elements with some bits flipped. Neighbours are counted in tables of their own, so
// that equal ones need not wait for each other.
func countsOf(part []byte, flip byte) (counts [1 << 8]int) {
	var tables [4][1 << 8]uint32
	whole := part[:len(part)&^3]
	for i := 0; i < len(whole); i += 4 {
		four := whole[i:][:4]
		tables[0][four[0]]++
		tables[1][four[1]]++
		tables[2][four[2]]++
		tables[3][four[3]]++
	}
	for _, b := range part[len(whole):] {
		tables[0][b]++
	}
	for i := range counts {
		b := byte(i) ^ flip
		counts[i] = int(tables[0][b]) + int(tables[1][b]) + int(tables[2][b]) + int(tables[3][b])
	}
	return counts
}

// fillCounts writes each element as often as it was counted.
func fillCounts(to []byte, counts *[1 << 8]int, flip byte) {
	for b, n := range counts {
		if n > 0 {
			to[0] = byte(b) ^ flip
			for done := 1; done < n; done *= 2 {
				copy(to[done:n], to[:done])
			}
			to = to[n:]
		}
	}
}

// unsigned is an order key.
type unsigned interface {
	uint8 | uint16 | uint32 | uint64
}

// sortValues sorts the keys of rows as words and computes the elements from them. Floats of different
// bits may have the same key: zeros and NaNs. They are copied in the order in which they stand.
func sortValues[W vector.Word, K unsigned](ctx context.Context, v Values, dstBytes, srcBytes []byte) error {
	flip := W(0)
	if v.Descending {
		flip = W(^K(0))
	}
	src, dst := hostref.Slice[K](srcBytes), hostref.Slice[K](dstBytes)
	rows := len(src) / v.N
	special := make([]atomic.Bool, rows) // rows that may have zeros or NaNs
	w := wordRows[W]{rows: rows, n: v.N}
	w.fill = func(words []W, at int) { keys(v, words, src[at:][:len(words)], flip) }
	w.drain = func(words []W, at int) {
		if len(words) > 0 && elementsOfKeys(v.DType, dst[at:][:len(words)], words, flip) {
			for row := at / v.N; row*v.N < at+len(words); row++ {
				special[row].Store(true)
			}
		}
	}
	if err := w.sort(ctx); err != nil || !v.DType.IsFloat() {
		return err
	}
	return parallel.For(ctx, rows, max(1, target.SortBlock/v.N), func(low, high int) error {
		for row := low; row < high; row++ {
			if special[row].Load() {
				placeSpecials(v.DType, v.Descending, dst[row*v.N:][:v.N], src[row*v.N:][:v.N])
			}
		}
		return nil
	})
}

// keys writes the order keys of elements, with some bits flipped.
func keys[W vector.Word, K unsigned](v Values, words []W, from []K, flip W) {
	some, same := any(words).([]K)
	if !same {
		var few [256]K
		for len(from) > len(few) {
			keys(v, words[:len(few)], from[:len(few)], flip)
			words, from = words[len(few):], from[len(few):]
		}
		some = few[:len(from)]
	}
	d, key := v.DType, ops.Unsigned(v.DType)
	if d == key || d == dtype.Bool {
		copy(some, from)
	} else if err := v.Keys(hostref.Column{DType: key, Data: hostref.Bytes(some)}, hostref.Column{DType: d, Data: hostref.Bytes(from)}); err != nil {
		panic(err) // every real dtype has order keys
	}
	switch {
	case !same:
		for i, k := range some {
			words[i] = W(k) ^ flip
		}
	case flip != 0:
		for i := range words {
			words[i] ^= flip
		}
	}
}

// infinities has the bits of a float dtype's infinity.
var infinities = map[dtype.DType]uint64{
	dtype.Float16: 0x7c00, dtype.BFloat16: 0x7f80,
	dtype.Float32: uint64(math.Float32bits(float32(math.Inf(1)))), dtype.Float64: math.Float64bits(math.Inf(1)),
}

// elementsOfKeys writes the elements that have these keys, with some bits flipped. It reports
// whether there are floats that are zeros or NaNs.
func elementsOfKeys[W vector.Word, K unsigned](d dtype.DType, to []K, words []W, flip W) (special bool) {
	sign := ^(^K(0) >> 1)
	words = words[:len(to)]
	switch {
	case d.IsFloat():
		if same, ok := any(to).([]W); ok {
			var done int
			done, special = vector.Unkey(same, words, flip)
			to, words = to[done:], words[done:]
		}
		width := uint(8*d.Size() - 1)
		greatest, zero := K(0), K(0)
		for i, w := range words {
			distance := K(w^flip) ^ sign // signed
			negative := -(distance >> (width & 63))
			to[i] = (distance ^ negative) - negative | negative&sign
			if distance == 0 {
				zero = 1
			}
			greatest = max(greatest, K(w^flip))
		}
		return special || zero != 0 || greatest == ^K(0)
	case d.IsSigned():
		for i, w := range words {
			to[i] = K(w^flip) ^ sign
		}
	default:
		for i, w := range words {
			to[i] = K(w ^ flip)
		}
	}
	return false
}

// placeSpecials copies the zeros and the NaNs of a row to their places in the sorted row, in their
// order.
func placeSpecials[K unsigned](d dtype.DType, descending bool, to, from []K) {
	sign, infinity := ^(^K(0) >> 1), K(infinities[d])
	isNaN := func(bits K) bool { return bits&^sign > infinity }
	// before returns how many elements of the sorted row come before those with a property, which
	// holds from some element on.
	before := func(holds func(bits K) bool) int {
		return sort.Search(len(to), func(i int) bool { return holds(to[i]) })
	}
	var zeros, nans int
	if descending {
		zeros = before(func(bits K) bool { return !isNaN(bits) && (bits&^sign == 0 || bits&sign != 0) })
	} else {
		nans = before(isNaN)
		zeros = before(func(bits K) bool { return isNaN(bits) || bits&sign == 0 || bits == sign })
	}
	for _, bits := range from {
		switch {
		case bits&^sign == 0:
			to[zeros] = bits
			zeros++
		case isNaN(bits):
			to[nans] = bits
			nans++
		}
	}
}
