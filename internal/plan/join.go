package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
)

// join plans arrays put one after the other: each operand's kernel, with what
// is fused into it, writes its part of the result.
func (b *builder) join(v graph.Value) (int, error) {
	out := -1
	for i, region := range v.Node.Regions() {
		if region.Shape.Size() == 0 {
			continue
		}
		var err error
		if out, err = b.writeTo(out, v, v.Node.Inputs[i], region); err != nil {
			return 0, err
		}
	}
	return out, nil
}
