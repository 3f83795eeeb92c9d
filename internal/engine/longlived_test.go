package engine

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// distinct returns a graph of one kernel; each number has another kernel. The result is x, negated
// an odd or an even number of times.
func distinct(t testing.TB, x graph.Value, number int) (v graph.Value, negative bool) {
	t.Helper()
	v = x
	for bit := range 16 {
		if number>>bit&1 == 1 {
			v, negative = apply(t, ops.Neg, ops.Attr{}, v), !negative
		} else {
			v = apply(t, ops.Mul, ops.Attr{}, v, x)
		}
	}
	return v, negative
}

// ones is an operand for distinct; all its powers are equal.
func ones(t testing.TB, e *Engine) graph.Value {
	t.Helper()
	return upload(t, e, []float32{1, 1, 1, 1, 1, 1, 1, 1}, 8)
}

// evaluate runs the graphs of some numbers.
func evaluate(t *testing.T, e *Engine, x graph.Value, from, to int) {
	t.Helper()
	for i := from; i < to; i++ {
		v, negative := distinct(t, x, i)
		if got := read(t, e, v); got[7] > 0 == negative {
			t.Fatalf("graph %d: %v", i, got)
		}
		e.Free(v)
	}
}

// settled returns how many pipelines there are once the collector has found the unused ones, or
// when that takes too long.
func settled(t *testing.T, e *Engine, most int) int {
	t.Helper()
	for range 200 {
		if n := e.dev.PipelineCounts().Live; n <= most {
			return n
		}
		runtime.GC()
		time.Sleep(time.Millisecond) // cleanups run in a goroutine of the runtime
		e.Free(upload(t, e, []float32{1}, 1))
	}
	return e.dev.PipelineCounts().Live
}

// A process that evaluates thousands of different graphs does not grow: on the host its heap stays
// bounded, on a device also the number of pipelines.
func TestDistinctGraphsTakeNoMoreMemory(t *testing.T) {
	const budget = 16
	d := open(t, device.WithPipelineBudget(budget))
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	x := ones(t, e)
	graphs := 20000
	if !d.IsHost() && os.Getenv("WEFT_EXHAUSTIVE") != "1" {
		graphs = 300
	}
	if testing.Short() {
		graphs /= 4
	}
	start := heap() // what earlier tests of the process have left, the reference's tables
	evaluate(t, e, x, 0, graphs/2)
	before, resident := heap()-start, residentBytes()
	evaluate(t, e, x, graphs/2, graphs)
	after := heap() - start
	t.Logf("%d graphs: %d bytes, %d: %d bytes", graphs/2, before, graphs, after)
	t.Logf("resident: %d bytes, then %d", resident, residentBytes())
	// A driver has memory of its own, which C's allocator returns to the system when it likes.
	if more := residentBytes() - resident; graphs == 20000 && more > 64<<20 {
		t.Errorf("the process has grown by %d bytes after twice as many graphs", more)
	}
	flat := after <= before+before/4+1<<20
	if d.IsHost() {
		flat = after <= 2*planCacheBytes // that many graphs fill it
	}
	if !flat {
		t.Errorf("the heap has %d bytes after %d graphs, and %d after %d", before, graphs/2, after, graphs)
	}
	counts := d.PipelineCounts()
	if !d.IsHost() && counts.Made < graphs {
		t.Errorf("%d graphs have only %d kernels", graphs, counts.Made)
	}
	// Besides the kept pipelines there are those that the collector has not found yet, of two
	// rounds, and those found in the last rounds.
	if !d.IsHost() && counts.Live > 2*budget {
		t.Errorf("%d live pipelines of %d made, with a budget of %d", counts.Live, counts.Made, budget)
	}
	if n := settled(t, e, budget); n > budget {
		t.Errorf("%d live pipelines at the end", n)
	}
}

// residentBytes returns the memory of the process and its drivers, after Go has returned its unused
// heap; 0 if the system does not say.
func residentBytes() int64 {
	debug.FreeOSMemory()
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	var size, resident int64
	if _, err := fmt.Sscan(string(text), &size, &resident); err != nil {
		return 0
	}
	return resident * int64(os.Getpagesize())
}

// heap returns the bytes of Go's heap.
func heap() int64 {
	var m runtime.MemStats
	for range 3 { // cleanups free more
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// Pipelines in use are kept, and compiled once, whatever else runs.
func TestPipelinesInUseAreKept(t *testing.T) {
	e, be := vulkanEngine(t)
	be.SetBudget(8)
	x := ones(t, e)
	evaluate(t, e, x, 1000, 1002)
	made := be.Stats().Compiled
	for i := range 40 {
		evaluate(t, e, x, i, i+1)
		evaluate(t, e, x, 1000, 1002)
	}
	if n := be.Stats().Compiled; n != made+40 {
		t.Errorf("%d kernels were compiled, want %d", n-made, 40)
	}
	evaluate(t, e, x, 0, 1) // dropped meanwhile
	if n := be.Stats().Compiled; n != made+41 {
		t.Errorf("%d kernels were compiled, one of them after it was dropped, want 41", n-made)
	}
}

// A compiled function keeps its pipelines, even if it is not used.
func TestCompiledFunctionsKeepTheirPipelines(t *testing.T) {
	e, be := vulkanEngine(t)
	be.SetBudget(4)
	x := ones(t, e)
	p := e.Parameter(dtype.Float32, shape.Shape{8})
	v, _ := distinct(t, p, 12345)
	c, err := e.Compile(ctx, []graph.Value{p}, []graph.Value{v}, false)
	if err != nil {
		t.Fatal(err)
	}
	all := e.NewPreparation(true)
	all.Fused(c)
	kept, err := all.Make(ctx)
	if err != nil {
		t.Fatal(err)
	}
	evaluate(t, e, x, 0, 30)
	settled(t, e, 0) // drops as many as possible
	made := be.Stats().Compiled
	out, err := c.Run(ctx, []graph.Value{x})
	if err != nil {
		t.Fatal(err)
	}
	read(t, e, out[0])
	if n := be.Stats().Compiled; n != made {
		t.Errorf("a call compiled %d kernels", n-made)
	}
	runtime.KeepAlive(kept)
}

// The structs of arrays between two kernels are used again.
func TestArrayStructsAreReused(t *testing.T) {
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	be, ok := e.be.(*vkbackend.Backend)
	if !ok {
		t.Skip("the host keeps no array structs; run with WEFT_DEVICE=lavapipe")
	}
	kept := func() int { return min(be.Spare(), len(e.spare.list)) }
	x := upload(t, e, ramp(4096), 64, 64)
	for round := range 3 {
		before := kept()
		twice := apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x))
		read(t, e, twice)
		e.Free(twice)
		if now := kept(); now == 0 || round > 0 && now < before {
			t.Errorf("round %d: %d array structs are kept, %d before", round, now, before)
		}
	}
}
