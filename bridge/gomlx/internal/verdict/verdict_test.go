package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// events writes events as the go command does, one a line.
func events(t *testing.T, list ...event) string {
	t.Helper()
	var b strings.Builder
	for _, e := range list {
		line, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(line)
		b.WriteByte('\n')
	}
	return b.String()
}

// of is what a test that does not go on leaves: its start, its output, its end.
func of(pkg, test, action, output string) []event {
	return []event{
		{Action: "run", Package: "m/" + pkg, Test: test},
		{Action: "output", Package: "m/" + pkg, Test: test, Output: output},
		{Action: action, Package: "m/" + pkg, Test: test},
	}
}

// fail is the end of a package whose tests have all run, and some failed.
func fail(pkg string) []event {
	return []event{
		{Action: "output", Package: "m/" + pkg, Output: "FAIL\n"},
		{Action: "fail", Package: "m/" + pkg, Elapsed: 1.5},
	}
}

// one is a starter that has what the go command wrote, once.
func one(text string) starter {
	return func(packages, skip []string) (io.Reader, func(), error) {
		events := text
		text = ""
		return strings.NewReader(events), func() {}, nil
	}
}

func join(parts ...[]event) (all []event) {
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}

func TestVerdicts(t *testing.T) {
	passed := []event{{Action: "pass", Package: "m/a", Elapsed: 1.5}}
	failed := fail("a")
	crashed := failed[1:]
	tests := []struct {
		name   string
		events []event
		list   string
		want   []string // lines, in this order
		err    string   // a part of the error, empty where there is none
	}{
		{
			name:   "all pass",
			events: join(of("a", "TestX", "pass", "well\n"), passed),
			want:   []string{row("a", counts{1, 0, 0, 1.5}), row("total", counts{1, 0, 0, 1.5})},
		},
		{
			name: "a test with subtests counts as its subtests",
			events: join(of("a", "TestX/weft:host/one", "pass", ""), of("a", "TestX/weft:host/two", "fail", "two is wrong\n"),
				of("a", "TestX/weft:host", "fail", ""), of("a", "TestX", "fail", ""), failed),
			want: []string{row("total", counts{1, 1, 0, 1.5}), "failed: a TestX/two", "    two is wrong"},
			err:  "1 failed that should pass",
		},
		{
			name:   "it counts by itself where it fails after them",
			events: join(of("a", "TestX/one", "pass", ""), of("a", "TestX", "fail", "and then this\n"), failed),
			want:   []string{row("total", counts{1, 1, 0, 1.5}), "failed: a TestX", "    and then this"},
			err:    "1 failed that should pass",
		},
		{
			name:   "a skipped test gives its reason and fails nothing",
			events: join(of("a", "TestX", "skip", "x_test.go:3: two devices are needed\n--- SKIP: TestX\n"), passed),
			want:   []string{row("total", counts{0, 0, 1, 1.5}), "skipped: a TestX: x_test.go:3: two devices are needed"},
		},
		{
			name: "a listed failure is none, with its subtests",
			events: join(of("a", "TestX/one", "fail", ""), of("a", "TestX", "fail", ""),
				of("a", "TestXY", "pass", ""), failed),
			list: "# why\na TestX it draws from the clock\n",
			want: []string{row("total", counts{1, 1, 0, 1.5}), "failed as listed: a TestX/one: it draws from the clock"},
		},
		{
			name:   "a listed test that passes is one",
			events: join(of("a", "TestX", "pass", ""), passed),
			list:   "a TestX it draws from the clock\n",
			want:   []string{"listed, and does not fail: a TestX"},
			err:    "1 listed that do not fail",
		},
		{
			name:   "so is one that is not there",
			events: join(of("a", "TestX", "pass", ""), passed),
			list:   "a TestY it draws from the clock\n",
			want:   []string{"listed, and is not there: a TestY"},
			err:    "1 listed that do not fail",
		},
		{
			name:   "other packages' lines of the list do not matter",
			events: join(of("a", "TestX", "pass", ""), passed),
			list:   "b TestY it draws from the clock\n",
			want:   []string{row("total", counts{1, 0, 0, 1.5})},
		},
		{
			name:   "a crash cuts a test off",
			events: join(of("a", "TestX", "fail", "")[:2], []event{{Action: "output", Package: "m/a", Output: "panic: out of time\n"}}, crashed),
			want:   []string{row("total", counts{0, 1, 0, 1.5}), "failed: a TestX", "    panic: out of time"},
			err:    "1 failed that should pass",
		},
		{
			name:   "so does the end of the events",
			events: of("a", "TestX", "fail", "began\n")[:2],
			want:   []string{row("total", counts{0, 1, 0, 0}), "failed: a TestX", "    began"},
			err:    "1 failed that should pass",
		},
		{
			name: "a package that does not build failed once",
			events: []event{
				{Action: "build-output", ImportPath: "m/a [m/a.test]", Output: "a.go:1: undefined: x\n"},
				{Action: "fail", Package: "m/a", FailedBuild: "m/a [m/a.test]"},
			},
			want: []string{row("total", counts{0, 1, 0, 0}), "failed: a (outside its tests)", "    a.go:1: undefined: x"},
			err:  "1 failed that should pass",
		},
		{
			name:   "a package without tests has no row, and no test at all is an error",
			events: []event{{Action: "skip", Package: "m/a"}},
			want:   []string{row("total", counts{})},
			err:    "no test has run",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			list := filepath.Join(t.TempDir(), "list")
			if err := os.WriteFile(list, []byte(tt.list), 0o644); err != nil {
				t.Fatal(err)
			}
			var out strings.Builder
			o := options{module: "m", backend: "weft:host", whole: true}
			err := judge(nil, one(events(t, tt.events...)), &out, o, list, "")
			if got := errorText(err); tt.err == "" && got != "" || !strings.Contains(got, tt.err) {
				t.Errorf("error %q, want one with %q", got, tt.err)
			}
			rest := out.String()
			for _, want := range tt.want {
				_, after, found := strings.Cut(rest, want+"\n")
				if !found {
					t.Fatalf("no line %q in its place in\n%s", want, out.String())
				}
				rest = after
			}
		})
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// A test that ends its package's run is counted, and the rest is run without it.
func TestTestsAfterACrash(t *testing.T) {
	crashed := []event{{Action: "fail", Package: "m/a", Elapsed: 1}}
	runs := []string{
		events(t, join(of("a", "TestA", "pass", ""), of("a", "TestB/sub", "fail", "panic: oh\n"), of("a", "TestB", "fail", ""), crashed)...),
		events(t, join(of("a", "TestC", "fail", "")[:2], crashed)...),
		events(t, join(of("a", "TestD", "pass", ""), []event{{Action: "pass", Package: "m/a", Elapsed: 1}})...),
	}
	want := [][]string{nil, {"TestA", "TestB"}, {"TestA", "TestB", "TestC"}}
	var skips [][]string
	start := func(packages, skip []string) (io.Reader, func(), error) {
		if wantPackages := []string{[]string{"./...", "m/a", "m/a"}[len(skips)]}; !slices.Equal(packages, wantPackages) {
			t.Errorf("run %d is of %v, want %v", len(skips), packages, wantPackages)
		}
		skips = append(skips, skip)
		return strings.NewReader(runs[len(skips)-1]), func() {}, nil
	}
	var out strings.Builder
	if err := judge([]string{"./..."}, start, &out, options{module: "m"}, "", ""); err == nil {
		t.Error("a crash is no error")
	}
	if !slices.EqualFunc(skips, want, slices.Equal) {
		t.Errorf("skipped %v, want %v", skips, want)
	}
	if want := row("a", counts{2, 2, 0, 3}) + "\n"; strings.Count(out.String(), "\na ") != 1 || !strings.Contains(out.String(), want) {
		t.Errorf("no single row\n%s in\n%s", want, out.String())
	}
}

func TestFailuresShowTheirLastLines(t *testing.T) {
	var text strings.Builder
	for range 100 {
		text.WriteString("early\n")
	}
	for range lastLines {
		text.WriteString("late\n")
	}
	var out strings.Builder
	all := join(of("a", "TestX", "fail", text.String()), fail("a"))
	if err := judge(nil, one(events(t, all...)), &out, options{module: "m"}, "", ""); err == nil {
		t.Error("a failed test is no error")
	}
	if strings.Contains(out.String(), "early") || strings.Count(out.String(), "    late\n") != lastLines {
		t.Errorf("shown:\n%s", out.String())
	}
}

func TestListsOfTheWrongForm(t *testing.T) {
	tests := []struct{ name, list, err string }{
		{"no reason", "a TestX\n", "line 1"},
		{"too many", strings.Repeat("a TestX why\n", mostListed+1), "6 tests are listed, and at most 5 may be"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := parseList(tt.list); err == nil || !strings.Contains(err.Error(), tt.err) {
				t.Errorf("error %v, want one with %q", err, tt.err)
			}
		})
	}
}
