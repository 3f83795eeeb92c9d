package engine

import (
	"context"
	"math"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/parallel"
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
	a := &array{host: make([]byte, bytes)}
	copy(a.host, data)
	return a, nil
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

func (*hostBackend) stats() memory.Stats { return memory.Stats{} }

func (*hostBackend) Close() error { return nil }

// roofline moves words with Go's copy, the fastest loop there is without
// assembly, from arrays far larger than the caches.
func (*hostBackend) roofline(_ context.Context, reads, writes int) (float64, error) {
	const words = 16 << 20
	bufs := make([][]uint32, reads+writes)
	for i := range bufs {
		bufs[i] = make([]uint32, words)
		for j := range bufs[i] {
			bufs[i][j] = uint32(j)
		}
	}
	best := time.Duration(math.MaxInt64)
	for range 5 {
		start := time.Now()
		moveWords(bufs[:reads], bufs[reads:])
		best = min(best, time.Since(start))
	}
	return float64(4*words*(reads+writes)) / best.Seconds(), nil
}

// sink keeps what was read, so that reading it is not left out.
var sink atomic.Uint32

// moveWords uses all processors, as the interpreter does.
func moveWords(in, out [][]uint32) {
	words := len(append(in, out...)[0])
	_ = parallel.For(words, 1<<20, func(low, high int) error {
		movePart(in, out, low, high)
		return nil
	})
}

func movePart(in, out [][]uint32, low, high int) {
	switch {
	case len(out) == 0:
		var sum uint32
		for _, v := range in[0][low:high] {
			sum ^= v
		}
		sink.Store(sum)
	case len(in) == 0:
		clear(out[0][low:high])
	case len(in) == 1:
		copy(out[0][low:high], in[0][low:high])
	default:
		to, a, b := out[0][low:high], in[0][low:high], in[1][low:high]
		for i := range to {
			to[i] = a[i] ^ b[i]
		}
	}
}
