package sort_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testkernel"
)

const page = 1 << 20

// launch is a launch over count rows of n elements.
func launch(count, n int, part kernel.SortPart) kernel.Geometry {
	g := testkernel.Of([]int{count, n}, testkernel.Dense(count, n), testkernel.Dense(count, n))
	if part.Count == 0 {
		part.Count = n
	}
	part.Page = page
	g.Part = part
	return g
}

// keys fills an operand with random elements.
func keys(_ int, _ dtype.DType, data []byte) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := 0; i < len(data); i += 8 {
		binary.LittleEndian.PutUint64(data[i:], r.Uint64()>>uint(r.IntN(40)))
	}
}

// runs returns a fill with rows of n elements that consist of sorted runs.
func runs(n, length int) func(int, dtype.DType, []byte) {
	return func(_ int, _ dtype.DType, data []byte) {
		keys(0, dtype.Uint64, data)
		list := make([]uint64, len(data)/8)
		for i := range list {
			list[i] = binary.LittleEndian.Uint64(data[8*i:])
		}
		for row := 0; row < len(list); row += n {
			for at := 0; at < n; at += length {
				slices.Sort(list[row+at : row+min(at+length, n)])
			}
		}
		for i, v := range list {
			binary.LittleEndian.PutUint64(data[8*i:], v)
		}
	}
}

func body(head string) string {
	return fmt.Sprintf("sort u64 %s {\n  %%0 = load u64 a ; inner any\n  order %%0\n}\n", head)
}

// TestTiles sorts chunks in registers, and tiles in shared memory.
func TestTiles(t *testing.T) {
	var own, together []kernel.Geometry
	for _, n := range []int{1, 15, 16, 17, 100} {
		own = append(own, launch(2, n, kernel.SortPart{}))
		run := 8
		for run < n {
			run *= 2
		}
		together = append(together, launch(2, n, kernel.SortPart{Run: run, Parts: 1}))
	}
	testkernel.Run(t, []testkernel.Case{
		{Name: "own", Text: body("tiles pages 1 chunk 16"), Launches: own, Fill: keys},
		{Name: "together", Text: body("tiles pages 1 chunk 8 invocations 64"), Launches: together, Fill: keys},
	})
}

// TestMerges merges the runs of several rows, and of a single one.
func TestMerges(t *testing.T) {
	for _, head := range []string{"merge pages 1 chunk 8", "merge pages 1 chunk 8 invocations 64"} {
		for _, c := range []struct{ rows, n, run int }{{1, 22, 16}, {3, 600, 512}, {1, 1300, 512}} {
			part := launch(c.rows, c.n, kernel.SortPart{Run: c.run})
			testkernel.Run(t, []testkernel.Case{{Name: fmt.Sprintf("%s of %v", head, c), Text: body(head), Launches: []kernel.Geometry{part}, Fill: runs(c.n, c.run)}})
		}
	}
}

// TestCounts counts the digits of each part of a row.
func TestCounts(t *testing.T) {
	for _, head := range []string{"count pages 1 chunk 4", "count pages 1 chunk 8 invocations 64"} {
		var list []kernel.Geometry
		for _, shift := range []int{0, 32, 56} {
			g := launch(1, 2064, kernel.SortPart{Run: 258, Parts: 8, Shift: shift, Group: 1})
			g.Out = testkernel.At(0, 8*256, 1)
			list = append(list, g)
		}
		testkernel.Case{Text: fmt.Sprintf("sort u32 %s {\n  %%0 = load u64 a ; inner any\n  %%1 = cast u32 %%0\n  order %%1\n}\n", head), Launches: list, Fill: keys}.Test(t)
	}
}
