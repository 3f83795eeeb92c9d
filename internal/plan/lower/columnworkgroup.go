package lower

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Column workgroups: a GPU's invocations share columns (see kernel.ColumnWorkgroup).

// ColumnWorkgroups reports whether the invocations of a workgroup share columns of n elements.
// Shorter columns have one invocation each.
func (b *Builder) ColumnWorkgroups(n int) bool {
	return b.Shares() && n >= target.MinColumnWorkgroupRows
}

// Shares reports whether the invocations of a workgroup may share values through shared memory.
func (b *Builder) Shares() bool {
	return b.Config.Class == target.GPU && b.Config.SharedBytes >= target.MinSharedBytes && b.Config.Runs(rules.Schemes)
}

// widestRead returns the size in bytes of the widest elements that a kernel reads.
func widestRead(k *kernel.Kernel) int {
	size := 1
	for _, o := range k.Operands {
		if !o.Index && !o.Table {
			size = max(size, o.DType.Size())
		}
	}
	return size
}

// columnWorkgroupWork is what the size of a kernel's column workgroup depends on.
type columnWorkgroupWork struct {
	cost   int  // cost of one row of the columns that an invocation takes
	words  int  // words of the widest value that the workgroup combines
	all    int  // words of all values that a sweep combines
	inside bool // a workgroup takes all the leaves of its columns
}

// chooseColumnWorkgroup chooses the column workgroup of a kernel of form Across. The accesses of
// its operands must be known.
func (b *Builder) chooseColumnWorkgroup(k *kernel.Kernel, columnWorkgroup *kernel.ColumnWorkgroup, launches []kernel.Geometry, work columnWorkgroupWork) {
	g, chunk := launches[0], k.Chunk()
	inner := k.Outer() - 1
	columns, n := g.Dims[inner], k.Reduced(g)
	chunks, leaves := rules.Ceil(columns, chunk), kernel.Leaves(n)
	points := shape.Shape(g.Dims[:inner]).Size() // kept points outside of the columns
	if !work.inside {
		points *= leaves
	}
	read := max(4, chunk*widestRead(k)) // bytes of a row that an invocation reads
	side := read                        // distance in bytes of what neighbouring invocations read first
	*columnWorkgroup = kernel.ColumnWorkgroup{Chunks: 1, Leaves: 1, Ahead: 1}
	if k.Apart() {
		side = max(1, read/chunk)
	}
	for columnWorkgroup.Chunks < chunks && 2*columnWorkgroup.Size() <= b.Config.RowInvocations {
		columnWorkgroup.Chunks *= 2
	}
	groups := func() int { return points * rules.Ceil(chunks, columnWorkgroup.Chunks) }
	for columnWorkgroup.Chunks > 1 && columnWorkgroup.Chunks*side > target.SectorBytes && groups() < target.BusyGroups {
		columnWorkgroup.Chunks /= 2
	}
	for columnWorkgroup.Leaves < leaves && 2*columnWorkgroup.Size() <= b.Config.RowInvocations && (work.inside || columnWorkgroup.Size() < target.MinColumnWorkgroup || groups() >= 2*columnWorkgroup.Leaves*target.BusyGroups) {
		columnWorkgroup.Leaves *= 2
	}
	for columnWorkgroup.Bytes(chunk, work.words, work.all, work.inside && leaves > 1) > b.Config.SharedBytes && columnWorkgroup.Size() > ops.Accumulators {
		if columnWorkgroup.Leaves > 1 {
			columnWorkgroup.Leaves /= 2
		} else {
			columnWorkgroup.Chunks /= 2
		}
	}
	work.cost += LoadsCost(k)
	invocations := groups() * columnWorkgroup.Size()
	if !work.inside {
		invocations /= columnWorkgroup.Leaves
	}
	for columnWorkgroup.Ahead < target.MaxRowsAhead && columnWorkgroup.Ahead*ops.Accumulators < min(n, ops.Leaf) && (columnWorkgroup.Ahead < target.MinRowsAhead || invocations*read*columnWorkgroup.Ahead < target.BytesInFlight) && 2*columnWorkgroup.Ahead*work.cost <= target.MaxColumnWorkgroupAheadCost {
		columnWorkgroup.Ahead *= 2
	}
}

// LoadsCost returns the cost of reading a chunk of every operand.
func LoadsCost(k *kernel.Kernel) (cost int) {
	for _, o := range k.Operands {
		switch {
		case o.Index || o.Table || o.Access == kernel.Splat:
		case o.Access == kernel.Wide && !k.Apart():
			cost += target.LoadCost * rules.Ceil(k.Chunk()*o.DType.Size(), 16)
		default:
			cost += target.LoadCost * k.Chunk() * o.DType.Words()
		}
	}
	return cost
}

// columnWorkgroupReduce chooses the column workgroup of a reduction.
func (b *Builder) columnWorkgroupReduce(k *kernel.Kernel, r *kernel.Reduce, launches []kernel.Geometry) {
	cost := r.Chunk / region.MinColumns * (b.BodyCost(k) + b.Cost(r.Op.Combine(), k.Result().DType, k.Result().DType))
	words := k.Result().DType.Words()
	b.chooseColumnWorkgroup(k, &r.ColumnWorkgroup, launches, columnWorkgroupWork{cost: cost, words: words, all: words})
	SpaceColumns(k)
}

// columnWorkgroupRows chooses the column workgroup of a rowwise kernel.
func (b *Builder) columnWorkgroupRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) {
	work := columnWorkgroupWork{inside: true}
	for _, p := range k.Sweeps() {
		cost := 0
		for _, i := range p.Body {
			cost += b.instCost(k, i)
		}
		work.cost = max(work.cost, w.Chunk/region.MinColumns*cost)
	}
	for _, i := range k.Body {
		if i.Kind == kernel.Fold {
			work.words, work.all = max(work.words, i.DType.Words()), work.all+i.DType.Words()
			work.cost += w.Chunk / region.MinColumns * b.Cost(i.Op.Combine(), i.DType, i.DType)
		}
	}
	b.chooseColumnWorkgroup(k, &w.ColumnWorkgroup, launches, work)
	SpaceColumns(k)
}

// BodyCost returns the cost of a kernel's body.
func (b *Builder) BodyCost(k *kernel.Kernel) int {
	cost := 0
	for i := range k.Body {
		cost += b.instCost(k, i)
	}
	return cost
}

// SpaceColumns makes all accesses those of single elements if some are. Neighbouring invocations
// then read neighbouring elements, so the columns of one invocation are apart.
func SpaceColumns(k *kernel.Kernel) {
	if !k.Apart() {
		return
	}
	for i := range k.Operands {
		if k.Operands[i].Access == kernel.Wide {
			k.Operands[i].Access = kernel.Unit
		}
	}
	switch w := k.Loop.(type) {
	case *kernel.Rowwise:
		w.Out = kernel.Strided
	case *kernel.Scan:
		w.Out = kernel.Strided
	}
}
