package cases

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// typesOf are the dtypes that an operator is drawn in: all that it takes; but
// of those of one width, which are moved by the same kernels, one that the seed
// draws, where the operator moves elements and computes none.
func (d *drawer) typesOf(op *ops.Op) []dtype.DType {
	if d.Whole || !moves(op) {
		return op.Accept.DTypes()
	}
	var widths [][]dtype.DType
	at := map[int]int{}
	for _, t := range op.Accept.DTypes() {
		if _, ok := at[t.Size()]; !ok {
			at[t.Size()] = len(widths)
			widths = append(widths, nil)
		}
		i := at[t.Size()]
		widths[i] = append(widths[i], t)
	}
	types := make([]dtype.DType, len(widths))
	for i, list := range widths {
		types[i] = pick(d, list)
	}
	return types
}

// moves reports whether an operator takes every dtype and, in all its forms,
// selects and moves elements, and computes with none.
func moves(op *ops.Op) bool {
	widest := dtype.Complex128
	if op.Accept != ops.AnyType {
		return false
	}
	for _, form := range forms.Of(op, widest, 17) {
		l, err := opline.Parse(op.Name + " " + widest.Short() + " " + form)
		if err != nil {
			return false
		}
		operands := make([]ops.Value, len(l.Operands))
		for i, o := range l.Operands {
			operands[i] = ops.NewData(o.DType, ops.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
		}
		v, err := l.Record(operands)
		if err != nil || computes(v.Node, widest) {
			return false
		}
	}
	return true
}

// computes reports whether a node, or one that it is made from, computes with
// elements of d.
func computes(n *ops.Node, d dtype.DType) bool {
	joins := n.Op.Kind == ops.Indirect && n.Attr.Joiner() != nil
	moving := n.Op == ops.Where || n.Op == ops.Copy || n.Op.Kind != ops.Map && n.Op.Kind != ops.Reduce && n.Op.Kind != ops.Scan && !joins
	for _, in := range n.Inputs {
		if in.DType() == d && !moving || computes(in.Node, d) {
			return true
		}
	}
	return n.Op == ops.Cast && n.Outputs[0].DType == d
}
