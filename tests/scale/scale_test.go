package scale

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
)

// TestMemoryOfPlanningIsLinear counts what recording, planning and running graphs
// allocates: four times the nodes take about four times as much. TestStepsAreLinear, which
// takes longer, counts every step.
func TestMemoryOfPlanningIsLinear(t *testing.T) {
	const few, many, most = 600, 2400, 1.5
	d := testdev.Open(t)
	if !d.IsHost() {
		t.Skip("the passes are the same for all devices; run without WEFT_DEVICE")
	}
	for _, f := range forms {
		allocated := func(n int) (objects, bytes float64) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			run(t, d, f, n)
			runtime.ReadMemStats(&after)
			return float64(after.Mallocs-before.Mallocs) / float64(n), float64(after.TotalAlloc-before.TotalAlloc) / float64(n)
		}
		run(t, d, f, few/2) // which makes what is made once
		objects, bytes := allocated(few)
		moreObjects, moreBytes := allocated(many)
		for range 2 { // what the collector took from pools in between is made again
			if moreObjects > most*objects || moreBytes > most*bytes {
				againObjects, againBytes := allocated(many)
				moreObjects, moreBytes = min(moreObjects, againObjects), min(moreBytes, againBytes)
			}
		}
		if moreObjects > most*objects || moreBytes > most*bytes {
			t.Errorf("%s: %.0f objects of %.0f bytes a node in a graph of %d, %.0f of %.0f in one of %d", f.name, objects, bytes, few, moreObjects, moreBytes, many)
		}
	}
}

// BenchmarkScale records, plans and runs graphs of 1,000 to 100,000 nodes, and reports the
// time a node: where it grows with their number, a pass is not linear. Functions are
// compiled and called once.
func BenchmarkScale(b *testing.B) {
	d := testdev.Open(b)
	for _, f := range forms {
		for _, n := range []int{1_000, 10_000, 100_000} {
			for name, work := range map[string]func(){
				"evaluated": func() { run(b, d, f, n) },
				"compiled": func() {
					if _, err := compiledForm(b, d, f, n).Call(b.Context(), leaves(d, 1)[0]); err != nil {
						b.Fatal(err)
					}
				},
			} {
				b.Run(fmt.Sprintf("%s/%s/%d", f.name, name, n), func(b *testing.B) {
					for b.Loop() {
						work()
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/node")
				})
			}
		}
	}
}
