package vulkan

import (
	"context"
	"testing"
)

// benchKernels is how many dispatches a batch has.
const benchKernels = 1000

// BenchmarkDriver measures a driver's calls: a single call, a kernel that is recorded and
// submitted, and one that is submitted again unchanged. With a driver that executes kernels, most
// of the time is the driver's.
//
//	VK_DRIVER_FILES=.../VkICD_mock_icd.json go test ./internal/vulkan -run '^$' -bench Driver
func BenchmarkDriver(b *testing.B) {
	for _, c := range []struct {
		name string
		sets bool
	}{{"push descriptors", false}, {"descriptor sets", true}} {
		b.Run(c.name, func(b *testing.B) { benchmarkDriver(b, c.sets) })
	}
}

func benchmarkDriver(b *testing.B, sets bool) {
	d := vulkanDevice(b, func(c *Config) { c.DescriptorSets = sets })
	p, err := d.Pipeline(scaleSpec())
	if err != nil {
		b.Fatal(err)
	}
	block, err := d.AllocateBlock(1<<16, DeviceLocal)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("call", func(b *testing.B) {
		made, _, _ := d.logical.newSlot(false)
		defer made.free()
		b.ReportAllocs()
		for b.Loop() {
			made.status()
		}
	})
	run := func(b *testing.B, factor func(int) uint32) {
		var batch Batch
		b.ReportAllocs()
		n := 0
		for b.Loop() {
			n++
			batch.Reset()
			for i := range benchKernels {
				whole := Binding{block.Buffer, int64(i%16) * 256, 1024}
				batch.Barrier(ShaderWrite, ShaderRead)
				batch.Dispatch(p, []Binding{whole, whole}, &Binding{block.Buffer, 0, 16}, []uint32{factor(n), 0}, [3]uint32{1, 1, 1})
			}
			ticket, err := d.Submit(&batch)
			if err == nil {
				err = d.Wait(context.Background(), ticket)
			}
			if err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchKernels), "ns/kernel")
	}
	b.Run("record", func(b *testing.B) { run(b, func(n int) uint32 { return uint32(n) }) })
	b.Run("repeat", func(b *testing.B) { run(b, func(int) uint32 { return 1 }) })
}
