package plan

import (
	"fmt"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// reaching returns devices by how many bytes their bindings hold: from Vulkan's minimum to all that
// 32 bits address, and the host, which has no limit.
func reaching() map[string]rules.Config {
	vulkan := func(bytes int64) rules.Config {
		return rules.ConfigFor(target.Device{StorageBuffers: 15, StorageRange: bytes, PushBytes: 256, SharedBytes: 48 << 10, WorkgroupInvocations: 1024, HeapBytes: 1 << 40})
	}
	return map[string]rules.Config{"128 MiB": vulkan(128 << 20), "2 GiB": vulkan(1 << 31), "4 GiB": vulkan(1<<32 - 1), "the host": host}
}

// far returns values whose operands span about 2^31 to 2^32 elements and more, through views with
// steps, transposes and flips.
func far(t *testing.T) map[string]graph.Value {
	step := func(x graph.Value, ranges ...shape.Range) graph.Value {
		return plantest.Do(t, ops.Slice, ops.Attr{Ranges: ranges}, x)
	}
	turned := func(x graph.Value) graph.Value { return plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x) }
	list := map[string]graph.Value{}
	for _, d := range []dtype.DType{dtype.Int8, dtype.Float32} {
		x := plantest.DataOf(d, 3078, 1<<20)
		for name, rows := range map[string]shape.Range{"45": shape.StepAll(45), "-45": shape.StepAll(-45), "-1": shape.StepAll(-1)} {
			if d == dtype.Float32 && name != "-45" {
				continue
			}
			y := step(x, rows, shape.To(256))
			add := func(what string, v graph.Value) { list[fmt.Sprintf("%v, every %s row: %s", d, name, what)] = v }
			add("y.T @ y", plantest.Do(t, ops.MatMul, ops.Attr{}, turned(y), y))
			add("y @ y.T", plantest.Do(t, ops.MatMul, ops.Attr{}, y, turned(y)))
			add("y[:, ::-1] @ y.T", plantest.Do(t, ops.MatMul, ops.Attr{}, step(y, shape.All(), shape.StepAll(-1)), turned(y)))
			add("neg", plantest.Do(t, ops.Neg, ops.Attr{}, y))
			add("sum of columns", plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, y))
			add("sum of rows", plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}}, y))
			add("cumulative sum", plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, y))
			add("take rows", plantest.Do(t, ops.Take, ops.Attr{Axes: []int{0}}, y, plantest.DataOf(dtype.Int64, 40)))
			add("take columns", plantest.Do(t, ops.Take, ops.Attr{Axes: []int{1}}, y, plantest.DataOf(dtype.Int32, 40)))
			add("turned sum", plantest.Do(t, ops.Add, ops.Attr{}, turned(y), full8(d, y.Shape()[1], y.Shape()[0])))
		}
	}
	for _, k := range []int{2, 3} { // steps that are 2^31 or 2^30 elements apart
		x := plantest.DataOf(dtype.Int8, k, 1<<31-1<<30*(k-2))
		b := step(x, shape.All(), shape.To(256))
		list[fmt.Sprintf("%d steps far apart", k)] = plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.DataOf(dtype.Int8, 64, k), b)
		list[fmt.Sprintf("%d steps far apart, backwards", k)] = plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.DataOf(dtype.Int8, 64, k), step(b, shape.StepAll(-1), shape.All()))
	}
	list["a result of 2^31 rows"] = plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.DataOf(dtype.Int8, 1<<31+5, 2), plantest.DataOf(dtype.Int8, 2, 1))
	list["a search in 2^40 equal elements"] = plantest.Do(t, ops.Search, ops.Attr{}, plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1 << 33}}, plantest.DataOf(dtype.Int32, 1)), plantest.DataOf(dtype.Int32, 7))
	list["an index that spreads over 2^40"] = plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.StepAll(1 << 35)}}, graph.NewIota(shape.Shape{1 << 40}, ""))
	list["2^32 bytes"] = plantest.Do(t, ops.Neg, ops.Attr{}, plantest.DataOf(dtype.Int8, 1<<32))
	return list
}

func full8(d dtype.DType, dims ...int) graph.Value {
	return graph.NewFull(d, element.FromFloat(d, 1), dims, "")
}

// Values whose operands span so much can be planned for every device. Launches fit in its bindings,
// and numbers of points and steps fit 31 bits.
func TestFarSpansArePlanned(t *testing.T) {
	for device, cfg := range reaching() {
		for name, v := range far(t) {
			cfg.Verify = true
			p, err := Build(cfg, v)
			if err != nil {
				t.Errorf("%s: %s: %v", device, name, err)
				continue
			}
			for _, s := range p.Steps {
				for _, g := range s.Launches {
					for i := range g.Operands {
						lo, hi := g.Operands[i].Span(g.Dims)
						if o := s.Kernel.Operands[i]; o.Index && hi-lo >= rules.MaxPoints || device != "the host" && !o.Index && hi-lo > math.MaxUint32 {
							t.Errorf("%s: %s: operand %d spreads over %d elements:\n%s", device, name, i, hi-lo, p)
						}
					}
				}
			}
		}
	}
}
