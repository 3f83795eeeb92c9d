package main

import (
	"fmt"
	"io"
	"math/bits"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/page"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

type growthCmd struct {
	Results []string `arg:"" name:"RESULTS.json" help:"What run --format json wrote, such as of --suite growth."`
	Plot    string   `placeholder:"FILE" help:"Draw a plot too, an SVG image or PNG, by the name."`
}

// Help explains the numbers.
func (c *growthCmd) Help() string {
	return `A row is a workload, an op line with n for its sizes; a column holds the nanoseconds an element takes at
a size, which is the largest operand's, in matmul those a multiplication takes. They are made of the
least time of each line. The last column is the greatest ratio of an element's time to that at a
smaller size, both of 2^20 elements or more: where it is far above 1 there is a cliff.`
}

// Run reports results by size.
func (c *growthCmd) Run(e *environment) error {
	if err := e.onlyTables("growth"); err != nil {
		return err
	}
	if ext := strings.ToLower(filepath.Ext(c.Plot)); c.Plot != "" && ext != ".svg" && ext != ".png" {
		return usagef("--plot %s: the plot is an SVG image or PNG, so its file is named *.svg or *.png", c.Plot)
	}
	var runs []record.Run
	var files []page.File
	for _, file := range c.Results {
		more, err := record.ReadRuns(e.ctx, file)
		if err != nil {
			return err
		}
		runs, files = append(runs, more...), append(files, page.File{Name: record.Printable(file), Runs: more})
	}
	series := record.Growth(runs)
	if c.Plot != "" {
		if err := plotTo(c.Plot, files); err != nil {
			return err
		}
	}
	return e.report(growthTable(series), series)
}

func plotTo(file string, files []page.File) error {
	return writeFile("--plot", file, func(w io.Writer) error {
		return page.Figure(w, "growth", files, drawingFor(file))
	})
}

func growthTable(series []record.Series) report.Table {
	var columns []int // exponents of two
	for _, s := range series {
		for _, p := range s.Points {
			if e := exponent(p.Elements); !slices.Contains(columns, e) {
				columns = append(columns, e)
			}
		}
	}
	slices.Sort(columns)
	t := report.Table{Header: []string{"ns per element of"}}
	for _, e := range columns {
		t.Header = append(t.Header, fmt.Sprintf(">2^%d", e))
	}
	t.Header = append(t.Header, ">past 2^20")
	for _, s := range series {
		row := make([]string, len(columns)+2)
		row[0] = s.Workload
		for _, p := range s.Points {
			row[1+slices.Index(columns, exponent(p.Elements))] = report.Digits(p.Ns)
		}
		if s.Cliff > 0 {
			row[len(row)-1] = report.Digits(s.Cliff)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// exponent is the power of two that a size is, or lies above.
func exponent(n int64) int { return bits.Len64(uint64(n)) - 1 }
