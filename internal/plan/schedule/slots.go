package schedule

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// AssignSlots lets temporaries share memory: those of one slot live at different times or
// lie beside each other: what memory a plan takes is hardly more than what lives at once.
// Results have slots of their own, which live on.
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

// placeParts says of temporaries in others where they are.
func placeParts(p *program.Plan) {
	for i := range p.Temps {
		if in := p.Temps[i].In; in != nil {
			p.Temps[i].Slot, p.Temps[i].At = p.Temps[in.Temp].Slot, p.Temps[in.Temp].At+in.At
		}
	}
}

// slotAssigner knows what is in the slots so far.
type slotAssigner struct {
	*program.Plan
	lives []life
	grain int64   // of places in a slot; 0: there is one, its beginning
	in    [][]int // the temporaries of each slot by where they begin, nil of one that a result has
	open  []int   // the slots of more than a result
	busy  []Extent
	// lowest takes the first place that is large enough, not the tightest.
	lowest bool
}

// maxTemps is how many temporaries are laid out in every way there is: each takes a time
// that grows with the square of their number.
const maxTemps = 2000

// assignBest tries the temporaries by size, by when what lives at once is the most and by how
// long they live, in the tightest places and in the first, and keeps what takes the least
// memory: no order is the best for all plans. Less than what lives at once it cannot be.
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

// assignAll assigns all temporaries that have memory of their own, in an order.
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

// live is how many bytes of temporaries live while each step runs, results not counted.
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

// kept is how many bytes results have.
func (a *slotAssigner) kept() (n int64) {
	for t, l := range a.lives {
		if l.First >= 0 && a.Temps[t].Keep {
			n += a.Temps[t].Bytes()
		}
	}
	return n
}

// fullest is, of each temporary, the most bytes that live at once while it does.
func (a *slotAssigner) fullest(live []int64) []int64 {
	most := [][]int64{live} // of 1<<i steps from each on
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

// together lets temporaries live as long as kernels run that the device may run beside
// those that touch them, so that no barrier comes between because they share memory.
func (a *slotAssigner) together() {
	ranks := levels(a.Plan)
	first, last := make([]int, len(ranks)), make([]int, len(ranks)) // of the kernels in a row of one level
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

// largestSlot is what slots grow to, in bytes, where no temporary is larger: the blocks in
// which devices' memory is allocated are as large.
const largestSlot = 64 << 20

// assign gives a temporary the gap that fits it best, or the first, or the end of the slot
// that grows the least by it, or a slot of its own.
func (a *slotAssigner) assign(t int) {
	temp := &a.Temps[t]
	need := temp.Bytes()
	best, left := -1, int64(0)
	grown, growth := -1, need
	if a.lowest && a.grain > 0 {
		growth += a.grain + 1 // at the end of a slot rather than in one of its own
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

// gap is the smallest gap in a slot that a temporary fits in, or the lowest, among those that
// live when it does, and what is left over of it; where it fits in none, by how much the slot
// would grow.
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
	// What bindings reach behind it is between it and the next, or behind the slot.
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

// Extent is the bytes that a temporary has of a slot, or of the temporary that it is in.
type Extent struct {
	Temp      int
	From, End int64
}

// life is the first and the last step that touch a temporary or what is in it; -1
// where none does.
type life struct{ First, Last int }

func (l life) length() int { return l.Last - l.First }

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
