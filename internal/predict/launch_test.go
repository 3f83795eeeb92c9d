package predict

import (
	"math"
	"math/rand/v2"
	"testing"
)

// testCard returns a card of round numbers: memory of 1000 GB/s and 100 to 400 ns, and 10
// units of 1 GHz.
func testCard(t *testing.T) *Card {
	t.Helper()
	c, err := Load("h200")
	if err != nil {
		t.Fatal(err)
	}
	set := func(f *Figure, v float64) { f.Value = v }
	set(&c.Memory.Bandwidth, 1000)
	set(&c.Memory.Achieved, 1)
	set(&c.Memory.Latency, 100)
	set(&c.Memory.Loaded, 400)
	set(&c.Cache.Bandwidth, 4000)
	set(&c.Cache.Bytes, 1<<20)
	set(&c.Cache.Latency, 50)
	set(&c.Units, 10)
	set(&c.Clock, 1)
	set(&c.Unit.Issue, 128)
	set(&c.Unit.Dependent, 4)
	set(&c.Unit.Subgroups, 64)
	set(&c.Unit.Workgroups, 32)
	set(&c.Unit.Registers, 65536)
	set(&c.Unit.Granule, 8)
	set(&c.Unit.SharedBytes, 100<<10)
	set(&c.Launches.Workgroups, 4)
	set(&c.Launches.Code, 2)
	set(&c.Device.Subgroup, 32)
	return c
}

// stream returns the work of adding two arrays of n float32: an invocation reads 16 bytes
// of each and waits once.
func stream(n float64) *Work {
	subgroups := n / 4 / 32
	return &Work{
		Workgroups: int(subgroups / 2), Subgroups: 2, Registers: 24,
		Issued: map[Class]float64{Float32: 4 * subgroups, Integer: 20 * subgroups}, Other: 10 * subgroups,
		Lines: n * 12 / 128, Fetched: n * 12, Asked: n * 8, Read: n * 8, Written: n * 4,
		Waits: []Wait{{Times: 1}},
	}
}

func near(x, y float64) bool { return math.Abs(x-y) <= 1e-6*math.Abs(y) }

// Each kind of work has its limit, whose time is computed by hand.
func TestLaunchByHand(t *testing.T) {
	c := testCard(t)
	const us = 1e-6
	alu := &Work{Workgroups: 100, Subgroups: 1, Issued: map[Class]float64{Integer: 1e5, Select: 1e5, Float32: 1e5}}
	for _, x := range []struct {
		name    string
		work    *Work
		limit   string
		seconds float64
	}{
		{"nothing", &Work{}, "", 0},
		// 12 bytes of each of 16 Mi elements at 1000 GB/s, and the first wait.
		{"a stream", stream(1 << 24), LimitBandwidth, 12 * (1 << 24) / 1e12},
		// The launch does not wait for bytes that are still in the cache at its end.
		{"a stream, left", &Work{Workgroups: 100, Subgroups: 1, Read: 1e9, Written: 1e9, Left: 5e8}, LimitBandwidth, 1.5e9 / 1e12},
		// 1000 waits of 100 ns, one after another: one invocation reads a row, whose few bytes
		// hardly load memory.
		{"one invocation", &Work{Workgroups: 1, Subgroups: 1, Read: 64, Fetched: 64, Asked: 64, Waits: []Wait{{Times: 1000}}},
			LimitLatency, 1000*100e-9 + 1000*300e-9*(64e-12/(100*us))},
		// The values loaded 50 instructions earlier have arrived: half of the instructions form a
		// chain of 4 clocks each.
		{"read ahead", &Work{Workgroups: 1, Subgroups: 1, Other: 1000, Chain: 500, Read: 1e-6, Waits: []Wait{{Times: 10, Ahead: 50}}}, LimitLatency, 2000e-9},
		// 100 workgroups on 10 units, 10 each; integers and selections take turns at 64
		// lanes a clock: 2e5 * 32 lanes / 10 / 64.
		{"integers", alu, "alu", 2e5 * 32 / 10 / 64 * 1e-9},
		// 11 workgroups on 10 units take as long as 20.
		{"the last one", &Work{Workgroups: 11, Subgroups: 1, Turns: 11000}, LimitShared, 2000e-9},
		{"conflicts", &Work{Workgroups: 10, Subgroups: 1, Turns: 320000}, LimitShared, 32000e-9},
		{"scattered reads", &Work{Workgroups: 10, Subgroups: 1, Lines: 320000, Fetched: 320000}, LimitLines, 32000e-9},
		{"rereads", &Work{Workgroups: 10, Subgroups: 1, Fetched: 4e6, Asked: 4e6, Read: 4e5, Again: 36e5}, LimitCache, 1 * us},
		{"matrices", &Work{Workgroups: 10, Subgroups: 1, Matrix: map[string]float64{"int8 int32": 4800e6}}, LimitMatrix, 100 * us},
		{"many workgroups", &Work{Workgroups: 4e6, Subgroups: 1}, LimitWorkgroups, 1e6 * 1e-9},
		{"long code", &Work{Workgroups: 1, Subgroups: 1, Code: 1000}, LimitCode, 2 * us},
	} {
		got := c.Launch(x.work)
		if got.Limit.Name != x.limit || !near(got.Limit.Seconds, x.seconds) {
			t.Errorf("%s: %v, want %s in %.6g s (%v)", x.name, got.Limit, x.limit, x.seconds, got.Parts)
		}
		if got.Limit.Seconds > got.Seconds {
			t.Errorf("%s: %.6g s in total, less than the limit, %v", x.name, got.Seconds, got.Limit)
		}
	}
}

// Overlapping parts take longer than the longest of them, but less than their sum.
func TestTogether(t *testing.T) {
	root := math.Sqrt(math.Sqrt2) // the fourth root of two
	for _, x := range []struct {
		parts []Limit
		want  float64
	}{
		{nil, 0},
		{[]Limit{{LimitCache, 3}}, 3},
		{[]Limit{{LimitBandwidth, 8}, {LimitLatency, 8}}, 8 * root},
		{[]Limit{{"alu", 8}, {"fma", 7}, {LimitIssue, 6}, {LimitMatrix, 1}}, 8}, // all are arithmetic
		{[]Limit{{LimitShared, 8}, {LimitLines, 7}, {LimitWorkgroups, 6}}, 8},
		{[]Limit{{LimitBandwidth, 1e-6}, {LimitCache, 1e-6}, {"alu", 1e-6}, {LimitShared, 1e-6}}, 1e-6 * root * root},
		{[]Limit{{LimitBandwidth, 2}, {"alu", 1}}, 2 * math.Sqrt(math.Sqrt(17.0/16))},
	} {
		if got := together(x.parts); !near(got, x.want) {
			t.Errorf("%v take %.6g together, want %.6g", x.parts, got, x.want)
		}
	}
	c, code := testCard(t), 500.0
	w := stream(1 << 24)
	without := c.Launch(w)
	if want := together(without.Parts) + 100e-9; !near(without.Seconds, want) { // plus the last read's latency
		t.Errorf("a stream takes %.6g s, want %.6g", without.Seconds, want)
	}
	w.Code = code
	if got := c.Launch(w).Seconds; !near(got, without.Seconds+1000e-9) {
		t.Errorf("with %v instructions of code %.6g s, without %.6g", code, got, without.Seconds)
	}
}

// Little's law: 100 subgroups that wait for 512 bytes at a time receive 512 bytes each in
// a latency, which grows with the rate.
func TestLittle(t *testing.T) {
	c := testCard(t)
	const groups, times = 100, 10000
	w := &Work{Workgroups: groups, Subgroups: 1, Registers: 32, Read: groups * times * 512, Fetched: groups * times * 512,
		Asked: groups * times * 512, Waits: []Wait{{Times: times}}}
	got := c.Launch(w)
	if got.Limit.Name != LimitLatency || !near(got.InFlight, groups*512) {
		t.Fatalf("%+v", got)
	}
	rate := w.Read / got.Limit.Seconds // in flight = rate * latency(rate)
	if latency := 100e-9 + 300e-9*rate/1e12; math.Abs(rate*latency-groups*512) > 1 {
		t.Errorf("%.4g bytes a second at a latency of %.4g s are not %d in flight", rate, latency, groups*512)
	}
}

func TestResident(t *testing.T) {
	c := testCard(t)
	for _, x := range []struct {
		work Work
		want int
	}{
		{Work{Workgroups: 1e6, Subgroups: 2, Registers: 16}, 320},                  // 32 workgroups
		{Work{Workgroups: 1e6, Subgroups: 8, Registers: 16}, 80},                   // 64 subgroups
		{Work{Workgroups: 1e6, Subgroups: 2, Registers: 65}, 140},                  // 28 subgroups of 72 registers
		{Work{Workgroups: 1e6, Subgroups: 2, Registers: 16, Shared: 33 << 10}, 30}, // 100 KiB
		{Work{Workgroups: 1e6, Subgroups: 64, Registers: 255}, 10},                 // at least one
	} {
		if got := c.resident(&x.work); got != x.want {
			t.Errorf("%+v: %d resident, want %d", x.work, got, x.want)
		}
	}
}

// A better card is never slower. Better is a higher rate, or a lower latency or cost.
func TestMonotonic(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	better := map[string]func(c *Card) (*Figure, bool){ // the bool says whether more is better
		"bandwidth":      func(c *Card) (*Figure, bool) { return &c.Memory.Bandwidth, true },
		"achieved":       func(c *Card) (*Figure, bool) { return &c.Memory.Achieved, true },
		"latency":        func(c *Card) (*Figure, bool) { return &c.Memory.Latency, false },
		"loaded":         func(c *Card) (*Figure, bool) { return &c.Memory.Loaded, false },
		"cache":          func(c *Card) (*Figure, bool) { return &c.Cache.Bandwidth, true },
		"cache's bytes":  func(c *Card) (*Figure, bool) { return &c.Cache.Bytes, true },
		"clock":          func(c *Card) (*Figure, bool) { return &c.Clock, true },
		"issue":          func(c *Card) (*Figure, bool) { return &c.Unit.Issue, true },
		"dependent":      func(c *Card) (*Figure, bool) { return &c.Unit.Dependent, false },
		"lines":          func(c *Card) (*Figure, bool) { return &c.Unit.Lines, true },
		"shared turns":   func(c *Card) (*Figure, bool) { return &c.Unit.SharedClock, true },
		"barrier":        func(c *Card) (*Figure, bool) { return &c.Unit.Barrier, false },
		"code":           func(c *Card) (*Figure, bool) { return &c.Launches.Code, false },
		"workgroup rate": func(c *Card) (*Figure, bool) { return &c.Launches.Workgroups, true },
	}
	for range 200 {
		w := randomWork(random)
		for name, of := range better {
			c := testCard(t)
			before := c.Launch(w).Seconds
			f, more := of(c)
			factor := 1 + random.Float64()
			if !more {
				factor = 1 / factor
			}
			f.Value *= factor
			if after := c.Launch(w).Seconds; after > before*(1+1e-9) {
				t.Fatalf("%s times %.3g: %.6g s became %.6g s for %+v", name, factor, before, after, w)
			}
		}
		for _, class := range Classes {
			c := testCard(t)
			before := c.Launch(w).Seconds
			r := c.Rates[class]
			r.Value *= 2
			c.Rates[class] = r
			if after := c.Launch(w).Seconds; after > before {
				t.Errorf("twice the rate of %s: %.6g s became %.6g", class, before, after)
			}
		}
	}
}

func randomWork(random *rand.Rand) *Work {
	up := func(most float64) float64 { return math.Exp(random.Float64() * math.Log(most)) }
	w := &Work{Workgroups: int(up(1e5)), Subgroups: 1 + random.IntN(16), Registers: 1 + random.IntN(255), Shared: random.IntN(48 << 10),
		Issued: map[Class]float64{}, Lines: up(1e8), Turns: up(1e8), Read: up(1e9), Written: up(1e9), Barriers: up(1000),
		Waits: []Wait{{Times: up(1e4)}, {Times: up(1e4), Ahead: up(1e3)}}}
	for _, class := range Classes {
		w.Issued[class] = up(1e9)
	}
	for _, x := range w.Waits { // instructions during a wait are issued too
		w.Other += x.Times * x.Ahead * float64(w.Workgroups*w.Subgroups)
	}
	w.Chain = random.Float64() * w.issued() / float64(w.Workgroups*w.Subgroups)
	w.Left, w.Code = w.Written*random.Float64(), up(1e4)
	w.Asked = w.Read * up(4)
	w.Fetched, w.Again = w.Asked+w.Written, w.Asked-w.Read
	return w
}
