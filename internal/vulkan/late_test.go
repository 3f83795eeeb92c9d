package vulkan

import (
	"errors"
	"sync"
	"testing"
)

// The device itself warms pipelines. Helper devices compile others, as many at a time as there are
// helpers, and close with the device.
func TestPipelinesAreCompiledBeforeTheyRun(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		p := mustPipeline(t, d)
		if err := d.Warm(t.Context(), p, p); err != nil {
			t.Errorf("warming: %v", err)
		}
		before := d.queue.submitted()
		if d.Info().Simulated {
			return // its helpers would be looked up by name
		}
		var group sync.WaitGroup
		for range 4 {
			group.Go(func() {
				if err := d.CompileAside(t.Context(), scaleSpec()); err != nil {
					t.Errorf("aside: %v", err)
				}
			})
		}
		group.Wait()
		if after := d.queue.submitted(); after != before {
			t.Errorf("the device itself has %d more submissions", after-before)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		var closed *ClosedError
		if err := d.CompileAside(t.Context(), scaleSpec()); !errors.As(err, &closed) {
			t.Errorf("aside of a closed device: %v, want *ClosedError", err)
		}
	})
}

// If two programs close one after the other, the cache has the code of both.
func TestProgramsShareTheirCache(t *testing.T) {
	dir := t.TempDir()
	open := func() *Device { return vulkanDevice(t, func(c *Config) { c.CacheDir = dir }) }
	first, second := open(), open()
	first.pipelines.file.head = [32]byte{} // its own data is news whatever the driver keeps
	data := append(first.pipelines.file.head[:], 1)
	if !first.pipelines.file.news(data) || first.pipelines.file.news(data) {
		t.Error("the same data must be news exactly once")
	}
	second.pipelines.file.save(append(second.pipelines.file.head[:], "of the second"...), second.Logger())
	first.pipelines.file.head = second.pipelines.file.head
	if others := first.pipelines.file.others(first.Logger()); string(others[32:]) != "of the second" {
		t.Errorf("others' data are %q", others)
	}
	if again := first.pipelines.file.others(first.Logger()); again != nil {
		t.Errorf("others' data are found twice: %q", again)
	}
}
