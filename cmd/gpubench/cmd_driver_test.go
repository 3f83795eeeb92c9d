package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/sim"
)

// driverTestSample are the mistakes that are made where not all are.
var driverTestSample = []string{"FDiv multiplies by the reciprocal", "FOrdEqual tells 0 from -0", "a barrier is dropped", "PackHalf2x16 rounds towards zero"}

// foundLeast of the mistakes must be found, and located.
const foundLeast = 0.96

// A simulated GPU makes mistakes, one after the other: check --driver finds each, cuts the
// line down to an operator, and has the instruction among its first suspects.
//
//	WEFT_EXHAUSTIVE=1 go test ./cmd/gpubench -run DriverTest -v -timeout 2h
func TestDriverTest(t *testing.T) {
	if testing.Short() {
		t.Skip("seconds for each mistake")
	}
	defer sim.SetMistake(nil)
	t.Setenv("WEFT_DEVICE", "sim32")
	tried, found := 0, 0
	for _, m := range sim.Mistakes() {
		if os.Getenv("WEFT_EXHAUSTIVE") == "" && !slices.Contains(driverTestSample, m.Name) {
			continue
		}
		tried++
		start := time.Now()
		what := driverTestOf(t, m, "--suite", filepath.Join("testdata", "drivertest.txt"))
		if what != "" && os.Getenv("WEFT_EXHAUSTIVE") != "" { // the whole catalogue, and graphs
			what = driverTestOf(t, m, "--quick", "--cases", "0", "--graphs", "960")
		}
		if what == "" {
			found++
		} else {
			t.Logf("NOT FOUND: %s: %s", m.Name, what)
		}
		if spent := time.Since(start); spent > 5*time.Minute {
			t.Errorf("%s: it took %v", m.Name, spent)
		}
	}
	t.Logf("%d of %d mistakes found and located", found, tried)
	if tried < len(driverTestSample) || float64(found) < foundLeast*float64(tried) {
		t.Errorf("%d of %d mistakes found and located", found, tried)
	}
}

// driverTestOf tries the device that makes a mistake; "" where it is found and located.
func driverTestOf(t *testing.T, m sim.Mistake, lines ...string) string {
	t.Helper()
	sim.SetMistake(&m)
	folder := t.TempDir()
	args := append([]string{"check", "--driver", "--findings", "1", "--format", "json", "--folder", folder}, lines...)
	var out, errs bytes.Buffer
	status := run(args, strings.NewReader(""), &out, &errs)
	var v verdict
	if err := json.Unmarshal(out.Bytes(), &v); err != nil {
		return fmt.Sprintf("status %d, %v: %s", status, err, &errs)
	}
	want := strings.TrimSpace(m.Instruction + " " + m.Type)
	is := func(s string) bool { return s == want || m.Type == "" && strings.HasPrefix(s, want+" ") }
	for _, f := range v.Probed {
		if slices.ContainsFunc(f.Suspects, is) {
			t.Logf("%s: probed: %s, %s", m.Name, f.Operator, f.Pattern)
			return ""
		}
	}
	if len(v.Findings) == 0 {
		return fmt.Sprintf("status %d, nothing is said of what differs: %s", status, &errs)
	}
	f := v.Findings[0]
	rank := slices.IndexFunc(f.Suspects, is)
	t.Logf("%s: %d of %d in %.0f s; %s; %s; %s is suspect %d of %d, before it %v", m.Name, v.Wrong, v.Compared, v.Seconds, f.Line, f.Pattern, want, rank, len(f.Suspects), f.Suspects[:max(0, min(rank, 3))])
	for _, name := range []string{"README.txt", "want.bin", "got.bin", "kernel-0.spv", "reproduce.c"} {
		if _, err := os.Stat(filepath.Join(f.Folder, name)); err != nil && f.Error == "" {
			return err.Error()
		}
	}
	if rank < 0 {
		return "the instruction is none of its kernels': " + f.Line
	}
	return ""
}
