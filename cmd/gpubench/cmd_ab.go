package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/weft-gpu/weft/bench"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/internal/opline"
)

type abCmd struct {
	Lines   []string      `arg:"" optional:"" name:"opline" help:"Op lines; without any, and without --suite, the built-in suite."`
	Old     string        `required:"" placeholder:"BIN" help:"The gpubench to compare with: A."`
	New     string        `required:"" placeholder:"BIN" help:"The gpubench to compare: B."`
	Rounds  int           `placeholder:"N" help:"How often each measures all lines, 8 times at the least; without it 64 times for up to 4 lines, and fewer for more, 16 at the least."`
	Samples int           `default:"20" help:"The most samples of a line in a round (default: ${default})."`
	Time    time.Duration `default:"100ms" help:"Stop sampling a line in a round after this time (default: ${default})."`

	gate
	alone bool // both measure times alone
}

// Help says how.
func (c *abCmd) Help() string {
	return `Runs two builds of gpubench by turns over the same lines, a few at a time, and compares them round by
round. Which of them begins is drawn for each round, so that what disturbs the machine, at whatever beat,
disturbs both. Told to stop (Ctrl-C, SIGTERM), it compares the lines that are done. Where both builds
know of --no-roofline, they leave rooflines out.

` + tests
}

// linesAtOnce is how many lines a build measures in its turn: few, so that the other's
// turn with them comes within seconds, and not one, as each turn starts a process.
const linesAtOnce = 5

// roundsFor is how often lines are measured unless it is said. What disturbs a machine comes
// and goes within seconds: many short rounds find a difference of 5% where a few long ones do
// not, in a minute a line.
func roundsFor(lines int) int { return min(max(256/max(lines, 1), 16), 64) }

// Run measures by turns and compares.
func (c *abCmd) Run(e *environment) error {
	if err := e.only("ab", tabular...); err != nil {
		return err
	}
	if err := c.check(); err != nil {
		return err
	}
	if c.Rounds != 0 && c.Rounds < record.LeastRounds || c.Samples < 1 || c.Time < 0 {
		return usagef("--rounds must be %d or more, --samples 1 or more, and --time not negative", record.LeastRounds)
	}
	lines, err := e.lines(c.Lines)
	if err == nil && len(lines) == 0 {
		lines, err = opline.ParseSuite("default.txt", bench.Default)
	}
	if err != nil {
		return err
	}
	if c.Rounds == 0 {
		c.Rounds = roundsFor(len(lines))
	}
	dir, err := os.MkdirTemp("", "gpubench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	c.alone = measuresAlone(e, c.Old) && measuresAlone(e, c.New)
	unbegun.Store(int64(len(lines)))
	a, b, done, err := c.byTurns(e, dir, lines)
	if e.ctx.Err() != nil {
		err = &interruptedError{done, len(lines)}
	}
	if err != nil && done == 0 {
		return err
	}
	if reported := c.report(e, record.Compare(a, b)); err == nil {
		err = reported
	}
	return err
}

// byTurns measures the lines with both builds, a few lines at a time. It draws at random which build
// begins each round. So two equal builds have equal chances to be the faster one of a round, whatever
// disturbs the machine; the statistical test assumes that. If measuring ends early, byTurns returns
// the measurements of the lines that are done.
func (c *abCmd) byTurns(e *environment, dir string, lines []opline.Line) (a, b []record.Run, done int, err error) {
	groups := slices.Collect(slices.Chunk(lines, linesAtOnce))
	bar := newProgress(e.stderr, 2*c.Rounds*len(groups), "measuring by turns")
	defer func() { _ = bar.Finish() }()
	for _, group := range groups {
		var text strings.Builder
		for _, l := range group {
			text.WriteString(l.Text + "\n")
		}
		suite := filepath.Join(dir, "suite.txt")
		if err := os.WriteFile(suite, []byte(text.String()), 0o600); err != nil {
			return a, b, done, err
		}
		var measured [2][]record.Run
		turn := 0
		for i := range 2 * c.Rounds {
			if turn = 1 - turn; i%2 == 0 {
				turn = rand.IntN(2) // what comes and goes at a beat of its own is no build's
			}
			runs, err := c.once(e, []string{c.Old, c.New}[turn], suite, filepath.Join(dir, "results.json"))
			if err != nil {
				return a, b, done, err
			}
			measured[turn] = append(measured[turn], runs...)
			_ = bar.Add(1)
		}
		a, b, done = append(a, measured[0]...), append(b, measured[1]...), done+len(group)
		unbegun.Store(0)
	}
	return a, b, done, nil
}

// measuresAlone reports whether a build knows the flag that leaves out rooflines, as those
// before it do not.
func measuresAlone(e *environment, bin string) bool {
	help := exec.CommandContext(e.ctx, bin, "run", "--help")
	help.WaitDelay = patience / 10
	help.Env = append(os.Environ(), "GPUBENCH_FLAGS=")
	text, err := help.Output()
	return err == nil && bytes.Contains(text, []byte(noRoofline))
}

const noRoofline = "--no-roofline"

// once has a build measure the lines. Results that do not count are in its records, for
// which it fails.
func (c *abCmd) once(e *environment, bin, suite, out string) ([]record.Run, error) {
	args := []string{"run", "--suite", suite, "--format", "json", "--out", out, "--seed", fmt.Sprint(e.Seed),
		"--samples", fmt.Sprint(c.Samples), "--time", c.Time.String()}
	if c.alone {
		args = append(args, noRoofline)
	}
	if e.Device != "" {
		args = append(args, "--device", e.Device)
	}
	if err := os.RemoveAll(out); err != nil { // what the turn before wrote is not this one's
		return nil, err
	}
	var complaint bytes.Buffer
	cmd := exec.CommandContext(e.ctx, bin, args...)
	cmd.Stderr = &complaint
	cmd.WaitDelay = patience / 10 // what the build has begun may hold the pipe
	cmd.Env = append(os.Environ(), "GPUBENCH_FLAGS=")
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case e.ctx.Err() != nil:
		return nil, context.Cause(e.ctx)
	case errors.As(err, &exit) && exit.ExitCode() == statusFailed:
		if _, missing := os.Stat(out); missing == nil {
			break
		}
		fallthrough
	case err != nil:
		said := strings.TrimSpace(complaint.String())
		if said == "" {
			said = "it is to be a gpubench that can be executed"
		}
		return nil, usagef("%s: %v: %s", bin, err, said)
	}
	if _, err := os.Stat(out); err != nil {
		return nil, usagef("%s: it wrote no results: it is to be a gpubench", bin)
	}
	return record.ReadRuns(e.ctx, out)
}
