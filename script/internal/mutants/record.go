package main

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
)

// record is a line of the file of results.
type record struct {
	Slot    string  `json:"slot"`
	ID      string  `json:"id"`
	Line    int     `json:"line"`
	Rule    string  `json:"rule"`
	From    string  `json:"from"`
	To      string  `json:"to"`
	Outcome string  `json:"outcome"` // caught, explained, or one of those below
	By      string  `json:"by,omitempty"`
	Seconds float64 `json:"seconds"`
}

// Outcomes that count apart.
const (
	survived    = "survived"
	unbuildable = "unbuildable" // a candidate that is no Go program: the next one has its slot
)

// left is the slot without the candidates that were tried and do not build, and whether
// the first of the others is done: a survivor is tried again, and what has lost its reason.
func (s slot) left(done []record) (slot, bool) {
	outcome, first := s.outcome(done)
	return slot{s.Name, s.candidates[first:]}, outcome == "caught" || outcome == "explained"
}

// outcome is what came of the slot's mutant, the first candidate that builds, and which
// that is; "" where it is not known, or was explained by a reason that is gone.
func (s slot) outcome(done []record) (outcome string, first int) {
	outcomes, reasons := map[string]string{}, explained()
	for _, r := range done {
		outcomes[r.change()] = r.Outcome
	}
	for i, m := range s.candidates {
		outcome := outcomes[m.change()]
		_, explains := reasons[m.change()]
		switch {
		case outcome == unbuildable:
			continue
		case explains:
			return "explained", i
		case outcome == "explained":
			return "", i
		}
		return outcome, i
	}
	return "", len(s.candidates)
}

func (r record) change() string { return mutant{ID: r.ID, From: r.From, To: r.To}.change() }

// records reads a file of results; one that is not there yet has none.
func records(path string) ([]record, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var all []record
	for d := json.NewDecoder(bufio.NewReader(f)); ; {
		var r record
		if err := d.Decode(&r); err == io.EOF {
			return all, nil
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		all = append(all, r)
	}
}

func (r record) appendTo(path string) error {
	f, err := os.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if _, err := f.Write(append(text, '\n')); err != nil {
		return err
	}
	return f.Close()
}

//go:embed explained.txt
var explanations string

// explained are the changes that cannot be observed, with the reason.
func explained() map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(explanations) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if i := strings.LastIndex(line, " | "); i > 0 {
			all[line[:i]] = line[i+3:]
		}
	}
	return all
}

// report writes what is recorded: survivors, what is explained, and counts. The last
// record of a mutant counts.
func report(out io.Writer, all []record) (survivors int) {
	counts := map[string]int{}
	for i, r := range all {
		again := slices.ContainsFunc(all[i+1:], func(later record) bool { return later.change() == r.change() })
		if again || r.Outcome == unbuildable {
			continue
		}
		counts[r.Outcome]++
		if r.Outcome != "caught" {
			fmt.Fprintf(out, "%s %s line %d: %s\n    %s\n    %s\n", r.Outcome, r.Slot, r.Line, r.Rule, r.change(), r.By)
		}
	}
	fmt.Fprintf(out, "%d mutants: %d caught, %d explained, %d survived\n", counts["caught"]+counts["explained"]+counts[survived], counts["caught"], counts["explained"], counts[survived])
	return counts[survived]
}
