package main

import (
	"fmt"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

type compareCmd struct {
	A      string   `arg:"" name:"A.json" help:"The result to compare with."`
	Others []string `arg:"" name:"B.json" help:"The results to compare with it."`

	gate
}

// gate ends a script where something became slower.
type gate struct {
	FailBelow float64 `placeholder:"RATIO" help:"Exit with 1 when B is slower on a line and has less than this of A's speed, such as 0.95, or lacks a line or its result."`
}

// tests says how verdicts are reached.
const tests = `The ratio is B's time over A's: below 1, B is faster. Its interval of 99% holds what a test does not reject:
Wilcoxon's signed rank over the least samples of rounds measured in turns, where a line is there 8 times or
more; else Wilcoxon's rank sum (Mann and Whitney's test) over the samples; where a file has no samples, it
reaches from B's minimum over A's 90th percentile to B's 90th percentile over A's minimum. Faster and slower
are intervals wholly on one side of 1; same is one within 3% of 1 around it, or within 1%; of all others
nothing can be told.`

// Help explains the numbers.
func (c *compareCmd) Help() string {
	return tests + `
Two files that were measured one after the other differ by what the machine did meanwhile, too: ab measures
in turns. Lines are paired by their text, GPU times where both files have them. For benchstat, write both
with --format benchstat.`
}

// comparisons are those of a file, or build, with the first.
type comparisons struct {
	File  string              `json:"file"`
	Lines []record.Comparison `json:"lines"`
}

// Run compares files of runs.
func (c *compareCmd) Run(e *environment) error {
	if err := e.onlyTables("compare"); err != nil {
		return err
	}
	if err := c.check(); err != nil {
		return err
	}
	a, err := record.ReadRuns(e.ctx, c.A)
	if err != nil {
		return err
	}
	var all []comparisons
	for _, name := range c.Others {
		b, err := record.ReadRuns(e.ctx, name)
		if err != nil {
			return err
		}
		all = append(all, comparisons{record.Printable(name), record.Compare(a, b)})
	}
	if len(all) == 1 {
		return c.report(e, all[0].Lines)
	}
	if err := e.report(sideBySide(record.Printable(c.A), all), all); err != nil {
		return err
	}
	var failed error
	for _, x := range all {
		if err := c.fail(e, x.File+": ", x.Lines); err != nil {
			failed = err
		}
	}
	return failed
}

func (g gate) check() error {
	if !(g.FailBelow >= 0 && g.FailBelow <= 1) { // nor NaN
		return usagef("--fail-below is a part of A's speed, from 0 to 1: %v is not", g.FailBelow)
	}
	return nil
}

// report shows two results, and fails where the second is worse than is allowed.
func (g gate) report(e *environment, list []record.Comparison) error {
	t := report.Table{Header: []string{"line", "clock", ">A", ">B", ">B/A", ">interval", "test", "B is"}, Aside: []string{"test", "clock", "interval"}}
	for _, x := range list {
		t.Rows = append(t.Rows, comparisonRow(x))
	}
	if err := e.report(t, list); err != nil {
		return err
	}
	return g.fail(e, "", list)
}

// fail fails where B is worse than is allowed, and says on which lines.
func (g gate) fail(e *environment, file string, list []record.Comparison) error {
	var failed error
	for _, x := range list {
		if g.FailBelow > 0 && x.Below(g.FailBelow) {
			fmt.Fprintf(e.stderr, "%s%s: %s, below %v of A's speed\n", file, x.Line, x.Verdict, g.FailBelow)
			failed = errFailed
		}
	}
	return failed
}

func comparisonRow(x record.Comparison) []string {
	if x.Ratio <= 0 {
		return []string{x.Line, or(x.Clock, "-"), "-", "-", "-", "-", "-", x.Verdict}
	}
	test := x.Test
	if x.Rounds > 0 {
		test = fmt.Sprintf("%s, %d rounds", test, x.Rounds)
	}
	return []string{x.Line, x.Clock, report.Duration(x.ANs), report.Duration(x.BNs), report.Digits(x.Ratio),
		fmt.Sprintf("%s to %s", report.Digits(x.Low), report.Digits(x.High)), test, x.Verdict}
}

// sideBySide shows the ratio and verdict of each of several files, on the lines of the first.
func sideBySide(first string, all []comparisons) report.Table {
	t := report.Table{Header: []string{"line", ">" + first}}
	rows := map[string]int{}
	for i, x := range all {
		t.Header = append(t.Header, ">"+x.File, "is")
		seen := map[string]int{} // a line may be there several times
		for _, c := range x.Lines {
			seen[c.Line]++
			key := fmt.Sprint(seen[c.Line], c.Line)
			at, ok := rows[key]
			if !ok {
				at = len(t.Rows)
				rows[key] = at
				t.Rows = append(t.Rows, []string{c.Line, "-"})
			}
			for len(t.Rows[at]) < 2+2*i {
				t.Rows[at] = append(t.Rows[at], "-", "-")
			}
			ratio := "-"
			if c.Ratio > 0 {
				t.Rows[at][1], ratio = report.Duration(c.ANs), report.Digits(c.Ratio)
			}
			t.Rows[at] = append(t.Rows[at], ratio, c.Verdict)
		}
	}
	for i := range t.Rows {
		for len(t.Rows[i]) < len(t.Header) {
			t.Rows[i] = append(t.Rows[i], "-")
		}
	}
	return t
}
