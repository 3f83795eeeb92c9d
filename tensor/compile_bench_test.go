package tensor_test

import (
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
)

// Compile of the programs for the usual sizes and for open ones, each on a device that
// has compiled nothing and finds nothing in a cache: Mesa's is off, and with it the
// compiling on all cores. Processor time counts all threads, the driver's among them.
//
//	WEFT_DEVICE=lavapipe go test ./tensor -run '^$' -bench CompileSizes -benchtime 3x
func BenchmarkCompileSizes(b *testing.B) {
	b.Setenv("MESA_SHADER_CACHE_DISABLE", "true")
	for _, p := range programs {
		for _, kind := range []string{"given", "open"} {
			b.Run(p.name+"/"+kind, func(b *testing.B) {
				params := p.params
				if kind == "given" {
					params = p.closed()
				}
				pipelines, took := 0, time.Duration(0)
				for b.Loop() {
					b.StopTimer()
					dev := testdev.Open(b, device.WithCacheDir(b.TempDir()))
					before := testdev.ProcessorTime()
					b.StartTimer()
					_, pipelines = compiled(b, dev, p, params)
					b.StopTimer()
					took += testdev.ProcessorTime() - before
					dev.Close()
					b.StartTimer()
				}
				b.ReportMetric(float64(pipelines), "pipelines")
				b.ReportMetric(took.Seconds()/float64(b.N), "cpu-s/op")
			})
		}
	}
}
