package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/cases"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

type checkCmd struct {
	Lines []string `arg:"" optional:"" name:"opline" help:"Op lines; without any, and without --suite, the catalogue: every operator."`
	Quick bool     `help:"Fewer structures of the catalogue, so fewer kernels to compile."`
	Full  bool     `help:"The whole catalogue: every operator in every dtype with several shapes and views; many minutes where a driver compiles for a processor."`
	Part  string   `placeholder:"I/N" help:"Only part I of N of the catalogue, whose parts several runs or machines can share; a line's kinds of data stay together."`
	Bits  bool     `help:"Evaluate the recorded corpus of expressions instead, and compare the hash of all results with the one that every device must give."`
	Cases int      `default:"40" help:"Random fused expressions beside the catalogue (default: ${default})."`

	Driver   bool          `help:"A test of the driver: the catalogue and many random graphs; what differs is cut down to the smallest line, located, and written to a folder for a bug report."`
	Graphs   int           `default:"${graphs}" help:"Of --driver: random graphs (default: ${default})."`
	Time     time.Duration `help:"Of --driver: look no further after this time."`
	Folder   string        `default:"${folder}" placeholder:"DIR" help:"Of --driver: where the folders for bug reports are made (default: ${default})."`
	Findings int           `default:"${findings}" help:"Of --driver: the most that are cut down; 40 times as many lines that differ are enough (default: ${default})."`
}

// Help says what is compared.
func (c *checkCmd) Help() string {
	return `Each case runs fused on the device, and node by node on the reference; every bit must be the same.
A line without data= is checked with each kind of data that suits it: unit, bits (any bit pattern),
tiny (around the subnormals), pairs (every combination of the special values). The same --seed gives
the same cases, and each line that fails reproduces by itself. In the format table, the catalogue is
summed up by operator and dtype; the other formats have a record a case.

The catalogue has every operator in every shape that its kernels depend on. Of dtypes that are
computed or moved alike, and of further shapes and views, the seed draws some; --full has them all.`
}

// Run compares the cases and fails when one differs.
func (c *checkCmd) Run(e *environment) error {
	switch {
	case c.Driver && c.Bits:
		return usagef("--driver and --bits exclude each other")
	case c.Driver:
		return c.driver(e)
	case c.ofDriver():
		return usagef("--graphs, --time, --folder and --findings are of --driver: give that too")
	case c.Bits:
		return c.bits(e)
	}
	if err := e.only("check", tabular...); err != nil {
		return err
	}
	if c.Quick && c.Full {
		return usagef("--quick and --full exclude each other")
	}
	if c.Cases < 0 {
		return usagef("--cases must not be negative")
	}
	given, err := e.lines(c.Lines)
	if err != nil {
		return err
	}
	if len(given) > 0 && c.Part != "" {
		return usagef("--part is of the catalogue: it takes no op lines and no --suite")
	}
	lines := everyData(given)
	if len(lines) == 0 {
		if lines, err = c.catalogue(e.Seed); err != nil {
			return err
		}
	}
	return e.withDevice(func(dev *device.Device) error {
		if err := checkLines(given, dev); err != nil {
			return err
		}
		records, err := checkAll(e, dev, lines, lineDifference)
		if reported := c.report(e, records, len(given) > 0); err == nil {
			err = reported
		}
		return err
	})
}

// The defaults of --driver's own flags.
const (
	driverGraphs   = 100000
	driverFolder   = "driver-findings"
	driverFindings = 8
)

// ofDriver reports whether a flag that is --driver's alone was given.
func (c *checkCmd) ofDriver() bool {
	return c.Graphs != driverGraphs || c.Time != 0 || c.Folder != driverFolder || c.Findings != driverFindings
}

// catalogue draws the cases of all operators.
func (c *checkCmd) catalogue(seed uint64) ([]opline.Line, error) {
	o := cases.Options{Seed: seed, Chains: c.Cases, Structures: 1, PairsSize: workload.PairsSize, Whole: c.Full}
	if c.Quick {
		o.Structures, o.Chains = 0, min(o.Chains, 10)
	}
	var lines []opline.Line
	for _, text := range cases.Catalogue(o) {
		l, err := opline.Parse(text)
		if err != nil {
			return nil, err
		}
		lines = append(lines, l)
	}
	return partOf(lines, c.Part)
}

// partOf are the lines of a part, given as I/N: each Nth line with all its data, so that the
// parts have as many kernels; all without one.
func partOf(lines []opline.Line, part string) ([]opline.Line, error) {
	if part == "" {
		return lines, nil
	}
	var i, n int
	if _, err := fmt.Sscanf(part+"\n", "%d/%d\n", &i, &n); err != nil || i < 1 || i > n {
		return nil, usagef("--part %s is no part: 2/5 is the second of five", part)
	}
	numbers := map[string]int{} // of the lines, whatever their data
	return slices.DeleteFunc(lines, func(l opline.Line) bool {
		line := strings.Replace(l.Text, " data="+string(l.Data), "", 1)
		number, seen := numbers[line]
		if !seen {
			number = len(numbers)
			numbers[line] = number
		}
		return number%n != i-1
	}), nil
}

// everyData repeats the lines that do not name their data with every kind
// that suits them.
func everyData(given []opline.Line) []opline.Line {
	var lines []opline.Line
	for _, l := range given {
		if l.Data != opline.DataDefault {
			lines = append(lines, l)
			continue
		}
		floats := slices.ContainsFunc(l.Operands, func(o opline.Operand) bool { return o.DType.IsFloat() || o.DType.IsComplex() })
		for _, d := range opline.AllData() {
			if d != opline.DataTiny || floats {
				lines = append(lines, l.With(d))
			}
		}
	}
	return lines
}

// comparison compares a line's result with the reference.
type comparison func(*environment, *device.Device, *workload.Workload) (workload.Difference, error)

func check(e *environment, dev *device.Device, l opline.Line, compare comparison) (record.Check, error) {
	r := record.Check{Line: l.Text, Op: l.Op, DType: l.DType.Short(), Device: dev.Info().Name}
	diff, err := difference(e, dev, l, compare)
	switch {
	case err != nil:
		r.Error = err.Error()
	case diff.Count > 0:
		r.MaxULP, r.Error = diff.ULP, diff.String()
	default:
		r.OK = true
	}
	if err != nil && (fatal(err) || e.ctx.Err() != nil) {
		return r, err
	}
	return r, nil
}

func difference(e *environment, dev *device.Device, l opline.Line, compare comparison) (workload.Difference, error) {
	if err := fits(l, dev); err != nil {
		return workload.Difference{}, err
	}
	return compare(e, dev, workload.New(l, e.Seed))
}

func lineDifference(e *environment, dev *device.Device, w *workload.Workload) (workload.Difference, error) {
	in, err := w.Upload(dev)
	if err != nil {
		return workload.Difference{}, err
	}
	defer in.Close()
	t, err := w.Build(in)
	if err != nil {
		return workload.Difference{}, err
	}
	defer t.Close()
	return w.Verify(e.ctx, in, t)
}

// report writes the records and, on a line of its own, their count.
func (c *checkCmd) report(e *environment, records []record.Check, each bool) error {
	t := checkTable(records)
	if e.Format == report.Text && !each {
		t = checkSummary(records)
	}
	if err := e.report(t, records); err != nil {
		return err
	}
	passed := 0
	for _, r := range records {
		if r.OK {
			passed++
		}
	}
	closing := e.stderr
	if e.Format == report.Text {
		closing = e.stdout
		for _, r := range records {
			if !r.OK {
				fmt.Fprintf(e.stdout, "FAILED %s\n    %s\n", r.Line, strings.ReplaceAll(r.Error, "\n", "\n    "))
			}
		}
	}
	_, err := io.WriteString(closing, fmt.Sprintf("%d passed, %d failed\n", passed, len(records)-passed))
	return err
}

func checkTable(records []record.Check) report.Table {
	t := report.Table{Header: []string{"line", "op", "dtype", "device", "ok", ">max ULP", ">bound", "error"}, Aside: []string{"device", "op", "dtype", "bound", "error"}}
	for _, r := range records {
		t.Rows = append(t.Rows, []string{r.Line, r.Op, r.DType, r.Device, yes(r.OK),
			fmt.Sprint(r.MaxULP), fmt.Sprint(r.BoundULP), or(r.Error, "-")})
	}
	return t
}

func yes(ok bool) string {
	if ok {
		return "yes"
	}
	return "NO"
}

// checkSummary counts the cases of each operator and dtype.
func checkSummary(records []record.Check) report.Table {
	type key struct{ op, dtype string }
	type count struct {
		cases, failed int
		ulp           float64
	}
	counts := map[key]*count{}
	var order []key
	for _, r := range records {
		k := key{r.Op, r.DType}
		if counts[k] == nil {
			counts[k] = &count{}
			order = append(order, k)
		}
		n := counts[k]
		n.cases++
		n.ulp = max(n.ulp, r.MaxULP)
		if !r.OK {
			n.failed++
		}
	}
	slices.SortStableFunc(order, func(a, b key) int { return strings.Compare(a.op, b.op) })
	t := report.Table{Header: []string{"op", "dtype", ">cases", ">failed", ">max ULP"}}
	for _, k := range order {
		n := counts[k]
		t.Rows = append(t.Rows, []string{k.op, k.dtype, fmt.Sprint(n.cases), fmt.Sprint(n.failed), fmt.Sprint(n.ulp)})
	}
	return t
}
