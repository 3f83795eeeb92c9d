package vector

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

func TestFoldsAreTheDefinitions(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	r := rand.New(rand.NewPCG(5, 6))
	for name := range folds {
		op, _ := ops.ByName(name)
		f, ok := FoldOf(name)
		if op == nil || !ok {
			t.Fatalf("%s: %v, %v", name, op, ok)
		}
		for range 3000 {
			n, rows := Group+r.IntN(ops.Leaf-Group+1), 1+r.IntN(3)
			if r.IntN(2) == 0 {
				n = Group + r.IntN(3*Group)
			}
			src := make([]float32, rows*n)
			kind := r.IntN(3)
			for i := range src {
				switch kind {
				case 0: // zeros of both signs
					src[i] = float32(math.Copysign(0, r.NormFloat64()))
				default:
					src[i] = float32(r.NormFloat64())
				}
			}
			for range r.IntN(3) * (kind % 2) {
				src[r.IntN(len(src))] = special[r.IntN(len(special))]
			}
			got, want := make([]float32, rows), make([]float32, rows)
			f.Rows(got, src, n)
			if err := hostref.FoldRows(op, column(want), column(src), n); err != nil {
				t.Fatal(err)
			}
			for i := range want {
				if math.Float32bits(got[i]) != math.Float32bits(want[i]) {
					t.Fatalf("%s of row %d of %d is %#x, not %#x", name, i, n, math.Float32bits(got[i]), math.Float32bits(want[i]))
				}
			}
		}
	}
}
