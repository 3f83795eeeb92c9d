package hostref

import (
	"context"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Table is an operand whose elements are found by indices. A point with an index reads the element
// that lies index times Step after the element that View sees at the point.
type Table struct {
	View  shape.View // of the first elements, at all points, coalesced
	Data  []byte     // the whole buffer of View
	Count int        // indices are 0 to Count-1
	Step  int        // in elements
	Rises bool       // the rows are known to be in ascending order
}

// evalIndirect evaluates a node of kind ops.Indirect.
func evalIndirect(ctx context.Context, n *graph.Node, t graph.Type, table *Array, by []*Array) (*Array, error) {
	view, count, step := n.Table(shape.Contiguous(table.Shape))
	for _, a := range by {
		if !a.Shape.Equal(t.Shape) || count == 0 && t.Shape.Size() > 0 {
			return nil, fail(n.Op, "operands of shapes %v and %v do not give %v", table.Shape, a.Shape, t.Shape)
		}
	}
	tab := Table{View: Coalesce(view), Data: table.Data, Count: count, Step: step}
	out := NewArray(t.DType, t.Shape)
	err := parallel.For(ctx, t.Shape.Size(), grain, func(low, high int) error {
		dst := Column{out.DType, out.Data}.Part(low, high)
		args := make([]Column, len(by))
		for i, a := range by {
			args[i] = Column{a.DType, a.Data}.Part(low, high)
		}
		switch n.Op {
		case ops.Lookup:
			return tab.Lookup(dst, args[0], low)
		case ops.Search:
			return tab.Search(dst, args[0], low, n.Attr.Mode == ops.SearchRight)
		}
		return tab.Segment(n.Attr.Joiner(), dst, args[0], args[1], low)
	})
	return out, err
}

// Lookup writes to dst the elements that the points from start on look up, each by its index. An
// index below 0 counts as 0, and an index above Count-1 as Count-1. It fails with an *Error if index
// is no integer column.
func (t Table) Lookup(dst, index Column, start int) error {
	if once := lookups[lookupForm{dst.DType.Size(), index.DType}]; once != nil && !slices.ContainsFunc(t.View.Strides, func(s int) bool { return s != 0 }) {
		once(dst.Data, t.Data, index.Data, t)
		return nil
	}
	places, ok := t.indexed(t.View, index, start)
	if !ok {
		return fail(ops.Lookup, "an index is no %s", index.DType)
	}
	defer freePlaces(places)
	movers[dst.DType.Size()].lookup(dst.Data, t.Data, *places)
	return nil
}

// lookupForm is the size of a table's elements and the dtype of indices.
type lookupForm struct {
	size  int
	index dtype.DType
}

// lookups are the lookups of points that all see one table, which needs no list of their places, in
// the forms that trees and embeddings have.
var lookups = map[lookupForm]func(dst, src, index []byte, t Table){
	{4, dtype.Uint32}: lookupOne[uint32, uint32], {8, dtype.Uint32}: lookupOne[uint64, uint32],
	{4, dtype.Int32}: lookupOne[uint32, int32], {8, dtype.Int32}: lookupOne[uint64, int32],
	{4, dtype.Int64}: lookupOne[uint32, int64], {8, dtype.Int64}: lookupOne[uint64, int64],
}

func lookupOne[T any, I integer](dstBytes, srcBytes, indexBytes []byte, t Table) {
	index, src, last := view[I](indexBytes), view[T](srcBytes), uint64(t.Count-1)
	dst := view[T](dstBytes)[:len(index)]
	for i, v := range index {
		k := uint64(v)
		if k > last {
			if k = last; v < 0 {
				k = 0
			}
		}
		dst[i] = src[t.View.Offset+int(k)*t.Step]
	}
}

// LookupRows is [Table.Lookup] for rows of count points. index has one element for each row. It also
// fails with an *Error if dst does not have count elements for each index.
func (t Table) LookupRows(dst, index Column, start, count int) error {
	if count < 1 || index.Len()*count != dst.Len() {
		return fail(ops.Lookup, "%d indices of %s for %d rows of %d", index.Len(), index.DType, dst.Len(), count)
	}
	size, v := dst.DType.Size(), t.View
	inner := len(v.Shape) - 1
	lie := inner >= 0 && v.Shape[inner] == count && v.Strides[inner] == 1 && start%count == 0
	rows := shape.View{Shape: shape.Shape{index.Len()}, Strides: []int{0}} // where each row begins
	first := 0
	if lie {
		rows, first = shape.View{Shape: v.Shape[:inner], Strides: v.Strides[:inner], Offset: v.Offset}, start/count
	}
	places, ok := t.indexed(rows, index, first)
	if !ok {
		return fail(ops.Lookup, "an index is no %s", index.DType)
	}
	defer freePlaces(places)
	row := count * size
	for i, place := range *places {
		to := dst.Data[i*row : (i+1)*row]
		if lie {
			copy(to, t.Data[int(place)*size:])
			continue
		}
		v.Offset = t.View.Offset + int(place)
		GatherFrom(to, t.Data, size, v, start+i*count)
	}
	return nil
}

// indexed returns the offsets of the elements that v's points from start on look up by index. It
// returns false if index is no integer column. The caller gives the list to freePlaces.
func (t Table) indexed(v shape.View, index Column, start int) (*[]int64, bool) {
	past, ok := pasts[index.DType]
	if !ok {
		return nil, false
	}
	places := placesOf(v, start, index.Len())
	past(*places, index.Data, t.Count, t.Step)
	return places, true
}

// placesOf returns the offsets of the elements that v sees at the n points from start on. The caller
// gives the list to freePlaces.
func placesOf(v shape.View, start, n int) *[]int64 {
	places := placeLists.Get().(*[]int64)
	*places = slices.Grow((*places)[:0], n)[:n]
	IndexFrom(*places, v, start)
	return places
}

func freePlaces(places *[]int64) { placeLists.Put(places) }

var placeLists = sync.Pool{New: func() any { return new([]int64) }}

func lookupEach[T any](dstBytes, srcBytes []byte, places []int64) {
	dst, src := view[T](dstBytes)[:len(places)], view[T](srcBytes)
	for i, p := range places {
		dst[i] = src[p]
	}
}

// pasts has a function for each dtype of indices. It limits each index to 0 to count-1, and adds
// index times step to the offset in places.
var pasts = map[dtype.DType]func(places []int64, data []byte, count, step int){
	dtype.Int8: pastOf[int8], dtype.Int16: pastOf[int16], dtype.Int32: pastOf[int32], dtype.Int64: pastOf[int64],
	dtype.Uint8: pastOf[uint8], dtype.Uint16: pastOf[uint16], dtype.Uint32: pastOf[uint32], dtype.Uint64: pastOf[uint64],
}

func pastOf[T integer](places []int64, data []byte, count, step int) {
	index, last := view[T](data)[:len(places)], uint64(count-1)
	for i, v := range index {
		k := uint64(v)
		if k > last {
			if k = last; v < 0 {
				k = 0
			}
		}
		places[i] += int64(k) * int64(step)
	}
}
