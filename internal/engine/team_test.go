package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Reductions by teams, of every form and about the borders of rounds, of what is
// read ahead, of leaves and of workgroups.
func TestTeamLengths(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg)
	lengths := []int{1, 2, 3, 4, 5, 8, 9, 15, 16, 17, 31, 33, 100, 1023, 1024, 1025, 2048, 16383, 16385}
	for i, form := range reductionForms {
		for j, n := range lengths {
			g := emptyGraph(t, e, uint64(n))
			form.make(g, n, reductions[(i+j)%len(reductions)])
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s, %d elements: %v\n%s", form.name, n, err, g)
			}
			g.free()
		}
	}
}

// Reductions by teams of every type, those with an order and those without.
func TestTeamTypes(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg)
	for i, d := range dtype.All() {
		for j, op := range reductions {
			n := []int{7, 100, 1030, 3000}[(i+j)%4]
			g := emptyGraph(t, e, uint64(n))
			if _, ok := g.try(op, ops.Attr{Axes: []int{1}}, g.data(d, 3, n)); !ok {
				continue
			}
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s of %d %s: %v\n%s", op, n, d, err, g)
			}
			g.free()
		}
	}
}
