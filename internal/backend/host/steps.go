package host

import (
	"context"
	"time"

	"github.com/weft-gpu/weft/internal/backend"
)

// Steps are a plan's steps for the interpreter.
type Steps []step

type step struct {
	launches       []*Launch
	operands, outs []backend.Place
}

// StepsOf returns the steps of a plan.
func StepsOf(w *backend.Work) (list Steps) {
	for _, s := range w.Steps {
		made := step{operands: s.Operands, outs: s.Outs}
		for _, g := range s.Launches {
			made.launches = append(made.launches, LaunchOf(s.Kernel, g))
		}
		list = append(list, made)
	}
	return list
}

// Bytes is an estimate: a kernel with its geometry, twice.
func (s Steps) Bytes() int { return 2048 * len(s) }

// Brief returns false: running the steps computes them.
func (Steps) Brief() bool { return false }

// Dropped returns false: nothing is compiled.
func (Steps) Dropped() bool { return false }

// Run computes the steps in the arrays' memory. If note is not nil, it gets the time of each step.
func (s Steps) Run(ctx context.Context, memory func(array int) []byte, note func(backend.Timing)) error {
	if note == nil {
		return s.run(ctx, memory, nil)
	}
	var laps []backend.Lap
	last := time.Now()
	err := s.run(ctx, memory, func() {
		now := time.Now()
		laps, last = append(laps, backend.Lap{Kernel: len(laps), Took: now.Sub(last)}), now
	})
	note(backend.TimingOf(laps))
	return err
}

// run computes the steps. If done is not nil, it is called after each step.
func (s Steps) run(ctx context.Context, memory func(array int) []byte, done func()) error {
	for _, step := range s {
		operands := make([][]byte, len(step.operands))
		for i, source := range step.operands {
			if source.Array >= 0 {
				operands[i] = memory(source.Array)[source.At:]
			}
		}
		outs := make([][]byte, len(step.outs))
		for i, out := range step.outs {
			outs[i] = memory(out.Array)[out.At:]
		}
		for _, l := range step.launches {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := l.Run(ctx, operands, outs...); err != nil {
				return err
			}
		}
		if done != nil {
			done()
		}
	}
	return nil
}

// Reads calls f with the number of each array that the steps read.
func (s Steps) Reads(f func(array int)) {
	for _, step := range s {
		for _, source := range step.operands {
			if source.Array >= 0 {
				f(source.Array)
			}
		}
	}
}

// Writes calls f with the number of each array that the steps write.
func (s Steps) Writes(f func(array int)) {
	for _, step := range s {
		for _, out := range step.outs {
			f(out.Array)
		}
	}
}
