package main

import (
	"fmt"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/instruments"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/vector"
)

// hostPeak is what a peak of the host device was measured with.
type hostPeak struct {
	instructions string
	threads      int
	what         string
}

// hostPeaks are the host device's, of a processor with these caches, on one thread and on so many:
// arithmetic by dtype and instructions, reads of each cache, mixes of reads and writes in memory,
// and calls.
func hostPeaks(caches []instruments.Cache, threads int) (list []peak) {
	counts := []int{1, threads}
	if threads == 1 {
		counts = counts[:1]
	}
	list = append(list, hostArithmetic(counts)...)
	list = append(list, hostReads(caches, counts)...)
	list = append(list, hostBandwidth(counts)...)
	return append(list, callsPeaks()...)
}

// hostArithmetic are the peaks of arithmetic.
func hostArithmetic(counts []int) (list []peak) {
	for _, a := range arithmeticPeaks {
		for _, set := range vector.Peaks() {
			if set.Lanes(a.d) == 0 || a.fused && (a.d != dtype.Float32 || !set.IsFused()) {
				continue
			}
			times := map[bool]string{false: "twice", true: "once"}[a.fused]
			what := fmt.Sprintf("x * y + z, rounded %s, in %d chains of %d lanes", times, vector.Chains, set.Lanes(a.d))
			if a.d == dtype.Uint32 {
				what = fmt.Sprintf("x * y + z of int32 or uint32, in %d chains of %d lanes", vector.Chains, set.Lanes(a.d))
			}
			for _, n := range counts {
				list = append(list, peak{kind: "arithmetic", name: a.name, unit: "GFLOP/s", per: 1e9, host: hostPeak{set.Name(), n, what},
					measure: func(e *environment, _ *device.Device, _ *instruments.Bench) (float64, error) {
						return instruments.HostPeak(e.ctx, set, a.d, a.fused, n)
					}})
			}
		}
	}
	return list
}

// hostReads are reads of each cache, or of memory of several sizes where the system does not tell of caches.
func hostReads(caches []instruments.Cache, counts []int) (list []peak) {
	longest := widest()
	add := func(name string, bytes int64, n int, what string) {
		list = append(list, peak{kind: "reuse", name: name, unit: "GB/s", per: 1e9, host: hostPeak{longest.Name(), n, what},
			measure: func(e *environment, _ *device.Device, _ *instruments.Bench) (float64, error) {
				if bytes == 0 {
					return 0, &instruments.NoPeakError{What: what}
				}
				return instruments.HostRead(e.ctx, longest, bytes, n)
			}})
	}
	before := int64(0)
	for _, c := range caches {
		for _, n := range counts {
			share := c.ShareOf(n, before)
			what := fmt.Sprintf("%s of each thread's own, read again and again: the cache has %s", report.Bytes(share), report.Bytes(c.Bytes))
			if share == 0 {
				what = fmt.Sprintf("no reads: a thread's part of %s is no larger than the cache before", report.Bytes(c.Bytes))
			}
			add(fmt.Sprintf("read L%d", c.Level), share, n, what)
		}
		before = c.Bytes
	}
	if len(caches) > 0 {
		return list
	}
	for _, bytes := range reuseSizes {
		for _, n := range counts {
			add("read "+report.Bytes(bytes), bytes, n, "each thread's own, read again and again: the system does not tell of caches")
		}
	}
	return list
}

// hostBandwidth are the mixes of reads and writes, which are the rooflines of gpubench run on all threads.
func hostBandwidth(counts []int) (list []peak) {
	for _, p := range bandwidthPeaks {
		for _, n := range counts {
			what := instruments.HostMix(p.reads, p.writes)
			list = append(list, peak{kind: "bandwidth", name: p.name, unit: "GB/s", per: 1e9, host: hostPeak{widest().Name(), n, what},
				measure: func(e *environment, _ *device.Device, bench *instruments.Bench) (float64, error) {
					roofline := bench.HostRoofline(n)
					defer roofline.Close()
					return bandwidth(e, roofline, p.reads, p.writes, hostBandwidthSamples)
				}})
		}
	}
	return list
}

// widest has the loops with the longest vectors.
func widest() vector.Peak {
	sets := vector.Peaks()
	return sets[len(sets)-1]
}
