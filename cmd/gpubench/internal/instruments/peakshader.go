package instruments

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// peakKernel is a kernel that does nothing but compute: what a device's arithmetic gives at the
// best. Each invocation has chains of operations that follow one another, and stores
// one word of them all at the end, so that none is left out.
type peakKernel struct {
	DType  dtype.DType // Float32, Float64 or Float16 (two at a time) where the device has it, or Uint32
	Fused  bool        // x * y + z as one instruction, of floats
	Chains int         // independent of each other: as many as hide what an instruction waits for
}

// peakParams are the words of a peak's push constants: rounds, and two that are 1 and 3.
const peakParams = 3

// peakSteps is how many steps of each chain a round has.
const peakSteps = 16

// operations is how many operations an invocation makes in so many rounds: two a step, of
// each element.
func (p peakKernel) operations(rounds int) int {
	n := 2 * peakSteps * p.Chains * rounds
	if p.DType == dtype.Float16 {
		n *= 2
	}
	return n
}

// write makes the module.
func (p peakKernel) write(t codegen.Target) ([]uint32, error) {
	b := codegen.NewBuilder(t)
	b.LocalSize(kernel.WorkgroupSize, 1, 1)
	b.Params(peakParams)
	out := b.StorageBuffer(0, 1, 1, true)
	start, factor, term := p.operands(b)
	chains := make([]codegen.Var, p.Chains)
	for i := range chains {
		chains[i] = b.Local(b.TypeOf(start))
		b.StoreVar(chains[i], start)
		start = p.step(b, start, factor, term)
	}
	b.Loop(b.Param(0), func(codegen.ID) {
		x := make([]codegen.ID, p.Chains)
		for i, v := range chains {
			x[i] = b.LoadVar(v)
		}
		for range peakSteps {
			for i := range x {
				x[i] = p.step(b, x[i], factor, term)
			}
		}
		for i, v := range chains {
			b.StoreVar(v, x[i])
		}
	})
	total := p.word(b, b.LoadVar(chains[0]))
	for _, v := range chains[1:] {
		total = b.Xor(total, p.word(b, b.LoadVar(v)))
	}
	row := b.IMul(b.NumWorkgroups(0), b.ConstU32(kernel.WorkgroupSize))
	b.StoreElement(out, b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row)), 0, total)
	return b.Finish(), b.Err()
}

// operands are what the first chain begins with, and what each step multiplies by and adds:
// a half and about one of floats, so that no result becomes subnormal or infinite. They
// are of the push constants, since compilers compute with constants themselves.
func (p peakKernel) operands(b *codegen.Builder) (start, factor, term codegen.ID) {
	start, factor, term = b.GlobalID(0), b.Param(1), b.Param(2)
	if p.DType == dtype.Uint32 {
		return start, factor, term
	}
	if p.DType == dtype.Float16 {
		// 1 and what is a little more, a half and 3, each twice.
		halves := func(bits codegen.ID) codegen.ID { return b.Bitcast(b.Vec(b.F16(), 2), bits) }
		of := func(bits uint32) codegen.ID { return b.IMul(factor, b.ConstU32(bits)) }
		return halves(b.Xor(b.And(start, b.ConstU32(0xff)), of(0x3c003c00))), halves(of(0x38003800)), halves(of(0x42004200))
	}
	if p.DType == dtype.Float64 {
		// Of words, the upper ones those of 1, a half and 3.
		double := func(low codegen.ID, high uint32) codegen.ID {
			return b.Bitcast(b.F64(), b.Construct(low, b.IMul(factor, b.ConstU32(high))))
		}
		zero := b.ConstU32(0)
		return double(start, 0x3ff00000), double(zero, 0x3fe00000), double(zero, 0x40080000)
	}
	half := b.FDiv(b.ConvertSToF(factor), b.ConstF32(2))
	return b.ConvertSToF(start), half, b.ConvertSToF(term)
}

func (p peakKernel) step(b *codegen.Builder, x, factor, term codegen.ID) codegen.ID {
	switch {
	case p.DType == dtype.Uint32:
		return b.IAdd(b.IMul(x, factor), term)
	case p.Fused:
		return b.FMA(x, factor, term)
	}
	return b.FAdd(b.FMul(x, factor), term)
}

// word is some word of a value.
func (p peakKernel) word(b *codegen.Builder, x codegen.ID) codegen.ID {
	switch p.DType {
	case dtype.Float32, dtype.Float16:
		return b.Bitcast(b.U32(), x)
	case dtype.Float64:
		return b.Extract(b.Bitcast(b.Vec(b.U32(), 2), x), 0)
	}
	return x
}
