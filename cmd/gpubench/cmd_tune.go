package main

import (
	"fmt"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/tuner"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/target"
)

type tuneCmd struct {
	Forget bool          `help:"Take away what was chosen before, and measure nothing."`
	Dry    bool          `help:"Measure, and keep nothing."`
	Time   time.Duration `default:"100ms" help:"How long a candidate is sampled on a line, three times (default: ${default})."`
}

// Help says what is chosen and where it is kept.
func (c *tuneCmd) Help() string {
	return `Chooses how the device's work is cut: chunks, tiles, rows, what is computed twice, and on GPUs how many
invocations share a row, how far ahead each reads and what it holds. Every candidate is compared with the reference
before it is timed, in turn with the best so far, and chosen where it is faster by more than noise on the
lines that it decides, and slower on none. No choice changes a bit of any result. What is chosen is kept
in the cache folder for this device and this version of its driver, and used by every program that opens
it, unless told not to (WEFT_TUNING=0, device.WithoutTuning).`
}

// Run searches, reports every trial, and keeps what was chosen.
func (c *tuneCmd) Run(e *environment) error {
	if err := e.onlyTables("tune"); err != nil {
		return err
	}
	if c.Time <= 0 {
		return usagef("--time must be positive")
	}
	return e.timed(func(dev *device.Device) error {
		eng, err := engine.For(opened.Device(dev))
		if err != nil {
			return err
		}
		if err := eng.Tune(target.Tuning{}); err != nil {
			return err
		}
		if c.Forget {
			return eng.KeepTuning()
		}
		knobs := tuner.Knobs(eng.Class(), eng.HasMatrices())
		bench, err := c.bench(e, dev, eng, knobs)
		defer bench.close()
		if err != nil {
			return err
		}
		best, trials, err := tuner.Search(bench, eng.Class(), knobs)
		if err != nil {
			return err
		}
		if err := eng.Tune(best); err != nil {
			return err
		}
		if !c.Dry {
			if err := eng.KeepTuning(); err != nil {
				return err
			}
		}
		if err := e.report(tuneTable(trials), trials); err != nil {
			return err
		}
		for _, t := range trials {
			if t.Wrong != "" {
				err = errFailed
				fmt.Fprintf(e.stderr, "%s, %s: wrong: %s\n", t.Knob, t.Candidate, t.Wrong)
			}
		}
		return err
	})
}

func tuneTable(trials []tuner.Trial) report.Table {
	t := report.Table{Header: []string{"knob", "candidate", ">time", ">worst line", "verified", "chosen"}}
	for _, r := range trials {
		row := []string{r.Knob, r.Candidate, fmt.Sprintf("%.2fx", r.Ratio), fmt.Sprintf("%.2fx", r.Worst), "yes", ""}
		if r.Wrong != "" {
			row = []string{r.Knob, r.Candidate, "", "", "NO", ""}
		}
		if r.Chosen {
			row[5] = "yes"
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// tuneBench measures on the device.
type tuneBench struct {
	*meter
	lines map[string]*tuneLine
}

type tuneLine struct {
	w    *workload.Workload
	sets []*workload.Inputs // which rotate over the caches
}

// bench uploads the operands of all lines.
func (c *tuneCmd) bench(e *environment, dev *device.Device, eng *engine.Engine, knobs []tuner.Knob) (*tuneBench, error) {
	m, err := newMeter(e, dev, sampling{limit: c.Time}, false)
	b := &tuneBench{m, map[string]*tuneLine{}}
	if err != nil {
		return b, err
	}
	for _, k := range knobs {
		for _, text := range k.Lines {
			if err := b.upload(text); err != nil {
				return b, err
			}
		}
	}
	return b, nil
}

func (b *tuneBench) upload(text string) error {
	line, err := opline.Parse(text)
	if err != nil {
		return err
	}
	if err := fits(line, b.dev); err != nil {
		return err
	}
	l := &tuneLine{w: workload.New(line, b.Seed)}
	b.lines[text] = l
	for range rotation(line.Bytes(), cacheOf(b.dev.Info()), memoryOf(b.dev)/8) {
		in, err := l.w.Upload(b.dev)
		if err != nil {
			return err
		}
		l.sets = append(l.sets, in)
	}
	return nil
}

func (b *tuneBench) close() {
	if b.meter != nil {
		b.meter.close()
	}
	for _, l := range b.lines {
		for _, in := range l.sets {
			in.Close()
		}
	}
}

// Check compares one run with the reference.
func (b *tuneBench) Check(t target.Tuning, line string) (wrong string, err error) {
	if err := b.engine.Tune(t); err != nil {
		return "", err
	}
	l := b.lines[line]
	_, diff, err := b.verify(l.w, l.sets[0])
	if err != nil {
		return "", err
	}
	if diff.Count > 0 {
		return diff.String(), nil
	}
	return "", b.settle() // what is timed next is not to pay for the host's work
}

// Time is the shortest of some samples, by the GPU's clock where it has one.
func (b *tuneBench) Time(t target.Tuning, line string) (least time.Duration, err error) {
	if err := b.engine.Tune(t); err != nil {
		return 0, err
	}
	l := b.lines[line]
	for i, start := 0, time.Now(); i < warmUps+minSamples || time.Since(start) < b.limit; i++ {
		in := l.sets[i%len(l.sets)]
		if b.paced() {
			t, prof, err := b.led(l.w, in)
			t.Close()
			if err != nil {
				return 0, err
			}
			if i >= warmUps && (least == 0 || prof.GPU < least) {
				least = prof.GPU
			}
			continue
		}
		t, prof, elapsed, err := b.once(l.w, in)
		t.Close()
		if err != nil {
			return 0, err
		}
		if prof.HasGPU && prof.GPU > 0 {
			elapsed = prof.GPU
		}
		if i >= warmUps && (least == 0 || elapsed < least) {
			least = elapsed
		}
	}
	return least, nil
}
