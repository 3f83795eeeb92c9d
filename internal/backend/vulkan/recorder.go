package vulkan

import (
	"context"
	"slices"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// steps are a plan's steps as commands, which name arrays by numbers.
type steps struct {
	parts    []part
	programs []*program // of the parts, which keeps them alive
	// For each array: the last epochs in which a dispatch reads and writes it, counted from the
	// recording's beginning, plus one; 0: none does.
	reads, writes []uint64
	epochs        uint64 // number of barriers
}

// part is the work of one submission.
type part struct {
	commands *vulkan.Template
	uniforms [][]uint32 // parameters in buffers: their numbers follow the arrays'
	marks    []mark
	took     time.Duration // the most time that it takes
}

// Bytes returns the size of the commands and the parameters.
func (s *steps) Bytes() int {
	n := 0
	for _, p := range s.parts {
		n += p.commands.Bytes()
		for _, u := range p.uniforms {
			n += 4 * len(u)
		}
	}
	return n
}

// Dropped reports whether one of the programs is no longer kept.
func (s *steps) Dropped() bool {
	return slices.ContainsFunc(s.programs, func(p *program) bool { return p.dropped.Load() })
}

// Brief reports whether there is at most one part. The first part never waits; later parts wait for
// the device.
func (s *steps) Brief() bool { return len(s.parts) <= 1 }

// recorder makes the steps of a plan.
type recorder struct {
	out     *steps
	work    *backend.Work
	stamped bool

	// The accesses since the last barrier.
	reads, writes []recordedAccess

	batch vulkan.Batch // the part that is being recorded
	part  part
	epoch uint64
}

// Record makes the pipelines of a plan and the commands of its steps. Small work that the host
// computes needs none, and other work needs them once the host has done enough in their place.
func (be *Backend) Record(w *backend.Work) (backend.Steps, error) {
	if be.shares && w.Small || be.cutsLoops(w) {
		return smallSteps{host.StepsOf(w)}, nil
	}
	if be.shares && !w.Timed {
		if keys := be.programs.find(kernelsOf(w), make([]*program, len(w.Steps))); be.programs.onTrial(keys, w.Steps, false) {
			return &trial{smallSteps: smallSteps{host.StepsOf(w)}, work: w, keys: keys}, nil
		}
	}
	return be.recorded(w)
}

// longRoutine is the size from which on a routine's loops may be too long for a CPU driver.
const longRoutine = 9

// cutsLoops reports whether a CPU driver may cut loops of the steps short: llvmpipe of Mesa 22.3
// leaves a kernel's loops after 65,535 iterations of all of them together, and says nothing.
func (be *Backend) cutsLoops(w *backend.Work) bool {
	if info := be.dev.Info(); info.Kind != vulkan.CPU || info.Simulated {
		return false
	}
	return slices.ContainsFunc(w.Steps, func(s backend.Step) bool {
		_, routine := s.Kernel.Loop.(*kernel.Routine)
		return routine && slices.ContainsFunc(s.Launches, func(g kernel.Geometry) bool {
			return slices.Max(kernel.RoutineSizes(g)) >= longRoutine
		})
	})
}

// kernelsOf returns the kernels of a plan's steps.
func kernelsOf(w *backend.Work) []*kernel.Kernel {
	kernels := make([]*kernel.Kernel, len(w.Steps))
	for i, s := range w.Steps {
		kernels[i] = s.Kernel
	}
	return kernels
}

// recorded makes the pipelines of a plan and the commands of its steps.
func (be *Backend) recorded(w *backend.Work) (*steps, error) {
	programs, err := be.programs.of(context.Background(), kernelsOf(w), be.writing(), false)
	if err != nil {
		return nil, err
	}
	r := &recorder{work: w, epoch: 1, stamped: w.Timed && be.dev.Info().Features.Timestamps,
		out: &steps{programs: programs, reads: make([]uint64, w.Arrays), writes: make([]uint64, w.Arrays)}}
	r.stamp(-1)
	for i, s := range w.Steps {
		if err := r.step(i, s, programs[i]); err != nil {
			return nil, err
		}
	}
	r.out.epochs = r.epoch - 1
	return r.out, r.finish()
}

// step records a step's launches, and a barrier before them if they need one.
func (r *recorder) step(i int, s backend.Step, prog *program) error {
	var sources []backend.Place
	for i, p := range s.Operands {
		if s.Kernel.Bound(i) {
			sources = append(sources, p)
		}
	}
	r.order(sources, written(s))
	sources = append(sources, s.Outs...)
	for _, g := range s.Launches {
		if err := r.launch(i, s.Kernel, g, prog, sources); err != nil {
			return err
		}
	}
	r.stamp(i)
	return nil
}

// launch records a launch. If it could take longer than a submission may, it records some rows of
// its workgroups at a time.
func (r *recorder) launch(i int, k *kernel.Kernel, g kernel.Geometry, prog *program, sources []backend.Place) error {
	most, took := max(r.work.Config.Submission, 1), r.work.Duration(k, g)
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

// room closes the part if it cannot hold what comes next, which is of kernel number i.
func (r *recorder) room(i int, took time.Duration) error {
	if r.batch.Len() < target.MaxBatchCommands && (r.part.took == 0 || r.part.took+took <= r.work.Config.Submission) {
		return nil
	}
	r.stamp(i)
	if err := r.finish(); err != nil {
		return err
	}
	r.stamp(-1)
	return nil
}

// finish closes the part.
func (r *recorder) finish() error {
	var err error
	if r.part.commands, err = r.batch.Template(); err != nil {
		return err
	}
	r.out.parts = append(r.out.parts, r.part)
	r.batch.Reset()
	r.part = part{}
	return nil
}

func (r *recorder) stamp(kernel int) {
	if r.stamped {
		r.part.marks = append(r.part.marks, mark{kernel, r.batch.Timestamp()})
	}
}

// dispatch records some rows of a launch's workgroups.
func (r *recorder) dispatch(k *kernel.Kernel, g kernel.Geometry, prog *program, sources []backend.Place, grid [3]uint32, first uint32) {
	bindings := make([]vulkan.Binding, len(sources))
	for i, w := range k.Windows(g) {
		bindings[i] = vulkan.Binding{Buffer: vulkan.Source(sources[i].Array), Offset: sources[i].At + w.Offset, Range: (w.Bytes + 3) / 4 * 4}
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
	uniform := vulkan.Binding{Buffer: vulkan.Source(r.work.Arrays + len(r.part.uniforms)), Range: memory.UniformRange(len(words))}
	r.part.uniforms = append(r.part.uniforms, words)
	r.batch.DispatchRows(prog.pipeline, bindings, &uniform, nil, grid, first)
}

// recordedAccess is a place that a dispatch touches. Dispatches with the same beside, if it is not
// 0, write no element in common.
type recordedAccess struct {
	backend.Place
	beside int
}

// written returns the places that a step writes.
func written(s backend.Step) (list []recordedAccess) {
	for i, p := range s.Outs {
		a := recordedAccess{Place: p}
		if i == 0 {
			a.beside = s.Disjoint
		}
		list = append(list, a)
	}
	return list
}

// order records a barrier before a dispatch that touches what a dispatch since the last barrier
// wrote, or writes what one read. Epochs count barriers over all submissions: a barrier orders all
// that precedes it on the queue.
func (r *recorder) order(reads []backend.Place, writes []recordedAccess) {
	if r.waits(reads, writes) {
		r.batch.Barrier(deviceAccess, deviceAccess)
		r.epoch++
		r.reads, r.writes = r.reads[:0], r.writes[:0]
	}
	for _, p := range reads {
		r.out.reads[p.Array] = r.epoch
		if a := (recordedAccess{Place: p}); !slices.Contains(r.reads, a) {
			r.reads = append(r.reads, a)
		}
	}
	for _, a := range writes {
		r.out.writes[a.Array] = r.epoch
		r.writes = append(r.writes, a)
	}
}

// waits reports whether a dispatch must wait for one since the last barrier. It compares with a
// bounded number of accesses, which is enough to keep a device busy.
func (r *recorder) waits(reads []backend.Place, writes []recordedAccess) bool {
	if len(r.reads)+len(r.writes) > target.MaxAccesses {
		return true
	}
	touches := func(list []recordedAccess, p recordedAccess) bool {
		return slices.ContainsFunc(list, func(a recordedAccess) bool {
			return a.Overlaps(p.Place) && (p.beside == 0 || a.beside != p.beside)
		})
	}
	for _, p := range writes {
		if touches(r.writes, p) || touches(r.reads, p) {
			return true
		}
	}
	return slices.ContainsFunc(reads, func(p backend.Place) bool { return touches(r.writes, recordedAccess{Place: p}) })
}
