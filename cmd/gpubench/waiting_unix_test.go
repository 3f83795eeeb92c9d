//go:build unix

package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/alecthomas/kong"
)

// waiting are command lines that wait, by command: for standard input, for a pipe that
// nobody writes or reads, for another program, or for what is computed. PIPE stands for
// such a pipe, DIR for the folder of what they need, - for standard input that stays open.
var waiting = map[string][][]string{
	"run":        {{"run", "-"}, {"run", "--suite", "PIPE"}, {"run", "--out", "PIPE", "--time", "1ms", "--samples", "5", "--no-roofline", "add f32 [4] [4]"}, {"run", "--time", "1h", "--samples", "1000000000", "add f32 [4] [4]"}},
	"check":      {{"check", "-"}, {"check", "--suite", "PIPE"}, {"check", "--full"}, {"check", "matmul f64 [1100,1100] [1100,1100]"}},
	"burn":       {{"burn", "-"}, {"burn", "--suite", "PIPE"}, {"burn", "--time", "1h"}},
	"explain":    {{"explain", "-"}},
	"compare":    {{"compare", "PIPE", "PIPE"}},
	"ab":         {{"ab", "--old", "DIR/sleeps", "--new", "DIR/sleeps", "add f32 [4] [4]"}, {"ab", "--old", "DIR/sleeps", "--new", "DIR/sleeps", "--suite", "PIPE"}},
	"report":     {{"report", "PIPE"}},
	"model":      {{"model", "--measured", "PIPE"}, {"model", "--card", "PIPE", "add f32 [4] [4]"}, {"model", "-"}},
	"growth":     {{"growth", "PIPE"}},
	"peaks":      {{"peaks"}},
	"tune":       {{"tune", "--out", "PIPE"}},
	"onnx":       {{"onnx", "DIR/net.onnx", "--bench", "1000000000"}, {"onnx", "DIR/net.onnx", "--out", "PIPE"}},
	"onnx-test":  {{"onnx-test", "DIR/tests", "--out", "PIPE"}},
	"devices":    {{"devices", "--out", "PIPE"}},
	"ops":        {{"ops", "--out", "PIPE"}},
	"doctor":     {{"doctor", "--out", "PIPE"}},
	"man":        {{"man", "--out", "PIPE"}},
	"completion": {{"completion", "bash", "--out", "PIPE"}},
	"view":       {{"view", "--suite", "PIPE"}},
}

// A command ends soon after a signal, whatever it waits for, with status 1, or with that of
// what it had done by then.
func TestEveryCommandEndsBySignal(t *testing.T) {
	parser, err := kong.New(&cli{}, kong.Vars{"version": "v", "suites": "s", "cards": "c", "graphs": "1", "findings": "1", "folder": "f"})
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range parser.Model.Children {
		if len(waiting[command.Name]) == 0 {
			t.Errorf("%s: no line of it that waits is tried", command.Name)
		}
	}
	dir := t.TempDir()
	model := doubled(t, "Add")
	if err := errors.Join(
		os.WriteFile(filepath.Join(dir, "sleeps"), []byte("#!/bin/sh\nsleep 100\n"), 0o700),
		os.WriteFile(filepath.Join(dir, "net.onnx"), model, 0o600),
		os.MkdirAll(filepath.Join(dir, "tests", "a"), 0o700),
		os.WriteFile(filepath.Join(dir, "tests", "a", "model.onnx"), model, 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, lines := range waiting {
		for _, line := range lines {
			t.Run(strings.Join(line, " "), func(t *testing.T) {
				t.Parallel()
				endsBySignal(t, dir, line)
			})
		}
	}
}

func endsBySignal(t *testing.T, dir string, line []string) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	args := make([]string, len(line))
	for i, word := range line {
		args[i] = strings.NewReplacer("PIPE", pipe, "DIR", dir).Replace(word)
	}
	for after := 300 * time.Millisecond; ; after *= 2 {
		var said bytes.Buffer
		cmd := process(t, args...)
		stdin, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		defer stdin.Close()
		cmd.Stdout, cmd.Stderr, cmd.WaitDelay = io.Discard, &said, time.Second
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan struct{})
		go func() {
			_ = cmd.Wait() // its status is looked at below
			close(ended)
		}()
		select {
		case <-ended:
			if line[0] == "view" || line[0] == "tune" && cmd.ProcessState.ExitCode() == statusNoDevice {
				return // a build without windows, and a device that has nothing to tune, wait for nothing
			}
			t.Fatalf("it does not wait: status %d: %s", cmd.ProcessState.ExitCode(), said.String())
		case <-time.After(after):
		}
		began := time.Now()
		if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		select {
		case <-ended:
		case <-time.After(time.Minute): // far longer than a busy machine needs
			_ = cmd.Process.Kill()
			<-ended
			t.Fatal("it does not end by a signal")
		}
		t.Logf("it ended after %v", time.Since(began))
		switch status := cmd.ProcessState.ExitCode(); {
		case status < 0 && after < time.Minute: // it did not listen yet
			continue
		case status != statusGood && status != statusFailed:
			t.Errorf("status %d: %s", status, said.String())
		}
		return
	}
}

// A pipe where a command wants a file of its own is refused, and not waited for.
func TestPipesAreRefused(t *testing.T) {
	dir := t.TempDir()
	pipe, file := filepath.Join(dir, "pipe.npy"), filepath.Join(dir, "net.onnx")
	if err := errors.Join(syscall.Mkfifo(pipe, 0o600), os.WriteFile(file, doubled(t, "Add"), 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"onnx", pipe}, {"onnx", file, "--hash", "--input", "x=" + pipe}, {"run", "--resume", pipe, "add f32 [4] [4]"},
	} {
		if status, _, said := gpubench(t, args...); status == statusGood || !strings.Contains(said, "not a regular file") && !strings.Contains(said, "no regular file") {
			t.Errorf("%v: status %d: %s", args, status, said)
		}
	}
}
