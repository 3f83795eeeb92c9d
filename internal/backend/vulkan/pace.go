package vulkan

import (
	"context"
	"time"

	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// completer tells which submissions are done.
type completer interface{ Completed() vulkan.Ticket }

// flown are submissions that may not be done, oldest first.
type flown struct {
	list []inFlight
	took time.Duration // the most time that all of them take
}

// add notes a submission. dev tells which are done, if the list is full.
func (f *flown) add(t vulkan.Ticket, took time.Duration, dev completer) {
	if len(f.list) >= target.MaxInFlight { // only uploads, which have no pace
		f.land(dev.Completed())
	}
	f.list = append(f.list, inFlight{t, took})
	f.took += took
}

// before returns the ticket after which fewer than target.MaxInFlight submissions are in flight,
// which together take at most so long; 0 if that is so already.
func (f *flown) before(most time.Duration, dev completer) vulkan.Ticket {
	if len(f.list) < target.MaxInFlight && f.took <= most {
		return 0
	}
	f.land(dev.Completed())
	left, n := f.took, 0
	for n < len(f.list) && (len(f.list)-n >= target.MaxInFlight || left > most) {
		left -= f.list[n].took
		n++
	}
	if n == 0 {
		return 0
	}
	return f.list[n-1].ticket
}

// land drops the submissions that are done.
func (f *flown) land(done vulkan.Ticket) {
	n := 0
	for n < len(f.list) && f.list[n].ticket <= done {
		f.took -= f.list[n].took
		n++
	}
	f.list = append(f.list[:0], f.list[n:]...) // in place, since further ones are appended
}

// inFlight is a submission, and the most time that it takes.
type inFlight struct {
	ticket vulkan.Ticket
	took   time.Duration
}

// Pace waits until a run may begin.
func (be *Backend) Pace(ctx context.Context) error { return be.behind(ctx, target.WindowSubmissions) }

// follow waits until a run may go on. It leaves room for runs that begin meanwhile, so that they
// need not wait for it.
func (be *Backend) follow(ctx context.Context) error {
	if err := be.dev.Err(); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil { // fails even if there is nothing to wait for
		return err
	}
	return be.behind(ctx, target.WindowSubmissions-1)
}

// behind waits while the submissions in flight take longer than so many of the longest submissions.
func (be *Backend) behind(ctx context.Context, longest int) error {
	be.mu.Lock()
	t := be.ahead.before(time.Duration(longest)*be.cfg.Submission, be.dev)
	be.mu.Unlock()
	return be.dev.Wait(ctx, t)
}
