package hostref

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Segment combines each element of initial, at the points from start on, with a range of the table's
// elements, in order, by a map operator. Its element of span gives the range: the low word is the
// first index, the high word the index after the last. It fails with the errors of [Apply].
func (t Table) Segment(op *ops.Op, dst, initial, span Column, start int) error {
	args := []Column{{DType: dst.DType}, {DType: dst.DType}}
	join, err := lookup(op, dst, args)
	if err != nil {
		return err
	}
	places := placesOf(t.View, start, dst.Len())
	defer freePlaces(places)
	spans := view[uint64](span.Data)[:len(*places)]
	copy(dst.Data, initial.Data)
	if joinAll, ok := segments[key{op, dst.DType}]; ok && t.Step > 0 {
		joinAll(dst.Data, t, *places, spans)
		return nil
	}
	size := dst.DType.Size()
	for i, p := range *places {
		low, high := t.ends(spans[i])
		acc := dst.Data[i*size : (i+1)*size]
		for k := low; k < high; k++ {
			at := (int(p) + k*t.Step) * size
			args[0].Data, args[1].Data = acc, t.Data[at:at+size]
			join(acc, args)
		}
	}
	return nil
}

// ends returns the first index of a span and the index after its last, which is at most Count.
func (t Table) ends(span uint64) (low, high int) {
	return int(uint32(span)), min(int(span>>32), t.Count)
}

// segments has loops for add, mul, maximum and minimum of numbers.
var segments = segmentTable()

type segmentFunc func(dst []byte, t Table, places []int64, spans []uint64)

func segmentTable() map[key]segmentFunc {
	s := map[key]segmentFunc{}
	segmentRows[int8](s, 0)
	segmentRows[int16](s, 0)
	segmentRows[int32](s, 0)
	segmentRows[int64](s, 0)
	segmentRows[uint8](s, 0)
	segmentRows[uint16](s, 0)
	segmentRows[uint32](s, 0)
	segmentRows[uint64](s, 0)
	segmentRows(s, canonicalOf[float32]())
	segmentRows(s, canonicalOf[float64]())
	return s
}

// segmentRows adds the loops of one type; nan is its canonical NaN, if it has NaNs.
func segmentRows[T number](s map[key]segmentFunc, nan T) {
	d := dtype.Of[T]()
	s[key{ops.Add, d}] = func(dst []byte, t Table, places []int64, spans []uint64) {
		joinSegments(view[T](dst), t, places, spans, nan, func(acc T, elements []T, step int) T {
			for at := 0; at < len(elements); at += step {
				acc += elements[at]
			}
			return acc
		})
	}
	s[key{ops.Mul, d}] = func(dst []byte, t Table, places []int64, spans []uint64) {
		joinSegments(view[T](dst), t, places, spans, nan, func(acc T, elements []T, step int) T {
			for at := 0; at < len(elements); at += step {
				acc = T(acc * elements[at])
			}
			return acc
		})
	}
	s[key{ops.Maximum, d}] = func(dst []byte, t Table, places []int64, spans []uint64) {
		joinSegments(view[T](dst), t, places, spans, nan, func(acc T, elements []T, step int) T {
			for at := 0; at < len(elements); at += step {
				acc = max(acc, elements[at])
			}
			return acc
		})
	}
	s[key{ops.Minimum, d}] = func(dst []byte, t Table, places []int64, spans []uint64) {
		joinSegments(view[T](dst), t, places, spans, nan, func(acc T, elements []T, step int) T {
			for at := 0; at < len(elements); at += step {
				acc = min(acc, elements[at])
			}
			return acc
		})
	}
}

// joinSegments combines every element of dst with the elements of its span by join. A NaN stays a
// NaN whatever it is combined with, so it is enough to make the result canonical.
func joinSegments[T number](dst []T, t Table, places []int64, spans []uint64, nan T, join func(acc T, elements []T, step int) T) {
	src := view[T](t.Data)
	for i, p := range places {
		low, high := t.ends(spans[i])
		if low >= high {
			continue
		}
		from, to := int(p)+low*t.Step, int(p)+(high-1)*t.Step+1
		acc := join(dst[i], src[from:to], t.Step)
		if acc != acc {
			acc = nan
		}
		dst[i] = acc
	}
}
