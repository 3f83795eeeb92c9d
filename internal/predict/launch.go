package predict

import (
	"fmt"
	"math"
	"slices"
)

// Limit is a part of a launch that may be the slowest: its name, and the seconds that it
// takes alone.
type Limit struct {
	Name    string
	Seconds float64
}

// Time is the predicted time of a launch.
type Time struct {
	Seconds float64
	Limit   Limit   // the longest part
	Parts   []Limit // all parts that are not 0
	// InFlight is how many bytes all resident workgroups of the card request at once, if
	// every wait is for equally many.
	InFlight float64
	Resident int // workgroups that the card holds at once
}

// The names of limits. Arithmetic limits have the names of their pipes.
const (
	LimitBandwidth  = "bandwidth"
	LimitCache      = "cache"
	LimitLines      = "lines"
	LimitShared     = "shared"
	LimitIssue      = "issue"
	LimitMatrix     = "matrix"
	LimitWorkgroups = "workgroups"
	LimitLatency    = "latency"
	LimitCode       = "code"
)

// overlap says how well the parts of a launch overlap: the launch takes the overlap-th root of the
// sum of the parts' times to the power of overlap. Two equal parts take 1.19 times as long as one,
// and a part of half the time adds nearly nothing. For 111 lines measured on an H200, powers from
// 3.2 to 4.8 fit about as well.
const overlap = 4

// nativeInvocations is the number of a scheduler's lanes. An instruction of a wider subgroup
// takes several clocks.
const nativeInvocations = 32

// Arithmetic reports whether a limit is inside the units, and not memory or waiting.
func (l Limit) Arithmetic() bool {
	switch l.Name {
	case LimitBandwidth, LimitCache, LimitLatency, LimitWorkgroups, LimitCode, "":
		return false
	}
	return true
}

// Launch predicts one launch, without the fixed cost of a launch.
func (c *Card) Launch(w *Work) Time {
	if w.Workgroups == 0 {
		return Time{}
	}
	t := Time{Resident: c.resident(w)}
	moved := c.bandwidth(w, t.Resident).Seconds
	waits := w.waits()
	for _, p := range append(c.throughput(w, t.Resident), Limit{LimitLatency, c.latency(w, t.Resident, moved)}) {
		t.add(p)
	}
	t.Seconds = together(t.Parts)
	if moved > 0 || waits > 0 { // the last read arrives one latency after its request
		t.Seconds += c.Memory.Latency.Value * 1e-9
	}
	if code := w.Code * c.Launches.Code.Value * 1e-9; code > 0 {
		t.add(Limit{LimitCode, code})
		t.Seconds += code
	}
	if waits > 0 {
		t.InFlight = w.Asked / waits * float64(min(t.Resident, w.Workgroups)) / float64(w.Workgroups)
	}
	return t
}

func (t *Time) add(l Limit) {
	if l.Seconds <= 0 {
		return
	}
	t.Parts = append(t.Parts, l)
	if l.Seconds > t.Limit.Seconds {
		t.Limit = l
	}
}

// together returns the time of parts that overlap. The pipes of arithmetic share the issue, so
// the longest counts for all of them. The same goes for first caches, shared memory and the start
// of workgroups, which supply the pipes.
func together(parts []Limit) float64 {
	var memory, cache, arithmetic, supply, waiting float64
	for _, p := range parts {
		group := &arithmetic
		switch p.Name {
		case LimitBandwidth:
			group = &memory
		case LimitCache:
			group = &cache
		case LimitLines, LimitShared, LimitWorkgroups:
			group = &supply
		case LimitLatency:
			group = &waiting
		}
		*group = max(*group, p.Seconds)
	}
	groups := [...]float64{memory, cache, arithmetic, supply, waiting}
	most := slices.Max(groups[:])
	if most == 0 {
		return 0
	}
	sum := 0.0
	for _, g := range groups {
		sum += math.Pow(g/most, overlap) // powers of the times themselves would underflow
	}
	return most * math.Pow(sum, 1.0/overlap)
}

// perUnit returns the time for an amount of work if each unit does perClock of it in a clock. The
// unit with the most workgroups finishes last.
func (c *Card) perUnit(w *Work, amount, perClock float64) float64 {
	units := c.Units.Value
	most := math.Ceil(float64(w.Workgroups)/units) / float64(w.Workgroups) // of all workgroups
	return amount * most / perClock / (c.Clock.Value * 1e9)
}

func (c *Card) bandwidth(w *Work, resident int) Limit {
	bytes := w.Read + w.Written - w.Left
	if share := min(1, float64(resident)/float64(w.Workgroups)); share*(w.Read+w.Cached) > c.Cache.Bytes.Value {
		bytes += w.Again
	}
	rate := c.Memory.Bandwidth.Value * c.Memory.Achieved.Value * 1e9
	return Limit{LimitBandwidth, bytes / rate}
}

// throughput returns the times of all parts that have a rate.
func (c *Card) throughput(w *Work, resident int) []Limit {
	lanes := c.lanes(w.Invocations)
	list := []Limit{
		c.bandwidth(w, resident),
		{LimitCache, max(w.Fetched, w.Read+w.Written+w.Cached) / (c.Cache.Bandwidth.Value * 1e9)},
		{LimitLines, c.perUnit(w, w.Lines, c.Unit.Lines.Value)},
		{LimitShared, c.perUnit(w, w.Turns, c.Unit.SharedClock.Value)},
		{LimitIssue, c.perUnit(w, w.issued()*lanes, c.Unit.Issue.Value)},
		{LimitWorkgroups, float64(w.Workgroups) / (c.Launches.Workgroups.Value * c.Clock.Value * 1e9)},
	}
	pipes := map[string]int{}
	for _, class := range Classes {
		rate := c.Rates[class]
		if w.Issued[class] == 0 {
			continue
		}
		at, ok := pipes[rate.Pipe]
		if !ok {
			at = len(list)
			pipes[rate.Pipe] = at
			list = append(list, Limit{Name: rate.Pipe})
		}
		list[at].Seconds += c.perUnit(w, w.Issued[class]*lanes, rate.Value)
	}
	for _, types := range matrixTypes {
		if n := w.Matrix[types]; n > 0 {
			list = append(list, Limit{LimitMatrix, c.perUnit(w, n, math.Max(c.Matrix[types].Value, math.SmallestNonzeroFloat64))})
		}
	}
	return list
}

// resident returns how many workgroups the whole card holds at once.
func (c *Card) resident(w *Work) int {
	u := &c.Unit
	n := math.Min(u.Workgroups.Value, math.Floor(u.Subgroups.Value/float64(w.Subgroups)))
	if w.Registers > 0 {
		granule := u.Granule.Value
		each := math.Ceil(float64(w.Registers)/granule) * granule * c.lanes(w.Invocations)
		n = math.Min(n, math.Floor(math.Floor(u.Registers.Value/each)/float64(w.Subgroups)))
	}
	if w.Shared > 0 {
		n = math.Min(n, math.Floor(u.SharedBytes.Value/float64(w.Shared)))
	}
	return int(math.Max(n, 1) * c.Units.Value)
}

// latency returns how long the rounds of workgroups take, each as long as its own waits and
// instructions. A wait lies between memory's latency at rest and its latency at full bandwidth, in
// proportion to the share of the time that memory is busy. A longer result makes waits shorter, so
// exactly one result is consistent; bisection finds it.
func (c *Card) latency(w *Work, resident int, moved float64) float64 {
	rounds := math.Ceil(float64(w.Workgroups) / float64(resident))
	clock := 1 / (c.Clock.Value * 1e9)
	issued := w.issued() / float64(w.Workgroups*w.Subgroups) // of a subgroup
	alone := max(issued*max(1, c.lanes(w.Invocations)/nativeInvocations), w.Chain*c.Unit.Dependent.Value) * clock
	computing := alone + w.Barriers*c.Unit.Barrier.Value*clock
	step := alone / max(1, issued)
	rest, loaded := c.Memory.Latency.Value*1e-9, c.Memory.Loaded.Value*1e-9
	if w.Read == 0 && w.Cached > 0 {
		rest, loaded = c.Cache.Latency.Value*1e-9, c.Cache.Latency.Value*1e-9
	}
	took := func(t float64) float64 {
		wait := rest
		if moved > 0 {
			wait += max(0, loaded-rest) * min(1, moved/t)
		}
		sum := computing
		for _, x := range w.Waits {
			sum += x.Times * max(0, wait-x.Ahead*step)
		}
		return rounds * sum
	}
	low, high := 0.0, took(moved/2) // waits are the longest at moved/2
	for range 60 {
		if middle := (low + high) / 2; took(middle) > middle {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}

// String returns the limit's name and its time in microseconds.
func (l Limit) String() string { return fmt.Sprintf("%s %.3g µs", l.Name, l.Seconds*1e6) }
