package main

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/chart"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/page"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
)

type reportCmd struct {
	Results []string `arg:"" name:"RESULTS.json" help:"What run --format json wrote, one file or more; the others are held against the first."`
	Plot    string   `placeholder:"KIND" help:"Draw one figure instead of the page, as an SVG image, or as PNG where --out is named so: roofline, share, sweep, growth or comparison."`
}

// Help says what is on the page.
func (c *reportCmd) Help() string {
	return `Writes one HTML page that needs nothing beside it: devices, roofline plots, each line's share of the
bandwidth, sweeps by size where a workload was measured at two sizes or more, bars against the first
file, and tables that a click on a column's head sorts. Light or dark as the reader has it.`
}

// drawingFor is what writes images to a file of a name: PNG or SVG.
func drawingFor(file string) func(io.Writer, ...chart.Image) error {
	if strings.EqualFold(filepath.Ext(file), ".png") {
		return chart.WritePNG
	}
	return chart.Write
}

// Run writes the page, or one of its figures.
func (c *reportCmd) Run(e *environment) error {
	if err := e.only("report", report.Text); err != nil {
		return err
	}
	if e.Suite != "" {
		return usagef("report takes no --suite: run, check, burn, ab, model and view do")
	}
	if c.Plot != "" && !slices.Contains(page.Kinds(), c.Plot) {
		return usagef("--plot %s: there is no such figure; choose one of %s", c.Plot, strings.Join(page.Kinds(), ", "))
	}
	var files []page.File
	for _, name := range c.Results {
		runs, err := record.ReadRuns(e.ctx, name)
		if err != nil {
			return err
		}
		files = append(files, page.File{Name: record.Printable(name), Runs: runs})
	}
	return e.write(func(w io.Writer) error {
		if c.Plot != "" {
			return page.Figure(w, c.Plot, files, drawingFor(e.Out))
		}
		return page.Write(w, files)
	})
}
