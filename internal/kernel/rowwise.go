package kernel

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/ops"
)

// A rowwise kernel combines rows, the innermost dimension of its space, and
// goes on with what they combine to: a Fold is one value of its row, which later
// instructions of the same row use. An invocation takes a whole row and walks it
// in passes: each pass makes the folds whose operands need no other fold than
// those of the passes before it. The result is an element of each point, or one
// of each row where it is the same along the row.
//
// Where the rows are columns in memory (form Across), an invocation takes a chunk
// of them that lie side by side.

// MostRowLeaves is the most leaves of the reduction tree that a row of a
// rowwise kernel has: their results are the accumulators of one more leaf.
const MostRowLeaves = ops.Lanes

// Pass is one walk along a row.
type Pass struct {
	// Body are the instructions that are evaluated for every element, in order:
	// those that differ along the row, and are not kept from an earlier pass.
	Body []int
	// Folds are the folds that the pass makes.
	Folds []int
	// Seeks are those that it makes each in a walk of its own: they look for the
	// position of an extreme.
	Seeks []Seek
	// Level is the number of passes before it.
	Level int
	// Last marks the pass that writes the result of every element.
	Last bool
	// Keeps marks the pass that makes the kept value, and Kept those that read it.
	Keeps, Kept bool
}

// Seek is a fold that looks for a position.
type Seek struct {
	Fold int
	Position
}

// PerRow reports whether the kernel has one result for each row.
func (k *Kernel) PerRow() bool { return k.Family == Rowwise && k.Uniform()[len(k.Body)-1] }

// Levels tells of every instruction of a rowwise kernel after how many passes it
// can be made; a fold is made by the pass of that number.
func (k *Kernel) Levels() []int {
	levels := make([]int, len(k.Body))
	for i, inst := range k.Body {
		for _, a := range inst.Args {
			levels[i] = max(levels[i], levels[a])
		}
		if inst.Kind == Fold {
			levels[i]++
		}
	}
	return levels
}

// Passes are the passes of a rowwise kernel, in order.
func (k *Kernel) Passes() []Pass {
	levels, uniform := k.Levels(), k.Uniform()
	last := len(k.Body) - 1
	var passes []Pass
	for level := range slices.Max(levels) {
		p := Pass{Level: level}
		for i, inst := range k.Body {
			if inst.Kind != Fold || levels[i] != level+1 {
				continue
			}
			if at, ok := k.foldPosition(i); ok {
				p.Seeks = append(p.Seeks, Seek{i, at})
			} else {
				p.Folds = append(p.Folds, i)
			}
		}
		passes = append(passes, p)
	}
	if !uniform[last] {
		passes = append(passes, Pass{Level: len(passes), Last: true})
	}
	kept := false
	for i := range passes {
		p := &passes[i]
		k.fillPass(p, uniform, kept)
		kept = kept || p.Keeps
	}
	return passes
}

// fillPass finds the pass's instructions. kept: an earlier pass has made the
// kept value.
func (k *Kernel) fillPass(p *Pass, uniform []bool, kept bool) {
	needed := make([]bool, len(k.Body))
	for _, i := range p.Folds {
		needed[k.Body[i].Args[0]] = true
	}
	needed[len(k.Body)-1] = needed[len(k.Body)-1] || p.Last
	for i := len(k.Body) - 1; i >= 0; i-- {
		switch {
		case !needed[i] || uniform[i]:
			continue
		case i == k.Kept && i > 0 && kept:
			p.Kept = true
			continue
		case i == k.Kept && i > 0:
			p.Keeps = true
		}
		p.Body = append(p.Body, i)
		for _, a := range k.Body[i].Args {
			needed[a] = true
		}
	}
	slices.Reverse(p.Body)
}

// rowParams are the sizes and places of a rowwise kernel.
func (k *Kernel) rowParams(l *paramList, g Geometry) {
	outer, n := k.Reduce.Outer, k.Reduced(g)
	l.add("reduced", n)
	if k.Long {
		l.add("leaves", Leaves(n))
	}
	if k.Striped {
		l.add("stripe", k.StripeShift(g))
	}
	keptTo := outer
	if k.acrossColumns() {
		keptTo--
		l.add("cols", g.Dims[keptTo])
		l.divider("col.chunks", k.columnChunks(g))
	}
	k.dimParams(l, g.Dims, 1, keptTo)
	w := k.Windows(g)
	for i, o := range k.Operands {
		k.offsetParams(l, i, g, &w)
		for d, s := range g.Operands[i].Strides {
			if d < outer || o.Access == Strided || k.acrossColumns() {
				l.add(fmt.Sprintf("%s.stride%d", OperandName(i), d), s)
			}
		}
	}
	l.add("out.offset", int(w[0].first))
	for d, s := range g.Out.Strides {
		if d < outer || k.acrossColumns() {
			l.add(fmt.Sprintf("out.stride%d", d), s)
		}
	}
}

// acrossColumns reports whether the rows of a rowwise kernel are columns.
func (k *Kernel) acrossColumns() bool { return k.Family == Rowwise && k.Reduce.Form == Across }

// columnChunks is how many chunks there are of the columns that lie side by side.
func (k *Kernel) columnChunks(g Geometry) int {
	return (g.Dims[k.Reduce.Outer-1] + k.Chunk - 1) / k.Chunk
}

// columnInvocations is Invocations of a rowwise kernel across columns.
func (k *Kernel) columnInvocations(g Geometry) int {
	n := k.columnChunks(g)
	for _, d := range g.Dims[:k.Reduce.Outer-1] {
		n *= d
	}
	return n
}

// rowNoun is what texts call a row.
func (k *Kernel) rowNoun() string {
	if k.acrossColumns() {
		return "column"
	}
	return "row"
}

// rowOutSpace is what a launch of a rowwise kernel writes.
func (k *Kernel) rowOutSpace(g Geometry) ([]int, Layout) {
	if k.PerRow() {
		return g.Dims[:k.Reduce.Outer], g.Out
	}
	return g.Dims, g.Out
}

// SpreadWords is how many words of a chunk of operand i each invocation reads
// where it is read over a subgroup; 0 where that is no way to read it.
func (k *Kernel) SpreadWords(i, subgroup int) int {
	words := k.Chunk * k.Operands[i].DType.Size() / 4
	if subgroup < 2 || words < 4 || words%subgroup != 0 {
		return 0
	}
	switch n := words / subgroup; n {
	case 1, 2, 4:
		return n
	}
	return 0
}

// rowHead starts a rowwise kernel's text.
func (k *Kernel) rowHead(result string) string {
	head := fmt.Sprintf("rowwise %s %s(%d)", result, k.Reduce.Form, k.Reduce.Outer)
	if k.Long {
		head += " long"
	}
	if k.Striped {
		head += " striped"
	}
	if k.Spread > 0 {
		head += fmt.Sprintf(" spread %d", k.Spread)
	}
	return head
}

func (k *Kernel) verifyRowwise(fail func(string, ...any) error) error {
	r := k.Reduce
	switch {
	case r == nil || r.Op != nil:
		return fail("a rowwise kernel that reduces otherwise than by its folds")
	case r.Outer != k.Rank-1:
		return fail("rowwise with %d dimensions a row", k.Rank-r.Outer)
	case !slices.ContainsFunc(k.Body, func(i Inst) bool { return i.Kind == Fold }):
		return fail("rowwise without a fold")
	case slices.ContainsFunc(k.Operands, func(o Operand) bool { return o.Table }):
		return fail("rowwise with a table")
	case r.Form == Across && (r.Outer < 1 || k.Chunk > ops.Lanes || k.Ragged):
		return fail("across %d dimensions in chunks of %d, ragged: %v", r.Outer, k.Chunk, k.Ragged)
	case k.PerRow() && k.Out != Strided && r.Form != Across:
		return fail("an element a row stored in vectors")
	case r.Form == Gather && k.Chunk != lanesOfGroup:
		return fail("groups of %d", k.Chunk)
	case r.Form == Along && k.Compact:
		return fail("compact along whole rows")
	}
	if what := k.verifyStripes(); what != "" {
		return fail("%s", what)
	}
	for i, o := range k.Operands {
		if o.Access == Shared && (r.Form != Along || o.Index || k.SpreadWords(i, k.Spread) == 0) {
			return fail("operand %d read over subgroups of %d", i, k.Spread)
		}
	}
	if r.Form == Along {
		for _, o := range k.Operands {
			if o.Access != Wide && o.Access != Shared && o.Access != Splat && !o.Index {
				return fail("along whole rows of %s", o.Access)
			}
		}
		if !k.PerRow() && k.Out != Wide {
			return fail("along whole rows, and stores single elements")
		}
	}
	if i := k.Kept; i != 0 {
		switch {
		case i < 0 || i >= len(k.Body)-1 || k.Body[i].Kind != Apply || k.Uniform()[i]:
			return fail("keeps %%%d", i)
		case k.PerRow() || k.Out != Wide || k.Body[i].DType != k.Result().DType:
			return fail("keeps %v in a result of %v", k.Body[i].DType, k.Result().DType)
		}
	}
	return nil
}

// lanesOfGroup is the number of elements that are evaluated together.
const lanesOfGroup = 4

// verifyFold checks a fold.
func (k *Kernel) verifyFold(i int, inst Inst) string {
	switch {
	case k.Family != Rowwise:
		return "a fold in a kernel that is not rowwise"
	case inst.Op == nil || inst.Op.Kind != ops.Reduce || inst.Op.Combine() == nil:
		return "folds by no reduction"
	case len(inst.Args) != 1 || inst.Args[0] < 0 || inst.Args[0] >= i:
		return fmt.Sprintf("folds %v", inst.Args)
	case k.Body[inst.Args[0]].DType != inst.DType || !inst.Op.Accept.Contains(inst.DType):
		return fmt.Sprintf("%s of %v to %v", inst.Op, k.Body[inst.Args[0]].DType, inst.DType)
	case inst.Op.Result == ops.Default && inst.DType.IsHalf():
		return fmt.Sprintf("%s of %v, which is combined in a wider type", inst.Op, inst.DType)
	}
	return ""
}
