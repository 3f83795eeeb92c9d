package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"

	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/predict"
	"github.com/weft-gpu/weft/tests/ablation/figure"
)

// outcome is what one ablation changes.
type outcome struct {
	Subject string         `json:"subject"`
	Kind    string         `json:"kind"`
	Variant figure.Variant `json:"variant"`
	// Changed are the works whose plans differ, by device, and Failed what cannot be planned.
	Changed map[string][]string `json:"changed,omitempty"`
	Failed  map[string]string   `json:"failed,omitempty"`
	// Asked: some plan asked for the subject.
	Asked bool `json:"asked"`
	// Line and Program are the works that take the longest times as long without it by the
	// model, and Gained those that take the fewest.
	Line, Program, Gained timing
	Predicted             int  `json:"predicted"` // works, on cards
	Endless               bool `json:"endless,omitempty"`
}

// timing is how many times as long a work takes on a card with an ablation.
type timing struct {
	Ratio      float64 `json:"ratio,omitempty"`
	Work, Card string  `json:",omitempty"`
}

// The gains from which on a subject stays.
const lineGain, programGain = 1.05, 1.02

// endless is how long a plan may take with an ablation.
const endless = 120 * time.Second

// ablated plans all works with each ablation, and appends what changed to a file. What the file
// has already is left out.
func ablated(ctx context.Context, root, dir, only string) error {
	index, err := readIndex(dir)
	if err != nil {
		return err
	}
	match, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	a, err := newAblator(ctx, root)
	if err != nil {
		return err
	}
	file := outcomesFile(dir)
	known, err := readOutcomes(file)
	if err != nil {
		return err
	}
	done := map[string]bool{}
	for _, o := range known {
		done[o.name()+string(o.Variant)] = true
	}
	out, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer out.Close()
	write := json.NewEncoder(out)
	if err := broken(dir, write, done); err != nil {
		return err
	}
	var later []ablation
	for _, v := range figure.Variants { // the neutral ones of all figures first
		for _, s := range index {
			if done[s.Kind+" "+s.Name+string(v)] || !slices.Contains(s.variants(), v) || !match.MatchString(s.Kind+" "+s.Name) {
				continue
			}
			x := ablation{subject: s, variant: v}
			if err := a.watched(&x, dir); err != nil {
				return err
			}
			if len(x.changes) > 0 {
				x.plans = len(x.changes)
				x.changes = nil // of which there is no room for all
				later = append(later, x)
			} else if err := x.write(write); err != nil {
				return err
			}
		}
	}
	// What changes few plans is what gains little, most likely.
	slices.SortStableFunc(later, func(x, y ablation) int { return cmp.Compare(x.plans, y.plans) })
	for _, x := range later {
		if err := a.watched(&x, dir); err != nil {
			return err
		}
		a.predictAll(ctx, &x)
		if err := x.write(write); err != nil {
			return err
		}
	}
	return nil
}

// ablation is a subject's variant, and what it changes.
type ablation struct {
	subject subject
	variant figure.Variant
	outcome outcome
	changes []change // on cards
	plans   int
}

func (x *ablation) write(write *json.Encoder) error {
	fmt.Fprintf(os.Stderr, "%s %s %s: %s\n", x.subject.Kind, x.subject.Name, x.variant, x.outcome.summary())
	return write.Encode(x.outcome)
}

// watched plans with an ablation, whose name a file has meanwhile: what ends the process, as what
// has no end does after a time, is written down by the next one.
func (a *ablator) watched(x *ablation, dir string) error {
	if err := writeJSON(begunFile(dir), outcome{Subject: x.subject.Name, Kind: x.subject.Kind, Variant: x.variant, Asked: true, Endless: true}); err != nil {
		return err
	}
	watch := time.AfterFunc(endless, func() { os.Exit(3) })
	defer watch.Stop()
	a.change(x, func() { watch.Reset(endless) })
	return os.Remove(begunFile(dir))
}

// broken writes down what ended the process before, if anything did.
func broken(dir string, write *json.Encoder, done map[string]bool) error {
	var o outcome
	if readJSON(begunFile(dir), &o) != nil {
		return nil
	}
	done[o.name()+string(o.Variant)] = true
	if err := write.Encode(o); err != nil {
		return err
	}
	return os.Remove(begunFile(dir))
}

func begunFile(dir string) string { return filepath.Join(dir, "begun.json") }

func outcomesFile(dir string) string { return filepath.Join(dir, "outcomes.jsonl") }

func readOutcomes(file string) ([]outcome, error) { return readLines[outcome](file) }

// name tells the outcome's subject.
func (o outcome) name() string { return o.Kind + " " + o.Subject }

func (o outcome) summary() string {
	text := ""
	for name, list := range o.Changed {
		text += fmt.Sprintf("%s %d, ", name, len(list))
	}
	if o.Line.Ratio > 0 {
		text += fmt.Sprintf("line %.3f %s, ", o.Line.Ratio, o.Line.Card)
	}
	if o.Program.Ratio > 0 {
		text += fmt.Sprintf("program %.3f %s, ", o.Program.Ratio, o.Program.Card)
	}
	if o.Gained.Ratio > 0 {
		text += fmt.Sprintf("least %.3f, ", o.Gained.Ratio)
	}
	if len(o.Failed) > 0 {
		text += fmt.Sprint("failed ", o.Failed)
	}
	return text + fmt.Sprintf("%d predicted", o.Predicted)
}

// base is what a work is on a device without an ablation.
type base struct {
	identity string
	load     float64
	touched  figure.Touched
	micros   float64 // predicted; 0: not yet, below: it cannot be
}

// ablator has the works and what they are without ablations.
type ablator struct {
	works   []work
	devices []planned
	configs []figure.Touched // what the devices' configurations ask for
	bases   [][]base
	models  []*predict.Model
	slow    []time.Duration // how long predictions of each work took
}

func newAblator(ctx context.Context, root string) (*ablator, error) {
	a := &ablator{}
	var err error
	if a.works, err = works(ctx, root); err != nil {
		return nil, err
	}
	a.slow = make([]time.Duration, len(a.works))
	if a.devices, err = devices(); err != nil {
		return nil, err
	}
	for _, d := range a.devices {
		figure.Reset()
		cfg := d.config()
		a.configs = append(a.configs, figure.Reset())
		var model *predict.Model
		if d.card != nil {
			model = predict.NewModel(d.card)
		}
		a.models = append(a.models, model)
		bases := make([]base, len(a.works))
		for i, w := range a.works {
			figure.Reset()
			p, err := plan.Build(cfg, w.values...)
			if err != nil {
				return nil, fmt.Errorf("%s: %s: %w", d.name, w.name, err)
			}
			bases[i] = base{identity: identity(p), load: load(p), touched: figure.Reset()}
		}
		a.bases = append(a.bases, bases)
	}
	return a, nil
}

// change plans the works with an ablation; alive is called before each.
func (a *ablator) change(x *ablation, alive func()) {
	s, v := x.subject, x.variant
	o := outcome{Subject: s.Name, Kind: s.Kind, Variant: v, Changed: map[string][]string{}, Failed: map[string]string{}}
	x.changes = nil
	for d, device := range a.devices {
		for i, w := range a.works {
			if !a.configs[d][s.ID] && !a.bases[d][i].touched[s.ID] {
				continue
			}
			o.Asked = true
			alive()
			p, err := a.planned(device, w, s, v)
			if err != nil {
				o.Failed[device.name] = w.name + ": " + err.Error()
				continue
			}
			if identity(p) == a.bases[d][i].identity {
				continue
			}
			o.Changed[device.name] = append(o.Changed[device.name], w.name)
			if device.card != nil {
				x.changes = append(x.changes, change{d, i, p, load(p) / a.bases[d][i].load})
			}
		}
	}
	x.outcome = o
}

// predictAll predicts what an ablation changes, until the model shows that the subject stays.
func (a *ablator) predictAll(ctx context.Context, x *ablation) {
	slices.SortStableFunc(x.changes, func(c, d change) int { return cmp.Compare(a.promise(d), a.promise(c)) })
	for _, c := range x.changes[:min(len(x.changes), maxPredicted)] {
		if a.predict(ctx, &x.outcome, c); x.outcome.stays() {
			break
		}
	}
	x.changes = nil
}

// change is a work's other plan on a card.
type change struct {
	device, work int
	plan         *plan.Plan
	more         float64 // how many times the load of the plan that there is
}

// maxPredicted is how many changes of an ablation are predicted at the most.
const maxPredicted = 30

// load is what a plan has to do, about, in bytes that are moved: what its launches take beside
// them as well.
func load(p *plan.Plan) float64 {
	n := p.Counts()
	return float64(n.Read+n.Written) + 4e6*float64(n.Launches) + 0.1*float64(n.Work)
}

// promise orders changes: those first that are likely to show a gain, and soon.
func (a *ablator) promise(c change) float64 {
	slow := a.slow[c.work].Seconds() // of all cards, since they are alike
	return math.Abs(math.Log(c.more)) - 0.2*slow
}

// stays reports whether the cards' times show that the subject gains enough.
func (o outcome) stays() bool { return o.Line.Ratio >= lineGain || o.Program.Ratio >= programGain }

// planned is the plan of a work with an ablation.
func (a *ablator) planned(d planned, w work, s subject, v figure.Variant) (p *plan.Plan, err error) {
	defer figure.Set(-1, figure.None)
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	figure.Set(s.ID, v)
	return plan.Build(d.config(), w.values...)
}

// predict adds how many times as long a work takes by another plan.
func (a *ablator) predict(ctx context.Context, o *outcome, c change) {
	d, i := c.device, c.work
	b, w, model := &a.bases[d][i], a.works[i], a.models[d]
	start := time.Now()
	defer func() { a.slow[i] = max(a.slow[i], time.Since(start)) }()
	if b.micros == 0 {
		b.micros = -1
		if whole, err := plan.Build(a.devices[d].config(), w.values...); err == nil {
			b.micros = micros(ctx, model, w.name, whole)
		}
	}
	now := micros(ctx, model, w.name, c.plan)
	if b.micros < 0 || now < 0 {
		o.Failed[a.devices[d].name] = w.name + ": no prediction"
		return
	}
	o.Predicted++
	t := timing{now / b.micros, w.name, a.devices[d].name}
	worst := &o.Line
	if w.program {
		worst = &o.Program
	}
	if t.Ratio > worst.Ratio {
		*worst = t
	}
	if o.Gained.Ratio == 0 || t.Ratio < o.Gained.Ratio {
		o.Gained = t
	}
}

// micros is a plan's predicted time, below 0 where there is none.
func micros(ctx context.Context, m *predict.Model, name string, p *plan.Plan) (us float64) {
	defer func() {
		if recover() != nil {
			us = -1
		}
	}()
	prediction, err := m.Planned(ctx, name, p)
	if err != nil {
		return -1
	}
	return prediction.Microseconds
}
