package gemm

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/shape"
)

func need(tb testing.TB) {
	if len(kinds()) == 0 {
		tb.Skip("SKIPPED: this processor has no AVX2, which package gemm needs where it is not built with purego")
	}
}

// special lists elements that show errors of rounding, signs and NaNs.
var special = []float64{0, math.Copysign(0, -1), 1, -1, math.Inf(1), math.Inf(-1), math.NaN(), math.SmallestNonzeroFloat32, -1e-40,
	math.SmallestNonzeroFloat64, -1e-310, math.MaxFloat32, math.MaxFloat64, 1e30, -1e-30, 1 + 0x1p-23, 1 + 0x1p-52}

// draw returns random elements. One float in odd is special; integers have any bits.
func draw(rng *rand.Rand, d dtype.DType, n, odd int) []byte {
	if d.IsComplex() {
		return draw(rng, d.Real(), 2*n, odd)
	}
	var data []byte
	for range n {
		v := rng.Float64() - 0.5
		if odd > 0 && rng.IntN(odd) == 0 {
			v = special[rng.IntN(len(special))]
		}
		switch {
		case d == dtype.Float32:
			data = binary.LittleEndian.AppendUint32(data, math.Float32bits(float32(v)))
		case d == dtype.Float64:
			data = binary.LittleEndian.AppendUint64(data, math.Float64bits(v))
		default:
			data = append(data, binary.LittleEndian.AppendUint64(nil, rng.Uint64())[:d.Size()]...)
		}
	}
	return data
}

// form is a product that a test compares with the definition.
type form struct {
	d          dtype.DType
	m, k, n    int
	turned     bool
	packed     bool
	apart, odd int // the elements between two rows; draw's odd
}

func (f form) String() string {
	return fmt.Sprintf("%s %d x %d x %d, turned %t, packed %t, rows %d apart", f.d, f.m, f.k, f.n, f.turned, f.packed, f.apart)
}

// rows returns a random matrix, whose stride is apart longer than a row.
func (f form) rows(rng *rand.Rand, rows, columns int) Matrix {
	stride := columns + f.apart
	return Matrix{draw(rng, f.d, (rows-1)*stride+columns, f.odd), stride}
}

// together returns a matrix's elements without those between the rows.
func (f form) together(m Matrix, rows, columns int) (data []byte) {
	size := f.d.Size()
	for i := range rows {
		data = append(data, m.Data[i*m.Stride*size:][:columns*size]...)
	}
	return data
}

// check compares the memory of the result, with the elements between its rows, with the definition.
func (f form) check(t *testing.T, k *Kind, rng *rand.Rand) {
	t.Helper()
	rows, length := f.k, f.n
	if f.turned {
		rows, length = f.n, f.k
	}
	a, b, dst := f.rows(rng, f.m, f.k), f.rows(rng, rows, length), f.rows(rng, f.m, f.n)
	column := func(data []byte) hostref.Column { return hostref.Column{DType: f.d, Data: data} }
	sums := column(make([]byte, f.m*f.n*f.d.Size()))
	multiply := hostref.Product
	switch {
	case k.from != nil && f.turned:
		multiply = turnedWordProduct
	case k.from != nil:
		multiply = wordProduct
	case f.turned:
		multiply = turnedProduct
	}
	if err := multiply(sums, column(f.together(a, f.m, f.k)), column(f.together(b, rows, length)), f.m, f.k, f.n); err != nil {
		t.Fatal(err)
	}
	want := slices.Clone(dst.Data)
	row := f.n * f.d.Size()
	for i := range f.m {
		copy(want[i*dst.Stride*f.d.Size():], sums.Data[i*row:][:row])
	}
	r := k.Right(b, f.k, f.n, f.turned)
	if f.packed {
		if err := r.Pack(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	r.Multiply(dst, a, f.m)
	r.Release()
	if bytes.Equal(dst.Data, want) {
		return
	}
	for i := 0; i < len(want); i += f.d.Size() {
		if got, right := dst.Data[i:][:f.d.Size()], want[i:][:f.d.Size()]; !bytes.Equal(got, right) {
			at := i / f.d.Size()
			t.Fatalf("%v: [%d %d] is %x, not %x", f, at/dst.Stride, at%dst.Stride, got, right)
		}
	}
}

// turnedProduct is hostref.ProductTurned, but takes complex numbers too.
func turnedProduct(dst, a, b hostref.Column, m, k, n int) error {
	if !b.DType.IsComplex() {
		return hostref.ProductTurned(dst, a, b, m, k, n)
	}
	turned := hostref.Column{DType: b.DType, Data: make([]byte, len(b.Data))}
	hostref.Gather(turned.Data, b.Data, b.DType.Size(), shape.View{Shape: shape.Shape{k, n}, Strides: []int{1, k}})
	return hostref.Product(dst, a, turned, m, k, n)
}

// eachKind calls f for every dtype and every width of this processor's vectors.
func eachKind(t *testing.T, f func(t *testing.T, d dtype.DType, k *Kind)) {
	need(t)
	for _, kinds := range kinds() {
		for _, d := range slices.Sorted(maps.Keys(kinds)) {
			t.Run(fmt.Sprintf("%s/%d lanes", d, kinds[d].lanes), func(t *testing.T) {
				if d == dtype.Int16 { // words are as large as the sums
					f(t, dtype.Int32, kinds[d])
				} else {
					f(t, d, kinds[d])
				}
			})
		}
	}
}

// Products of sizes around a tile's give the definition's bits and write nothing else, for right
// factors in both orders, with and without panels, for rows with and without elements between them,
// and for special elements.
func TestMultiply(t *testing.T) {
	eachKind(t, func(t *testing.T, d dtype.DType, kind *Kind) {
		rng := rand.New(rand.NewPCG(1, 2))
		for _, m := range []int{1, 2, 3, 4, 5, 7, 8, 9, 17} {
			for _, n := range []int{1, 7, 15, 16, 17, 31, 33, 65, 130} {
				for _, k := range []int{1, 2, 7, 8, 9, 16, 35} {
					for way := range 4 {
						f := form{d: d, m: m, k: k, n: n, turned: way&1 != 0, packed: way&2 != 0, apart: rng.IntN(2) * rng.IntN(9), odd: rng.IntN(2) * 100}
						f.check(t, kind, rng)
					}
				}
			}
		}
	})
}

// These products have several strips, many steps, or more than turnedLines columns.
func TestMultiplyLarge(t *testing.T) {
	eachKind(t, func(t *testing.T, d dtype.DType, kind *Kind) {
		rng := rand.New(rand.NewPCG(3, 4))
		for _, f := range []form{{m: 1, k: 130, n: 2100}, {m: 3, k: 40, n: 1029, apart: 3}, {m: 19, k: 33, n: 1100}, {m: 70, k: 512, n: 70}} {
			for way := range 4 {
				f.d, f.turned, f.packed, f.odd = d, way&1 != 0, way&2 != 0, 1000
				f.check(t, kind, rng)
			}
		}
	})
}

// Pairs gives the definition's bits for few and many rows, short and long ones.
func TestPairs(t *testing.T) {
	eachKind(t, func(t *testing.T, d dtype.DType, kind *Kind) {
		if d.IsComplex() {
			return // there are no such loops
		}
		rng := rand.New(rand.NewPCG(5, 6))
		size := d.Size()
		for _, n := range []int{1, 2, 15, 16, 17, 31, 32, 33, 70} {
			for _, k := range []int{1, 3, 7, 8, 9, 16, 17, 31, 64, 130} {
				f := form{d: d, apart: rng.IntN(5), odd: 50 * rng.IntN(2)}
				a, b, dst := f.rows(rng, n, k), f.rows(rng, n, k), draw(rng, d, n+3, 0)
				want := slices.Clone(dst)
				column := func(data []byte) hostref.Column { return hostref.Column{DType: d, Data: data} }
				for i := range n {
					x, y := column(a.Data[i*a.Stride*size:][:k*size]), column(b.Data[i*b.Stride*size:][:k*size])
					multiply := hostref.Product
					if kind.from != nil {
						multiply = wordProduct
					}
					if err := multiply(column(want[i*size:][:size]), x, y, 1, k, 1); err != nil {
						t.Fatal(err)
					}
				}
				if kind.Pairs(dst, a, b, n, k); !bytes.Equal(dst, want) {
					t.Fatalf("%d lines of %d steps, %d apart, are %x, not %x", n, k, f.apart, dst, want)
				}
			}
		}
	})
}

func TestPackEndsWithTheContext(t *testing.T) {
	eachKind(t, func(t *testing.T, d dtype.DType, kind *Kind) {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		r := kind.Right(Matrix{make([]byte, 64*64*d.Size()), 64}, 64, 64, false)
		if err := r.Pack(ctx); !errors.Is(err, context.Canceled) {
			t.Errorf("the error is %v", err)
		}
		r.Release()
	})
}

// Multiply and Right panic if memory is too short, because the loops check no bounds.
func TestShortMemoryPanics(t *testing.T) {
	eachKind(t, func(t *testing.T, d dtype.DType, kind *Kind) {
		whole := Matrix{make([]byte, 64*d.Size()), 8}
		short := Matrix{whole.Data[:len(whole.Data)-1], 8}
		for name, f := range map[string]func(){
			"right": func() { kind.Right(short, 8, 8, false) },
			"left":  func() { kind.Right(whole, 8, 8, false).Multiply(whole, short, 8) },
			"dst":   func() { kind.Right(whole, 8, 8, true).Multiply(short, whole, 8) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s: no panic", name)
					}
				}()
				f()
			}()
		}
	})
}

func BenchmarkMultiply(b *testing.B) {
	need(b)
	for _, size := range [][3]int{{64, 32, 64}, {128, 128, 128}, {512, 32, 512}, {1, 512, 4096}, {2, 512, 4096}, {4, 512, 4096}, {8, 512, 4096}, {16, 512, 4096}, {96, 512, 1024}, {197, 512, 3072}} {
		for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
			for _, turned := range []bool{false, true} {
				for _, kinds := range kinds() {
					for _, packed := range []bool{false, true} {
						f := form{d: d, m: size[0], k: size[1], n: size[2], turned: turned, packed: packed}
						if turned && !packed && f.m > 16 {
							continue
						}
						b.Run(fmt.Sprintf("%s/%dx%dx%d/turned=%t/packed=%t/%d", d, f.m, f.k, f.n, turned, packed, kinds[d].lanes*d.Size()*8), func(b *testing.B) {
							f.benchmark(b, kinds[d])
						})
					}
				}
			}
		}
	}
}

func (f form) benchmark(b *testing.B, kind *Kind) {
	rng := rand.New(rand.NewPCG(1, 2))
	rows, length := f.k, f.n
	if f.turned {
		rows, length = f.n, f.k
	}
	x, y, dst := f.rows(rng, f.m, f.k), f.rows(rng, rows, length), f.rows(rng, f.m, f.n)
	for b.Loop() {
		r := kind.Right(y, f.k, f.n, f.turned)
		if f.packed {
			if err := r.Pack(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
		r.Multiply(dst, x, f.m)
		r.Release()
	}
	b.ReportMetric(2*float64(f.m*f.k*f.n)*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOP/s")
}
