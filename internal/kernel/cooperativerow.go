package kernel

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// CooperativeRow shares each row of a rowwise kernel among invocations of a workgroup. The row's
// leaves are combined several at once. The invocations of a leaf share its accumulators: each has
// Chunk neighbouring ones, and takes their elements in rounds. So neighbouring invocations read
// neighbouring words, and one invocation writes each word of the result.
type CooperativeRow struct {
	Invocations int // invocations that share a row, a power of two
	// Split is how many invocations share the elements of each accumulator, a power of two: they
	// take the rounds in turns. If the order of a fold counts, the first of them adds the values of
	// all. 0: one invocation takes all elements of an accumulator. Held values stay in the
	// registers of the invocation that computed them.
	Split int
	// Unroll is how many rounds an invocation loads before it combines the first. Stage is how many
	// rounds it reads ahead into shared memory, if values are held there.
	Unroll, Stage int
	// Past: an invocation that reads ahead may read past the end of a row.
	Past bool
	// Held lists the instructions whose values an invocation keeps for later sweeps. A leaf then
	// has at most Rounds rounds. The values are in registers if Unroll equals Rounds, and otherwise
	// in shared memory. With Rounds 0 nothing is held, and rows have any length.
	Rounds int
	Held   []int
	// Turns: a row may have more leaves than are combined at once; the invocations then take the
	// leaves in turns.
	Turns bool
}

// MaxCooperativeLeaves is the most leaves of a cooperative row, whose results fill one leaf.
const MaxCooperativeLeaves = ops.Leaf

// cooperativeRow returns the kernel's cooperative row, or nil.
func (k *Kernel) cooperativeRow() *CooperativeRow {
	if r, ok := k.Loop.(*Rowwise); ok {
		return r.CooperativeRow
	}
	return nil
}

// Members returns how many invocations share the accumulators of a leaf, if each has chunk
// neighbouring ones.
func (t *CooperativeRow) Members(chunk int) int { return min(t.Invocations, ops.Accumulators/chunk) }

// Splits returns Split, or 1 if the elements are not split.
func (t *CooperativeRow) Splits() int { return max(1, t.Split) }

// Sharers returns how many invocations share a leaf. RoundSize returns how many elements they take
// in one round, chunk neighbouring ones each.
func (t *CooperativeRow) Sharers(chunk int) int   { return t.Members(chunk) * t.Splits() }
func (t *CooperativeRow) RoundSize(chunk int) int { return t.Sharers(chunk) * chunk }

// Groups returns how many leaves of a row are combined at once.
func (t *CooperativeRow) Groups(chunk int) int { return t.Invocations / t.Sharers(chunk) }

// InRegisters reports whether held values stay in registers.
func (t *CooperativeRow) InRegisters() bool { return t.Rounds == t.Unroll }

// LocalSize returns the size of a workgroup, which takes one row or several.
func (t *CooperativeRow) LocalSize() int { return max(t.Invocations, WorkgroupSize) }

// HeldPlaces returns where each held value lies among the words that an invocation holds for one
// round, and the number of these words. Values that are not needed at the same time share words.
func (k *Kernel) HeldPlaces() (places map[int]int, words int) {
	places = map[int]int{}
	sweeps := k.Sweeps()
	type place struct{ at, words, last int } // last: the sweep that reads it last
	var taken []place
	for s, p := range sweeps {
		for _, i := range p.Makes {
			n, last := k.HeldWords(i), s
			for later := range sweeps {
				if slices.Contains(sweeps[later].Holds, i) {
					last = max(last, later)
				}
			}
			// A sweep loads before it computes: only a computed value may replace one that the same
			// sweep reads last. The last place can grow.
			free := slices.IndexFunc(taken, func(q place) bool {
				return (q.words >= n || q.at+q.words == words) && (q.last < s || q.last == s && k.Body[i].Kind == Apply)
			})
			if free < 0 {
				free = len(taken)
				taken = append(taken, place{at: words})
			}
			q := &taken[free]
			q.words, q.last, places[i] = max(q.words, n), last, q.at
			words = max(words, q.at+n)
		}
	}
	return places, words
}

// HeldWords returns how many words a chunk of the values of instruction i takes.
func (k *Kernel) HeldWords(i int) int { return ceil(k.Chunk()*k.Body[i].DType.Size(), 4) }

// orderedFolds returns the folds of a sweep whose order counts, if the row's elements are split.
// One invocation of each accumulator adds their values.
func (k *Kernel) orderedFolds(p Sweep) (list []int) {
	for _, i := range p.Folds {
		if k.cooperativeRow().Split > 1 && !AnyOrder(k.Body[i].Op, k.Body[i].DType) {
			list = append(list, i)
		}
	}
	return list
}

// SplitTogether returns how many of a row's invocations first combine the results of all its
// invocations, for a fold of any order. All invocations of the row then combine the results of
// these few.
func SplitTogether(lanes int) int { return max(minTogether, lanes/ops.Accumulators) }

// minTogether is the least that SplitTogether returns. maxSplitInvocations is the most invocations
// that share a row.
const minTogether, maxSplitInvocations = 8, 1024

// CooperativeBytes returns the shared memory of a workgroup of cooperative rows. For each dtype of
// the folds it has room for the accumulators, and the results of leaves and rows. It also has room
// for the held values.
func (k *Kernel) CooperativeBytes() int {
	t, words := k.cooperativeRow(), 0
	if t.Split > 1 {
		return k.splitBytes()
	}
	joined := map[dtype.DType]bool{}
	for _, inst := range k.Body {
		if d := inst.DType; inst.Kind == Fold && !joined[d] {
			joined[d] = true
			words += (k.Chunk() + 1) * d.Words()
		}
	}
	if !t.InRegisters() {
		_, held := k.HeldPlaces()
		words += t.Rounds * held
	}
	return 4 * t.LocalSize() * words
}

// splitBytes returns CooperativeBytes for rows whose elements are split. Each fold has room for the
// results of its accumulators or invocations, and of the invocations that combine them. Each dtype
// has room for the values that are added in order, of as many such folds as one sweep has at most.
func (k *Kernel) splitBytes() int {
	t, words := k.cooperativeRow(), 0
	rows := t.LocalSize() / t.Invocations
	leaves := rows * t.Groups(k.Chunk())
	for _, inst := range k.Body {
		switch {
		case inst.Kind != Fold:
		case AnyOrder(inst.Op, inst.DType):
			words += (t.LocalSize() + rows*SplitTogether(t.Invocations)) * inst.DType.Words()
		case leaves > rows:
			words += leaves * (ops.Accumulators + 1) * inst.DType.Words()
		default:
			words += rows * ops.Accumulators * inst.DType.Words()
		}
	}
	most := map[dtype.DType]int{}
	for _, p := range k.Sweeps() {
		here := map[dtype.DType]int{}
		for _, i := range k.orderedFolds(p) {
			d := k.Body[i].DType
			here[d]++
			most[d] = max(most[d], here[d])
		}
	}
	for d, n := range most {
		words += n * t.Rounds * k.Chunk() * t.LocalSize() * d.Words()
	}
	return 4 * words
}

// CooperativeFits says why a row of n elements does not fit the cooperative row; "" if it fits.
func (k *Kernel) CooperativeFits(n int) string {
	t := k.cooperativeRow()
	if t == nil {
		return ""
	}
	leaves, round, all := Leaves(n), t.Members(k.Chunk())*k.Chunk(), t.RoundSize(k.Chunk())
	switch {
	case leaves > MaxCooperativeLeaves || leaves > t.Groups(k.Chunk()) && !t.Turns:
		return fmt.Sprintf("%d leaves for a cooperative row of %d", leaves, t.Invocations)
	case t.Rounds > 0 && ceil(min(n, ops.Leaf), all) > t.Rounds:
		return fmt.Sprintf("rows of %d elements are held for %d rounds", n, t.Rounds)
	case round < ops.Accumulators && n > round:
		return fmt.Sprintf("%d elements for %d accumulators", n, round)
	case !k.Loop.(*Rowwise).Ragged && (n%(all*t.Unroll) != 0 || t.Groups(k.Chunk()) > 1 && t.InRegisters() && n != t.Groups(k.Chunk())*ops.Leaf):
		return fmt.Sprintf("rows of %d elements end within %d rounds", n, t.Unroll)
	case t.Stage > 0 && !t.Past && n%(round*t.Stage) != 0:
		return fmt.Sprintf("rows of %d elements end within %d rounds that are read ahead", n, t.Stage)
	}
	return ""
}

func (r *Rowwise) verifyCooperative(k *Kernel) string {
	t := r.CooperativeRow
	if t == nil {
		return ""
	}
	power := func(n, most int) bool { return n >= 1 && n <= most && n&(n-1) == 0 }
	most := ops.Accumulators * MaxRowLeaves
	if t.Split > 1 {
		most = maxSplitInvocations
	}
	if r.Form != Along || !power(r.Chunk, vectorElements) || !power(t.Invocations, most) {
		return fmt.Sprintf("a cooperative row of %d, %v, in chunks of %d", t.Invocations, r.Form, r.Chunk)
	}
	groups, full := t.Groups(r.Chunk), t.Members(r.Chunk)*r.Chunk == ops.Accumulators
	switch {
	case t.Split != 0 && (t.Split < 2 || !power(t.Split, ops.Accumulators) || t.Sharers(r.Chunk) > t.Invocations || t.Invocations < minTogether):
		return fmt.Sprintf("elements split over %d of %d invocations", t.Split, t.Invocations)
	case t.Split > 1 && (!t.InRegisters() || t.Turns || !full || r.Long != (groups > 1)):
		return fmt.Sprintf("elements of %d leaves split over %d, and %d of %d rounds at a time, turns: %v, long: %v", groups, t.Split, t.Unroll, t.Rounds, t.Turns, r.Long)
	case t.Split > 1 && groups > 1 && t.Rounds*t.RoundSize(r.Chunk) > ops.Leaf:
		return fmt.Sprintf("%d rounds of %d elements of a leaf", t.Rounds, t.RoundSize(r.Chunk))
	case groups > MaxRowLeaves || groups > 1 && !r.Long || r.Long && !full || t.Turns && groups < MaxRowLeaves:
		return fmt.Sprintf("a cooperative row of %d for %d leaves at once, long: %v, turns: %v", t.Invocations, groups, r.Long, t.Turns)
	case t.Unroll < 1 || t.Unroll > ops.Leaf/ops.Accumulators || !t.InRegisters() && !power(t.Unroll, ops.Leaf/ops.Accumulators) || t.InRegisters() && r.Long && t.Split == 0:
		return fmt.Sprintf("%d rounds at a time", t.Unroll)
	case r.Striped > 0 || r.Spread > 0 || r.Kept != 0:
		return "a cooperative row with stripes, a spread or a kept value"
	}
	if what := t.verifySplit(k); what != "" {
		return what
	}
	return t.verifyHeld(k)
}

// verifySplit checks that split folds have a neutral element from which each invocation starts.
func (t *CooperativeRow) verifySplit(k *Kernel) string {
	for i, inst := range k.Body {
		if inst.Kind == Fold && t.Split > 1 && !Startable(inst.DType) {
			return fmt.Sprintf("%%%d, a fold of %v, is split", i, inst.DType)
		}
	}
	return ""
}

// Startable reports whether folds of a dtype have a neutral element to start from.
func Startable(d dtype.DType) bool { return d.IsReal() && d != dtype.Bool }

func (t *CooperativeRow) verifyHeld(k *Kernel) string {
	staged := t.Stage > 0
	switch {
	case t.Rounds == 0 && (len(t.Held) > 0 || staged) || t.Past && !staged || t.Turns && t.Rounds > 0 || t.Rounds < 0 || t.Stage < 0:
		return fmt.Sprintf("%v held for %d rounds, in turns: %v", t.Held, t.Rounds, t.Turns)
	case t.Rounds > 0 && !t.InRegisters() && (!staged || t.Stage%t.Unroll != 0 || t.Rounds%t.Stage != 0) || t.InRegisters() && staged:
		return fmt.Sprintf("%d rounds held, read by %d, %d at a time", t.Rounds, t.Stage, t.Unroll)
	}
	uniform := k.Uniform()
	for at, i := range t.Held {
		if i < 0 || i >= len(k.Body)-1 || at > 0 && i <= t.Held[at-1] || uniform[i] {
			return fmt.Sprintf("%v held", t.Held)
		}
		inst := k.Body[i]
		if inst.Kind != Apply && (inst.Kind != Load || k.Operands[inst.N].Index) {
			return fmt.Sprintf("%%%d held", i)
		}
	}
	return ""
}
