package record

import (
	"math"
	"slices"
	"time"
)

// Ratio is an estimate of B's time over A's and its confidence interval of 99%.
type Ratio struct{ Middle, Low, High float64 }

// maxCompared is how many samples of a side are compared: all pairs are looked at.
const maxCompared = 300

// ratioOf compares two samples by Wilcoxon's rank sum (Mann and Whitney's test): the
// estimate is Hodges and Lehmann's, the median of all quotients, and the interval holds
// what the test does not reject at 1%.
func ratioOf(a, b []time.Duration) Ratio {
	a, b = thinned(a), thinned(b)
	quotients := make([]float64, 0, len(a)*len(b))
	for _, x := range a {
		for _, y := range b {
			quotients = append(quotients, float64(y)/float64(x))
		}
	}
	m, n := float64(len(a)), float64(len(b))
	return around(quotients, m*n/2-z99*math.Sqrt(m*n*(m+n+1)/12))
}

// thinned are samples evenly apart.
func thinned(samples []time.Duration) []time.Duration {
	n := len(samples)
	if n <= maxCompared {
		return samples
	}
	out := make([]time.Duration, maxCompared)
	for i := range out {
		out[i] = samples[i*n/maxCompared]
	}
	return out
}

// ratioOfRounds compares by Wilcoxon's signed rank what was measured in turns: quotients
// has B's time over A's of each round. The interval is that of the geometric means of all
// pairs of rounds (Walsh's averages).
func ratioOfRounds(quotients []float64) Ratio {
	var walsh []float64
	for i, x := range quotients {
		for _, y := range quotients[i:] {
			walsh = append(walsh, math.Sqrt(x*y))
		}
	}
	return around(walsh, float64(signedRankQuantile(len(quotients))-1))
}

// around is the median of values, between the one of a rank from below and from above.
func around(values []float64, rank float64) Ratio {
	slices.Sort(values)
	n := len(values)
	k := min(max(0, int(rank)), n-1)
	return Ratio{(values[(n-1)/2] + values[n/2]) / 2, values[k], values[n-1-k]}
}

// signedRankQuantile returns the 0.5% quantile of the signed rank statistic of n rounds: the least sum
// of ranks for which the probability of that sum or a smaller one exceeds half a percent. It is exact.
func signedRankQuantile(n int) int {
	n = min(n, 60)
	ways := make([]float64, n*(n+1)/2+1) // of each sum, as probabilities
	ways[0] = 1
	for rank := 1; rank <= n; rank++ {
		for s := len(ways) - 1; s >= 0; s-- {
			ways[s] /= 2
			if s >= rank {
				ways[s] += ways[s-rank] / 2
			}
		}
	}
	below := 0.0
	for s, p := range ways {
		if below += p; below > 0.005 {
			return s
		}
	}
	return 0
}
