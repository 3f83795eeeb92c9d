package engine

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// lineOf makes rows of a, or columns of b, with elements near zero. On devices that flush
// subnormals, native products of some of them would be wrong.
var lineOf = []func(r *rand.Rand, k int) float32{
	func(r *rand.Rand, _ int) float32 { return float32(r.NormFloat64()) },
	func(*rand.Rand, int) float32 { return 0 },
	func(r *rand.Rand, _ int) float32 { return scaledBy(r, -140) }, // subnormals
	func(r *rand.Rand, _ int) float32 { return scaledBy(r, -70) },  // products of two are subnormal
	func(r *rand.Rand, k int) float32 { return [2]float32{0, float32(r.NormFloat64())}[k%2] },
	func(r *rand.Rand, k int) float32 { // one of many
		if k == 3 {
			return math.Float32frombits(uint32(r.IntN(1<<23)) | 1<<31)
		}
		return float32(r.NormFloat64())
	},
	func(r *rand.Rand, k int) float32 { return scaledBy(r, 100) },
	func(_ *rand.Rand, k int) float32 {
		return [4]float32{1, float32(math.Inf(1)), 0, float32(math.NaN())}[k%4]
	},
	// Sums whose terms cancel to the last place of one term: among them the least differences that
	// are normal, and the greatest that are not.
	func(_ *rand.Rand, k int) float32 { return nearly(k, -50) },
	func(_ *rand.Rand, k int) float32 { return nearly(k, -51) },
	func(_ *rand.Rand, k int) float32 { return nearly(k, -52) },
	func(_ *rand.Rand, k int) float32 { return [2]float32{1, -1}[k%2] },
	func(_ *rand.Rand, k int) float32 { return [2]float32{1, -1}[k%2] * nearly(0, -51) },
	func(_ *rand.Rand, k int) float32 { return [2]float32{1, -1}[k%2] * nearly(0, -52) },
	func(_ *rand.Rand, k int) float32 { return [2]float32{1, -1}[k%2] * nearly(0, -102) },
}

func scaledBy(r *rand.Rand, exponent int) float32 {
	return float32(math.Ldexp(r.NormFloat64(), exponent))
}

// nearly returns the float after a power of two or, at every other step, the one after that.
func nearly(k, exponent int) float32 {
	return math.Float32frombits(math.Float32bits(float32(math.Ldexp(1, exponent))) + 1 + uint32(k%2))
}

// small makes a stack of matrices whose lines have k elements: one matrix for each kind of line,
// and one with all kinds.
func small(r *rand.Rand, d dtype.DType, lines, k int) (raw []byte) {
	for kind := range len(lineOf) + 1 {
		for line := range lines {
			of := lineOf[(kind+line)%len(lineOf)]
			if kind < len(lineOf) {
				of = lineOf[kind]
			}
			for step := range k {
				raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(of(r, step)))
				if d == dtype.Complex64 { // the imaginary part is of another kind
					raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(lineOf[(kind+line/2)%len(lineOf)](r, step)))
				}
			}
		}
	}
	if d == dtype.BFloat16 { // the upper halves
		for i := range len(raw) / 4 {
			copy(raw[2*i:], raw[4*i+2:][:2])
		}
		raw = raw[:len(raw)/2]
	}
	return raw
}

// Products whose factors, products or sums are subnormal have the definition's bits, for each pair
// of kinds of lines, by tiles of all sorts, of one block and of several.
func TestProductsNearZero(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	spread, shared, lone, unshared := own, own, own, own
	spread.Tile, lone.Tile, unshared.Tile = target.SpreadTile(spreading(e.dev)), target.LoneTile, target.UnsharedTile
	shared.Tile, shared.SharedBytes, shared.LaunchElements = smallShared, sharedBytes(own), 0
	for _, c := range []struct {
		name string
		cfg  plan.Config
		d    dtype.DType
		size [3]int
	}{
		{"the device's own", own, dtype.Float32, [3]int{9, 9, 10}},
		{"the device's own", own, dtype.Float32, [3]int{3, 1031, 2}},
		{"the device's own", own, dtype.Complex64, [3]int{3, 6, 5}},
		{"the device's own", own, dtype.BFloat16, [3]int{9, 8, 8}},
		{"lone", lone, dtype.Float32, [3]int{17, 8, 16}},
		{"spread", spread, dtype.Float32, [3]int{17, 9, 16}},
		{"not shared", unshared, dtype.Float32, [3]int{17, 8, 15}},
		{"shared", shared, dtype.Float32, [3]int{65, 5, 36}},
		{"shared", shared, dtype.Float32, [3]int{3, 1029, 2}},
		{"shared", shared, dtype.BFloat16, [3]int{9, 8, 12}},
	} {
		c.cfg.Verify = true
		c.cfg.Without = rules.SetOf(rules.Factors) // the operands are in memory
		be.cfg = c.cfg
		g := emptyGraph(t, e, uint64(c.size[0]))
		m, k, n, kinds := c.size[0], c.size[1], c.size[2], len(lineOf)+1
		a := g.upload(c.d, small(g.random, c.d, m, k), kinds, 1, m, k)
		b := g.upload(c.d, small(g.random, c.d, n, k), 1, kinds, n, k)
		g.add(ops.MatMul, ops.Attr{}, a, g.swapped(b))
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("%s, %v %v: %v\n%s", c.name, c.d, c.size, err, g)
		}
		g.free()
	}
}

// A product may compute its operands itself, and get subnormal elements.
func TestProductsOfComputedSmallFactors(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg.Verify = true
	g := emptyGraph(t, e, 1)
	const m, k, n = 9, 8, 12
	kinds := len(lineOf) + 1
	a := g.upload(dtype.Float32, small(g.random, dtype.Float32, m, k), kinds, 1, m, k)
	b := g.upload(dtype.Float32, small(g.random, dtype.Float32, n, k), 1, kinds, n, k)
	product := g.add(ops.MatMul, ops.Attr{}, g.add(ops.Mul, ops.Attr{}, a, a), g.swapped(g.add(ops.Neg, ops.Attr{}, b)))
	g.add(ops.Maximum, ops.Attr{}, product, g.stretched(g.upload(dtype.Float32, small(g.random, dtype.Float32, n, 1)[:4*n], n), product.Shape()))
	if err := g.check(be.cfg); err != nil {
		t.Fatalf("%v\n%s", err, g)
	}
}
