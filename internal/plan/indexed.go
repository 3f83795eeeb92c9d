package plan

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// Blocks that are put to an array in place are stored by a map, each where its index says:
// the kernel writes them, and touches nothing else.

// put forms a put in place: an update of a target in memory, whose blocks lie along its first
// axis, of new blocks, and of the index of each, which has no other axis; or of new elements, and
// of a mask, both of the target's shape.
func (g *grouper) put(v graph.Value) (source, error) {
	var seen [3]source // the target, the blocks, the indices
	for i, in := range v.Node.Inputs {
		var err error
		if seen[i], err = g.resident(in); err != nil {
			return source{}, err
		}
	}
	target, blocks, at := seen[0].view, seen[1].view, seen[2].view
	to := shape.View{Shape: blocks.Shape, Strides: slices.Clone(target.Strides), Offset: target.Offset}
	into := &table{count: 1}
	d := v.Node.Inputs[2].DType()
	if d != dtype.Bool {
		at = shape.View{Shape: blocks.Shape, Strides: append(slices.Clip(at.Strides), make([]int, len(blocks.Shape)-1)...), Offset: at.Offset}
		into, to.Strides[0] = &table{count: target.Shape[0], step: target.Strides[0]}, 0
	}
	body := loadBody(d, source{ref: seen[2].ref, view: at})
	n := body.add(input{dtype: v.DType(), ref: seen[1].ref, view: blocks})
	body.insts = append(body.insts, kernel.Inst{Kind: kernel.Load, N: n, DType: v.DType()})
	return g.add(v, false, &mapWork{parts: []mapPart{{body, to, into}}}), nil
}

// indexedLaunches are the kernel that stores a body's values where its first one says, and its
// launches: each stores what goes to a part that one binding shows.
func (b *builder) indexedLaunches(body *body, out dtype.DType, view shape.View, into table) (*kernel.Kernel, []kernel.Geometry) {
	dims, strides, outStrides, _ := b.coalesceMap(body, view)
	m := &kernel.Map{Indexed: true, Chunk: 4}
	k := newKernel(body, m, len(dims))
	var launches []kernel.Geometry
	per := b.placesShown(view, out, into)
	for low := 0; low < into.count; low += per {
		g := geometry(body, dims, strides)
		g.Out = kernel.Layout{Strides: outStrides, Offset: view.Offset + low*into.step, Count: min(per, into.count-low), Step: into.step, First: low}
		launches = append(launches, b.split(k, g, out)...)
	}
	if b.cfg.runs(Schemes) {
		chooseScheme(k, m, launches, false)
	} else {
		m.Scheme = kernel.General
		setAccess(k, kernel.Strided)
	}
	m.Out = kernel.Strided
	b.cfg.gather(k)
	b.chooseParams(k)
	return k, launches
}

// placesShown is how many places of a table one binding shows with the blocks that begin there:
// all, or what leaves as much again for the blocks, which the launches are cut along.
func (b *builder) placesShown(view shape.View, d dtype.DType, into table) int {
	l := kernel.Layout{Strides: view.Strides, Count: into.count, Step: into.step}
	if into.step == 0 || b.cfg.shows(span(view.Shape, l)+reach(l), d.Size()) {
		return into.count
	}
	return min(into.count, max(1, b.cfg.shown(2*d.Size())/into.step))
}
