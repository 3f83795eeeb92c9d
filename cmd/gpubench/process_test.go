package main

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
)

// asTool makes the test program the tool.
const asTool = "GPUBENCH_TEST_AS_TOOL"

func TestMain(m *testing.M) {
	if os.Getenv(asTool) != "" {
		main()
	}
	os.Exit(m.Run())
}

// process is the tool in a process of its own, on the host device unless the
// environment chooses another.
func process(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), os.Args[0], args...)
	cmd.Env = append(os.Environ(), asTool+"=1")
	if os.Getenv("WEFT_DEVICE") == "" {
		cmd.Env = append(cmd.Env, "WEFT_DEVICE=host")
	}
	return cmd
}

// endedBy runs the tool until a signal ends it, that comes after it has begun to
// listen and, where it says more of its work than that it was interrupted, has begun with that.
func endedBy(t *testing.T, signal syscall.Signal, says string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	for after := 250 * time.Millisecond; after < time.Minute; after *= 2 {
		var out, err bytes.Buffer
		cmd := process(t, args...)
		cmd.Stdout, cmd.Stderr = &out, &err
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(after)
		if err := cmd.Process.Signal(signal); err != nil {
			t.Fatalf("%v ended before %v: %s%s", args, after, out.String(), err)
		}
		_ = cmd.Wait()
		if early := says != err.String() && err.String() == "gpubench: interrupted\n" && after < 8*time.Second; early && says != "" {
			continue // it was reading its arguments
		}
		if status := cmd.ProcessState.ExitCode(); status >= 0 {
			return status, out.String(), err.String()
		}
	}
	t.Fatalf("%v does not listen to %v", args, signal)
	return 0, "", ""
}

// What a signal ends says so in one line, and nothing of contexts.
func TestInterrupted(t *testing.T) {
	for _, signal := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		for _, c := range []struct {
			args []string
			says string
		}{
			{[]string{"check", "--driver", "--time", "10m", "--device", "sim32"}, "gpubench: interrupted\n"},
			{[]string{"run", "--time", "1m", "--samples", "1000000", "add f32 [4] [4]"}, "gpubench: interrupted before the first of 1 lines was done\n"},
			{[]string{"burn", "--time", "10m"}, ""}, // has its table
		} {
			status, _, stderr := endedBy(t, signal, c.says, c.args...)
			if status > statusFailed || !strings.HasSuffix(stderr, c.says) || strings.Contains(stderr, "context") {
				t.Errorf("%v by %v: status %d: %s", c.args, signal, status, stderr)
			}
		}
	}
}

// Whenever a run is killed, its file has whole records of its first lines, and
// --resume completes them.
func TestKilled(t *testing.T) {
	file := filepath.Join(t.TempDir(), "results.json")
	args := []string{"run", "--time", "20ms", "--samples", "1000000", "--resume", file, "add f32 [n=1..25+1] [n]"}
	for range 10 {
		cmd := process(t, args...)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rand.IntN(700)) * time.Millisecond)
		_ = cmd.Process.Kill() // or it has ended
		_ = cmd.Wait()
		text, err := os.ReadFile(file)
		if os.IsNotExist(err) {
			continue // no line was done
		}
		var list []record.Run
		if err := json.Unmarshal(text, &list); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
	}
	if out, err := process(t, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if _, runs := linesOf(t, file); len(runs) != 25 {
		t.Errorf("%d lines", len(runs))
	} else {
		for i, r := range runs {
			if !r.Verified || r.Error != "" {
				t.Errorf("line %d: %+v", i, r)
			}
		}
	}
}
