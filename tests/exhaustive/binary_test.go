package exhaustive

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

// Every function of two float32 that is not correctly rounded, over random
// pairs.
func TestFloat32FunctionsOfTwo(t *testing.T) {
	before, err := measured.Load(recorded)
	if err != nil {
		t.Fatal(err)
	}
	dev := testdev.Open(t)
	for _, op := range functionsOf(t, 2, dtype.Float32) {
		if op.ULP == 0 {
			continue // compared bit for bit by gpubench check
		}
		t.Run(op.Name, func(t *testing.T) {
			var w worst
			random := rand.New(rand.NewPCG(1, 2))
			for done := 0; done < pairsOf(); {
				progress(op.Name, uint64(done), uint64(pairsOf()))
				n := min(1<<20, pairsOf()-done)
				x, y := drawPairs(random, n)
				part, err := sweep(dev, op, x, y)
				if err != nil {
					t.Fatal(err)
				}
				w.join(part)
				done += n
			}
			progress(op.Name, 1, 1)
			e := measured.Error{Op: op.Name, DType: "float32", MaxULP: w.ulp, At: w.at,
				Inputs: int64(pairsOf()), NotNearest: w.notNearest}
			judge(t, before, op, dtype.Float32, e)
			keep(t, dev, e)
		})
	}
}

// drawPairs draws operands: any bits, sizes about 1, sizes about each other, and
// a base about 1 with an exponent under which its power stays a number.
func drawPairs(random *rand.Rand, n int) (x, y []float32) {
	x, y = make([]float32, n), make([]float32, n)
	for i := range x {
		a, b := random.Uint32(), random.Uint32()
		switch i % 4 {
		case 1:
			a, b = a&0x87ffffff+0x3c000000, b&0x87ffffff+0x3c000000
		case 2:
			b = a + b>>(random.Uint32()%24+4) ^ b<<31
		case 3:
			a = a&0x7fffffff%0x08000000 + 0x3c000000
			most := 100 / max(math.Abs(math.Log(float64(math.Float32frombits(a)))), 1e-7)
			b = math.Float32bits(float32(most * (2*random.Float64() - 1)))
		}
		x[i], y[i] = math.Float32frombits(a), math.Float32frombits(b)
	}
	return x, y
}
