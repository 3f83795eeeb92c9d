package engine

import (
	"context"
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// run is an evaluation under way. The nodes whose results it writes refer to it, so that others who
// need them can wait for its end.
type run struct {
	values []graph.Value
	asked  []graph.Value // values that the caller asked for, even if they have run
	more   bool          // values includes some that are only kept
	own    *graphPart    // the part that this run computes, or nil
	checks []check       // their words are among the values
	rec    *recording    // nil: still to be planned
	// arrays has the recording's slots and then its leaves. A slot is nil until its memory is
	// taken. The run has a reference to each array, and to each array in held.
	arrays []*array
	held   []*array
	memory []backend.Memory // memory of the arrays, in the form that the backend takes

	// For planning: a copy of the graph, the configuration, and the plan's key in the cache, if
	// any.
	graph []graph.Value
	cfg   *plan.Config
	key   string

	ticket vulkan.Ticket // ticket of its last submission; err is set, too, once it has ended
	err    error

	ended   chan struct{} // closed when the run ends; nil while nobody waits for that
	waiting int           // number of waiters
	stop    func()        // set while it runs in its own goroutine; cancels it when nobody waits any more
}

// runOf returns the evaluation under way that writes a node's results, or nil. The caller holds the
// engine's lock.
func runOf(n *graph.Node) *run {
	r, _ := n.Run.(*run)
	return r
}

// obstacle waits for something that prevents an evaluation from beginning.
type obstacle func(ctx context.Context) error

// over returns an obstacle that waits for the end of a run. The caller of over holds the engine's
// lock. It must then call the obstacle, without the lock.
func (r *run) over(e *Engine) obstacle {
	if r.ended == nil {
		r.ended = make(chan struct{})
	}
	r.waiting++
	ended := r.ended
	return func(ctx context.Context) error {
		select {
		case <-ended:
			return nil
		case <-ctx.Done():
		}
		e.mu.Lock()
		defer e.mu.Unlock()
		if r.ended == ended { // otherwise the struct already serves another run
			if r.waiting--; r.waiting == 0 && r.stop != nil {
				r.stop()
			}
		}
		return ctx.Err()
	}
}

// start plans and submits the values, and stores the results in their nodes. It also stores values
// that are kept, if there is memory for them.
func (e *Engine) start(ctx context.Context, values []graph.Value, prof *Profile) (vulkan.Ticket, error) {
	return e.startOf(ctx, values, prof, nil)
}

// startOf does the same as start, for the values of a part or of none (own is nil).
func (e *Engine) startOf(ctx context.Context, values []graph.Value, prof *Profile, own *graphPart) (vulkan.Ticket, error) {
	if err := e.settle(ctx, values, own); err != nil {
		return 0, err
	}
	if err := e.placer().place(ctx, values, prof, own); err != nil {
		return 0, err
	}
	t, more, err := e.attempt(ctx, values, prof, true, own)
	if more && outOfMemory(err) {
		t, _, err = e.attempt(ctx, values, prof, false, own)
	}
	return t, err
}

func outOfMemory(err error) bool {
	if err == nil {
		return false
	}
	var short *memory.OutOfMemoryError // allocated where it is declared
	return errors.As(err, &short)
}

// attempt does the same as start, once. With keep it also stores values that are to be kept; more
// says that there were such values.
func (e *Engine) attempt(ctx context.Context, values []graph.Value, prof *Profile, keep bool, own *graphPart) (t vulkan.Ticket, more bool, err error) {
	if err := ctx.Err(); err != nil {
		return 0, false, err
	}
	r, t, err := e.admit(ctx, values, prof, keep, own)
	if r == nil || err != nil {
		return t, false, err
	}
	if err = r.prepare(ctx, e, prof); err == nil && ctx.Done() != nil && r.rec.steps != nil && !r.rec.steps.Brief() {
		t, err = r.share(ctx, e, prof)
		return t, r.more, err
	}
	r.perform(ctx, e, prof, err)
	return r.ticket, r.more, r.err
}

// prepare plans a run, if it has no recording, and takes its memory.
func (r *run) prepare(ctx context.Context, e *Engine, prof *Profile) error {
	if r.rec == nil {
		if err := r.plan(ctx, e, prof); err != nil {
			return err
		}
	}
	return r.take(ctx, e)
}

// perform completes a run, or ends it with the error of its preparation, and stores the results.
func (r *run) perform(ctx context.Context, e *Engine, prof *Profile, err error) {
	if err == nil {
		r.ticket, err = r.submit(ctx, e, prof)
	}
	if err == nil && e.dev.ReferenceCheck() {
		err = newReference(ctx, e).compare(r.graph, r.rec, r.arrays, r.ticket)
	}
	var bad faults
	if err == nil {
		bad, err = r.faulty(ctx, e, nil, nil)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if err == nil {
		r.store(bad)
		err = bad.of(r.asked...)
	}
	if err == nil && r.rec.steps == nil {
		r.ticket, err = e.ready(r.asked) // views of values that may still be running
	}
	if err != nil && e.dev.Err() != nil {
		err = e.dev.Err()
	}
	r.err = err
	r.end(e)
}

// share performs a run in a goroutine of its own, and cancels it when nobody waits for it any more.
// The caller that began it may leave while others wait. A cancelled run submits nothing more, and
// leaves its values as they were.
func (r *run) share(ctx context.Context, e *Engine, prof *Profile) (vulkan.Ticket, error) {
	if !e.work.Enter() {
		r.perform(ctx, e, prof, e.work.Closing)
		return 0, r.err
	}
	r.asked = slices.Clone(r.asked) // the caller may leave, and reuse its list
	own, stop := context.WithCancel(e.work.Open)
	var over obstacle
	e.locked(func() {
		if over = r.over(e); r.own == nil { // a part must run, whoever waits
			r.stop = stop
		}
	})
	go func() {
		defer e.work.Leave()
		defer stop()
		r.perform(own, e, prof, nil)
	}()
	if err := over(ctx); err != nil { // the run may go on, so do not read it
		return 0, err
	}
	return r.ticket, r.err
}

// admit begins a run of those values that have not run. If all have, it returns no run and the
// ticket after which they are in memory. It waits for other runs that write what the values need,
// and runs the parts that come first.
func (e *Engine) admit(ctx context.Context, values []graph.Value, prof *Profile, keep bool, own *graphPart) (*run, vulkan.Ticket, error) {
	for {
		e.mu.Lock()
		r, t, first, err := e.tryAdmit(values, prof, keep, own)
		e.mu.Unlock()
		if first == nil || err != nil {
			return r, t, err
		}
		if err := first(ctx); err != nil {
			return nil, 0, err
		}
	}
}

func (e *Engine) tryAdmit(values []graph.Value, prof *Profile, keep bool, own *graphPart) (*run, vulkan.Ticket, obstacle, error) {
	if err := freed(values); err != nil {
		return nil, 0, nil, err
	}
	if first := e.busy(values); first != nil {
		return nil, 0, first, nil
	}
	todo := unrun(values)
	if len(todo) == 0 {
		t, err := e.ready(values)
		return nil, t, nil, err
	}
	if err := e.dev.Err(); err != nil {
		return nil, 0, nil, err
	}
	if learn := e.be.Lacks(todo); learn != nil {
		return nil, 0, learn, nil
	}
	r := &run{values: todo, asked: values, own: own}
	if keep {
		r.values = e.beside(todo)
		r.more = len(r.values) > len(todo)
	}
	r.values, r.checks = e.guarded(r.values)
	if first := r.look(e, prof); first != nil {
		e.met.unmeet()
		return nil, 0, first, nil
	}
	e.met.computed()
	for _, v := range r.values {
		v.Node.Run = r
	}
	return r, 0, nil, nil
}

// busy returns an obstacle if a run writes one of the values.
func (e *Engine) busy(values []graph.Value) obstacle {
	for _, v := range values {
		if other := runOf(v.Node); other != nil {
			return other.over(e)
		}
	}
	return nil
}

// absent returns an obstacle if one of the values, which have run, is not in memory: a run is
// writing it, or its memory was overwritten.
func (e *Engine) absent(values []graph.Value) obstacle {
	if first := e.busy(values); first != nil {
		return first
	}
	if len(unrun(values)) > 0 {
		return func(ctx context.Context) error {
			_, err := e.start(ctx, values, nil)
			return err
		}
	}
	return nil
}

// look finds a run's recording, or what is needed to make one, and takes references to the leaves.
// It returns an obstacle if something must end first.
func (r *run) look(e *Engine, prof *Profile) obstacle {
	cfg, key := e.config(), &e.plans.key
	rec, ok := e.plans.find(&cfg, r.values, r.own)
	leaves := key.arrays
	defer key.forget()
	switch {
	case !ok && key.other != nil:
		return key.other.over(e)
	case !ok:
		first := key.first
		return func(ctx context.Context) error { return first.complete(ctx, e) }
	}
	slots := 0
	if rec != nil && prof == nil {
		r.rec, slots = rec, len(rec.slots)
	} else {
		kept := cfg
		r.cfg = &kept
		if prof == nil {
			r.key = string(e.plans.key.text)
		}
	}
	if r.rec == nil || len(r.checks) > 0 || e.dev.ReferenceCheck() {
		r.graph = takeIndices(graph.Snapshot(withIndices(r.values, r.checks)), r.checks)
	}
	r.arrays = make([]*array, slots+len(leaves))
	copy(r.arrays[slots:], leaves)
	for _, a := range leaves {
		a.retain()
	}
	return nil
}

// errStrayLeaf is a defect of Weft.
var errStrayLeaf = errors.New("engine: a plan reads an array that its graph does not")

// plan makes a run's recording. When the context ends it goes on, for others who want it.
func (r *run) plan(ctx context.Context, e *Engine, prof *Profile) error {
	arrays, values, cfg, key := r.arrays, r.graph, *r.cfg, r.key
	record := func() (*recording, error) {
		p, err := e.build(cfg, values...)
		if err != nil {
			return nil, err
		}
		l := newLeaves(slices.Clone(arrays))
		rec, err := e.record(p, l, prof != nil)
		if err == nil && len(l.list) != len(arrays) {
			err = errStrayLeaf
		}
		if prof != nil {
			prof.describe(p, onHost(e, p))
		}
		return rec, err
	}
	var err error
	if key == "" {
		r.rec, err = flight.Await(ctx, &e.work, record)
	} else {
		r.rec, err = e.planning.Do(ctx, key, func() (*recording, error) { return e.kept(key, record) })
	}
	if err == nil {
		r.arrays = slices.Concat(make([]*array, len(r.rec.slots)), arrays)
	}
	return err
}

// kept returns the recording under a key, or makes one and keeps it.
func (e *Engine) kept(key string, record func() (*recording, error)) (*recording, error) {
	e.mu.Lock()
	rec := e.plans.get(key)
	e.mu.Unlock()
	if rec != nil {
		return rec, nil
	}
	rec, err := record()
	if err == nil {
		e.mu.Lock()
		e.plans.forget(e.be.Stats().Dropped)
		e.plans.keep(key, rec)
		e.mu.Unlock()
	}
	return rec, err
}

// execute takes the memory of a recording, and runs it.
func (r *run) execute(ctx context.Context, e *Engine) error {
	err := r.take(ctx, e)
	if err == nil {
		r.ticket, err = r.submit(ctx, e, nil)
	}
	return err
}

// take takes the memory of a recording's slots, once the device is not too far behind. It takes all
// of it before anything runs, so that a failure changes nothing.
func (r *run) take(ctx context.Context, e *Engine) error {
	if err := e.be.Pace(ctx); err != nil {
		return err
	}
	for i, bytes := range r.rec.slots {
		if r.arrays[i] != nil { // the caller gave it
			continue
		}
		m, err := e.be.Alloc(ctx, bytes, nil, !r.rec.escapes[i])
		if err != nil {
			return err
		}
		if r.rec.escapes[i] {
			r.arrays[i] = &array{refs: 1, mem: m}
		} else {
			r.arrays[i] = e.spare.take()
			r.arrays[i].refs, r.arrays[i].mem = 1, m
		}
	}
	return nil
}

// submit runs a recording whose memory is taken.
func (r *run) submit(ctx context.Context, e *Engine, prof *Profile) (vulkan.Ticket, error) {
	if r.rec.steps == nil {
		return 0, nil
	}
	r.memory = r.memory[:0]
	for _, a := range r.arrays {
		r.memory = append(r.memory, a.mem)
	}
	return e.be.Run(ctx, r.rec.steps, r.memory, prof.noted())
}

// store stores the results in their nodes, except the bad ones, and frees values that only these
// nodes needed. The caller holds the engine's lock.
func (r *run) store(bad faults) {
	for i, v := range r.values {
		if v.Node.Freed || bad.of(v) != nil || !r.holds(i, bad) { // freed meanwhile, so nobody can ask for it
			continue
		}
		st := r.rec.results[i].stored(r.arrays)
		st.Buffer.(*array).own(v, st.View)
		v.Node.ReleaseInputs(freeUnneeded)
	}
}

// end frees everything that a run has. The caller holds the engine's lock.
func (r *run) end(e *Engine) {
	for _, v := range r.values {
		v.Node.Run = nil
	}
	for i, a := range r.arrays {
		a.release()
		if r.rec != nil && i < len(r.rec.slots) && !r.rec.escapes[i] && a != nil {
			e.spare.give(a)
		}
	}
	releaseAll(r.held)
	clear(r.memory)
	if r.ended != nil {
		close(r.ended)
		r.ended, r.waiting = nil, 0
	}
}

func releaseAll(list []*array) {
	for _, a := range list {
		a.release()
	}
}
