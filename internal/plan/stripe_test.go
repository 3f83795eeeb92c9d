package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// If rows share pages, each invocation of a subgroup takes stripes: 8 KiB of consecutive rows.
func TestStripes(t *testing.T) {
	side := plantest.CPU
	side.Subgroup = 8
	wide := plantest.CPU
	wide.Subgroup = 16
	unfused := side
	unfused.Unfused = true
	sum := func(v graph.Value) graph.Value {
		return plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{len(v.Shape()) - 1}}, v)
	}
	slice := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(16)}}, plantest.Data(100, 1024))
	const none = -1
	for _, c := range []struct {
		name  string
		cfg   rules.Config
		value graph.Value
		shift int
	}{
		{"rows of 1 KiB", side, sum(plantest.Data(100, 256)), 3},
		{"rows of 64 bytes", side, sum(plantest.Data(100, 16)), 7},
		{"rows that are no power of two", side, sum(plantest.Data(100, 100)), 5},
		{"rows that end before a page", side, sum(plantest.Data(100, 1023)), 2},
		{"rows of a page", side, sum(plantest.Data(100, 1024)), none},
		{"halves", side, plantest.Do(t, ops.Softmax, ops.Attr{}, plantest.DataOf(dtype.Float16, 100, 1024)), 2},
		{"parts of rows of a page", side, sum(slice), none},
		{"the longer of two operands", side, sum(plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Data(100, 16), plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(16)}}, plantest.Data(100, 512)))), 2},
		{"columns", side, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, plantest.Data(100, 256)), none},
		{"rows in rows", side, sum(plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(5)}}, plantest.Data(10, 10, 256))), none},
		{"subgroups of another size", wide, sum(plantest.Data(100, 256)), none},
		{"a GPU", plantest.CPU, sum(plantest.Data(100, 256)), none},
		{"any sizes", unfused, sum(plantest.Data(100, 256)), none},
	} {
		s := build(t, c.cfg, c.value).Steps[0]
		shift := none
		if part, ok := s.Launches[0].Part.(kernel.StripePart); ok {
			shift = part.Shift
		}
		if shift != c.shift {
			t.Errorf("%s: stripes of 1<<%d, want 1<<%d\n%s", c.name, shift, c.shift, s.Kernel.Text())
		}
	}
}
