package fuse

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Epilogues: if a map is a product's only reader and reads it element by element, the product's
// kernel computes the map before it stores: a bias, an activation, a cast. The sums, and so the
// bits, stay the same, and the product is not written and read again.
//
// The map may read the product's elements in another order, each once. Then the kernel stores them
// in the map's order. A reshape that needs a copy of its operand in another order counts as such a
// map.
//
// finishes decides from shapes alone, before anything is planned. Building the body may undo the
// decision: the map may read the product through several views, or only some of its elements, or
// the body may exceed the device's limits.

// errUnfinished stops the building of an epilogue that does not read each element of its product
// exactly once.
var errUnfinished = errors.New("plan: the product is seen in part, or through several views")

// finishes notes whether v is a product whose only reader becomes its epilogue.
func (p *partition) finishes(v graph.Value, kernels readers) {
	if v.Node.Op.Kind != ops.Contraction || len(kernels) != 1 {
		return
	}
	for by := range kernels.values() {
		rule, left := p.Config.LeavesOut(rules.Epilogues, rules.Views)
		switch {
		case by == v || by.Node.Op.Kind != ops.Map && by.Node.Op.Kind != ops.Movement || p.rowwise.At(by) != nil:
		case p.unfinished.At(v).Format != "":
			p.why.Set(v, p.unfinished.At(v))
		case left:
			p.why.Set(v, expr.WhyLeftOut(rule))
		case by.Shape().Size() != v.Shape().Size():
			p.because(v, "the kernel of %v has other elements than it", expr.Named(by))
		case products.InnerSize(v) > ops.ContractionBlock && !p.tiler().WholeSums(v) && !p.cooperates(v) && !p.tiler().MapsBlocks(v):
			p.why.Set(v, blocksSummed(v))
		case p.finished.At(by) != (graph.Value{}):
			p.because(v, "the kernel of %v finishes another product", expr.Named(by))
		default:
			p.finished.Set(by, v)
		}
	}
}

// blocksSummed explains why a product whose sums have several blocks has no epilogue.
func blocksSummed(v graph.Value) expr.Reason {
	return expr.Because("its sums are of %d products, more than the %d of a block, and the blocks are summed by another kernel", products.InnerSize(v), ops.ContractionBlock)
}

// finishedProduct forms the group of the product c with the map v as its epilogue.
func (g *grouper) finishedProduct(v, c graph.Value) (region.Source, error) {
	f := g.newFuser(v, v, true)
	f.total, f.Buffers = c, 2
	_, err := f.emit(v, nil)
	why := ""
	post, order, in := f.Body, shape.Contiguous(c.Shape()), false
	if err == nil {
		post, order, in = f.Body.Before(f.order, c.Shape())
	}
	switch {
	case errors.Is(err, errTooLarge):
		why = "one kernel with what reads it would exceed the device's limits"
	case errors.Is(err, errUnfinished):
		why = "what reads it sees a part of it, or sees it through several views"
	case err != nil:
		return region.Source{}, err
	case !slices.ContainsFunc(post.Insts, func(i kernel.Inst) bool { return i.Kind == kernel.Total }):
		why = "a part of what reads it is stored"
	case !in || len(post.Tables) > 0 || slices.Contains(post.Index, true):
		why = "what reads it has operands of another form"
	case !g.finishable(c, post):
		why = "what reads it is long code for every row of a tile"
	}
	if why != "" {
		g.unfinished.Set(c, expr.Because("%s", why))
		return g.later(v), nil
	}
	if len(post.Insts) == 1 { // the kernel stores the sums themselves
		post = nil
	}
	return g.product(&products.Product{Tiler: g.tiler(), Value: c, Result: v, End: post, Order: order, Fast: g.cooperates(c)})
}

// finishable reports whether an epilogue's code is short enough. The kernel has a copy of it for
// every four sums of a tile. With Spread, or on devices that flush subnormals, it has a copy for
// every four sums of a row.
func (g *grouper) finishable(c graph.Value, post *region.Body) bool {
	t := g.Config.Tile
	if kernel.Blocks(products.InnerSize(c)) > 1 && g.tiler().MapsBlocks(c) && !g.cooperates(c) {
		return post.Cost <= g.Config.MaxCost
	}
	copies := max(1, t.Rows*t.Columns/4)
	if t.Spread > 0 || g.Config.Weights.Flush32 {
		copies = max(1, t.Columns/4)
	}
	return post.Cost*copies <= g.Config.MaxCost
}

// sum emits the product that the kernel computes. It fails unless the views show each element once.
func (f *fuser) sum(v graph.Value, views *expr.Chain) (int, error) {
	if f.summed && f.order != views {
		return 0, errUnfinished
	}
	if _, ok := expr.Unseen(shape.Contiguous(f.Body.Space), views, v.Shape()); !ok {
		return 0, errUnfinished
	}
	f.summed, f.order = true, views
	return f.Inst(region.InstKey{Kind: kernel.Total, DType: v.DType()}, nil), nil
}
