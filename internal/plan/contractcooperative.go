package plan

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// Cooperative says what cooperative matrices a device has, for elements of a
// type: none where M is 0.
type Cooperative struct {
	Subgroup             int // invocations
	Float16, Int8, Uint8 MatrixSizes
}

// MatrixSizes are those of a product of M x K by K x N elements.
type MatrixSizes struct{ M, N, K int }

// Of is the matrices of a type.
func (c *Cooperative) Of(d dtype.DType) MatrixSizes {
	switch d {
	case dtype.Float16:
		return c.Float16
	case dtype.Int8:
		return c.Int8
	case dtype.Uint8:
		return c.Uint8
	}
	return MatrixSizes{}
}

// cooperate makes a kernel one by cooperative matrices where the product is
// marked fast, the device has them and nothing needs to be cut.
func (p *product) cooperate(k *kernel.Kernel, g kernel.Geometry) bool {
	b := p.build
	if !p.v.Node.Attr.Fast {
		return false
	}
	tile, why := b.cooperativeTile(k, g)
	if len(p.a.insts) > 1 || len(p.b.insts) > 1 {
		tile, why = nil, "its kernel makes an operand"
	}
	if tile == nil {
		b.exactly(p.v, why)
		return false
	}
	exact := k.Loop
	k.Loop = tile
	if _, fits := b.contractCut(k, tile, g); !fits {
		k.Loop = exact
		b.exactly(p.v, "it is more than a launch can reach")
		return false
	}
	chooseCooperativeChunks(k, tile, g)
	b.chooseParams(k)
	return true
}

// exactly notes why a product marked fast is made as any other.
func (b *builder) exactly(v graph.Value, why string) {
	if b.exact != nil {
		b.exact[v] = why
	}
}

// cooperativeTile is nil where there is a reason against it.
func (b *builder) cooperativeTile(k *kernel.Kernel, g kernel.Geometry) (c *kernel.Contract, why string) {
	d, last := k.Operands[0].DType, len(g.Dims)-1
	m := b.cfg.Cooperative.Of(d)
	chunk := kernel.CooperativeChunk(d)
	switch {
	case m.M == 0:
		return nil, "the device has no cooperative matrices of " + d.String()
	case m.M%chunk != 0 || m.N%chunk != 0 || m.K%chunk != 0:
		return nil, "the device's cooperative matrices are smaller than what is read at a time"
	case !b.cfg.runs(Schemes):
		return nil, whyLeftOut(Schemes).String()
	case shape.Shape(g.Dims).Size() < smallContraction || g.Dims[last-2] <= fewRows || g.Dims[last-1] <= fewRows:
		return nil, "it is small"
	}
	subgroups := cooperativeDown * cooperativeAcross
	c = &kernel.Contract{Batch: k.Rank - 3, Out: kernel.Strided, Rows: matricesDown * m.M, Columns: matricesAcross * m.N, Unroll: 1,
		Lanes: subgroups * b.cfg.Cooperative.Subgroup, Down: cooperativeDown, Shared: max(2*chunk, m.K),
		Cooperative: &kernel.Cooperative{M: m.M, N: m.N, K: m.K, Subgroups: subgroups}}
	for c.Rows > m.M && (c.Rows >= 2*g.Dims[last-2] || c.CooperativeBytes(d) > b.cfg.SharedBytes) {
		c.Rows /= 2
	}
	if c.CooperativeBytes(d) > b.cfg.SharedBytes {
		return nil, "its tile is more than the workgroup's shared memory"
	}
	return c, ""
}

// chooseCooperativeChunks reads 16 bytes at a time along k or along rows and
// columns, where they lie together.
func chooseCooperativeChunks(k *kernel.Kernel, c *kernel.Contract, g kernel.Geometry) {
	batch := c.Batch
	chunk := kernel.CooperativeChunk(k.Operands[0].DType)
	for i, chunks := range []*kernel.Chunks{&c.A, &c.B} {
		switch {
		case g.Dims[batch+i]%chunk == 0 && chunked(g.Dims, g.Operands[i], batch+i, chunk):
			*chunks = kernel.Outer
		case chunked(g.Dims, g.Operands[i], batch+2, chunk):
			*chunks = kernel.Inner
		}
	}
	chooseSharedStores(k, c, []kernel.Geometry{g})
}
