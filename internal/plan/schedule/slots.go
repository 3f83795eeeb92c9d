package schedule

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// AssignSlots lets temporaries share memory. Temporaries of one slot are in use at different times,
// or lie next to each other. So a plan takes little more memory than is in use at once. Results
// have slots of their own, because they outlive the plan.
func AssignSlots(cfg *rules.Config, p *program.Plan) error {
	if !cfg.Runs(rules.Reuse) {
		for i := range p.Temps {
			p.Temps[i].Slot = i
			p.Slots = append(p.Slots, p.Temps[i].Bytes())
		}
		placeParts(p)
		return nil
	}
	a := &slotAssigner{Plan: p, lives: Lives(p), grain: cfg.OffsetAlign}
	if a.grain > 0 {
		a.grain = max(a.grain, placeGrain)
	}
	if cfg.Overlap {
		a.together()
	}
	if len(p.Temps) > maxTemps && a.grain > 0 {
		a.assignByTime()
	} else {
		a.assignBest()
	}
	placeParts(p)
	return nil
}

// placeParts sets the slots of temporaries that lie inside others.
func placeParts(p *program.Plan) {
	for i := range p.Temps {
		if in := p.Temps[i].In; in != nil {
			p.Temps[i].Slot, p.Temps[i].At = p.Temps[in.Temp].Slot, p.Temps[in.Temp].At+in.At
		}
	}
}

// slotAssigner holds the slots so far.
type slotAssigner struct {
	*program.Plan
	lives []life
	grain int64   // alignment in a slot; 0: temporaries lie only at the start of a slot
	in    [][]int // the temporaries of each slot by their offset; nil for a result's slot
	open  []int   // the slots that hold no result
	busy  []Extent
	// lowest: a temporary takes the first gap that is large enough, instead of the tightest.
	lowest bool
}

// maxTemps is the most temporaries for which several orders are tried. The time of each try grows
// with the square of their number.
const maxTemps = 2000

// assignBest tries several orders, since none is the best for all plans: by size, by how much
// memory is in use at the same time, and by length of life. Each is tried with the tightest gap and
// with the first. It keeps the order that takes the least memory, and stops early near the lower
// bound: the most bytes in use at once.
func (a *slotAssigner) assignBest() {
	live := a.live()
	bound := slices.Max(live) + a.kept()
	bySize := func(t, u int) int {
		return cmp.Or(cmp.Compare(a.Temps[u].Bytes(), a.Temps[t].Bytes()), cmp.Compare(a.lives[t].First, a.lives[u].First))
	}
	byLength := func(t, u int) int { return cmp.Or(cmp.Compare(a.lives[u].length(), a.lives[t].length()), bySize(t, u)) }
	fullest := a.fullest(live)
	full := func(t, u int) int { return cmp.Compare(fullest[u], fullest[t]) }
	byFullness := func(t, u int) int { return cmp.Or(full(t, u), bySize(t, u)) }
	byBoth := func(t, u int) int { return cmp.Or(full(t, u), byLength(t, u)) }
	total, temps := int64(-1), a.Temps
	for _, way := range []struct {
		order  func(t, u int) int
		lowest bool
	}{{bySize, false}, {byFullness, false}, {byFullness, true}, {byBoth, true}, {byLength, true}, {bySize, true}} {
		try := slotAssigner{Plan: &program.Plan{Temps: slices.Clone(temps)}, lives: a.lives, grain: a.grain, lowest: way.lowest}
		try.assignAll(way.order)
		if n := sumOf(try.Slots); total < 0 || n < total {
			total, a.Temps, a.Slots = n, try.Temps, try.Slots
		}
		if total <= bound+bound/32 {
			return
		}
	}
}

// assignAll assigns all temporaries that have memory of their own, in the given order.
func (a *slotAssigner) assignAll(order func(t, u int) int) {
	var list []int
	for t, l := range a.lives {
		if l.First >= 0 && a.Temps[t].In == nil {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, order)
	for _, t := range list {
		a.assign(t)
	}
}

// live returns how many bytes of temporaries are in use while each step runs, without results.
func (a *slotAssigner) live() []int64 {
	live := make([]int64, len(a.Steps)+1)
	for t, l := range a.lives {
		if l.First >= 0 && a.Temps[t].In == nil && !a.Temps[t].Keep {
			live[l.First] += a.Temps[t].Bytes()
			live[l.Last+1] -= a.Temps[t].Bytes()
		}
	}
	for i := 1; i < len(live); i++ {
		live[i] += live[i-1]
	}
	return live
}

// kept returns how many bytes results take.
func (a *slotAssigner) kept() (n int64) {
	for t, l := range a.lives {
		if l.First >= 0 && a.Temps[t].Keep {
			n += a.Temps[t].Bytes()
		}
	}
	return n
}

// fullest returns, for each temporary, the most bytes that are in use at once during its life.
func (a *slotAssigner) fullest(live []int64) []int64 {
	most := [][]int64{live} // most[i][s] is the maximum over 1<<i steps from s on
	for n := 1; 2*n <= len(live); n *= 2 {
		of := most[len(most)-1]
		next := make([]int64, len(of)-n)
		for i := range next {
			next[i] = max(of[i], of[i+n])
		}
		most = append(most, next)
	}
	list := make([]int64, len(a.Temps))
	for t, l := range a.lives {
		if l.First >= 0 {
			of := bits.Len(uint(l.length()+1)) - 1
			list[t] = max(most[of][l.First], most[of][l.Last+1-1<<of])
		}
	}
	return list
}

func sumOf(list []int64) (sum int64) {
	for _, n := range list {
		sum += n
	}
	return sum
}

// together extends each life over all kernels that the device may run at the same time. Otherwise
// shared memory would need barriers between them.
func (a *slotAssigner) together() {
	ranks := levels(a.Plan)
	first, last := make([]int, len(ranks)), make([]int, len(ranks)) // the first and the last of the adjacent kernels of one level
	for i := range ranks {
		first[i] = i
		if i > 0 && ranks[i] == ranks[i-1] {
			first[i] = first[i-1]
		}
	}
	for i := len(ranks) - 1; i >= 0; i-- {
		last[i] = i
		if i+1 < len(ranks) && ranks[i] == ranks[i+1] {
			last[i] = last[i+1]
		}
	}
	for t, l := range a.lives {
		if l.First >= 0 {
			a.lives[t] = life{first[l.First], last[l.Last]}
		}
	}
}

// largestSlot is the most bytes to which a slot of several temporaries grows: the size of the
// blocks in which device memory is allocated. A single temporary may be larger.
const largestSlot = 64 << 20

// assign puts a temporary into a gap: the tightest or, if lowest is set, the first. If there is
// none, it goes to the end of the slot that grows the least, or gets a slot of its own.
func (a *slotAssigner) assign(t int) {
	temp := &a.Temps[t]
	need := temp.Bytes()
	best, left := -1, int64(0)
	grown, growth := -1, need
	if a.lowest && a.grain > 0 {
		growth += a.grain + 1 // prefer the end of a slot to a new slot
	}
	for _, s := range a.open {
		if temp.Keep {
			break
		}
		at, over, ok := a.gap(s, t)
		switch {
		case ok && (best < 0 || over < left && !a.lowest):
			best, left, temp.At = s, over, at
		case !ok && over < growth && a.Slots[s]+over <= largestSlot:
			grown, growth = s, over
		}
	}
	switch {
	case best >= 0:
	case grown >= 0:
		best = grown
		a.Slots[best] += growth
		temp.At = a.Slots[best] - need
	default:
		best, temp.At = len(a.in), 0
		a.in, a.Slots = append(a.in, nil), append(a.Slots, need)
		if !temp.Keep {
			a.open = append(a.open, best)
		}
	}
	if temp.Slot = best; !temp.Keep {
		list := a.in[best]
		i, _ := slices.BinarySearchFunc(list, temp.At+1, func(u int, at int64) int { return cmp.Compare(a.Temps[u].At, at) })
		a.in[best] = slices.Insert(list, i, t)
	}
}

// gap returns a gap for t in a slot, and the bytes left over. It is the tightest or, if lowest is
// set, the first gap between the temporaries that are in use at the same time as t. If there is
// none, ok is false and left is how much the slot would grow.
func (a *slotAssigner) gap(slot, t int) (at, left int64, ok bool) {
	need := a.Temps[t].Bytes()
	busy := a.busy[:0]
	for _, u := range a.in[slot] {
		if a.lives[u].First <= a.lives[t].Last && a.lives[t].First <= a.lives[u].Last {
			busy = append(busy, Extent{u, a.Temps[u].At, a.Temps[u].End()})
		}
	}
	a.busy = busy
	if a.grain == 0 && len(busy) > 0 {
		return 0, need, false
	}
	// The bindings of a temporary reach past its end, so the next temporary begins after that. A
	// slot's memory is longer by as much.
	reach := a.Temps[t].End() - a.Temps[t].At
	busy = append(busy, Extent{From: a.Slots[slot] + reach - need})
	from := int64(0)
	for _, b := range busy {
		if over := b.From - from - reach; over >= 0 && (!ok || over < left && !a.lowest) {
			at, left, ok = from, over, true
		}
		if a.grain > 0 {
			from = max(from, (b.End+a.grain-1)/a.grain*a.grain)
		}
	}
	if !ok {
		left = from + need - a.Slots[slot]
	}
	return at, left, ok
}

// Extent is the range of bytes that a temporary takes in a slot, or in another temporary.
type Extent struct {
	Temp      int
	From, End int64
}

// life is the first and the last step that touch a temporary, or one inside it; -1 if no step does.
type life struct{ First, Last int }

func (l life) length() int { return l.Last - l.First }

// Lives returns the life of each temporary.
func Lives(p *program.Plan) []life {
	list := make([]life, len(p.Temps))
	for t := range list {
		list[t] = life{-1, -1}
	}
	touch := func(t, step int) {
		for _, t := range []int{t, Home(p, t)} {
			if list[t].First < 0 {
				list[t].First = step
			}
			list[t].Last = step
		}
	}
	for i, s := range p.Steps {
		for _, t := range s.Outs() {
			touch(t, i)
		}
		for _, r := range s.Operands {
			if r.Temp >= 0 {
				touch(r.Temp, i)
			}
		}
	}
	return list
}
