package record

import (
	"fmt"
	"math"
	"slices"
	"time"
)

// What makes a result noisy: its median is known no better than this, its samples have
// moved by more, or more of them lie far off.
const (
	noisyInterval = 0.05
	noisyDrift    = 0.02
	noisyOutliers = 0.1
)

// z95 and z99 are how many standard deviations hold 95% and 99% of a normal distribution.
const z95, z99 = 1.96, 2.576

// Interval is half the width of the median's confidence interval of 95%, over the median:
// between order statistics, by the binomial distribution, so that nothing is supposed of
// how times are distributed. Fewer than 6 samples have the whole range.
func Interval(samples []time.Duration) float64 {
	n := len(samples)
	if n == 0 {
		return 0
	}
	s := slices.Sorted(slices.Values(samples))
	half := z95 * math.Sqrt(float64(n)) / 2
	low := max(0, int(math.Floor(float64(n)/2-half)))
	high := min(n-1, int(math.Ceil(float64(n)/2+half)))
	median := Summarize(samples).Median
	if median <= 0 {
		return 0
	}
	return float64(s[high]-s[low]) / 2 / float64(median)
}

// Outliers are the samples further above the third quartile, or below the first, than
// three times the distance of the two (Tukey's far outliers), by their places.
func Outliers(samples []time.Duration) []int {
	n := len(samples)
	if n < 8 {
		return nil
	}
	s := slices.Sorted(slices.Values(samples))
	first, third := s[n/4], s[n-1-n/4]
	far := 3 * (third - first)
	var out []int
	for i, d := range samples {
		if d > third+far || d < first-far {
			out = append(out, i)
		}
	}
	return out
}

// Drift is how much longer the later half of the samples took than the earlier, as a part
// of that; 0 where chance makes as much of it (Mann and Whitney's test at 1%).
func Drift(samples []time.Duration) float64 {
	half := len(samples) / 2
	if half < 5 {
		return 0
	}
	early, late := samples[:half], samples[len(samples)-half:]
	if r := ratioOf(early, late); r.Low <= 1 && r.High >= 1 {
		return 0
	}
	return float64(Summarize(late).Median)/float64(Summarize(early).Median) - 1
}

// Judge records how far the samples can be trusted: nothing is left out for it. The
// interval is noisy where it is wider than was asked for (0: nothing was).
func (r *Run) Judge(asked float64) {
	samples := samplesOf(*r)
	r.Interval, r.Drift, r.Outliers, r.Noisy = Interval(samples), Drift(samples), Outliers(samples), nil
	if asked == 0 {
		asked = noisyInterval
	}
	if r.Interval > asked {
		r.noisy("the median is known to %.1f%%", 100*r.Interval)
	}
	if math.Abs(r.Drift) > noisyDrift {
		r.noisy("drift %+.0f%%", 100*r.Drift)
	}
	if n := len(r.Outliers); float64(n) > noisyOutliers*float64(len(samples)) {
		r.noisy("%d of %d samples far off", n, len(samples))
	}
	if r.aboveRoofline() && r.inCaches() {
		r.noisy("faster than memory: time sufficed for %d of %d sets of operands, of which caches hold some", r.Sets, r.SetsWanted)
	}
	if c := r.Conditions; c != nil && c.After.Throttled != "" {
		r.noisy("throttled: %s", c.After.Throttled)
	}
}

func (r *Run) noisy(format string, args ...any) {
	r.Noisy = append(r.Noisy, fmt.Sprintf(format, args...))
}
