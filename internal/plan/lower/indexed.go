package lower

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/shape"
)

// Updates in place: a map stores each block at an index, and touches nothing else of the array.

// indexedLaunches returns the kernel that stores a body's last value at the index that is its first
// one, and its launches. Each launch stores to as much of the array as fits in one binding.
func (b *Builder) indexedLaunches(body *region.Body, out dtype.DType, view shape.View, into region.Table) (*kernel.Kernel, []kernel.Geometry) {
	dims, strides, outStrides, _ := b.coalesceMap(body, view)
	m := &kernel.Map{Indexed: true, Chunk: 4}
	k := NewKernel(body, m, len(dims))
	var launches []kernel.Geometry
	per := b.placesShown(view, out, into)
	for low := 0; low < into.Count; low += per {
		g := Geometry(body, dims, strides)
		g.Out = kernel.Layout{Strides: outStrides, Offset: view.Offset + low*into.Step, Count: min(per, into.Count-low), Step: into.Step, First: low}
		launches = append(launches, b.Split(k, g, out)...)
	}
	if b.Config.Runs(rules.Schemes) {
		chooseScheme(k, m, launches, false)
	} else {
		m.Scheme = kernel.General
		SetAccess(k, kernel.Strided)
	}
	m.Out = kernel.Strided
	gather(&b.Config, k)
	b.ChooseParams(k)
	return k, launches
}

// placesShown returns how many indices of a table one binding can hold, with the blocks that begin
// there. If it cannot hold all, they take half of a binding. The other half is for the elements of
// the blocks, along which launches are cut.
func (b *Builder) placesShown(view shape.View, d dtype.DType, into region.Table) int {
	l := kernel.Layout{Strides: view.Strides, Count: into.Count, Step: into.Step}
	if into.Step == 0 || b.Config.Shows(program.Span(view.Shape, l)+program.Reach(l), d.Size()) {
		return into.Count
	}
	return min(into.Count, max(1, b.Config.Shown(2*d.Size())/into.Step))
}
