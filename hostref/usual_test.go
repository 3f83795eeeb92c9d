package hostref

import (
	"math"
	"os"
	"testing"

	"github.com/weft-gpu/weft/internal/elementary"
)

// The usual form of a function, a faster one for common inputs, gives the definition's bits for all
// these inputs. The test tries one in some thousand inputs, and all with WEFT_EXHAUSTIVE=1.
func TestUsualFormsAreTheDefinitions(t *testing.T) {
	step := uint32(4099)
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		step = 1
	}
	for _, f := range elementary.Float32[float32, uint32, bool]() {
		if f.Usual != nil {
			t.Run(f.Name, func(t *testing.T) {
				forAll32(func(base uint32) { checkUsual(t, f, base, step) }, usualBlock)
			})
		}
	}
}

// usualBlock is how many inputs are tried at a time.
const usualBlock = 1 << 16

// checkUsual tries one in step inputs of a block.
func checkUsual(t *testing.T, f elementary.Function[float32, uint32, bool], base, step uint32) {
	x := make([]float32, 0, usualBlock/step+1)
	for i := base >> 16 % step; i < usualBlock; i += step {
		if v := math.Float32frombits(base + i); f.Usual(elementary.Scalar{}, v) {
			x = append(x, v)
		}
	}
	got, want := make([]float32, len(x)), make([]float32, len(x))
	usual32["usual_"+f.Name](got, x)
	unary32[f.Name](want, x)
	if i := difference(got, want); i >= 0 {
		t.Errorf("%s(%x) is %x in its usual form, defined as %x", f.Name, x[i], got[i], want[i])
	}
}
