package hostref

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Search writes for each value, at the points from start on, how many elements of the table's row at
// that point are less than the value or, if right is true, not greater. It fails with an *Error if
// values is no integer column or dst is not int64.
//
// It is a binary search. Every device takes the same steps, so that the result is the same even if
// the elements are not in ascending order. If they are known to be (Rises), there is only one
// result, and Search may take other steps.
func (t Table) Search(dst, values Column, start int, right bool) error {
	s, ok := searches[values.DType]
	if !ok || dst.DType != dtype.Int64 {
		return fail(ops.Search, "it does not take %s and give %s", values.DType, dst.DType)
	}
	places := placesOf(t.View, start, dst.Len())
	defer freePlaces(places)
	s.search(view[int64](dst.Data), values.Data, t, *places, right)
	return nil
}

// AllRise reports whether the table is one contiguous row of dtype d in ascending order.
func (t Table) AllRise(d dtype.DType) bool {
	s, ok := searches[d]
	if !ok || t.Step != 1 || t.View.Shape.Size() > 1 && slices.ContainsFunc(t.View.Strides, func(s int) bool { return s != 0 }) {
		return false
	}
	return s.rise(t.Data[t.View.Offset*d.Size():][:t.Count*d.Size()])
}

// searcher has the functions for one dtype of values.
type searcher struct {
	search func(dst []int64, values []byte, t Table, places []int64, right bool)
	rise   func(row []byte) bool
}

var searches = map[dtype.DType]searcher{
	dtype.Int8: searcherOf[int8](), dtype.Int16: searcherOf[int16](), dtype.Int32: searcherOf[int32](), dtype.Int64: searcherOf[int64](),
	dtype.Uint8: searcherOf[uint8](), dtype.Uint16: searcherOf[uint16](), dtype.Uint32: searcherOf[uint32](), dtype.Uint64: searcherOf[uint64](),
}

func searcherOf[T integer]() searcher {
	return searcher{searchOf[T], func(row []byte) bool { return slices.IsSorted(view[T](row)) }}
}

func searchOf[T integer](dst []int64, valueBytes []byte, t Table, places []int64, right bool) {
	values, rows := view[T](valueBytes)[:len(dst)], view[T](t.Data)
	if t.Rises && len(dst) > 0 && slices.IsSorted(values) {
		searchOn(dst, values, rows[places[0]:][:t.Count], right)
		return
	}
	clear(dst)
	n := t.Count
	for ; n > 1; n -= n / 2 {
		searchHalf(dst, values, rows, places, n/2, int64(t.Step), right)
	}
	for i, p := range places {
		e, v := rows[int(p)], values[i]
		if e < v || right && e == v {
			dst[i]++
		}
	}
}

// searchHalf takes one step of all searches, so that many reads of memory are in flight. A search
// moves past half elements if the last of them is before its value. places are the offsets of the
// elements at which the searches stand.
func searchHalf[T integer](dst []int64, values, rows []T, places []int64, half int, step int64, right bool) {
	places, values = places[:len(dst)], values[:len(dst)]
	last := int64(half-1) * step
	if right {
		for i, v := range values {
			past := int64(0)
			if rows[places[i]+last] <= v {
				past = int64(half)
			}
			dst[i] += past
			places[i] += past * step
		}
		return
	}
	for i, v := range values {
		past := int64(0)
		if rows[places[i]+last] < v {
			past = int64(half)
		}
		dst[i] += past
		places[i] += past * step
	}
}

// near is how many elements a search looks at one by one before its steps double.
const near = 4

// searchOn searches an ascending row for ascending values. Each search begins at the result of the
// one before, and takes steps that double and then halve.
func searchOn[T integer](dst []int64, values, row []T, right bool) {
	first := 0 // elements that are before the value
	for i, v := range values {
		end := min(first+near, len(row))
		for first < end && (row[first] < v || right && row[first] == v) {
			first++
		}
		if first == end && end < len(row) {
			first += searchFar(row[first:], v, right)
		}
		dst[i] = int64(first)
	}
}

// searchFar returns how many elements of an ascending row are before v.
func searchFar[T integer](row []T, v T, right bool) (first int) {
	before := func(k int) bool { return row[k] < v || right && row[k] == v }
	step := 1
	for first+step <= len(row) && before(first+step-1) {
		first += step
		step *= 2
	}
	for step /= 2; step > 0; step /= 2 {
		if first+step <= len(row) && before(first+step-1) {
			first += step
		}
	}
	return first
}
