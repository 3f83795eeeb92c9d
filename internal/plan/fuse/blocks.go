package fuse

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/quant"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product may read a factor as it is stored in blocks of integers, if the device decodes them. The
// operators that decode the blocks stay in the graph for other readers. Without any, no kernel
// computes them.

// decoded is a factor in blocks: their format and bytes, and the factor as a view of the elements.
type decoded struct {
	format *quant.Format
	blocks graph.Value
	view   shape.View
}

// decoded returns operand i of the product as blocks. ok is false if it has none, if its steps of k
// are not neighbours, or if one of its lines begins or ends inside a block.
func (p former) decoded(i int) (d decoded, ok bool) {
	cfg := p.g.Config
	if !cfg.DecodesBlocks || !cfg.Runs(rules.Factors) || !cfg.Runs(rules.Views) {
		return d, false
	}
	v, views := p.Value.Node.Inputs[i], []*graph.Node(nil)
	for !isDecoded(v) {
		if _, stored := v.Stored(); stored || v.Node.Op.Kind != ops.Movement {
			return d, false
		}
		views = append(views, v.Node)
		v = v.Node.Inputs[0]
	}
	if _, stored := v.Stored(); stored || v.DType() != dtype.Float32 {
		return d, false
	}
	d.format, d.view = quant.Named(v.Node.Attr.Blocks), shape.Contiguous(v.Shape())
	for _, n := range slices.Backward(views) {
		if d.view, ok = n.View(d.view); !ok {
			return d, false
		}
	}
	if d.blocks, ok = blocksOf(v, d.format); !ok {
		return d, false
	}
	steps := len(d.view.Shape) - 1 - i
	for axis, s := range d.view.Strides {
		switch n := d.view.Shape[axis]; {
		case axis == steps && (s != 1 || n%d.format.Elements != 0):
			return d, false
		case axis != steps && n > 1 && (s < 0 || s%d.format.Elements != 0):
			return d, false
		}
	}
	return d, d.view.Offset%d.format.Elements == 0
}

// isDecoded reports whether v is the reshape that ends a decoding.
func isDecoded(v graph.Value) bool { return v.Node.Op == ops.Reshape && v.Node.Attr.Blocks != "" }

// blocksOf finds the blocks that v is decoded from. They are the operand of its operators that has
// the shape of its blocks.
func blocksOf(v graph.Value, f *quant.Format) (graph.Value, bool) {
	s := v.Shape()
	last := len(s) - 1
	want := append(s[:last:last], s[last]/f.Elements, f.Bytes)
	for {
		if v.DType() == dtype.Uint8 && v.Shape().Equal(want) {
			return v, true
		}
		if _, stored := v.Stored(); stored || len(v.Node.Inputs) == 0 {
			return v, false
		}
		v = v.Node.Inputs[0]
	}
}

// blocks returns the body of operand i if it is read in blocks, else nil.
func (p former) blocks(i int) (*region.Body, error) {
	d, ok := p.decoded(i)
	if !ok {
		return nil, nil
	}
	s, err := p.g.resident(d.blocks)
	if err == nil && (!s.View.IsContiguous() || s.View.Offset%d.format.Bytes != 0) {
		s, err = p.g.materialize(d.blocks)
	}
	if err != nil {
		return nil, err
	}
	d.view.Offset += s.View.Offset / d.format.Bytes * d.format.Elements
	body := region.LoadBody(dtype.Float32, region.Source{Ref: s.Ref, View: d.view})
	body.Blocks = d.format.Name
	return body, nil
}
