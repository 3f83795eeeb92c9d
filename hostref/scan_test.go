package hostref

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// inLeaves returns running sums in the order that package ops describes.
func inLeaves(t *testing.T, x []float32) []float32 {
	out := make([]float32, len(x))
	if len(x) <= ops.Leaf {
		for i, v := range x {
			if out[i] = v; i > 0 {
				out[i] = out[i-1] + v
			}
		}
		return out
	}
	var totals []float32
	for at := 0; at < len(x); at += ops.Leaf {
		leaf := x[at:min(at+ops.Leaf, len(x))]
		bits, err := Fold(ops.Sum, Column{dtype.Float32, Bytes(leaf)})
		if err != nil {
			t.Fatal(err)
		}
		totals = append(totals, math.Float32frombits(uint32(bits[0])))
		copy(out[at:], inLeaves(t, leaf))
	}
	before := inLeaves(t, totals)
	for i := ops.Leaf; i < len(x); i++ {
		out[i] = before[i/ops.Leaf-1] + out[i]
	}
	return out
}

func TestScanOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{1, 2, 17, ops.Leaf, ops.Leaf + 1, 5000, ops.Leaf*ops.Leaf + 1} {
		x, got := make([]float32, n), make([]float32, n)
		for i := range x {
			x[i] = random.Float32()
		}
		if err := ScanRows(ops.CumulativeSum, Column{dtype.Float32, Bytes(got)}, Column{dtype.Float32, Bytes(x)}, n); err != nil {
			t.Fatal(err)
		}
		exact := 0.0
		for i, want := range inLeaves(t, x) {
			if got[i] != want {
				t.Fatalf("%d elements: element %d is %v, want %v", n, i, got[i], want)
			}
			// The error is at most the roundings of a leaf and a few more for each level.
			exact += float64(x[i])
			if e := math.Abs(float64(want)-exact) / exact; e > (ops.Leaf+256)/math.Exp2(24) {
				t.Fatalf("%d elements: element %d is %v, exactly %v", n, i, want, exact)
			}
		}
	}
}

func TestScanRefuses(t *testing.T) {
	half := Column{dtype.Float16, make([]byte, 8)}
	if err := ScanRows(ops.CumulativeSum, half, half, 4); err == nil {
		t.Error("float16 is scanned, although ops casts it to float32")
	}
	four := Column{dtype.Int32, make([]byte, 16)}
	if err := ScanRows(ops.CumulativeSum, four, four.Part(0, 3), 3); err == nil {
		t.Error("three elements are scanned into four")
	}
	if err := ScanRows(ops.CumulativeSum, four, four, 3); err == nil {
		t.Error("four elements are rows of three")
	}
}
