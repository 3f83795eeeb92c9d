package codegen

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testcode"
)

// Control builds a module with every form of control flow and every kind of memory.
func Control(t Target, uniform bool) *Builder {
	b := NewBuilder(t)
	b.LocalSize(64, 1, 1)
	in := b.StorageBuffer(0, 4, 4, false)
	words := b.StorageBuffer(0, 1, 1, false)
	pairs := b.StorageBuffer(1, 1, 2, true)
	bits := b.StorageBuffer(2, 1, 1, true)
	if uniform {
		b.ParamsUniform(3, 6)
	} else {
		b.Params(6)
	}
	id := b.GlobalID(0)
	b.If(b.UGreaterEq(id, b.Param(5)), func() { b.Return() })
	sum := b.Local(b.F32())
	b.StoreVar(sum, b.AsF32(b.LoadElement(words, id, 0)))
	b.Loop(b.Param(0), func(i ID) {
		v := b.AsF32(b.LoadElement(in, b.IAdd(id, i), 3))
		b.IfElse(b.Any(b.FLess(v, b.SplatF32(1, 4))), func() {
			b.StoreVar(sum, b.FAdd(b.LoadVar(sum), b.Extract(v, 2)))
		}, func() {
			b.StoreVar(sum, b.FSqrt(b.LoadVar(sum)))
		})
	})
	n := b.Local(b.U32())
	b.StoreVar(n, b.Param(1))
	b.While(func() ID { return b.UGreater(b.LoadVar(n), b.ConstU32(3)) }, func() {
		b.StoreVar(n, b.ShiftR(b.LoadVar(n), b.ConstU32(1)))
	})
	lo, hi := b.MulExtended(b.LoadVar(n), b.LocalIndex())
	x := b.Merge(b.IEq(b.WorkgroupID(1), b.NumWorkgroups(0)), lo, func() ID { return b.IAdd(lo, hi) })
	b.StoreElement(pairs, id, 0, b.Construct(x, b.AsU32(b.LoadVar(sum))))
	row := b.NewIndexed(b.FromWords(dtype.Uint32, x), 3)
	b.AssignAt(row, b.ConstU32(1), b.Broadcast(b.FromWords(dtype.Uint32, b.SubgroupInvocation()), 3))
	x = b.ToWords(b.ValueAt(row, b.ConstU32(1)))[0]
	shared := b.NewShared(2)
	b.StoreShared(shared, b.ConstU32(1), b.Splat(x, 4))
	b.Barrier()
	x = b.Extract(b.LoadShared(shared, b.ConstU32(1)), 2)
	counters := b.NewSharedWords(2)
	b.StoreShared(counters, b.ConstU32(1), x)
	b.Barrier()
	b.AtomicAddShared(counters, b.ConstU32(1), x)
	b.AtomicAnd(bits, b.LocalID(0), b.Not(x))
	b.AtomicOr(bits, b.LocalID(0), x)
	return b
}

func TestBuilderWritesValidModules(t *testing.T) {
	for _, target := range []Target{{}, {SignedZeroInfNanPreserve32: true, DenormPreserve32: true, RoundingRTE32: true}} {
		for _, uniform := range []bool{false, true} {
			b := Control(target, uniform)
			module := b.Finish()
			if err := b.Err(); err != nil {
				t.Fatal(err)
			}
			testcode.Validate(t, module)
		}
	}
}

// TestWholeElements loads and stores elements of as many vectors as a kernel's chunk of points
// may have.
func TestWholeElements(t *testing.T) {
	for _, target := range []Target{{}, {Float64: true, SignedZeroInfNanPreserve64: true, Doublewords: true, MemoryTables: true}} {
		for _, vectors := range []int{1, 2, 4, 8} {
			b := NewBuilder(target)
			b.LocalSize(64, 1, 1)
			in, out := b.WholeBuffer(0, vectors, false), b.WholeBuffer(1, vectors, true)
			list := b.LoadWhole(in, b.GlobalID(0))
			for i, v := range list {
				list[i] = b.IAdd(v, b.SplatU32(uint32(i), 4))
			}
			b.StoreWhole(out, b.GlobalID(0), list)
			module := b.Finish()
			if err := b.Err(); err != nil {
				t.Fatal(err)
			}
			if len(list) != vectors {
				t.Errorf("LoadWhole returns %d vectors, want %d", len(list), vectors)
			}
			testcode.Validate(t, module)
		}
	}
}

func TestErrReturnsMisuse(t *testing.T) {
	for name, misuse := range map[string]func(b *Builder){
		"float64 of one word": func(b *Builder) { b.FromWords(dtype.Float64, b.ConstU32(0)) },
		"words of two widths": func(b *Builder) { b.FromWords(dtype.Float64, b.ConstU32(0), b.SplatU32(0, 4)) },
	} {
		b := NewBuilder(Target{Float64: true, Doublewords: true, MemoryTables: true})
		if misuse(b); !errors.As(b.Err(), new(*DefectError)) {
			t.Errorf("%s: Err() = %v, want a *DefectError", name, b.Err())
		}
	}
}
