package tensor_test

import (
	"cmp"
	"slices"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Compiles the programs for the usual sizes and for open ones. Each device has compiled nothing
// before and finds nothing in a cache; Mesa's cache is off, and with it the compiling on all cores.
// Processor time counts all threads, the driver's among them.
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

// Calls a function with new sizes, and again, and waits for each call. A first call builds the
// expression, plans it and takes memory.
//
//	WEFT_DEVICE=lavapipe go test ./tensor -run '^$' -bench FirstCall -benchtime 20x
func BenchmarkFirstCall(b *testing.B) {
	dev := testdev.Open(b)
	for _, p := range programs {
		b.Run(p.name, func(b *testing.B) {
			f, _ := compiled(b, dev, p, p.params)
			sizes := slices.Clone(p.usual)
			var first, second []time.Duration
			for b.Loop() {
				args := p.arguments(b, dev, sizes)
				first, second = append(first, called(b, f, args)), append(second, called(b, f, args))
				for i := range sizes {
					sizes[i]++
				}
			}
			ratios := make([]float64, len(first))
			for i := range first {
				ratios[i] = float64(first[i]) / float64(second[i])
			}
			b.ReportMetric(ratios[0], "usual-ratio")
			b.ReportMetric(median(ratios), "ratio")
			b.ReportMetric(median(first).Seconds()*1e3, "first-ms")
			b.ReportMetric(median(second).Seconds()*1e3, "second-ms")
		})
	}
}

// called is the time of a call with its results.
func called(b *testing.B, f *tensor.Function, args []*tensor.Tensor) time.Duration {
	b.Helper()
	start := time.Now()
	results, err := f.Call(b.Context(), args...)
	if err == nil {
		err = tensor.Eval(b.Context(), results...)
	}
	if err != nil {
		b.Fatal(err)
	}
	return time.Since(start)
}

// median sorts figures and returns the middle one.
func median[T cmp.Ordered](figures []T) T {
	slices.Sort(figures)
	return figures[len(figures)/2]
}
