package vulkan

import (
	"context"
	"errors"
	"io"
	"os"
	"runtime"
	"strconv"
	"sync"
)

// Some drivers compile a pipeline at its first dispatch, not at its creation. llvmpipe does so in
// the one thread of each of its devices, and keeps the code in Mesa's disk cache, which all devices
// share. So other devices compile side by side the pipelines that this one will dispatch.

// CompilesAside reports whether [Device.CompileAside] saves time.
func (d *Device) CompilesAside() bool {
	return d.info.Driver == "llvmpipe" && runtime.GOMAXPROCS(0) > 1 && mesaCaches()
}

// mesaCaches reports whether Mesa's disk cache is on (docs.mesa3d.org/envvars.html,
// MESA_SHADER_CACHE_DISABLE).
func mesaCaches() bool {
	off, _ := strconv.ParseBool(os.Getenv("MESA_SHADER_CACHE_DISABLE"))
	return !off
}

// CompileAside compiles a pipeline on another device, so that this one finds its code in the
// driver's cache. Several goroutines may call it at once. Errors are those of [Device.Pipeline], of
// opening a device, and of [Device.Warm].
func (d *Device) CompileAside(ctx context.Context, spec PipelineSpec) error {
	kept, err := d.Extension(helpersKey{}, func() (io.Closer, error) { return &helpers{of: d}, nil })
	if err != nil {
		return err
	}
	all := kept.(*helpers)
	helper, err := all.take()
	if err != nil {
		return err
	}
	defer all.give(helper)
	p, err := helper.Pipeline(spec)
	if err != nil {
		return err
	}
	defer p.Destroy()
	return helper.Warm(context.WithoutCancel(ctx), p) // the dispatch must end before Destroy
}

type helpersKey struct{}

// helpers are the devices that compile for another.
type helpers struct {
	of     *Device
	mu     sync.Mutex
	under  sync.WaitGroup
	free   []*Device
	closed bool
}

// take returns a device that nobody else uses.
func (h *helpers) take() (*Device, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return nil, &ClosedError{Device: h.of.info.Name}
	}
	if n := len(h.free); n > 0 {
		d := h.free[n-1]
		h.free = h.free[:n-1]
		h.under.Add(1)
		return d, nil
	}
	config := h.of.config
	config.CacheDir, config.Capture = "", false
	instance.Lock()
	defer instance.Unlock()
	d, err := candidate{h.of.info, h.of.facts, h.of.physical}.open(config)
	if err == nil {
		h.under.Add(1)
	}
	return d, err
}

func (h *helpers) give(d *Device) {
	h.mu.Lock()
	h.free = append(h.free, d)
	h.mu.Unlock()
	h.under.Done()
}

// Close waits until compilation has ended, and closes the devices.
func (h *helpers) Close() error {
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	h.under.Wait()
	var failed error
	for _, d := range h.free {
		failed = errors.Join(failed, d.Close())
	}
	return failed
}

// warmBytes is the size of the buffer that stands for all of a pipeline's buffers.
const warmBytes = 256

// Warm dispatches pipelines over no workgroups and waits, so that drivers that compile late have
// compiled them. Errors: *OutOfMemoryError and those of [Device.Submit] and [Device.Wait].
func (d *Device) Warm(ctx context.Context, pipelines ...*Pipeline) error {
	if len(pipelines) == 0 {
		return nil
	}
	block, err := d.AllocateBlock(warmBytes, DeviceLocal)
	if err != nil {
		return err
	}
	defer block.Free()
	whole := Binding{Buffer: block.Buffer, Range: block.Size}
	var batch Batch
	for _, p := range pipelines {
		storage := make([]Binding, p.storage)
		for i := range storage {
			storage[i] = whole
		}
		var uniform *Binding
		if p.uniform {
			uniform = &whole
		}
		batch.Barrier(ShaderWrite, ShaderRead|ShaderWrite|UniformRead) // the validation layers ignore that there are no workgroups
		batch.Dispatch(p, storage, uniform, make([]uint32, p.pushWords), [3]uint32{})
	}
	ticket, err := d.Submit(&batch)
	if err != nil {
		return err
	}
	if err := d.Wait(ctx, ticket); err != nil {
		d.settle() // the buffer is freed on return
		return err
	}
	return nil
}
