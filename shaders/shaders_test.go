package shaders_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/shaders"
)

// loops holds a kernel of each loop.
var loops = map[string]string{
	"map":      "map f32 flat(1) chunk 4 {\n  %0 = load f32 a ; inner 1\n  store f32 %0\n}\n",
	"reduce":   "reduce sum f32 along(1,1) chunk 4 {\n  %0 = load f32 a ; inner 1\n  combine add %0\n}\n",
	"scan":     "scan cumulative_sum f32 along(1) carry chunk 16 {\n  carry f32 b ; inner any\n  %0 = load f32 a ; inner 1\n  store f32 %0\n}\n",
	"rowwise":  "rowwise f32 along(1) chunk 4 {\n  %0 = load f32 a ; inner 1\n  %1 = fold max %0\n  %2 = sub %0, %1\n  store f32 %2\n}\n",
	"sort":     "sort u64 tiles pages 1 chunk 16 {\n  %0 = load u64 a ; inner any\n  order %0\n}\n",
	"contract": "contract f32 batch(0) tile 4x4 unroll 1 invocations 8, a single, b single, out single chunk 4 {\n  %0 = load f32 a ; inner any\n  %1 = load f32 b ; inner any\n  %2 = mul %0, %1\n  combine add %2\n}\n",
}

// Every loop has a writer. The module binds each operand and the result, and has as many
// parameter words as the kernel has slots.
func TestWrite(t *testing.T) {
	for name, text := range loops {
		k, err := kernel.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if k.Loop.String() != name {
			t.Errorf("%s: the loop is %v", name, k.Loop)
		}
		for _, buffer := range []bool{false, true} {
			k.ParamBuffer = buffer
			p, err := shaders.Write(k, codegen.Target{})
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if p.Kernel != k || p.StorageBuffers != len(k.Operands)+1 || p.ParamWords != len(k.Slots()) {
				t.Errorf("%s: %d buffers and %d parameter words, want %d and %d", name, p.StorageBuffers, p.ParamWords, len(k.Operands)+1, len(k.Slots()))
			}
			if n := bindings(t, p.SPIRV); n != p.StorageBuffers && !buffer || n != p.StorageBuffers+1 && buffer {
				t.Errorf("%s: %d bindings for %d buffers, parameters in a buffer: %v", name, n, p.StorageBuffers, buffer)
			}
		}
	}
}

// bindings counts the bindings of a module.
func bindings(t *testing.T, module []uint32) int {
	t.Helper()
	const binding = 33
	found := map[uint32]bool{}
	for i, err := range spirv.Instructions(module) {
		if err != nil {
			t.Fatal(err)
		}
		if i.Op == spirv.OpDecorate && i.Words[1] == binding {
			found[i.Words[2]] = true
		}
	}
	return len(found)
}

// Write returns a *kernel.VerifyError for an invalid kernel.
func TestWriteRefuses(t *testing.T) {
	k, err := kernel.Parse(loops["map"])
	if err != nil {
		t.Fatal(err)
	}
	k.Loop.(*kernel.Map).Chunk = 3
	var verify *kernel.VerifyError
	if _, err := shaders.Write(k, codegen.Target{}); !errors.As(err, &verify) {
		t.Errorf("Write of a chunk of 3 returns the error %v, want a *kernel.VerifyError", err)
	}
}
