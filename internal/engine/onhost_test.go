package engine

import (
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/backend"
	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"
	"github.com/weft-gpu/weft/internal/plan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// smallEngine returns the engine of a CPU driver on which the host computes small work.
func smallEngine(t testing.TB) (*Engine, *vkbackend.Backend) {
	t.Helper()
	d := openDefault(t)
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	if d.Info().Kind != vulkan.CPU || os.Getenv("WEFT_VALIDATION") == "1" {
		t.Skip("no CPU driver, or one that is watched; run with WEFT_DEVICE=lavapipe and no WEFT_VALIDATION")
	}
	be := e.be.(*vkbackend.Backend)
	if be.Readiness(nil, true) != backend.Interpreted {
		t.Fatalf("the host computes nothing for %s", d)
	}
	return e, be
}

// Small work takes no submission and needs no pipeline; large work takes both once the host has
// done enough of it. Each reads the results of the other, and both give the same results.
func TestSmallWorkOnTheHost(t *testing.T) {
	e, be := smallEngine(t)
	x := upload(t, e, ramp(1000), 1000)
	sum := func(v graph.Value) graph.Value { return apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, v) }
	for _, c := range []struct {
		name  string
		value graph.Value
		last  float32
	}{
		{"a map", apply(t, ops.Neg, ops.Attr{}, x), -999},
		{"two kernels", sum(apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x)), 1.665e8},
		{"a large map", apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(1<<18), 1<<18)), 1 - 1<<18},
	} {
		before := be.Submitted()
		got := read(t, e, c.value)
		if n := int(be.Submitted() - before); n != 0 {
			t.Errorf("%s: %d submissions", c.name, n)
		}
		if n := be.Stats().Compiled; n != 0 {
			t.Errorf("%s: %d pipelines", c.name, n)
		}
		if last := got[len(got)-1]; last < c.last-abs(c.last)/1000 || last > c.last+abs(c.last)/1000 {
			t.Errorf("%s: %v, want about %v", c.name, last, c.last)
		}
	}
	// The sizes differ, and the kernel does not.
	runs := 0
	for ; be.Stats().Compiled == 0 && runs < 2000; runs++ {
		n := 1<<19 + 4*(runs%2)
		if got := read(t, e, apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(n), n))); got[n-1] != float32(1-n) {
			t.Fatalf("run %d: %v", runs, got[n-1])
		}
	}
	if n := be.Submitted(); runs < 20 || runs == 2000 || n == 0 {
		t.Errorf("the kernel of a large map was compiled after %d runs; %d submissions", runs, n)
	}
	large := apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(1<<20), 1<<20))
	if err := e.Submit(large); err != nil {
		t.Fatal(err)
	}
	head := apply(t, ops.Neg, ops.Attr{}, apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(4)}}, large))
	if got := read(t, e, head); !slices.Equal(got, []float32{0, 1, 2, 3}) {
		t.Errorf("from a result of the device: %v", got)
	}
	spread := apply(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1 << 16, 4}}, head)
	if got := read(t, e, apply(t, ops.Add, ops.Attr{}, spread, spread)); got[1<<18-1] != 6 {
		t.Errorf("from a result of the host: %v", got[1<<18-1])
	}
}

func abs(v float32) float32 { return max(v, -v) }

// The host computes small work only for CPU drivers, since it can write only their memory. It does
// not if an option forbids it.
func TestOtherDevicesComputeSmallWork(t *testing.T) {
	for _, name := range vulkan.SimulatedNames() {
		if d := openDefault(t, device.WithSelector(name)); d.SmallOnHost() {
			t.Errorf("%s leaves small work to the host", name)
		}
	}
	t.Setenv("WEFT_SMALL_ON_HOST", "0")
	if d := openDefault(t); d.SmallOnHost() {
		t.Errorf("%s leaves small work to the host, against WEFT_SMALL_ON_HOST", d)
	}
}

// A profile times the host's work. A profile and an explanation say that the host computes small
// work, and that the device computes large work.
func TestSmallWorkIsExplained(t *testing.T) {
	e, _ := smallEngine(t)
	for _, n := range []int{1000, 1 << 20} {
		v := apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, upload(t, e, ramp(n), n))
		x, err := e.Explain(v)
		if err != nil {
			t.Fatal(err)
		}
		p, err := e.Profile(ctx, v)
		if err != nil {
			t.Fatal(err)
		}
		if len(x.Steps) == 0 || len(p.Kernels) != len(x.Steps) || !p.HasGPU {
			t.Fatalf("%d elements: %d kernels are explained, and %d profiled", n, len(x.Steps), len(p.Kernels))
		}
		for i, k := range p.Kernels {
			if small := n == 1000; k.OnHost != small || x.Steps[i].OnHost != small || k.GPU <= 0 {
				t.Errorf("%d elements, kernel %d: profiled %v in %v, explained %v", n, i, k.OnHost, k.GPU, x.Steps[i].OnHost)
			}
		}
	}
}

// Random graphs have the definition's bits, whether the host or the device computes them.
func TestSmallWorkHasTheSameBits(t *testing.T) {
	e, be := smallEngine(t)
	runs := &sides{Backend: e.be}
	e.be = runs
	rounds := fuzzRounds(t, 100)
	for seed := range uint64(rounds) {
		g := newGraph(t, e, seed, 6)
		if err := g.check(be.Config()); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, g)
		}
		g.free()
	}
	if runs.device > runs.host {
		t.Errorf("%d runs on the device, %d on the host", runs.device, runs.host)
	}
}

// sides counts the runs on the host and on the device.
type sides struct {
	backend.Backend
	host, device int
}

func (s *sides) Run(ctx context.Context, steps backend.Steps, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	if n, _ := vkbackend.Submissions(steps); n == 0 {
		s.host++
	} else {
		s.device++
	}
	return s.Backend.Run(ctx, steps, arrays, note)
}

// Measures a read of a sum of two arrays of 1,000 elements, on the device and on the host.
func BenchmarkSmallRead(b *testing.B) {
	for _, host := range []bool{false, true} {
		b.Run(map[bool]string{false: "device", true: "host"}[host], func(b *testing.B) {
			var e *Engine
			if host {
				e, _ = smallEngine(b)
			} else {
				e, _ = vulkanEngine(b)
			}
			x := upload(b, e, ramp(1000), 1000)
			dst := make([]byte, 4000)
			for b.Loop() {
				v := apply(b, ops.Add, ops.Attr{}, x, x)
				if err := e.Read(ctx, v, dst); err != nil {
					b.Fatal(err)
				}
				e.Free(v)
			}
		})
	}
}

// Measures small work on the device and on the host, by kind and size. It reports nanoseconds for a
// launch and, on the host, for a unit of cost; target.HostWork is taken from these.
func BenchmarkSmallWork(b *testing.B) {
	for _, form := range smallForms {
		for _, n := range []int{1 << 8, 1 << 11, 1 << 14, 1 << 16} {
			for _, side := range []struct {
				name  string
				limit int
			}{{"device", 0}, {"host", math.MaxInt}} {
				b.Run(fmt.Sprintf("%s/%d/%s", form.name, n, side.name), func(b *testing.B) {
					benchmarkSmall(b, form.make, n, side.limit)
				})
			}
		}
	}
}

// smallForms are kinds of work on n elements.
var smallForms = []struct {
	name string
	make func(t testing.TB, x graph.Value, n int) graph.Value
}{
	{"add", func(t testing.TB, x graph.Value, n int) graph.Value { return apply(t, ops.Add, ops.Attr{}, x, x) }},
	{"exp", func(t testing.TB, x graph.Value, n int) graph.Value { return apply(t, ops.Exp, ops.Attr{}, x) }},
	{"erf of float64", func(t testing.TB, x graph.Value, n int) graph.Value {
		return apply(t, ops.Erf, ops.Attr{}, apply(t, ops.Cast, ops.Attr{DType: dtype.Float64}, x))
	}},
	{"sum of rows", func(t testing.TB, x graph.Value, n int) graph.Value {
		return apply(t, ops.Sum, ops.Attr{Axes: []int{1}}, apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 32, 32}}, x))
	}},
	{"softmax", func(t testing.TB, x graph.Value, n int) graph.Value {
		return apply(t, ops.Softmax, ops.Attr{Axes: []int{1}}, apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 32, 32}}, x))
	}},
	{"matmul", func(t testing.TB, x graph.Value, n int) graph.Value {
		m := apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 32, 32}}, x)
		return apply(t, ops.MatMul, ops.Attr{}, m, apply(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, m))
	}},
	{"32 products", func(t testing.TB, x graph.Value, n int) graph.Value {
		m := apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 16, 16}}, x)
		w := apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(16)}}, m)
		for range 32 {
			m = apply(t, ops.MatMul, ops.Attr{}, m, w)
		}
		return m
	}},
	{"pow of float16", func(t testing.TB, x graph.Value, n int) graph.Value {
		h := apply(t, ops.Cast, ops.Attr{DType: dtype.Float16}, x)
		return apply(t, ops.Pow, ops.Attr{}, h, h)
	}},
	{"products of complex128", func(t testing.TB, x graph.Value, n int) graph.Value {
		c := apply(t, ops.Cast, ops.Attr{DType: dtype.Complex128}, x)
		return apply(t, ops.Div, ops.Attr{}, apply(t, ops.Mul, ops.Attr{}, c, c), apply(t, ops.Add, ops.Attr{}, c, c))
	}},
	{"remainders of int64", func(t testing.TB, x graph.Value, n int) graph.Value {
		i := apply(t, ops.Cast, ops.Attr{DType: dtype.Int64}, x)
		return apply(t, ops.Remainder, ops.Attr{}, apply(t, ops.Mul, ops.Attr{}, i, i), apply(t, ops.Add, ops.Attr{}, i, i))
	}},
	{"matmul of float64", func(t testing.TB, x graph.Value, n int) graph.Value {
		m := apply(t, ops.Cast, ops.Attr{DType: dtype.Float64}, apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 32, 32}}, x))
		return apply(t, ops.MatMul, ops.Attr{}, m, apply(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, m))
	}},
	{"matmul of int8", func(t testing.TB, x graph.Value, n int) graph.Value {
		m := apply(t, ops.Cast, ops.Attr{DType: dtype.Int8}, apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 32, 32}}, x))
		return apply(t, ops.MatMul, ops.Attr{}, m, apply(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, m))
	}},
	{"a table", func(t testing.TB, x graph.Value, n int) graph.Value {
		i := apply(t, ops.Cast, ops.Attr{DType: dtype.Int32}, apply(t, ops.Mul, ops.Attr{}, x, x))
		return apply(t, ops.Take, ops.Attr{Axes: []int{0}}, x, i)
	}},
	{"sums of float16", func(t testing.TB, x graph.Value, n int) graph.Value {
		h := apply(t, ops.Cast, ops.Attr{DType: dtype.Float16}, apply(t, ops.Reshape, ops.Attr{Shape: shape.Shape{n / 32, 32}}, x))
		return apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, h)
	}},
	{"cumulative sum", func(t testing.TB, x graph.Value, n int) graph.Value {
		return apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x)
	}},
	{"argsort", func(t testing.TB, x graph.Value, n int) graph.Value {
		return apply(t, ops.ArgSort, ops.Attr{Axes: []int{0}}, x)
	}},
}

// benchmarkSmall compiles and runs a form on n elements.
func benchmarkSmall(b *testing.B, form func(testing.TB, graph.Value, int) graph.Value, n, limit int) {
	e, be := smallEngine(b)
	be.Configure(func(cfg *plan.Config) { cfg.HostWork = limit })
	x := upload(b, e, ramp(n), n)
	p := e.Parameter(dtype.Float32, shape.Shape{n})
	c, err := e.Compile(ctx, []graph.Value{p}, []graph.Value{form(b, p, n)}, false)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		out, err := c.Run(ctx, []graph.Value{x})
		if err == nil {
			err = e.Eval(ctx, out...)
		}
		if err != nil {
			b.Fatal(err)
		}
		e.Free(out[0])
	}
	work, launches := c.fused.WorkOfHost()
	b.ReportMetric(float64(launches), "launches")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/work, "ns/unit")
}
