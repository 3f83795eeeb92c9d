package vulkan

import (
	"context"
	"errors"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Run submits recorded steps with the given arrays, as fast as the device completes them. Other
// runs submit theirs between the parts.
func (be *Backend) Run(ctx context.Context, recorded backend.Steps, arrays []backend.Memory, note func(backend.Timing)) (t vulkan.Ticket, err error) {
	if small, ok := recorded.(smallSteps); ok {
		return 0, be.onHost(ctx, small, arrays, note)
	}
	if on, ok := recorded.(*trial); ok {
		made, err := be.passed(on)
		if err != nil {
			return 0, err
		}
		if made == nil {
			return 0, be.onHost(ctx, on.smallSteps, arrays, note)
		}
		recorded = made
	}
	s := recorded.(*steps)
	be.programs.use(s.programs)
	for i := range s.parts {
		if i > 0 {
			err = be.follow(ctx)
		}
		if err == nil {
			t, err = be.part(s, i, arrays, note)
		}
		if err != nil && i > 0 { // half written arrays have no elements
			be.mu.Lock()
			defer be.mu.Unlock()
			s.failed(arrays, err)
		}
		if err != nil {
			return 0, err
		}
	}
	return t, nil
}

// failed notes why the arrays that the steps write have no elements; nil: they have them.
func (s *steps) failed(arrays []backend.Memory, err error) {
	for i, a := range arrays {
		if s.writes[i] > 0 {
			leaseOf(a).err = err
		}
	}
}

// part submits one part of recorded steps.
func (be *Backend) part(s *steps, i int, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	be.mu.Lock()
	defer be.mu.Unlock()
	if be.closed {
		return 0, be.programs.work.Closing
	}
	be.sources = be.sources[:0]
	for i, a := range arrays {
		if s.reads[i] == 0 && s.writes[i] == 0 {
			be.sources = append(be.sources, vulkan.Binding{})
			continue
		}
		l := leaseOf(a)
		if l.err != nil {
			return 0, l.err
		}
		buffer, offset := l.buf.Handle()
		be.sources = append(be.sources, vulkan.Binding{Buffer: buffer, Offset: offset})
	}
	if i == 0 {
		if err := be.filled(s, arrays); err != nil {
			return 0, err
		}
		be.enter(s, arrays)
	}
	t, err := be.submit(s, &s.parts[i], arrays, note)
	if err != nil && i == 0 {
		s.failed(arrays, nil) // nothing was written
	}
	if !s.Brief() {
		be.touch(s, arrays)
	}
	return t, err
}

// filled submits the uploads to arrays that the steps overwrite, so that a failure of the steps
// does not lose them. The caller holds the lock.
func (be *Backend) filled(s *steps, arrays []backend.Memory) error {
	for i, a := range arrays {
		if s.writes[i] > 0 && leaseOf(a).dirty {
			_, err := be.flush()
			return err
		}
	}
	return nil
}

// enter orders the steps after the commands recorded before them, and notes the epochs in which
// they access the arrays. The caller holds the lock, as in touch and submit.
func (be *Backend) enter(s *steps, arrays []backend.Memory) {
	hazard := false
	for i, a := range arrays {
		hazard = hazard || s.reads[i] > 0 && leaseOf(a).wrote == be.epoch ||
			s.writes[i] > 0 && (leaseOf(a).wrote == be.epoch || leaseOf(a).read == be.epoch)
	}
	if hazard {
		be.batch.Barrier(deviceAccess, deviceAccess)
		be.epoch++
	}
	if !s.Brief() {
		return
	}
	for i, a := range arrays {
		if s.reads[i] > 0 {
			leaseOf(a).read = max(leaseOf(a).read, be.epoch+s.reads[i]-1)
		}
		if s.writes[i] > 0 {
			leaseOf(a).wrote = be.epoch + s.writes[i] - 1
		}
	}
	be.epoch += s.epochs
}

// touch notes that steps of several parts have accessed their arrays since the last counted
// barrier. Barriers within such steps are not counted, since other runs count theirs between the
// parts.
func (be *Backend) touch(s *steps, arrays []backend.Memory) {
	for i, a := range arrays {
		if s.reads[i] > 0 {
			leaseOf(a).read = be.epoch
		}
		if s.writes[i] > 0 {
			leaseOf(a).wrote = be.epoch
		}
	}
}

// submit adds one part to the batch, and submits the batch.
func (be *Backend) submit(s *steps, part *part, arrays []backend.Memory, note func(backend.Timing)) (vulkan.Ticket, error) {
	be.sources = be.sources[:len(arrays)]
	for _, words := range part.uniforms {
		uniform, err := be.mem.Uniform(words)
		if err != nil {
			// The batch may hold uploads that others need.
			_, flushErr := be.flush()
			return 0, errors.Join(err, flushErr)
		}
		be.sources = append(be.sources, uniform)
	}
	be.batch.AddTemplate(part.commands, be.sources)
	be.took += part.took
	for i, a := range arrays {
		if s.reads[i] > 0 || s.writes[i] > 0 {
			l := leaseOf(a)
			be.use(l)
			l.dirty = l.dirty || s.writes[i] > 0
		}
	}
	t, err := be.flush()
	if err == nil && note != nil {
		note(be.timing(t, part.marks))
	}
	return t, err
}
