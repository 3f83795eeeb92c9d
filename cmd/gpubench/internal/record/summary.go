package record

import (
	"math"
	"slices"
	"time"
)

// Summary describes a sample of times, in nanoseconds.
type Summary struct {
	Min    int64 `json:"min"`
	Median int64 `json:"median"`
	P90    int64 `json:"p90"`
}

// Summarize orders a copy of the samples: the median is the mean of the two in
// the middle of an even number, the 90th percentile the nearest rank. No
// samples give zeros.
func Summarize(samples []time.Duration) Summary {
	n := len(samples)
	if n == 0 {
		return Summary{}
	}
	s := slices.Sorted(slices.Values(samples))
	return Summary{
		Min:    int64(s[0]),
		Median: int64((s[(n-1)/2] + s[n/2]) / 2),
		P90:    int64(s[int(math.Ceil(0.9*float64(n)))-1]),
	}
}
