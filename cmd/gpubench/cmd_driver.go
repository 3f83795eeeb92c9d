package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/weft-gpu/weft/internal/engine/explain"
	"github.com/weft-gpu/weft/internal/engine/standalone"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/cases"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/drivertest"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
)

const (
	graphsAtOnce = 960  // random graphs between looks at the clock
	wrongEach    = 40   // lines that differ, for each finding that is asked for, are enough
	maxWitnesses = 1500 // lines that do not, whose kernels are looked at
	shrinkTries  = 300
)

// trial is a driver's: what was compared, and what came out.
type trial struct {
	*environment
	dev           *device.Device
	close         func() error // of a device that was opened in the place of a lost one
	compared      int
	right, wrong  []opline.Line
	reasons       map[string]string // by the text of a wrong line
	instructionOf map[string]map[string]bool
}

// verdict is what check --driver found, as JSON shows it.
type verdict struct {
	Device   string               `json:"device"`
	Driver   string               `json:"driver"`
	Compared int                  `json:"compared"`
	Wrong    int                  `json:"wrong"`
	Seconds  float64              `json:"seconds"`
	Findings []drivertest.Finding `json:"findings"`
	Probed   []drivertest.Finding `json:"probed"` // instructions that are not as defined, by the kernels that try each when a device is opened
}

// driver compares the catalogue and random graphs, and finds out what is wrong.
func (c *checkCmd) driver(e *environment) error {
	if err := e.only("check --driver", report.Text, report.JSON); err != nil {
		return err
	}
	if c.Graphs < 0 || c.Findings < 1 {
		return usagef("--graphs must not be negative, and --findings 1 or more")
	}
	given, err := e.lines(c.Lines)
	if err != nil {
		return err
	}
	return e.withDevice(func(dev *device.Device) error {
		if dev.IsHost() {
			return usagef("the host device has no driver to try: choose another with --device (gpubench devices lists them)")
		}
		if err := checkLines(given, dev); err != nil {
			return err
		}
		start := time.Now()
		t := &trial{environment: e, dev: dev, close: func() error { return nil }, reasons: map[string]string{}, instructionOf: map[string]map[string]bool{}}
		arithmetic, err := dev.Arithmetic(e.ctx)
		if err != nil {
			return err
		}
		err = c.try(t, everyData(given))
		v := verdict{Probed: drivertest.Probed(arithmetic), Device: dev.Info().Name, Driver: dev.Info().Driver + " " + dev.Info().DriverVersion, Compared: t.compared, Wrong: len(t.wrong)}
		if len(t.wrong) > 0 { // also where it ended early
			var found error
			v.Findings, found = t.findings(c.Findings, c.Folder)
			err = errors.Join(err, found)
		}
		v.Seconds = time.Since(start).Seconds()
		err = errors.Join(err, t.close())
		if reported := v.report(e); err == nil {
			err = reported
		}
		if err == nil && v.Wrong > 0 {
			err = errFailed
		}
		return err
	})
}

// try compares lines until there are no more, or enough is wrong.
func (c *checkCmd) try(t *trial, given []opline.Line) error {
	lines := given
	if len(lines) == 0 {
		var err error
		if lines, err = c.catalogue(t.Seed); err != nil {
			return err
		}
	}
	start := time.Now()
	enough := func() bool {
		return len(t.wrong) >= wrongEach*c.Findings || c.Time > 0 && time.Since(start) > c.Time
	}
	for _, part := range parts(lines, t.Seed) {
		if err := t.compare(part); err != nil || enough() {
			return err
		}
	}
	if len(given) > 0 {
		return nil
	}
	for done := 0; done < c.Graphs && !enough(); done += graphsAtOnce {
		var graphs []opline.Line
		for _, text := range cases.Expressions(t.Seed+uint64(done), min(graphsAtOnce, c.Graphs-done)) {
			l, err := opline.Parse(text)
			if err != nil {
				return err
			}
			graphs = append(graphs, l)
		}
		if err := t.compare(graphs); err != nil {
			return err
		}
	}
	return nil
}

// parts are the lines of whole operators, in an order by chance: what is wrong shows
// soon, and beside much that is right.
func parts(lines []opline.Line, seed uint64) (list [][]opline.Line) {
	byOp := map[string][]opline.Line{}
	var names []string
	for _, l := range lines {
		if byOp[l.Op] == nil {
			names = append(names, l.Op)
		}
		byOp[l.Op] = append(byOp[l.Op], l)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	random.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	for _, name := range names {
		if n := len(list); n == 0 || len(list[n-1]) >= graphsAtOnce/4 {
			list = append(list, nil)
		}
		list[len(list)-1] = append(list[len(list)-1], byOp[name]...)
	}
	return list
}

// compare notes which lines the driver computes wrongly.
func (t *trial) compare(lines []opline.Line) error {
	records, err := checkAll(t.environment, t.dev, lines, onDriver)
	byText := map[string]record.Check{}
	for _, r := range records {
		byText[r.Line] = r
	}
	for _, l := range lines {
		switch r, ok := byText[l.Text]; {
		case !ok:
		case r.OK:
			t.right = append(t.right, l)
		default:
			t.wrong, t.reasons[l.Text] = append(t.wrong, l), r.Error
		}
	}
	t.compared += len(records)
	if errors.Is(err, errFailed) {
		err = nil
	}
	return err
}

// onDriver is lineDifference whose kernels the device runs, however small they are: with
// timestamps, and by an environment's options no host computes them.
func onDriver(e *environment, dev *device.Device, w *workload.Workload) (workload.Difference, error) {
	_, _, diff, err := judged(e, dev, w)
	return diff, err
}

func judged(e *environment, dev *device.Device, w *workload.Workload) (want *hostref.Array, got []byte, diff workload.Difference, err error) {
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return nil, nil, diff, err
	}
	in, err := w.Upload(dev)
	if err != nil {
		return nil, nil, diff, err
	}
	defer in.Close()
	t, err := w.Build(in)
	if err != nil {
		return nil, nil, diff, err
	}
	defer t.Close()
	v, err := handle.Value(t)
	if err != nil {
		return nil, nil, diff, err
	}
	return w.Judge(e.ctx, in, t, func() error {
		_, err := eng.Profile(e.ctx, v)
		return err
	})
}

// findings cut lines down that differ, those with the simplest kernels first, until what
// is suspected is in all that are left.
func (t *trial) findings(most int, folder string) (list []drivertest.Finding, err error) {
	var witnesses []drivertest.Witness
	for i := 0; i < len(t.right); i += len(t.right)/maxWitnesses + 1 {
		if of, err := t.instructions(t.right[i]); err == nil {
			witnesses = append(witnesses, drivertest.Witness{Instructions: of})
		}
	}
	for _, l := range t.wrong {
		if of, err := t.instructions(l); err == nil {
			witnesses = append(witnesses, drivertest.Witness{Instructions: of, Wrong: true})
		}
	}
	left := slices.Clone(t.wrong)
	slices.SortStableFunc(left, func(a, b opline.Line) int {
		return cmp.Or(cmp.Compare(len(t.instructionOf[a.Text]), len(t.instructionOf[b.Text])), cmp.Compare(len(a.Text), len(b.Text)))
	})
	for len(left) > 0 && len(list) < most && t.ctx.Err() == nil {
		f, err := t.finding(left[0], witnesses, filepath.Join(folder, fmt.Sprintf("%s-%d", word(t.dev.Info().Name), len(list)+1)))
		if err != nil {
			return list, err
		}
		list = append(list, f)
		left = slices.DeleteFunc(left[1:], func(l opline.Line) bool {
			return len(f.Suspects) > 0 && t.instructionOf[l.Text][f.Suspects[0]]
		})
	}
	return list, nil
}

// word is a name for a folder.
func word(name string) string {
	name, _, _ = strings.Cut(name, " (")
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '/' || r == '\\' || r == ':' {
			return '-'
		}
		return r
	}, name)
}

// instructions are those of a line's kernels.
func (t *trial) instructions(l opline.Line) (map[string]bool, error) {
	if known, ok := t.instructionOf[l.Text]; ok {
		return known, nil
	}
	all := map[string]bool{}
	steps, err := t.explained(l)
	for _, s := range steps {
		of, bad := drivertest.Instructions(s.SPIRV)
		err = errors.Join(err, bad)
		for name := range of {
			all[name] = true
		}
	}
	if err == nil {
		t.instructionOf[l.Text] = all
	}
	return all, err
}

func (t *trial) explained(l opline.Line) ([]explain.Step, error) {
	if err := t.renewed(); err != nil {
		return nil, err
	}
	eng, err := engine.For(opened.Device(t.dev))
	if err != nil {
		return nil, err
	}
	w := workload.New(l, t.Seed)
	in, err := w.Upload(t.dev)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	r, err := w.Build(in)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	v, err := handle.Value(r)
	if err != nil {
		return nil, err
	}
	x, err := eng.Explain(v)
	return x.Steps, err
}

// renewed opens a device in the place of one that was lost.
func (t *trial) renewed() error {
	if t.dev.Err() == nil {
		return nil
	}
	dev, err := device.Open(t.options()...)
	if err != nil {
		return err
	}
	err = t.close()
	t.dev, t.close = dev, dev.Close
	return err
}

// finding cuts one line down, and writes its folder.
func (t *trial) finding(from opline.Line, witnesses []drivertest.Witness, folder string) (drivertest.Finding, error) {
	info := t.dev.Info()
	f := drivertest.Finding{From: from.Text, Device: info.Name, Driver: info.Driver + " " + info.DriverVersion}
	least := drivertest.Shrink(from, shrinkTries, t.fails)
	f.Line, f.Operator = least.Text, drivertest.Operator(least)
	if of, err := t.instructions(least); err == nil {
		f.Suspects = drivertest.Suspects(of, witnesses)
	}
	if err := t.renewed(); err != nil {
		return f, err
	}
	w := workload.New(least, t.Seed)
	want, got, _, err := judged(t.environment, t.dev, w)
	if err != nil {
		f.Error = err.Error()
	} else {
		f.Pattern = drivertest.PatternOf(want, got, w.Operands()).String()
	}
	if want == nil {
		return f, nil
	}
	var whole *standalone.Plan
	if t.renewed() == nil {
		whole = t.standalone(w)
	}
	f.Folder = folder
	return f, drivertest.Evidence(folder, f, whole, want, got)
}

// standalone is how a line runs; nil where it does not, which the finding says.
func (t *trial) standalone(w *workload.Workload) *standalone.Plan {
	eng, err := engine.For(opened.Device(t.dev))
	if err != nil {
		return nil
	}
	in, err := w.Upload(t.dev)
	if err != nil {
		return nil
	}
	defer in.Close()
	r, err := w.Build(in)
	if err != nil {
		return nil
	}
	defer r.Close()
	v, err := handle.Value(r)
	if err != nil {
		return nil
	}
	whole, err := eng.Standalone(t.ctx, v)
	if err != nil {
		return nil
	}
	return whole
}

// fails reports whether a line is computed wrongly, or not at all though it is right.
func (t *trial) fails(l opline.Line) bool {
	if t.ctx.Err() != nil || t.renewed() != nil || checkLines([]opline.Line{l}, t.dev) != nil || fits(l, t.dev) != nil {
		return false
	}
	_, _, diff, err := judged(t.environment, t.dev, workload.New(l, t.Seed))
	return err != nil || diff.Count > 0
}

func (v verdict) report(e *environment) error {
	return e.write(func(w io.Writer) error {
		if e.Format == report.JSON {
			return report.WriteJSON(w, v)
		}
		for _, f := range v.Findings {
			if _, err := fmt.Fprintln(w, f); err != nil {
				return err
			}
		}
		for _, f := range v.Probed {
			if _, err := fmt.Fprintf(w, "probed %s: %s\n", f.Operator, f.Pattern); err != nil {
				return err
			}
		}
		_, err := fmt.Fprintf(w, "%s, %s: %d graphs compared, %d wrong, in %s\n", v.Device, v.Driver, v.Compared, v.Wrong, time.Duration(v.Seconds*1e9).Round(time.Second))
		return err
	})
}
