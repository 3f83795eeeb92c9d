package kernel

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/ops"
)

// Rowwise combines the elements of rows, and computes on with the results. Rows run along the
// innermost dimension of its space. A Fold has one value for each row; later instructions may use
// it at every point of the row. An invocation takes a whole row and walks it in sweeps. Each sweep
// computes the folds that need only folds of earlier sweeps. The result has an element for each
// point; or one for each row, if it is the same along the row.
//
// In form Across, the rows are columns in memory, and an invocation takes a chunk of adjacent
// columns. Form Gather takes four elements at a time.
type Rowwise struct {
	Form   Form
	Chunk  int
	Long   bool // rows have more than one leaf
	Ragged bool // rows may end inside a round, which has one element for each accumulator
	// Striped is how many invocations of a CPU driver's subgroup take rows in stripes (see Reduce).
	Striped int
	// Spread is how many invocations of a subgroup share the reads of operands that are the same
	// for all rows: each reads some elements and broadcasts them. 0: no operand is read so.
	Spread int
	// Kept is an instruction whose values are kept in the result's row until the last sweep
	// overwrites them; 0: none.
	Kept int
	// Once lists, in order, the operands that have the same element at all points of a column.
	// Their Access is along the row of columns. Only for form Across.
	Once []int
	// ColumnWorkgroup is how a workgroup's invocations share columns; zero: they do not.
	ColumnWorkgroup ColumnWorkgroup
	Compact         bool // the body is written for one element, and the combination once
	Out             Access
	// CooperativeRow shares each row among invocations; nil: an invocation has rows of its own.
	CooperativeRow *CooperativeRow
}

// MaxRowLeaves is the most leaves of a rowwise kernel's row that one invocation combines: the
// results of the leaves are then the accumulators of one more leaf.
const MaxRowLeaves = ops.Accumulators

// vectorElements is the number of elements that are evaluated together.
const vectorElements = 4

// String returns the kind of loop.
func (r *Rowwise) String() string { return "rowwise" }

func (r *Rowwise) chunk() int  { return r.Chunk }
func (r *Rowwise) out() Access { return r.Out }

// PerRow reports whether the kernel is rowwise and has one result for each row.
func (k *Kernel) PerRow() bool {
	_, ok := k.Loop.(*Rowwise)
	return ok && k.Uniform()[len(k.Body)-1]
}

func (r *Rowwise) outSpace(k *Kernel, g Geometry) ([]int, Layout) {
	if k.PerRow() {
		return g.Dims[:k.Rank-1], g.Out
	}
	return g.Dims, g.Out
}

func (r *Rowwise) invocations(k *Kernel, g Geometry) int {
	if kept := k.Rank - 1; r.ColumnWorkgroup.Size() > 0 {
		return size(g.Dims[:kept-1]) * r.ColumnWorkgroup.groups(g.Dims[kept-1], r.Chunk) * r.ColumnWorkgroup.Size()
	}
	n := leafInvocations(r.Form, k.Rank-1, r.Chunk, g)
	if r.CooperativeRow != nil {
		n *= r.CooperativeRow.Invocations
	}
	return n
}

func (r *Rowwise) sample(k *Kernel, g *Geometry) {
	if k.PerRow() {
		g.Out.Strides = g.Out.Strides[:k.Rank-1]
	}
}

func (r *Rowwise) params(k *Kernel, l *paramList, g Geometry) {
	row := k.Rank - 1
	l.add(NumReduced, g.Dims[row])
	if r.Long {
		l.add(NumLeaves, Leaves(g.Dims[row]))
	}
	l.stripe(r.Striped)
	if r.ColumnWorkgroup.Size() > 0 {
		r.ColumnWorkgroup.columns(l, row, r.Chunk)
	} else {
		l.kept(r.Form, row, r.Chunk)
	}
	l.places(func(operand, axis int) bool {
		return axis < row || r.Form == Across || operand != Result && k.Operands[operand].Access == Strided
	})
}

// SpreadWords returns how many words of a chunk of operand i each invocation of a subgroup reads,
// if the subgroup shares the reads; 0: it cannot share them.
func (k *Kernel) SpreadWords(i, subgroup int) int {
	words := k.Chunk() * k.Operands[i].DType.Size() / 4
	if subgroup < 2 || words < 4 || words%subgroup != 0 {
		return 0
	}
	switch n := words / subgroup; n {
	case 1, 2, 4:
		return n
	}
	return 0
}

func (r *Rowwise) verify(k *Kernel) string {
	if what := r.verifyCooperative(k); what != "" {
		return what
	}
	if what := k.verifyLeaves(r.Form, r.Chunk); what != "" {
		return what
	}
	switch {
	case k.Rank < 1:
		return "rowwise without rows"
	case !slices.ContainsFunc(k.Body, func(i Inst) bool { return i.Kind == Fold }):
		return "rowwise without a fold"
	case slices.ContainsFunc(k.Operands, func(o Operand) bool { return o.Table }):
		return "rowwise with a table"
	case r.Out != Wide && r.Out != Strided:
		return "stores " + r.Out.String()
	}
	if what := r.ColumnWorkgroup.verify(k, r.Form); what != "" {
		return what
	}
	for _, check := range []func(*Kernel) string{r.verifyForm, r.verifyOnce, r.verifySpread, r.verifyKept} {
		if what := check(k); what != "" {
			return what
		}
	}
	return verifyStripes(r.Striped, r.Form, k.Rank-1, k.Rank)
}

func (r *Rowwise) verifyForm(k *Kernel) string {
	switch {
	case r.Form == Across && (k.Rank < 2 || r.Chunk > ops.Accumulators || r.Ragged):
		return fmt.Sprintf("across %d dimensions in chunks of %d, ragged: %v", k.Rank-1, r.Chunk, r.Ragged)
	case k.PerRow() && r.Out != Strided && r.Form != Across:
		return "an element a row stored in vectors"
	case r.Form == Gather && r.Chunk != vectorElements:
		return fmt.Sprintf("groups of %d", r.Chunk)
	case r.CooperativeRow != nil:
		return r.verifyWords(k)
	case r.Form == Along && r.Compact:
		return "compact along whole rows"
	case r.Form == Along && !k.PerRow() && r.Out != Wide:
		return "along whole rows, and stores single elements"
	}
	for _, o := range k.Operands {
		if r.Form == Along && o.Access != Wide && o.Access != Shared && o.Access != Splat && !o.Index {
			return "along whole rows of " + o.Access.String()
		}
	}
	return ""
}

// verifyWords checks that each invocation of a cooperative row reads and writes whole words.
func (r *Rowwise) verifyWords(k *Kernel) string {
	whole := func(a Access, size int) bool { return a != Wide || r.Chunk*size%4 == 0 }
	for i, o := range k.Operands {
		if o.Access == Shared || !o.Index && !whole(o.Access, o.DType.Size()) {
			return fmt.Sprintf("a cooperative row reads operand %d as %v", i, o.Access)
		}
	}
	if !whole(r.Out, k.Result().DType.Size()) {
		return "a cooperative row writes parts of words"
	}
	return ""
}

func (r *Rowwise) verifyOnce(k *Kernel) string {
	for at, i := range r.Once {
		if r.Form != Across || i < 0 || i >= len(k.Operands) || at > 0 && i <= r.Once[at-1] {
			return fmt.Sprintf("operands %v of %d once, %v", r.Once, len(k.Operands), r.Form)
		}
	}
	return ""
}

func (r *Rowwise) verifySpread(k *Kernel) string {
	spread := 0
	for i, o := range k.Operands {
		if o.Access != Shared {
			continue
		}
		spread++
		if r.Form != Along || o.Index || k.SpreadWords(i, r.Spread) == 0 {
			return fmt.Sprintf("operand %d read over subgroups of %d", i, r.Spread)
		}
	}
	if r.Spread < 0 || r.Spread > 0 && spread == 0 {
		return fmt.Sprintf("nothing read over subgroups of %d", r.Spread)
	}
	return ""
}

func (r *Rowwise) verifyKept(k *Kernel) string {
	switch i := r.Kept; {
	case i == 0:
		return ""
	case i < 0 || i >= len(k.Body)-1 || k.Body[i].Kind != Apply || k.Uniform()[i]:
		return fmt.Sprintf("keeps %%%d", i)
	case k.PerRow() || r.Out != Wide || k.Body[i].DType != k.Result().DType:
		return fmt.Sprintf("keeps %v in a result of %v", k.Body[i].DType, k.Result().DType)
	}
	return ""
}

func (k *Kernel) verifyFold(i int, inst Inst) string {
	_, rowwise := k.Loop.(*Rowwise)
	switch {
	case !rowwise:
		return "a fold in a kernel that is not rowwise"
	case inst.Op == nil || inst.Op.Kind != ops.Reduce || inst.Op.Combine() == nil:
		return "folds by no reduction"
	case len(inst.Args) != 1 || inst.Args[0] < 0 || inst.Args[0] >= i:
		return fmt.Sprintf("folds %v", inst.Args)
	case k.Body[inst.Args[0]].DType != inst.DType:
		return fmt.Sprintf("%s of %v to %v", inst.Op, k.Body[inst.Args[0]].DType, inst.DType)
	}
	return verifyCombines(inst.Op, inst.DType)
}
