package programs

import (
	"context"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/tensor"
)

// Graph is what a program records on a device, which evaluates nothing.
func (p Program) Graph(ctx context.Context, dev *device.Device) (values []graph.Value, err error) {
	body := func(in []*tensor.Tensor) []*tensor.Tensor {
		list := p.Body(in)
		values = nil
		for _, x := range list {
			v, invalid := handle.Value(x)
			if invalid != nil && err == nil {
				err = invalid
			}
			values = append(values, v)
		}
		return list
	}
	if _, failed := tensor.Compile(ctx, dev, p.Params, body); failed != nil {
		return nil, failed
	}
	return values, err
}
