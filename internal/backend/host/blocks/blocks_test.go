package blocks

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/internal/quant"
)

// Every format decodes to the bits of its definition, from any step on, for any number of lines,
// whatever the blocks hold. Only of a NaN are the bits free.
func TestSteps(t *testing.T) {
	for i := range quant.Formats {
		f := &quant.Formats[i]
		r := rand.New(rand.NewPCG(1, uint64(i)))
		for _, lines := range []int{1, 3, 7, 8, 9, 16, 29} {
			const blocks = 5
			steps, stride := blocks*f.Elements, (blocks+1)*f.Bytes
			data := make([]byte, (lines-1)*stride+blocks*f.Bytes)
			for j := range data {
				data[j] = byte(r.Uint32())
			}
			for j, half := range []uint16{0x7c00, 0xfc00, 0x7e01, 0x0001, 0x8000} { // infinities, NaN, subnormal, -0
				binary.LittleEndian.PutUint16(data[j*f.Bytes+f.Scale:], half)
			}
			want := make([]float32, lines*steps)
			for j := range lines {
				f.Decode(data[j*stride:][:blocks*f.Bytes], want[j*steps:])
			}
			for range 20 {
				first := r.IntN(steps)
				n := 1 + r.IntN(steps-first)
				if r.IntN(3) == 0 {
					first, n = 0, steps
				}
				row := lines + r.IntN(3)
				dst := make([]byte, 4*(row*(n-1)+lines))
				Lines{f, data, stride}.Steps(dst, first, n, lines, row)
				for at := range n * lines {
					step, line := first+at/lines, at%lines
					x, got := want[line*steps+step], binary.LittleEndian.Uint32(dst[4*(at/lines*row+line):])
					if y := math.Float32frombits(got); got != math.Float32bits(x) && (x == x || y == y) {
						t.Fatalf("%s, %d lines: step %d of line %d is %v, want %v", f.Name, lines, step, line, y, x)
					}
				}
			}
		}
	}
}

func BenchmarkSteps(b *testing.B) {
	for i := range quant.Formats {
		f := &quant.Formats[i]
		const lines = 16
		stride := 1024 / f.Elements * f.Bytes
		data, dst := make([]byte, lines*stride), make([]byte, 4096*lines)
		b.Run(f.Name, func(b *testing.B) {
			b.SetBytes(1024 * lines)
			for range b.N {
				Lines{f, data, stride}.Steps(dst, 0, 1024, lines, lines)
			}
		})
	}
}
