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

// Drivers that compile a pipeline when it is first dispatched, and not when it is made.
// llvmpipe does, in the one thread of each of its devices, and keeps what it has compiled
// in Mesa's cache on disk, where all devices find it. So further devices compile side by
// side what this one is going to dispatch.

// CompilesAside reports whether [Device.CompileAside] is of use.
func (d *Device) CompilesAside() bool {
	return d.info.Driver == "llvmpipe" && runtime.GOMAXPROCS(0) > 1 && mesaCaches()
}

// mesaCaches reports whether Mesa's cache on disk is on, as its documentation has it
// (docs.mesa3d.org/envvars.html, MESA_SHADER_CACHE_DISABLE).
func mesaCaches() bool {
	off, _ := strconv.ParseBool(os.Getenv("MESA_SHADER_CACHE_DISABLE"))
	return !off
}

// CompileAside lets another device compile a pipeline, and the driver keep what comes of
// it for this one. Several goroutines may do so at once. Errors are those of
// [Device.Pipeline], of opening a device, and of [Device.Warm].
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
	return helper.Warm(context.WithoutCancel(ctx), p) // what it dispatches must be done
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

// take is a device of which nobody else has the use.
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

// Close waits for what is being compiled, and closes the devices.
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

// warmBytes is the size of the buffer that stands for all of a pipeline's.
const warmBytes = 256

// Warm dispatches pipelines over no workgroups, and waits: drivers that compile late then
// have compiled them. Errors: *OutOfMemoryError and those of [Device.Submit] and
// [Device.Wait].
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
		batch.Barrier(ShaderWrite, ShaderRead|ShaderWrite|UniformRead) // the validation layers do not count workgroups
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
