package vulkan

import (
	"runtime"
	"testing"
)

// TestLargeBlocksLieInImportedPages checks on CPU drivers that offer imports that a large block
// lies in mapped memory of the process, and a small one in the driver's memory.
func TestLargeBlocksLieInImportedPages(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		imports := d.info.Kind == CPU && d.facts.features.HostMemory && runtime.GOOS == "linux"
		for _, c := range []struct {
			bytes    int64
			kind     MemoryKind
			imported bool
		}{
			{hugePage, DeviceLocal, imports}, {5<<20 + 256, DeviceLocal, imports}, {1 << 20, DeviceLocal, false}, {8 << 20, Upload, false},
		} {
			b, err := d.AllocateBlock(c.bytes, c.kind)
			if err != nil {
				t.Fatal(err)
			}
			if imported := b.pages.start != nil; imported != c.imported {
				t.Errorf("%d bytes of %v memory: imported is %v", c.bytes, c.kind, imported)
			}
			if c.imported {
				b.Mapped[0], b.Mapped[c.bytes-1] = 1, 2
			}
			b.Free()
			b.Free() // a second Free is allowed
		}
	})
}
