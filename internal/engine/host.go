package engine

import (
	"context"

	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// hostBackend runs plans on the processor, with hostref's functions.
type hostBackend struct{ pool hostPool }

func newHostBackend() *hostBackend { return &hostBackend{} }

func (*hostBackend) config() plan.Config {
	return plan.Config{Profile: target.HostProfile()}
}

func (*hostBackend) knows([]graph.Value) bool { return true }

func (*hostBackend) learn(context.Context) error { return nil }

func (be *hostBackend) newArray(ctx context.Context, bytes int64, data []byte) (*array, error) {
	host := be.pool.take(bytes)
	if host == nil {
		fresh, err := hostmemory.Bytes(be.pool.fresh(bytes))
		if err != nil && be.pool.empty() { // what is kept for others may be what is missing
			fresh, err = hostmemory.Bytes(bytes)
		}
		if err != nil {
			return nil, err
		}
		host = fresh[:bytes]
	}
	if err := parallel.Copy(ctx, host, data); err != nil {
		be.pool.give(host)
		return nil, err
	}
	return &array{host: host, pool: &be.pool}, nil
}

// newScratch needs no care: Go's collector knows of it.
func (be *hostBackend) newScratch(ctx context.Context, bytes int64) (*array, error) {
	return be.newArray(ctx, bytes, nil)
}

func (*hostBackend) recycle(*array) {}

// hostSteps are a plan's steps for the interpreter.
type hostSteps []hostStep

type hostStep struct {
	launches []*host.Launch
	operands []place // array -1: it is no buffer
	outs     []place
}

// bytes is a guess: a kernel with its geometry, twice.
func (s hostSteps) bytes() int { return 2048 * len(s) }

func (hostSteps) brief() bool { return false }

func (hostSteps) dropped() bool { return false }

func (*hostBackend) record(p *plan.Plan, l *leaves, _ bool) (sequence, error) {
	return hostStepsOf(p, l), nil
}

func hostStepsOf(p *plan.Plan, l *leaves) (steps hostSteps) {
	for _, s := range p.Steps {
		step := hostStep{outs: outs(p, s)}
		for _, g := range s.Launches {
			step.launches = append(step.launches, host.LaunchOf(s.Kernel, g))
		}
		for i, r := range s.Operands {
			source := place{array: -1}
			if !s.Kernel.Operands[i].Index {
				source = l.place(p, r)
			}
			step.operands = append(step.operands, source)
		}
		steps = append(steps, step)
	}
	return steps
}

func (*hostBackend) replay(ctx context.Context, steps sequence, arrays []*array, _ *Profile) (vulkan.Ticket, error) {
	return 0, steps.(hostSteps).run(ctx, func(i int) []byte { return arrays[i].host }, nil)
}

// run computes the steps with the arrays' memory. done, if any, is told when a step is.
func (s hostSteps) run(ctx context.Context, memory func(array int) []byte, done func()) error {
	for _, step := range s {
		operands := make([][]byte, len(step.operands))
		for i, source := range step.operands {
			if source.array >= 0 {
				operands[i] = memory(source.array)[source.at:]
			}
		}
		outs := make([][]byte, len(step.outs))
		for i, out := range step.outs {
			outs[i] = memory(out.array)[out.at:]
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

func (*hostBackend) immediate() bool { return true }

func (*hostBackend) pace(context.Context) error { return nil }

func (*hostBackend) wait(ctx context.Context, _ vulkan.Ticket) error { return ctx.Err() }

func (*hostBackend) ready(*array) (vulkan.Ticket, error) { return 0, nil }

func (*hostBackend) download(ctx context.Context, a *array, offset int64, dst []byte) error {
	return parallel.Copy(ctx, dst, a.host[offset:][:len(dst)])
}

func (*hostBackend) explain(s plan.Step) (Step, error) { return describe(s), nil }

func (*hostBackend) prepare(context.Context, []plan.Step, bool) (Prepared, error) {
	return Prepared{}, nil
}

func (*hostBackend) code(*kernel.Kernel) (int, error) { return 0, nil }

func (*hostBackend) drops() int64 { return 0 }

func (*hostBackend) prepared(*plan.Plan) bool { return true }

func (*hostBackend) interprets(*plan.Plan) bool { return true }

func (*hostBackend) pipelines() int { return 0 }

func (*hostBackend) stats() memory.Stats { return memory.Stats{} }

func (*hostBackend) Close() error { return nil }
