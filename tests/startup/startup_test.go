// Package startup measures what a user waits for: the time from a process's
// start to its first result, with every cache empty and with all of them filled.
//
//	WEFT_DEVICE=lavapipe go test ./tests/startup -run '^$' -bench . -benchtime 20x
package startup

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// build compiles the program that is started.
func build(tb testing.TB) string {
	tb.Helper()
	program := filepath.Join(tb.TempDir(), "first")
	if out, err := exec.Command("go", "build", "-o", program, "./first").CombinedOutput(); err != nil {
		tb.Fatalf("%v\n%s", err, out)
	}
	return program
}

// caches are the environment in which Weft's and Mesa's caches lie in a folder.
func caches(folder string) []string {
	return append(os.Environ(),
		"WEFT_SMALL_ON_HOST=0", // of which there would be no kernels
		"XDG_CACHE_HOME="+filepath.Join(folder, "user"),
		"MESA_SHADER_CACHE_DIR="+filepath.Join(folder, "mesa"))
}

// run is one start: the time until the program has printed its result, and the
// processor's time of the whole process.
type run struct {
	line           string
	first, process time.Duration
}

func start(tb testing.TB, program string, env []string, args ...string) run {
	tb.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env, cmd.Stderr = env, os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		tb.Fatal(err)
	}
	begin := time.Now()
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	line, readErr := bufio.NewReader(out).ReadString('\n')
	r := run{line: strings.TrimSpace(line), first: time.Since(begin)}
	if err := cmd.Wait(); err != nil || readErr != nil {
		tb.Fatalf("%v, %v: it printed %q", err, readErr, line)
	}
	r.process = cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	return r
}

// The first start finds no cache, the second both; their result is the same.
func TestFirstResult(t *testing.T) {
	program, env := build(t), caches(t.TempDir())
	for _, name := range []string{"cold", "warm"} {
		r := start(t, program, env)
		if !strings.HasSuffix(r.line, "[2 4 6]") {
			t.Errorf("%s: %q, want a sum of [2 4 6]", name, r.line)
		}
		t.Logf("%s: %s after %v, %v of the processor", name, r.line, r.first, r.process)
	}
}

// BenchmarkFirstResult reports the median in wall-clock time, which other work
// on the machine lengthens, the least, and the processor's time: with no cache at
// all; where some program has opened the driver before, so that its cache's files
// are there and none of Weft's kernels; and with every cache filled.
func BenchmarkFirstResult(b *testing.B) {
	program := build(b)
	for _, c := range []struct {
		name   string
		before func(b *testing.B) (env []string) // each start
	}{
		{"cold", func(b *testing.B) []string { return caches(b.TempDir()) }},
		{"driver used before", func(b *testing.B) []string {
			env := caches(b.TempDir())
			start(b, program, env, "open")
			return env
		}},
		{"warm", nil},
	} {
		b.Run(c.name, func(b *testing.B) {
			env := caches(b.TempDir())
			start(b, program, env)
			var runs []run
			for b.Loop() {
				if c.before != nil {
					env = c.before(b)
				}
				runs = append(runs, start(b, program, env))
			}
			report := func(unit string, of func(run) time.Duration, at int) {
				times := make([]time.Duration, len(runs))
				for i, r := range runs {
					times[i] = of(r)
				}
				slices.Sort(times)
				b.ReportMetric(times[at].Seconds()*1e3, unit)
			}
			report("ms/median", func(r run) time.Duration { return r.first }, len(runs)/2)
			report("ms/least", func(r run) time.Duration { return r.first }, 0)
			report("cpu-ms/median", func(r run) time.Duration { return r.process }, len(runs)/2)
			b.ReportMetric(0, "ns/op")
		})
	}
}
