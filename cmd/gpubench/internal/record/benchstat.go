package record

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"
)

// WriteBenchstat writes runs as Go benchmarks are printed, one line a sample,
// so that benchstat can compare two files with its own statistics. Results
// that do not count are comments.
func WriteBenchstat(w io.Writer, runs []Run) error {
	var b strings.Builder
	fmt.Fprintf(&b, "goos: %s\ngoarch: %s\npkg: github.com/weft-gpu/weft\n", runtime.GOOS, runtime.GOARCH)
	device := ""
	for _, r := range runs {
		if r.Device != device {
			device = r.Device
			fmt.Fprintf(&b, "cpu: %s (%s)\n", r.Device, r.Driver)
		}
		if r.Error != "" {
			fmt.Fprintf(&b, "# %s: %s\n", r.Line, strings.ReplaceAll(r.Error, "\n", " "))
			continue
		}
		name := "Benchmark" + benchmarkName(r.Line)
		for _, d := range samplesOf(r) {
			fmt.Fprintf(&b, "%s\t1\t%d ns/op\t%.2f MB/s\n", name, d.Nanoseconds(), float64(r.Bytes)/float64(d.Nanoseconds())*1e3)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func samplesOf(r Run) []time.Duration {
	if len(r.GPUSamples) > 0 {
		return r.GPUSamples
	}
	return r.WallSamples
}

// benchmarkName makes one word of a line, upper case first as Go's are.
func benchmarkName(line string) string {
	words := strings.Fields(strings.NewReplacer("'", "", `"`, "").Replace(line))
	name := strings.Join(words, "_")
	return strings.ToUpper(name[:1]) + name[1:]
}
