package engine

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/plan"
)

// hostBackend runs plans on the processor, with hostref's functions.
type hostBackend struct{}

func newHostBackend() *hostBackend { return &hostBackend{} }

func (*hostBackend) config() plan.Config {
	return plan.Config{
		MaxOperands: math.MaxInt, MaxRange: math.MaxInt64, PushWords: math.MaxInt,
		MaxCost: 4096, ChunkBytes: 64,
	}
}

func (*hostBackend) newArray(bytes int64, data []byte) (*array, error) {
	host, err := hostBytes(bytes)
	if err != nil {
		return nil, err
	}
	copy(host, data)
	return &array{host: host}, nil
}

func (*hostBackend) run(p *plan.Plan, slots []*array, prof *Profile) (device.Ticket, error) {
	for _, s := range p.Steps {
		operands := make([][]byte, len(s.Operands))
		for i, r := range s.Operands {
			if !s.Kernel.Operands[i].Index {
				operands[i] = hostArray(p, slots, r).host
			}
		}
		for _, g := range s.Launches {
			if err := interpret(s.Kernel, g, operands, slots[p.Temps[s.Out].Slot].host); err != nil {
				return 0, err
			}
		}
		if prof != nil {
			prof.Kernels = append(prof.Kernels, KernelProfile{Text: s.Kernel.Text(), Dispatches: len(s.Launches)})
			prof.Bytes += uniqueBytes(s)
		}
	}
	return 0, nil
}

// hostArray is the array that a plan's operand is in.
func hostArray(p *plan.Plan, slots []*array, r plan.Ref) *array {
	if r.Temp >= 0 {
		return slots[p.Temps[r.Temp].Slot]
	}
	return r.Stored.Buffer.(*array)
}

func (*hostBackend) wait(ctx context.Context, _ device.Ticket) error { return ctx.Err() }

func (*hostBackend) ready(*array) (device.Ticket, error) { return 0, nil }

func (*hostBackend) download(_ context.Context, a *array, offset int64, dst []byte) error {
	copy(dst, a.host[offset:])
	return nil
}

func (*hostBackend) explain(s plan.Step) (Step, error) { return describe(s), nil }

func (*hostBackend) prepare(*plan.Plan) error { return nil }

func (*hostBackend) prepared(*plan.Plan) bool { return true }

func (*hostBackend) pipelines() int { return 0 }

func (*hostBackend) stats() memory.Stats { return memory.Stats{} }

func (*hostBackend) Close() error { return nil }
