package host

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// transformStep returns a step of a Fourier-like transform in a space of [rows, rest, radix, done].
// Each result is the sum of radix elements, each multiplied by an element of a matrix, such as a
// root of unity. The sum is then multiplied by an element of a table.
func transformStep(radix int, from dtype.DType) *kernel.Kernel {
	k := &kernel.Kernel{Rank: 4, Loop: &kernel.Map{}}
	load := func(d dtype.DType) int {
		k.Operands = append(k.Operands, kernel.Operand{DType: d})
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Load, N: len(k.Operands) - 1, DType: d})
		return len(k.Body) - 1
	}
	apply := func(op *ops.Op, args ...int) int {
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Apply, Op: op, Args: args, DType: dtype.Complex64})
		return len(k.Body) - 1
	}
	sum := -1
	for i := range radix {
		x := load(from)
		if from != dtype.Complex64 {
			x = apply(ops.Cast, x)
		}
		if i == 0 {
			sum = x
			continue
		}
		sum = apply(ops.Add, sum, apply(ops.Mul, x, load(dtype.Complex64)))
	}
	apply(ops.Mul, sum, load(dtype.Complex64))
	return k
}

// stepGeometry returns the geometry of a transformStep, with tables of [radix, radix] and [rest,
// radix], and its operands' sizes.
func stepGeometry(k *kernel.Kernel, dims []int) (g kernel.Geometry, sizes []int) {
	rest, radix, done := dims[1], dims[2], dims[3]
	g = kernel.Geometry{Dims: dims, Out: kernel.Layout{Strides: shape.ContiguousStrides(dims)}}
	roots := 1
	for i := range k.Operands {
		switch {
		case i == len(k.Operands)-1:
			g.Operands = append(g.Operands, kernel.Layout{Strides: []int{0, radix, 1, 0}})
			sizes = append(sizes, rest*radix)
		case i > 0 && i%2 == 0: // transformStep loads its operands in this order
			g.Operands = append(g.Operands, kernel.Layout{Strides: []int{0, 0, 1, 0}, Offset: roots * radix})
			sizes = append(sizes, radix*radix)
			roots++
		default:
			part := (i + 1) / 2
			g.Operands = append(g.Operands, kernel.Layout{Strides: []int{radix * rest * done, done, 0, 1}, Offset: part * rest * done})
			sizes = append(sizes, dims[0]*radix*rest*done)
		}
	}
	return g, sizes
}

// A launch gives the same bits with and without these: an axis that is written out, columns that
// share buffers, and values that recur and are evaluated once.
func TestUnrolledMapsKeepTheBits(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	for _, c := range []struct {
		radix, rows, rest, done int
		from                    dtype.DType
		roots, unrolled         bool
	}{
		{8, 41, 64, 1, dtype.Float32, true, true}, {8, 41, 8, 8, dtype.Complex64, true, true},
		{4, 33, 3, 25, dtype.Complex64, true, true}, {5, 51, 1, 80, dtype.Complex64, true, true},
		{9, 3, 1000, 1, dtype.Complex64, true, true}, {8, 2000, 1, 1, dtype.Float32, true, true},
		{8, 41, 8, 8, dtype.Complex64, false, true}, {2, 4096, 1, 1, dtype.Complex64, false, false},
		{8, 1, 8, 8, dtype.Complex64, true, false},
	} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			k := transformStep(c.radix, c.from)
			g, sizes := stepGeometry(k, []int{c.rows, c.rest, c.radix, c.done})
			var operands [][]byte
			for i, n := range sizes {
				data := hostref.Column{DType: k.Operands[i].DType, Data: make([]byte, n*k.Operands[i].DType.Size())}
				words := hostref.Slice[float32](data.Data)
				for j := range words {
					words[j] = unusual(r)
				}
				if parts := hostref.Slice[complex64](data.Data); c.roots && n == c.radix*c.radix {
					for j := range parts {
						sin, cos := math.Sincos(2 * math.Pi * float64(j/c.radix*(j%c.radix)%c.radix) / float64(c.radix))
						parts[j] = complex(float32(cos), float32(sin))
					}
				}
				operands = append(operands, data.Data)
			}
			fast, plain := LaunchOf(k, g), newLaunch(k, g)
			if got := fast.unrolled != nil; got != c.unrolled {
				t.Errorf("written out: %t, want %t", got, c.unrolled)
			}
			plain.loops, plain.periods, plain.slots = make([]vector.Map, len(k.Body)), nil, nil
			var got [2][]byte
			for i, l := range []*Launch{plain, fast} {
				got[i] = bytes.Repeat([]byte{0xa5}, shape.Shape(g.Dims).Size()*8)
				for range i + 1 { // the second run uses what the first one kept
					if err := l.Run(t.Context(), operands, got[i]); err != nil {
						t.Fatal(err)
					}
				}
			}
			if at := differsAt(got[0], got[1]); at >= 0 {
				t.Errorf("byte %d differs", at)
			}
		})
	}
}

// unusual draws a float, which is often a special value.
func unusual(r *rand.Rand) float32 {
	list := []uint32{0, 1 << 31, 1, 0x7f800000, 0xff800000, 0x7fc12345, 0x7f800001, 0x00400000}
	if r.IntN(50) == 0 {
		return math.Float32frombits(list[r.IntN(len(list))])
	}
	return float32(r.NormFloat64())
}

func differsAt(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}

// Maps, reductions and scans give the same bits if recurring values are evaluated only once.
func TestPeriodsKeepTheBits(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 2))
	k := &kernel.Kernel{Rank: 2, Scalars: []dtype.DType{dtype.Float32},
		Operands: []kernel.Operand{{DType: dtype.Float32}, {DType: dtype.Float32}, {DType: dtype.Float32}},
		Body: []kernel.Inst{
			{Kind: kernel.Load, DType: dtype.Float32}, {Kind: kernel.Load, N: 1, DType: dtype.Float32}, {Kind: kernel.Load, N: 2, DType: dtype.Float32},
			{Kind: kernel.Scalar, DType: dtype.Float32},
			{Kind: kernel.Apply, Op: ops.Exp, Args: []int{1}, DType: dtype.Float32},
			{Kind: kernel.Apply, Op: ops.Mul, Args: []int{4, 3}, DType: dtype.Float32},
			{Kind: kernel.Apply, Op: ops.Add, Args: []int{0, 5}, DType: dtype.Float32},
			{Kind: kernel.Apply, Op: ops.Mul, Args: []int{6, 2}, DType: dtype.Float32},
		}}
	for _, loop := range []kernel.Loop{&kernel.Map{}, &kernel.Reduce{Op: ops.Sum, Outer: 1}, &kernel.Scan{Op: ops.CumulativeSum}} {
		for _, dims := range [][]int{{4001, 7}, {100, 511}, {37, 512}, {29, 4099}, {9, 16000}, {3, 30}, {70, 700}} {
			k.Loop = loop
			rows, n := dims[0], dims[1]
			g := kernel.Geometry{Dims: dims, Scalars: []element.Bits{element.FromFloat(dtype.Float32, 0.7)},
				Operands: []kernel.Layout{{Strides: []int{n, 1}}, {Strides: []int{0, -1}, Offset: n - 1}, {Strides: []int{1, 0}}}, Out: kernel.Layout{Strides: []int{n, 1}}}
			outs := rows * n
			if _, ok := loop.(*kernel.Reduce); ok {
				g.Out.Strides = []int{kernel.Leaves(n)}
				outs = rows * kernel.Leaves(n)
			}
			var operands [][]byte
			for _, size := range []int{rows * n, n, rows} {
				list := make([]float32, size)
				for i := range list {
					list[i] = unusual(r)
				}
				operands = append(operands, hostref.Bytes(list))
			}
			fast, plain := newLaunch(k, g), newLaunch(k, g)
			plain.periods, plain.slots = nil, nil
			var got [2][]byte
			for i, l := range []*Launch{plain, fast} {
				got[i] = make([]byte, outs*4)
				if err := l.Run(t.Context(), operands, got[i]); err != nil {
					t.Fatal(err)
				}
			}
			if at := differsAt(got[0], got[1]); at >= 0 {
				t.Errorf("%T of %v: byte %d differs", loop, dims, at)
			}
		}
	}
}

// A column that is the same in every row keeps its buffer, while other columns share theirs.
func TestColumnsThatRowsShareKeepTheirBuffers(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 4))
	k := &kernel.Kernel{Rank: 2, Loop: &kernel.Rowwise{}, Scalars: []dtype.DType{dtype.Int64},
		Operands: []kernel.Operand{{DType: dtype.Float64, Access: kernel.Wide}, {DType: dtype.Int64, Index: true, Access: kernel.Wide}},
		Body: []kernel.Inst{
			{Kind: kernel.Load, DType: dtype.Float64},
			{Kind: kernel.Apply, Op: ops.OrderKey, Args: []int{0}, DType: dtype.Uint64},
			{Kind: kernel.Fold, Op: ops.Max, Args: []int{1}, DType: dtype.Uint64},
			{Kind: kernel.Apply, Op: ops.Equal, Args: []int{1, 2}, DType: dtype.Bool},
			{Kind: kernel.Load, N: 1, DType: dtype.Int64},
			{Kind: kernel.Scalar, DType: dtype.Int64},
			{Kind: kernel.Apply, Op: ops.Where, Args: []int{3, 4, 5}, DType: dtype.Int64},
			{Kind: kernel.Fold, Op: ops.Min, Args: []int{6}, DType: dtype.Int64},
		}}
	const rows, n = 3000, 59
	g := kernel.Geometry{Dims: []int{rows, n}, Scalars: []element.Bits{{n}},
		Operands: []kernel.Layout{{Strides: []int{n, 1}}, {Strides: []int{0, 1}}}, Out: kernel.Layout{Strides: []int{1}}}
	list, want := make([]float64, rows*n), make([]int64, rows)
	for i := range list {
		list[i] = r.Float64()
		if row := i / n; list[i] > list[row*n+int(want[row])] {
			want[row] = int64(i % n)
		}
	}
	got := make([]int64, rows)
	if err := LaunchOf(k, g).Run(t.Context(), [][]byte{hostref.Bytes(list), nil}, hostref.Bytes(got)); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got, want) {
		t.Errorf("positions of the greatest: %v, want %v", got, want)
	}
}

// Elements of every size are moved as hostref moves them.
func TestMovesAreThoseOfHostref(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 3))
	for _, size := range []int{1, 2, 4, 8, 16} {
		for _, v := range []shape.View{
			{Shape: shape.Shape{7, 3}, Strides: []int{5, 1}, Offset: 2}, {Shape: shape.Shape{9, 4, 8}, Strides: []int{8, 0, 1}},
			{Shape: shape.Shape{5, 33}, Strides: []int{1, 5}}, {Shape: shape.Shape{6, 8}, Strides: []int{1, 0}},
			{Shape: shape.Shape{300}, Strides: []int{1}, Offset: 1}, {Shape: shape.Shape{40, 1}, Strides: []int{3, 1}}, {Shape: shape.Shape{21}, Strides: []int{-1}, Offset: 20},
		} {
			low, high := v.Span()
			src := make([]byte, (high+1)*size)
			for i := range src {
				src[i] = byte(r.Uint32())
			}
			n := v.Shape.Size()
			for _, start := range []int{0, 1, n / 2} {
				got, want := make([]byte, (n-start)*size), make([]byte, (n-start)*size)
				move.Gather(got, src, size, v, start)
				hostref.GatherFrom(want, src, size, v, start)
				if !bytes.Equal(got, want) {
					t.Errorf("elements of %d bytes that %v sees from %d on, of %d: gathered wrong", size, v, start, low)
				}
				there, here := bytes.Clone(src), bytes.Clone(src)
				move.Scatter(there, got, size, v, start)
				hostref.ScatterTo(here, want, size, v, start)
				if !bytes.Equal(there, here) {
					t.Errorf("elements of %d bytes to what %v sees from %d on: scattered wrong", size, v, start)
				}
			}
		}
	}
}
