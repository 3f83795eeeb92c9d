package vulkan

import (
	"sync"
	"testing"

	"github.com/weft-gpu/weft/internal/sim"
)

// Copies go by the transfer queue, and kernels by the other one, where the host waits between them.
func TestTransferQueue(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		q, ok := d.Transfers()
		if has := d.Info().Features.TransferQueue || d.config.TransferQueue; ok != has {
			t.Fatalf("there is a transfer queue: %v, want %v", ok, has)
		}
		if !ok {
			return
		}
		p, j := mustPipeline(t, d), newScaleJob(t, d)
		for range 3 { // slots are used again
			putWords(j.down.Mapped, make([]uint32, elements)...)
			var up, kernels, down Batch
			up.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
			mustWait(t, q, &up)
			kernels.Barrier(TransferWrite, ShaderRead)
			j.dispatch(&kernels, p, j.in, j.out, 3)
			kernels.Barrier(ShaderRead|ShaderWrite, ShaderRead|ShaderWrite)
			j.dispatch(&kernels, p, j.out, j.in, 5)
			mustWait(t, d.Queue(), &kernels)
			down.Barrier(TransferWrite, TransferRead|TransferWrite)
			down.Copy(j.in.Buffer, j.down.Buffer, 0, 0, j.down.Size)
			mustWait(t, q, &down)
			j.check(t)
		}
		if last := q.Completed(); last != 6 {
			t.Errorf("%d submissions are done, want 6", last)
		}
	})
}

// mustWait submits a batch and waits for it.
func mustWait(t *testing.T, q Queue, b *Batch) {
	t.Helper()
	ticket, err := q.Submit(b)
	if err == nil {
		err = q.Wait(t.Context(), ticket)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// A transfer queue is given nothing that it cannot do.
func TestTransferQueueCopiesOnly(t *testing.T) {
	d := openSimulated(t, "sim32")
	q, _ := d.Transfers()
	p, j := mustPipeline(t, d), newScaleJob(t, d)
	for name, record := range map[string]func(*Batch){
		"a dispatch":                      func(b *Batch) { j.dispatch(b, p, j.in, j.out, 3) },
		"a fill":                          func(b *Batch) { b.Fill(j.in.Buffer, 0, 64, 1) },
		"a timestamp":                     func(b *Batch) { b.Timestamp() },
		"a barrier for kernels":           func(b *Batch) { b.Barrier(ShaderWrite, TransferRead) },
		"a barrier for kernels to come":   func(b *Batch) { b.Barrier(TransferWrite, ShaderRead) },
		"a barrier for the host's writes": func(b *Batch) { b.Barrier(HostWrite, TransferRead) },
	} {
		var b Batch
		b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
		record(&b)
		if _, err := q.Submit(&b); err == nil {
			t.Errorf("%s was submitted", name)
		} else {
			wantAs[*BatchError](t, err)
		}
	}
	if q.Completed() != 0 || d.Completed() != 0 {
		t.Error("some of it was done")
	}
}

// What one queue does while the other may use the same memory is a race, barriers or not, until the host has
// waited.
func TestQueuesRace(t *testing.T) {
	for name, first := range map[string]bool{"a kernel reads what is being copied": true, "a copy reads what a kernel is writing": false} {
		t.Run(name, func(t *testing.T) {
			for _, waits := range []bool{true, false} {
				d := openSimulated(t, "sim32")
				q, _ := d.Transfers()
				p, j := mustPipeline(t, d), newScaleJob(t, d)
				var up, before Batch
				up.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
				mustWait(t, q, &up)
				before.Copy(j.up.Buffer, j.out.Buffer, 0, 0, j.up.Size)
				mustWait(t, d.Queue(), &before)

				var copies, kernels Batch
				kernels.Barrier(TransferWrite, ShaderRead|ShaderWrite)
				if first {
					copies.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
					j.dispatch(&kernels, p, j.in, j.out, 3)
				} else {
					copies.Copy(j.out.Buffer, j.down.Buffer, 0, 0, j.up.Size)
					j.dispatch(&kernels, p, j.in, j.out, 3)
				}
				order := []struct {
					q Queue
					b *Batch
				}{{q, &copies}, {d.Queue(), &kernels}}
				if !first {
					order[0], order[1] = order[1], order[0]
				}
				ticket, err := order[0].q.Submit(order[0].b)
				if err != nil {
					t.Fatal(err)
				}
				if waits {
					if err := order[0].q.Wait(t.Context(), ticket); err != nil {
						t.Fatal(err)
					}
					mustWait(t, order[1].q, order[1].b)
					continue
				}
				ticket, err = order[1].q.Submit(order[1].b)
				if err == nil {
					err = order[1].q.Wait(t.Context(), ticket)
				}
				if fault := wantAs[*sim.Fault](t, err); fault.Kind != sim.Race {
					t.Errorf("a %v, want a race", fault)
				}
			}
		})
	}
}

// Both queues may be used at once, and closing waits for both.
func TestQueuesAtOnce(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		q, ok := d.Transfers()
		if !ok {
			t.Skip("there is no transfer queue")
		}
		p := mustPipeline(t, d)
		a, b, from := newScaleJob(t, d), newScaleJob(t, d), mustBlock(t, d, 1<<20, Upload)
		to := mustBlock(t, d, 1<<20, DeviceLocal)
		putWords(from.Mapped, make([]uint32, 1<<18)...)
		var group sync.WaitGroup
		for _, j := range []*scaleJob{a, b} {
			group.Go(func() {
				var batch Batch
				j.record(&batch, p)
				for range 4 {
					if ticket, err := d.Submit(&batch); err != nil || d.Wait(t.Context(), ticket) != nil {
						t.Error(err)
					}
				}
			})
		}
		group.Go(func() {
			for range 8 {
				var batch Batch
				batch.Barrier(TransferWrite, TransferWrite)
				batch.Copy(from.Buffer, to.Buffer, 0, 0, 1<<20)
				if _, err := q.Submit(&batch); err != nil {
					t.Error(err)
				}
			}
		})
		group.Wait()
		a.check(t)
		b.check(t)
		if err := d.WaitIdle(t.Context()); err != nil || q.Completed() != 8 {
			t.Errorf("%d copies of 8 are done where nothing is under way: %v", q.Completed(), err)
		}
		var last Batch
		last.Barrier(TransferWrite, TransferWrite)
		last.Copy(from.Buffer, to.Buffer, 0, 0, 1<<20)
		if _, err := q.Submit(&last); err != nil { // Close finds it under way
			t.Error(err)
		}
	})
}
