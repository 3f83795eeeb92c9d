package engine

import (
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// recorded returns the plan of values, and its commands.
func recorded(t *testing.T, e *Engine, be *vkbackend.Backend, cfg plan.Config, values ...graph.Value) (*plan.Plan, backend.Steps) {
	t.Helper()
	cfg.Verify = true
	p, err := plan.Build(cfg, values...)
	if err != nil {
		t.Fatal(err)
	}
	steps, err := be.Record(workOf(p, newLeaves(nil), false))
	if err != nil {
		t.Fatal(err)
	}
	return p, steps
}

// There is a barrier where a kernel reads what an earlier one has written, or overwrites what an
// earlier one has read, and nowhere else.
func TestBarriersOfGraphs(t *testing.T) {
	e, be := vulkanEngine(t)
	x, y := upload(t, e, ramp(64), 8, 8), upload(t, e, ramp(64), 8, 8)
	sum := func(v graph.Value, axis int) graph.Value { return apply(t, ops.Sum, ops.Attr{Axes: []int{axis}}, v) }
	product := apply(t, ops.MatMul, ops.Attr{}, x, y)
	twice := apply(t, ops.MatMul, ops.Attr{}, product, y)
	long := upload(t, e, make([]float32, 1<<18), 1<<18)
	for _, c := range []struct {
		name              string
		values            []graph.Value
		kernels, barriers int
	}{
		{"one kernel", []graph.Value{sum(x, 0)}, 1, 0},
		{"several that read the same", []graph.Value{sum(x, 0), sum(x, 1), apply(t, ops.Neg, ops.Attr{}, x)}, 3, 0},
		{"one that reads another's result", []graph.Value{twice}, 2, 1},
		{"two that read another's result", []graph.Value{sum(product, 0), sum(product, 1)}, 3, 1},
		{"two, each after its own", []graph.Value{twice, apply(t, ops.MatMul, ops.Attr{}, apply(t, ops.MatMul, ops.Attr{}, y, x), x)}, 4, 1},
		{"the parts of a join", []graph.Value{apply(t, ops.Concat, ops.Attr{Axes: []int{1}}, x, y, x)}, 3, 0},
		{"an assignment, after the copy", []graph.Value{apply(t, ops.Assign, ops.Attr{Indices: []shape.Index{shape.Span(1, 4)}}, x, upload(t, e, ramp(8), 8))}, 2, 1},
		{"a tree of two levels", []graph.Value{sum(long, 0)}, 2, 1},
	} {
		cfg := be.Config()
		cfg.Overlap, cfg.LaunchElements = true, 0
		p, steps := recorded(t, e, be, cfg, c.values...)
		launches := 0
		for _, s := range p.Steps {
			launches += len(s.Launches)
		}
		_, commands := vkbackend.Submissions(steps)
		if got := commands - launches; len(p.Steps) != c.kernels || got != c.barriers {
			t.Errorf("%s: %d kernels with %d barriers, want %d with %d:\n%s", c.name, len(p.Steps), got, c.kernels, c.barriers, p)
		}
	}
}

// Uploads need no barrier between their pieces, and one before the first kernel that reads them.
func TestUploadsNeedNoBarriers(t *testing.T) {
	e, be := vulkanEngine(t, memory.WithStaging())
	x := upload(t, e, make([]float32, 5<<19), 5<<19) // 10 MiB in pieces of 4
	y := upload(t, e, ramp(8), 8)
	copies := be.Unsubmitted()
	pieces := 3 + 1
	if _, ok := e.dev.Transfers(); ok {
		pieces = 1 // the transfer queue has copied the large one
	}
	if copies != pieces {
		t.Errorf("%d commands for %d pieces", copies, pieces)
	}
	if got := read(t, e, apply(t, ops.Neg, ops.Attr{}, y)); got[7] != -7 {
		t.Errorf("read %v", got)
	}
	if got := read(t, e, apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, x)); got[0] != 0 {
		t.Errorf("read %v", got)
	}
}

// A submission takes less time than the device's watchdog allows, since a longer launch is
// submitted some workgroups at a time. The bits stay the same.
func TestSubmissionsAreBoundedByTime(t *testing.T) {
	e, be := fuzzed(t)
	if e.dev.IsHost() {
		t.Skip("the host submits nothing")
	}
	own := be.Backend.(*vkbackend.Backend)
	const n = 96
	a, b := upload(t, e, ramp(n*n), n, n), upload(t, e, ramp(n*n), n, n)
	product := func() graph.Value {
		return apply(t, ops.Tanh, ops.Attr{}, apply(t, ops.MatMul, ops.Attr{}, a, b))
	}
	want := hostref.Bytes(read(t, e, product()))
	for _, most := range []time.Duration{time.Hour, 50 * time.Microsecond, time.Microsecond} {
		be.cfg.Submission, be.cfg.Least = most, target.Rates{Cost: 10e9, Bytes: 1e9}
		p, steps := recorded(t, e, own, be.cfg, product())
		var all time.Duration
		least := 0
		for _, s := range p.Steps {
			for _, g := range s.Launches {
				d, grid := p.Duration(s.Kernel, g), s.Kernel.Groups(g)
				all += d
				least += min(int((d+most-1)/most), int(grid[0]*grid[1]))
			}
		}
		if n, _ := vkbackend.Submissions(steps); n < least/2 || most == time.Hour && n != 1 || most < all/2 && n < 2 {
			t.Errorf("%v of work take %[3]d submissions of %[2]v, want about %[4]d", all, most, n, least)
		}
		if got := hostref.Bytes(read(t, e, product())); string(got) != string(want) {
			t.Errorf("submissions of %v give other bits", most)
		}
	}
}

// A launch's estimated time follows its work: a large product's arithmetic, a large map's memory.
func TestDuration(t *testing.T) {
	cfg := rules.ConfigFor(target.Device{OwnMemory: true, HeapBytes: 8 << 30, StorageBuffers: 16, StorageRange: 1 << 32, PushBytes: 256, SharedBytes: 48 << 10,
		WorkgroupInvocations: 1024})
	array := func(dims ...int) graph.Value {
		return graph.NewData(dtype.Float32, graph.Stored{Buffer: &array{}, View: shape.Contiguous(dims)})
	}
	for _, c := range []struct {
		name     string
		v        graph.Value
		from, to time.Duration
	}{
		{"a matrix product of 2 Tflop", apply(t, ops.MatMul, ops.Attr{}, array(10000, 10000), array(10000, 10000)), 4 * time.Second, 8 * time.Second},
		{"400 MB read, 400 MB written", apply(t, ops.Neg, ops.Attr{}, array(100e6)), 20 * time.Millisecond, 30 * time.Millisecond},
		{"a kilobyte", apply(t, ops.Neg, ops.Attr{}, array(128)), 0, time.Microsecond},
	} {
		p, err := plan.Build(cfg, c.v)
		if err != nil {
			t.Fatal(err)
		}
		var took time.Duration
		for _, s := range p.Steps {
			for _, g := range s.Launches {
				took += (&plan.Plan{Config: cfg}).Duration(s.Kernel, g)
			}
		}
		if took < c.from || took > c.to {
			t.Errorf("%s: %v, want %v to %v", c.name, took, c.from, c.to)
		}
	}
}
