package engine

import (
	"encoding/binary"
	"testing"

	"github.com/weft-gpu/weft/internal/plan"
)

// The roofline's stream in runs reads every word of its operands and writes the
// exclusive or of them.
func TestStreamInRuns(t *testing.T) {
	const n = 4096
	for reads := 1; reads <= 2; reads++ {
		k, g := runKernel(reads, plan.Config{ChunkBytes: 64, Run: 8}, n)
		if err := k.Verify(); err != nil {
			t.Fatal(err)
		}
		operands := make([][]byte, reads)
		want, out := make([]byte, 4*n), make([]byte, 4*n)
		for i := range operands {
			operands[i] = make([]byte, 4*n)
			for w := range n {
				binary.LittleEndian.PutUint32(operands[i][4*w:], uint32(w*(i+3)+i))
			}
			for at, b := range operands[i] {
				want[at] ^= b
			}
		}
		if err := interpret(ctx, k, g, operands, out); err != nil {
			t.Fatal(err)
		}
		if string(out) != string(want) {
			t.Errorf("%d operands: another result", reads)
		}
	}
}
