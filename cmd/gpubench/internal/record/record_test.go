package record

import (
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestSummarize(t *testing.T) {
	for _, c := range []struct {
		name    string
		samples []time.Duration
		want    Summary
	}{
		{"none", nil, Summary{}},
		{"one", []time.Duration{7}, Summary{7, 7, 7}},
		{"an even number", []time.Duration{4, 1, 3, 2}, Summary{1, 2, 4}},
		{"ten", []time.Duration{10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, Summary{1, 5, 9}},
		{"eleven", []time.Duration{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}, Summary{1, 6, 10}},
	} {
		if got := Summarize(c.samples); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

func TestRatesComeFromTheGPUsClockWhereThereIsOne(t *testing.T) {
	r := Run{Bytes: 1000, Flops: 100}
	r.SetSamples([]time.Duration{200}, nil)
	r.SetRoofline(10e9)
	if r.GBPerS != 5 || r.GFlopPerS != 0.5 || r.RooflineFraction != 0.5 {
		t.Errorf("wall: %+v", r)
	}
	r.SetSamples([]time.Duration{200}, []time.Duration{100})
	if r.GBPerS != 10 || r.RooflineFraction != 1 {
		t.Errorf("gpu: %+v", r)
	}
}

// A line is under the lower of the two roofs.
func TestRoofs(t *testing.T) {
	for _, c := range []struct {
		flops int64
		peak  float64
		want  string
	}{{100, 0, UnderMemory}, {100, 2e9, UnderMemory}, {100, 0.5e9, UnderArithmetic}, {1000, 2e9, UnderArithmetic}} {
		r := Run{Bytes: 1000, Flops: c.flops}
		if part, roof := r.OfRoof(); part != 0 || roof != "" {
			t.Errorf("without roofs: %v of %q", part, roof)
		}
		r.SetRoofline(10e9)
		r.SetPeak(c.peak)
		r.SetSamples([]time.Duration{1000}, nil)
		want := 0.1 // 1 of 10 GB/s
		if c.want == UnderArithmetic {
			want = float64(c.flops) / c.peak * 1e6
		}
		if part, roof := r.OfRoof(); math.Abs(part-want) > 1e-9 || roof != c.want {
			t.Errorf("%+v: %v of %s, want %v", c, part, roof, want)
		}
		if r.Bound != c.want || r.PeakGFlopPerS != c.peak/1e9 {
			t.Errorf("%+v: %s", c, r.Bound)
		}
	}
}

func TestResultsAboveTheRooflineAreRefused(t *testing.T) {
	for _, c := range []struct {
		ns      time.Duration
		refused bool
	}{{100, false}, {91, false}, {90, true}} {
		r := Run{Bytes: 1000}
		r.SetRoofline(10e9)
		r.SetSamples([]time.Duration{c.ns}, nil)
		if got := r.Refuse(); got != c.refused || got != (r.Error != "") {
			t.Errorf("%v ns: refused %v, error %q", c.ns, got, r.Error)
		}
		// Caches may hold operands that were not enough to exceed them.
		r.Error, r.Sets, r.SetsWanted = "", 3, 4
		got := r.Refuse()
		r.Judge(1)
		if got || strings.Contains(strings.Join(r.Noisy, ""), "faster than memory: time sufficed for 3 of 4 sets") != c.refused {
			t.Errorf("%v ns, of 3 sets of 4: refused %v, noisy %q", c.ns, got, r.Noisy)
		}
	}
}

// The field names are the tool's contract.
func TestJSONFields(t *testing.T) {
	data, err := json.Marshal(Run{Line: "add f32 [2] [2]", Op: "add", Shapes: [][]int{{2}, {}}})
	if err != nil {
		t.Fatal(err)
	}
	want := `{"line":"add f32 [2] [2]","op":"add","dtype":"","shapes":[[2],[]],"device":"","driver":"","samples":0,` +
		`"wall_ns":{"min":0,"median":0,"p90":0},"gpu_ns":null,"bytes":0,"flops":0,"gb_per_s":0,"gflop_per_s":0,` +
		`"roofline_gb_per_s":0,"roofline_fraction":0,"kernels":0,"verified":false,"max_ulp":0}`
	if string(data) != want {
		t.Errorf("run\n got %s\nwant %s", data, want)
	}
	data, err = json.Marshal(Check{Line: "x"})
	if err != nil {
		t.Fatal(err)
	}
	want = `{"line":"x","op":"","dtype":"","device":"","ok":false,"max_ulp":0,"bound_ulp":0,"error":""}`
	if string(data) != want {
		t.Errorf("check\n got %s\nwant %s", data, want)
	}
}

func run(line string, min, median, p90 int64) Run {
	return Run{Line: line, Samples: 1, WallNs: Summary{min, median, p90}}
}

func TestCompare(t *testing.T) {
	gpu := func(r Run, min, median, p90 int64) Run {
		r.GPUNs = &Summary{min, median, p90}
		return r
	}
	refused := run("refused", 1, 1, 1)
	refused.Error = "refused"
	a := []Run{run("faster", 100, 110, 120), run("slower", 100, 110, 120), run("same", 100, 110, 120),
		gpu(run("gpu", 100, 110, 120), 10, 11, 12), gpu(run("one clock", 100, 110, 120), 10, 11, 12),
		run("gone", 1, 1, 1), refused, run("twice", 100, 100, 100), run("twice", 200, 200, 200)}
	b := []Run{run("new", 1, 1, 1), run("slower", 130, 140, 150), run("faster", 50, 55, 60), run("same", 95, 105, 115),
		gpu(run("gpu", 100, 110, 120), 20, 22, 24), run("one clock", 50, 55, 60), run("refused", 1, 1, 1),
		run("twice", 100, 100, 100), run("twice", 100, 100, 100), run("twice", 9, 9, 9)}
	want := []struct {
		line, clock, verdict string
		ratio                float64
	}{
		{"faster", "wall", Faster, 0.5}, {"slower", "wall", Slower, 140. / 110}, {"same", "wall", CannotTell, 105. / 110},
		{"gpu", "gpu", Slower, 2}, {"one clock", "wall", Faster, 0.5}, {"gone", "", OnlyInA, 0},
		{"refused", "wall", Refused, 0}, {"twice", "wall", Same, 1}, {"twice", "wall", Faster, 0.5},
		{"new", "", OnlyInB, 0}, {"twice", "", OnlyInB, 0},
	}
	got := Compare(a, b)
	if len(got) != len(want) {
		t.Fatalf("%d comparisons, want %d: %+v", len(got), len(want), got)
	}
	for i, w := range want {
		g := got[i]
		if g.Line != w.line || g.Clock != w.clock || g.Verdict != w.verdict || g.Ratio != w.ratio {
			t.Errorf("%d: got %+v, want %+v", i, g, w)
		}
	}
}

// Verdicts are the interval's, and the interval is that of the best test there is.
func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		want      string
	}{
		{0.5, 0.98, Faster}, {1.001, 1.2, Slower}, {0.98, 1.02, Same}, {0.992, 0.999, Same}, {1.001, 1.009, Same},
		{0.96, 1.02, CannotTell}, {0.985, 0.989, Faster}, {0.5, 2, CannotTell},
	} {
		if got := verdict(c.low, c.high); got != c.want {
			t.Errorf("%v to %v: %s, want %s", c.low, c.high, got, c.want)
		}
	}
	sampled := func(line string, ns ...time.Duration) Run {
		r := run(line, 0, 0, 0)
		r.SetSamples(ns, nil)
		return r
	}
	var a, b []Run
	for i := range 8 {
		noise := time.Duration(i * 100)         // that both suffer in a round
		burst := time.Duration(i * i % 7 * 400) // that one of both suffers, in the rest of its round
		a = append(a, sampled("in turns", 1000+noise, 1000+noise+burst, 1000+noise+burst))
		b = append(b, sampled("in turns", 1100+noise, 2900+noise-burst, 2900+noise-burst))
	}
	a = append(a, sampled("once", 100, 101, 102, 103, 104, 105, 106, 107, 108))
	b = append(b, sampled("once", 90, 91, 92, 93, 94, 95, 96, 97, 98))
	got := Compare(a, b)
	if len(got) != 2 || got[0].Test != SignedRank || got[0].Rounds != 8 || got[0].Verdict != Slower || got[1].Test != RankSum || got[1].Verdict != Faster {
		t.Errorf("%+v", got)
	}
	b[3].Error = "refused"
	if got := Compare(a, b); got[0].Verdict != Refused {
		t.Errorf("7 rounds that count: %+v", got[0])
	}
}

func TestWriteBenchstat(t *testing.T) {
	r := run("expr 'a + b' f32 a=[2] b=[2]", 0, 0, 0)
	r.Bytes, r.Device, r.Driver = 24, "a device", "a driver"
	r.SetSamples([]time.Duration{1000, 2000}, nil)
	bad := run("add f32 [2] [2]", 1, 1, 1)
	bad.Error, bad.Device = "refused:\nwhy", "a device"
	var b strings.Builder
	if err := WriteBenchstat(&b, []Run{r, bad}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"pkg: github.com/weft-gpu/weft\ncpu: a device (a driver)\n",
		"BenchmarkExpr_a_+_b_f32_a=[2]_b=[2]\t1\t1000 ns/op\t24.00 MB/s\n",
		"\t1\t2000 ns/op\t12.00 MB/s\n",
		"# add f32 [2] [2]: refused: why\n",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}

func TestReadRuns(t *testing.T) {
	dir := t.TempDir()
	file := func(content string) string {
		name := filepath.Join(dir, "runs.json")
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	runs, err := ReadRuns(t.Context(), file(`[{"line":"add f32 [2] [2]","samples":3,"gpu_ns":{"min":1,"median":2,"p90":3}}]`))
	if err != nil || len(runs) != 1 || runs[0].GPUNs.Median != 2 {
		t.Errorf("got %+v, %v", runs, err)
	}
	// A file's texts are printed on terminals, which obey some of their characters.
	runs, err = ReadRuns(t.Context(), file(`[{"line":"add \u001b]0;title\u0007 \u009b2J é\n\t","samples":3,"device":"\u202e\u007f","error":"\r"}]`))
	if err != nil || runs[0].Line != `add \x1b]0;title\a \u009b2J é`+"\n\t" || runs[0].Device != `\u202e\x7f` || runs[0].Error != `\r` {
		t.Errorf("got %+q, %v", []string{runs[0].Line, runs[0].Device, runs[0].Error}, err)
	}
	if _, err := ReadRuns(t.Context(), filepath.Join(dir, "absent")); !errors.As(err, new(*FileError)) {
		t.Errorf("no such file: %v; want a *FileError", err)
	}
	for _, c := range []struct{ content, says string }{
		{"table", "invalid character"},
		{"", "unexpected end of JSON input"},
		{`[{"name":"x"}]`, "record 0 has no line or no samples"},
		{`{"line":"x"}`, "it is no list of records: found object"},
		{`[3]`, "it is no list of records: found number"},
		{`[{"line":3}]`, "line must not be a number"},
		{`[]`, "it holds no results"},
		{`null`, "it holds no results"},
	} {
		_, err := ReadRuns(t.Context(), file(c.content))
		if !errors.As(err, new(*FileError)) || !strings.Contains(err.Error(), ": "+c.says) || !strings.Contains(err.Error(), "gpubench run --format json") {
			t.Errorf("%s: %v; want a *FileError: %s", c.content, err, c.says)
		}
	}
}
