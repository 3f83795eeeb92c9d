package vulkan

import (
	"context"
	"runtime"
	"slices"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/shaders"
)

// What tests of the packages above watch of a backend and change in it.

// Configure changes what the planner plans by.
func (be *Backend) Configure(change func(*rules.Config)) {
	be.mu.Lock()
	defer be.mu.Unlock()
	change(&be.cfg)
}

// Watch has written told of each kernel that is compiled from now on, before its pipeline is
// made: it may change the code, and wait. It is called by several goroutines at once.
func (be *Backend) Watch(written func(k *kernel.Kernel, prog *shaders.Program)) {
	be.programs.written = written
}

// Submitted is the latest submission.
func (be *Backend) Submitted() vulkan.Ticket {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.last
}

// Unsubmitted is how many commands are recorded and not submitted.
// descriptions of arrays are kept to be used again.
func (be *Backend) Unsubmitted() int {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.batch.Len()
}

// Spare is how many descriptions of arrays are kept to be used again.
func (be *Backend) Spare() int {
	be.mu.Lock()
	defer be.mu.Unlock()
	return len(be.spare)
}

// SetBudget sets how many pipelines are kept.
func (be *Backend) SetBudget(pipelines int) {
	be.programs.mu.Lock()
	defer be.programs.mu.Unlock()
	be.programs.budget = pipelines
}

// DropPipelines keeps none any more, and destroys those that nothing has.
func (be *Backend) DropPipelines() {
	be.programs.mu.Lock()
	for p := range be.programs.kept {
		p.dropped.Store(true)
		delete(be.programs.kept, p)
		be.programs.drops.Add(1)
	}
	be.programs.mu.Unlock()
	for range 3 {
		runtime.GC()
		be.bury()
	}
}

// Submissions is how many submissions steps are, and of how many commands; 0 of what the
// host computes.
func Submissions(s backend.Steps) (submissions, commands int) {
	made, ok := s.(*steps)
	if !ok {
		return 0, 0
	}
	for _, p := range made.parts {
		commands += p.commands.Len()
	}
	return len(made.parts), commands
}

// Broken is steps of which one submission needs more memory for parameters than there is.
func Broken(s backend.Steps, submission int) backend.Steps {
	made, ok := s.(*steps)
	if !ok || submission < 0 || submission >= len(made.parts) {
		return s
	}
	broken := *made
	broken.parts = slices.Clone(made.parts)
	broken.parts[submission].uniforms = [][]uint32{make([]uint32, 1<<26)}
	return &broken
}

// Allocator is where the backend's memory comes from.
func (be *Backend) Allocator() *memory.Allocator { return be.mem }

// Learn finds out what Lacks may return.
func (be *Backend) Learn(ctx context.Context) error { return be.learn(ctx) }

// Abandon drops what is recorded and not submitted, for a reason.
func (be *Backend) Abandon(reason error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	be.abandon(reason)
}
