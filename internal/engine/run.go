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

// run is an evaluation under way. The nodes whose results it writes are marked
// with it: whoever needs them waits for its end.
type run struct {
	values []graph.Value
	asked  []graph.Value // for, those that have run before included
	more   bool          // values beside what was asked for
	own    *graphPart    // that it runs, nil for none
	checks []check       // whose words are among the values
	rec    *recording    // nil: it is still to be planned
	// arrays are those of the recording's slots, nil until their memory is taken, and
	// then those of its leaves. The run has a reference to each, and to those that
	// are held besides.
	arrays []*array
	held   []*array
	memory []backend.Memory // of the arrays, as the backend gets them

	// What is to be planned, where it must be: a copy of the graph, by a
	// configuration; key is the plan's among those that are kept, "" for none.
	graph []graph.Value
	cfg   *plan.Config
	key   string

	ticket vulkan.Ticket // of its last submission, and its error, once it has ended
	err    error

	ended   chan struct{} // closed at its end; nil while nobody waits for that
	waiting int           // how many do
	stop    func()        // where it goes on by itself, as long as anybody waits
}

// runOf is the evaluation under way that writes a node's results, nil for none.
// The engine's lock is held.
func runOf(n *graph.Node) *run {
	r, _ := n.Run.(*run)
	return r
}

// obstacle waits for what must be before an evaluation can begin.
type obstacle func(ctx context.Context) error

// over waits for the end of a run. The engine's lock is held when it is called, and
// not when what it returns is, which must be called.
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
		if r.ended == ended { // it has not ended, and is no other run by now
			if r.waiting--; r.waiting == 0 && r.stop != nil {
				r.stop()
			}
		}
		return ctx.Err()
	}
}

// start plans and submits, and stores the results in their nodes, with what is
// kept beside them where there is memory for it.
func (e *Engine) start(ctx context.Context, values []graph.Value, prof *Profile) (vulkan.Ticket, error) {
	return e.startOf(ctx, values, prof, nil)
}

// startOf is start of what a part needs, or of what is of none.
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

// attempt is start, of a part's values where it is not nil; more says that more than the
// values was to be kept.
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

// prepare plans a run, where that must be done, and takes its memory.
func (r *run) prepare(ctx context.Context, e *Engine, prof *Profile) error {
	if r.rec == nil {
		if err := r.plan(ctx, e, prof); err != nil {
			return err
		}
	}
	return r.take(ctx, e)
}

// perform brings a run that is prepared, or could not be, to its end, and stores the
// results.
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
		r.ticket, err = e.ready(r.asked) // views of what may still be running
	}
	if err != nil && e.dev.Err() != nil {
		err = e.dev.Err()
	}
	r.err = err
	r.end(e)
}

// share performs a run in a goroutine of its own, which gives it up when nobody waits
// for it any more: who began it may leave, and leaves it to others who have come for
// it since. What is given up is submitted no further, and its values are as they were.
func (r *run) share(ctx context.Context, e *Engine, prof *Profile) (vulkan.Ticket, error) {
	if !e.work.Enter() {
		r.perform(ctx, e, prof, e.work.Closing)
		return 0, r.err
	}
	r.asked = slices.Clone(r.asked) // the list may be used again by who leaves
	own, stop := context.WithCancel(e.work.Open)
	var over obstacle
	e.locked(func() {
		if over = r.over(e); r.own == nil { // others want a part
			r.stop = stop
		}
	})
	go func() {
		defer e.work.Leave()
		defer stop()
		r.perform(own, e, prof, nil)
	}()
	if err := over(ctx); err != nil { // the run is not to be looked at: it may go on
		return 0, err
	}
	return r.ticket, r.err
}

// admit begins a run of what has not run of the values. No run means that there is
// nothing of that kind, and that all is there after the ticket. Where others are
// running what it needs, it waits for them, and runs the parts that must be over first.
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

// busy is the obstacle that somebody is writing one of the values.
func (e *Engine) busy(values []graph.Value) obstacle {
	for _, v := range values {
		if other := runOf(v.Node); other != nil {
			return other.over(e)
		}
	}
	return nil
}

// absent is the obstacle that one of the values, which have run, is not there: somebody is
// writing it, or its memory was written over.
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

// look finds the recording of what a run needs, or else what it takes to make one,
// and takes the leaves, if nothing is to be over first.
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

// errStrayLeaf is a defect.
var errStrayLeaf = errors.New("engine: a plan reads an array that its graph does not")

// plan makes a run's recording. It goes on when the context ends, for those who
// want the same.
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

// kept is the recording that is kept under a key, or one that is made and kept now.
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

// execute runs a recording.
func (r *run) execute(ctx context.Context, e *Engine) error {
	err := r.take(ctx, e)
	if err == nil {
		r.ticket, err = r.submit(ctx, e, nil)
	}
	return err
}

// take takes the memory of a recording's slots, when the device is not too far behind.
// All of it is taken before anything runs, so that a failure changes nothing.
func (r *run) take(ctx context.Context, e *Engine) error {
	if err := e.be.Pace(ctx); err != nil {
		return err
	}
	for i, bytes := range r.rec.slots {
		if r.arrays[i] != nil { // it is given
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

// store keeps the results in their nodes, but for those that are bad, and lets go of
// what only the nodes that have run needed. The engine's lock is held.
func (r *run) store(bad faults) {
	for i, v := range r.values {
		if v.Node.Freed || bad.of(v) != nil || !r.holds(i, bad) { // meanwhile freed: nobody can ask for it
			continue
		}
		st := r.rec.results[i].stored(r.arrays)
		st.Buffer.(*array).own(v, st.View)
		v.Node.ReleaseInputs(freeUnneeded)
	}
}

// end lets go of everything that a run has. The engine's lock is held.
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
