package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/lower/scans"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// scan forms the group of a scan. If a row has several leaves, a reduction computes the leaves'
// totals, and a scan of the totals computes the result before each leaf. Then a kernel scans each
// leaf from there. The maps before the scan are fused into the reduction and the last kernel.
func (g *grouper) scan(v graph.Value) (region.Source, error) {
	n := v.Node
	in, axis := n.Inputs[0], n.Attr.Axes[0]
	w := &scans.ScanWork{Axis: axis, Place: shape.Contiguous(v.Shape())}
	if n.Attr.Initial {
		first := w.Place
		first.Shape = shape.Reduce(v.Shape(), []int{axis}, true)
		w.Place.Shape, w.Place.Offset = in.Shape(), w.Place.Strides[axis]
		body, err := g.fuse(graph.NewFull(v.DType(), n.Attr.Bits, first.Shape, n.Site), graph.Value{})
		if err != nil {
			return region.Source{}, err
		}
		w.Initial = &lower.MapPart{Body: body, View: first}
	}
	var err error
	if !g.Config.Unfused {
		if w.Body, err = g.scanned(in, axis); err != nil {
			return region.Source{}, err
		}
	}
	if w.Body == nil || !(scans.Scanner{Builder: g.Builder, Value: v}).Fits(w.Body, axis, w.Place) {
		if w.Body, err = g.scanCopy(in, axis); err != nil {
			return region.Source{}, err
		}
		w.ByRows = true
	}
	return g.add(v, false, w), nil
}

// scanned returns the body of the scan's operand. The operand is read from memory if computing it
// twice would cost much, or if it reads a table.
func (g *grouper) scanned(in graph.Value, axis int) (*region.Body, error) {
	k, err := g.fuse(in, graph.Value{})
	if err != nil {
		return nil, err
	}
	once := kernel.Leaves(in.Shape()[axis]) == 1
	buffers := 0
	for _, index := range k.Index {
		if !index {
			buffers++
		}
	}
	if len(k.Tables) == 0 && (once || k.Cost <= target.MaxScanRecompute && buffers < g.Config.MaxOperands) {
		return k, nil
	}
	g.because(in, "the scan reads it twice, and what costs more than %d, or addresses a table, is made once", target.MaxScanRecompute)
	src, err := g.materialize(in)
	return region.LoadBody(in.DType(), src), err
}

// scanCopy returns a body that reads a copy of the scan's operand in contiguous rows. Leaves that
// span more than one binding need it, and unfused plans, whose kernels must not depend on sizes.
func (g *grouper) scanCopy(in graph.Value, axis int) (*region.Body, error) {
	kept, scanned := region.SplitAxes(len(in.Shape()), []int{axis})
	copied, err := g.permuted(in, append(append([]int(nil), kept...), scanned...))
	return region.LoadBody(in.DType(), copied), err
}
