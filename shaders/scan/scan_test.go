package scan_test

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testkernel"
)

// body is a scan of one operand. If carried, a second operand has the leaves' carries.
func body(op, dtype, head, note, stored string, carried bool) string {
	carry := ""
	if carried {
		carry = fmt.Sprintf("  carry %s b ; inner any\n", dtype)
	}
	return fmt.Sprintf("scan cumulative_%s %s %s {\n%s  %%0 = load %s a ; %s\n  store %s %%0%s\n}\n", op, dtype, head, carry, dtype, note, dtype, stored)
}

// lines returns launches over n lines of these lengths: rows or columns.
func lines(n int, columns, carried bool, lengths ...int) (list []kernel.Geometry) {
	for _, length := range lengths {
		layout := testkernel.Dense(n, length)
		if columns {
			layout = testkernel.At(0, 1, n)
		}
		g := testkernel.Of([]int{n, length}, layout, layout)
		if carried {
			g.Operands = append(g.Operands, testkernel.At(0, 3, 1)) // for at most four leaves
		}
		list = append(list, g)
	}
	return list
}

// TestForms scans leaves that one invocation walks, in each form, for lengths around a round and a
// leaf, with and without carries.
func TestForms(t *testing.T) {
	var cases []testkernel.Case
	for _, kind := range [][2]string{{"sum", "f32"}, {"max", "i32"}, {"prod", "i64"}, {"sum", "c64"}} {
		for _, c := range []struct {
			form, note, stored string
			columns            bool
			lengths            []int
		}{
			{"along(1)%s chunk 16", "inner 1", "", false, []int{16, 1024, 2064}},
			{"gather(1)%s chunk 16", "inner any", " ; any stride", true, []int{1, 15, 1027}},
			{"across(1)%s chunk 4", "inner 1 unaligned", " ; any stride", true, []int{1, 3, 1030}},
			{"across(1)%s chunk 4 compact", "inner 1 unaligned", " ; any stride", true, []int{1, 1030}},
		} {
			for _, carried := range []bool{false, true} {
				head := fmt.Sprintf(c.form, map[bool]string{true: " carry"}[carried])
				cases = append(cases, testkernel.Case{Name: kind[0] + " " + kind[1] + " " + head, Text: body(kind[0], kind[1], head, c.note, c.stored, carried),
					Launches: lines(3, c.columns, carried, c.lengths...)})
			}
		}
	}
	testkernel.Run(t, cases)
}

// TestTiles scans by tiles in shared memory, along lines and across them. The lengths are around
// the tile's steps, and the numbers of rows or columns around its lines.
func TestTiles(t *testing.T) {
	var cases []testkernel.Case
	for _, kind := range [][2]string{{"sum", "i64"}, {"max", "f32"}, {"sum", "c64"}} {
		for _, n := range []int{1, 7, 9} {
			for _, columns := range []bool{false, true} {
				head := map[bool]string{false: "along", true: "across"}[columns] + "(1) lines 8 steps 64 ahead 2 chunk 4"
				cases = append(cases, testkernel.Case{Name: fmt.Sprintf("%s %s %d of %s", kind[0], kind[1], n, head),
					Text: body(kind[0], kind[1], head, "inner 1 unaligned", " ; any stride", false), Launches: lines(n, columns, false, 1, 63, 65, 130)})
			}
		}
	}
	testkernel.Run(t, cases)
}
