package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestExitStatuses(t *testing.T) {
	for _, c := range []struct {
		name string
		err  error
		want int
	}{
		{"no error", nil, 0},
		{"a check failed", errFailed, 1},
		{"unforeseen", errors.New("?"), 1},
		{"interrupted", context.Canceled, 1},
		{"usage", usagef("?"), 2},
		{"op line", fmt.Errorf("suite:1: %w", &opline.Error{}), 2},
		{"too deep a line", fmt.Errorf("suite:1: %w", &workload.DepthError{}), 2},
		{"a tensor's mistake", &tensor.OpError{Err: &shape.BroadcastError{}}, 2},
		{"no such device", &device.NotFoundError{}, 3},
		{"a device that cannot present", &device.UnsupportedError{}, 3},
		{"no validation layers", &device.ValidationLayersError{}, 3},
		{"lost", &device.LostError{}, 4},
		{"lost while recording", &tensor.OpError{Err: &device.LostError{}}, 4},
		{"out of memory", &tensor.OpError{Err: &device.OutOfMemoryError{}}, 4},
		{"the driver is out of memory", &device.OutOfMemoryError{}, 4},
		{"larger than the device", &tooLargeError{}, 4},
	} {
		if got := statusOf(c.err); got != c.want {
			t.Errorf("%s: status %d, want %d", c.name, got, c.want)
		}
	}
}

func TestCheckReportsFailures(t *testing.T) {
	records := []record.Check{
		{Line: "add f32 [2] [2]", Op: "add", DType: "f32", OK: true},
		{Line: "exp f32 [2]", Op: "exp", DType: "f32", MaxULP: 3, Error: "index [1]: got 1, want 2"},
	}
	for _, c := range []struct {
		format      report.Format
		out, errors string
	}{
		{report.Text, "FAILED exp f32 [2]\n    index [1]: got 1, want 2\n1 passed, 1 failed\n", ""},
		{report.CSV, "exp f32 [2],exp,f32,,NO,3,0,\"index [1]: got 1, want 2\"\n", "1 passed, 1 failed\n"},
	} {
		var out, errs strings.Builder
		e := &environment{flags: flags{Format: c.format}, stdout: &out, stderr: &errs}
		if err := (&checkCmd{}).report(e, records, false); err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(out.String(), c.out) || errs.String() != c.errors {
			t.Errorf("%s:\n%s%s", c.format, out.String(), errs.String())
		}
	}
}

func TestRunTableMarksWhatDoesNotCount(t *testing.T) {
	table := runTable([]record.Run{{Verified: true}, {Verified: false, Error: "wrong: ..."}, {Verified: true, Error: "refused: ..."}})
	for i, want := range []string{"yes", "NO", "refused"} {
		if got := table.Rows[i][len(table.Rows[i])-1]; got != want {
			t.Errorf("row %d: %s, want %s", i, got, want)
		}
	}
}
