package main

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/tests/ablation/figure"
)

// results are the rows, below the module, and page where their table stands.
const (
	results   = "bench/results/2026-11-30-ablation.json"
	page      = "docs/decisions/ablation.md"
	generated = "<!-- From here on generated: go generate ./tests/ablation -->\n"
)

// table is the rows as Markdown.
func table(rows []row) string {
	var b strings.Builder
	kind := ""
	for _, r := range rows {
		if r.Kind != kind {
			kind = r.Kind
			fmt.Fprintf(&b, "\n**%s**\n\n| %s | lines | plans that change: cards, host, lavapipe | without it | verdict |\n| --- | ---: | --- | --- | --- |\n", titles[kind], kind)
		}
		name := strings.TrimPrefix(r.Name, "target.")
		if r.Kind == figureKind {
			name = fmt.Sprintf("`%s` = %s", name, r.Value)
		}
		f := r.neutral()
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", name, lines(r.Lines), f.plans(), f.losses(), r.verdict())
	}
	return b.String()
}

var titles = map[string]string{ruleKind: "Rules", formKind: "Forms of kernels, and rewritings", entryKind: "Entries of tables", flagKind: "Switches of profiles", figureKind: "Figures"}

func lines(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

// neutral is what is found without the subject: of a figure, by the better of a thousandth and a
// thousand times, either of which makes one side of what it decides the only one.
func (r row) neutral() found {
	var best *found
	for _, v := range []figure.Variant{figure.Refused, figure.Least, figure.Most} {
		f, ok := r.Variants[v]
		if ok && (best == nil || f.cost() < best.cost()) {
			best = &f
		}
	}
	if best == nil {
		return found{}
	}
	return *best
}

// cost orders what is found: how much is lost, and what cannot be planned is the most.
func (f found) cost() float64 {
	if f.Failed != "" {
		return 1e9
	}
	cost := 0.0
	if f.Line != nil {
		cost = max(cost, (f.Line.Ratio-1)/(lineGain-1))
	}
	if f.Program != nil {
		cost = max(cost, (f.Program.Ratio-1)/(programGain-1))
	}
	return cost + 1e-3*float64(f.Changed["host"]+f.Changed["lavapipe"])
}

// cards is how many plans change, on the card where they are the most.
func (f found) cards() (n int) {
	for _, c := range cardNames {
		n = max(n, f.Changed[c])
	}
	return n
}

func (f found) plans() string {
	if !f.Asked {
		return "not asked"
	}
	more := ""
	if f.gains() && f.Timed == 0 {
		more = "+" // the rest was not planned
	}
	return fmt.Sprintf("%d%s, %d, %d", f.cards(), more, f.Changed["host"], f.Changed["lavapipe"])
}

func (f found) losses() string {
	var list []string
	for _, t := range []*timing{f.Line, f.Program} {
		if t != nil {
			list = append(list, fmt.Sprintf("%.2f `%s` %s", t.Ratio, strings.ReplaceAll(t.Work, "|", "\\|"), t.Card))
		}
	}
	if f.Failed != "" {
		list = append(list, "no plan")
	}
	return strings.Join(list, "; ")
}

// verdict is what becomes of a subject.
func (r row) verdict() string {
	f := r.neutral()
	switch why, is := kept[r.Kind+" "+r.Name]; {
	case r.Removed != "":
		return "removed: " + r.Removed
	case f.gains():
		return "stays"
	case is:
		return "stays: " + why
	case len(r.Variants) == 0 || f.cards() > 0 && f.Line == nil && f.Program == nil:
		return "not tried to the end"
	case f.Failed != "":
		return "stays: there are no plans without it"
	case !f.Asked:
		return "stays: no device here asks for it"
	case len(f.untimed()) > 0:
		return "to be timed on " + strings.Join(f.untimed(), " and ")
	}
	return "goes"
}
