package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
	"github.com/weft-gpu/weft/tests/ablation/figure"
	"github.com/weft-gpu/weft/tests/programs"
)

// timed is one work on a device by turns: as it is, and with an ablation.
type timed struct {
	Subject  string         `json:"subject"`
	Variant  figure.Variant `json:"variant"`
	Device   string         `json:"device"`
	Work     string         `json:"work"`
	Program  bool           `json:"program,omitempty"`
	Whole    []float64      `json:"whole_ns"`
	Ablated  []float64      `json:"ablated_ns"`
	Ratio    float64        `json:"ratio"` // of the medians
	Error    string         `json:"error,omitempty"`
	Measured time.Time      `json:"measured"`
}

// gained reports whether the ablation costs what makes its subject stay.
func (t timed) gained() bool {
	return t.Program && t.Ratio >= programGain || !t.Program && t.Ratio >= lineGain
}

// stopwatch times pairs of processes.
type stopwatch struct {
	dir, device  string
	rounds, most int
	variants     []figure.Variant
	program      map[string]bool
	numbers      map[string]int // of subjects
}

func newStopwatch(dir, device string, rounds, most int, variants []figure.Variant) (*stopwatch, error) {
	index, err := readIndex(dir)
	w := &stopwatch{dir: dir, device: device, rounds: rounds, most: most, variants: variants, program: map[string]bool{}, numbers: map[string]int{}}
	for _, s := range index {
		w.numbers[s.Kind+" "+s.Name] = s.ID
	}
	for _, p := range programs.List {
		w.program[p.Name] = true
	}
	return w, err
}

// measure times the works of every ablation that changes plans for the device, unless the
// cards' times decide already that its subject stays, and appends them to a file. An
// ablation's works are done as soon as one of them shows a gain twice.
func (w *stopwatch) measure(ctx context.Context, only string) error {
	match, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	outcomes, err := readOutcomes(outcomesFile(w.dir))
	if err != nil {
		return err
	}
	known, err := readTimes(timesFile(w.dir))
	if err != nil {
		return err
	}
	out, err := os.OpenFile(timesFile(w.dir), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer out.Close()
	write := json.NewEncoder(out)
	stays := decided(outcomes)
	for _, o := range outcomes {
		if stays[o.name()] || !slices.Contains(w.variants, o.Variant) || !match.MatchString(o.Kind+" "+o.Subject) {
			continue
		}
		for _, name := range w.chosen(o.Changed[w.device]) {
			if slices.ContainsFunc(known, func(t timed) bool {
				return t.Subject == o.name() && t.Variant == o.Variant && (t.gained() || t.Work == name && t.Device == w.device)
			}) {
				continue
			}
			t := w.pair(ctx, o, name)
			if t.gained() { // by chance, perhaps
				t = w.pair(ctx, o, name)
			}
			if err := write.Encode(t); err != nil {
				return err
			}
			known = append(known, t)
			fmt.Fprintf(os.Stderr, "%s %s %s, %s, %s: %.3f %s\n", o.Kind, o.Subject, o.Variant, w.device, name, t.Ratio, t.Error)
			if ctx.Err() != nil {
				return ctx.Err()
			}
		}
	}
	return nil
}

// decided are the subjects that stay by the cards' times.
func decided(outcomes []outcome) map[string]bool {
	stays := map[string]bool{}
	for _, o := range outcomes {
		if o.stays() {
			stays[o.name()] = true
		}
	}
	return stays
}

// chosen are as many of the works as are timed: the programs, and lines from all over the list.
func (w *stopwatch) chosen(works []string) (list []string) {
	var lines []string
	for _, name := range works {
		if w.program[name] {
			list = append(list, name)
		} else {
			lines = append(lines, name)
		}
	}
	list = list[:min(len(list), w.most/2)]
	n := min(len(lines), w.most-len(list))
	for i := range n {
		list = append(list, lines[i*len(lines)/n])
	}
	return list
}

// pair times a work by turns. Which of the two begins is drawn for each round.
func (w *stopwatch) pair(ctx context.Context, o outcome, name string) timed {
	t := timed{Subject: o.name(), Variant: o.Variant, Device: w.device, Work: name, Program: w.program[name], Measured: time.Now().UTC().Truncate(time.Second)}
	turn := 0
	for i := range 2 * w.rounds {
		if turn = 1 - turn; i%2 == 0 {
			turn = rand.IntN(2)
		}
		ablation := ""
		if turn == 1 {
			ablation = fmt.Sprintf("%d=%s", w.numbers[o.name()], o.Variant)
		}
		ns, err := w.once(ctx, name, ablation)
		if err != nil {
			t.Error = err.Error()
			return t
		}
		if turn == 1 {
			t.Ablated = append(t.Ablated, ns)
		} else {
			t.Whole = append(t.Whole, ns)
		}
	}
	t.Ratio = median(t.Ablated) / median(t.Whole)
	return t
}

func median(list []float64) float64 {
	list = slices.Sorted(slices.Values(list))
	return (list[(len(list)-1)/2] + list[len(list)/2]) / 2
}

// once is how many nanoseconds a work takes in a process of its own.
func (w *stopwatch) once(ctx context.Context, name, ablation string) (float64, error) {
	args := []string{filepath.Join(w.dir, "gpubench"), "run", name, "--no-roofline", "--samples", "15", "--time", "300ms", "--format", "json", "--device", w.device}
	if w.program[name] {
		args = []string{filepath.Join(w.dir, "ablated"), "once", "-device", w.device, "-work", name}
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	cmd.Env = append(os.Environ(), figure.Variable+"="+ablation, "WEFT_TUNING=0")
	out, err := cmd.Output()
	if err != nil {
		return 0, fmt.Errorf("%w: %.200s", err, strings.TrimSpace(complaint.String()))
	}
	if w.program[name] {
		return strconv.ParseFloat(strings.TrimSpace(string(out)), 64)
	}
	var runs []struct {
		Wall struct{ Median float64 } `json:"wall_ns"`
	}
	if err := json.Unmarshal(out, &runs); err != nil || len(runs) != 1 {
		return 0, fmt.Errorf("%d results: %w", len(runs), err)
	}
	return runs[0].Wall.Median, nil
}

func timesFile(dir string) string { return filepath.Join(dir, "times.jsonl") }

func readTimes(file string) ([]timed, error) { return readLines[timed](file) }

// The samples of a program in a process: until that long, and these at the least.
const (
	programTime = time.Second
	minSamples  = 3
)

// programOnce times a program on operands that are numbers from 1 to 200, and returns the
// median of its calls but the first, in nanoseconds.
func programOnce(ctx context.Context, selector, name string) (float64, error) {
	at := slices.IndexFunc(programs.List, func(p programs.Program) bool { return p.Name == name })
	if at < 0 {
		return 0, fmt.Errorf("there is no program %q", name)
	}
	p := programs.List[at]
	dev, err := device.Open(device.WithSelector(selector))
	if err != nil {
		return 0, err
	}
	defer dev.Close()
	r := tensor.NewRand(dev, 1)
	var args []*tensor.Tensor
	for _, of := range p.Params {
		args = append(args, r.Uniform(dtype.Float32, 1, 200, of.Dims...).Cast(of.DType))
	}
	if err := tensor.Eval(ctx, args...); err != nil {
		return 0, err
	}
	f, err := tensor.Compile(ctx, dev, p.Params, p.Body)
	if err != nil {
		return 0, err
	}
	var samples []float64
	for begun, first := time.Now(), true; first || len(samples) < minSamples || time.Since(begun) < programTime; first = false {
		start := time.Now()
		results, err := f.Call(ctx, args...)
		if err == nil {
			err = tensor.Eval(ctx, results...)
		}
		if err != nil {
			return 0, err
		}
		if !first {
			samples = append(samples, float64(time.Since(start)))
		}
		for _, x := range results {
			x.Close()
		}
	}
	return median(samples), nil
}
