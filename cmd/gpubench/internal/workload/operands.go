package workload

import "io"

// WriteOperands writes the bytes of all operands, in order.
func (w *Workload) WriteOperands(to io.Writer) {
	for _, a := range w.arrays {
		_, _ = to.Write(a.Data) // to hash them: a hash takes everything
	}
}
