package host

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// searches are the kernels that find the first of each row's greatest values: by comparisons of keys
// of any width, and by words whose upper half is a key of up to 32 bits.
func searches(d dtype.DType) []*kernel.Kernel {
	key := keyOf(d)
	compared := []kernel.Inst{
		{Kind: kernel.Load, DType: d},
		{Kind: kernel.Apply, Op: ops.OrderKey, Args: []int{0}, DType: key},
		{Kind: kernel.Fold, Op: ops.Max, Args: []int{1}, DType: key},
		{Kind: kernel.Apply, Op: ops.Equal, Args: []int{1, 2}, DType: dtype.Bool},
		{Kind: kernel.Load, N: 1, DType: dtype.Int64},
		{Kind: kernel.Scalar, DType: dtype.Int64},
		{Kind: kernel.Apply, Op: ops.Where, Args: []int{3, 4, 5}, DType: dtype.Int64},
		{Kind: kernel.Fold, Op: ops.Min, Args: []int{6}, DType: dtype.Int64},
	}
	packed := []kernel.Inst{
		compared[0], compared[1],
		{Kind: kernel.Apply, Op: ops.Cast, Args: []int{1}, DType: dtype.Uint32},
		{Kind: kernel.Load, N: 1, DType: dtype.Int64},
		{Kind: kernel.Apply, Op: ops.Cast, Args: []int{3}, DType: dtype.Uint32},
		{Kind: kernel.Apply, Op: ops.BitwiseInvert, Args: []int{4}, DType: dtype.Uint32},
		{Kind: kernel.Apply, Op: ops.PackWords, Args: []int{2, 5}, DType: dtype.Uint64},
		{Kind: kernel.Fold, Op: ops.Max, Args: []int{6}, DType: dtype.Uint64},
		{Kind: kernel.Apply, Op: ops.Cast, Args: []int{7}, DType: dtype.Uint32},
		{Kind: kernel.Apply, Op: ops.BitwiseInvert, Args: []int{8}, DType: dtype.Uint32},
		{Kind: kernel.Apply, Op: ops.Cast, Args: []int{9}, DType: dtype.Int64},
	}
	bodies := [][]kernel.Inst{compared}
	if key.Size() <= 4 {
		bodies = append(bodies, packed)
	}
	var list []*kernel.Kernel
	for _, body := range bodies {
		list = append(list, &kernel.Kernel{Rank: 2, Loop: &kernel.Rowwise{}, Scalars: []dtype.DType{dtype.Int64}, Body: body,
			Operands: []kernel.Operand{{DType: d, Access: kernel.Wide}, {DType: dtype.Int64, Index: true, Access: kernel.Wide}}})
	}
	return list
}

// keyOf returns the dtype of a dtype's order keys.
func keyOf(d dtype.DType) dtype.DType {
	return map[int]dtype.DType{1: dtype.Uint8, 2: dtype.Uint16, 4: dtype.Uint32, 8: dtype.Uint64}[d.Size()]
}

func TestPositionsAreThoseOfTheFirstGreatestKeys(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 6))
	for _, d := range dtype.All() {
		if !d.IsReal() && d != dtype.Bool {
			continue
		}
		for _, n := range []int{2, 15, 16, 59, 257, 1024, 1025, 3000, 4096} {
			const rows = 13
			data := drawnFew(r, d, rows*n)
			if d == dtype.Bool {
				for i := range data {
					data[i] &= 1
				}
			}
			want := greatestKeys(t, hostref.Column{DType: d, Data: data}, n)
			g := kernel.Geometry{Dims: []int{rows, n}, Scalars: []element.Bits{{uint64(n)}},
				Operands: []kernel.Layout{{Strides: []int{n, 1}}, {Strides: []int{0, 1}}}, Out: kernel.Layout{Strides: []int{1}}}
			for _, k := range searches(d) {
				l, got := LaunchOf(k, g), make([]int64, rows)
				if len(l.positions) != 1 {
					t.Fatalf("%s: the search is not recognised", d)
				}
				if err := l.Run(t.Context(), [][]byte{data, nil}, hostref.Bytes(got)); err != nil {
					t.Fatal(err)
				}
				if !slices.Equal(got, want) {
					t.Errorf("%s, rows of %d: %v, want %v", d, n, got, want)
				}
			}
		}
	}
}

// drawnFew returns few different elements, so that many rows have their greatest more than once: NaNs,
// infinities, zeros of both signs, subnormal numbers and others.
func drawnFew(r *rand.Rand, d dtype.DType, n int) []byte {
	size := d.Size()
	few := make([]byte, 0, 40*size)
	for _, f := range []float64{-1, -0.5, 0, 1, 2, 3} {
		few = element.FromFloat(d, f).Append(few, d)
	}
	if d.IsFloat() {
		one := hostref.Column{DType: d, Data: element.FromFloat(d, 0).Append(nil, d)}
		one.Data[size-1] = 0x80 // -0
		few = append(few, one.Data...)
	}
	for range 9 {
		for range size {
			few = append(few, byte(r.Uint32()))
		}
	}
	data, m := make([]byte, 0, n*size), len(few)/size
	for len(data) < n*size {
		run := 1 + r.IntN(n) // of elements up to one that may be the greatest
		top := 1 + r.IntN(m)
		for range min(run, n-len(data)/size) {
			at := r.IntN(top)
			data = append(data, few[at*size:][:size]...)
		}
	}
	return data
}

// greatestKeys returns the first position of each row's greatest order key.
func greatestKeys(t *testing.T, values hostref.Column, n int) []int64 {
	keys := hostref.Column{DType: keyOf(values.DType), Data: make([]byte, len(values.Data))}
	if err := hostref.Apply(ops.OrderKey, keys, values); err != nil {
		t.Fatal(err)
	}
	wide := hostref.Column{DType: dtype.Uint64, Data: make([]byte, 8*keys.Len())}
	if err := hostref.Apply(ops.Cast, wide, keys); err != nil && keys.DType != dtype.Uint64 {
		t.Fatal(err)
	} else if keys.DType == dtype.Uint64 {
		wide = keys
	}
	var want []int64
	for row := range slices.Chunk(hostref.Slice[uint64](wide.Data), n) {
		want = append(want, int64(slices.Index(row, slices.Max(row))))
	}
	return want
}
