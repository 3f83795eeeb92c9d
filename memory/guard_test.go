package memory

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// What a device writes outside a buffer is found, on either side and to the word, when
// the buffer is freed; what it writes inside is not.
func TestGuardsNotice(t *testing.T) {
	for _, c := range []struct {
		name  string
		bytes int64
		at    int64 // of the word that is written, from the buffer's begin
		found bool
	}{
		{"nothing but the buffer", 10, 0, false},
		{"the padding's last word", 10, 252, false},
		{"the first word behind the padding", 10, 512, true},
		{"the last guarded word behind", 10, 764, true},
		{"the word before", 10, -4, true},
		{"the first guarded word before", 10, -guardBytes, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			onEveryDevice(t, func(t *testing.T, d *vulkan.Device, _ *Allocator) {
				a := New(d, WithGuards(), WithLeakTracking())
				b := mustAlloc(t, a, c.bytes)
				if b.place.block.Mapped == nil {
					t.Skip("the host does not see this device's memory")
				}
				buffer, offset := b.Handle()
				var batch vulkan.Batch
				batch.Fill(buffer, offset+c.at, 4, 0x01020304)
				ticket, err := d.Submit(&batch)
				if err != nil {
					t.Fatal(err)
				}
				b.Release(ticket)
				err = a.Close()
				var broken *GuardError
				if errors.As(err, &broken) != c.found {
					t.Fatalf("error %v, want a GuardError: %v", err, c.found)
				}
				if c.found && (broken.At != c.at || broken.Bytes != c.bytes) {
					t.Errorf("%v: at %d of %d bytes, want %d of %d", err, broken.At, broken.Bytes, c.at, c.bytes)
				}
			})
		})
	}
}

// Guarded buffers do not overlap, and what is written to one is read back.
func TestGuardedBuffersHoldTheirData(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *vulkan.Device, _ *Allocator) {
		a := New(d, WithGuards())
		var all []*Buffer
		for n := int64(1); n < 600; n += 7 {
			b := mustAlloc(t, a, n)
			if mapped := b.Mapped(); mapped != nil {
				for i := range mapped {
					mapped[i] = byte(n)
				}
			}
			all = append(all, b)
		}
		if err := a.CheckGuards(); err != nil {
			t.Error(err)
		}
		for _, b := range all {
			for i, v := range b.Mapped() {
				if v != byte(b.Bytes()) {
					t.Fatalf("byte %d of %d is %d", i, b.Bytes(), v)
				}
			}
			b.Release(0)
		}
		if s := a.Stats(); all[0].Mapped() != nil && s.Guarded < int64(len(all)) {
			t.Errorf("%d buffers were looked at, want %d or more", s.Guarded, len(all))
		}
		if err := a.Close(); err != nil {
			t.Error(err)
		}
	})
}
