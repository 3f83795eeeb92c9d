package record

import (
	"slices"
	"time"
)

// Comparison is one line measured twice, or in rounds.
type Comparison struct {
	Line    string  `json:"line"`
	Clock   string  `json:"clock"` // "gpu" where both have it, else "wall"
	ANs     int64   `json:"a_ns"`  // medians, over rounds those of each round's least
	BNs     int64   `json:"b_ns"`
	Ratio   float64 `json:"ratio"` // B's time over A's: below 1, B is faster
	Low     float64 `json:"low"`   // the interval of the ratio
	High    float64 `json:"high"`
	Test    string  `json:"test"`   // that gives the interval
	Rounds  int     `json:"rounds"` // in turns; 0 where each was measured once
	Verdict string  `json:"verdict"`
}

// The verdicts. Differences that may be below 1% throughout are not told: where code lies
// in memory makes as much.
const (
	Faster     = "faster"      // the whole interval lies below 1
	Slower     = "slower"      // the whole interval lies above 1
	Same       = "same"        // the interval holds 1 and lies within 3% of it, or lies within 1% of it
	CannotTell = "cannot tell" // the interval holds 1 and more
	OnlyInA    = "only in A"
	OnlyInB    = "only in B"
	Refused    = "refused" // one of the two results does not count
)

// The tests, by what there is.
const (
	SignedRank = "signed rank" // of each round's least samples, 99%
	RankSum    = "rank sum"    // of samples, 99%
	Extremes   = "extremes"    // from B's minimum over A's 90th percentile to the reverse
)

const (
	untold = 0.01 // differences that are not told
	alike  = 0.03 // what counts as the same where the interval lies within it
)

// Below reports whether B has less than a part of A's speed, as far as the interval
// tells, or has no result where A has one.
func (c Comparison) Below(part float64) bool {
	switch c.Verdict {
	case OnlyInA, Refused:
		return true
	case Slower:
		return c.Ratio*part > 1
	}
	return false
}

// LeastRounds is the number of rounds from which on the signed-rank test can reject at 1%.
const LeastRounds = 8

// minSamples is how many samples the rank sum's normal distribution asks for.
const minSamples = 8

// Compare pairs the runs of two files by line in A's order; lines of B alone follow. The
// n-th of a line is paired with the n-th; from 8 such pairs on they are rounds of one
// comparison, which were measured in turns.
func Compare(a, b []Run) []Comparison {
	byLine := map[string][]Run{}
	for _, r := range b {
		byLine[r.Line] = append(byLine[r.Line], r)
	}
	rounds := map[string][]Run{}
	for _, r := range a {
		rounds[r.Line] = append(rounds[r.Line], r)
	}
	var out []Comparison
	for _, r := range a {
		partners, mine := byLine[r.Line], rounds[r.Line]
		n := min(len(partners), len(mine))
		switch {
		case len(mine) == 0: // told with the first
		case n >= LeastRounds:
			out = append(out, compareRounds(mine[:n], partners[:n]))
			byLine[r.Line], rounds[r.Line] = nil, nil
		case len(partners) == 0:
			out = append(out, Comparison{Line: r.Line, Verdict: OnlyInA})
			rounds[r.Line] = mine[1:]
		default:
			out = append(out, compare(r, partners[0]))
			byLine[r.Line], rounds[r.Line] = partners[1:], mine[1:]
		}
	}
	return append(out, alone(b, byLine)...)
}

// alone are the lines that only B has; what is left of a line are its last occurrences.
func alone(b []Run, left map[string][]Run) []Comparison {
	var out []Comparison
	for _, r := range slices.Backward(b) {
		if runs := left[r.Line]; len(runs) > 0 {
			left[r.Line] = runs[1:]
			out = append(out, Comparison{Line: r.Line, Verdict: OnlyInB})
		}
	}
	slices.Reverse(out)
	return out
}

// compare holds a result against another.
func compare(a, b Run) Comparison {
	c := Comparison{Line: a.Line, Clock: "wall"}
	x, y, xs, ys := a.WallNs, b.WallNs, a.WallSamples, b.WallSamples
	if a.GPUNs != nil && b.GPUNs != nil {
		c.Clock, x, y, xs, ys = "gpu", *a.GPUNs, *b.GPUNs, a.GPUSamples, b.GPUSamples
	}
	c.ANs, c.BNs = x.Median, y.Median
	if a.Error != "" || b.Error != "" || x.Min <= 0 || y.Min <= 0 {
		c.Verdict = Refused
		return c
	}
	if least := min(len(xs), len(ys)); least >= minSamples && slices.Min(xs) > 0 && slices.Min(ys) > 0 {
		r := ratioOf(xs, ys)
		c.Test, c.Ratio, c.Low, c.High = RankSum, r.Middle, r.Low, r.High
	} else {
		c.Test, c.Ratio, c.Low, c.High = Extremes, ratio(y.Median, x.Median), ratio(y.Min, x.P90), ratio(y.P90, x.Min)
	}
	c.Verdict = verdict(c.Low, c.High)
	return c
}

// compareRounds compares what was measured in turns, round by round, by the least sample of
// each: what disturbs a machine makes times longer, never shorter, so that the least of
// some differ between rounds by half of what their medians do.
func compareRounds(a, b []Run) Comparison {
	c := Comparison{Line: a[0].Line, Test: SignedRank, Rounds: len(a), Clock: "gpu"}
	for i := range a {
		if a[i].GPUNs == nil || b[i].GPUNs == nil {
			c.Clock = "wall"
		}
	}
	least := func(r Run) int64 {
		if c.Clock == "gpu" {
			return r.GPUNs.Min
		}
		return r.WallNs.Min
	}
	var quotients []float64
	var x, y []time.Duration
	for i := range a {
		from, to := least(a[i]), least(b[i])
		x, y = append(x, time.Duration(from)), append(y, time.Duration(to))
		if a[i].Error != "" || b[i].Error != "" || from <= 0 || to <= 0 {
			continue
		}
		quotients = append(quotients, ratio(to, from))
	}
	c.ANs, c.BNs = Summarize(x).Median, Summarize(y).Median
	if len(quotients) < LeastRounds {
		c.Verdict = Refused
		return c
	}
	r := ratioOfRounds(quotients)
	c.Ratio, c.Low, c.High = r.Middle, r.Low, r.High
	c.Verdict = verdict(c.Low, c.High)
	return c
}

// verdict says what an interval of the ratio tells.
func verdict(low, high float64) string {
	switch {
	case low >= 1-untold && high <= 1+untold, low >= 1-alike && high <= 1+alike && low <= 1 && high >= 1:
		return Same
	case high < 1:
		return Faster
	case low > 1:
		return Slower
	}
	return CannotTell
}

func ratio(a, b int64) float64 { return float64(a) / float64(b) }
