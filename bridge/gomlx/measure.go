package gomlx

import (
	"context"
	"errors"
	"sync"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

// errMeasured is a second measurement at the same time.
var errMeasured = errors.New("weft: Measure: another measurement of this backend is under way; wait for its end")

// meter adds up the profiles of what is executed.
type meter struct {
	device *device.Device
	mu     sync.Mutex
	sum    tensor.Profile
}

// Measure is the profile of what f executes: each kernel with its time, its operators and its
// bytes; Wall is the time from the first kernel's submission to the last one's end, function by
// function. It is for looking at: what is
// executed meanwhile is planned anew, and waits for its end, with the same bits. One
// measurement may be under way. Errors: f's, and those of tensor.MeasureFunc.
func (b *Backend) Measure(f func() error) (tensor.Profile, error) {
	if err := b.open("Measure"); err != nil {
		return tensor.Profile{}, err
	}
	m := &meter{device: b.device}
	if !b.meter.CompareAndSwap(nil, m) {
		return tensor.Profile{}, errMeasured
	}
	defer b.meter.Store(nil)
	if err := f(); err != nil {
		return tensor.Profile{}, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.sum, nil
}

// run evaluates what a function makes and adds its profile.
func (m *meter) run(ctx context.Context, body func() []*tensor.Tensor) ([]*tensor.Tensor, error) {
	var out []*tensor.Tensor
	p, err := tensor.MeasureFunc(ctx, m.device, func() ([]*tensor.Tensor, error) {
		out = body()
		return out, nil
	})
	if err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sum.Device, m.sum.Timed = p.Device, p.Timed
	m.sum.Kernels = append(m.sum.Kernels, p.Kernels...)
	m.sum.Wall += p.Wall
	m.sum.GPU += p.GPU
	m.sum.Bytes += p.Bytes
	return out, nil
}
