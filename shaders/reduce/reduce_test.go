package reduce_test

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testkernel"
	"github.com/weft-gpu/weft/ops"
)

// body is a reduction of one operand.
func body(op, dtype, head, note string) string {
	combine := map[string]string{"sum": "add", "prod": "mul", "max": "maximum", "min": "minimum"}[op]
	return fmt.Sprintf("reduce %s %s %s {\n  %%0 = load %s a ; %s\n  combine %s %%0\n}\n", op, dtype, head, dtype, note, combine)
}

// leaves is the number of results of a row of n elements.
func leaves(n int) int { return max(1, (n+ops.Leaf-1)/ops.Leaf) }

// along returns launches over rows of these lengths, with a gap after each row.
func along(rows, gap int, lengths ...int) (list []kernel.Geometry) {
	for _, n := range lengths {
		list = append(list, testkernel.Of([]int{rows, n}, testkernel.At(0, leaves(n)), testkernel.At(0, n+gap, 1)))
	}
	return list
}

// down returns launches over columns of these lengths.
func down(columns int, lengths ...int) (list []kernel.Geometry) {
	for _, n := range lengths {
		list = append(list, testkernel.Of([]int{columns, n}, testkernel.At(0, leaves(n)), testkernel.At(0, 1, columns)))
	}
	return list
}

// TestForms reduces leaves in one invocation, in each form, for lengths around a round and a leaf.
func TestForms(t *testing.T) {
	var cases []testkernel.Case
	for _, c := range []struct {
		op, dtype string
		chunk     int
	}{{"sum", "f32", 4}, {"max", "f16", 8}, {"min", "i8", 16}, {"prod", "i64", 4}, {"sum", "c64", 4}} {
		add := func(head, note string, launches []kernel.Geometry) {
			head = fmt.Sprintf("%s chunk %d", head, c.chunk)
			cases = append(cases, testkernel.Case{Name: c.op + " " + c.dtype + " " + head + " " + note, Text: body(c.op, c.dtype, head, note), Launches: launches})
		}
		add("along(1,1)", "inner 1", along(3, 0, 16, 64, 1024, 2048))
		add("along(1,1)", "inner 1 unaligned", along(3, 1, 1, 15, 17, 1023, 1025))
		add("gather(1,1)", "inner any", down(3, 1, 17, 1025))
		add("across(1,1)", "inner 1 unaligned", down(5, 1, 15, 17, 1025))
		add("across(1,1)", "inner 1", down(2*c.chunk, 1, 16, 33, 1025))
		cases = append(cases, testkernel.Case{Name: c.op + " " + c.dtype + " compact", Text: body(c.op, c.dtype, fmt.Sprintf("across(1,1) chunk %d compact", c.chunk), "inner 1 unaligned"), Launches: down(5, 3, 33)})
	}
	testkernel.Run(t, cases)
}

// TestShared reduces leaves that several invocations share, short rows that a workgroup reads
// together, and columns that a workgroup shares.
func TestShared(t *testing.T) {
	const row, column = "inner 1 unaligned", "inner 1 unaligned"
	var cases []testkernel.Case
	for _, c := range []struct {
		head, note string
		launches   []kernel.Geometry
	}{
		{"along(1,1) chunk 4 cooperative 1 invocations 64 ahead 4", row, along(70, 1, 1, 3, 4)},
		{"along(1,1) chunk 4 cooperative 4 invocations 64 ahead 2", "inner 1", along(5, 0, 32, 1024)},
		{"along(1,1) chunk 1 cooperative 16 invocations 64 ahead 8 ragged", row, along(5, 1, 1, 80, 1025)},
		{"along(1,1) chunk 1 cooperative 16 invocations 64 ahead 64 ragged nested", row, along(1, 0, 1131, 5000)},
		{"gather(1,1) chunk 1 cooperative 16 invocations 64 ahead 4 ragged", "inner any", down(3, 7, 100)},
		{"across(1,1) column.workgroup 1 leaves 1 ahead 4 chunk 4", column, down(5, 1, 17, 64)},
		{"across(1,1) column.workgroup 2 leaves 2 ahead 2 chunk 4", column, down(19, 15, 1025)},
	} {
		for _, kind := range [][2]string{{"sum", "f32"}, {"max", "i32"}, {"sum", "c64"}} {
			cases = append(cases, testkernel.Case{Name: kind[0] + " " + kind[1] + " " + c.head, Text: body(kind[0], kind[1], c.head, c.note), Launches: c.launches})
		}
	}
	testkernel.Run(t, cases)
}

// TestStripes reduces rows in stripes: neighbouring invocations take distant rows.
func TestStripes(t *testing.T) {
	launches := along(37, 0, 2, 19)
	for i := range launches {
		launches[i].Part = kernel.StripePart{Shift: 1}
	}
	testkernel.Case{Text: body("sum", "f64", "along(1,1) striped 8 chunk 16", "inner 1 unaligned"), Launches: launches}.Test(t)
}
