package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
)

type runCmd struct {
	Lines   []string       `arg:"" optional:"" name:"opline" help:"Op lines; without any, and without --suite, the built-in suite."`
	Samples *int           `help:"The most samples of a line (default: 30, with --precision 1000)."`
	Time    *time.Duration `help:"Stop sampling a line after this time, but not before 5 samples (default: 500ms, with --precision 5s)."`

	Precision percent `placeholder:"PART" help:"Sample a line until its median is known to this part, such as 2%: half the width of its confidence interval of 95%. --samples and --time bound it."`

	NoRoofline bool `help:"Measure times alone, and not what the device gives at the best beside them: in half the time, and nothing is refused."`

	Resume string `placeholder:"FILE" help:"Go on with the results in FILE, and write them there as JSON: lines that it has are not measured again."`
}

// Help says what is measured.
func (c *runCmd) Help() string {
	return `Every line is compared with the reference before it is timed. Operands rotate over four times the
last-level cache, or as far as four times --time suffice to write the results once: memory that is first written
takes the system longer than most lines, and is not timed. Bytes count each unique byte once. The
roofline is the bandwidth of the nearest mix of reads and writes, sampled in turn with the line, so that
what disturbs one disturbs both; a result more than 10% above it is taken again, and then refused. The roof of
a line is the lower of two: that bandwidth, or the peak of its dtype's arithmetic, which peaks measures too,
and "of roof" is the part of it that the line reached. Rates come from the GPU's own time where it has
timestamps, else from wall time. A GPU is kept at work meanwhile, since one that has little to do lowers its
clock: a line begins with 200 ms of reads, and each sample is queued behind a millisecond of them, which
leaves nothing in the caches.

± is how well the median is known, by its confidence interval of 95%. What makes a line noisy is told
with it, and no sample is left out: a wide interval, a drift, samples far off, a throttled clock. Records
of --format json have all samples, the time of the first run (compiled where no cache had the kernels),
that of runs that are submitted together over the same operands, and clock, temperature and power where
the system tells them.

With --format json and --out, and with --resume, the file has all results after every line, whatever
ends the program.`
}

// Run measures the lines and reports them, also when the device fails halfway.
func (c *runCmd) Run(e *environment) error {
	s, err := c.sampling()
	if err != nil {
		return err
	}
	lines, err := e.lines(c.Lines)
	if err != nil {
		return err
	}
	if len(lines) == 0 {
		if lines, err = opline.ParseSuite("default.txt", bench.Default); err != nil {
			return err
		}
	}
	unbegun.Store(int64(len(lines)))
	return e.timed(func(dev *device.Device) (err error) {
		if err := checkLines(lines, dev); err != nil {
			return err
		}
		done, err := c.resumed(e, dev)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, done.close()) }()
		err = c.measureAll(e, dev, s, lines, done)
		if e.ctx.Err() != nil {
			err = &interruptedError{len(done.list), len(lines)}
		}
		if err != nil && len(done.list) == 0 {
			return err
		}
		if reported := c.report(e, done); err == nil {
			err = reported
		}
		return err
	})
}

// sampling is what the flags ask for. Nil is a flag that was not given.
func (c *runCmd) sampling() (sampling, error) {
	s := sampling{samples: 30, limit: 500 * time.Millisecond, precision: float64(c.Precision)}
	if c.Precision > 0 {
		s.samples, s.limit = 1000, 5*time.Second
	}
	if c.Samples != nil {
		s.samples = *c.Samples
	}
	if c.Time != nil {
		s.limit = *c.Time
	}
	if s.samples < 1 || s.limit < 0 {
		return s, usagef("--samples must be 1 or more, and --time not negative")
	}
	return s, nil
}

// measureAll measures line after line, but for those that are done. A wrong or refused
// result is marked in its record, and the command fails at the end.
func (c *runCmd) measureAll(e *environment, dev *device.Device, s sampling, lines []opline.Line, done *results) error {
	m, err := newMeter(e, dev, s, !c.NoRoofline)
	if err != nil {
		return err
	}
	defer m.close()
	bar := newProgress(e.stderr, len(lines), "measuring")
	defer func() { _ = bar.Finish() }()
	var failed error
	for _, l := range lines {
		bar.Describe(shortened(l.Text))
		if !done.take(l) {
			r, err := m.measure(l)
			if is[*tooLargeError](err) { // which names the line
				return err
			}
			if err != nil {
				return fmt.Errorf("%s: %w", named(l), err)
			}
			if r.Error != "" {
				failed = errFailed
			}
			if err := done.add(r); err != nil {
				return err
			}
		}
		_ = bar.Add(1)
	}
	return failed
}

func (c *runCmd) report(e *environment, done *results) error {
	records := done.list
	if done.file != "" {
		return done.save()
	}
	if e.Format == report.Benchstat {
		return e.write(func(w io.Writer) error { return record.WriteBenchstat(w, records) })
	}
	if err := e.report(runTable(records), records); err != nil {
		return err
	}
	if e.Format == report.Text {
		for _, r := range records {
			if r.Error != "" {
				fmt.Fprintf(e.stderr, "%s: %s\n", r.Line, r.Error)
			}
		}
	}
	return nil
}

func runTable(records []record.Run) report.Table {
	t := report.Table{Header: []string{"line", ">time", ">±", ">p90", "clock", "noise", ">GB/s", ">roofline", ">of roof", "roof", ">GFLOP/s", ">kernels", "verified"}, Aside: []string{"noise", "clock", "roofline", "roof", "GFLOP/s", "p90", "kernels"}}
	for _, r := range records {
		clock, verified := "wall", "yes"
		if r.GPUNs != nil {
			clock = "gpu"
		}
		switch {
		case !r.Verified:
			verified = "NO"
		case r.Error != "":
			verified = "refused"
		}
		ns, part := r.Ns(), "-"
		of, roof := r.OfRoof()
		if of > 0 {
			part = report.Percent(of)
		}
		t.Rows = append(t.Rows, []string{
			r.Line, report.Duration(ns.Median), report.Share(r.Interval), report.Duration(ns.P90), clock, or(strings.Join(r.Noisy, ", "), "-"), report.Rate(r.GBPerS), report.Rate(r.RooflineGBPerS),
			part, or(roof, "-"), report.Rate(r.GFlopPerS), fmt.Sprint(r.Kernels), verified})
	}
	return t
}
