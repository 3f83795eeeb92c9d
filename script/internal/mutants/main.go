package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// options are the command's flags.
type options struct {
	root, results, driver string
	seed                  uint64
	part, parts           int
	from, upTo            int
	most                  int
	all                   bool
	only                  string
	test                  string
}

func main() {
	if err := command(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func command(arguments []string) error {
	if len(arguments) == 0 {
		return fmt.Errorf("say list, baseline, run or report")
	}
	o := options{part: 1, parts: 1}
	flags := flag.NewFlagSet("mutants", flag.ContinueOnError)
	part := flags.String("part", "1/1", "K/N: every N-th mutant of the sample, from the K-th on")
	flags.StringVar(&o.root, "root", ".", "the tree's `folder`")
	flags.StringVar(&o.results, "results", filepath.FromSlash("script/internal/mutants/results.jsonl"), "the `file` of results")
	flags.StringVar(&o.driver, "driver", os.Getenv("VK_DRIVER_FILES"), "the `manifest` of a lavapipe")
	flags.Uint64Var(&o.seed, "seed", 1, "draws the sample")
	flags.IntVar(&o.upTo, "rungs", 0, "leave out the rungs after this `number`: for a try, of which survivors are not recorded")
	flags.IntVar(&o.from, "from", 1, "begin at the rung of this `number`: what was passed in an earlier try")
	flags.IntVar(&o.most, "most", 0, "end after so `many` mutants")
	flags.BoolVar(&o.all, "all", false, "list every candidate")
	flags.StringVar(&o.only, "only", "", "candidates whose id holds this `text`, and not the sample")
	flags.StringVar(&o.test, "test", "", "try `PACKAGE@DEVICE:PATTERN` alone, such as internal/engine@sim32:^TestCooperativeDigits$: the test that is thought to notice; survivors are not recorded")
	if err := flags.Parse(arguments[1:]); err != nil {
		return err
	}
	if _, err := fmt.Sscanf(*part, "%d/%d", &o.part, &o.parts); err != nil || o.part < 1 || o.part > o.parts {
		return fmt.Errorf("-part %s: want K/N with K from 1 to N", *part)
	}
	var err error
	if o.root, err = filepath.Abs(o.root); err != nil {
		return err
	}
	switch arguments[0] {
	case "list":
		return list(o)
	case "run":
		return run(o)
	case "baseline":
		return baseline(o)
	case "report":
		all, err := records(o.results)
		if err != nil {
			return err
		}
		report(os.Stdout, all)
		return progress(o, all)
	}
	return fmt.Errorf("%s: say list, baseline, run or report", arguments[0])
}

func list(o options) error {
	slots, err := chosen(o)
	if err != nil {
		return err
	}
	for _, s := range slots {
		fmt.Printf("%s line %d\t%s\n", s.Name, s.candidates[0].Line, s.candidates[0].change())
	}
	return nil
}

// chosen are the slots that the flags name.
func chosen(o options) ([]slot, error) {
	if !o.all && o.only == "" {
		return sample(o.root, o.seed)
	}
	var slots []slot
	for _, s := range shares {
		found, err := candidates(o.root, s.pkg)
		if err != nil {
			return nil, err
		}
		for _, m := range found {
			if strings.Contains(m.ID, o.only) {
				slots = append(slots, slot{Name: s.pkg, candidates: []mutant{m}})
			}
		}
	}
	return slots, nil
}

func run(o options) error {
	slots, err := chosen(o)
	if err != nil {
		return err
	}
	done, err := records(o.results)
	if err != nil {
		return err
	}
	r, err := newRunner(o)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.folder)
	fmt.Printf("seed %d, part %d of %d, results in %s\n", o.seed, o.part, o.parts, o.results)
	tried := 0
	for i, s := range slots {
		if i%o.parts != o.part-1 {
			continue
		}
		left, ended := s.left(done)
		if ended && o.only == "" {
			continue
		}
		if tried++; o.most > 0 && tried > o.most {
			break
		}
		made, err := r.run(left)
		if err != nil {
			return err
		}
		for _, m := range made {
			if m.Outcome == unbuildable {
				continue
			}
			fmt.Printf("%-9s %-18s %6.0f s  %s\n          %s\n", m.Outcome, m.Slot, m.Seconds, m.change(), m.By)
		}
		for _, m := range made {
			if m.Outcome == survived && (o.upTo > 0 || o.test != "") {
				continue
			}
			if err := m.appendTo(o.results); err != nil {
				return err
			}
		}
	}
	return summary(o)
}

// baseline climbs the ladder without a mutant: what fails there would be taken for
// a test that notices.
func baseline(o options) error {
	r, err := newRunner(o)
	if err != nil {
		return err
	}
	defer os.RemoveAll(r.folder)
	found, err := candidates(o.root, shares[0].pkg)
	if err != nil {
		return err
	}
	unchanged := found[0]
	unchanged.end, unchanged.text = unchanged.start, ""
	by, err := r.try(unchanged)
	if by != "" {
		return fmt.Errorf("without a mutant: %s", by)
	}
	return err
}

// progress tells how far the sample has been tried.
func progress(o options, done []record) error {
	slots, err := sample(o.root, o.seed)
	if err != nil {
		return err
	}
	caught, explains := 0, 0
	for _, s := range slots {
		switch outcome, _ := s.outcome(done); outcome {
		case "caught":
			caught++
		case "explained":
			explains++
		}
	}
	fmt.Printf("of the sample's %d: %d caught, %d explained, %d left\n", len(slots), caught, explains, len(slots)-caught-explains)
	return nil
}

func newRunner(o options) (*runner, error) {
	steps := ladder
	if o.test != "" {
		one, err := namedTest(o.test)
		if err != nil {
			return nil, err
		}
		steps = func(string) []rung { return []rung{one} }
	}
	folder, err := os.MkdirTemp("", "mutants")
	return &runner{root: o.root, folder: folder, driver: o.driver, steps: steps, from: o.from, upTo: o.upTo, log: func(format string, values ...any) {
		fmt.Fprintf(os.Stderr, format+"\n", values...)
	}}, err
}

// summary closes a run: a mutant that survived fails it.
func summary(o options) error {
	all, err := records(o.results)
	if err != nil {
		return err
	}
	if survivors := report(os.Stdout, all); survivors > 0 {
		return fmt.Errorf("%d mutants that no test notices: each wants a test, or a reason in explained.txt", survivors)
	}
	return nil
}
