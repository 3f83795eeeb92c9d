package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

func main() {
	var o options
	counts := flag.String("counts", "", "`file` that takes the counts: passed, failed, skipped")
	failed := flag.String("failed", "", "`file` to which a line is added for each failed test, with the head of its output")
	flag.BoolVar(&o.logs, "logs", false, "show what passing tests logged")
	flag.BoolVar(&o.noSkip, "noskip", false, "a skipped test is a failed one")
	flag.Parse()
	if err := run(os.Stdin, os.Stdout, o, *counts, *failed); err != nil {
		fmt.Fprintln(os.Stderr, "tally:", err)
		os.Exit(1)
	}
}

// run reads events to the end, writes the counts and what failed to the files of
// these names, and fails when a test did.
func run(in io.Reader, out io.Writer, o options, counts, failed string) error {
	t := newTally(out, o)
	// No bufio.Scanner: a test's output line has no largest length.
	lines := bufio.NewReader(in)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			t.line(line)
		}
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
	}
	t.finish()
	if counts != "" {
		text := fmt.Sprintln(t.passed, t.failed, t.skipped)
		if err := os.WriteFile(counts, []byte(text), 0o644); err != nil {
			return err
		}
	}
	if failed != "" {
		if err := appendText(failed, t.digest.String()); err != nil {
			return err
		}
	}
	if t.failed > 0 {
		return fmt.Errorf("%d failed", t.failed)
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
