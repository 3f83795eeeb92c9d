package host

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

// Products of integers of 8 and 16 bits multiply words of two steps, whose sums have 32 bits (see
// gemm). If the sums of the kernel have 32 bits too, it converts both factors to them. That conversion
// is left out. Shorter sums wrap, so they are the low bits of those of 32 bits.

// wordTypes are the dtypes of elements that become words, and of the loops that make words of them.
// Sums of uint16 wrap at 16 bits, of which products of int16 have the same ones.
var wordTypes = map[dtype.DType]dtype.DType{dtype.Int8: dtype.Int8, dtype.Uint8: dtype.Uint8, dtype.Int16: dtype.Int16, dtype.Uint16: dtype.Int16}

// loops returns the vector loops of the launch's products, or nil. For words it changes the factors'
// instructions and dtypes, and the sums' dtype.
func (c *contraction) loops() *gemm.Kind {
	sum, words := c.k.SumDType(), gemm.Of(dtype.Int16)
	if words == nil || c.m == 1 && c.n == 1 {
		if sum.Size() < 4 {
			return nil
		}
		return gemm.Of(sum)
	}
	if _, short := wordTypes[sum]; short {
		c.words, c.sum = true, dtype.Int32
		return words
	}
	if sum != dtype.Int32 && sum != dtype.Uint32 {
		return gemm.Of(sum)
	}
	var held [2]dtype.DType
	for role, list := range c.factors {
		inst := c.k.Body[list[len(list)-1]]
		if inst.Kind != kernel.Apply || inst.Op != ops.Cast {
			return gemm.Of(sum)
		}
		held[role] = c.k.Body[inst.Args[0]].DType
		if wordTypes[held[role]] != held[role] { // uint16 is none, as 32 bits have more than its low ones
			return gemm.Of(sum)
		}
	}
	c.words, c.held = true, held
	for role, list := range c.factors {
		c.factors[role] = list[:len(list)-1]
	}
	return words
}

// narrowed returns sums in the kernel's dtype.
func (c *contraction) narrowed(sums hostref.Column) (hostref.Column, error) {
	if c.sum == c.k.SumDType() || sums.DType != c.sum {
		return sums, nil
	}
	short := hostref.Column{DType: c.k.SumDType(), Data: make([]byte, sums.Len()*c.k.SumDType().Size())}
	return short, applyOp(ops.Cast, short, sums)
}

// byStep reports whether a factor is stored as steps by lines.
func (c *contraction) byStep(role kernel.Role) bool { return role == c.lanes && !c.turned }

// wordRows returns how many rows of words a region has. wordRow returns the bytes of such a row.
func (c *contraction) wordRows(role kernel.Role, r region) int {
	if c.byStep(role) {
		return gemm.Words(r.sizes[0])
	}
	return r.sizes[0]
}

func (c *contraction) wordRow(role kernel.Role, r region) int {
	if c.byStep(role) {
		return 4 * r.sizes[1]
	}
	return 4 * gemm.Words(r.sizes[1])
}

// wordsOf writes a region's elements as words to dst.
func (c *contraction) wordsOf(dst []byte, role kernel.Role, m gemm.Matrix, r region) gemm.Matrix {
	if c.byStep(role) {
		c.kind.Steps(dst, m, wordTypes[c.held[role]], r.sizes[0], r.sizes[1])
	} else {
		c.kind.Lines(dst, m, wordTypes[c.held[role]], r.sizes[0], r.sizes[1])
	}
	return gemm.Matrix{Data: dst, Stride: c.wordRow(role, r) / 4}
}

// preparedWords returns one block of a shared factor as words.
func (c *contraction) preparedWords(ctx context.Context, role kernel.Role, r region, block int) (factor, error) {
	rows, row := c.wordRows(role, r), c.wordRow(role, r)
	memory := factorMemory.Get().(*[]byte)
	*memory = grown(*memory, rows*row)
	all := (*memory)[:rows*row]
	err := parallel.For(ctx, rows, max(1, 4*finishedPiece/row), func(low, high int) error {
		f := c.frame()
		defer f.release()
		some, from, to := r, low, high
		if c.byStep(role) {
			from, to = 2*low, min(2*high, r.sizes[0])
		}
		some.from[r.axes[0]] += from
		some.sizes = []int{to - from, r.sizes[1]}
		m, err := c.elements(f, role, some)
		if err == nil {
			c.wordsOf(all[low*row:high*row], role, m, some)
		}
		return err
	})
	made := factor{memory: memory}
	if err == nil {
		made = c.factorOf(role, gemm.Matrix{Data: all, Stride: row / 4}, r, block)
		made.memory = memory
	}
	return made, err
}
