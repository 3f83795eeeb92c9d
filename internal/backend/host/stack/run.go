package stack

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Run runs a routine's program for the matrices of a launch. It fails with a *kernel.VerifyError if
// the launch does not fit its buffers, and with the context's error.
func Run(ctx context.Context, k *kernel.Kernel, l *kernel.Routine, g kernel.Geometry, operands [][]byte, out []byte, bind hostref.Binder) error {
	p, ok := l.Program(k)
	count, sizes := g.Dims[0], kernel.RoutineSizes(g)
	of := func(data []byte, at kernel.Layout, numbers int) []byte {
		first, bytes := at.Offset*p.DType.Size(), numbers*count*p.DType.Size()
		if ok = ok && slices.Equal(at.Strides, []int{1}) && at.Step == count && first >= 0 && first+bytes <= len(data); !ok {
			return nil
		}
		return data[first:][:bytes]
	}
	data := make([][]byte, len(operands))
	for i, in := range g.Operands {
		data[i] = of(operands[i], in, p.Inputs[i].Value(sizes, nil))
	}
	if out = of(out, g.Out, p.Numbers(sizes)); !ok {
		return &kernel.VerifyError{Kernel: k, What: "launch: matrices are not contiguous, or reach outside their buffers"}
	}
	return hostref.RunRoutine(ctx, p, sizes, count, data, out, bind)
}
