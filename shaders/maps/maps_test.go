package maps_test

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testkernel"
)

// over returns launches of one operand over vectors of these lengths, from offset on.
func over(offset, out int, lengths ...int) (list []kernel.Geometry) {
	for _, n := range lengths {
		list = append(list, testkernel.Of([]int{n}, testkernel.At(out, 1), testkernel.At(offset, 1)))
	}
	return list
}

// matrices returns launches of one operand over matrices. stride is the operand's layout.
func matrices(stride func(rows, columns int) kernel.Layout, part kernel.Part, shapes ...[2]int) (list []kernel.Geometry) {
	for _, s := range shapes {
		g := testkernel.Of(s[:], testkernel.Dense(s[:]...), stride(s[0], s[1]))
		g.Part = part
		list = append(list, g)
	}
	return list
}

func dense(rows, columns int) kernel.Layout      { return testkernel.Dense(rows, columns) }
func transposed(rows, columns int) kernel.Layout { return testkernel.At(0, 1, rows) }

// body is a kernel that negates one operand.
func body(head, dtype, note, stored string) string {
	return fmt.Sprintf("map %[2]s %[1]s {\n  %%0 = load %[2]s a ; %[3]s\n  %%1 = neg %%0\n  store %[2]s %%1%[4]s\n}\n", head, dtype, note, stored)
}

// TestSchemes computes maps in each scheme, with elements of each width, for lengths around a
// chunk and around a workgroup's chunks.
func TestSchemes(t *testing.T) {
	var cases []testkernel.Case
	add := func(name, text string, launches ...kernel.Geometry) {
		cases = append(cases, testkernel.Case{Name: name, Text: text, Launches: launches})
	}
	for _, d := range []struct {
		dtype string
		chunk int
	}{{"i8", 16}, {"f16", 8}, {"f32", 4}, {"i64", 4}, {"c64", 4}} {
		name := func(scheme string) string { return scheme + " " + d.dtype }
		chunk := func(scheme string) string { return fmt.Sprintf("%s chunk %d", scheme, d.chunk) }
		add(name("flat"), body(chunk("flat(1)"), d.dtype, "inner 1", ""), over(0, 0, 1, 3, 4, 5, 63, 64*d.chunk+1)...)
		add(name("flat at odd places"), body(chunk("flat(1)"), d.dtype, "inner 1 unaligned", ""), over(3, 0, 1, 7, 65)...)
		add(name("general"), body(chunk("general(2)"), d.dtype, "inner any", " ; any stride"),
			matrices(transposed, nil, [2]int{1, 1}, [2]int{3, 5}, [2]int{17, 9})...)
		add(name("rows"), body(chunk("rows(2)"), d.dtype, "inner 1", ""), matrices(dense, nil, [2]int{3, d.chunk}, [2]int{5, 3 * d.chunk})...)
		add(name("wrapped"), body(chunk("wrapped(2)"), d.dtype, "inner any", ""),
			matrices(transposed, nil, [2]int{3, 16}, [2]int{5, 17})...)
		if d.dtype == "i8" || d.dtype == "f16" {
			continue // their elements share words with others
		}
		add(name("interleaved"), body(chunk("interleaved(1)"), d.dtype, "inner 1 unaligned", " ; unaligned"), over(1, 3, 1, 31, 32, 33, 40*d.chunk)...)
	}
	for _, d := range []string{"bool", "u8", "i16", "bf16"} {
		add("aligned "+d, fmt.Sprintf("map %[1]s aligned(1) chunk 4 {\n  %%0 = load %[1]s a ; inner 1 unaligned\n  store %[1]s %%0 ; unaligned\n}\n", d),
			append(over(1, 0, 1, 2, 3, 4, 5, 63), over(2, 1, 1, 2, 3, 4, 5, 64)...)...)
	}
	for _, ragged := range []bool{false, true} {
		head, shapes := "tiled(2) chunk 4", [][2]int{{4, 4}, {24, 48}}
		if ragged {
			head, shapes = head+" ragged", [][2]int{{1, 1}, {5, 3}, {17, 33}}
		}
		stored := map[bool]string{true: " ; any stride"}[ragged]
		note := map[bool]string{false: "outer 1", true: "inner any"}[ragged]
		add(head, body(head, "f32", note, stored), matrices(transposed, kernel.TilePart{Log: 3}, shapes...)...)
	}
	testkernel.Run(t, cases)
}

// TestWalks computes maps whose invocations have several chunks: they walk down rows, take chunks
// in turns, or slide down columns.
func TestWalks(t *testing.T) {
	shared := func(_, _ int) kernel.Layout { return testkernel.At(0, 0, 1) }
	run := over(0, 0, 4, 5, 1027)
	for i := range run {
		run[i].Part = kernel.RunPart{Chunks: 4}
	}
	var slide []kernel.Geometry
	for _, s := range [][2]int{{1, 4}, {5, 9}, {7, 62}} {
		wide := s[1] + 2
		g := testkernel.Of(s[:], testkernel.Dense(s[:]...), testkernel.At(0, wide, 1), testkernel.At(2, wide, 1), testkernel.At(wide, wide, 1))
		g.Part = kernel.WalkPart{Rows: 3}
		slide = append(slide, g)
	}
	testkernel.Run(t, []testkernel.Case{
		{Name: "walk", Text: body("rows(2) chunk 4 walk", "f32", "inner 1, rows 0", ""), Launches: matrices(shared, kernel.WalkPart{Rows: 3}, [2]int{1, 4}, [2]int{7, 20})},
		{Name: "run", Text: body("flat(1) chunk 4 run 8", "i32", "inner 1", ""), Launches: run},
		{Name: "sliding", Text: `map f32 sliding(2) chunk 4 {
  %0 = load f32 a        ; inner 1 unaligned
  %1 = load f32 b        ; inner 1 unaligned, of a 0 2 0
  %2 = add %0, %1
  %3 = load f32 c        ; inner 1 unaligned, of a 1 0 0
  %4 = add %2, %3
  store f32 %4 ; unaligned
}
`, Launches: slide},
	})
}

// TestBodies computes maps with scalars, with operands of one element, with code written once in a
// loop, with reads ahead, and with lookups.
func TestBodies(t *testing.T) {
	scalar := testkernel.Of([]int{7}, testkernel.Dense(7), testkernel.At(0, 1), testkernel.At(5, 0))
	scalar.Scalars = []element.Bits{{0x40490fdb}}
	testkernel.Run(t, []testkernel.Case{
		{Name: "scalar and splat", Text: `map f32 flat(1) chunk 4 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 0
  %2 = mul %0, %1
  %3 = scalar f32 s0
  %4 = add %2, %3
  store f32 %4
}
`, Launches: []kernel.Geometry{scalar}},
		{Name: "compact", Text: body("flat(1) chunk 4 compact", "c64", "inner 1", ""), Launches: over(0, 0, 1, 6, 300)},
		{Name: "ahead", Text: body("flat(1) chunk 16 ahead", "i8", "inner 1", ""), Launches: over(0, 0, 1, 17, 1025)},
		{Name: "a table", Text: `map f32 flat(1) chunk 4 {
  %0 = load i32 a        ; inner 1
  %1 = lookup f32 b[%0]  ; inner 0
  store f32 %1
}
`, Launches: lookups(1, 5, 67)},
	})
}

// lookups returns launches with random indices, which are clamped to a table of nine elements.
func lookups(lengths ...int) (list []kernel.Geometry) {
	for _, n := range lengths {
		table := testkernel.At(2, 0)
		table.Count, table.Step = 9, 3
		list = append(list, testkernel.Of([]int{n}, testkernel.Dense(n), testkernel.At(0, 1), table))
	}
	return list
}
