package workload

import "bytes"

// OperandBytes is the bytes of all operands, one after the other.
func (w *Workload) OperandBytes() []byte {
	var b bytes.Buffer
	for _, a := range w.arrays {
		b.Write(a.Data)
	}
	return b.Bytes()
}
