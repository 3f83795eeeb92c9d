package lower

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Slabs: how the workgroups of a GPU share columns (see kernel.Slab).

// Slabs reports whether columns of n elements are shared: shorter ones are taken by
// an invocation each, where there are so many of them that all are busy.
func (b *Builder) Slabs(n int) bool { return b.Shares() && n >= target.MinSlabRows }

// Shares reports whether workgroups share what they read.
func (b *Builder) Shares() bool {
	return b.Config.Class == target.GPU && b.Config.SharedBytes >= target.MinSharedBytes && b.Config.Runs(rules.Schemes)
}

// widestRead is the size of the widest elements that a kernel reads.
func widestRead(k *kernel.Kernel) int {
	size := 1
	for _, o := range k.Operands {
		if !o.Index && !o.Table {
			size = max(size, o.DType.Size())
		}
	}
	return size
}

// slabWork is what a kernel's slab depends on.
type slabWork struct {
	cost   int  // of a row of the columns of an invocation
	words  int  // of the widest value that is joined, and
	all    int  // of all those of a sweep
	inside bool // a workgroup takes all the leaves of its columns
}

// chooseSlab is the slab of a kernel across columns, whose accesses are chosen. Those
// by whole vectors are made single ones where others are: see kernel.Kernel.Apart.
func (b *Builder) chooseSlab(k *kernel.Kernel, slab *kernel.Slab, launches []kernel.Geometry, work slabWork) {
	g, chunk := launches[0], k.Chunk()
	inner := k.Outer() - 1
	columns, n := g.Dims[inner], k.Reduced(g)
	chunks, leaves := rules.Ceil(columns, chunk), kernel.Leaves(n)
	points := shape.Shape(g.Dims[:inner]).Size() // kept, beside the columns
	if !work.inside {
		points *= leaves
	}
	read := max(4, chunk*widestRead(k)) // bytes of a row by an invocation
	side := read                        // and from one to the next
	*slab = kernel.Slab{Chunks: 1, Leaves: 1, Ahead: 1}
	if k.Apart() {
		side = max(1, read/chunk)
	}
	for slab.Chunks < chunks && slab.Chunks*side < target.SlabRowBytes && 2*slab.Size() <= b.Config.TeamLanes {
		slab.Chunks *= 2
	}
	groups := func() int { return points * rules.Ceil(chunks, slab.Chunks) }
	for slab.Chunks > 1 && slab.Chunks*side > target.SectorBytes && groups() < target.BusyGroups {
		slab.Chunks /= 2
	}
	for slab.Leaves < leaves && 2*slab.Size() <= b.Config.TeamLanes && (work.inside || slab.Size() < target.MinSlab || groups() >= 2*slab.Leaves*target.BusyGroups) {
		slab.Leaves *= 2
	}
	for slab.Bytes(chunk, work.words, work.all, work.inside && leaves > 1) > b.Config.SharedBytes && slab.Size() > ops.Lanes {
		if slab.Leaves > 1 {
			slab.Leaves /= 2
		} else {
			slab.Chunks /= 2
		}
	}
	work.cost += LoadsCost(k)
	invocations := groups() * slab.Size()
	if !work.inside {
		invocations /= slab.Leaves
	}
	for slab.Ahead < target.MaxRowsAhead && slab.Ahead*ops.Lanes < min(n, ops.Leaf) && (slab.Ahead < target.MinRowsAhead || invocations*read*slab.Ahead < target.BytesInFlight) && 2*slab.Ahead*work.cost <= target.MaxSlabAheadCost {
		slab.Ahead *= 2
	}
}

// LoadsCost is the cost of reading a chunk of every operand.
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

// slabReduce shares a reduction's columns.
func (b *Builder) slabReduce(k *kernel.Kernel, r *kernel.Reduce, launches []kernel.Geometry) {
	cost := r.Chunk / region.LeastColumns * (b.BodyCost(k) + b.Cost(r.Op.Combine(), k.Result().DType, k.Result().DType))
	words := k.Result().DType.Words()
	b.chooseSlab(k, &r.Slab, launches, slabWork{cost: cost, words: words, all: words})
	SpaceColumns(k)
}

// slabRows shares the columns of a rowwise kernel.
func (b *Builder) slabRows(k *kernel.Kernel, w *kernel.Rowwise, launches []kernel.Geometry) {
	work := slabWork{inside: true}
	for _, p := range k.Sweeps() {
		cost := 0
		for _, i := range p.Body {
			cost += b.instCost(k, i)
		}
		work.cost = max(work.cost, w.Chunk/region.LeastColumns*cost)
	}
	for _, i := range k.Body {
		if i.Kind == kernel.Fold {
			work.words, work.all = max(work.words, i.DType.Words()), work.all+i.DType.Words()
			work.cost += w.Chunk / region.LeastColumns * b.Cost(i.Op.Combine(), i.DType, i.DType)
		}
	}
	b.chooseSlab(k, &w.Slab, launches, work)
	SpaceColumns(k)
}

// BodyCost is the cost of all of a kernel's body.
func (b *Builder) BodyCost(k *kernel.Kernel) int {
	cost := 0
	for i := range k.Body {
		cost += b.instCost(k, i)
	}
	return cost
}

// SpaceColumns makes all accesses those of single elements where some are: columns
// lie apart then, so that neighbouring invocations still read what lies together.
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
