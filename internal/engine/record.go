package engine

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// vulkanSteps are a plan's steps as commands that name arrays by numbers.
type vulkanSteps struct {
	parts    []vulkanPart
	programs []*program // what the parts have, which lives as long
	// Of each array: the last epochs, counted from the recording's beginning,
	// of a dispatch that reads and writes it, plus one; 0: none does.
	reads, writes []uint64
	epochs        uint64 // barriers
}

// vulkanPart is what is submitted at once.
type vulkanPart struct {
	commands *vulkan.Template
	uniforms [][]uint32 // parameters in buffers: they follow the arrays' numbers
	marks    []mark
	took     time.Duration // it takes, at the most
}

func (s *vulkanSteps) bytes() int {
	n := 0
	for _, p := range s.parts {
		n += p.commands.Bytes()
		for _, u := range p.uniforms {
			n += 4 * len(u)
		}
	}
	return n
}

func (s *vulkanSteps) dropped() bool {
	return slices.ContainsFunc(s.programs, func(p *program) bool { return p.dropped.Load() })
}

func (s *vulkanSteps) brief() bool { return len(s.parts) <= 1 }

// recorder makes vulkanSteps of a plan.
type recorder struct {
	out     *vulkanSteps
	plan    *plan.Plan
	leaves  *leaves
	stamped bool
	arrays  int // how many

	// What was read and written since the last barrier.
	reads, writes []recordedAccess

	batch vulkan.Batch // the part that is being recorded
	part  vulkanPart
	epoch uint64
}

// record makes the pipelines of a plan and the commands of its steps; what the host
// computes sooner needs none.
func (be *vulkanBackend) record(p *plan.Plan, l *leaves, stamped bool) (sequence, error) {
	if be.interprets(p) {
		return smallSteps{hostStepsOf(p, l)}, nil
	}
	programs, err := be.programs.of(context.Background(), p.Steps, be.writing(), false)
	if err != nil {
		return nil, err
	}
	for _, s := range p.Steps {
		for i, r := range s.Operands {
			if !s.Kernel.Operands[i].Index {
				l.source(p, r)
			}
		}
	}
	n := len(p.Slots) + len(l.list)
	r := &recorder{plan: p, leaves: l, arrays: n, epoch: 1, stamped: stamped && be.dev.Info().Features.Timestamps,
		out: &vulkanSteps{programs: programs, reads: make([]uint64, n), writes: make([]uint64, n)}}
	r.stamp(-1)
	for i, s := range p.Steps {
		if err := r.step(i, s, programs[i]); err != nil {
			return nil, err
		}
	}
	r.out.epochs = r.epoch - 1
	return r.out, r.finish()
}

// step records a step's launches, with the barrier that they need.
func (r *recorder) step(i int, s plan.Step, prog *program) error {
	var sources []place
	for i, ref := range s.Operands {
		if s.Kernel.Bound(i) {
			sources = append(sources, r.leaves.place(r.plan, ref))
		}
	}
	r.order(sources, r.written(s))
	sources = append(sources, outs(r.plan, s)...)
	for _, g := range s.Launches {
		if err := r.launch(i, s.Kernel, g, prog, sources); err != nil {
			return err
		}
	}
	r.stamp(i)
	return nil
}

// launch records a launch, some rows of its workgroups at a time where all of them
// could take longer than a submission may.
func (r *recorder) launch(i int, k *kernel.Kernel, g kernel.Geometry, prog *program, sources []place) error {
	most, took := max(r.plan.Config.Submission, 1), r.plan.Duration(k, g)
	grid := k.Grid(g, int(took/most)+1)
	rows := max(grid[1], 1)
	each := took / time.Duration(rows)
	for first := uint32(0); first < rows; {
		n := rows - first
		if each > 0 {
			n = min(n, uint32(max(most/each, 1)))
		}
		if err := r.room(i, time.Duration(n)*each); err != nil {
			return err
		}
		grid[1] = n
		r.dispatch(k, g, prog, sources, grid, first)
		r.part.took += time.Duration(n) * each
		first += n
	}
	return nil
}

// room closes the part where what comes next, of kernel number i, is too much for it.
func (r *recorder) room(i int, took time.Duration) error {
	if r.batch.Len() < maxBatchCommands && (r.part.took == 0 || r.part.took+took <= r.plan.Config.Submission) {
		return nil
	}
	r.stamp(i)
	if err := r.finish(); err != nil {
		return err
	}
	r.stamp(-1)
	return nil
}

// finish closes a part.
func (r *recorder) finish() error {
	var err error
	if r.part.commands, err = r.batch.Template(); err != nil {
		return err
	}
	r.out.parts = append(r.out.parts, r.part)
	r.batch.Reset()
	r.part = vulkanPart{}
	return nil
}

// mark is a timestamp of a profile: the end of kernel number kernel, or -1 for
// the start of a submission.
type mark struct {
	kernel, slot int
}

func (r *recorder) stamp(kernel int) {
	if r.stamped {
		r.part.marks = append(r.part.marks, mark{kernel, r.batch.Timestamp()})
	}
}

// dispatch adds rows of a launch's workgroups.
func (r *recorder) dispatch(k *kernel.Kernel, g kernel.Geometry, prog *program, sources []place, grid [3]uint32, first uint32) {
	bindings := make([]vulkan.Binding, len(sources))
	for i, w := range k.Windows(g) {
		bindings[i] = vulkan.Binding{Buffer: vulkan.Source(sources[i].array), Offset: sources[i].at + w.Offset, Range: (w.Bytes + 3) / 4 * 4}
	}
	params := k.Params(g)
	words := make([]uint32, len(params))
	for i, prm := range params {
		words[i] = prm.Value
	}
	if !k.ParamBuffer {
		r.batch.DispatchRows(prog.pipeline, bindings, nil, words, grid, first)
		return
	}
	uniform := vulkan.Binding{Buffer: vulkan.Source(r.arrays + len(r.part.uniforms)), Range: memory.UniformRange(len(words))}
	r.part.uniforms = append(r.part.uniforms, words)
	r.batch.DispatchRows(prog.pipeline, bindings, &uniform, nil, grid, first)
}

// recordedAccess is a place that a dispatch touches. beside is not 0 where it writes
// elements that no other one of the same number does.
type recordedAccess struct {
	place
	beside int
}

// written is what a step writes.
func (r *recorder) written(s plan.Step) (list []recordedAccess) {
	for i, p := range outs(r.plan, s) {
		a := recordedAccess{place: p}
		if s.Beside && i == 0 {
			a.beside = s.Out + 1
		}
		list = append(list, a)
	}
	return list
}

// order puts a barrier before a dispatch that touches what an earlier one,
// since the last barrier, wrote, or that writes what an earlier one read.
// Epochs count barriers over all submissions: a barrier orders everything
// before it on the queue.
func (r *recorder) order(reads []place, writes []recordedAccess) {
	if r.waits(reads, writes) {
		r.batch.Barrier(deviceAccess, deviceAccess)
		r.epoch++
		r.reads, r.writes = r.reads[:0], r.writes[:0]
	}
	for _, p := range reads {
		r.out.reads[p.array] = r.epoch
		if a := (recordedAccess{place: p}); !slices.Contains(r.reads, a) {
			r.reads = append(r.reads, a)
		}
	}
	for _, a := range writes {
		r.out.writes[a.array] = r.epoch
		r.writes = append(r.writes, a)
	}
}

// waits reports whether a dispatch has to wait for one since the last barrier. So many
// are looked at that a device has enough to run at once.
func (r *recorder) waits(reads []place, writes []recordedAccess) bool {
	if len(r.reads)+len(r.writes) > mostAccesses {
		return true
	}
	touches := func(list []recordedAccess, p recordedAccess) bool {
		return slices.ContainsFunc(list, func(a recordedAccess) bool {
			return a.overlaps(p.place) && (p.beside == 0 || a.beside != p.beside)
		})
	}
	for _, p := range writes {
		if touches(r.writes, p) || touches(r.reads, p) {
			return true
		}
	}
	return slices.ContainsFunc(reads, func(p place) bool { return touches(r.writes, recordedAccess{place: p}) })
}

// mostAccesses bounds what is between two barriers.
const mostAccesses = 256

// replay submits recorded steps with the given arrays, as fast as the device does
// them. Between their parts others submit theirs.
func (be *vulkanBackend) replay(ctx context.Context, steps sequence, arrays []*array, prof *Profile) (t vulkan.Ticket, err error) {
	if small, ok := steps.(smallSteps); ok {
		return 0, be.onHost(ctx, small, arrays, prof)
	}
	s := steps.(*vulkanSteps)
	be.programs.use(s.programs)
	for i := range s.parts {
		if i > 0 {
			err = be.follow(ctx)
		}
		if err == nil {
			t, err = be.part(s, i, arrays, prof)
		}
		if err != nil && i > 0 { // what is written in part has no elements
			be.mu.Lock()
			defer be.mu.Unlock()
			s.failed(arrays, err)
		}
		if err != nil {
			return 0, err
		}
	}
	return t, nil
}

// failed notes why the arrays that the steps write have no elements; nil: they have theirs.
func (s *vulkanSteps) failed(arrays []*array, err error) {
	for i, a := range arrays {
		if s.writes[i] > 0 {
			a.dev.err = err
		}
	}
}

// part submits one part of recorded steps.
func (be *vulkanBackend) part(s *vulkanSteps, i int, arrays []*array, prof *Profile) (vulkan.Ticket, error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if be.closed {
		return 0, be.programs.work.Closing
	}
	be.sources = be.sources[:0]
	for i, a := range arrays {
		if s.reads[i] == 0 && s.writes[i] == 0 {
			be.sources = append(be.sources, vulkan.Binding{})
			continue
		}
		if a.dev.err != nil {
			return 0, a.dev.err
		}
		buffer, offset := a.dev.buf.Handle()
		be.sources = append(be.sources, vulkan.Binding{Buffer: buffer, Offset: offset})
	}
	if i == 0 {
		if err := be.filled(s, arrays); err != nil {
			return 0, err
		}
		be.enter(s, arrays)
	}
	t, err := be.submit(s, &s.parts[i], arrays, prof)
	if err != nil && i == 0 {
		s.failed(arrays, nil) // nothing was written
	}
	if !s.brief() {
		be.touch(s, arrays)
	}
	return t, err
}

// filled submits what is to fill the arrays that steps write over, so that what becomes of these
// changes nothing of it. The lock is held.
func (be *vulkanBackend) filled(s *vulkanSteps, arrays []*array) error {
	for i, a := range arrays {
		if s.writes[i] > 0 && a.dev.dirty {
			_, err := be.flush()
			return err
		}
	}
	return nil
}

// enter orders the steps after what was recorded before them, and notes how
// they leave the arrays. The lock is held, as in touch and submit.
func (be *vulkanBackend) enter(s *vulkanSteps, arrays []*array) {
	hazard := false
	for i, a := range arrays {
		hazard = hazard || s.reads[i] > 0 && a.dev.wrote == be.epoch ||
			s.writes[i] > 0 && (a.dev.wrote == be.epoch || a.dev.read == be.epoch)
	}
	if hazard {
		be.batch.Barrier(deviceAccess, deviceAccess)
		be.epoch++
	}
	if !s.brief() {
		return
	}
	for i, a := range arrays {
		if s.reads[i] > 0 {
			a.dev.read = max(a.dev.read, be.epoch+s.reads[i]-1)
		}
		if s.writes[i] > 0 {
			a.dev.wrote = be.epoch + s.writes[i] - 1
		}
	}
	be.epoch += s.epochs
}

// touch notes that steps of several parts have touched their arrays since the last
// barrier that is counted. Theirs are not: between the parts others count.
func (be *vulkanBackend) touch(s *vulkanSteps, arrays []*array) {
	for i, a := range arrays {
		if s.reads[i] > 0 {
			a.dev.read = be.epoch
		}
		if s.writes[i] > 0 {
			a.dev.wrote = be.epoch
		}
	}
}

// submit adds one part to the batch, and submits that.
func (be *vulkanBackend) submit(s *vulkanSteps, part *vulkanPart, arrays []*array, prof *Profile) (vulkan.Ticket, error) {
	be.sources = be.sources[:len(arrays)]
	for _, words := range part.uniforms {
		uniform, err := be.mem.Uniform(words)
		if err != nil {
			// What is recorded may hold uploads that others need.
			_, flushErr := be.flush()
			return 0, errors.Join(err, flushErr)
		}
		be.sources = append(be.sources, uniform)
	}
	be.batch.AddTemplate(part.commands, be.sources)
	be.took += part.took
	for i, a := range arrays {
		if s.reads[i] > 0 || s.writes[i] > 0 {
			be.use(a.dev)
			a.dev.dirty = a.dev.dirty || s.writes[i] > 0
		}
	}
	t, err := be.flush()
	if err == nil && prof != nil {
		prof.HasGPU = be.dev.Info().Features.Timestamps
		prof.backend = be
		prof.submissions = append(prof.submissions, submission{ticket: t, marks: part.marks, first: prof.first})
	}
	return t, err
}
