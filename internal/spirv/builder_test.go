package spirv

import (
	"errors"
	"math"
	"strings"
	"testing"
)

func started() *Builder {
	b := new(Builder)
	b.Start()
	return b
}

func TestErrReturnsMisuse(t *testing.T) {
	for name, misuse := range map[string]func(b *Builder){
		"mixed widths":            func(b *Builder) { b.IAdd(b.ConstU32(1), b.SplatU32(1, 4)) },
		"mixed types":             func(b *Builder) { b.FAdd(b.ConstF32(1), b.ConstU32(1)) },
		"mixed types of a set":    func(b *Builder) { b.UMin(b.ConstU32(1), b.ConstF32(1)) },
		"integer as float":        func(b *Builder) { b.FMul(b.ConstU32(1), b.ConstU32(1)) },
		"a count of floats":       func(b *Builder) { b.Loop(b.ConstF32(1), func(ID) {}) },
		"unknown parameter":       func(b *Builder) { b.Params(2); b.Param(2) },
		"buffer of three words":   func(b *Builder) { b.StorageBuffer(0, 1, 3, false) },
		"store to a constant":     func(b *Builder) { b.StoreElement(b.StorageBuffer(0, 1, 1, false), b.ConstU32(0), 0, b.ConstU32(0)) },
		"atomic on a constant":    func(b *Builder) { b.AtomicOr(b.StorageBuffer(0, 1, 1, false), b.ConstU32(0), b.ConstU32(0)) },
		"part of a whole element": func(b *Builder) { b.LoadElement(b.WholeBuffer(0, 4, false, true), b.ConstU32(0), 1) },
		"too few vectors":         func(b *Builder) { b.StoreWhole(b.WholeBuffer(0, 4, true, true), b.ConstU32(0), nil) },
		"doublewords of words":    func(b *Builder) { b.LoadDoublewords(b.StorageBuffer(0, 1, 4, false), b.ConstU32(0)) },
		"vector of five":          func(b *Builder) { b.Vec(b.U32(), 5) },
		"all of numbers":          func(b *Builder) { b.All(b.SplatU32(1, 4)) },
		"no such element":         func(b *Builder) { b.Extract(b.SplatU32(1, 4), 4) },
		"variable of another":     func(b *Builder) { b.StoreVar(b.Local(b.U32()), b.ConstF32(1)) },
		"array of another":        func(b *Builder) { b.StoreTo(b.NewArray(b.U32(), 2), b.ConstU32(0), b.ConstF32(1)) },
		"shared of another":       func(b *Builder) { b.StoreShared(b.NewShared(2), b.ConstU32(0), b.ConstU32(1)) },
		"a value that is none":    func(b *Builder) { b.TypeOf(9999) },
	} {
		b := started()
		if misuse(b); !errors.As(b.Err(), new(*DefectError)) {
			t.Errorf("%s: Err() = %v, want a *DefectError", name, b.Err())
		}
	}
}

func TestDeclarationsAreShared(t *testing.T) {
	b := started()
	declare := func() [3]ID { return [3]ID{b.SplatU32(7, 4), b.Vec(b.F32(), 2), b.Array(b.U32(), 3, 4)} }
	if first, again := declare(), declare(); first != again {
		t.Errorf("equal declarations have the IDs %v and %v", first, again)
	}
	if b.ConstF32(0) == b.ConstF32(float32(math.Copysign(0, -1))) {
		t.Error("+0 and -0 share a constant")
	}
}

// TestBuilderWritesEverySection writes a small shader with every section, and decodes it. The
// shader sets no workgroup size, so that is 1. The builder omits unreachable instructions.
func TestBuilderWritesEverySection(t *testing.T) {
	b := started()
	b.Module().Capability(CapabilityShader)
	in, out := b.StorageBuffer(0, 4, 4, false), b.StorageBuffer(1, 1, 1, true)
	b.Params(2)
	shared := b.NewSharedWords(8)
	sum := b.Local(b.U32())
	b.StoreVar(sum, b.ConstU32(0))
	b.Loop(b.Param(1), func(i ID) {
		b.IfElse(b.UGreater(i, b.LocalIndex()), func() {
			b.StoreVar(sum, b.IAdd(b.LoadVar(sum), b.Extract(b.LoadElement(in, i, 2), 1)))
		}, func() { b.StoreShared(shared, i, b.LoadVar(sum)) })
	})
	b.Barrier()
	b.AtomicOr(out, b.GlobalID(0), b.LoadShared(shared, b.ConstU32(3)))
	b.Return()
	b.StoreElement(out, b.ConstU32(0), 0, b.ConstU32(7)) // unreachable
	module := b.Finish()
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
	count := map[Opcode]int{}
	for i, err := range Instructions(module) {
		if err != nil {
			t.Fatal(err)
		}
		count[i.Op]++
	}
	for op, want := range map[Opcode]int{OpFunction: 1, OpReturn: 1, OpLoopMerge: 1, OpSelectionMerge: 1, OpControlBarrier: 1, OpAtomicOr: 1, OpEntryPoint: 1, OpStore: 3} {
		if count[op] != want {
			t.Errorf("%d instructions %v, want %d", count[op], op, want)
		}
	}
	if text, err := Disassemble(module); err != nil || !strings.Contains(text, "LocalSize 1 1 1") {
		t.Errorf("%v\n%s", err, text)
	}
}
