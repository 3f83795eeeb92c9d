package gemm

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
)

// unpacked returns int32s of words: each row of words becomes two rows of so many columns, the lower
// halves and the upper halves.
func unpacked(words hostref.Column, rows, columns int) hostref.Column {
	out := make([]int32, 0, 2*rows*columns)
	list := hostref.Slice[uint32](words.Data)
	for r := range rows {
		for _, shift := range []int{0, 16} {
			for _, w := range list[r*columns:][:columns] {
				out = append(out, int32(int16(w>>shift)))
			}
		}
	}
	return hostref.Column{DType: dtype.Int32, Data: hostref.Bytes(out)}
}

// wordProduct is hostref.Product of words.
func wordProduct(dst, a, b hostref.Column, m, k, n int) error {
	return hostref.Product(dst, unpacked(a, m*k, 1), unpacked(b, k, n), m, 2*k, n)
}

// turnedWordProduct is hostref.ProductTurned of words.
func turnedWordProduct(dst, a, b hostref.Column, m, k, n int) error {
	return hostref.ProductTurned(dst, unpacked(a, m*k, 1), unpacked(b, n*k, 1), m, 2*k, n)
}

// narrowed returns int32s of a matrix of a narrow dtype.
func narrowed(m Matrix, d dtype.DType, rows, columns int) hostref.Column {
	out := make([]int32, 0, rows*columns)
	for i := range rows {
		row := m.Data[i*m.Stride*d.Size():][:columns*d.Size()]
		for j := range columns {
			switch d {
			case dtype.Int8:
				out = append(out, int32(int8(row[j])))
			case dtype.Uint8:
				out = append(out, int32(row[j]))
			default:
				out = append(out, int32(int16(binary.LittleEndian.Uint16(row[2*j:]))))
			}
		}
	}
	return hostref.Column{DType: dtype.Int32, Data: hostref.Bytes(out)}
}

// extremes fills a matrix with elements of a narrow dtype: random ones, or the least or the greatest.
func extremes(rng *rand.Rand, d dtype.DType, n int) []byte {
	if rng.IntN(3) > 0 {
		return draw(rng, d, n, 0)
	}
	most := map[dtype.DType][]byte{dtype.Int8: {0x80}, dtype.Uint8: {0xff}, dtype.Int16: {0, 0x80}}[d]
	return bytes.Repeat(most, n)
}

// eachWordKind calls f for the loops of words of every width of this processor's vectors.
func eachWordKind(t *testing.T, f func(t *testing.T, k *Kind)) {
	need(t)
	for _, kinds := range kinds() {
		kind := kinds[dtype.Int16]
		t.Run(fmt.Sprintf("%d lanes", kind.lanes), func(t *testing.T) { f(t, kind) })
	}
}

// Products of int8, uint8 and int16, in all pairings, are the definition's of int32: for odd k, for
// tails, for rows apart, and for sums that wrap, as 1,024 products of -32768 by itself do.
func TestWordsOfNarrowIntegers(t *testing.T) {
	types := []dtype.DType{dtype.Int8, dtype.Uint8, dtype.Int16}
	eachWordKind(t, func(t *testing.T, kind *Kind) {
		rng := rand.New(rand.NewPCG(7, 8))
		for _, size := range [][3]int{{1, 1, 1}, {1, 2, 1}, {2, 3, 5}, {3, 15, 16}, {7, 16, 17}, {5, 17, 31}, {13, 33, 40}, {20, 64, 33}, {100, 131, 50}, {3, 1024, 18}, {2, 1023, 2}} {
			for _, x := range types {
				for _, y := range types {
					for _, turned := range []bool{false, true} {
						multiplyNarrow(t, rng, kind, size, [2]dtype.DType{x, y}, turned)
					}
				}
			}
		}
	})
}

func multiplyNarrow(t *testing.T, rng *rand.Rand, kind *Kind, size [3]int, d [2]dtype.DType, turned bool) {
	t.Helper()
	m, k, n, apart := size[0], size[1], size[2], rng.IntN(4)
	rows, columns := k, n
	if turned {
		rows, columns = n, k
	}
	a := Matrix{extremes(rng, d[0], m*(k+apart)), k + apart}
	b := Matrix{extremes(rng, d[1], rows*(columns+apart)), columns + apart}
	want := hostref.Column{DType: dtype.Int32, Data: make([]byte, 4*m*n)}
	multiply := hostref.Product
	if turned {
		multiply = hostref.ProductTurned
	}
	if err := multiply(want, narrowed(a, d[0], m, k), narrowed(b, d[1], rows, columns), m, k, n); err != nil {
		t.Fatal(err)
	}
	words := Words(k)
	left, right, dst := draw(rng, dtype.Int32, m*words, 0), draw(rng, dtype.Int32, n*words, 0), make([]byte, 4*m*n)
	kind.Lines(left, a, d[0], m, k)
	line := n
	if turned {
		line = words
		kind.Lines(right, b, d[1], n, k)
	} else {
		kind.Steps(right, b, d[1], k, n)
	}
	kind.Right(Matrix{right, line}, words, n, turned).Multiply(Matrix{dst, n}, Matrix{left, words}, m)
	if !bytes.Equal(dst, want.Data) {
		t.Fatalf("%v by %v, %d x %d x %d, turned %t: the sums differ", d[0], d[1], m, k, n, turned)
	}
}

// BenchmarkWords multiplies int8s from memory, with the loops that make words of them.
func BenchmarkWords(b *testing.B) {
	need(b)
	const m, k, n = 512, 1024, 1024
	for _, kinds := range kinds() {
		kind := kinds[dtype.Int16]
		rng := rand.New(rand.NewPCG(1, 2))
		x, y, dst := Matrix{draw(rng, dtype.Int8, m*k, 0), k}, Matrix{draw(rng, dtype.Int8, k*n, 0), n}, make([]byte, 4*m*n)
		left, right := make([]byte, 4*m*Words(k)), make([]byte, 4*n*Words(k))
		b.Run(fmt.Sprintf("%d lanes", kind.lanes), func(b *testing.B) {
			for b.Loop() {
				kind.Lines(left, x, dtype.Int8, m, k)
				kind.Steps(right, y, dtype.Int8, k, n)
				r := kind.Right(Matrix{right, n}, Words(k), n, false)
				if err := r.Pack(b.Context()); err != nil {
					b.Fatal(err)
				}
				r.Multiply(Matrix{dst, n}, Matrix{left, Words(k)}, m)
				r.Release()
			}
			b.ReportMetric(2*float64(m*k*n)*float64(b.N)/b.Elapsed().Seconds()/1e9, "GOP/s")
		})
	}
}
