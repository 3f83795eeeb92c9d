package sim

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/spirv"
)

// workgroup runs workgroups, one after another.
type workgroup struct {
	program   *Program
	size      int // invocations
	subgroups []*subgroup
	shared    *Memory
	sharedNow moment
	matrix    []uint32 // buffer for a matrix product

	*grid  // the dispatch
	counts *Counts

	// State of the current workgroup.
	id      [3]uint32
	firstID uint64
	random  rand.PCG
	able    []*subgroup // the subgroups that can run
	touched []int       // the words that an access touches, for counting
	// In a program whose barriers order accesses to buffers: how many such barriers have passed, and
	// after how many each word was accessed last.
	phase  int
	phases map[phasedWord]int
}

// phasedWord is a word of a memory.
type phasedWord struct {
	memory *Memory
	word   int
}

// passed forgets the last access to a word of a buffer if a barrier of this workgroup has ordered
// it. It does not see that another workgroup has read the word too.
func (w *workgroup) passed(b *buffer, at int) {
	if !w.program.ordersBuffers {
		return
	}
	word := phasedWord{b.memory, b.first + at}
	last, accessed := w.phases[word]
	if accessed && last < w.phase {
		shadow := &b.shadow[at]
		atomic.StoreUint64(shadow, knownOf(atomic.LoadUint64(shadow)).with(0))
	}
	w.phases[word] = w.phase
}

func newWorkgroup(p *Program) *workgroup {
	w := &workgroup{program: p, size: p.Local[0] * p.Local[1] * p.Local[2], shared: NewMemory(make([]byte, p.SharedBytes))}
	for first := 0; first < w.size; first += p.Profile.Subgroup {
		w.subgroups = append(w.subgroups, newSubgroup(w, len(w.subgroups)))
	}
	return w
}

// run runs workgroup number n of the dispatch.
func (w *workgroup) run(ctx context.Context, n uint64) error {
	x, y := uint64(w.dispatch.Groups[0]), uint64(w.dispatch.Groups[1])
	w.id = [3]uint32{uint32(n % x), w.dispatch.First + uint32(n/x%y), uint32(n / x / y)}
	w.firstID = w.first + n*uint64(w.size)
	w.random = *rand.NewPCG(w.dispatch.Seed, n)
	clear(w.shared.shadow)
	w.sharedNow = moment{epoch: 1, since: 1}
	w.phase = 0
	if clear(w.phases); w.program.ordersBuffers && w.phases == nil {
		w.phases = map[phasedWord]int{}
	}
	if w.program.Profile.Mistake != nil {
		w.sharedNow.since = never
	}
	if w.counts != nil {
		w.counts.Workgroups++
		w.counts.Subgroups += int64(len(w.subgroups))
		w.counts.Invocations += int64(w.size)
	}
	for _, s := range w.subgroups {
		s.start()
	}
	endless := w.dispatch.Endless
	if endless == 0 {
		endless = 1 << 30
	}
	for spent := 0; ; {
		ready := w.ready()
		if len(ready) == 0 {
			if over, fault := w.meet(); fault != nil || over {
				return errorOf(fault)
			}
			continue
		}
		s := ready[w.random.Uint64()%uint64(len(ready))]
		turn := 1 << 16
		if len(ready) > 1 {
			turn = 1 << (w.random.Uint64() % 11)
		}
		if w.counts != nil {
			spent += s.runCounted(turn)
		} else {
			spent += s.run(turn)
		}
		if s.fault != nil {
			return s.fault
		}
		if spent > endless {
			return &Fault{Kind: Endless, Instruction: w.program.places[w.program.ops[s.pc].at], Workgroup: w.id, Invocation: s.invocation(0), Detail: "no end after many instructions"}
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
}

func errorOf(f *Fault) error {
	if f == nil {
		return nil
	}
	return f
}

// ready returns the subgroups that can run.
func (w *workgroup) ready() []*subgroup {
	w.able = w.able[:0]
	for _, s := range w.subgroups {
		if s.state == running {
			w.able = append(w.able, s)
		}
	}
	return w.able
}

// meet continues when no subgroup can run: all must be at the same barrier or at the end.
func (w *workgroup) meet() (over bool, fault *Fault) {
	first := w.subgroups[0]
	for _, s := range w.subgroups[1:] {
		if s.state == first.state && (s.state == done || s.pc == first.pc) {
			continue
		}
		at := s
		if s.state == done {
			at = first
		}
		return false, &Fault{Kind: Divergence, Instruction: w.program.places[w.program.ops[at.pc-1].at], Workgroup: w.id,
			Invocation: at.invocation(0), Detail: fmt.Sprintf("a barrier that subgroups %d and %d do not run together", first.index, s.index)}
	}
	if first.state == done {
		return true, nil
	}
	orders := w.program.ops[first.pc-1].number
	w.sharedNow.epoch += uint64(orders & ordersShared)
	if orders&ordersBuffers != 0 {
		w.phase++
	}
	if w.sharedNow.since != never {
		w.sharedNow.since = w.sharedNow.epoch
	}
	for _, s := range w.subgroups {
		s.state = running
	}
	return false, nil
}

// runBuiltIn loads a built-in.
func runBuiltIn(s *subgroup, o *op) {
	w := s.w
	local := w.program.Local
	for axis := range int(o.n) {
		d := s.lanes(o.d.reg+int32(axis), 1)
		for lane := range d {
			index := s.invocation(lane)
			place := [3]int{index % local[0], index / local[0] % local[1], index / local[0] / local[1]}[axis%3]
			var v int
			switch spirv.BuiltIn(o.number) {
			case spirv.BuiltInNumWorkgroups:
				v = int(w.dispatch.Groups[axis])
			case spirv.BuiltInWorkgroupId:
				v = int(w.id[axis])
			case spirv.BuiltInLocalInvocationId:
				v = place
			case spirv.BuiltInGlobalInvocationId:
				v = int(w.id[axis])*local[axis] + place
			case spirv.BuiltInLocalInvocationIndex:
				v = index
			case spirv.BuiltInNumSubgroups:
				v = len(w.subgroups)
			case spirv.BuiltInSubgroupId:
				v = s.index
			case spirv.BuiltInSubgroupLocalInvocationId:
				v = lane
			case spirv.BuiltInSubgroupSize:
				v = 1 << s.shift
			}
			d[lane] = uint32(v)
		}
	}
	s.markAll(o, 0)
}
