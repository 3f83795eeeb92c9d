package schedule

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/program"
)

// Among thousands of temporaries, those in use at the same time share no byte, and all take little
// more memory than is in use at once.
func TestSlotsByTime(t *testing.T) {
	for _, grain := range []int64{64, 256} {
		rng := rand.New(rand.NewPCG(1, uint64(grain)))
		p := &program.Plan{}
		a := &slotAssigner{Plan: p, grain: grain}
		const steps = 5000
		for step := range steps {
			p.Temps = append(p.Temps, program.Temp{DType: dtype.Float32, Size: 1 + rng.IntN(1<<rng.IntN(16)), Keep: rng.IntN(50) == 0})
			a.lives = append(a.lives, life{step, min(steps-1, step+rng.IntN(1+1<<rng.IntN(8)))})
		}
		p.Steps = make([]program.Step, steps)
		bound := slices.Max(a.live()) + a.kept()
		a.assignByTime()
		for i, x := range p.Temps {
			if end := x.At + x.Bytes(); end > p.Slots[x.Slot] || x.At%grain != 0 || x.Keep && x.At != 0 {
				t.Fatalf("grain %d: t%d is from byte %d to %d of slot %d, of %d bytes", grain, i, x.At, end, x.Slot, p.Slots[x.Slot])
			}
			for j, y := range p.Temps[:i] {
				alive := x.Keep || y.Keep || a.lives[i].First <= a.lives[j].Last && a.lives[j].First <= a.lives[i].Last
				if alive && x.Overlaps(y) {
					t.Fatalf("grain %d: t%d and t%d live at once in slot %d, from byte %d and %d", grain, j, i, x.Slot, y.At, x.At)
				}
			}
		}
		if total := sumOf(p.Slots); total > bound*3/2 {
			t.Errorf("grain %d: %d bytes, but only %d live at once", grain, total, bound)
		}
	}
}
