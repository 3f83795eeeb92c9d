package tensor

import (
	"context"
	"time"
)

// Profile is what an evaluation took.
type Profile struct {
	Kernels []KernelTime  // in the order in which they ran
	Wall    time.Duration // from the call until everything was done
	GPU     time.Duration // from the first dispatch to the end of the last; 0 where the device has no timestamps
	Bytes   int64         // what the kernels read and wrote, each operand's unique bytes once a kernel
}

// KernelTime is one kernel's part of a [Profile].
type KernelTime struct {
	Text       string // as an [Explanation] has it
	Dispatches int
	GPU        time.Duration // 0 where the device has no timestamps
}

// Measure is [Eval] with the time that each kernel took. All tensors must be on
// one device, as for [Explain].
func Measure(ctx context.Context, ts ...*Tensor) (Profile, error) {
	if err := together("measure", ts); err != nil {
		return Profile{}, err
	}
	values, _ := takeEngine(ts)
	p, err := ts[0].engine.Profile(background(ctx), values...)
	if err != nil {
		return Profile{}, ours("measure", err)
	}
	out := Profile{Wall: p.Wall, GPU: p.GPU, Bytes: p.Bytes}
	for _, k := range p.Kernels {
		out.Kernels = append(out.Kernels, KernelTime{Text: k.Text, Dispatches: k.Dispatches, GPU: k.GPU})
	}
	return out, nil
}
