package tests

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders"
)

// FuzzKernelText: a text is no kernel's, by a *ParseError or a *VerifyError, or that of a
// kernel whose text it is. No text ends the process, and none makes the writer of SPIR-V
// end it: it refuses, or what it writes is as long as it says.
func FuzzKernelText(f *testing.F) {
	class := deviceClasses()[1]
	found := map[string]*kernel.Kernel{}
	for i, v := range corpusGraphs(f) {
		if i%25 == 0 {
			addKernels(f, found, class.cfg, v)
		}
	}
	for _, k := range found {
		f.Add(k.Text())
	}
	// Rows of one element, which no cooperative row of one combines.
	f.Add("reduce sum u64 along(1,1) chunk 1 cooperative 1 invocations 64 ahead 4 {\n  %0 = load u64 a        ; inner 1 unaligned\n  combine add %0\n}\n")
	// More dimensions than a space has, whose writing takes minutes.
	f.Add("reduce sum f32 along(144444,1) chunk 1 cooperative 16 invocations 64 ahead 32 ragged {\n  %0 = load f32 a        ; inner 1 unaligned\n  combine add %0\n}\n")
	// A product of an operand and itself, of which either would be read in its own way.
	f.Add("contract i8 batch(0) tile 8x8 unroll 1 invocations 77 down 1 across 8 shared 8, a stepwise, b stepwise, out along n chunk 4 {\n" +
		"  %0 = load i8 a ; inner any\n  %1 = load i8 a ; inner any\n  %2 = mul %0, %1\n  combine add %2\n}\n")
	// A tile that takes minutes to write.
	f.Add("contract f32 batch(8) tile 6666664x4 unroll 8 invocations 128 down 1 across 8 shared 64, a along k, b along k, out single chunk 4 {\n" +
		"  %0 = load f32 a        ; inner any\n  %1 = load f32 b        ; inner any\n  %2 = mul %0, %1\n  combine add %2\n}\n")
	// Operands that are others.
	f.Add("map f32 sliding(3) chunk 8 {\n  %0 = load f32 a        ; inner 1 unaligned\n  %1 = load f32 b        ; inner 1 unaligned, of a 2 1 0\n" +
		"  %2 = mul %0, %1\n  %3 = load f32 c        ; inner 0\n  %4 = load f32 d        ; inner 0, of c 0 0 3\n  %5 = mul %3, %4\n  %6 = add %2, %5\n  store f32 %6 ; unaligned\n}\n")
	f.Fuzz(func(t *testing.T, text string) {
		k, err := kernel.Parse(text)
		if err != nil {
			var parse *kernel.ParseError
			var verify *kernel.VerifyError
			if !errors.As(err, &parse) && !errors.As(err, &verify) || err.Error() == "" {
				t.Fatalf("%T %v", err, err)
			}
			return
		}
		checkText(t, k)
		if p, err := shaders.Write(k, class.target); err == nil && len(p.SPIRV) < 5 {
			t.Errorf("%d words", len(p.SPIRV))
		}
	})
}
