package hostref

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Table is an operand that is addressed by values. A point looks up the element that lies its index
// times Step after the element that View sees at the point.
type Table struct {
	View  shape.View // over the points, coalesced
	Data  []byte     // the whole buffer of View
	Count int        // indices are 0 to Count-1
	Step  int        // in elements
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
// index below 0 counts as 0, one beyond the last as the last. It fails with an *Error if index is
// no integer column.
func (t Table) Lookup(dst, index Column, start int) error {
	clamp, ok := clamps[index.DType]
	if !ok {
		return fail(ops.Lookup, "an index is no %s", index.DType)
	}
	movers[dst.DType.Size()].lookup(dst.Data, t.Data, t.places(start, dst.Len()), func(at int) int {
		return clamp(index.Data, at, t.Count) * t.Step
	})
	return nil
}

// LookupRows is [Table.Lookup] for whole rows of count points with one index each.
func (t Table) LookupRows(dst, index Column, start, count int) error {
	clamp, ok := clamps[index.DType]
	if !ok || count < 1 || index.Len()*count != dst.Len() {
		return fail(ops.Lookup, "%d indices of %s for %d rows of %d", index.Len(), index.DType, dst.Len(), count)
	}
	size := dst.DType.Size()
	v := t.View
	inner := len(v.Shape) - 1
	lie := inner >= 0 && v.Shape[inner] == count && v.Strides[inner] == 1 && start%count == 0
	var places []int64 // where each row begins, if its points are adjacent
	if lie {
		places = make([]int64, index.Len())
		IndexFrom(places, shape.View{Shape: v.Shape[:inner], Strides: v.Strides[:inner], Offset: v.Offset}, start/count)
	}
	for row := range index.Len() {
		past, to := clamp(index.Data, row, t.Count)*t.Step, dst.Data[row*count*size:][:count*size]
		if lie {
			copy(to, t.Data[(int(places[row])+past)*size:])
			continue
		}
		v.Offset = t.View.Offset + past
		GatherFrom(to, t.Data, size, v, start+row*count)
	}
	return nil
}

// Search writes for each value, at the points from start on, the number of elements of its row that
// are less than it or, with right, not greater. It fails with an *Error if values is no integer
// column or dst is not int64.
func (t Table) Search(dst, values Column, start int, right bool) error {
	search, ok := searches[values.DType]
	if !ok || dst.DType != dtype.Int64 {
		return fail(ops.Search, "it does not take %s and give %s", values.DType, dst.DType)
	}
	search(view[int64](dst.Data), values.Data, t, t.places(start, dst.Len()), right)
	return nil
}

// Segment combines each element of initial, at the points from start on, with elements of the
// table, in order, by a map operator. The low word of the element's span is the first index, and
// the high word the index after the last. It fails with an *Error.
func (t Table) Segment(op *ops.Op, dst, initial, span Column, start int) error {
	size, args := dst.DType.Size(), []Column{{DType: dst.DType}, {DType: dst.DType}}
	join, err := lookup(op, dst, args)
	if err != nil {
		return err
	}
	places := t.places(start, dst.Len())
	spans := view[uint64](span.Data)
	copy(dst.Data, initial.Data)
	for i, p := range places {
		low, high := int(uint32(spans[i])), min(int(spans[i]>>32), t.Count)
		acc := dst.Data[i*size : (i+1)*size]
		for k := low; k < high; k++ {
			at := (int(p) + k*t.Step) * size
			args[0].Data, args[1].Data = acc, t.Data[at:at+size]
			join(acc, args)
		}
	}
	return nil
}

// places returns the offsets of the elements that View sees at n points from start on.
func (t Table) places(start, n int) []int64 {
	places := make([]int64, n)
	IndexFrom(places, t.View, start)
	return places
}

func lookupEach[T any](dstBytes, srcBytes []byte, places []int64, moved func(at int) int) {
	dst, src := view[T](dstBytes), view[T](srcBytes)
	for i, p := range places {
		dst[i] = src[int(p)+moved(i)]
	}
}

// clamps has a function for each type of index: it limits element at to 0 to count-1.
var clamps = map[dtype.DType]func(data []byte, at, count int) int{
	dtype.Int8: clampOf[int8], dtype.Int16: clampOf[int16], dtype.Int32: clampOf[int32], dtype.Int64: clampOf[int64],
	dtype.Uint8: clampOf[uint8], dtype.Uint16: clampOf[uint16], dtype.Uint32: clampOf[uint32], dtype.Uint64: clampOf[uint64],
}

func clampOf[T integer](data []byte, at, count int) int {
	i := view[T](data)[at]
	switch {
	case i < 0:
		return 0
	case uint64(i) >= uint64(count):
		return count - 1
	}
	return int(i)
}

var searches = map[dtype.DType]func(dst []int64, values []byte, t Table, places []int64, right bool){
	dtype.Int8: searchOf[int8], dtype.Int16: searchOf[int16], dtype.Int32: searchOf[int32], dtype.Int64: searchOf[int64],
	dtype.Uint8: searchOf[uint8], dtype.Uint16: searchOf[uint16], dtype.Uint32: searchOf[uint32], dtype.Uint64: searchOf[uint64],
}

func searchOf[T integer](dst []int64, valueBytes []byte, t Table, places []int64, right bool) {
	values, rows := view[T](valueBytes), view[T](t.Data)
	for i, p := range places {
		v := values[i]
		dst[i] = int64(halve(t.Count, func(k int) bool {
			e := rows[int(p)+k*t.Step]
			return e < v || right && e == v
		}))
	}
}

// halve counts how many of n elements are before something, by binary search. Every device makes
// the same steps, so that the result is the same even if the elements have no order.
func halve(n int, before func(k int) bool) int {
	first := 0
	for n > 1 {
		half := n / 2
		if before(first + half - 1) {
			first += half
		}
		n -= half
	}
	if before(first) {
		first++
	}
	return first
}
