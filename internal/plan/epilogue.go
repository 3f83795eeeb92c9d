package plan

import (
	"errors"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Epilogues: a map that alone reads a product, element for element, is computed
// by the product's kernel before it stores: a bias, an activation, a cast. The
// sums are the same, and so are the bits; what is saved is a result that is
// written, read and written again.
//
// The map may see the product's elements in another order, all of them once: then
// the kernel stores them in the map's. A reshape that needs its operand in such an
// order in memory is such a map.
//
// The decision is taken from shapes alone, before anything is planned (finishes).
// What shows only when the body is built, the product seen through several views or
// through one that shows it in part, or a body beyond the device's limits, undoes it.

// errUnfinished stops the building of a body that does not see all of its product
// once.
var errUnfinished = errors.New("plan: the product is seen in part, or through several views")

// finishes notes that the product v is finished by the one kernel that reads it,
// where that is so.
func (g *grouper) finishes(v graph.Value, kernels readers) {
	if v.Node.Op.Kind != ops.Contraction || len(kernels) != 1 {
		return
	}
	for by := range kernels.values() {
		rule, left := g.cfg.leavesOut(Epilogues, Views)
		switch {
		case by == v || by.Node.Op.Kind != ops.Map && by.Node.Op.Kind != ops.Movement || g.rowwise[by] != nil:
		case g.unfinished[v].format != "":
			g.why[v] = g.unfinished[v]
		case left:
			g.why[v] = whyLeftOut(rule)
		case by.Shape().Size() != v.Shape().Size():
			g.because(v, "the kernel of %v has other elements than it", named(by))
		case innerSize(v) > ops.ContractionBlock && !g.wholeSums(v) && !g.cooperates(v) && !g.mapsBlocks(v):
			g.why[v] = blocksSummed(v)
		case g.finished[by] != (graph.Value{}):
			g.because(v, "the kernel of %v finishes another product", named(by))
		default:
			g.finished[by] = v
		}
	}
}

// blocksSummed is why no map ends a product whose sums are of several blocks.
func blocksSummed(v graph.Value) reason {
	return because("its sums are of %d products, more than the %d of a block, and the blocks are summed by another kernel", innerSize(v), ops.ContractionBlock)
}

// finishedProduct forms the group of the product c that v, a map, is the end of.
func (g *grouper) finishedProduct(v, c graph.Value) (source, error) {
	f := g.newFuser(v, v, true)
	f.total, f.buffers = c, 2
	_, err := f.emit(v, nil)
	why := ""
	post, order, in := f.body, shape.Contiguous(c.Shape()), false
	if err == nil {
		post, order, in = f.body.before(f.order, c.Shape())
	}
	switch {
	case errors.Is(err, errTooLarge):
		why = "one kernel with what reads it would exceed the device's limits"
	case errors.Is(err, errUnfinished):
		why = "what reads it sees a part of it, or sees it through several views"
	case err != nil:
		return source{}, err
	case !slices.ContainsFunc(post.insts, func(i kernel.Inst) bool { return i.Kind == kernel.Total }):
		why = "a part of what reads it is stored"
	case !in || len(post.tables) > 0 || slices.Contains(post.index, true):
		why = "what reads it has operands of another form"
	case !g.finishable(c, post):
		why = "what reads it is long code for every row of a tile"
	}
	if why != "" {
		g.unfinished[c] = because("%s", why)
		return g.later(v), nil
	}
	if len(post.insts) == 1 { // the sums as they are
		post = nil
	}
	return g.product(&product{build: g.builder, v: c, result: v, post: post, order: order, fast: g.cooperates(c)})
}

// finishable reports whether the code of an epilogue, which is written for every
// sum of a tile, or, with Spread or where subnormals are flushed, once for a row, is not
// too long.
func (g *grouper) finishable(c graph.Value, post *body) bool {
	t := g.cfg.Tile
	if kernel.Blocks(innerSize(c)) > 1 && g.mapsBlocks(c) && !g.cooperates(c) {
		return post.cost <= g.cfg.MaxCost
	}
	copies := max(1, t.Rows*t.Columns/4)
	if t.Spread > 0 || g.cfg.Weights.Flush32 {
		copies = max(1, t.Columns/4)
	}
	return post.cost*copies <= g.cfg.MaxCost
}

// before is the body over the space that the views show, and where its points are in
// the order of the body's own; ok is false where its operands are no strides there.
func (k *body) before(views *chain, space shape.Shape) (other *body, order shape.View, ok bool) {
	if order, ok = unseen(shape.Contiguous(k.space), views, space); !ok {
		return k, order, false
	}
	if k.space.Equal(space) && views == nil {
		return k, order, true
	}
	moved := *k
	moved.space, moved.views = space, make([]shape.View, len(k.views))
	for i, v := range k.views {
		if moved.views[i], ok = unseen(v, views, space); !ok {
			return k, order, false
		}
	}
	return &moved, order, true
}

// unseen is the view over a space which, seen through the views, is v; ok is false
// where they do not show every point once, or it is no strides.
func unseen(v shape.View, views *chain, space shape.Shape) (w shape.View, ok bool) {
	if views == nil {
		return v.Reshape(space)
	}
	n := views.node
	if v, ok = unseen(v, views.next, n.Outputs[0].Shape); !ok {
		return v, false
	}
	switch n.Op {
	case ops.Permute:
		axes := make([]int, len(n.Attr.Axes))
		for i, a := range n.Attr.Axes {
			axes[a] = i
		}
		v, err := v.Permute(n.Op.Name, axes...)
		return v, err == nil
	case ops.Reshape, ops.ExpandDims, ops.Squeeze:
		return v.Reshape(n.Inputs[0].Shape())
	}
	return v, false
}

// sum is the product that the kernel finishes, where the views show all of it once.
func (f *fuser) sum(v graph.Value, views *chain) (int, error) {
	if f.summed && f.order != views {
		return 0, errUnfinished
	}
	if _, ok := unseen(shape.Contiguous(f.body.space), views, v.Shape()); !ok {
		return 0, errUnfinished
	}
	f.summed, f.order = true, views
	return f.inst(instKey{kind: kernel.Total, dtype: v.DType()}, nil), nil
}
