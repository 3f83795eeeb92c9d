package tests

import (
	"cmp"
	"context"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/engine"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/shaders"
)

// BenchmarkCompile compiles every kernel of the corpus as the device under test
// has it written, one after the other and without the driver's disk cache, and
// reports the slowest: no kernel may take a user a second. Some drivers compile
// at the first dispatch, so each is dispatched over no workgroups.
//
//	WEFT_DEVICE=lavapipe go test ./tests -run '^$' -bench Compile -benchtime 1x
//
// Times are the processor's (of all the driver's threads), which other work on
// the machine does not lengthen.
func BenchmarkCompile(b *testing.B) {
	b.Setenv("MESA_SHADER_CACHE_DISABLE", "true")
	dev := testdev.Open(b)
	if dev.IsHost() {
		b.Skip("the host device compiles nothing; run with WEFT_DEVICE=lavapipe or swiftshader")
	}
	cfg, target, err := engine.DeviceConfig(dev)
	if err != nil {
		b.Fatal(err)
	}
	c := deviceClass{name: dev.Info().Name, cfg: cfg, target: target}
	kernels := corpusKernels(b, c)
	block, err := dev.AllocateBlock(1<<16, device.DeviceLocal)
	if err != nil {
		b.Fatal(err)
	}
	defer block.Free()
	var times []compileTime
	for b.Loop() {
		times = times[:0]
		for text, k := range kernels {
			times = append(times, compileTime{text, compile(b, dev, c, k, block)})
		}
	}
	slices.SortFunc(times, func(x, y compileTime) int { return cmp.Compare(y.took, x.took) })
	b.ReportMetric(times[0].took.Seconds(), "s/slowest")
	b.ReportMetric(times[len(times)/2].took.Seconds(), "s/median")
	b.ReportMetric(float64(len(times)), "kernels")
	for _, t := range times[:min(5, len(times))] {
		if testing.Verbose() {
			b.Logf("%v\n%s", t.took, t.text)
		}
	}
}

type compileTime struct {
	text string
	took time.Duration
}

func compile(b *testing.B, dev *device.Device, c deviceClass, k *kernel.Kernel, block *device.Block) time.Duration {
	b.Helper()
	prog, err := writeKernel(k, c)
	if err != nil {
		b.Fatal(err)
	}
	spec := device.PipelineSpec{SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers, UniformBuffer: k.ParamBuffer}
	if !k.ParamBuffer {
		spec.PushBytes = 4 * prog.ParamWords
	}
	before := processorTime()
	p, err := dev.Pipeline(spec)
	if err != nil {
		b.Fatalf("%v\n%s", err, k.Text())
	}
	defer p.Destroy()
	dispatchNothing(b, dev, p, prog, block)
	return processorTime() - before
}

// dispatchNothing dispatches no workgroups and waits.
func dispatchNothing(b *testing.B, dev *device.Device, p *device.Pipeline, prog *shaders.Program, block *device.Block) {
	b.Helper()
	whole := device.Binding{Buffer: block.Buffer, Range: block.Size}
	bindings := slices.Repeat([]device.Binding{whole}, prog.StorageBuffers)
	push, uniform := make([]uint32, prog.ParamWords), (*device.Binding)(nil)
	if prog.Kernel.ParamBuffer {
		push, uniform = nil, &whole
	}
	var batch device.Batch
	batch.Dispatch(p, bindings, uniform, push, [3]uint32{})
	ticket, err := dev.Submit(&batch)
	if err == nil {
		err = dev.Wait(context.Background(), ticket)
	}
	if err != nil {
		b.Fatal(err)
	}
}

// processorTime is what the process has used of all processors.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
