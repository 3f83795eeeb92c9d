package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

func main() {
	var o options
	var g goTest
	flag.StringVar(&o.module, "module", "", "the tested `module`, left out of the packages' names")
	flag.StringVar(&o.backend, "backend", "", "the backend's `name`, which subtests have in theirs")
	list := flag.String("list", "", "`file` with the tests that may fail, one a line: package, test, reason")
	summary := flag.String("summary", "", "`file` to which a line with the counts is added")
	flag.StringVar(&g.tags, "tags", "", "as of go test")
	flag.StringVar(&g.timeout, "timeout", "10m", "as of go test: for each package")
	flag.StringVar(&g.run, "run", "", "as of go test")
	flag.StringVar(&g.skip, "skip", "", "as of go test")
	flag.BoolVar(&g.short, "short", false, "as of go test")
	flag.Parse()
	o.whole = g.run == "" && g.skip == "" && !g.short
	if err := judge(flag.Args(), g.start, os.Stdout, o, *list, *summary); err != nil {
		fmt.Fprintln(os.Stderr, "verdict:", err)
		os.Exit(1)
	}
}

// judge runs the tests of packages: an error when one failed that the list does not
// have, or passed that it has.
func judge(packages []string, start starter, out io.Writer, o options, listFile, summaryFile string) error {
	var known []entry
	if listFile != "" {
		text, err := os.ReadFile(listFile)
		if err != nil {
			return err
		}
		if known, err = parseList(string(text)); err != nil {
			return fmt.Errorf("%s: %w", listFile, err)
		}
	}
	r := newReader(out, o)
	if err := r.runAll(packages, start); err != nil {
		return err
	}
	total := r.totals()
	fmt.Fprintln(out, row("total", total))
	r.writeSkipped()
	unexpected := r.writeFailures(known)
	wrong := r.writeStale(known)
	if summaryFile != "" {
		if err := appendText(summaryFile, row(o.backend, total)+"\n"); err != nil {
			return err
		}
	}
	switch {
	case total.passed+total.failed+total.skipped == 0:
		return errors.New("no test has run")
	case unexpected+wrong > 0:
		return fmt.Errorf("%d failed that should pass, %d listed that do not fail", unexpected, wrong)
	}
	return nil
}

// appendText adds to a file, which need not be there.
func appendText(name, text string) error {
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = io.WriteString(file, text)
	return errors.Join(err, file.Close())
}
