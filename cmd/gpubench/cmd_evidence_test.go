package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/drivertest"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

// The C program of a bug report is built, and run on the driver by itself: it finds what
// is right right, and what is wrong wrong.
func TestEvidenceRuns(t *testing.T) {
	dev, err := device.Open(device.WithSmallWorkOnDevice())
	if err != nil {
		t.Skip(err)
	}
	defer dev.Close()
	if dev.IsHost() || dev.Info().Simulated {
		t.Skip("no driver that a C program could load; run with WEFT_DEVICE=lavapipe")
	}
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("no C compiler")
	}
	e := &environment{flags: flags{Seed: 1}, ctx: context.Background(), stdout: &bytes.Buffer{}, stderr: &bytes.Buffer{}}
	tr := &trial{environment: e, dev: dev, instructionOf: map[string]map[string]bool{}}
	lines := []string{"div f32 [3136] [3136] data=pairs", "sum f32 [3,90000]"}
	if os.Getenv("WEFT_EXHAUSTIVE") != "" {
		lines = append(lines, "softmax f32 [9,40000] axis=1", "sort f32 [3,700]", "matmul f32 [100,76] [76,132]",
			"add f16 [77] [77]", "expr 'a*b + c' f64 a=[40,30] b=[30] c=[40,1]")
	}
	for _, text := range lines {
		l, err := opline.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		w := workload.New(l, 1)
		want, got, diff, err := judged(e, dev, w)
		if err != nil || diff.Count > 0 {
			t.Fatalf("%s: %v, %v", text, err, diff)
		}
		folder := t.TempDir()
		if err := drivertest.Evidence(folder, drivertest.Finding{Line: text}, tr.standalone(w), want, got); err != nil {
			t.Fatal(err)
		}
		build := exec.Command(cc, "-Wall", "-o", "reproduce", "reproduce.c", "-l:libvulkan.so.1")
		build.Dir = folder
		if out, err := build.CombinedOutput(); err != nil {
			if strings.Contains(string(out), "vulkan/vulkan.h") || strings.Contains(string(out), "-l:libvulkan.so.1") {
				t.Skipf("no Vulkan headers or library to link with: %s", out)
			}
			t.Fatalf("%v: %s", err, out)
		}
		program := func() (string, int) {
			run := exec.Command("./reproduce")
			run.Dir = folder
			out, err := run.CombinedOutput()
			status := 0
			if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
				status = exit.ExitCode()
			} else if err != nil {
				t.Fatal(err)
			}
			return string(out), status
		}
		if out, status := program(); status != 0 || !strings.Contains(out, "right: 0 wrong") {
			t.Errorf("%s: status %d: %s", text, status, out)
		}
		want.Data[0] ^= 1
		if err := os.WriteFile(filepath.Join(folder, "want.bin"), want.Data, 0o644); err != nil {
			t.Fatal(err)
		}
		if out, status := program(); status != 1 || !strings.Contains(out, "element 0: got") || !strings.Contains(out, "WRONG: 1 of") {
			t.Errorf("%s: status %d: %s", text, status, out)
		}
	}
}
