package vulkan

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/target"
)

func at(array int, from, to int64) backend.Place {
	return backend.Place{Array: array, At: from, End: to}
}

// Within a recording, barriers are where a hazard is, and nowhere else.
func TestBarriers(t *testing.T) {
	a, b, c, d := at(0, 0, 128), at(1, 0, 128), at(2, 0, 128), at(3, 0, 128)
	r := &recorder{epoch: 1, out: &steps{reads: make([]uint64, 4), writes: make([]uint64, 4)}}
	for _, step := range []struct {
		name    string
		reads   []backend.Place
		write   backend.Place
		barrier bool
	}{
		{"first", []backend.Place{a}, b, false},
		{"independent", []backend.Place{a}, c, false},
		{"read after write", []backend.Place{b, c}, d, true},
		{"read again", []backend.Place{b}, a, false},
		{"write after read", []backend.Place{c}, b, true},
		{"write after write", []backend.Place{d}, b, true},
		{"ordered by the barrier", []backend.Place{a, d}, c, false},
		{"read after a part was written", []backend.Place{{Array: 2, At: 64, End: 128}}, a, true},
		{"write another part", nil, at(0, 128, 192), false},
		{"write beside what is read", nil, at(2, 0, 64), false},
		{"write a part of what was written", nil, at(0, 100, 132), true},
	} {
		before := r.batch.Len()
		r.order(step.reads, []recordedAccess{{Place: step.write}})
		if got := r.batch.Len() > before; got != step.barrier {
			t.Errorf("%s: barrier %v, want %v", step.name, got, step.barrier)
		}
	}
}

// Each independent dispatch is compared with a bounded number of accesses: then a barrier clears
// the list.
func TestAccessesBetweenBarriersAreBounded(t *testing.T) {
	const n = 4 * target.MaxAccesses
	r := &recorder{epoch: 1, out: &steps{reads: make([]uint64, n), writes: make([]uint64, n)}}
	barriers := 0
	for i := range n {
		before := r.batch.Len()
		r.order(nil, []recordedAccess{{Place: at(i, 0, 128)}})
		if r.batch.Len() > before {
			barriers++
		}
		if looked := len(r.reads) + len(r.writes); looked > target.MaxAccesses+1 {
			t.Fatalf("%d accesses since the last barrier", looked)
		}
	}
	if barriers != n/(target.MaxAccesses+1) {
		t.Errorf("%d barriers between %d independent dispatches", barriers, n)
	}
}

// The same between recordings that run one after the other.
func TestBarriersBetween(t *testing.T) {
	be := opened(t)
	take := func() backend.Memory {
		a, err := be.Alloc(ctx, 1024, nil, false)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	a, b, c, d := take(), take(), take(), take()
	// The steps read their first array, and after a barrier their second, and write their third.
	s := &steps{reads: []uint64{1, 2, 0}, writes: []uint64{0, 0, 2}, epochs: 1}
	for _, step := range []struct {
		name    string
		arrays  []backend.Memory
		barrier bool
	}{
		{"first", []backend.Memory{a, b, c}, false},
		{"independent", []backend.Memory{a, b, d}, false},
		{"read after write", []backend.Memory{d, b, take()}, true},
		{"ordered by a barrier", []backend.Memory{c, d, take()}, false},
		{"write after a read before a barrier", []backend.Memory{b, d, c}, false},
		{"write after read", []backend.Memory{b, a, d}, true},
		{"write after write", []backend.Memory{b, a, d}, true},
	} {
		before := be.batch.Len()
		be.enter(s, step.arrays)
		if got := be.batch.Len() > before; got != step.barrier {
			t.Errorf("%s: barrier %v, want %v", step.name, got, step.barrier)
		}
	}
	// Dropped commands may have had the barrier that a later step relies on.
	be.mu.Lock()
	be.abandon(errors.New("a test"))
	be.mu.Unlock()
	if be.batch.Len() != 1 {
		t.Errorf("after the dropped commands come %d commands, want a barrier", be.batch.Len())
	}
}
