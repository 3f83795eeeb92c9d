package main

import (
	"errors"
	"slices"
	"strconv"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/instruments"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/tensor"
)

type peaksCmd struct{}

// Help says what is measured.
func (c *peaksCmd) Help() string {
	return `Measures what the device gives at the best: arithmetic in kernels that do nothing else (x * y + z, two
operations, as two instructions or one); the bandwidth of mixes of reads and writes in buffers far larger than
a cache, and of memory that is gone over again and again, from 16 KiB on, where each cache is faster than the
next; of the memory that a workgroup shares; atomic operations, each on a word of its own and all on one; how
many kernels a second one submission launches, and how many submissions can be waited for one after the other.
Each is the best of several samples. What the device has not of its own, such as float64 in words, has no peak.
Memory that is read is read by every workgroup from a place of its own on; what is written is divided among
the invocations, of which a GPU has so many that small sizes do not fill it.

The host device is measured by vector loops, each on one thread and on all that Go uses: arithmetic with every
set of instructions that the processor has and Weft has loops for (AVX2, AVX-512, NEON), as two instructions,
and of float32 also as one where Weft has such a loop, since Weft fuses its products; reads of each cache, where
every thread has memory of its own in it; and mixes of reads and writes in memory. The column "what" says what
each was measured with.`
}

// peakRecord is one of a device's peaks.
type peakRecord struct {
	Device string  `json:"device"`
	Driver string  `json:"driver"`
	Kind   string  `json:"kind"` // "arithmetic", "bandwidth", "reuse", "atomics" or "calls"
	Name   string  `json:"name"`
	Rate   float64 `json:"rate"` // in its unit
	Unit   string  `json:"unit"`

	// Of the host device alone.
	Instructions string `json:"instructions,omitempty"` // the set of vector instructions
	Threads      int    `json:"threads,omitempty"`
	What         string `json:"what,omitempty"` // was measured, and why so
}

// arithmeticPeaks are the kinds of arithmetic.
var arithmeticPeaks = []struct {
	name  string
	d     dtype.DType
	fused bool
}{
	{"f32 mul and add", dtype.Float32, false}, {"f32 fma", dtype.Float32, true},
	{"f64 mul and add", dtype.Float64, false}, {"f64 fma", dtype.Float64, true},
	{"f16 mul and add", dtype.Float16, false}, {"f16 fma", dtype.Float16, true},
	{"u32 mul and add", dtype.Uint32, false},
}

// bandwidthPeaks are the mixes of reads and writes.
var bandwidthPeaks = []struct {
	name          string
	reads, writes int
}{{"read", 1, 0}, {"write", 0, 1}, {"copy", 1, 1}, {"two reads and a write", 2, 1}}

// reusePeaks are what memory is gone over for, at every size.
var reusePeaks = []struct {
	name string
	of   instruments.Reuse
}{{"read", instruments.ReuseRead}, {"write", instruments.ReuseWrite}, {"copy", instruments.ReuseCopy}}

// reuseSizes are sizes of memory, in bytes, from what the first caches hold to what none does.
var reuseSizes = []int64{16 << 10, 64 << 10, 256 << 10, 1 << 20, 4 << 20, 16 << 20, 64 << 20}

// atomicPeaks are the atomic operations.
var atomicPeaks = []struct {
	name string
	of   instruments.Reuse
}{{"or, a word each", instruments.ReuseAtomics}, {"or, one word", instruments.ReuseOneWord}}

// peak is one of the measurements.
type peak struct {
	kind, name, unit string
	per              float64 // of the unit
	measure          func(e *environment, dev *device.Device, bench *instruments.Bench) (float64, error)
	host             hostPeak
}

// peaksOf are a device's, in the order of the table.
func peaksOf(dev *device.Device) []peak {
	if dev.IsHost() {
		return hostPeaks(instruments.Caches(), instruments.Threads())
	}
	return allPeaks()
}

// allPeaks are those of a Vulkan device.
func allPeaks() (list []peak) {
	for _, p := range arithmeticPeaks {
		list = append(list, peak{kind: "arithmetic", name: p.name, unit: "GFLOP/s", per: 1e9, measure: func(e *environment, _ *device.Device, bench *instruments.Bench) (float64, error) {
			return bench.Peak(e.ctx, p.d, p.fused)
		}})
	}
	for _, p := range bandwidthPeaks {
		list = append(list, peak{kind: "bandwidth", name: p.name, unit: "GB/s", per: 1e9, measure: func(e *environment, _ *device.Device, bench *instruments.Bench) (float64, error) {
			roofline, err := bench.NewRoofline(e.ctx)
			if err != nil {
				return 0, err
			}
			defer roofline.Close()
			return bandwidth(e, roofline, p.reads, p.writes, bandwidthSamples)
		}})
	}
	reuse := func(kind, name, unit string, of instruments.Reuse, bytes int64) {
		list = append(list, peak{kind: kind, name: name, unit: unit, per: 1e9, measure: func(e *environment, _ *device.Device, bench *instruments.Bench) (float64, error) {
			return bench.ReuseRate(e.ctx, of, bytes)
		}})
	}
	for _, p := range reusePeaks {
		for _, bytes := range reuseSizes {
			reuse("reuse", p.name+" "+report.Bytes(bytes), "GB/s", p.of, bytes)
		}
	}
	reuse("reuse", "a workgroup's memory", "GB/s", instruments.ReuseShared, 0)
	for _, p := range atomicPeaks {
		reuse("atomics", p.name, "G/s", p.of, 0)
	}
	return append(list, callsPeaks()...)
}

func callsPeaks() (list []peak) {
	for _, p := range callPeaks {
		list = append(list, peak{kind: "calls", name: p.name, unit: "thousand/s", per: 1e3, measure: func(e *environment, dev *device.Device, _ *instruments.Bench) (float64, error) {
			return calls(e, dev, p.kernels)
		}})
	}
	return list
}

// Run measures all of them.
func (c *peaksCmd) Run(e *environment) error {
	if err := e.onlyTables("peaks"); err != nil {
		return err
	}
	return e.timed(func(dev *device.Device) error {
		bench, err := instruments.New(opened.Device(dev))
		if err != nil {
			return err
		}
		defer bench.Close()
		peaks, info := peaksOf(dev), dev.Info()
		bar := newProgress(e.stderr, len(peaks), "measuring")
		defer func() { _ = bar.Finish() }()
		var list []peakRecord
		for _, p := range peaks {
			rate, err := p.measure(e, dev, bench)
			if none := (*instruments.NoPeakError)(nil); err != nil && !errors.As(err, &none) {
				return err
			}
			list = append(list, peakRecord{info.Name, driverOf(info), p.kind, p.name, rate / p.per, p.unit, p.host.instructions, p.host.threads, p.host.what})
			_ = bar.Add(1)
		}
		return e.report(peaksTable(list), list)
	})
}

// callPeaks are how often a device can be called: kernels of one submission, and
// submissions of one kernel that are waited for.
var callPeaks = []struct {
	name    string
	kernels int
}{{"launches", 256}, {"submissions", 1}}

const (
	callSamples = 20
	callSize    = 256 // elements of a kernel
)

// calls is how many submissions of so many small kernels, each with an array of its own,
// there are a second, times the kernels: the best of several.
func calls(e *environment, dev *device.Device, kernels int) (float64, error) {
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return 0, err
	}
	operands := make([]*tensor.Tensor, kernels)
	for i := range operands {
		operands[i] = tensor.From(dev, make([]float32, callSize))
		defer operands[i].Close()
	}
	best := 0.0
	for range callSamples {
		values := make([]graph.Value, kernels)
		results := make([]*tensor.Tensor, kernels)
		for i, x := range operands {
			results[i] = x.Sqrt()
			if values[i], err = handle.Value(results[i]); err != nil {
				return 0, err
			}
		}
		p, err := eng.Profile(e.ctx, values...)
		for _, r := range results {
			r.Close()
		}
		if err != nil {
			return 0, err
		}
		took := p.Wall
		if p.HasGPU && kernels > 1 && !dev.IsHost() {
			took = p.GPU
		}
		best = max(best, float64(len(p.Kernels))/took.Seconds())
	}
	return best, nil
}

// bandwidthSamples is how many samples the best is taken of, and hostBandwidthSamples of the host,
// which other programs disturb more.
const bandwidthSamples, hostBandwidthSamples = 7, 20

func bandwidth(e *environment, roofline *instruments.Roofline, reads, writes, samples int) (float64, error) {
	rates, err := make([]float64, samples), error(nil)
	for i := range rates {
		if rates[i], err = roofline.Sample(e.ctx, reads, writes); err != nil {
			return 0, err
		}
	}
	return slices.Max(rates), nil
}

// peaksTable has columns more where there are peaks of the host device.
func peaksTable(list []peakRecord) report.Table {
	t := report.Table{Header: []string{"peak", "kind", ">rate", "unit", "device"}, Aside: []string{"device"}}
	host := slices.ContainsFunc(list, func(p peakRecord) bool { return p.Threads > 0 })
	if host {
		t.Header, t.Aside = append(t.Header[:4:4], "instructions", ">threads", "what", "device"), []string{"device", "what"}
	}
	for _, p := range list {
		row := []string{p.Name, p.Kind, report.Rate(p.Rate), p.Unit}
		if host {
			threads := "-"
			if p.Threads > 0 {
				threads = strconv.Itoa(p.Threads)
			}
			row = append(row, or(p.Instructions, "-"), threads, or(p.What, "-"))
		}
		t.Rows = append(t.Rows, append(row, p.Device))
	}
	return t
}
