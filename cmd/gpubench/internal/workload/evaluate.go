package workload

import (
	"context"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// Evaluate runs an op line on a device, with data of a seed, and returns the bytes of its operands and of its result, row-major.
func Evaluate(ctx context.Context, dev *device.Device, line string, seed uint64) (operands, result []byte, err error) {
	l, err := opline.Parse(line)
	if err != nil {
		return nil, nil, err
	}
	w := New(l, seed)
	in, err := w.Upload(dev)
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	t, err := w.Build(in)
	if err != nil {
		return nil, nil, err
	}
	defer t.Close()
	result, err = Read(ctx, t)
	return w.OperandBytes(), result, err
}
