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
	slow := flag.String("slow", "", "`file` to which a line is added for each test that took long")
	flag.BoolVar(&o.logs, "logs", false, "show what passing tests logged")
	flag.BoolVar(&o.noSkip, "noskip", false, "a skipped test is a failed one")
	flag.Parse()
	if err := run(os.Stdin, os.Stdout, o, files{*counts, *failed, *slow}); err != nil {
		fmt.Fprintln(os.Stderr, "tally:", err)
		os.Exit(1)
	}
}

// files are the names of those that take the counts, what failed and what took long; ""
// for none.
type files struct{ counts, failed, slow string }

// run reads events to the end, writes what the files are for, and fails when a test did.
func run(in io.Reader, out io.Writer, o options, to files) error {
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
	if to.counts != "" {
		text := fmt.Sprintln(t.passed, t.failed, t.skipped)
		if err := os.WriteFile(to.counts, []byte(text), 0o644); err != nil {
			return err
		}
	}
	for name, text := range map[string]string{to.failed: t.digest.String(), to.slow: t.slow.String()} {
		if name == "" {
			continue
		}
		if err := appendText(name, text); err != nil {
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
