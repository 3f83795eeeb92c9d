package fuse

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/shape"
)

// put forms an update in place of a target in memory. The inputs are the target, new blocks along
// its first axis, and a vector with the index of each block; or the target, new elements and a
// mask, all of one shape.
func (g *grouper) put(v graph.Value) (region.Source, error) {
	var seen [3]region.Source // the target, the blocks or elements, the indices or mask
	for i, in := range v.Node.Inputs {
		var err error
		if seen[i], err = g.resident(in); err != nil {
			return region.Source{}, err
		}
	}
	target, blocks, at := seen[0].View, seen[1].View, seen[2].View
	to := shape.View{Shape: blocks.Shape, Strides: slices.Clone(target.Strides), Offset: target.Offset}
	into := &region.Table{Count: 1}
	d := v.Node.Inputs[2].DType()
	if d != dtype.Bool {
		at = shape.View{Shape: blocks.Shape, Strides: append(slices.Clip(at.Strides), make([]int, len(blocks.Shape)-1)...), Offset: at.Offset}
		into, to.Strides[0] = &region.Table{Count: target.Shape[0], Step: target.Strides[0]}, 0
	}
	body := region.LoadBody(d, region.Source{Ref: seen[2].Ref, View: at})
	n := body.Add(region.Input{DType: v.DType(), Ref: seen[1].Ref, View: blocks})
	body.Insts = append(body.Insts, kernel.Inst{Kind: kernel.Load, N: n, DType: v.DType()})
	return g.add(v, false, &lower.MapWork{Parts: []lower.MapPart{{Body: body, View: to, Into: into}}}), nil
}
