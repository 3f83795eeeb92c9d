package record

// Comparison is one line measured twice.
type Comparison struct {
	Line    string  `json:"line"`
	Clock   string  `json:"clock"` // "gpu" where both have it, else "wall"
	ANs     int64   `json:"a_ns"`  // medians
	BNs     int64   `json:"b_ns"`
	Ratio   float64 `json:"ratio"` // B's time over A's: below 1, B is faster
	Low     float64 `json:"low"`   // the interval of the ratio, from minimum to 90th percentile
	High    float64 `json:"high"`
	Verdict string  `json:"verdict"`
}

// The verdicts.
const (
	Faster  = "faster" // the whole interval lies below 1
	Slower  = "slower" // the whole interval lies above 1
	Same    = "same"   // the interval holds 1
	OnlyInA = "only in A"
	OnlyInB = "only in B"
	Refused = "refused" // one of the two results does not count
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

// Compare pairs the runs of two files by line (the n-th of a line with the
// n-th) in A's order; lines of B alone follow.
func Compare(a, b []Run) []Comparison {
	byLine := map[string][]Run{}
	for _, r := range b {
		byLine[r.Line] = append(byLine[r.Line], r)
	}
	var out []Comparison
	for _, r := range a {
		partners := byLine[r.Line]
		if len(partners) == 0 {
			out = append(out, Comparison{Line: r.Line, Verdict: OnlyInA})
			continue
		}
		byLine[r.Line] = partners[1:]
		out = append(out, compare(r, partners[0]))
	}
	// What is left of a line are its last occurrences.
	left := map[string]int{}
	for line, runs := range byLine {
		left[line] = len(runs)
	}
	for i := len(b) - 1; i >= 0; i-- {
		if line := b[i].Line; left[line] > 0 {
			left[line]--
			out = append(out, Comparison{Line: line, Verdict: OnlyInB})
		}
	}
	reverse(out[len(a):])
	return out
}

func reverse(list []Comparison) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}

func compare(a, b Run) Comparison {
	c := Comparison{Line: a.Line, Clock: "wall"}
	x, y := a.WallNs, b.WallNs
	if a.GPUNs != nil && b.GPUNs != nil {
		c.Clock, x, y = "gpu", *a.GPUNs, *b.GPUNs
	}
	c.ANs, c.BNs = x.Median, y.Median
	if a.Error != "" || b.Error != "" || x.Min <= 0 || y.Min <= 0 {
		c.Verdict = Refused
		return c
	}
	c.Ratio = ratio(y.Median, x.Median)
	c.Low, c.High = ratio(y.Min, x.P90), ratio(y.P90, x.Min)
	switch {
	case c.High < 1:
		c.Verdict = Faster
	case c.Low > 1:
		c.Verdict = Slower
	default:
		c.Verdict = Same
	}
	return c
}

func ratio(a, b int64) float64 { return float64(a) / float64(b) }
