package engine

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
)

// The host's vector instructions and hostref's loops give the same bits for any operands, NaNs,
// infinities and subnormals included, of float32, of halves and of integers.
func TestProductsByVectors(t *testing.T) {
	if !gemm.Available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package gemm knows")
	}
	e := hostEngine(t)
	cfg := e.be.Config()
	products := 0
	for _, tile := range []target.Tile{{}, target.LoneTile} { // blocks apart, and together
		cfg.Tile = tile
		for _, form := range contractionForms {
			for _, s := range [][3]int{{1, 5, 3}, {9, 1030, 40}, {70, 65, 64}, {33, 2060, 17}, {19, 1030, 1}, {1, 2060, 40}, {1, 17*1024 + 3, 9}, {35, 530, 5}, {3, 40, 1100}, {64, 70, 600}, {1, 2060, 1}, {1, 37, 1}, {1, 40*512 + 9, 1}} {
				for _, d := range []dtype.DType{dtype.Float32, dtype.Float16, dtype.BFloat16, dtype.Float64, dtype.Int32, dtype.Uint64, dtype.Int8, dtype.Uint8, dtype.Int16, dtype.Uint16} {
					g := emptyGraph(t, e, uint64(s[0]))
					form.make(g, s[0], s[1], s[2], d)
					p, err := e.build(cfg, g.values[len(g.values)-1])
					if err != nil {
						t.Fatal(err)
					}
					for _, step := range p.Steps {
						products += bothWays(t, step.Kernel, step.Launches)
					}
					g.free()
				}
			}
		}
	}
	if products < 100 {
		t.Errorf("only %d products were compared", products)
	}
}

// bothWays runs launches of a contract kernel with and without vector instructions, on random bits.
func bothWays(t *testing.T, k *kernel.Kernel, launches []kernel.Geometry) (products int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	for _, g := range launches {
		l := host.LaunchOf(k, g)
		if !l.ByVectors() {
			continue
		}
		products++
		operands := make([][]byte, len(k.Operands))
		for i, o := range k.Operands {
			operands[i] = randomBits(rng, l.Reach(i)*o.DType.Size())
		}
		var outs [2][]byte
		for i, way := range []*host.Launch{l, l.WithoutVectors()} {
			outs[i] = make([]byte, l.Wrote()*k.Result().DType.Size())
			if err := way.Run(t.Context(), operands, outs[i]); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(outs[0], outs[1]) {
			t.Fatalf("vector instructions give other bits, over %v:\n%s", g.Dims, k.Text())
		}
	}
	return products
}

// randomBits are words. A few have the exponent of infinities and NaNs, many that of about 1.
func randomBits(rng *rand.Rand, n int) []byte {
	data := make([]byte, n)
	for i := range data {
		if data[i] = byte(rng.Uint32()); i%2 == 1 && rng.IntN(50) != 0 {
			data[i] = data[i]&0x87 | 0x38
		}
	}
	return data
}
