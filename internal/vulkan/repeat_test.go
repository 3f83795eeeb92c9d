package vulkan

import (
	"context"
	"testing"
)

// A batch that is submitted again unchanged is not recorded again, and its results are new. A batch
// is recorded again if it differs, or if one of its handles was that of a destroyed buffer.
func TestBatchesAreRepeated(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		p := mustPipeline(t, d)
		j := newScaleJob(t, d)
		run := func(job *scaleJob) *keptSlot {
			t.Helper()
			var b Batch
			job.record(&b, p)
			before := d.gone.Load()
			if err := d.Wait(context.Background(), mustSubmit(t, d, &b)); err != nil {
				t.Fatal(err)
			}
			job.check(t)
			clear(job.down.Mapped)
			for _, k := range d.queue.free {
				if k.holds(b.words, b.timestamps, before) || k.holds(b.words, 0, before) {
					return k
				}
			}
			t.Fatal("no slot holds what was submitted last")
			return nil
		}
		first := run(j)
		if again := run(j); again != first {
			t.Error("it was recorded again")
		}
		other := newScaleJob(t, d)
		if second := run(other); second == first {
			t.Error("another batch took its slot although there was room")
		}
		if run(j) != first {
			t.Error("it was recorded again after another")
		}
		other.free()
		fresh := newScaleJob(t, d) // at the addresses of the job before, with some drivers
		run(fresh)
		run(j)
		if n := d.queue.slots; n > repeatSlots {
			t.Errorf("%d slots were made for one submission at a time", n)
		}
		j.free()
		fresh.free()
	})
}
