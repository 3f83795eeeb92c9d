package main

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/predict"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

type modelCmd struct {
	Lines    []string `arg:"" optional:"" name:"opline" help:"Op lines; without any, and without --suite, the suite planner."`
	Card     []string `placeholder:"NAME|FILE" help:"The card, or several with commas between: ${cards}, or a file like theirs (default: h200)."`
	Figures  bool     `help:"Show the card's figures and where each is from, and predict nothing."`
	Measured string   `placeholder:"RESULTS.json" help:"Predict the lines of what run --format json wrote, for the card that it was measured on, and show both."`
}

// Help says how far a prediction can be trusted.
func (c *modelCmd) Help() string {
	return `Predicts on paper how long lines take on a card that is not here, nothing in its caches at first: each
line is planned for the card, some workgroups of each kernel are run on a simulated GPU and what they do
is counted, and a kernel takes little longer than the slowest of: memory's bandwidth, the caches, each kind of
arithmetic, the instructions issued, shared memory, and waiting (by Little's law: what the resident
workgroups have asked for at once); launches, barriers and code that is in no cache add to it. limit names the slowest, and share
how much of the time that is. of it is the share of the bandwidth that the card's best streams reach.

It cannot know what the vendor's compiler makes of a kernel (registers are estimated, or told by the
compiler that --device names: AMD's, by RADV without a card), clocks under load,
how caches replace, translation of addresses, and the time before the card begins. Figures that nobody
publishes are estimates, which --figures marks. Sorts and lookups, whose paths depend on data, are
counted on random numbers. Predictions of the same version are always the same; gpubench run measures.`
}

// Run predicts the lines for every card.
func (c *modelCmd) Run(e *environment) error {
	if err := e.only("model", tabular...); err != nil {
		return err
	}
	runs, err := c.measured(e)
	if err != nil {
		return err
	}
	cards, err := c.cards(e, runs)
	if err != nil {
		return err
	}
	if c.Figures {
		return c.figures(e, cards)
	}
	lines, err := c.lines(e, runs)
	if err != nil {
		return err
	}
	for _, l := range lines { // mistakes first
		if _, err := predict.NewModel(cards[0]).Plan(l); err != nil {
			return usagef("%s: %v%s", named(l), err, castAdvice(l, err))
		}
	}
	predictions, err := c.predictOn(e, cards, lines)
	if err != nil && len(predictions) == 0 {
		return err
	}
	for i, r := range runs {
		if i < len(predictions) {
			predictions[i].Compare(float64(r.Ns().Median) / 1000)
		}
	}
	if reported := e.report(modelTable(predictions, len(cards) > 1), predictions); err == nil {
		err = reported
	}
	return err
}

// measured are the results that predictions are to be shown beside.
func (c *modelCmd) measured(e *environment) ([]record.Run, error) {
	if c.Measured == "" {
		return nil, nil
	}
	if len(c.Lines) > 0 || e.Suite != "" || c.Figures || len(c.Card) > 1 {
		return nil, usagef("--measured has the lines, for one card: leave out op lines, --suite and --figures")
	}
	return record.ReadRuns(e.ctx, c.Measured)
}

// cards are those that were asked for, or the one that something was measured on.
func (c *modelCmd) cards(e *environment, runs []record.Run) ([]*predict.Card, error) {
	names := c.Card
	switch {
	case len(names) > 0:
	case len(runs) == 0:
		names = []string{"h200"}
	default:
		card, err := predict.For(runs[0].Device)
		return []*predict.Card{card}, err
	}
	var cards []*predict.Card
	for _, name := range names {
		card, err := predict.LoadContext(e.ctx, name)
		if err != nil {
			return nil, err
		}
		cards = append(cards, card)
	}
	return cards, nil
}

func (c *modelCmd) lines(e *environment, runs []record.Run) ([]opline.Line, error) {
	var lines []opline.Line
	for _, r := range runs {
		l, err := opline.Parse(r.Line)
		if err != nil {
			return nil, err
		}
		lines = append(lines, l)
	}
	if len(runs) > 0 {
		return lines, nil
	}
	lines, err := e.lines(c.Lines)
	if err == nil && len(lines) == 0 {
		return readSuite(e.ctx, "planner")
	}
	return lines, err
}

// predictOn predicts with the registers that a device's compiler tells, where one is
// named.
func (c *modelCmd) predictOn(e *environment, cards []*predict.Card, lines []opline.Line) ([]predict.Prediction, error) {
	if e.Device == "" {
		return predictAll(e, cards, lines, nil)
	}
	dev, err := device.Open(append(e.options(), device.WithPipelineCapture())...)
	if err != nil {
		return nil, err
	}
	list, err := predictAll(e, cards, lines, func(p *shaders.Program) (int, error) { return registers(dev, p) })
	if closed := dev.Close(); err == nil {
		err = closed
	}
	return list, err
}

// vectorRegisters is RADV's name for the registers of a lane.
const vectorRegisters = "VGPRs"

// registers are those of a lane, as the device's driver tells them of a pipeline.
func registers(dev *device.Device, p *shaders.Program) (int, error) {
	spec := vulkan.PipelineSpec{Name: p.Kernel.Text(), SPIRV: p.SPIRV, StorageBuffers: p.StorageBuffers, UniformBuffer: p.Kernel.ParamBuffer}
	if !p.Kernel.ParamBuffer {
		spec.PushBytes = 4 * p.ParamWords
	}
	pipeline, err := opened.Device(dev).Pipeline(spec)
	if err != nil {
		return 0, err
	}
	defer pipeline.Destroy()
	code, err := pipeline.Code()
	if err != nil {
		return 0, err
	}
	n, ok := code.Statistics[vectorRegisters]
	if !ok {
		return 0, fmt.Errorf("%s does not tell a pipeline's %s: leave out --device, or name a compiler that does, as RADV", dev.Info().Driver, vectorRegisters)
	}
	return int(n), nil
}

// predictAll predicts line after line. One that cannot be predicted is marked in its
// record, and the command fails at the end.
func predictAll(e *environment, cards []*predict.Card, lines []opline.Line, compiled func(*shaders.Program) (int, error)) ([]predict.Prediction, error) {
	bar := newProgress(e.stderr, len(lines)*len(cards), "predicting")
	defer func() { _ = bar.Finish() }()
	list := []predict.Prediction{}
	var failed error
	for _, card := range cards {
		m := predict.NewModel(card)
		m.Compiled = compiled
		for _, l := range lines {
			p, err := m.Line(e.ctx, l)
			switch {
			case err == nil:
			case e.ctx.Err() != nil:
				return list, e.ctx.Err()
			default:
				p = &predict.Prediction{Line: l.Text, Card: card.Name, Error: err.Error()}
				fmt.Fprintf(e.stderr, "%s: %v\n", named(l), err)
				failed = errFailed
			}
			list = append(list, *p)
			_ = bar.Add(1)
		}
	}
	return list, failed
}

func modelTable(list []predict.Prediction, cards bool) report.Table {
	t := report.Table{Header: []string{"line", ">predicted", ">GB/s", ">of it", ">GFLOP/s", "limit", ">share", ">launches"}, Aside: []string{"GFLOP/s", "launches"}}
	measured := slices.ContainsFunc(list, func(p predict.Prediction) bool { return p.Measured > 0 })
	if measured {
		t.Header = append(t.Header, ">measured", ">ratio")
	}
	if cards {
		t.Header = append([]string{"card"}, t.Header...)
	}
	for _, p := range list {
		row := []string{p.Line, report.Duration(int64(1000 * p.Microseconds)), report.Rate(p.GBPerS), report.Percent(p.Bandwidth),
			report.Rate(p.GFlopPerS), p.Limit, report.Percent(p.Limited), fmt.Sprint(p.Launches)}
		if p.Error != "" {
			row = []string{p.Line, "-", "-", "-", "-", "error", "-", "-"}
		}
		if measured {
			row = append(row, report.Duration(int64(1000*p.Measured)), report.Digits(p.Ratio))
		}
		if cards {
			row = append([]string{p.Card}, row...)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// figures reports every figure of the cards.
func (c *modelCmd) figures(e *environment, cards []*predict.Card) error {
	if len(c.Lines) > 0 || e.Suite != "" {
		return usagef("--figures predicts nothing: leave out the op lines, or --figures")
	}
	t := report.Table{Header: []string{"card", "figure", ">value", "", "source"}, Aside: []string{"source"}}
	for _, card := range cards {
		card.Each(func(field string, f predict.Figure) {
			estimate := ""
			if f.Estimate {
				estimate = "estimate"
			}
			t.Rows = append(t.Rows, []string{card.Name, field, fmt.Sprintf("%.10g", f.Value), estimate, f.Source})
		})
	}
	return e.report(t, cards)
}
