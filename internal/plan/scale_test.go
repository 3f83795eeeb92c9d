package plan

import (
	"math"
	"testing"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// host has no limits except on cost.
var host = rules.Config{Profile: target.Profile{MaxOperands: math.MaxInt, MaxRange: math.MaxInt64, PushWords: math.MaxInt, MaxCost: 4096, ChunkBytes: 64}}

// Planning takes time that grows with the graph, not with the number of paths through it. A planner
// that followed all paths would exceed go test's time limit.
func TestPlanningScales(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(t *testing.T) graph.Value
	}{
		{"x+x 200 times", func(t *testing.T) graph.Value {
			v := plantest.Data(64)
			for range 200 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, v)
			}
			return v
		}},
		{"x plus its transpose 200 times", func(t *testing.T) graph.Value {
			v := plantest.Data(8, 8)
			for range 200 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v))
			}
			return v
		}},
		{"a constant plus its transpose 200 times", func(t *testing.T) graph.Value {
			v := plantest.Full(1, 8, 8)
			for range 200 {
				v = plantest.Do(t, ops.Maximum, ops.Attr{}, v, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v))
			}
			return v
		}},
		{"a stencil of 200 steps", func(t *testing.T) graph.Value {
			v := plantest.Data(1000)
			for range 200 {
				left := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(-1)}}, v)
				v = plantest.Do(t, ops.Add, ops.Attr{}, left, plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(1)}}, v))
			}
			return v
		}},
		{"a recurrence of 8000 steps over a join", func(t *testing.T) graph.Value {
			v := plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{0}}, plantest.Data(300), plantest.Data(400))
			for range 8000 {
				v = plantest.Do(t, ops.Mul, ops.Attr{}, v, plantest.Do(t, ops.Neg, ops.Attr{}, v))
			}
			return v
		}},
		{"a diamond under a reshape of no view", func(t *testing.T) graph.Value {
			v := plantest.Data(8, 6)
			for range 200 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, v)
			}
			v = plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v)
			return plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{48}}, v))
		}},
		{"elements of x plus its transpose 200 times", func(t *testing.T) graph.Value {
			v := plantest.Data(64, 64)
			for range 200 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v))
			}
			return plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, v, plantest.DataOf(dtype.Int64, 2))
		}},
		{"elements of x plus its transpose 12 times", func(t *testing.T) graph.Value {
			v := plantest.Data(64, 64)
			for range 12 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v))
			}
			return plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, v, plantest.DataOf(dtype.Int64, 2))
		}},
		{"elements of x+x 12 times", func(t *testing.T) graph.Value {
			v := plantest.Data(64, 64)
			for range 12 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, v)
			}
			return plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, v, plantest.DataOf(dtype.Int64, 2))
		}},
		{"a view of 2000 views", func(t *testing.T) graph.Value {
			v := plantest.Data(8, 6)
			for range 2000 {
				v = plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v)
			}
			return v
		}},
		{"a chain of 10000", func(t *testing.T) graph.Value {
			v := plantest.Data(64)
			for range 10000 {
				v = plantest.Do(t, ops.Neg, ops.Attr{}, v)
			}
			return v
		}},
		{"a chain of 10000, broadcast", func(t *testing.T) graph.Value {
			v := plantest.Data(64)
			for range 10000 {
				v = plantest.Do(t, ops.Neg, ops.Attr{}, v)
			}
			return plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Data(64, 64))
		}},
		{"a sum of 5000 terms, one by one", func(t *testing.T) graph.Value {
			v := plantest.Data(64)
			for range 5000 {
				v = plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Data(64))
			}
			return v
		}},
		{"a sum of 8192 terms, by pairs", func(t *testing.T) graph.Value {
			var list []graph.Value
			for range 8192 {
				list = append(list, plantest.Data(64))
			}
			for len(list) > 1 {
				var next []graph.Value
				for i := 0; i < len(list); i += 2 {
					next = append(next, plantest.Do(t, ops.Add, ops.Attr{}, list[i], list[i+1]))
				}
				list = next
			}
			return list[0]
		}},
	} {
		for name, cfg := range map[string]rules.Config{"cpu driver": plantest.CPU, "host": host} {
			t.Run(c.name+", "+name, func(t *testing.T) {
				v := c.make(t)
				start := time.Now()
				p := build(t, cfg, v)
				t.Logf("%d kernels in %v", len(p.Steps), time.Since(start).Round(time.Millisecond))
			})
		}
	}
}

// One part of a body may store a value that another part reads through views that strides cannot
// express. The other part then computes the value again.
func TestStoredValueSeenThroughAReshape(t *testing.T) {
	flat := graph.NewData(dtype.Float32, graph.Stored{Buffer: new(int), View: shape.View{Shape: shape.Shape{4, 4}, Strides: []int{0, 0}}})
	e := plantest.Do(t, ops.Exp, ops.Attr{}, flat)
	to := ops.Attr{Shape: shape.Shape{10, 4, 4}}
	a := plantest.Do(t, ops.BroadcastTo, to, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, e))
	v := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{0, 2, 1}}, plantest.Do(t, ops.Add, ops.Attr{}, a, plantest.Do(t, ops.BroadcastTo, to, e)))
	v = plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{10, 16}}, v))
	if p := build(t, plantest.CPU, v); len(p.Steps) > 3 {
		t.Errorf("%d kernels:\n%s", len(p.Steps), p)
	}
}

// A slice of a value that has not run computes only the elements it shows.
func TestASliceComputesOnlyItsElements(t *testing.T) {
	v := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.Step(0, 100, 25)}}, plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(100)))
	text(t, build(t, plantest.CPU, v), `
t0 = map f32 flat(1) chunk 16 {
  %0 = load f32 a        ; inner any
  %1 = neg %0
  store f32 %1
}
over [4], a=memory [25]+0`)
}

// Nothing runs for a result of no elements.
func TestAnEmptySliceRunsNothing(t *testing.T) {
	v := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(0)}}, plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Data(100)))
	if p := build(t, plantest.CPU, v); len(p.Steps) != 0 || !p.Results[0].Empty {
		t.Errorf("%d kernels, empty: %v", len(p.Steps), p.Results[0].Empty)
	}
}
