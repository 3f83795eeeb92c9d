package engine

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// attention makes an attention of several heads; `shared` heads of q have one head of k and v. The
// mask is a row, or a matrix for each head.
func (g *randomGraph) attention(heads, shared, queries, keys, size int, maskHeads bool) {
	q := g.thirds(dtype.Float32, 2, heads, queries, size)
	k, v := g.thirds(dtype.Float32, 2, heads/shared, keys, size), g.thirds(dtype.Float32, 2, heads/shared, keys, size)
	if shared > 1 {
		to := shape.Shape{2, heads / shared, shared, keys, size}
		k = g.inShape(g.stretched(g.inShape(k, 2, heads/shared, 1, keys, size), to), 2, heads, keys, size)
		v = g.inShape(g.stretched(g.inShape(v, 2, heads/shared, 1, keys, size), to), 2, heads, keys, size)
	}
	scores := g.add(ops.MatMul, ops.Attr{}, q, g.swapped(k))
	mask := g.thirds(dtype.Float32, keys)
	if maskHeads {
		mask = g.thirds(dtype.Float32, 2, heads, queries, keys)
	}
	scores = g.add(ops.Add, ops.Attr{}, scores, g.stretched(mask, scores.Shape()))
	g.add(ops.MatMul, ops.Attr{}, g.add(ops.Softmax, ops.Attr{Axes: []int{3}}, scores), v)
}

// Attention in slices has the same bits as hostref's, which computes it as a whole.
func TestAttentionInSlices(t *testing.T) {
	e, be := fuzzed(t)
	own := be.cfg
	for name, cfg := range map[string]plan.Config{"own": own, "a GPU's": gpuConfig(own), "a range of 64 KiB": configurations(own)["tiny range"]} {
		for _, c := range []struct {
			heads, shared, queries, keys, size int
			maskHeads                          bool
			most                               int64 // elements
		}{
			{4, 1, 130, 96, 16, false, 2 * 130 * 96},
			{4, 1, 130, 96, 16, true, 64 * 96},
			{4, 2, 70, 67, 33, false, 70 * 67},
			{2, 1, 65, 1030, 8, false, 64 * 1030},
			{2, 2, 200, 40, 32, true, 1},
		} {
			cfg.Verify, cfg.MaxBetween = true, 4*c.most
			be.cfg = cfg
			g := emptyGraph(t, e, uint64(c.queries))
			g.attention(c.heads, c.shared, c.queries, c.keys, c.size, c.maskHeads)
			p, err := plan.Build(cfg, g.values[len(g.values)-1])
			if err != nil {
				t.Fatal(err)
			}
			rows := 0
			for _, s := range p.Steps {
				if _, ok := s.Kernel.Loop.(*kernel.Rowwise); ok {
					rows++
				}
			}
			if rows < 2 && name == "own" {
				t.Errorf("%+v is not sliced:\n%s", c, p)
			}
			g.checkLast(fmt.Sprintf("%s, %+v", name, c), p)
			g.free()
		}
	}
}
