package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/backend/choose"
	"github.com/weft-gpu/weft/internal/engine/cuts"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/shape"
)

// Engine evaluates graphs on one device. It is safe for concurrent use.
type Engine struct {
	dev   *vulkan.Device
	be    backend.Backend
	tuned tuned
	// mu guards what changes in graphs (the results that nodes store, the inputs they need, the
	// runs that write them), the references to arrays, and the cached plans. The engine holds it
	// only to read and note these, never while it plans, compiles, computes or waits. It may take a
	// backend's own lock while it holds mu, never the other way round.
	mu sync.Mutex
	// plans has the recordings of graphs that have run.
	plans planCache
	// cells are the variables' cells. met is memory for the nodes that a walk meets.
	cells  []*Cell
	places atomic.Bool // some variable was assigned to in part
	latest *Cell       // the cell that was set last
	met    metNodes
	// work counts planning and compiling, which goes on even if its callers stop waiting.
	gathers   atomic.Int32 // how many callers of Gather let graphs grow
	cuts      cuts.Finder  // finds where deep graphs are cut
	ahead     ahead        // the parts of graphs that have not run
	work      flight.Work
	planning  flight.Group[string, *recording]       // by the graph's key
	captures  flight.Group[*compiledPlan, *captured] // recordings of compiled plans
	plains    flight.Group[*Compiled, *compiledPlan] // plain plans of compiled graphs
	constants constants                              // tables that rules have computed
	spare     spareArrays
	special   special                            // compiled graphs that wait for kernels of their own sizes
	fills     flight.Group[*graphPart, struct{}] // constants that are being filled
	// copying is held for reading while elements are copied in and out, and for writing while the
	// memory is freed.
	copying sync.RWMutex
}

type engineKey struct{}

// For returns the device's engine. It is made at the first call and closed with the device. Errors
// are the device's (*vulkan.ClosedError, *vulkan.LostError).
func For(d *vulkan.Device) (*Engine, error) {
	c, err := d.Extension(engineKey{}, func() (io.Closer, error) {
		e := newEngine(d)
		var err error
		if e.be, err = choose.For(d, &e.work, e.Forget); err != nil {
			return nil, err
		}
		if tunable(e) {
			e.tuned.Store(keptTuning(d))
		}
		return e, nil
	})
	if err != nil {
		return nil, err
	}
	return c.(*Engine), nil
}

// newEngine returns an engine without a backend.
func newEngine(d *vulkan.Device) *Engine {
	e := &Engine{dev: d}
	e.cuts.Computes = computes
	e.work.Init(&vulkan.ClosedError{Device: d.Info().Name})
	e.planning.Work, e.captures.Work, e.plains.Work, e.fills.Work = &e.work, &e.work, &e.work, &e.work
	return e
}

// Close waits for compilations and for the work that the device has begun, submits nothing more,
// and frees all memory and pipelines. The device calls it.
func (e *Engine) Close() error {
	e.work.Close()
	e.copying.Lock()
	defer e.copying.Unlock()
	err := e.be.Close()
	e.mu.Lock()
	defer e.mu.Unlock()
	e.plans = planCache{}
	e.Forget()
	return err
}

// Device returns the engine's device.
func (e *Engine) Device() *vulkan.Device { return e.dev }

// Stats is what an engine holds at one moment. The heap bounds memory, the device's budget bounds
// kept pipelines, and planCacheBytes bounds recordings.
type Stats struct {
	memory.Stats
	Pipelines int `json:"pipelines"` // pipelines that exist, in use or kept
	Plans     int `json:"plans"`     // kept recordings of graphs
	Recorded  int `json:"recorded"`  // rough size in bytes of the recordings' keys and commands
	Work      int `json:"work"`      // planning and compiling under way, even if nobody waits for it
}

// Stats returns what the engine holds.
func (e *Engine) Stats() Stats {
	s := Stats{Stats: e.be.Stats().Memory, Pipelines: e.dev.PipelineCounts().Live, Work: e.work.Count()}
	e.mu.Lock()
	defer e.mu.Unlock()
	s.Plans, s.Recorded = len(e.plans.young)+len(e.plans.old), e.plans.size+e.plans.oldSize
	return s
}

// Upload makes a value of elements in row-major order. It copies data before it returns. The length
// of data must be that of the shape.
func (e *Engine) Upload(d dtype.DType, s shape.Shape, data []byte) (graph.Value, error) {
	return e.UploadContext(context.Background(), d, s, data)
}

// UploadContext does the same as Upload; the context bounds how long it waits.
func (e *Engine) UploadContext(ctx context.Context, d dtype.DType, s shape.Shape, data []byte) (graph.Value, error) {
	e.ahead.uploaded.Add(int64(len(data)))
	return e.upload(ctx, d, s, data)
}

func (e *Engine) upload(ctx context.Context, d dtype.DType, s shape.Shape, data []byte) (graph.Value, error) {
	e.copying.RLock()
	defer e.copying.RUnlock()
	if err := e.dev.Err(); err != nil {
		return graph.Value{}, err
	}
	a := &array{}
	if len(data) > 0 {
		var err error
		if a.mem, err = e.be.Alloc(ctx, int64(len(data)), data, false); err != nil {
			return graph.Value{}, err
		}
	}
	v := graph.NewPlace(graph.Type{DType: d, Shape: s, Known: true})
	v.Node.Implied = false
	a.own(v, shape.Contiguous(s))
	return v, nil
}

// Eval runs everything that the values need, and waits. Nodes that have run do not run again.
func (e *Engine) Eval(ctx context.Context, values ...graph.Value) error {
	t, err := e.start(ctx, values, nil)
	if err != nil {
		return err
	}
	return e.be.Wait(ctx, t)
}

// Submit does the same as Eval, but does not wait.
func (e *Engine) Submit(values ...graph.Value) error {
	_, err := e.start(context.Background(), values, nil)
	return err
}

// build plans values. With the reference check on, it verifies the output of every pass. If the
// plan is too large it fails with the error of allocating an array of that size.
func (e *Engine) build(cfg plan.Config, values ...graph.Value) (*plan.Plan, error) {
	cfg.Verify = cfg.Verify || e.dev.ReferenceCheck()
	p, err := plan.Build(cfg, values...)
	var size *plan.SizeError
	if !errors.As(err, &size) {
		return p, err
	}
	m, short := e.be.Alloc(context.Background(), size.Bytes, nil, false)
	if short != nil {
		return nil, short
	}
	m.Free()
	return nil, err
}

// ready returns the ticket after which the elements of values that have run are in memory.
func (e *Engine) ready(values []graph.Value) (vulkan.Ticket, error) {
	var last vulkan.Ticket
	for _, v := range values {
		st, ok := v.Stored()
		if !ok || v.Shape().Size() == 0 {
			continue
		}
		t, err := st.Buffer.(*array).mem.Ready()
		if err != nil {
			return 0, err
		}
		last = max(last, t)
	}
	return last, nil
}

func unrun(values []graph.Value) []graph.Value {
	var list []graph.Value
	var seen map[graph.Value]bool // nil as long as all have run
	for _, v := range values {
		if _, ok := v.Stored(); !ok && !seen[v] {
			if seen == nil {
				seen = map[graph.Value]bool{}
			}
			seen[v] = true
			list = append(list, v)
		}
	}
	return list
}

// Free closes a tensor's value. Its memory is freed now or, if unrun values read it, when the last
// of these has run. Evaluations under way count as readers. Free waits for nothing.
func (e *Engine) Free(v graph.Value) {
	e.mu.Lock()
	defer e.mu.Unlock()
	v.Node.Closed = true
	freeUnneeded(v)
}

// freeUnneeded frees a value that nobody can ask for and that no unrun value reads: its array or,
// if it has not run, its inputs.
func freeUnneeded(v graph.Value) {
	n := v.Node
	if n.Freed || n.Pending.Load() > 0 || !n.Closed && !n.Implied {
		return
	}
	n.Freed = true
	if st, ok := v.Stored(); ok {
		st.Buffer.(*array).disown(n)
		return
	}
	n.ReleaseInputs(freeUnneeded)
}

// AbstractError says that somebody asked for the elements of a parameter, or of a value made of
// one, while the function was being compiled.
type AbstractError struct {
	Op   string // the operator that made the value
	Site string // file:line of its call
}

func (e *AbstractError) Error() string {
	const problem = "a parameter of a function that is being compiled has no elements yet: return the value and read it after Call"
	if e.Site == "" { // a parameter itself has no call
		return problem
	}
	return fmt.Sprintf("%s (%s): %s", e.Op, e.Site, problem)
}

// FreedError says that a value was asked for after it was closed.
type FreedError struct {
	Op   string // the operator that made the value
	Site string // file:line of its call
}

func (e *FreedError) Error() string {
	return fmt.Sprintf("%s (%s): the value was closed before or while it was asked for: move Close after the last use", e.Op, e.Site)
}

func freed(values []graph.Value) error {
	for _, v := range values {
		if v.Node.Abstract {
			return &AbstractError{Op: v.Node.Op.Name, Site: v.Node.Site}
		}
		if v.Node.Freed {
			return &FreedError{Op: v.Node.Op.Name, Site: v.Node.Site}
		}
	}
	return nil
}

// Read evaluates v and copies its elements to dst in row-major order. dst must have their length.
func (e *Engine) Read(ctx context.Context, v graph.Value, dst []byte) error {
	if _, err := e.start(ctx, []graph.Value{v}, nil); err != nil || len(dst) == 0 {
		return err
	}
	return e.reader().fetch(ctx, v, dst)
}

// ReadAll does the same as [Engine.Read] for several values. They run together, and views among
// them are copied together.
func (e *Engine) ReadAll(ctx context.Context, values []graph.Value, dst [][]byte) error {
	if _, err := e.start(ctx, values, nil); err != nil {
		return err
	}
	from := slices.Clone(values)
	var copies []graph.Value
	for i, v := range values {
		if len(dst[i]) == 0 {
			continue
		}
		st, _, err := e.reader().hold(ctx, v)
		if st.Buffer != nil { // held until all is read
			defer e.locked(st.Buffer.(*array).release)
		}
		if err != nil {
			return err
		}
		if !st.View.IsContiguous() {
			from[i] = graph.NewCopy(v)
			defer e.Free(from[i])
			copies = append(copies, from[i])
		}
	}
	if _, err := e.start(ctx, copies, nil); err != nil {
		return err
	}
	for i, v := range from {
		if len(dst[i]) == 0 {
			continue
		}
		if err := e.reader().fetch(ctx, v, dst[i]); err != nil {
			return err
		}
	}
	return nil
}

// reader copies elements out of an engine's arrays.
type reader struct{ *Engine }

func (e *Engine) reader() reader { return reader{e} }

// fetch copies the elements of a value that has run. It first copies a view to contiguous memory,
// on the device.
func (e reader) fetch(ctx context.Context, v graph.Value, dst []byte) error {
	st, t, err := e.hold(ctx, v)
	if st.Buffer == nil {
		return err
	}
	a := st.Buffer.(*array)
	defer e.locked(a.release)
	if err != nil {
		return err
	}
	if !st.View.IsContiguous() {
		w := graph.NewCopy(v)
		defer e.Free(w)
		return e.Read(ctx, w, dst)
	}
	return e.download(ctx, a, int64(st.View.Offset)*int64(v.DType().Size()), dst, t)
}

// hold returns where a value that has run is stored, and the ticket after which its elements are
// there. It adds a reference to the array.
func (e reader) hold(ctx context.Context, v graph.Value) (graph.Stored, vulkan.Ticket, error) {
	one := []graph.Value{v}
	for {
		e.mu.Lock()
		if err := freed(one); err != nil { // closed since it was evaluated
			e.mu.Unlock()
			return graph.Stored{}, 0, err
		}
		if first := e.busy(one); first != nil {
			e.mu.Unlock()
			if err := first(ctx); err != nil {
				return graph.Stored{}, 0, err
			}
			continue
		}
		st, ok := v.Stored()
		if !ok { // its memory has been overwritten since
			e.mu.Unlock()
			if _, err := e.start(ctx, one, nil); err != nil {
				return graph.Stored{}, 0, err
			}
			continue
		}
		defer e.mu.Unlock()
		a := st.Buffer.(*array)
		a.retain()
		t, err := a.mem.Ready()
		return st, t, err
	}
}

func (e reader) download(ctx context.Context, a *array, offset int64, dst []byte, after vulkan.Ticket) error {
	if err := e.be.Wait(ctx, after); err != nil {
		return err
	}
	e.copying.RLock()
	defer e.copying.RUnlock()
	var closed *vulkan.ClosedError
	if err := e.dev.Err(); errors.As(err, &closed) {
		return err
	}
	return a.mem.Download(ctx, offset, dst)
}

func (e *Engine) locked(f func()) {
	e.mu.Lock()
	defer e.mu.Unlock()
	f()
}
