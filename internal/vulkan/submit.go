package vulkan

import (
	"context"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/weft-gpu/weft/internal/sim"
)

// Ticket is the serial number of a submission to a queue. A queue's tickets are done in order;
// ticket 0 means no submission and is always done.
type Ticket uint64

// waitSlice bounds one wait in the driver, and so the delay until a cancelled context is noticed.
const waitSlice = 10 * time.Millisecond

// keptTimestamps is how many submissions keep their timestamps.
const keptTimestamps = 4096

// queue is one of the device's queues: its running submissions, and its slots for reuse.
type queue struct {
	transferOnly bool        // this is the transfer queue
	driver       *sync.Mutex // held while the driver gets a submission: two of our queues may be one of the driver's

	mu      sync.Mutex
	last    Ticket
	done    Ticket
	pending []*submission // oldest first; tickets done+1 to last
	free    []*keptSlot   // longest unused first
	slots   int           // the number of all slots
	spare   []*submission

	stamps map[Ticket]stamps
	order  []Ticket // of stamps, oldest first
}

// stamps is what a queue keeps of a submission with timestamps.
type stamps struct {
	ticks  []uint64
	counts []sim.Counts // of its dispatches, on a simulated device
}

type submission struct {
	ticket     Ticket
	slot       *keptSlot
	timestamps int
	waiters    int
	retired    bool
}

// submission returns the description of the latest submission.
func (q *queue) submission(slot *keptSlot, timestamps int) *submission {
	n := len(q.spare)
	if n == 0 {
		return &submission{ticket: q.last, slot: slot, timestamps: timestamps}
	}
	s := q.spare[n-1]
	q.spare = q.spare[:n-1]
	*s = submission{ticket: q.last, slot: slot, timestamps: timestamps}
	return s
}

// recycle keeps the slot and the description of a submission that is done and that nobody waits
// for.
func (q *queue) recycle(s *submission) {
	q.free = append(q.free, s.slot)
	q.spare = append(q.spare, s)
}

func (q *queue) submitted() Ticket {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.last
}

// Queue is a queue of a device: that of [Device.Queue] or of [Device.Transfers]. A ticket belongs
// to one queue and means nothing on the other. Only the host orders work of two queues: it waits
// for one before it submits to the other. The zero Queue does nothing, and Submit on it is an
// *UnopenedError.
type Queue struct {
	device *Device
	queue  *queue
}

// Queue returns the queue on which kernels run; the zero Queue for a nil Device.
func (d *Device) Queue() Queue {
	if d == nil {
		return Queue{}
	}
	return Queue{d, &d.queue}
}

// Transfers returns the queue that copies to and from the host while the other queue works; ok is
// false if the device has none. Its batches hold only copies and barriers between them.
func (d *Device) Transfers() (q Queue, ok bool) {
	if d == nil || d.transfers == nil {
		return Queue{}, false
	}
	return Queue{d, d.transfers}, true
}

// Submit is [Device.Submit] on this queue.
func (q Queue) Submit(b *Batch) (Ticket, error) {
	if err := q.device.unopened(); err != nil {
		return 0, err
	}
	return q.device.submit(q.queue, b)
}

// Wait is [Device.Wait] for a ticket of this queue.
func (q Queue) Wait(ctx context.Context, t Ticket) error { return q.device.wait(ctx, q.queue, t) }

// Settle waits until no submission of the device is running, even if waiting for a ticket has
// failed. Callers need it before they free memory that a submission may use.
func (q Queue) Settle() {
	if q.device.unopened() == nil {
		q.device.settle()
	}
}

// Completed is [Device.Completed] of this queue.
func (q Queue) Completed() Ticket {
	if q.queue == nil {
		return 0
	}
	return q.device.completed(q.queue)
}

// Submit records the batch and submits it by one call of the driver; the batch may be reused at
// once. Submissions run in the order of their tickets, but only a barrier makes the writes of one
// visible to another. Once a ticket is done, the host sees its writes. An empty batch submits
// nothing and returns the last ticket. Errors: *BatchError, *LostError, *OutOfMemoryError,
// *ResultError, *ClosedError, and *UnsupportedError on the host.
func (d *Device) Submit(b *Batch) (Ticket, error) {
	return d.Queue().Submit(b)
}

func (d *Device) submit(q *queue, b *Batch) (Ticket, error) {
	if b.err != nil {
		return 0, b.err
	}
	if err := d.enter("submissions"); err != nil {
		return 0, err
	}
	defer d.leave()
	if d.info.CompileOnly {
		return 0, &UnsupportedError{Device: d.info.Name, What: "submissions", Hint: "the driver only compiles: open a real device"}
	}
	if b.device != nil && b.device != d {
		return 0, &BatchError{Reason: "its pipelines belong to another device"}
	}
	if q.transferOnly && !b.copies() {
		return 0, &BatchError{Reason: "a transfer queue takes only copies"}
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	if err := q.poll(d); err != nil {
		return 0, err
	}
	if b.commands == 0 {
		return q.last, nil
	}
	timestamps := b.timestamps
	if q.transferOnly || !d.info.Features.Timestamps {
		timestamps = 0
	}
	gone := d.gone.Load()
	slot, again, err := q.freeSlot(d, b.words, timestamps, gone)
	if err != nil {
		return 0, err
	}
	q.driver.Lock()
	call, result := slot.submitOrRepeat(b.words, timestamps, gone, again)
	q.driver.Unlock()
	if result != success {
		q.free = append(q.free, slot)
		return 0, d.failure(result, call)
	}
	q.last++
	q.pending = append(q.pending, q.submission(slot, timestamps))
	return q.last, nil
}

// poll retires the submissions that are done, without waiting.
func (q *queue) poll(d *Device) error {
	if err := d.lostError(); err != nil {
		return err
	}
	for len(q.pending) > 0 {
		oldest := q.pending[0]
		result := oldest.slot.status()
		if result == notReady {
			return nil
		}
		if result != success {
			return d.failure(result, "vkGetFenceStatus")
		}
		if err := q.retire(d, oldest); err != nil {
			return err
		}
	}
	return nil
}

// retire removes the oldest submission, which is done, from the queue.
func (q *queue) retire(d *Device, s *submission) error {
	if s.timestamps > 0 {
		kept := stamps{ticks: make([]uint64, s.timestamps)}
		if result := s.slot.timestamps(kept.ticks); result != success {
			return d.failure(result, "vkGetQueryPoolResults")
		}
		if counted, ok := s.slot.slot.(*simSlot); ok {
			kept.counts = counted.counts
		}
		q.keep(s.ticket, kept)
	}
	q.pending = append(q.pending[:0], q.pending[1:]...) // in place, so that appends reuse the array
	q.done = s.ticket
	s.retired = true
	if s.waiters == 0 {
		q.recycle(s)
	}
	return nil
}

func (q *queue) keep(t Ticket, kept stamps) {
	if q.stamps == nil {
		q.stamps = map[Ticket]stamps{}
	}
	q.stamps[t] = kept
	q.order = append(q.order, t)
	if len(q.order) > keptTimestamps {
		delete(q.stamps, q.order[0])
		q.order = q.order[1:]
	}
}

// Completed returns the highest ticket known to be done, without waiting. On the host, and on a
// closed or lost device, it returns the last known ticket.
func (d *Device) Completed() Ticket { return d.completed(&d.queue) }

func (d *Device) completed(q *queue) Ticket {
	if d.enter("submissions") != nil {
		q.mu.Lock()
		defer q.mu.Unlock()
		return q.done
	}
	defer d.leave()
	q.mu.Lock()
	defer q.mu.Unlock()
	_ = q.poll(d) // the device keeps an error; Wait or Submit returns it
	return q.done
}

// Wait waits until a ticket is done; its writes are then visible to the host. Errors: the context's
// if that ends first, *LostError if the device was lost before the ticket was done, *ClosedError,
// and *ResultError.
func (d *Device) Wait(ctx context.Context, t Ticket) error {
	return d.Queue().Wait(ctx, t)
}

func (d *Device) wait(ctx context.Context, q *queue, t Ticket) error {
	for t > 0 {
		done, err := d.waitOnce(q, t)
		if done || err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return nil
}

// waitOnce waits for one waitSlice.
func (d *Device) waitOnce(q *queue, t Ticket) (done bool, err error) {
	if err := d.enter("submissions"); err != nil {
		return false, err
	}
	defer d.leave()
	s, done, err := q.await(d, t)
	if s == nil {
		return done, err
	}
	result := s.slot.wait(uint64(waitSlice))
	defer q.release(s)
	switch {
	case result < 0:
		return false, d.failure(result, "vkWaitForFences")
	case result == success:
		return true, q.finish(d, s)
	}
	return false, nil // the caller waits again
}

// finish retires a submission whose fence was signalled, and all before it. It does not query the
// fences again, which might answer differently.
func (q *queue) finish(d *Device, s *submission) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	for len(q.pending) > 0 && q.pending[0].ticket <= s.ticket {
		if err := q.retire(d, q.pending[0]); err != nil {
			return err
		}
	}
	return nil
}

// await finds the submission to wait for and counts the waiter, so that its fence is not reused
// meanwhile. s is nil if the ticket is done or cannot be waited for.
func (q *queue) await(d *Device, t Ticket) (s *submission, done bool, err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if t <= q.done {
		return nil, true, nil
	}
	if t > q.last {
		return nil, false, &UnsupportedError{Device: d.info.Name, What: fmt.Sprintf("waiting for ticket %d", t),
			Hint: fmt.Sprintf("the last submission is %d", q.last)}
	}
	if err := q.poll(d); err != nil || t <= q.done {
		return nil, err == nil, err
	}
	s = q.pending[t-q.pending[0].ticket]
	s.waiters++
	return s, false, nil
}

func (q *queue) release(s *submission) {
	q.mu.Lock()
	defer q.mu.Unlock()
	s.waiters--
	if s.retired && s.waiters == 0 {
		q.recycle(s)
	}
}

// Timestamps returns the times of a done submission's timestamps since its first one, in the order
// of their slots. The last 4096 submissions with timestamps keep theirs. It fails with an
// *UnsupportedError where the device has no timestamps, where the batch had none, and where the
// ticket is not done.
func (d *Device) Timestamps(t Ticket) ([]time.Duration, error) {
	if !d.info.Features.Timestamps {
		return nil, &UnsupportedError{Device: d.info.Name, What: "timestamps", Hint: "measure on the host"}
	}
	kept, err := d.queue.kept(d, t)
	if err != nil {
		return nil, err
	}
	return elapsed(kept.ticks, validTimestampBits(&d.facts), d.facts.timestampPeriod), nil
}

// elapsed returns the times of ticks since the first one. Only the low bits of the clock count, so
// it may wrap between two ticks. If a tick reads less than the one before, as another unit's clock
// may, no time has passed.
func elapsed(ticks []uint64, bits uint32, period float64) []time.Duration {
	mask := uint64(math.MaxUint64) >> (64 - bits)
	times := make([]time.Duration, len(ticks))
	last, passed := ticks[0], uint64(0)
	for i, tick := range ticks {
		if since := (tick - last) & mask; since <= mask/2 {
			last, passed = tick, passed+since
		}
		times[i] = time.Duration(math.Round(float64(passed) * period))
	}
	return times
}

// Counts returns what a simulated device counted for each dispatch, in order, of a submission that
// is done and had timestamps; nil on other devices. Errors are those of [Device.Timestamps].
func (d *Device) Counts(t Ticket) ([]sim.Counts, error) {
	if !d.info.Simulated {
		return nil, nil
	}
	kept, err := d.queue.kept(d, t)
	return kept.counts, err
}

// kept returns what the queue keeps of a done submission with timestamps.
func (q *queue) kept(d *Device, t Ticket) (stamps, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	kept, ok := q.stamps[t]
	if !ok {
		return stamps{}, &UnsupportedError{Device: d.info.Name, What: fmt.Sprintf("timestamps of ticket %d", t),
			Hint: "record some, and wait for the ticket"}
	}
	return kept, nil
}

// destroy frees every slot. The device is idle, or lost.
func (q *queue) destroy(d *Device) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if d.lost.Load() == nil && len(q.pending) > 0 {
		_ = q.poll(d) // all is done: only timestamps remain to be fetched
	}
	for _, s := range q.pending {
		s.slot.free()
	}
	for _, slot := range q.free {
		slot.free()
	}
	q.pending, q.free = nil, nil
}
