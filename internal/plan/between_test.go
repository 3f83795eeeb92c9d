package plan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/plan/schedule"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// attended returns softmax(q k^T * scale + mask) v of heads by lengths; several (shared) heads of q
// have one head of k.
func attended(t *testing.T, shared int, q, k, v, mask graph.Value) graph.Value {
	t.Helper()
	turned := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{0, 1, 3, 2}}, k)
	if shared > 1 {
		spread := func(x graph.Value) graph.Value {
			s := x.Shape()
			x = plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{s[0], s[1], 1, s[2], s[3]}}, x)
			x = plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{s[0], s[1], shared, s[2], s[3]}}, x)
			return plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{s[0], s[1] * shared, s[2], s[3]}}, x)
		}
		turned, v = spread(turned), spread(v)
	}
	scores := plantest.Do(t, ops.MatMul, ops.Attr{}, q, turned)
	scores = plantest.Do(t, ops.Mul, ops.Attr{}, scores, plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: scores.Shape()}, plantest.Full(0x3e000000)))
	scores = plantest.Do(t, ops.Add, ops.Attr{}, scores, plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: scores.Shape()}, mask))
	return plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Do(t, ops.Softmax, ops.Attr{Axes: []int{3}}, scores), v)
}

func sliced(cfg rules.Config, bytes int64) rules.Config {
	cfg.MaxBetween = bytes
	return cfg
}

// Attention's temporaries grow with the length of the sequence, not with its square.
func TestAttentionsMemoryIsLinear(t *testing.T) {
	const heads, size, most = 4, 64, 1 << 20
	for _, length := range []int{512, 1024, 2048, 4096} {
		q := func() graph.Value { return plantest.Data(1, heads, length, size) }
		p := build(t, sliced(plantest.CPU, most), attended(t, 1, q(), q(), q(), plantest.Data(length)))
		result := int64(heads * length * size * 4)
		if peak := schedule.Peak(p); peak > result+2*most+int64(length)*heads*size*4 {
			t.Errorf("length %d: %d bytes, of which the result has %d:\n%v", length, peak, result, p)
		}
	}
}

// Slices are rows of a matrix or whole matrices, however the kernels arrange the heads. Decisions
// mention slices only if there are any.
func TestSlicesOfAttention(t *testing.T) {
	const length, size = 256, 32
	of := func(heads int) graph.Value { return plantest.Data(2, heads, length, size) }
	for _, c := range []struct {
		name   string
		value  graph.Value
		most   int64
		slices int
		cfg    rules.Config
	}{
		{"all at once", attended(t, 1, of(4), of(4), of(4), plantest.Data(length)), 2 * 4 * length * length * 4, 1, plantest.CPU},
		{"two heads at a time", attended(t, 1, of(4), of(4), of(4), plantest.Data(length)), 2*length*length*4 + 1000, 4, plantest.CPU},
		{"64 rows at a time", attended(t, 1, of(4), of(4), of(4), plantest.Data(length)), 64 * length * 4, 2 * 4 * 4, plantest.CPU},
		{"heads that share", attended(t, 2, of(4), of(2), of(2), plantest.Data(length, length)), length * length * 4, 8, plantest.CPU},
		{"a mask a head", attended(t, 1, of(4), of(4), of(4), plantest.Data(2, 4, length, length)), length * length * 4, 8, plantest.CPU},
		{"in the forms of GPUs", attended(t, 1, of(4), of(4), of(4), plantest.Data(length)), length * length * 4, 8, gpuClassOf(plantest.CPU)},
	} {
		softmaxes, p := 0, build(t, sliced(c.cfg, c.most), c.value)
		for _, s := range p.Steps {
			if _, ok := s.Kernel.Loop.(*kernel.Rowwise); ok {
				softmaxes++
			}
		}
		if softmaxes != c.slices {
			t.Errorf("%s: %d slices, want %d", c.name, softmaxes, c.slices)
		}
		told := 0
		for _, d := range p.Decisions() {
			if strings.Contains(d.Reason, fmt.Sprintf(", %d slices of it", c.slices)) {
				told++
			}
		}
		if want := 2 * min(1, c.slices-1); told != want {
			t.Errorf("%s: %d decisions mention slices, want %d", c.name, told, want)
		}
	}
}

// gpuClassOf returns the configuration of a GPU with the limits of cfg.
func gpuClassOf(cfg rules.Config) rules.Config {
	g := rules.Config{Profile: target.GPUProfile}
	g.MaxOperands, g.MaxRange, g.PushWords, g.MaxCost = cfg.MaxOperands, cfg.MaxRange, cfg.PushWords, cfg.MaxCost
	g.Tile, g.SharedBytes, g.WorkgroupInvocations = target.GPUTile(256), 32<<10, 256
	return g
}
