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
// The decision is taken from shapes alone, before anything is planned (finishes).
// What shows only when the body is built, the product seen through a view that is
// not its own order, or a body beyond the device's limits, undoes it.

// errUnfinished stops the building of a body that sees its product in another
// order than the product's own.
var errUnfinished = errors.New("plan: the product is seen in another order than its own")

// finishes notes that the product v is finished by the one kernel that reads it,
// where that is so.
func (g *grouper) finishes(v graph.Value, kernels readers) {
	if v.Node.Op.Kind != ops.Contraction || len(kernels) != 1 {
		return
	}
	for by := range kernels {
		rule, left := g.cfg.leavesOut(Epilogues, Views)
		switch {
		case by == v || by.Node.Op.Kind != ops.Map || g.rowwise[by] != nil:
		case g.unfinished[v].format != "":
			g.why[v] = g.unfinished[v]
		case left:
			g.why[v] = whyLeftOut(rule)
		case by.Shape().Size() != v.Shape().Size():
			g.because(v, "the kernel of %v has other elements than it", named(by))
		case innerSize(v) > ops.ContractionBlock && !g.wholeSums(v):
			g.because(v, "its sums are of %d products, more than the %d of a block, and the blocks are summed by another kernel", innerSize(v), ops.ContractionBlock)
		case g.finished[by] != (graph.Value{}):
			g.because(v, "the kernel of %v finishes another product", named(by))
		default:
			g.finished[by] = v
		}
	}
}

// finishedProduct forms the group of the product c that v, a map, is the end of.
func (g *grouper) finishedProduct(v, c graph.Value) (source, error) {
	f := g.newFuser(v, v, true)
	f.total, f.buffers = c, 2
	_, err := f.emit(v, nil)
	why := ""
	post, in := f.body, false
	if err == nil {
		post, in = f.body.over(c.Shape())
	}
	switch {
	case errors.Is(err, errTooLarge):
		why = "one kernel with what reads it would exceed the device's limits"
	case errors.Is(err, errUnfinished):
		why = "what reads it sees it in another order"
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
	return g.product(&product{build: g.builder, v: c, result: v, post: post})
}

// finishable reports whether the code of an epilogue, which is written for every
// sum of a tile, or, with Spread, once for a row, is not too long.
func (b *builder) finishable(c graph.Value, post *body) bool {
	t := b.cfg.Tile
	copies := max(1, t.Rows*t.Columns/4)
	if t.Spread > 0 {
		copies = max(1, t.Columns/4)
	}
	return post.cost*copies <= b.cfg.MaxCost
}

// over is the body over another space of the same points in the same order; ok is
// false where its operands are no strides there.
func (k *body) over(space shape.Shape) (*body, bool) {
	if k.space.Equal(space) {
		return k, true
	}
	other := *k
	other.space, other.views = space, make([]shape.View, len(k.views))
	for i, v := range k.views {
		var ok bool
		if other.views[i], ok = v.Reshape(space); !ok {
			return k, false
		}
	}
	return &other, true
}

// sum is the product that the kernel finishes, where the views see it in its own
// order.
func (f *fuser) sum(v graph.Value, views *chain) (int, error) {
	view, ok := applyViews(shape.Contiguous(v.Shape()), views)
	if !ok || !view.Shape.Equal(f.body.space) || !view.IsContiguous() {
		return 0, errUnfinished
	}
	return f.inst(instKey{kind: kernel.Total, dtype: v.DType()}, nil), nil
}
