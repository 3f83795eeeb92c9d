package main

import (
	"fmt"
	"maps"
	"slices"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxtest"
)

type onnxTestCmd struct {
	Dir  string `arg:"" name:"DIR" help:"A folder of tests as ONNX has them: each a folder with model.onnx and test_data_set_0/input_0.pb, output_0.pb and so on."`
	Show string `enum:"failed,operators,all" default:"failed" help:"The tests that did not pass, counts by operator, or all tests (failed, operators, all; default: ${default})."`
}

// onnxTestRecord is a test as JSON shows it.
type onnxTestRecord struct {
	Name      string   `json:"name"`
	Operators []string `json:"operators"`
	Verdict   string   `json:"verdict"` // passed, failed or unsupported
	Reason    string   `json:"reason,omitempty"`
	SHA256    string   `json:"sha256,omitempty"` // of all results
}

// Run runs the tests of a folder; the status is 1 where one failed.
func (c *onnxTestCmd) Run(e *environment) error {
	if err := e.onlyTables("onnx-test"); err != nil {
		return err
	}
	list, err := onnxtest.Folders(c.Dir)
	if err != nil {
		return usagef("%v", err)
	}
	return e.withDevice(func(dev *device.Device) error {
		var all []onnxTestRecord
		count := map[string]int{}
		bar := newProgress(e.stderr, len(list), "tests")
		for _, dir := range list {
			if err := e.ctx.Err(); err != nil {
				return err
			}
			r := onnxtest.Run(e.ctx, dev, dir)
			one := onnxTestRecord{Name: r.Name, Operators: r.Ops, Verdict: r.Verdict.String(), SHA256: r.Digest}
			if r.Err != nil {
				one.Reason = r.Err.Error()
			}
			all = append(all, one)
			count[one.Verdict]++
			_ = bar.Add(1) // a terminal that is gone shows nothing
		}
		if err := e.report(c.table(all), all); err != nil {
			return err
		}
		fmt.Fprintf(e.stderr, "%d tests on %s: %d passed, %d failed, %d unsupported\n", len(all), dev.Info().Name, count["passed"], count["failed"], count["unsupported"])
		if count["failed"] > 0 {
			return errFailed
		}
		return nil
	})
}

func (c *onnxTestCmd) table(all []onnxTestRecord) report.Table {
	if c.Show == "operators" {
		return byOperator(all)
	}
	t := report.Table{Header: []string{"test", "verdict", "reason"}}
	for _, r := range all {
		if c.Show == "all" || r.Verdict != "passed" {
			t.Rows = append(t.Rows, []string{r.Name, r.Verdict, r.Reason})
		}
	}
	return t
}

// byOperator counts what became of the tests of models with each operator.
func byOperator(all []onnxTestRecord) report.Table {
	counts := map[string]map[string]int{}
	for _, r := range all {
		for _, op := range r.Operators {
			if counts[op] == nil {
				counts[op] = map[string]int{}
			}
			counts[op][r.Verdict]++
		}
	}
	t := report.Table{Header: []string{"operator", ">passed", ">failed", ">unsupported"}}
	for _, op := range slices.Sorted(maps.Keys(counts)) {
		n := counts[op]
		t.Rows = append(t.Rows, []string{op, fmt.Sprint(n["passed"]), fmt.Sprint(n["failed"]), fmt.Sprint(n["unsupported"])})
	}
	return t
}
