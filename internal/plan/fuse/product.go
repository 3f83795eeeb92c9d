package fuse

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
)

// product forms the group of a matrix product. One kernel computes every element; or it computes
// every block of k of every element, and then a reduction sums the blocks.
func (g *grouper) product(p *products.Product) (region.Source, error) {
	p.Whole = g.tiler().WholeSums(p.Value)
	f := former{p, g}
	if err := f.factors(); err != nil {
		return region.Source{}, err
	}
	if !p.Choose() {
		if err := f.cutFactors(); err != nil {
			return region.Source{}, err
		}
		p.Choose()
	}
	if blocks := p.StoredBlocks(); p.Result != p.Value && blocks > 1 && !p.MapsBlocks(blocks) {
		g.unfinished.Set(p.Value, blocksSummed(p.Value))
		return g.later(p.Result), nil
	}
	return g.add(p.Result, false, p), nil
}

// cooperates reports, from shapes alone, whether a product should use cooperative matrices: it
// is marked fast, the device has them for its dtype, and it is large enough.
func (p *partition) cooperates(v graph.Value) bool {
	if !v.Node.Attr.Fast || p.Config.Cooperative.Of(v.Node.Inputs[0].DType()).M == 0 || !p.Config.Runs(rules.Schemes) {
		return false
	}
	m, n, _ := products.ProductSizes(v)
	if batch := v.Shape().Size() / (m * n); p.seenBase(v.Node.Inputs[1]).Shape().Size() == n*products.InnerSize(v) {
		m *= batch // all matrices share one b, so their rows count as rows of one matrix
	}
	return v.Shape().Size()*products.InnerSize(v) >= target.SmallProduct && min(m, n) > target.FewRows
}

// former chooses a product's factors while its group is formed.
type former struct {
	*products.Product
	g *grouper
}

// tiler returns the Tiler, which chooses the kernels of products.
func (p *partition) tiler() products.Tiler { return products.Tiler{Builder: p.Builder} }
