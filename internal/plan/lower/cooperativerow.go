package lower

import (
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Cooperative rows: on GPUs the invocations of a workgroup share rows (see kernel.CooperativeRow).

// SharesRows reports whether a workgroup's invocations share rows. tests/ablation disables it.
func (b *Builder) SharesRows() bool { return b.Shares() }

// chooseCooperativeRow sets how many invocations share a row, how they read and write it, which
// values they hold, and how many rounds they load at a time.
func (b RowKernels) chooseCooperativeRow(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) {
	n := launches[0].Dims[k.Rank-1]
	w.CooperativeRow = &kernel.CooperativeRow{Turns: kernel.Leaves(n) > kernel.MaxRowLeaves}
	w.Chunk = wordChunk(k, launches)
	for w.CooperativeRow.Invocations = rowInvocations(n, w.Chunk); w.CooperativeRow.Invocations > b.Config.RowInvocations && w.Chunk < region.MinColumns; w.CooperativeRow.Invocations = rowInvocations(n, w.Chunk) {
		w.Chunk *= 2
	}
	b.wholeRows(k, w, launches)
	b.holdAll(k, w.CooperativeRow)
	b.chooseRounds(k, w, n, rowGroups(k, w.CooperativeRow, launches))
	round := w.CooperativeRow.RoundSize(w.Chunk)
	w.Ragged = n%(w.CooperativeRow.Unroll*round) != 0 || w.Long && w.CooperativeRow.InRegisters() && n != w.CooperativeRow.Groups(w.Chunk)*ops.Leaf
	w.CooperativeRow.Past = w.CooperativeRow.Stage > 0 && n%(w.CooperativeRow.Stage*round) != 0
}

// rowGroups returns how many workgroups the largest launch has.
func rowGroups(k *kernel.Kernel, t *kernel.CooperativeRow, launches []kernel.Geometry) int {
	most := 0
	for _, g := range launches {
		rows := shape.Shape(g.Dims[:k.Rank-1]).Size()
		most = max(most, rules.Ceil(rows*t.Invocations, t.LocalSize()))
	}
	return most
}

// wordChunk returns the least number of neighbouring elements that fill whole words in every
// operand and in the result.
func wordChunk(k *kernel.Kernel, launches []kernel.Geometry) int {
	chunk := 1
	for i, o := range k.Operands {
		if s := launches[0].Operands[i].Strides; !o.Index && s[len(s)-1] == 1 {
			chunk = max(chunk, 4/min(4, o.DType.Size()))
		}
	}
	if !k.PerRow() {
		chunk = max(chunk, 4/min(4, k.Result().DType.Size()))
	}
	return chunk
}

// rowInvocations returns how many invocations share a row of n elements. Those of a leaf share its
// accumulators in chunks; there are no more invocations than chunks.
func rowInvocations(n, chunk int) int {
	return min(rules.CeilPower(rules.Ceil(n, chunk)), ops.Accumulators/chunk) * min(rules.CeilPower(kernel.Leaves(n)), kernel.MaxRowLeaves)
}

// holdAll makes the cooperative row hold the values that several sweeps need: loaded elements, and
// values that cost much to compute again.
func (b RowKernels) holdAll(k *kernel.Kernel, t *kernel.CooperativeRow) {
	uniform := k.Uniform()
	hold := func(i int) {
		t.Held = append(t.Held, i)
		slices.Sort(t.Held)
	}
	times := sweepsOf(k)
	for i, inst := range k.Body {
		if inst.Kind == kernel.Load && times[i] > 1 && !k.Operands[inst.N].Index {
			hold(i)
		}
	}
	for range target.MaxHeldValues {
		best, most := -1, target.MinKeptCost-1
		for i, times := range sweepsOf(k) {
			if times < 2 || k.Body[i].Kind != kernel.Apply || i == len(k.Body)-1 || slices.Contains(t.Held, i) {
				continue
			}
			if cost := b.costBelow(k, i, uniform); cost > most {
				best, most = i, cost
			}
		}
		if best < 0 {
			break
		}
		hold(best)
	}
	times = sweepsOf(k) // fewer sweeps load from memory now
	if t.Held = slices.DeleteFunc(t.Held, func(i int) bool { return times[i] < 2 }); len(t.Held) == 0 {
		t.Held = nil
	}
}

// sweepsOf returns, for each instruction, how many sweeps compute its value or read the held one.
func sweepsOf(k *kernel.Kernel) []int {
	times := make([]int, len(k.Body))
	for _, p := range k.Sweeps() {
		for _, i := range append(slices.Clone(p.Body), p.Holds...) {
			times[i]++
		}
	}
	return times
}

// chooseRounds sets how many rounds of a row of n elements an invocation loads at a time, and where
// it holds values. Values are not held if they do not fit, or if they leave room for too few of the
// launch's workgroups (groups) on a compute unit.
func (b RowKernels) chooseRounds(k *kernel.Kernel, w *kernel.Rowwise, n, groups int) {
	t := w.CooperativeRow
	rounds := rules.Ceil(min(n, ops.Leaf), t.Members(w.Chunk)*w.Chunk)
	if t.Turns {
		t.Held = nil
	}
	if b.splitRounds(k, w, rounds, groups) {
		return
	}
	t.Unroll = b.roundsAtOnce(k, w)
	if rounds <= b.Config.StraightRounds && (rounds <= t.Unroll || rounds > target.MinStraightRounds && len(t.Held) > 0) && !w.Long {
		if rounds > target.MinStraightRounds {
			rounds = rules.Ceil(rounds, target.StraightStep) * target.StraightStep
		}
		t.Unroll, t.Rounds = rounds, rounds
		return
	}
	t.Unroll = fewerRounds(t.Unroll, 1, rounds)
	for len(t.Held) > 0 {
		t.Stage = fewerRounds(target.FloorPower(max(1, target.RowRegisters/b.wordsLoaded(k, true))), t.Unroll, rounds)
		if t.Rounds = rules.Ceil(rounds, t.Stage) * t.Stage; t.Rounds == t.Unroll {
			t.Stage = 0 // all rounds are read into registers at once
		}
		if n := k.CooperativeBytes(); n <= b.Config.SharedBytes && (n <= b.Config.HeldBytes*t.LocalSize() || n*groups <= target.HeldAtOnceBytes) {
			return
		}
		// Give up the last value: instructions are in order, so its elements are loaded again
		// soonest.
		t.Held = t.Held[:len(t.Held)-1]
		t.Unroll = fewerRounds(b.roundsAtOnce(k, w), 1, rounds)
	}
	t.Held, t.Stage, t.Rounds = nil, 0, 0
}

// splitRounds splits the elements of each accumulator over several invocations if one invocation
// lacks the registers to hold them, and reports whether it has. Few rows are split twice as often.
// Rows of several leaves are split only if they are few and their code is short, since the code is
// unrolled over the rounds of an invocation.
func (b RowKernels) splitRounds(k *kernel.Kernel, w *kernel.Rowwise, rounds, groups int) bool {
	t, most := w.CooperativeRow, b.Config.StraightRounds
	if rows := groups * t.LocalSize() / t.Invocations; w.Long && t.Groups(w.Chunk) > b.Config.SplitLeaves && rows > target.FewLongRows {
		return false
	}
	if len(t.Held) == 0 || t.Members(w.Chunk)*w.Chunk != ops.Accumulators || slices.ContainsFunc(k.Body, func(i kernel.Inst) bool {
		return i.Kind == kernel.Fold && !kernel.Startable(i.DType)
	}) {
		return false
	}
	few := groups*t.LocalSize() <= target.FewSplit
	return few && b.splitFor(k, t, rounds, most/2) || b.splitFor(k, t, rounds, most)
}

// splitFor splits elements so that each invocation has at most `most` rounds, and reports whether
// it has. It does so only if there are more rounds, and a workgroup has room for more invocations.
func (b RowKernels) splitFor(k *kernel.Kernel, t *kernel.CooperativeRow, rounds, most int) bool {
	if most == 0 || rounds <= most {
		return false
	}
	split, whole := rules.CeilPower(rules.Ceil(rounds, most)), *t
	t.Split, t.Invocations = split, split*t.Invocations
	t.Rounds = rules.Ceil(rules.Ceil(rounds, split), target.StraightStep) * target.StraightStep
	t.Unroll = t.Rounds
	room, short := b.Config.RowInvocations, true
	if t.Groups(k.Chunk()) > 1 {
		room, short = 2*room, t.Rounds*b.roundCost(k, 2) <= target.MaxSplitCost
		if b.Config.WorkgroupInvocations > 0 {
			room = min(room, b.Config.WorkgroupInvocations)
		}
	}
	if short && t.Invocations <= room && k.CooperativeBytes() <= b.Config.SharedBytes {
		return true
	}
	*t = whole
	return false
}

// roundsAtOnce returns a power of two of rounds that keeps enough loads in flight and the code
// short. If several rounds are needed to fill a vector, the code may be longer.
func (b RowKernels) roundsAtOnce(k *kernel.Kernel, w *kernel.Rowwise) int {
	cost := 1 + b.roundCost(k, 1)
	least := max(1, vectorElements/w.Chunk) // rounds that fill a vector
	if least*cost > target.MaxCooperativeCost {
		least = 1
	}
	code := target.MaxRowCost / cost
	if w.CooperativeRow.Turns { // every sweep loads such a long row again, since nothing of it is held
		code = max(code, target.MaxCooperativeCost/cost)
	}
	return target.FloorPower(max(least, min(target.RowRegisters/b.wordsLoaded(k, false), code)))
}

// roundCost returns the cost of a round in all sweeps. An instruction counts once for each word of
// its elements, up to words times.
func (b RowKernels) roundCost(k *kernel.Kernel, words int) (cost int) {
	for _, p := range k.Sweeps() {
		for _, i := range p.Body {
			cost += k.Chunk() * b.instCost(k, i) * min(words, k.Body[i].DType.Words())
		}
	}
	return cost
}

// fewerRounds returns the largest number of rounds at a time, from most down to least, for which
// the last, incomplete group adds at most a quarter to the rounds.
func fewerRounds(most, least, rounds int) int {
	for most > least && 4*(rules.Ceil(rounds, most)*most-rounds) > rounds {
		most /= 2
	}
	return max(most, least)
}

// wordsLoaded returns the most words of a round that one sweep loads, into shared memory (staged)
// or for its own use.
func (b RowKernels) wordsLoaded(k *kernel.Kernel, staged bool) int {
	most := 1
	for _, p := range k.Sweeps() {
		words := 0
		for _, i := range p.Body {
			if k.Body[i].Kind == kernel.Load && !k.Operands[k.Body[i].N].Index && slices.Contains(p.Makes, i) == staged {
				words += k.HeldWords(i)
			}
		}
		most = max(most, words)
	}
	return most
}
