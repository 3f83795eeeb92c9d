package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
)

// Maps with runs and walks of several chunks, of sizes that these do not divide, give the
// definition's bits in every scheme.
func TestRuns(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = configurations(be.cfg)["the device's own"]
	for _, c := range []struct {
		name   string
		scheme kernel.Scheme
		dims   []int
		more   [][]int
	}{
		{"a line", kernel.Flat, []int{200003}, [][]int{{200003}, {}}},
		{"rows", kernel.Rows, []int{101, 2056}, [][]int{{101, 2056}, {2056}}},
		{"columns", kernel.Rows, []int{97, 2056}, [][]int{{97, 1}}},
		{"rows of blocks", kernel.Rows, []int{11, 37, 520}, [][]int{{11, 1, 520}, {37, 1}}},
		{"rows that no chunk divides", kernel.Wrapped, []int{271, 777}, [][]int{{777}, {271, 1}}},
		{"rows shorter than a chunk", kernel.General, []int{70001, 3}, [][]int{{3}, {70001, 1}}},
	} {
		g := emptyGraph(t, e, 1)
		v := g.data(dtype.Int32, c.dims...)
		for _, dims := range c.more {
			v = g.add(ops.Sub, ops.Attr{}, v, g.data(dtype.Int32, dims...))
		}
		p, err := plan.Build(be.cfg, v)
		if err != nil {
			t.Fatal(err)
		}
		k := p.Steps[0].Kernel.Loop.(*kernel.Map)
		if len(p.Steps) != 1 || be.cfg.Run > 0 && (k.Scheme != c.scheme || k.Run == 0 && !k.Walk) {
			t.Errorf("%s: neither a run nor a walk by %v\n%s", c.name, c.scheme, p)
		}
		if err := g.check(be.cfg); err != nil {
			t.Errorf("%s: %v\n%s", c.name, err, g)
		}
		g.free()
	}
}

// schemes counts the maps of a value's plan by scheme.
func schemes(t *testing.T, cfg plan.Config, v graph.Value) map[kernel.Scheme]int {
	t.Helper()
	p, err := plan.Build(cfg, v)
	if err != nil {
		t.Fatal(err)
	}
	made := map[kernel.Scheme]int{}
	for _, s := range p.Steps {
		if m, ok := s.Kernel.Loop.(*kernel.Map); ok {
			made[m.Scheme]++
		}
	}
	return made
}
