package vulkan

import (
	"reflect"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
	"github.com/weft-gpu/weft/shape"
)

// answers returns targets that differ in what the basics leave open. The first is the one that is
// assumed until then.
func answers(flush, memory bool) []codegen.Target {
	list := []codegen.Target{{Flush32: flush, MemoryTables: memory, Doublewords: memory, InexactDiv32: true, InexactSqrt32: true, InexactDiv64: true, InexactSqrt64: true}}
	for bits := range 32 {
		list = append(list, codegen.Target{
			Flush32: flush, MemoryTables: memory, Doublewords: memory, InexactDiv32: bits&1 != 0, InexactSqrt32: bits&2 != 0, Float64: bits&4 != 0,
			InexactDiv64: bits&8 != 0, InexactSqrt64: bits&8 != 0, FMA32: bits&16 != 0, InverseSqrt32: bits&16 != 0,
		})
	}
	return list
}

// applications returns all ways of applying a basic operator to basic types.
func applications(o *ops.Op) (list []graph.Value) {
	take := func(a ops.Attr, in ...graph.Value) {
		if v, err := compose.Apply(o, a, "", in...); err == nil {
			list = append(list, v)
		}
	}
	for _, d := range basicTypes {
		param := func(d dtype.DType) graph.Value { return graph.NewParameter(d, shape.Shape{4, 4}, new(int)) }
		switch {
		case o == ops.Full:
			list = append(list, graph.NewFull(d, element.Bits{1}, shape.Shape{4, 4}, ""))
		case o == ops.Cast:
			for _, to := range basicTypes {
				take(ops.Attr{DType: to}, param(d))
			}
		case o == ops.Where:
			take(ops.Attr{}, param(dtype.Bool), param(d), param(d))
		case o.Kind == ops.Reduce:
			take(ops.Attr{Axes: []int{1}}, param(d))
			take(ops.Attr{Axes: []int{0}, DType: d}, param(d))
		case o.Arity == 1:
			take(ops.Attr{}, param(d))
		default:
			take(ops.Attr{}, param(d), param(d))
			if o == ops.Mul && d == dtype.Float32 {
				x := graph.NewParameter(d, shape.Shape{1 << 20}, new(int))
				take(ops.Attr{}, x, x)
				for range 120 { // a heavy body
					last := len(list) - 1
					take(ops.Attr{}, list[last], x)
					list = slices.Delete(list, last, last+1)
				}
			}
		}
	}
	return list
}

// Kernels of basic operators and types have the same plan and code for every answer that the basics
// leave open, so that kernels written before the full probe stay valid.
func TestBasicKernelsAreWrittenAlike(t *testing.T) {
	info := vulkan.Info{Limits: vulkan.Limits{MaxStorageBuffersPerStage: 16, MaxStorageBufferRange: 128 << 20, HeapBytes: 1 << 30, MaxPushConstants: 128}}
	write := func(v graph.Value, target codegen.Target) (texts []string, code [][]uint32) {
		p, err := plan.Build(PlanConfig(info, target), v)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range p.Steps {
			prog, err := shaders.Write(s.Kernel, target)
			if err != nil {
				t.Fatal(err)
			}
			texts, code = append(texts, s.Kernel.Key()), append(code, prog.SPIRV)
		}
		return texts, code
	}
	for _, info.Kind = range []vulkan.Kind{vulkan.CPU, vulkan.Discrete} {
		memory := info.Kind == vulkan.CPU // as in targetFor, whatever the probe finds
		for _, o := range basicOps {
			tried := 0
			for _, v := range applications(o) {
				if !basic([]graph.Value{v}) {
					continue
				}
				tried++
				for _, flush := range []bool{false, true} {
					list := answers(flush, memory)
					texts, code := write(v, list[0])
					for _, target := range list[1:] {
						if otherTexts, other := write(v, target); !reflect.DeepEqual(texts, otherTexts) || !reflect.DeepEqual(code, other) {
							t.Errorf("%s with %s: other kernels for %+v\n%v\n%v", o.Name, v.DType(), target, texts, otherTexts)
						}
					}
				}
			}
			if tried == 0 {
				t.Errorf("%s is never basic", o.Name)
			}
		}
	}
}

// One value of a graph that is not basic makes the whole graph need the full probe.
func TestBasic(t *testing.T) {
	x := graph.NewParameter(dtype.Float32, shape.Shape{2, 3}, new(int))
	wide := graph.NewParameter(dtype.Float64, shape.Shape{2, 3}, new(int))
	sum := apply(t, ops.Add, ops.Attr{}, x, x)
	for name, c := range map[string]struct {
		value graph.Value
		want  bool
	}{
		"a parameter": {x, true}, "a sum": {sum, true}, "a view": {apply(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, sum), true},
		"a quotient": {apply(t, ops.Div, ops.Attr{}, x, x), false}, "over a quotient": {apply(t, ops.Add, ops.Attr{}, apply(t, ops.Div, ops.Attr{}, x, x), x), false},
		"an exponential": {apply(t, ops.Exp, ops.Attr{}, x), false}, "float64": {apply(t, ops.Add, ops.Attr{}, wide, wide), false},
		"from float64": {apply(t, ops.Cast, ops.Attr{DType: dtype.Float32}, wide), false},
	} {
		if got := basic([]graph.Value{x, c.value}); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// A process that probes a device plans in the same way as later processes, which read the stored
// answers.
func TestLearntClassIsThatOfLaterProcesses(t *testing.T) {
	cache := device.WithCacheDir(t.TempDir())
	vulkan.ForgetProbes() // those of earlier tests
	var classes [2]rules.Config
	for i := range classes {
		be := backendOf(t, open(t, cache))
		if be.basic != (i == 0) && !be.dev.Info().Simulated {
			t.Errorf("process %d: only the basics are known: %v", i, be.basic)
		}
		if err := be.learn(ctx); err != nil {
			t.Fatal(err)
		}
		classes[i] = be.cfg
	}
	if !reflect.DeepEqual(classes[0], classes[1]) {
		t.Errorf("%+v\n%+v", classes[0], classes[1])
	}
}
