package kernel

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/quant"
)

// blocksWords are before a format's name in the note on an operand.
const blocksWords = ", blocks of "

// blocksNote returns the note on an operand's blocks in a kernel's text.
func (o Operand) blocksNote() string {
	if o.Blocks == "" {
		return ""
	}
	return blocksWords + o.Blocks
}

// Bytes returns the size of n elements in memory. Those of blocks are whole blocks.
func (o Operand) Bytes(n int) int {
	if f := quant.Named(o.Blocks); f != nil {
		return ceil(n, f.Elements) * f.Bytes
	}
	return n * o.DType.Size()
}

// blocksWindow returns the binding of the blocks with the elements [low, high).
func (o Operand) blocksWindow(low, high int) Window {
	f := quant.Named(o.Blocks)
	first := low / f.Elements * f.Bytes
	return Window{Offset: int64(first), Bytes: int64(o.Bytes(high) - first)}
}

// verifyBlocks checks the operands that are stored in blocks: a factor is such an operand alone.
func (k *Kernel) verifyBlocks() string {
	for i, o := range k.Operands {
		if o.Blocks == "" {
			continue
		}
		c, contracts := k.Loop.(*Contract)
		alone := func(p Role) bool {
			list := k.Factor(p)
			return len(list) == 1 && k.Body[list[0]].N == i && c.DigitsOf(p) == Digits{}
		}
		switch {
		case quant.Named(o.Blocks) == nil || o.DType != dtype.Float32 || o.Index || o.Table:
			return OperandName(i) + " has blocks of " + o.Blocks + " as " + o.DType.String()
		case !contracts || !slices.ContainsFunc([]Role{Left, Right}, alone):
			return OperandName(i) + " has blocks, and is no factor"
		}
	}
	return ""
}
