package host

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/blocks"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/quant"
	"github.com/weft-gpu/weft/ops"
)

// A factor may be stored in blocks of quantised weights. If it has the lanes, its lines are decoded to
// panels, which the products read. One panel at a time fits in the L2 cache.

// inBlocks reports whether a factor is stored in blocks.
func (c *contraction) inBlocks(role kernel.Role) bool {
	inst := c.k.Body[c.factors[role][0]]
	return inst.Kind == kernel.Load && c.k.Operands[inst.N].Blocks != ""
}

// decodes reports whether products read a factor as panels that are decoded from blocks.
func (c *contraction) decodes(role kernel.Role) bool {
	return c.kind != nil && role == c.lanes && c.inBlocks(role)
}

// linesOf returns the lines of matrix number at of a factor that is stored in blocks, from number low
// on.
func (c *contraction) linesOf(role kernel.Role, at, low int) blocks.Lines {
	n := c.k.Body[c.factors[role][0]].N
	l, format := c.g.Operands[n], quant.Named(c.k.Operands[n].Blocks)
	bytes := func(elements int) int { return elements / format.Elements * format.Bytes }
	stride := l.Strides[c.l.Batch+int(role)]
	return blocks.Lines{Format: format, Data: c.operands[n][bytes(c.origin(l, at)+low*stride):], Stride: bytes(stride)}
}

// decoded decodes a region of a factor that is stored in blocks, line by line. dst is as in evaluate.
func (c *contraction) decoded(f *frame, role kernel.Role, r region, dst []byte) hostref.Column {
	d := c.k.SumDType()
	if dst == nil {
		f.wide[role] = grown(f.wide[role], r.sizes.Size()*d.Size())
		dst = f.wide[role][:r.sizes.Size()*d.Size()]
	}
	row := r.sizes[1] * d.Size()
	for i := range r.sizes[0] {
		c.linesOf(role, r.at, r.from[role]+i).Steps(dst[i*row:][:row], r.from[2], r.sizes[1], 1, 1)
	}
	return hostref.Column{DType: d, Data: dst}
}

// panel decodes one panel of a block of the factor with the lanes: so many of its lines, from number
// low on.
func (c *contraction) panel(dst []byte, at, block, low, lines int) {
	c.linesOf(c.lanes, at, low).Steps(dst, block*ops.ContractionBlock, c.steps(block), lines, c.kind.PanelColumns())
}

// panelBytes returns the size of a panel of a block.
func (c *contraction) panelBytes(block int) int {
	return c.kind.PanelColumns() * c.steps(block) * c.k.SumDType().Size()
}

// multiplyPanels computes the sums of a block of a part, panel by panel. x is the other factor.
func (c *contraction) multiplyPanels(f *frame, sums, x gemm.Matrix, p part, block int) error {
	across := c.kind.PanelColumns()
	f.wide[c.lanes] = grown(f.wide[c.lanes], c.panelBytes(block))
	for low := 0; low < p.columns; low += across {
		n := min(across, p.columns-low)
		c.panel(f.wide[c.lanes], p.at, block, p.column+low, n)
		to := gemm.Matrix{Data: sums.Data[low*c.sum.Size():], Stride: sums.Stride}
		c.kind.Panels(f.wide[c.lanes], c.steps(block), n).Multiply(to, x, p.rows)
	}
	return nil
}

// preparedPanels returns a block of the factor with the lanes for several goroutines.
func (c *contraction) preparedPanels(ctx context.Context, p part, block int) (factor, error) {
	across, size := c.kind.PanelColumns(), c.panelBytes(block)
	panels := (p.columns + across - 1) / across
	memory := factorMemory.Get().(*[]byte)
	*memory = grown(*memory, panels*size)
	err := parallel.For(ctx, panels, 1, func(low, high int) error {
		for i := low; i < high; i++ {
			c.panel((*memory)[i*size:][:size], p.at, block, p.column+i*across, min(across, p.columns-i*across))
		}
		return nil
	})
	return factor{right: c.kind.Panels(*memory, c.steps(block), p.columns), memory: memory}, err
}
