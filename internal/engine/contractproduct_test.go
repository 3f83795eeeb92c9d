package engine

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The host's vector instructions and hostref's loops make the same bits of any: NaNs,
// infinities and subnormals among them, of float32 and of halves.
func TestProductsByVectors(t *testing.T) {
	if !gemm.Available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package gemm knows")
	}
	e := hostEngine(t)
	cfg := e.be.config()
	products := 0
	for _, tile := range []target.Tile{{}, target.LoneTile} { // blocks apart, and together
		cfg.Tile = tile
		for _, form := range contractionForms {
			for _, s := range [][3]int{{1, 5, 3}, {9, 1030, 40}, {70, 65, 64}, {33, 2060, 17}, {19, 1030, 1}, {1, 2060, 40}, {1, 17*1024 + 3, 9}} {
				for _, d := range []dtype.DType{dtype.Float32, dtype.Float16, dtype.BFloat16} {
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
		t.Errorf("%d products were compared", products)
	}
}

// bothWays runs the launches of a contract kernel with vector instructions and without, on
// random bits.
func bothWays(t *testing.T, k *kernel.Kernel, launches []kernel.Geometry) (products int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 2))
	for _, g := range launches {
		l := launchOf(k, g)
		if l.product == nil || !l.product.vectors {
			continue
		}
		products++
		operands := make([][]byte, len(k.Operands))
		for i, o := range k.Operands {
			operands[i] = randomBits(rng, l.product.reach[i]*o.DType.Size())
		}
		var outs [2][]byte
		for i := range outs {
			outs[i] = make([]byte, l.product.wrote*k.Result().DType.Size())
			l.product.vectors = i == 0
			if err := l.run(t.Context(), operands, outs[i]); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(outs[0], outs[1]) {
			t.Fatalf("other bits with vector instructions, over %v:\n%s", g.Dims, k.Text())
		}
	}
	return products
}

// randomBits are words of which a few have the exponent of infinities and NaNs, and many
// have that of a number near 1.
func randomBits(rng *rand.Rand, n int) []byte {
	data := make([]byte, n)
	for i := range data {
		if data[i] = byte(rng.Uint32()); i%2 == 1 && rng.IntN(50) != 0 {
			data[i] = data[i]&0x87 | 0x38
		}
	}
	return data
}

// What one goroutine takes at a time is bounded by its products and by what it makes of
// their sums, and a batch is dealt out where one matrix is too little for all processors.
func TestPiecesOfProducts(t *testing.T) {
	e := hostEngine(t)
	for _, c := range []struct {
		name     string
		stack    int
		m, k, n  int
		epilogue bool
	}{
		{"an outer product and an epilogue", 1, 4096, 1, 1024, true},
		{"an outer product", 1, 4096, 1, 1024, false},
		{"long rows", 1, 96, 256, 100000, false},
		{"small matrices", 2048, 16, 16, 16, false},
		{"large matrices", 4, 512, 512, 512, false},
	} {
		a, b := e.Parameter(dtype.Float32, shape.Shape{c.stack, c.m, c.k}), e.Parameter(dtype.Float32, shape.Shape{c.stack, c.k, c.n})
		v := apply(t, ops.MatMul, ops.Attr{}, a, b)
		if c.epilogue {
			v = apply(t, ops.Erf, ops.Attr{}, v)
		}
		p, err := e.build(e.be.config(), v)
		if err != nil {
			t.Fatal(err)
		}
		l := launchOf(p.Steps[0].Kernel, p.Steps[0].Launches[0])
		rows, matrices := l.product.piece(0, 1), l.product.together(c.stack, 1)
		if rows < 1 || rows > 1 && (rows*c.n > l.product.points() || rows*c.n*c.k > vectorPieceMost) {
			t.Errorf("%s: %d rows at a time", c.name, rows)
		}
		if dealt := matrices < c.stack; dealt != (c.name == "small matrices") {
			t.Errorf("%s: %d of %d matrices at a time", c.name, matrices, c.stack)
		}
	}
}
