package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
)

// splitContract cuts a product until every launch fits the device. It returns nil if
// the steps of one block do not fit.
func (b Tiler) splitContract(k *kernel.Kernel, g kernel.Geometry) []kernel.Geometry {
	c := k.Loop.(*kernel.Contract)
	axis, fits := b.ContractCut(k, c, g)
	if fits {
		return []kernel.Geometry{g}
	}
	if axis < 0 || axis >= c.Batch && (c.Left != kernel.Digits{} || c.Right != kernel.Digits{}) {
		return nil // digits count from the first line and the first step
	}
	at := contractCutPoint(c, g, axis)
	lo, hi := lower.Cut(k, g, axis, at)
	if axis == k.Rank-1 {
		hi.Out.Offset = g.Out.Offset + at/ops.ContractionBlock*g.Out.Strides[axis]
	}
	first, second := b.splitContract(k, lo), b.splitContract(k, hi)
	if first == nil || second == nil {
		return nil
	}
	return append(first, second...)
}

// contractCutPoint returns where to cut an axis: k at whole blocks, the others in the middle. It
// rounds to whole tiles of rows and whole vectors of columns, if the axis has that many.
func contractCutPoint(c *kernel.Contract, g kernel.Geometry, axis int) int {
	d := g.Dims[axis]
	middle := (d + 1) / 2
	up := func(grain int) int { return (middle + grain - 1) / grain * grain }
	grains := [][]int{{c.GroupRows()}, {rules.SplitGrain, c.Columns}, {ops.ContractionBlock}}
	if inner := axis - c.Batch; inner >= 0 {
		for _, grain := range grains[inner] {
			if up(grain) < d {
				return up(grain)
			}
		}
	}
	return middle
}

// ContractCut reports whether a launch fits the device. If it does not, axis is the one that can be
// cut along which an operand spans most, or -1.
func (b Tiler) ContractCut(k *kernel.Kernel, c *kernel.Contract, g kernel.Geometry) (axis int, fits bool) {
	axis, fits = -1, true
	most, inner := 0, k.Rank-1
	consider := func(dims []int, l kernel.Layout, size int) {
		s := program.Span(dims, l)
		if b.Config.Shows(s, size) {
			return
		}
		fits = false
		for i, d := range dims {
			spread := (d - 1) * max(l.Strides[i], -l.Strides[i]) * size
			if spread > most && (i != inner || !c.Whole && g.Dims[inner] > ops.ContractionBlock) {
				axis, most = i, spread
			}
		}
	}
	for i, l := range g.Operands {
		consider(g.Dims, l, k.Operands[i].DType.Size())
	}
	dims, l := k.OutSpace(g)
	consider(dims, l, k.Result().DType.Size())
	if !fits {
		return axis, false
	}
	if !rules.Numbered(g.Dims[inner]) { // broadcast operands span nothing along k
		return inner, false
	}
	return lower.Unnumbered(g.Dims[:inner])
}
