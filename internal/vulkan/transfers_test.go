package vulkan

import (
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/sim"
)

// The transfer queue copies and the other one runs kernels; the host waits between them.
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
		for range 3 { // slots are reused
			putWords(j.down, 0, make([]uint32, elements)...)
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

// A transfer queue refuses everything but copies.
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
		t.Error("a submission was done")
	}
}

// If one queue works while the other may use the same memory, that is a race whatever barriers
// there are, until the host has waited. Two reads are no race.
func TestQueuesRace(t *testing.T) {
	type part func(b *Batch, p *Pipeline, j *scaleJob)
	var (
		reading part = func(b *Batch, p *Pipeline, j *scaleJob) { j.dispatch(b, p, j.in, j.out, 3) }
		writing part = func(b *Batch, p *Pipeline, j *scaleJob) { j.dispatch(b, p, j.out, j.in, 3) }
		written part = func(b *Batch, p *Pipeline, j *scaleJob) { // earlier on its own queue
			writing(b, p, j)
			b.Barrier(ShaderRead|ShaderWrite, ShaderRead|ShaderWrite)
			reading(b, p, j)
		}
		up   part = func(b *Batch, _ *Pipeline, j *scaleJob) { b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size) }
		down part = func(b *Batch, _ *Pipeline, j *scaleJob) { b.Copy(j.in.Buffer, j.down.Buffer, 0, 0, j.in.Size) }
		both part = func(b *Batch, p *Pipeline, j *scaleJob) {
			up(b, p, j)
			b.Barrier(TransferWrite, TransferRead)
			down(b, p, j)
		}
	)
	for _, c := range []struct {
		name            string
		kernels, copies part
		races           bool
	}{
		{"a kernel reads what is copied", reading, up, true},
		{"a kernel writes what is copied", writing, up, true},
		{"a kernel writes what a copy reads", writing, down, true},
		{"a kernel wrote what a copy reads, and has read it", written, down, true},
		{"a kernel reads what was copied, and a copy has read", reading, both, true},
		{"both read", reading, down, false},
	} {
		for _, waits := range []bool{false, true} {
			for _, kernelsFirst := range []bool{false, true} {
				name := fmt.Sprintf("%s, waited for: %v, kernels first: %v", c.name, waits, kernelsFirst)
				t.Run(name, func(t *testing.T) {
					d := openSimulated(t, "sim32")
					q, _ := d.Transfers()
					p, j := mustPipeline(t, d), newScaleJob(t, d)
					var before, kernels, copies Batch
					before.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
					before.Copy(j.up.Buffer, j.out.Buffer, 0, 0, j.up.Size)
					mustWait(t, d.Queue(), &before)
					kernels.Barrier(TransferWrite, ShaderRead|ShaderWrite)
					c.kernels(&kernels, p, j)
					copies.Barrier(TransferWrite, TransferRead|TransferWrite)
					c.copies(&copies, p, j)
					first, second, one, other := q, d.Queue(), &copies, &kernels
					if kernelsFirst {
						first, second, one, other = second, first, other, one
					}
					if waits {
						mustWait(t, first, one)
						mustWait(t, second, other)
						return
					}
					t1, err1 := first.Submit(one)
					t2, err2 := second.Submit(other)
					err := errors.Join(err1, err2, first.Wait(t.Context(), t1), second.Wait(t.Context(), t2))
					if !c.races {
						if err != nil {
							t.Error(err)
						}
						return
					}
					if fault := wantAs[*sim.Fault](t, err); fault.Kind != sim.Race {
						t.Errorf("a %v, want a race", fault)
					}
				})
			}
		}
	}
}

// The host has waited for a kernel that reads the same memory after a copy did. That says nothing
// of the copy, which is on the other queue: a kernel that writes the memory races with it.
func TestQueuesRaceWithWhatCameBefore(t *testing.T) {
	d := openSimulated(t, "sim32")
	q, _ := d.Transfers()
	p, j := mustPipeline(t, d), newScaleJob(t, d)
	var before, copies, reads, writes Batch
	before.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
	mustWait(t, d.Queue(), &before)
	copies.Copy(j.in.Buffer, j.down.Buffer, 0, 0, j.in.Size)
	copied, err := q.Submit(&copies)
	if err != nil {
		t.Fatal(err)
	}
	j.dispatch(&reads, p, j.in, j.out, 3)
	mustWait(t, d.Queue(), &reads)
	writes.Barrier(ShaderRead|ShaderWrite, ShaderRead|ShaderWrite)
	j.dispatch(&writes, p, j.out, j.in, 3)
	last, err := d.Submit(&writes)
	err = errors.Join(err, q.Wait(t.Context(), copied), d.Wait(t.Context(), last))
	if fault := wantAs[*sim.Fault](t, err); fault.Kind != sim.Race {
		t.Errorf("a %v, want a race", fault)
	}
}

// A copy does not wait for kernels.
func TestCopiesRunBesideKernels(t *testing.T) {
	d := openSimulated(t, "sim32")
	q, _ := d.Transfers()
	p, j := mustPipeline(t, d), newScaleJob(t, d)
	held := make(chan struct{})
	d.logical.(*simDevice).tails[0] = held // submissions to the queue wait behind it
	var kernels, copies Batch
	j.record(&kernels, p)
	ticket := mustSubmit(t, d, &kernels)
	copies.Copy(j.up.Buffer, mustBlock(t, d, j.up.Size, DeviceLocal).Buffer, 0, 0, j.up.Size)
	mustWait(t, q, &copies)
	if d.Completed() == ticket {
		t.Error("the kernels did not wait")
	}
	close(held)
	if err := d.Wait(t.Context(), ticket); err != nil {
		t.Error(err)
	}
	j.check(t)
}

// Neither queue gets a submission while the handles are lent.
func TestUseHoldsBothQueues(t *testing.T) {
	d := openSimulated(t, "sim32")
	q, _ := d.Transfers()
	j := newScaleJob(t, d)
	for _, queue := range []Queue{d.Queue(), q} {
		done := make(chan error, 1)
		err := d.Use(func(Handles) error {
			go func() {
				var b Batch
				b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
				_, err := queue.Submit(&b)
				done <- err
			}()
			select {
			case <-done:
				return errors.New("a submission while the handles were lent")
			case <-time.After(20 * time.Millisecond):
				return nil
			}
		})
		if err := errors.Join(err, <-done); err != nil {
			t.Error(err)
		}
		if err := d.WaitIdle(t.Context()); err != nil { // the next batch has no barrier
			t.Error(err)
		}
	}
}

// A device that has only copied is waited for when it closes, and when waiting for the copy fails.
func TestTransfersSettle(t *testing.T) {
	d := openSimulated(t, "sim32")
	f := &failing{simDevice: d.logical.(*simDevice)}
	d.logical = f
	q, _ := d.Transfers()
	j := newScaleJob(t, d)
	var b Batch
	b.Copy(j.up.Buffer, j.in.Buffer, 0, 0, j.up.Size)
	ticket, err := q.Submit(&b)
	if err != nil {
		t.Fatal(err)
	}
	f.call = "vkWaitForFences"
	wantAs[*OutOfMemoryError](t, q.Wait(t.Context(), ticket))
	if q.Settle(); f.idle != 1 {
		t.Errorf("the device was waited for %d times, want 1", f.idle)
	}
	f.call = ""
	if err := d.Close(); err != nil || f.idle != 2 {
		t.Errorf("Close: %v; the device was waited for %d times, want 2", err, f.idle)
	}
}

// The queue of a nil device is the zero Queue.
func TestZeroQueue(t *testing.T) {
	var none *Device
	for name, q := range map[string]Queue{"zero": {}, "of no device": none.Queue()} {
		if _, err := q.Submit(&Batch{}); err == nil {
			t.Errorf("%s: submitted", name)
		} else {
			wantAs[*UnopenedError](t, err)
		}
		if q.Completed() != 0 || q.Wait(t.Context(), 0) != nil {
			t.Errorf("%s: Completed or Wait is not zero", name)
		}
		q.Settle()
	}
	if _, ok := none.Transfers(); ok {
		t.Error("no device has a transfer queue")
	}
}

// Both queues may be used at once, and WaitIdle waits for both.
func TestQueuesAtOnce(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		q, ok := d.Transfers()
		if !ok {
			t.Skip("there is no transfer queue")
		}
		const size = 64 << 10
		p := mustPipeline(t, d)
		a, b, from := newScaleJob(t, d), newScaleJob(t, d), mustBlock(t, d, size, Upload)
		to := mustBlock(t, d, size, DeviceLocal)
		putWords(from, 0, make([]uint32, size/4)...)
		var group sync.WaitGroup
		for _, j := range []*scaleJob{a, b} {
			group.Go(func() {
				var batch Batch
				j.record(&batch, p)
				for range 4 {
					ticket, err := d.Submit(&batch)
					if err := errors.Join(err, d.Wait(t.Context(), ticket)); err != nil {
						t.Error(err)
					}
				}
			})
		}
		group.Go(func() {
			for range 8 {
				var batch Batch
				batch.Barrier(TransferWrite, TransferWrite)
				batch.Copy(from.Buffer, to.Buffer, 0, 0, size)
				if _, err := q.Submit(&batch); err != nil {
					t.Error(err)
				}
			}
		})
		group.Wait()
		a.check(t)
		b.check(t)
		if err := d.WaitIdle(t.Context()); err != nil || q.Completed() != 8 {
			t.Errorf("%d of 8 copies are done on an idle device: %v", q.Completed(), err)
		}
		var last Batch
		last.Barrier(TransferWrite, TransferWrite)
		last.Copy(from.Buffer, to.Buffer, 0, 0, size)
		if _, err := q.Submit(&last); err != nil { // Close finds it running
			t.Error(err)
		}
	})
}
