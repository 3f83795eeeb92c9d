package rows_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testkernel"
)

// softmax divides a row's exponentials by their sum. note says how the row is read, and held
// which values a cooperative row holds.
func softmax(head, note, held, stored string) string {
	return fmt.Sprintf(`rowwise f32 %s {
  %%0 = load f32 a ; %s%s
  %%1 = fold max %%0
  %%2 = sub %%0, %%1
  %%3 = exp %%2
  %%4 = fold sum %%3
  %%5 = div %%3, %%4
  store f32 %%5%s
}
`, head, note, held, stored)
}

// kept is a softmax that keeps the exponentials in the result's rows until their sum is known.
func kept(head, note string) string {
	return strings.Replace(softmax(head, note, "", ""), "exp %2\n", "exp %2 ; kept\n", 1)
}

// norm computes one number for each row: the sum of the squares less a scalar.
func norm(dtype, head, note, stored string) string {
	return fmt.Sprintf(`rowwise %[1]s %[2]s {
  %%0 = load %[1]s a ; %[3]s
  %%1 = mul %%0, %%0
  %%2 = fold sum %%1
  %%3 = scalar %[1]s s0
  %%4 = sub %%2, %%3
  store %[1]s %%4 ; %[4]s
}
`, dtype, head, note, stored)
}

// along returns launches over rows of these lengths, whose results are rows too.
func along(rows int, lengths ...int) (list []kernel.Geometry) {
	for _, n := range lengths {
		list = append(list, testkernel.Of([]int{rows, n}, testkernel.Dense(rows, n), testkernel.Dense(rows, n)))
	}
	return list
}

// down returns launches over columns of these lengths, whose results are columns too.
func down(columns int, lengths ...int) (list []kernel.Geometry) {
	for _, n := range lengths {
		layout := testkernel.At(0, 1, columns)
		list = append(list, testkernel.Of([]int{columns, n}, layout, layout))
	}
	return list
}

// perRow gives launches one result a row or column, and a scalar.
func perRow(list []kernel.Geometry) []kernel.Geometry {
	for i := range list {
		list[i].Out, list[i].Scalars = testkernel.At(0, 1), []element.Bits{{0x3f800000}}
	}
	return list
}

// TestOwn computes rows and columns that belong to one invocation, of lengths around a round of the
// accumulators, and longer than a leaf.
func TestOwn(t *testing.T) {
	anyStride := " ; any stride"
	testkernel.Run(t, []testkernel.Case{
		{Name: "along", Text: softmax("along(1) chunk 4", "inner 1", "", ""), Launches: along(3, 16, 64)},
		{Name: "along, ragged", Text: softmax("along(1) chunk 4 ragged", "inner 1", "", ""), Launches: along(3, 4, 20, 60)},
		{Name: "along, long", Text: softmax("along(1) long chunk 4", "inner 1", "", ""), Launches: along(2, 1024, 2048)},
		{Name: "gather", Text: softmax("gather(1) chunk 4 ragged", "inner any", "", anyStride), Launches: along(3, 1, 15, 17)},
		{Name: "gather, compact", Text: softmax("gather(1) chunk 4 ragged compact", "inner any", "", anyStride), Launches: along(3, 1, 17)},
		{Name: "gather, long", Text: softmax("gather(1) long chunk 4 ragged", "inner any", "", anyStride), Launches: along(2, 1025)},
		{Name: "along, kept", Text: kept("along(1) chunk 4", "inner 1"), Launches: along(3, 16, 64)},
		{Name: "along, ragged, kept", Text: kept("along(1) chunk 4 ragged", "inner 1"), Launches: along(3, 4, 20, 60)},
		{Name: "along, long, kept", Text: kept("along(1) long chunk 4 ragged", "inner 1"), Launches: along(2, 1028)},
		{Name: "gather, kept", Text: kept("gather(1) chunk 4 ragged", "inner 1"), Launches: along(3, 4, 20)},
		{Name: "across, kept", Text: kept("across(1) chunk 4", "inner 1"), Launches: down(8, 1, 17)},
		{Name: "across", Text: softmax("across(1) chunk 4", "inner any", "", anyStride), Launches: down(5, 1, 15, 17)},
		{Name: "across, compact", Text: softmax("across(1) chunk 4 compact", "inner any", "", anyStride), Launches: down(5, 17)},
		{Name: "across, long", Text: softmax("across(1) long chunk 4", "inner any", "", anyStride), Launches: down(3, 1025)},
		{Name: "a number a row", Text: norm("f32", "along(1) chunk 4", "inner 1", "one a row"), Launches: perRow(along(5, 16, 64))},
		{Name: "a number a column", Text: norm("f32", "across(1) chunk 4", "inner any", "one a column, any stride"), Launches: perRow(down(5, 1, 33))},
	})
}

// TestCooperative computes rows that several invocations share, with elements that are held in
// registers, held in shared memory or read again, and columns that a workgroup shares.
func TestCooperative(t *testing.T) {
	const column = "inner 1 unaligned"
	testkernel.Run(t, []testkernel.Case{
		{Name: "a number a row", Text: norm("f32", "along(1) chunk 1 ragged cooperative invocations 16 unroll 4", "inner 1 unaligned", "one a row"), Launches: perRow(along(5, 1, 63, 200))},
		{Name: "in registers", Text: softmax("along(1) chunk 1 ragged cooperative invocations 16 unroll 4 rounds 4", "inner 1 unaligned", ", held", " ; any stride"), Launches: along(5, 1, 17, 64)},
		{Name: "in shared memory", Text: softmax("along(1) chunk 1 ragged cooperative invocations 16 unroll 2 rounds 6 stage 2 past", "inner 1 unaligned", ", held", " ; any stride"), Launches: along(5, 65, 96)},
		{Name: "split", Text: softmax("along(1) chunk 1 ragged cooperative invocations 64 split 4 unroll 4 rounds 4", "inner 1 unaligned", ", held", " ; any stride"), Launches: along(3, 130, 256)},
		{Name: "columns", Text: norm("c64", "across(1) column.workgroup 2 leaves 1 ahead 4 chunk 4", column, "one a column, any stride"), Launches: perRow(down(9, 1, 17, 64))},
		{Name: "columns of results, kept", Text: kept("across(1) column.workgroup 2 leaves 1 ahead 2 chunk 4", "inner 1"), Launches: down(12, 1, 33)},
		{Name: "columns of results, long", Text: softmax("across(1) long column.workgroup 2 leaves 1 ahead 2 chunk 4", column, "", " ; any stride"), Launches: down(5, 1025)},
		{Name: "columns of results", Text: softmax("across(1) column.workgroup 2 leaves 1 ahead 2 chunk 4", column, "", " ; any stride"), Launches: down(9, 1, 33)},
	})
}
