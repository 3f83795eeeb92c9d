package hostref

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Lookup replaces an index out of range, of any dtype, by the nearest index of the table.
func TestLookupBringsIndicesInside(t *testing.T) {
	table := Table{Data: bytesOf([]uint16{10, 11, 12, 13, 14, 15}), Count: 3, Step: 2, View: shape.View{Shape: shape.Shape{6}, Strides: []int{0}}}
	want := []uint16{10, 12, 14, 14, 14, 10}
	for _, index := range []Column{
		{dtype.Int8, bytesOf([]int8{0, 1, 2, 3, 127, -128})}, {dtype.Int32, bytesOf([]int32{-1, 1, 2, 3, math.MaxInt32, math.MinInt32})},
		{dtype.Int64, bytesOf([]int64{0, 1, 2, 3, math.MaxInt64, math.MinInt64})},
		{dtype.Uint32, bytesOf([]uint32{0, 1, 2, 3, math.MaxUint32, 0})},
		{dtype.Uint8, bytesOf([]uint8{0, 1, 2, 3, 255, 0})}, {dtype.Uint64, bytesOf([]uint64{0, 1, 2, 3, math.MaxUint64, 0})},
	} {
		got := make([]uint16, 6)
		if err := table.Lookup(Column{dtype.Uint16, bytesOf(got)}, index, 0); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v, want %v", index.DType, got, err, want)
		}
		wide, wideGot := table, make([]uint32, 6) // of a size that has a form of its own
		wide.Data = bytesOf([]uint32{10, 11, 12, 13, 14, 15})
		if err := wide.Lookup(Column{dtype.Uint32, bytesOf(wideGot)}, index, 0); err != nil || !slices.Equal(wideGot, []uint32{10, 12, 14, 14, 14, 10}) {
			t.Errorf("%s, elements of 4 bytes: %v, %v, want %v", index.DType, wideGot, err, want)
		}
	}
	if err := table.Lookup(Column{dtype.Uint16, make([]byte, 2)}, Column{dtype.Float32, make([]byte, 4)}, 0); err == nil {
		t.Error("a float is an index")
	}
}

// LookupRows gives the results of Lookup, whether a table's rows are contiguous or not.
func TestLookupRowsIsLookup(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	data := make([]uint32, 200)
	for i := range data {
		data[i] = r.Uint32()
	}
	for _, v := range []shape.View{
		{Shape: shape.Shape{5, 4}, Strides: []int{0, 1}}, {Shape: shape.Shape{5, 4}, Strides: []int{4, 1}, Offset: 3},
		{Shape: shape.Shape{5, 4}, Strides: []int{1, 5}}, {Shape: shape.Shape{20}, Strides: []int{0}},
	} {
		table := Table{View: v, Data: bytesOf(data), Count: 7, Step: 9}
		rows := []int64{6, -1, 3, 100, 0}
		each := make([]int64, 20)
		for i := range each {
			each[i] = rows[i/4]
		}
		got, want := make([]uint32, 20), make([]uint32, 20)
		if err := table.LookupRows(Column{dtype.Uint32, bytesOf(got)}, Column{dtype.Int64, bytesOf(rows)}, 0, 4); err != nil {
			t.Fatal(err)
		}
		if err := table.Lookup(Column{dtype.Uint32, bytesOf(want)}, Column{dtype.Int64, bytesOf(each)}, 0); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%v: %v, want %v", v, got, want)
		}
	}
}

// Each step of a search compares with the middle of the remaining elements. That defines the result
// if the elements are in no order.
func TestSearchAsksForTheMiddle(t *testing.T) {
	searchIsHalving[int8](t)
	searchIsHalving[uint8](t)
	searchIsHalving[int32](t)
	searchIsHalving[int64](t)
	searchIsHalving[uint64](t)
}

func searchIsHalving[T integer](t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	d := dtype.Of[T]()
	for i := range 400 {
		count, step := 1+r.IntN(70), 1+r.IntN(2)
		rows := make([]T, 2*count*step)
		for j := range rows {
			rows[j] = T(r.Uint64() >> (r.IntN(2) * 60))
		}
		values := make([]T, 33)
		for j := range values {
			values[j] = rows[r.IntN(len(rows))] + T(r.IntN(3)) - 1
		}
		if i%3 == 0 {
			slices.Sort(values)
		}
		table := Table{View: shape.View{Shape: shape.Shape{len(values)}, Strides: []int{0}}, Data: bytesOf(rows), Count: count, Step: step}
		if i%2 == 0 {
			slices.Sort(rows)
			if table.Rises = table.AllRise(d); table.Rises != (step == 1) {
				t.Fatalf("%s: a sorted row of step %d rises: %t", d, step, table.Rises)
			}
		} else if sorted := step == 1 && slices.IsSorted(rows[:count]); table.AllRise(d) != sorted {
			t.Fatalf("%s: %v rises: %t", d, rows[:count], !sorted)
		}
		for _, right := range []bool{false, true} {
			got := make([]int64, len(values))
			if err := table.Search(Column{dtype.Int64, bytesOf(got)}, Column{d, bytesOf(values)}, 0, right); err != nil {
				t.Fatal(err)
			}
			for j, v := range values {
				want := halved(count, func(k int) bool { c := cmp.Compare(rows[k*step], v); return c < 0 || right && c == 0 })
				if got[j] != int64(want) {
					t.Fatalf("%s: %v in %v, right %t: %d, want %d", d, v, rows, right, got[j], want)
				}
			}
		}
	}
}

// halved returns how many of n elements are before a value by the steps that every device takes:
// each compares with the middle of the remaining elements.
func halved(n int, before func(k int) bool) int {
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

// Segment combines elements one by one with the operator.
func TestSegmentJoinsOneByOne(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, d := range []dtype.DType{dtype.Int8, dtype.Uint16, dtype.Int32, dtype.Uint64, dtype.Float16, dtype.Float32, dtype.Float64, dtype.Complex64} {
		for _, op := range []*ops.Op{ops.Add, ops.Mul, ops.Maximum, ops.Minimum} {
			if d.IsComplex() && op != ops.Add && op != ops.Mul {
				continue
			}
			for _, step := range []int{1, 3, -2, 0} {
				t.Run(fmt.Sprint(d, " ", op, " ", step), func(t *testing.T) {
					const n, count = 40, 12
					data := specialColumn(r, d, 1+count*3+n)
					table := Table{View: shape.View{Shape: shape.Shape{n}, Strides: []int{1}, Offset: max(0, -step*count)}, Data: data.Data, Count: count, Step: step}
					initial, spans := specialColumn(r, d, n), make([]uint64, n)
					for i := range spans {
						low := r.Uint64N(count)
						spans[i] = (low+r.Uint64N(count))<<32 | low
					}
					got := Column{d, make([]byte, n*d.Size())}
					if err := table.Segment(op, got, initial, Column{dtype.Uint64, bytesOf(spans)}, 0); err != nil {
						t.Fatal(err)
					}
					for i, span := range spans {
						want := Column{d, bytes.Clone(initial.Part(i, i+1).Data)}
						for k := int(uint32(span)); k < min(int(span>>32), count); k++ {
							at := table.View.Offset + i + k*step
							if err := Apply(op, want, want, data.Part(at, at+1)); err != nil {
								t.Fatal(err)
							}
						}
						if !bytes.Equal(got.Part(i, i+1).Data, want.Data) {
							t.Fatalf("element %d: %x, want %x", i, got.Part(i, i+1).Data, want.Data)
						}
					}
				})
			}
		}
	}
}

// specialColumn returns n elements: any bits, and numbers of which some are not finite.
func specialColumn(r *rand.Rand, d dtype.DType, n int) Column {
	c := Column{d, make([]byte, n*d.Size())}
	for i := range c.Data {
		c.Data[i] = byte(r.Uint32())
	}
	list := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1.5, -3, 5e-324}
	for i := range n {
		if part := c.Part(i, i+1).Data; d == dtype.Float64 && r.IntN(2) == 0 {
			copy(part, bytesOf([]float64{list[r.IntN(len(list))]}))
		} else if d == dtype.Float32 && r.IntN(2) == 0 {
			copy(part, bytesOf([]float32{float32(list[r.IntN(len(list))])}))
		}
	}
	return c
}
