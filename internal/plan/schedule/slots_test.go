package schedule

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/program"
)

// Temporaries in use at the same time share no byte, not even those that bindings reach behind
// them. They begin at the device's alignment, and take little more memory than they must.
func TestSlotsOfRandomLives(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		n, steps := 1+r.IntN(60), 1+r.IntN(80)
		p := &program.Plan{Steps: make([]program.Step, steps)}
		a := &slotAssigner{Plan: p, grain: []int64{0, 64, 256}[r.IntN(3)], lowest: r.IntN(2) == 0}
		for range n {
			first := r.IntN(steps)
			p.Temps = append(p.Temps, program.Temp{DType: dtype.Float32, Size: 1 + r.IntN(1<<(4+r.IntN(14))), Keep: r.IntN(8) == 0})
			a.lives = append(a.lives, life{first, min(first+r.IntN(20), steps-1)})
		}
		if seed%2 == 0 {
			a.assignBest()
		} else {
			fullest := a.fullest(a.live())
			a.assignAll(func(t, u int) int { return int(fullest[u] - fullest[t]) })
		}
		for i, x := range p.Temps {
			if x.At < 0 || x.At+x.Bytes() > p.Slots[x.Slot] || x.At > 0 && (a.grain == 0 || x.At%a.grain != 0) {
				t.Fatalf("seed %d: t%d of %d bytes is at byte %d of %d", seed, i, x.Bytes(), x.At, p.Slots[x.Slot])
			}
			for j, y := range p.Temps[:i] {
				alive := a.lives[i].First <= a.lives[j].Last && a.lives[j].First <= a.lives[i].Last
				if (x.Keep || y.Keep) && x.Slot == y.Slot || alive && x.Overlaps(y) {
					t.Fatalf("seed %d: t%d and t%d share bytes", seed, i, j)
				}
			}
		}
		if a.grain != 64 || seed%2 != 0 {
			continue
		}
		live := slices.Max(a.live()) + a.kept()
		if total := sumOf(p.Slots); total > live+live/8+int64(n)*(64+program.Padding) {
			t.Errorf("seed %d: %d bytes, but only %d live at once", seed, total, live)
		}
	}
}

// If kernels of one level run at the same time, their temporaries live as long as all of them.
func TestSlotsOfLevels(t *testing.T) {
	// Two chains of two kernels each, interleaved.
	p := &program.Plan{}
	for i := range 4 {
		s := program.Step{Out: i}
		if i >= 2 {
			s.Operands = []program.Ref{{Temp: i - 2}}
		}
		p.Steps = append(p.Steps, s)
		p.Temps = append(p.Temps, program.Temp{DType: dtype.Float32, Size: 1, Keep: i >= 2})
	}
	a := &slotAssigner{Plan: p, lives: Lives(p)}
	a.together()
	ranks := levels(p)
	if want := []int{0, 0, 1, 1}; !slices.Equal(ranks, want) {
		t.Fatalf("levels %v, want %v", ranks, want)
	}
	for i, s := range p.Steps {
		for j := range p.Steps {
			if l := a.lives[s.Out]; ranks[i] == ranks[j] && (j < l.First || j > l.Last) {
				t.Errorf("kernel %d writes t%d, which lives from %d to %d, without kernel %d of its level", i, s.Out, l.First, l.Last, j)
			}
		}
	}
}
