package tests

import (
	"bytes"
	"fmt"
	"log/slog"
	"runtime"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

// kept makes a tensor and computes another, and closes neither; from is the line before.
func kept(t *testing.T, dev *device.Device) (list []*tensor.Tensor, from int) {
	_, _, from, _ = runtime.Caller(0)
	x := tensor.From(dev, []int32{1, 2, 3})
	y := x.Neg()
	if err := tensor.Eval(t.Context(), y); err != nil {
		t.Fatal(err)
	}
	return []*tensor.Tensor{x, y}, from
}

// A device that is closed with memory in use names the lines of the program that asked for
// it, and their callers', and none of its own.
func TestLeaksNameTheUsersLines(t *testing.T) {
	t.Setenv("WEFT_LEAKS", "1")
	var log bytes.Buffer
	dev, err := device.Open(device.WithSelector("sim32"), device.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
	if err != nil {
		t.Fatal(err)
	}
	list, from := kept(t, dev)
	_, _, line, _ := runtime.Caller(0)
	if err := dev.Close(); err != nil {
		t.Fatal(err)
	}
	runtime.KeepAlive(list)
	text := log.String()
	for _, at := range []int{from + 1, from + 3} {
		if want := fmt.Sprintf("leaks_test.go:%d < ", at); !strings.Contains(text, want) {
			t.Errorf("%q is not in the log", want)
		}
	}
	if n := strings.Count(text, fmt.Sprintf("leaks_test.go:%d", line-1)); n != 2 {
		t.Errorf("the caller's line is told %d times, want 2", n)
	}
	if strings.Contains(text, "engine.go") || strings.Contains(text, "allocator.go") {
		t.Error("lines of ours are told")
	}
	if t.Failed() {
		t.Log(text)
	}
}
