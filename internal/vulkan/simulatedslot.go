package vulkan

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/weft-gpu/weft/internal/sim"
)

// simSlot is one submission to a simulated GPU. A goroutine executes its commands after the
// previous submission of its queue.
type simSlot struct {
	device *simDevice
	queue  int           // 1: the transfer queue
	done   chan struct{} // closed when the submission is done; nil before the first one

	words  []uint64
	seen   [2]uint64 // the last epochs that the host knew to have ended when it submitted
	last   uint64    // this submission's last epoch
	ticks  []uint64
	counts []sim.Counts // of its dispatches, if it has timestamps
}

func (s *simSlot) submit(words []uint64, timestamps int, again bool) (call string, result int32) {
	d := s.device
	if again && !slices.Equal(s.words, words) {
		return "a batch submitted again", errorInitializationFailed
	}
	s.words, s.ticks, s.counts = append(s.words[:0], words...), make([]uint64, timestamps), nil
	s.done = make(chan struct{})
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.failed != nil {
		return "vkQueueSubmit", errorDeviceLost
	}
	before, done := d.tails[s.queue], s.done
	d.tails[s.queue], s.seen = done, d.seen
	go func() {
		defer close(done)
		<-before
		if d.result() != success {
			return
		}
		if err := s.execute(); err != nil {
			d.fail(err)
		}
	}()
	return "", success
}

func (s *simSlot) status() int32 {
	select {
	case <-s.done:
		return s.over()
	default:
		return notReady
	}
}

const timeout = 2 // VK_TIMEOUT

func (s *simSlot) wait(timeoutNs uint64) int32 {
	timer := time.NewTimer(time.Duration(min(timeoutNs, math.MaxInt64)))
	defer timer.Stop()
	select {
	case <-s.done:
		return s.over()
	case <-timer.C:
		return timeout
	}
}

// over returns the submission's result and tells the device that the host knows it is done: later
// submissions come after it.
func (s *simSlot) over() int32 {
	d := s.device
	result := d.result()
	d.mu.Lock()
	defer d.mu.Unlock()
	d.seen[s.queue] = max(d.seen[s.queue], s.last)
	return result
}

func (s *simSlot) timestamps(ticks []uint64) int32 {
	copy(ticks, s.ticks)
	return success
}

func (s *simSlot) free() {}

// execute runs the commands in order; commands of the other queue may run between them.
func (s *simSlot) execute() error {
	t := s.timeline()
	t.Submit(s.seen[s.queue], s.seen[1-s.queue])
	defer func() { s.last = t.Last() }()
	for w := s.words; len(w) > 0; {
		used, err := s.command(w)
		if err != nil {
			return err
		}
		w = w[used:]
	}
	return nil
}

// command runs the first command of the words, and returns how many words it has.
func (s *simSlot) command(w []uint64) (used int, err error) {
	s.device.executing.Lock()
	defer s.device.executing.Unlock()
	switch w[0] & 0xff {
	case opDispatch:
		return s.dispatch(w)
	case opBarrier:
		s.timeline().Barrier()
		return barrierWords, nil
	case opCopy:
		return copyWords, s.copy(w)
	case opFill:
		return fillWords, s.fill(w)
	case opTimestamp:
		s.stamp(w[1])
		return timestampWords, nil
	}
	return 0, fmt.Errorf("command %d is unknown", w[0]&0xff)
}

// timeline is the timeline of its queue.
func (s *simSlot) timeline() *sim.Timeline { return &s.device.timelines[s.queue] }

// dispatch runs a kernel, and returns how many words its command has.
func (s *simSlot) dispatch(w []uint64) (used int, err error) {
	d := s.device
	storage, uniform, pushWords := int(w[0]>>8&0xffff), int(w[0]>>24&1), int(w[0]>>40&0xffff)
	p, err := simObject[*simPipeline](d, w[1])
	if err != nil {
		return 0, fmt.Errorf("a dispatch's pipeline: %w", err)
	}
	d.seed++
	run := sim.Dispatch{
		Program: p.program, Groups: [3]uint32{uint32(w[4]), uint32(w[4] >> 32), uint32(w[5])}, First: uint32(w[5] >> 32),
		Seed: d.seed, Timeline: s.timeline(), Count: len(s.ticks) > 0,
	}
	w = w[dispatchWords:]
	for i := range storage + uniform {
		b, err := d.binding(w[bindingWords*i:])
		if err != nil {
			return 0, fmt.Errorf("binding %d of a dispatch of kernel %s: %w", i, p.name, err)
		}
		run.Bindings = append(run.Bindings, b)
	}
	used = bindingWords * (storage + uniform)
	for i := range pushWords {
		run.Push = binary.LittleEndian.AppendUint32(run.Push, uint32(w[used+i/2]>>(32*(i%2))))
	}
	if run.Groups[0] > 0 && run.Groups[1] > 0 && run.Groups[2] > 0 {
		counts, err := run.Run(context.Background())
		if err != nil {
			return 0, fmt.Errorf("kernel %s: %w", p.name, err)
		}
		if counts != nil {
			s.counts = append(s.counts, *counts)
		}
	} else if run.Count {
		s.counts = append(s.counts, sim.Counts{})
	}
	return dispatchWords + used + (pushWords+1)/2, nil
}

// binding returns the part of a buffer that a shader sees.
func (d *simDevice) binding(w []uint64) (sim.Binding, error) {
	memory, err := d.part(w[0], w[1], w[2])
	if err == nil && w[1]%d.align != 0 {
		err = fmt.Errorf("offset %d is not a multiple of %d", w[1], d.align)
	}
	return sim.Binding{Memory: memory, Offset: int64(w[1]), Range: int64(w[2])}, err
}

// part returns the memory of a buffer, if the buffer contains the part.
func (d *simDevice) part(buffer, offset, size uint64) (*sim.Memory, error) {
	b, err := simObject[*simBuffer](d, buffer)
	switch {
	case err != nil:
		return nil, err
	case b.memory == nil:
		return nil, errors.New("a buffer without memory")
	case int64(offset+size) > b.bytes:
		return nil, fmt.Errorf("%d bytes from byte %d of a buffer of %d", size, offset, b.bytes)
	}
	return b.memory.Memory, nil
}

func (s *simSlot) copy(w []uint64) error {
	src, err := s.device.part(w[1], w[3], w[5])
	if err != nil {
		return fmt.Errorf("a copy's source: %w", err)
	}
	dst, err := s.device.part(w[2], w[4], w[5])
	if err != nil {
		return fmt.Errorf("a copy's destination: %w", err)
	}
	return s.timeline().Copy(dst, int64(w[4]), src, int64(w[3]), int64(w[5]))
}

func (s *simSlot) fill(w []uint64) error {
	dst, err := s.device.part(w[1], w[2], w[3])
	if err != nil {
		return fmt.Errorf("a fill: %w", err)
	}
	return s.timeline().Fill(dst, int64(w[2]), int64(w[3]), uint32(w[4]))
}

func (s *simSlot) stamp(slot uint64) {
	if len(s.ticks) == 0 {
		return
	}
	ticks := uint64(float64(time.Since(s.device.start).Nanoseconds()) / s.device.timestampPeriod)
	s.ticks[slot] = ticks & (math.MaxUint64 >> (64 - s.device.timestampBits))
}
