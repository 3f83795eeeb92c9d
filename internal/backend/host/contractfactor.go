package host

import (
	"context"
	"sync"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// factor holds some lines of a or b, with the steps of one block. The factor with the lanes is
// stored as steps by lines or, if it is turned, as lines by steps. The other factor is stored as
// lines by steps.
type factor struct {
	matrix gemm.Matrix
	right  *gemm.Right // the same for vector loops, of the factor with the lanes
	memory *[]byte     // of factorMemory, or nil
}

// factorMemory holds factors that several goroutines read.
var factorMemory = sync.Pool{New: func() any { return new([]byte) }}

func release(factors []factor) {
	for _, f := range factors {
		if f.right != nil {
			f.right.Release()
		}
		if f.memory != nil {
			factorMemory.Put(f.memory)
		}
	}
}

// If b has at most fewColumns columns, they would leave lanes idle, so a's rows become the lanes.
// They must be transposed for that, which does not pay for fewer than manySteps steps.
const fewColumns, manySteps = 8, 64

// arrange chooses the factor with the lanes, and how both factors are read. vectors says whether
// vector loops may be used.
func (c *contraction) arrange(vectors bool) {
	sum := c.k.SumDType()
	c.factors = [2][]int{c.k.Factor(kernel.Left), c.k.Factor(kernel.Right)}
	c.held, c.sum, c.words = [2]dtype.DType{sum, sum}, sum, false
	var kind *gemm.Kind
	if vectors {
		kind = c.loops()
	}
	c.pairs = c.pairsOf(kind)
	c.kind, c.lanes, c.turned, c.placed = kind, kernel.Right, c.alongSteps(), [2]bool{}
	if kind == nil || c.m == 1 && c.n == 1 {
		c.kind, c.turned = nil, (c.turned || c.n == 1) && !c.k.SumDType().IsComplex() // hostref turns no complex numbers; one column is contiguous either way
		return
	}
	if lines, _, ok := c.strides(kernel.Left); c.n <= fewColumns && c.n < c.m && (c.steps(0) >= manySteps || ok && lines == 1) {
		c.lanes, c.turned = kernel.Left, true
	}
	for _, p := range []kernel.Role{kernel.Left, kernel.Right} {
		lines, steps, ok := c.strides(p)
		switch {
		case !ok:
		case p == c.lanes && lines == 1 && steps >= 0:
			c.placed[p], c.turned = true, false
		case steps == 1 && lines >= 0:
			c.placed[p], c.turned = true, c.turned || p == c.lanes
		}
	}
}

// strides returns a factor's strides between lines and between steps; an axis of size 1 has stride
// 1. ok is false if the factor has a map, digits, blocks, or another dtype than the products.
func (c *contraction) strides(p kernel.Role) (lines, steps int, ok bool) {
	inst := c.k.Body[c.factors[p][0]]
	if inst.Kind != kernel.Load || len(c.factors[p]) > 1 || inst.DType != c.held[p] || c.l.DigitsOf(p) != (kernel.Digits{}) {
		return 0, 0, false
	}
	axes, dims := c.g.Operands[inst.N].Strides[c.l.Batch:], c.g.Dims[c.l.Batch:]
	if lines, steps = axes[p], axes[2]; dims[p] == 1 {
		lines = 1
	}
	if dims[2] == 1 {
		steps = 1
	}
	return lines, steps, !c.k.Operands[inst.N].Index && c.k.Operands[inst.N].Blocks == ""
}

// alongSteps reports whether b is stored column by column: columns are contiguous, rows are not.
func (c *contraction) alongSteps() bool {
	batch := c.l.Batch
	if c.l.Right != (kernel.Digits{}) {
		return false
	}
	for i, l := range c.g.Operands {
		if c.roles[i] == kernel.Right && (l.Strides[batch+2] != 1 || l.Strides[batch+1] == 1) {
			return false
		}
	}
	return true
}

// still returns the factor without the lanes: all lanes multiply by the same element of it.
func (c *contraction) still() kernel.Role { return kernel.Left + kernel.Right - c.lanes }

// region returns the region of a factor that a part of a block reads.
func (c *contraction) region(role kernel.Role, p part, block int) region {
	low, lines := p.row, p.rows
	if role == c.lanes {
		low, lines = p.column, p.columns
	}
	r := region{at: p.at, sizes: shape.Shape{lines, c.steps(block)}, axes: [2]int{int(role), 2}}
	r.from[role], r.from[2] = low, block*ops.ContractionBlock
	if role == c.lanes && !c.turned {
		r.sizes[0], r.sizes[1] = r.sizes[1], r.sizes[0]
		r.axes[0], r.axes[1] = r.axes[1], r.axes[0]
	}
	return r
}

// factor returns the lines of a factor that a part of a block reads: in the operand's memory, or
// evaluated in the frame's.
func (c *contraction) factor(f *frame, role kernel.Role, p part, block int) (factor, error) {
	r := c.region(role, p, block)
	m, err := c.elements(f, role, r)
	if err == nil && c.words {
		f.wide[role] = grown(f.wide[role], c.wordRows(role, r)*c.wordRow(role, r))
		m = c.wordsOf(f.wide[role], role, m, r)
	}
	return c.factorOf(role, m, r, block), err
}

// elements returns a region of a factor: in the operand's memory, or evaluated in the frame's.
func (c *contraction) elements(f *frame, role kernel.Role, r region) (gemm.Matrix, error) {
	if c.placed[role] {
		return c.inPlace(role, r), nil
	}
	column, err := c.evaluated(f, role, r, nil)
	return gemm.Matrix{Data: column.Data, Stride: r.sizes[1]}, err
}

// factorOf returns a factor whose region is stored in m.
func (c *contraction) factorOf(role kernel.Role, m gemm.Matrix, r region, block int) factor {
	f := factor{matrix: m}
	if role == c.lanes && c.kind != nil && m.Data != nil {
		steps := c.steps(block)
		lines := r.sizes.Size() / steps
		if c.words {
			steps = gemm.Words(steps)
		}
		f.right = c.kind.Right(m, steps, lines, c.turned)
	}
	return f
}

// inPlace returns a region of a factor in the operand's memory.
func (c *contraction) inPlace(role kernel.Role, r region) gemm.Matrix {
	n := c.k.Body[c.factors[role][0]].N
	lines, steps, _ := c.strides(role)
	stride := lines
	if role == c.lanes && !c.turned {
		stride = steps
	}
	return gemm.Matrix{Data: c.operands[n][c.offset(c.g.Operands[n], r)*c.held[role].Size():], Stride: stride}
}

// evaluated evaluates a factor's map in a region and, if the products are not of words, converts the
// values to the products' dtype. dst is as in evaluate.
func (c *contraction) evaluated(f *frame, role kernel.Role, r region, dst []byte) (hostref.Column, error) {
	d, last := c.k.SumDType(), c.factors[role][len(c.factors[role])-1]
	if c.inBlocks(role) {
		return c.decoded(f, role, r, dst), nil
	}
	if c.words || c.k.Body[last].DType == d {
		return c.over(f, c.factors[role], r, dst)
	}
	column, err := c.over(f, c.factors[role], r, nil)
	if err != nil {
		return column, err
	}
	if dst == nil {
		f.wide[role] = grown(f.wide[role], r.sizes.Size()*d.Size())
		dst = f.wide[role][:r.sizes.Size()*d.Size()]
	}
	wide := hostref.Column{DType: d, Data: dst}
	return wide, applyOp(ops.Cast, wide, column)
}

// shared returns a factor's lines for each block of a part, ready for several goroutines. The caller
// releases the list, also after an error.
func (c *contraction) shared(ctx context.Context, role kernel.Role, p part) (list []factor, err error) {
	for i := range p.blocks {
		f, err := c.prepared(ctx, role, p, p.block+i)
		list = append(list, f)
		if err == nil && f.right != nil && f.right.Packed(p.rows) {
			err = f.right.Pack(ctx)
		}
		if err != nil {
			return list, err
		}
	}
	return list, nil
}

// prepared returns one block of a shared factor: in the operand's memory, or evaluated.
func (c *contraction) prepared(ctx context.Context, role kernel.Role, p part, block int) (factor, error) {
	r := c.region(role, p, block)
	switch {
	case c.words:
		return c.preparedWords(ctx, role, r, block)
	case c.decodes(role):
		return c.preparedPanels(ctx, p, block)
	}
	if c.placed[role] {
		return c.factorOf(role, c.inPlace(role, r), r, block), ctx.Err()
	}
	d, row := c.k.SumDType(), r.sizes[1]
	memory := factorMemory.Get().(*[]byte)
	*memory = grown(*memory, r.sizes.Size()*d.Size())
	all := hostref.Column{DType: d, Data: (*memory)[:r.sizes.Size()*d.Size()]}
	err := parallel.For(ctx, r.sizes[0], max(1, finishedPiece/row), func(low, high int) error {
		f := c.frame()
		defer f.release()
		some, dst := r, all.Part(low*row, high*row)
		some.from[r.axes[0]] += low
		some.sizes = shape.Shape{high - low, row}
		column, err := c.evaluated(f, role, some, dst.Data)
		if err == nil && &column.Data[0] != &dst.Data[0] {
			copy(dst.Data, column.Data)
		}
		return err
	})
	made := factor{memory: memory}
	if err == nil {
		made = c.factorOf(role, gemm.Matrix{Data: all.Data, Stride: row}, r, block)
		made.memory = memory
	}
	return made, err
}
