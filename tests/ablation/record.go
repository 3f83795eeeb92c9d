package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/tests/ablation/figure"
)

// row is what was found of a subject.
type row struct {
	subject
	Variants map[figure.Variant]found `json:"variants,omitempty"`
	Removed  string                   `json:"removed,omitempty"` // what was done
}

// found is what one ablation changes.
type found struct {
	Changed map[string]int `json:"changed,omitempty"` // works whose plans differ, by device, as far as they were planned
	Line    *timing        `json:"line,omitempty"`    // the work that loses the most, on a card or by the clock
	Program *timing        `json:"program,omitempty"`
	Failed  string         `json:"failed,omitempty"`
	Asked   bool           `json:"asked,omitempty"`
	Timed   int            `json:"timed,omitempty"` // works, by the clock
}

// worse is the timing of the two that loses more.
func worse(t *timing, u timing) *timing {
	if u.Ratio == 0 || t != nil && t.Ratio >= u.Ratio {
		return t
	}
	return &u
}

// gains reports whether an ablation costs what makes its subject stay.
func (f found) gains() bool {
	return f.Line != nil && f.Line.Ratio >= lineGain || f.Program != nil && f.Program.Ratio >= programGain
}

// untimed are the devices whose plans it changes that no clock has decided about.
func (f found) untimed() (list []string) {
	for _, d := range []string{"host", "lavapipe"} {
		if f.Changed[d] > 0 && f.Timed == 0 {
			list = append(list, d)
		}
	}
	return list
}

// record merges what a folder's results say into the rows of earlier ones. A subject that is
// gone keeps its row.
func record(dir, file string) error {
	index, err := readIndex(dir)
	if err != nil {
		return err
	}
	outcomes, err := readOutcomes(outcomesFile(dir))
	if err != nil {
		return err
	}
	times, err := readTimes(timesFile(dir))
	if err != nil {
		return err
	}
	var rows []row
	if err := readJSON(file, &rows); err != nil && len(rows) > 0 {
		return err
	}
	known := map[string]row{}
	for _, r := range rows {
		known[r.Kind+" "+r.Name] = r
	}
	for _, s := range index {
		r := known[s.Kind+" "+s.Name]
		r.subject = s
		known[s.Kind+" "+s.Name] = r
	}
	for _, o := range outcomes {
		r, ok := known[o.name()]
		if !ok {
			if removed[o.name()].how == "" {
				continue
			}
			r.Kind, r.Name = o.Kind, o.Subject
		}
		if r.Variants = maps.Clone(r.Variants); r.Variants == nil {
			r.Variants = map[figure.Variant]found{}
		}
		r.Variants[o.Variant] = foundOf(o, times)
		known[o.name()] = r
	}
	for name, why := range removed {
		r := known[name]
		kind, of, _ := strings.Cut(name, " ")
		r.Kind, r.Name = kind, of
		r.Lines, r.Value, r.Removed = why.lines, why.value, why.how
		known[name] = r
	}
	rows = slices.SortedFunc(maps.Values(known), func(a, b row) int {
		return cmp.Or(cmp.Compare(slices.Index(kinds, a.Kind), slices.Index(kinds, b.Kind)), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Name, b.Name))
	})
	return writeRows(file, rows)
}

func separator(i int) string {
	if i == 0 {
		return "[\n"
	}
	return ",\n"
}

// writeRows writes a JSON list of a row a line.
func writeRows(file string, rows []row) error {
	var b bytes.Buffer
	for i, r := range rows {
		r.At = "" // which changes with every commit
		text, err := json.Marshal(r)
		if err != nil {
			return err
		}
		b.WriteString(separator(i))
		b.Write(text)
	}
	b.WriteString("\n]\n")
	return os.WriteFile(file, b.Bytes(), 0o666)
}

// kinds are the kinds of subjects in the table's order.
var kinds = []string{ruleKind, formKind, entryKind, flagKind, figureKind}

func foundOf(o outcome, times []timed) found {
	f := found{Changed: map[string]int{}, Line: worse(nil, o.Line), Program: worse(nil, o.Program), Asked: o.Asked}
	for d, list := range o.Changed {
		f.Changed[d] = len(list)
	}
	for _, d := range slices.Sorted(maps.Keys(o.Failed)) {
		f.Failed = cmp.Or(f.Failed, d+": "+o.Failed[d])
	}
	if o.Endless {
		f.Failed = "planning does not end"
	}
	for _, t := range times {
		if t.Subject != o.name() || t.Variant != o.Variant || t.Error != "" {
			continue
		}
		f.Timed++
		of := timing{t.Ratio, t.Work, t.Device}
		if t.Program {
			f.Program = worse(f.Program, of)
		} else {
			f.Line = worse(f.Line, of)
		}
	}
	return f
}
