package engine

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
)

// Reductions by cooperative leaves have the definition's bits in every form, around the sizes of
// rounds, of reading ahead, of leaves and of workgroups, with few leaves, and planned as if there
// were many.
func TestCooperativeLengths(t *testing.T) {
	e, be := fuzzed(t)
	few := gpuConfig(be.cfg)
	many := few
	many.FewLeaves = 0
	for _, c := range []struct {
		cfg     plan.Config
		lengths []int
	}{
		{few, []int{1, 2, 3, 5, 9, 16, 17, 33, 100, 1023, 1024, 1025, 16385}},
		{many, []int{17, 64, 1025, 16383}},
	} {
		be.cfg = c.cfg
		for i, form := range reductionForms {
			for j, n := range c.lengths {
				if compiles(e) && (i+2*j)%5 != 0 {
					continue
				}
				g := emptyGraph(t, e, uint64(n))
				form.make(g, n, reductions[(i+j)%len(reductions)])
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %d elements: %v\n%s", form.name, n, err, g)
				}
				g.free()
			}
		}
	}
}

// Reductions with more leaves than a leaf has elements take two launches.
func TestCooperativeNested(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg)
	for _, c := range []struct {
		op      *ops.Op
		shape   []int
		kernels int
	}{ // a map after them runs in the kernel that combines the leaves
		{ops.Sum, []int{1 << 20}, 2}, {ops.Sum, []int{1<<20 + 1}, 2}, {ops.Max, []int{1<<20 + 1027}, 2}, {ops.Sum, []int{2, 1<<20 + 17}, 2}, {ops.Sum, []int{300, 2050}, 1},
	} {
		for _, after := range []string{"", "square"} {
			g := emptyGraph(t, e, 1)
			v := g.add(c.op, ops.Attr{Axes: []int{len(c.shape) - 1}}, g.data(dtype.Float32, c.shape...))
			if op, ok := ops.ByName(after); ok {
				g.add(op, ops.Attr{}, v)
			}
			what := fmt.Sprintf("%s %s of %v", after, c.op, c.shape)
			p, err := plan.Build(be.cfg, g.values[len(g.values)-1])
			if err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			if len(p.Steps) != c.kernels {
				t.Errorf("%s takes %d kernels, want %d\n%s", what, len(p.Steps), c.kernels, p)
			}
			g.checkLast(what, p)
			g.free()
		}
	}
}

// The positions of extremes that cooperative leaves find are the definition's, with ties and NaNs:
// of equal elements the first.
func TestCooperativePositions(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = gpuConfig(be.cfg)
	for _, name := range []string{"argmax", "argmin"} {
		op, _ := ops.ByName(name)
		for _, d := range []dtype.DType{dtype.Float32, dtype.Float16, dtype.Int8, dtype.Int64, dtype.Uint32} {
			for _, n := range []int{3, 70, 1024, 1100} {
				g := emptyGraph(t, e, uint64(n))
				if _, ok := g.try(op, ops.Attr{Axes: []int{1}}, g.data(d, 3, n)); !ok {
					t.Fatalf("%s of %s is refused", name, d)
				}
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s of %d %s: %v\n%s", name, n, d, err, g)
				}
				g.free()
			}
		}
	}
}

// Reductions by cooperative leaves have the definition's bits for every dtype and operator.
func TestCooperativeTypes(t *testing.T) {
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
