package main

import (
	"fmt"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

type compareCmd struct {
	A string `arg:"" name:"A.json" help:"The result to compare with."`
	B string `arg:"" name:"B.json" help:"The result to compare."`

	FailBelow float64 `placeholder:"RATIO" help:"Exit with 1 when B is slower on a line and has less than this of A's speed, such as 0.95, or lacks a line or its result."`
}

// Help explains the numbers.
func (c *compareCmd) Help() string {
	return `The ratio is B's median time over A's: below 1, B is faster. Its interval reaches from B's minimum
over A's 90th percentile to B's 90th percentile over A's minimum; where it holds 1, the two are the same.
Lines are paired by their text, GPU times where both files have them. For benchstat, write both with
--format benchstat.`
}

// Run compares two files of runs.
func (c *compareCmd) Run(e *environment) error {
	if err := e.onlyTables("compare"); err != nil {
		return err
	}
	if c.FailBelow < 0 || c.FailBelow > 1 {
		return usagef("--fail-below is a part of A's speed, from 0 to 1: %v is not", c.FailBelow)
	}
	a, err := record.ReadRuns(c.A)
	if err != nil {
		return err
	}
	b, err := record.ReadRuns(c.B)
	if err != nil {
		return err
	}
	comparisons := record.Compare(a, b)
	t := report.Table{Header: []string{"line", "clock", ">A", ">B", ">B/A", ">interval", "B is"}, Aside: []string{"clock", "interval"}}
	for _, x := range comparisons {
		t.Rows = append(t.Rows, comparisonRow(x))
	}
	if err := e.report(t, comparisons); err != nil {
		return err
	}
	return c.gate(e, comparisons)
}

// gate fails where B is worse than is allowed, and says on which lines.
func (c *compareCmd) gate(e *environment, comparisons []record.Comparison) error {
	var failed error
	for _, x := range comparisons {
		if c.FailBelow > 0 && x.Below(c.FailBelow) {
			fmt.Fprintf(e.stderr, "%s: %s, below %v of A's speed\n", x.Line, x.Verdict, c.FailBelow)
			failed = errFailed
		}
	}
	return failed
}

func comparisonRow(x record.Comparison) []string {
	if x.Ratio <= 0 {
		return []string{x.Line, or(x.Clock, "-"), "-", "-", "-", "-", x.Verdict}
	}
	return []string{x.Line, x.Clock, report.Duration(x.ANs), report.Duration(x.BNs), report.Digits(x.Ratio),
		fmt.Sprintf("%s to %s", report.Digits(x.Low), report.Digits(x.High)), x.Verdict}
}
