package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// update plans an assignment: the target is copied, with what is fused into it,
// and then the new elements are written over the region that they replace. A
// region that is all of the target needs no copy.
func (b *builder) update(v graph.Value) (int, error) {
	target, elements, region := v.Node.Inputs[0], v.Node.Inputs[1], v.Node.Region()
	out := -1
	if region.Shape.Size() < v.Shape().Size() {
		var err error
		if out, err = b.writeTo(out, v, target, shape.Contiguous(v.Shape())); err != nil {
			return 0, err
		}
	}
	if region.Shape.Size() == 0 {
		return out, nil
	}
	return b.writeTo(out, v, elements, region)
}

// writeTo writes a value to a view of temporary out, or of a new one for v.
func (b *builder) writeTo(out int, v, from graph.Value, view shape.View) (int, error) {
	body, err := b.fuse(from, graph.Value{})
	if err != nil {
		return 0, err
	}
	k, launches := b.mapLaunches(body, v.DType(), view, v.Shape().Size())
	if out < 0 {
		out = b.temp(Temp{DType: v.DType(), Size: v.Shape().Size()})
	}
	return out, b.addStep(Step{Kernel: k, Launches: launches, Operands: body.refs, Out: out, Value: v})
}
