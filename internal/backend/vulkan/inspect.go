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

// Methods by which tests of other packages watch and change a backend.

// Configure changes the planner's configuration.
func (be *Backend) Configure(change func(*rules.Config)) {
	be.mu.Lock()
	defer be.mu.Unlock()
	change(&be.cfg)
}

// Watch has written called for each kernel that is compiled from now on, before its pipeline is
// made. It may change the code, and wait. Several goroutines call it at once.
func (be *Backend) Watch(written func(k *kernel.Kernel, prog *shaders.Program)) {
	be.programs.written = written
}

// Submitted returns the ticket of the latest submission.
func (be *Backend) Submitted() vulkan.Ticket {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.last
}

// Unsubmitted returns how many commands are recorded and not submitted.
func (be *Backend) Unsubmitted() int {
	be.mu.Lock()
	defer be.mu.Unlock()
	return be.batch.Len()
}

// Spare returns how many array structs are kept to be used again.
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

// DropPipelines drops all kept pipelines, and destroys those that nothing else holds.
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

// Submissions returns the number of submissions of steps, and the number of their commands; 0 for
// steps that the host computes.
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

// Broken returns steps with one submission whose parameters exceed the memory.
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

// Allocator returns the allocator of the backend's memory.
func (be *Backend) Allocator() *memory.Allocator { return be.mem }

// Learn runs the function that Lacks may return.
func (be *Backend) Learn(ctx context.Context) error { return be.learn(ctx) }

// Abandon drops recorded commands that are not submitted, with a reason.
func (be *Backend) Abandon(reason error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	be.abandon(reason)
}
