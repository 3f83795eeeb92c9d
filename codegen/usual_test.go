package codegen

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
)

// TestUsualForms evaluates each function of float32 in a kernel. The kernel has a branch if the
// function has a form for usual inputs and the target is a GPU.
func TestUsualForms(t *testing.T) {
	for _, f := range elementary.Float32[ID, ID, ID]() {
		for _, gpu := range []bool{false, true} {
			b := NewBuilder(Target{GPU: gpu})
			in := b.StorageBuffer(0, 1, 4, false)
			x := b.FromWords(dtype.Float32, b.LoadElement(in, b.ConstU32(0), 0))
			before := len(b.Body())
			b.applyRule(f.Name, []Value{x, x}[:f.Arity])
			if err := b.Err(); err != nil {
				t.Fatal(err)
			}
			branches := 0
			for i := range b.Body()[before:].Instructions() {
				if i.Op == spirv.OpSelectionMerge {
					branches++
				}
			}
			two := branches > 0 && f.Usual != nil
			if want := gpu && f.Usual != nil; two != want {
				t.Errorf("with GPU %v %s has two forms: %v", gpu, f.Name, two)
			}
		}
	}
}

// TestUsualFormsInLanes runs exp on vectors with usual and other inputs.
func TestUsualFormsInLanes(t *testing.T) {
	b := NewBuilder(Target{GPU: true})
	in, out := b.StorageBuffer(0, 1, 4, false), b.StorageBuffer(1, 1, 4, true)
	x := b.FromWords(dtype.Float32, b.LoadElement(in, b.GlobalID(0), 0))
	y, _ := b.applyRule("exp", []Value{x})
	b.StoreElement(out, b.GlobalID(0), 0, b.ToWords(y)[0])
	module := b.Finish()
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
	numbers := []uint32{0, 0x3f800000, 0xc2adffff, 0xc2ae0000, 0x42adffff, 0x42ae0000, 0xff800000, 0x7fc12345}
	var operands []uint32
	for i := range uint32(1 << 12) { // all vectors of four of the numbers
		operands = append(operands, numbers[i&7], numbers[i>>3&7], numbers[i>>6&7], numbers[i>>9])
	}
	results := make([]uint32, len(operands))
	if err := (testcode.Machine{}).Run(module, [][]uint32{operands, results}, nil, len(operands)/4); err != nil {
		t.Fatal(err)
	}
	exp := elementary.Float32[float32, uint32, bool]()[0]
	for i, w := range operands {
		s := elementary.Scalar{}
		if want := s.Bits(exp.Eval(s, []float32{s.Float(w)})); results[i] != want {
			t.Fatalf("exp of %#08x in lane %d of %#08x is %#08x, want %#08x", w, i%4, operands[i&^3:i&^3+4], results[i], want)
		}
	}
}
