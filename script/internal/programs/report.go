package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/weft-gpu/weft/examples/program"
)

// report writes the table for the README, and what is not the same. It reports
// whether everything is.
func report(w io.Writer, records []record) (ok bool) {
	if len(records) == 0 {
		return true
	}
	head := []string{records[0].Device, "ms"}
	for _, p := range records[0].Peers {
		head = append(head, "times "+p.Library)
	}
	head = append(head, "s more, first", "second process")
	row(w, head)
	row(w, strings.Split(strings.Repeat("---,", len(head)-1)+"---", ","))
	for _, r := range records {
		row(w, r.cells())
	}
	ok = true
	for _, r := range records {
		for _, p := range r.Peers {
			if p.Problem != "" {
				fmt.Fprintf(w, "FAILED: %s is not as %s has it: %s\n", r.Program, p.Library, p.Problem)
				ok = false
			}
		}
	}
	return ok
}

func row(w io.Writer, cells []string) { fmt.Fprintf(w, "| %s |\n", strings.Join(cells, " | ")) }

func (r record) cells() []string {
	var times, again []float64
	for _, t := range r.Weft {
		times, again = append(times, warm(t)), append(again, seconds(t.Again))
	}
	cells := []string{r.Text, fmt.Sprintf("%.1f", spreadOf(times).Median)}
	for _, p := range r.Peers {
		if len(p.Rounds) == 0 {
			cells = append(cells, "-")
			continue
		}
		cells = append(cells, fmt.Sprintf("%.2f (%.2f to %.2f)", p.Ratio.Median, p.Ratio.Least, p.Ratio.Most))
	}
	// What all of it takes again, in a process that has done it before.
	usual := spreadOf(again).Median
	return append(cells, beyond(r.Cold, usual), beyond(r.Weft[0], usual))
}

func beyond(t program.Times, usual float64) string {
	return fmt.Sprintf("%.2f", max(0, seconds(t.First)-usual))
}

func seconds(ns int64) float64 { return float64(ns) / 1e9 }
