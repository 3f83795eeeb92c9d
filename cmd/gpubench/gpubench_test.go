package main

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// gpubench runs the tool, on the host device unless the environment chooses
// another.
func gpubench(t *testing.T, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	if os.Getenv("WEFT_DEVICE") == "" {
		t.Setenv("WEFT_DEVICE", "host")
	}
	var out, err strings.Builder
	status = run(args, strings.NewReader(""), &out, &err)
	return status, out.String(), err.String()
}

// TestUsageErrors holds each kind of mistake to its exit status and to the
// words in its golden file.
func TestUsageErrors(t *testing.T) {
	t.Setenv("WEFT_DEVICE", "host")
	dir := t.TempDir()
	suite := filepath.Join(dir, "suite.txt")
	if err := os.WriteFile(suite, []byte("add f32 [2] [2]\nadd f32 [2] [3\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	semantic := filepath.Join(dir, "semantic.txt")
	if err := os.WriteFile(semantic, []byte("\ufeff# shapes\nadd f32 [2] [3]\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	card := filepath.Join(dir, "card.json")
	if err := os.WriteFile(card, []byte(`{"name": "mine", "memory": {"bandwidth": {"value": 100}}}`), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		args   []string
		status int
	}{
		{"no command", nil, 2},
		{"no quotes", []string{"run", "add", "f32", "[4]", "[4]"}, 2},
		{"no quotes around what is explained", []string{"explain", "--seed", "2", "add", "f32", "[4]", "[4]"}, 2},
		{"growth of a suite", []string{"growth", "--suite", suite, suite}, 2},
		{"a plot of another kind", []string{"growth", "--plot", "plot.gif", suite}, 2},
		{"tune by a suite", []string{"tune", "--suite", suite}, 2},
		{"explain a suite", []string{"explain", "--suite", suite}, 2},
		{"wrong shapes in a suite", []string{"check", "--suite", semantic}, 2},
		{"cast in an expression", []string{"run", "expr 'sqrt(a)' i32 a=[4]"}, 2},
		{"unknown command", []string{"rum"}, 2},
		{"unknown flag", []string{"run", "--smaples", "3"}, 2},
		{"unknown format", []string{"run", "--format", "xml"}, 2},
		{"format a command lacks", []string{"check", "--format", "benchstat"}, 2},
		{"a quick and full check", []string{"check", "--quick", "--full"}, 2},
		{"no part", []string{"check", "--part", "3/2"}, 2},
		{"half a part", []string{"check", "--part", "1/2/3"}, 2},
		{"a part of the bits", []string{"check", "--bits", "--part", "1/2"}, 2},
		{"a part of op lines", []string{"check", "--part", "1/2", "neg f32 [4]"}, 2},
		{"a flag of the driver test without it", []string{"check", "--graphs", "5"}, 2},
		{"a folder for the bits", []string{"check", "--bits", "--folder", "x"}, 2},
		{"a driver test of the bits", []string{"check", "--bits", "--driver"}, 2},
		{"no samples", []string{"run", "--samples", "0"}, 2},
		{"no precision", []string{"run", "--precision", "0%", "neg f32 [4]"}, 2},
		{"operator typo", []string{"run", "ad f32 [4] [4]"}, 2},
		{"dtype typo", []string{"check", "add f33 [4] [4]"}, 2},
		{"key typo", []string{"run", "sum f32 [4] axs=0"}, 2},
		{"a sweep that goes down", []string{"run", "neg f32 [2^20..2^10]"}, 2},
		{"a sweep without end", []string{"check", "neg f32 [1..2^40+1]"}, 2},
		{"nothing on standard input", []string{"run", "-"}, 2},
		{"negative dims", []string{"run", "add f32 [4,-4] [4]"}, 2},
		{"overflowing dims", []string{"run", "add f32 [4294967296,4294967296] [4]"}, 2},
		{"shapes that do not broadcast", []string{"run", "add f32 [15,3,5] [15,3]"}, 2},
		{"dtypes that do not mix", []string{"check", "add f32 [4] i32[4]"}, 2},
		{"dtypes of an operator", []string{"explain", "div i32 [4] [4]"}, 2},
		{"axis out of range", []string{"run", "sum f32 [4,4] axis=2"}, 2},
		{"index out of range", []string{"run", "index f32 [4,6] at=1,...,6"}, 2},
		{"item of an index", []string{"check", "assign f32 [4,6] [6] at=1:2,newaxs"}, 2},
		{"item of an index in an expression", []string{"explain", "expr 'a + assign(a, 0, at=(0, 1:x))' f32 a=[4,6]"}, 2},
		{"index missing", []string{"run", "assign f32 [4,6] [6]"}, 2},
		{"elements that do not fit", []string{"check", "assign f32 [4,6] [4] at=1:3"}, 2},
		{"elements of a wider dtype", []string{"check", "assign i32 [4] f32[4] at=..."}, 2},
		{"empty maximum", []string{"run", "max f32 [0]"}, 2},
		{"syntax", []string{"explain", "expr 'relu(a*b + )' f32 a=[4] b=[4]"}, 2},
		{"mistake in a suite", []string{"run", "--suite", suite}, 2},
		{"no such suite", []string{"run", "--suite", filepath.Join(dir, "absent.txt")}, 2},
		{"suite typo", []string{"run", "--suite", "planer"}, 2},
		{"shell that is not known", []string{"completion", "csh"}, 2},
		{"no such result", []string{"compare", filepath.Join(dir, "a.json"), filepath.Join(dir, "b.json")}, 2},
		{"no such result to show by size", []string{"growth", filepath.Join(dir, "a.json")}, 2},
		{"explain needs a line", []string{"explain"}, 2},
		{"tuning in no time", []string{"tune", "--time", "0s"}, 2},
		{"tuning what has nothing to tune", []string{"tune"}, 3},
		{"no such card", []string{"model", "--card", filepath.Join(dir, "absent.json")}, 2},
		{"a card without sources", []string{"model", "--card", card, "add f32 [4] [4]"}, 2},
		{"figures of a line", []string{"model", "--figures", "add f32 [4] [4]"}, 2},
		{"predicting what was measured, and more", []string{"model", "--measured", suite, "add f32 [4] [4]"}, 2},
		{"predicting shapes that do not broadcast", []string{"model", "add f32 [15,3,5] [15,3]"}, 2},
		{"predicting for benchstat", []string{"model", "--format", "benchstat"}, 2},
		{"too large for the device", []string{"run", "add f32 [4194304,4194304] []"}, 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			status, stdout, stderr := gpubench(t, c.args...)
			if status != c.status {
				t.Errorf("status %d, want %d", status, c.status)
			}
			if stdout != "" {
				t.Errorf("on standard output:\n%s", stdout)
			}
			got := strings.ReplaceAll(stderr, dir, "DIR")
			if c.status == statusDevice {
				got = got[:strings.Index(got, ", and")+1] // what there is depends on the machine
			}
			golden(t, filepath.Join("testdata", strings.ReplaceAll(c.name, " ", "_")+".golden"), got)
		})
	}
}

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v: write it with go test ./cmd/gpubench -update, and read it", err)
	}
	if got != string(want) {
		t.Errorf("got\n%s\nwant (%s)\n%s", got, file, want)
	}
}

// What stands for several lines does so for every command that takes lines.
func TestSweepsAndStandardInput(t *testing.T) {
	status, stdout, stderr := gpubench(t, "check", "add f32,i32 [n={3,2^3}] [n] data=unit")
	if status != statusGood || !strings.HasSuffix(stdout, "\n4 passed, 0 failed\n") || !strings.Contains(stdout, "add i32 [8] [8] data=unit") {
		t.Errorf("status %d:\n%s%s", status, stdout, stderr)
	}
	status, stdout, stderr = gpubench(t, "explain", "--format", "json", "neg f32 [{2,3}]")
	var all []explanation
	if err := json.Unmarshal([]byte(stdout), &all); err != nil || status != statusGood || len(all) != 2 || all[1].Line != "neg f32 [3]" {
		t.Errorf("status %d, %v: %s%s", status, err, stdout, stderr)
	}
	t.Setenv("WEFT_DEVICE", "host")
	var out, complaint strings.Builder
	status = run([]string{"check", "-"}, strings.NewReader("# lines\nneg i32 [2..4] data=unit\n\nabs i32 [4] data=bits\n"), &out, &complaint)
	if status != statusGood || !strings.HasSuffix(out.String(), "\n3 passed, 0 failed\n") {
		t.Errorf("status %d:\n%s%s", status, &out, &complaint)
	}
}

func TestUnknownDevice(t *testing.T) {
	status, _, stderr := gpubench(t, "run", "--device", "nosuch", "add f32 [4] [4]")
	if status != statusNoDevice || !strings.Contains(stderr, `no device matches "nosuch"`) {
		t.Errorf("status %d: %s", status, stderr)
	}
}

func TestRunWritesRecords(t *testing.T) {
	status, stdout, stderr := gpubench(t, "run", "--format", "json", "--samples", "5", "--time", "1ms",
		"add f32 [64,32] [32]", "sum i32 [100] axis=0", "permute_dims bool [3,4]")
	if status != statusGood && !strings.Contains(stdout, "refused") {
		t.Fatalf("status %d: %s", status, stderr)
	}
	var runs []record.Run
	if err := json.Unmarshal([]byte(stdout), &runs); err != nil {
		t.Fatal(err)
	}
	if len(runs) != 3 {
		t.Fatalf("%d records", len(runs))
	}
	for _, r := range runs {
		if r.Samples != 5 || !r.Verified || r.MaxULP != 0 || r.WallNs.Min <= 0 || r.WallNs.Min > r.WallNs.P90 || r.Kernels < 1 ||
			r.Bytes <= 0 || r.GBPerS <= 0 || r.RooflineGBPerS <= 0 || r.Device == "" {
			t.Errorf("%+v", r)
		}
	}
	if r := runs[0]; r.Op != "add" || r.DType != "f32" || len(r.Shapes) != 2 || r.Bytes != 4*(64*32+32+64*32) || r.Flops != 64*32 {
		t.Errorf("%+v", r)
	}
}

// Times alone are the records without what the device gives at the best.
func TestRunWithoutRoofline(t *testing.T) {
	status, stdout, stderr := gpubench(t, "run", "--no-roofline", "--format", "json", "--time", "1ms", "add f32 [64,32] [32]")
	var runs []record.Run
	if err := json.Unmarshal([]byte(stdout), &runs); err != nil || len(runs) != 1 || status != statusGood {
		t.Fatalf("status %d, %v: %s%s", status, err, stdout, stderr)
	}
	if r := runs[0]; !r.Verified || r.WallNs.Min <= 0 || r.GBPerS <= 0 || r.RooflineGBPerS != 0 || r.RooflineFraction != 0 || r.PeakGFlopPerS != 0 || r.Bound != "" {
		t.Errorf("%+v", r)
	}
}

// What is asked for is reached, or the budget is spent, and the records tell.
func TestPrecision(t *testing.T) {
	_, stdout, stderr := gpubench(t, "run", "--format", "json", "--precision", "50%", "--time", "20s", "--samples", "400", "add f32 [64,64] [64]")
	var runs []record.Run
	if err := json.Unmarshal([]byte(stdout), &runs); err != nil || len(runs) != 1 {
		t.Fatalf("%v: %s%s", err, stdout, stderr)
	}
	r := runs[0]
	if r.Samples < minPrecise || r.Samples < 400 && r.Interval > 0.5 || len(r.WallSamples) != r.Samples || r.FirstNs <= 0 || r.Conditions == nil {
		t.Errorf("%d samples, an interval of %v: %+v", r.Samples, r.Interval, r)
	}
	if r.Batch > 0 && r.BatchNs <= 0 {
		t.Errorf("%d together took %d ns each", r.Batch, r.BatchNs)
	}
}

func TestRunFormats(t *testing.T) {
	for format, want := range map[string]string{
		"table":     "GFLOP/s  kernels  verified\n---",
		"csv":       "line,time,±,p90,clock,noise,GB/s",
		"md":        "| line | time |",
		"benchstat": "BenchmarkAdd_f32_[64]_[64]\t1\t",
	} {
		_, stdout, stderr := gpubench(t, "run", "-f", format, "--samples", "5", "add f32 [64] [64]")
		if !strings.Contains(stdout, want) {
			t.Errorf("%s: no %q in\n%s%s", format, want, stdout, stderr)
		}
	}
}

func TestCheckClosesWithTheCount(t *testing.T) {
	status, stdout, stderr := gpubench(t, "check", "add f32 [4,3] [3]", "neg i32 [5] data=pairs")
	if status != statusGood || !strings.HasSuffix(stdout, "\n5 passed, 0 failed\n") || stderr != "" {
		t.Errorf("status %d:\n%s%s", status, stdout, stderr)
	}
	_, stdout, stderr = gpubench(t, "check", "-f", "json", "add f32 [4,3] [3]")
	var records []record.Check
	if err := json.Unmarshal([]byte(stdout), &records); err != nil || len(records) != 4 || !records[0].OK {
		t.Errorf("%v: %s", err, stdout)
	}
	if stderr != "4 passed, 0 failed\n" {
		t.Errorf("beside JSON the count belongs on standard error, got %q", stderr)
	}
}

func TestCheckCatalogue(t *testing.T) {
	status, stdout, stderr := gpubench(t, "check", "--quick")
	if status != statusGood || !strings.HasSuffix(stdout, " passed, 0 failed\n") {
		t.Errorf("status %d:\n%s%s", status, stdout, stderr)
	}
}

// The parts of the catalogue are all of it, each line with all its data in one.
func TestPartsAreTheCatalogue(t *testing.T) {
	texts := func(part string) (list []string) {
		lines, err := (&checkCmd{Quick: true, Cases: 10, Part: part}).catalogue(1)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lines {
			list = append(list, l.Text)
		}
		return list
	}
	all := texts("")
	var joined []string
	of := map[string]string{}
	for _, part := range []string{"1/3", "2/3", "3/3"} {
		list := texts(part)
		if len(list) < len(all)/4 || len(list) > len(all)/2 {
			t.Errorf("part %s has %d of %d lines", part, len(list), len(all))
		}
		for _, text := range list {
			line, _, _ := strings.Cut(text, " data=")
			if other, known := of[line]; known && other != part {
				t.Errorf("%s is in %s and in %s", line, other, part)
			}
			of[line] = part
		}
		joined = append(joined, list...)
	}
	slices.Sort(all)
	slices.Sort(joined)
	if !slices.Equal(all, joined) {
		t.Errorf("three parts have %d lines, the catalogue %d", len(joined), len(all))
	}
}

// Every line that the catalogue can draw must be sound: a mistake in one would
// show as a failed check of some seed, on any device.
func TestCatalogueLinesAreSound(t *testing.T) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	for _, c := range []struct {
		checkCmd
		seed uint64
	}{{checkCmd{Cases: 100}, 2}, {checkCmd{Cases: 100}, 3}, {checkCmd{Full: true}, 4}} {
		lines, err := c.catalogue(c.seed)
		if err != nil {
			t.Fatalf("seed %d: %v", c.seed, err)
		}
		for _, l := range lines {
			if err := workload.Check(l, dev); err != nil {
				t.Errorf("seed %d: %s: %v", c.seed, l.Text, err)
			}
		}
	}
}

func TestTheSameSeedGivesTheSameCases(t *testing.T) {
	lines := func(seed uint64) (texts []string) {
		list, err := (&checkCmd{Quick: true, Cases: 40}).catalogue(seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range list {
			texts = append(texts, l.Text)
		}
		return texts
	}
	first, again, other := lines(7), lines(7), lines(8)
	if !slices.Equal(first, again) {
		t.Error("seed 7 gave two lists of cases")
	}
	if slices.Equal(first, other) {
		t.Error("seeds 7 and 8 gave one list of cases")
	}
}

func TestExplain(t *testing.T) {
	line := `expr "relu(a*b + c)" f32 a=[8,1,64,1] b=[1,16,1,32] c=[32]`
	status, stdout, stderr := gpubench(t, "explain", line)
	if status != statusGood {
		t.Fatalf("status %d: %s", status, stderr)
	}
	for _, want := range []string{"1 kernel, ", "= relu %", "dispatch 0: ", "invocations=", "a.stride0=64", "== fusion", "mul f32[8 16 64 32] into add f32[8 16 64 32]: fused, "} {
		if !strings.Contains(stdout, want) {
			t.Errorf("no %q in\n%s", want, stdout)
		}
	}
	_, stdout, _ = gpubench(t, "explain", "--format", "json", line)
	var x struct {
		Plan   string
		Fusion []struct {
			Fused  bool
			Reason string
		}
		Kernels []struct {
			Text       string
			Dispatches []struct{ Params map[string]int64 }
			SPIRV      *string
		}
		WallNs int64 `json:"wall_ns"`
	}
	if err := json.Unmarshal([]byte(stdout), &x); err != nil {
		t.Fatal(err)
	}
	if len(x.Kernels) != 1 || x.Plan == "" || len(x.Kernels[0].Dispatches) != 1 || x.Kernels[0].Dispatches[0].Params["a.stride0"] != 64 || x.WallNs <= 0 {
		t.Errorf("%+v", x)
	}
	if len(x.Fusion) != 2 || !x.Fusion[0].Fused || x.Fusion[0].Reason == "" {
		t.Errorf("fusion: %+v", x.Fusion)
	}
	if host := os.Getenv("WEFT_DEVICE") == "host"; (x.Kernels[0].SPIRV == nil) != host {
		t.Errorf("SPIR-V is %v", x.Kernels[0].SPIRV)
	}
}

func TestDevicesListsTheHost(t *testing.T) {
	status, stdout, stderr := gpubench(t, "devices", "--device", "host", "--format", "json")
	if status != statusGood {
		t.Fatalf("status %d: %s", status, stderr)
	}
	var list []struct {
		Index      int
		Name, Kind string
		Features   struct{ Int64 bool }
		Limits     map[string]any
		Error      string
	}
	if err := json.Unmarshal([]byte(stdout), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 1 || list[0].Index < 0 || list[0].Kind != "host" || !list[0].Features.Int64 || len(list[0].Limits) == 0 || list[0].Error != "" {
		t.Errorf("%s", stdout)
	}
}

// A simulated GPU is checked as every device is, where it is named; it has no time.
func TestSimulatedGPU(t *testing.T) {
	status, stdout, stderr := gpubench(t, "devices", "--device", "sim", "--format", "json")
	var list []deviceRecord
	if err := json.Unmarshal([]byte(stdout), &list); status != statusGood || err != nil {
		t.Fatalf("status %d, %v: %s", status, err, stderr)
	}
	if len(list) != 1 || list[0].Name != "sim32" || !list[0].Simulated || list[0].Error != "" || list[0].Arithmetic == nil {
		t.Errorf("%s", stdout)
	}
	if _, stdout, _ := gpubench(t, "devices", "--format", "json"); strings.Contains(stdout, `"simulated"`) {
		t.Errorf("listed unasked: %s", stdout)
	}
	if status, stdout, stderr := gpubench(t, "check", "--device", "sim8", "softmax f32 [3,128] axis=1", "sum i8 [5000]", "matmul f64 [40,20] [20,30]"); status != statusGood {
		t.Errorf("status %d: %s%s", status, stdout, stderr)
	}
	for _, command := range []string{"run", "tune"} {
		if status, _, stderr := gpubench(t, command, "--device", "sim64"); status != statusUsage || !strings.Contains(stderr, "simulated") {
			t.Errorf("%s: status %d: %s", command, status, stderr)
		}
	}
}

func TestOpsListsTheCatalogue(t *testing.T) {
	_, stdout, _ := gpubench(t, "ops", "--format", "json")
	var list []struct {
		Name   string
		DTypes []string
		Arity  int
		ULP    map[string]float64
		Keys   []string
	}
	if err := json.Unmarshal([]byte(stdout), &list); err != nil {
		t.Fatal(err)
	}
	dtypes := map[string]string{
		"exp": "f16 bf16 f32 f64 c64 c128", "erf": "f16 bf16 f32 f64", "bitwise_and": "bool i8 i16 i32 i64 u8 u16 u32 u64",
		"equal": "bool i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 c64 c128", "imag": "c64 c128",
	}
	for _, o := range list {
		if want, ok := dtypes[o.Name]; ok && strings.Join(o.DTypes, " ") != want {
			t.Errorf("%s: %v, want %s", o.Name, o.DTypes, want)
		}
		if o.Name == "exp" && (o.ULP["f32"] != 1 || o.ULP["f64"] != 2 || o.ULP["f16"] != 0 || o.Arity != 1) {
			t.Errorf("%+v", o)
		}
		delete(dtypes, o.Name)
	}
	if len(dtypes) > 0 {
		t.Errorf("not listed: %v", dtypes)
	}
	status, page, _ := gpubench(t, "ops", "clamp", "concat")
	for _, want := range []string{"clip, clamp: x1, or x2", "\nconcat, concatenate, cat: ", "  operands  n\n", "axis=  the axis; flattened"} {
		if status != statusGood || !strings.Contains(page, want) {
			t.Errorf("status %d, no %q in\n%s", status, want, page)
		}
	}
	if status, _, stderr := gpubench(t, "ops", "softmx"); status != statusUsage || !strings.Contains(stderr, `did you mean "softmax"?`) {
		t.Errorf("status %d: %s", status, stderr)
	}
	_, table, _ := gpubench(t, "ops")
	for _, line := range strings.Split(table, "\n") {
		if len(line) > 120 {
			t.Errorf("%d columns: %s", len(line), line)
		}
	}
	status, help, _ := gpubench(t, "ops", "--help")
	for _, want := range []string{"expression  = sum", "OP DTYPE OPERAND... key=value..."} {
		if status != statusGood || !strings.Contains(help, want) {
			t.Errorf("status %d, no %q in\n%s", status, want, help)
		}
	}
}

func TestCompareCommand(t *testing.T) {
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a.json"), filepath.Join(dir, "b.json")
	for _, file := range []string{a, b} {
		status, stdout, stderr := gpubench(t, "run", "-f", "json", "-o", file, "--samples", "5", "add f32 [64] [64]")
		if status > statusFailed || stdout != "" { // a refused result is one to compare, too
			t.Fatalf("status %d: %s%s", status, stdout, stderr)
		}
	}
	status, stdout, stderr := gpubench(t, "compare", a, b)
	if status != statusGood || !strings.Contains(stdout, "add f32 [64] [64]  ") {
		t.Errorf("status %d: %s%s", status, stdout, stderr)
	}
}

func TestFlagsOfTheEnvironment(t *testing.T) {
	t.Setenv("GPUBENCH_FLAGS", "--format 'csv' --quick")
	status, stdout, stderr := gpubench(t, "check", "neg i32 [2] data=bits")
	if status != statusGood || !strings.HasPrefix(stdout, "line,op,dtype") {
		t.Errorf("status %d: %s%s", status, stdout, stderr)
	}
	_, stdout, _ = gpubench(t, "check", "--format", "json", "neg i32 [2] data=bits")
	if !strings.HasPrefix(stdout, "[") {
		t.Errorf("the command line wins over the environment, got\n%s", stdout)
	}
	t.Setenv("GPUBENCH_FLAGS", "--bogus")
	if status, _, stderr := gpubench(t, "ops"); status != statusUsage || !strings.Contains(stderr, "unknown flag --bogus, with what GPUBENCH_FLAGS adds: --bogus") {
		t.Errorf("status %d: %s", status, stderr)
	}
	t.Setenv("GPUBENCH_FLAGS", "--format 'csv")
	if status, _, stderr := gpubench(t, "ops"); status != statusUsage || !strings.Contains(stderr, "GPUBENCH_FLAGS") {
		t.Errorf("status %d: %s", status, stderr)
	}
}

func TestRotation(t *testing.T) {
	for _, c := range []struct {
		name                 string
		bytes, cache, memory int64
		want                 int
	}{
		{"four times the cache", 32 << 20, 32 << 20, 8 << 30, 4},
		{"rounded up", 100 << 20, 32 << 20, 8 << 30, 2},
		{"large lines need no other set", 192 << 20, 32 << 20, 8 << 30, 1},
		{"a quarter of the memory", 32 << 20, 32 << 20, 256 << 20, 2},
		{"one at the least", 1 << 30, 32 << 20, 256 << 20, 1},
		{"tiny lines", 16, 32 << 20, 8 << 30, maxSets},
		{"nothing to read or write", 0, 32 << 20, 0, maxSets},
	} {
		if got := rotation(c.bytes, c.cache, c.memory); got != c.want {
			t.Errorf("%s: %d sets, want %d", c.name, got, c.want)
		}
	}
}

// What the command line lacks or has too much is named.
func TestCommandLineMistakes(t *testing.T) {
	for _, c := range []struct {
		args []string
		says string
	}{
		{nil, "a command is missing: devices, ops, run,"},
		{[]string{"nosuch"}, `unknown command "nosuch": the commands are devices, ops, run,`},
		{[]string{"devices", "extra"}, "unexpected argument extra"},
		{[]string{"compare", "a.json"}, "an argument is missing: <B.json>"},
		{[]string{"compare"}, "an argument is missing: <A.json> <B.json>"},
		{[]string{"growth"}, "an argument is missing: <RESULTS.json>"},
	} {
		if status, _, stderr := gpubench(t, c.args...); status != statusUsage || !strings.Contains(stderr, c.says) {
			t.Errorf("gpubench %s: status %d, %s; want %s", strings.Join(c.args, " "), status, stderr, c.says)
		}
	}
}
