package sorts

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// Rows are sorted by digits if that is quicker at the rate of a card's memory. The rates need not
// be whole numbers of elements a nanosecond: on GPUs without memory of their own they are 1.33 and
// 2.
func TestByDigitsIfQuicker(t *testing.T) {
	for _, gib := range []int64{0, 1, 2, 3, 4, 8, 12, 16, 24} {
		cfg := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 4<<30 - 1, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024, OwnMemory: gib > 0, HeapBytes: gib << 30})
		moving := func(elements int, rate, bytes float64) float64 {
			return float64(elements) / min(rate, float64(max(1, gib))*target.SortBytesRate/bytes)
		}
		for _, rows := range []int{1, 64} {
			for n := 1 << 12; n*rows <= 1<<25; n *= 2 {
				for _, bits := range [][]int{{32, 64}, {0, 64}} {
					v := plantest.Do(t, ops.SortRows, ops.Attr{}, plantest.DataOf(dtype.Uint64, rows, n))
					v.Node.Attr.Counts = bits // the range of bits in which keys differ
					s := RowSorter{Builder: &lower.Builder{Config: cfg}, Value: v, Rows: rows, Row: n}
					if n <= s.tile() {
						continue
					}
					parts, part := s.parts()
					digits := float64((bits[1]-bits[0])/8) * (target.DigitLaunchTime + moving(rows*parts*part, target.DigitRate, target.DigitBytes))
					merging := target.TileLaunchTime + moving(rows*n, target.TileRate, target.MergeBytes)
					for run := s.tile(); run < n; run *= 2 {
						merging += target.MergeLaunchTime + moving(rows*n, target.MergeRate, target.MergeBytes)
					}
					if got := s.ByDigits(); got != (digits < merging) {
						t.Errorf("%d GiB, %d rows of %d, bits %v: by digits: %v; they take %.0f us, merging %.0f", gib, rows, n, bits, got, digits/1000, merging/1000)
					}
				}
			}
		}
	}
}
