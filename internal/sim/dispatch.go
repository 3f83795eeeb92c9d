package sim

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/bits"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
)

// Binding is a range of memory, in bytes, that a shader sees as a buffer.
type Binding struct {
	Memory        *Memory
	Offset, Range int64
}

// Dispatch runs a program over a grid of workgroups.
type Dispatch struct {
	Program  *Program
	Groups   [3]uint32
	First    uint32 // the first workgroup's number along the second axis
	Push     []byte
	Bindings []Binding // by binding number, in set 0
	// Seed decides the order in which subgroups alternate.
	Seed uint64
	// Timeline orders the dispatch among others; nil if no other overlaps it.
	Timeline *Timeline
	// Workers is how many goroutines run workgroups; 0 for one a processor. With one, the same seed
	// gives the same report of a fault. With several, the report may be of another place with the
	// same fault.
	Workers int
	// Endless is the most operations of a workgroup before it counts as endless; 0 for 2^30.
	Endless int
	// Count requests Counts.
	Count bool
}

// Run executes the dispatch. Its error is a *Fault or the context's. Counts are nil unless
// requested.
func (d *Dispatch) Run(ctx context.Context) (*Counts, error) {
	p := d.Program
	size := uint64(p.Local[0] * p.Local[1] * p.Local[2])
	r := &grid{dispatch: d, groups: 1, size: size}
	for axis, n := range d.Groups {
		if n > 65535 {
			return nil, limit("%d workgroups along axis %d, where there may be 65535", n, axis)
		}
		r.groups *= uint64(n)
	}
	if r.groups*size >= severalID {
		return nil, limit("%d invocations, more than the simulator can distinguish", r.groups*size)
	}
	if err := r.bind(); err != nil {
		return nil, err
	}
	timeline := d.Timeline
	if timeline == nil {
		timeline = &Timeline{}
	}
	r.now, r.first = timeline.begin(r.groups * size)
	if p.Profile.Mistake != nil {
		r.now.since, r.now.otherSince = never, never
	}
	r.fault.Store(r.groups)
	r.scatter()
	workers := d.Workers
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if r.groups*size < 1<<10 {
		workers = 1
	}
	var wait sync.WaitGroup
	for range min(uint64(workers), r.groups) - 1 {
		wait.Go(func() { r.work(ctx) })
	}
	r.work(ctx)
	wait.Wait()
	return r.counts, r.err
}

func limit(format string, args ...any) error {
	return &Fault{Kind: Limit, Invocation: -1, Detail: fmt.Sprintf(format, args...)}
}

// grid is a running dispatch.
type grid struct {
	dispatch     *Dispatch
	groups, size uint64
	buffers      []buffer
	push         []uint32
	now          moment
	first        uint64 // number of the first invocation in the epoch
	// The order of the workgroups: number i is (i*step + start) modulo their number.
	step, start uint64
	next, fault atomic.Uint64 // the next in this order; the first that failed
	lock        sync.Mutex
	err         error // of the first that failed
	counts      *Counts
}

// bind resolves the bindings' ranges and the push constants.
func (r *grid) bind() error {
	d, p := r.dispatch, r.dispatch.Program
	if len(d.Push) < p.PushBytes {
		return limit("%d bytes of push constants, where the shader reads %d", len(d.Push), p.PushBytes)
	}
	for i := range p.PushBytes / 4 {
		r.push = append(r.push, binary.LittleEndian.Uint32(d.Push[4*i:]))
	}
	for _, use := range p.buffers {
		if use.binding >= len(d.Bindings) || d.Bindings[use.binding].Memory == nil {
			return limit("nothing bound at %d", use.binding)
		}
		b := d.Bindings[use.binding]
		words := int64(len(b.Memory.words))
		if b.Offset%4 != 0 || b.Offset < 0 || b.Range < 0 || b.Offset+b.Range > int64(len(b.Memory.bytes)) {
			return &Fault{Kind: Bounds, Invocation: -1, Detail: fmt.Sprintf("binding %d is %d bytes from %d of %d", use.binding, b.Range, b.Offset, len(b.Memory.bytes))}
		}
		from, to := b.Offset/4, min(words, (b.Offset+b.Range)/4)
		r.buffers = append(r.buffers, buffer{memory: b.Memory, first: int(from), words: b.Memory.words[from:to], shadow: b.Memory.shadow[from:to]})
	}
	for i := range r.buffers {
		r.buffers[i].shared = d.Timeline == nil && !slices.ContainsFunc(p.buffers, func(use bufferUse) bool {
			return use.writable && d.Bindings[use.binding].Memory == r.buffers[i].memory
		})
	}
	return nil
}

// scatter chooses the order of the workgroups.
func (r *grid) scatter() {
	if r.groups < 3 {
		r.step = 1
		return
	}
	high, low := bits.Mul64(r.dispatch.Seed+1, 0x9e3779b97f4a7c15)
	r.start = low % r.groups
	for r.step = 1 + high%(r.groups-1); gcd(r.step, r.groups) != 1; r.step++ {
	}
}

func gcd(x, y uint64) uint64 {
	for y != 0 {
		x, y = y, x%y
	}
	return x
}

// work runs workgroups until none is left or one failed.
func (r *grid) work(ctx context.Context) {
	p := r.dispatch.Program
	w, _ := p.pool.Get().(*workgroup)
	if w == nil {
		w = newWorkgroup(p)
	}
	w.grid = r
	if w.counts = nil; r.dispatch.Count {
		w.counts = &Counts{Accesses: slices.Clone(p.accesses)}
	}
	for {
		i := r.next.Add(1) - 1
		if i >= r.fault.Load() {
			break
		}
		if err := w.run(ctx, (i*r.step+r.start)%r.groups); err != nil {
			r.fail(i, err)
			break
		}
	}
	if w.counts != nil {
		r.count(w.counts)
	}
	w.grid = nil
	p.pool.Put(w)
}

// fail keeps the failure that comes first in the workgroups' order.
func (r *grid) fail(i uint64, err error) {
	r.lock.Lock()
	defer r.lock.Unlock()
	if i < r.fault.Load() {
		r.fault.Store(i)
		r.err = err
	}
}

func (r *grid) count(c *Counts) {
	r.lock.Lock()
	defer r.lock.Unlock()
	if r.counts == nil {
		r.counts = c
		return
	}
	r.counts.Add(c)
}
