package main

import (
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/testpages"
)

// notRun are the commands of pages that are parsed and not run, and why. The others run on
// the host device.
var notRun = map[string]string{
	"run":       "it samples for seconds; TestRun runs it",
	"burn":      "it takes the time that it is given",
	"ab":        "it runs two builds for minutes",
	"tune":      "it measures for minutes, and the host has nothing to tune",
	"peaks":     "it measures for seconds",
	"model":     "it predicts a suite",
	"view":      "it opens a window",
	"compare":   "its files are the reader's",
	"report":    "its files are the reader's",
	"growth":    "its files are the reader's",
	"onnx":      "its file is the reader's",
	"onnx-test": "its folder is the reader's",
	"doctor":    "it fails where the machine has no driver",
}

// toolArguments are the arguments of gpubench in a command; ok is false where it is another's.
func toolArguments(c testpages.Command) (args []string, ok bool) {
	name := strings.TrimPrefix(strings.TrimPrefix(c.Words[0], "./"), "bin/")
	if name == "gpubench" || slices.Contains([]string{"/tmp/new", "/tmp/old"}, name) {
		return c.Words[1:], true
	}
	if at := slices.Index(c.Words, "./cmd/gpubench"); at > 1 && c.Words[0] == "go" && c.Words[1] == "run" {
		return c.Words[at+1:], true
	}
	return nil, false
}

// Every command line of gpubench on a page parses, its op lines too, and runs on the host
// device where that takes no time.
func TestCommandsOnPages(t *testing.T) {
	found, ran := 0, map[string]bool{}
	for _, c := range testpages.Commands(t, "../..", testpages.Pages(t, "../..")) {
		args, ok := toolArguments(c)
		if !ok || len(args) == 0 {
			continue
		}
		found++
		command := parseCommand(t, c, args)
		linesOnly := slices.ContainsFunc(args, func(s string) bool { return strings.Contains(s, "[") })
		if slow := command == "check" && !linesOnly; command == "" || c.Inline || notRun[command] != "" || slow || ran[strings.Join(args, " ")] {
			continue
		}
		ran[strings.Join(args, " ")] = true
		if status, _, problems := gpubench(t, append(args, "--device", "host")...); status != 0 {
			t.Errorf("%v: status %d: %s", c, status, problems)
		}
	}
	if found < 40 || len(ran) < 5 {
		t.Errorf("%d commands were found, and %d ran", found, len(ran))
	}
}

// parseCommand parses a command line, and the op lines of it; it gives the command's name,
// "" where that is wrong.
func parseCommand(t *testing.T, shown testpages.Command, args []string) string {
	t.Helper()
	var c cli
	parser, err := newParser(&c, io.Discard, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	// A sentence may speak of a command without its arguments, or of a flag without its value.
	if last, isFlag := strings.CutPrefix(args[len(args)-1], "--"); shown.Inline && (isFlag || len(args) == 1) {
		at := slices.IndexFunc(parser.Model.Children, func(n *kong.Node) bool { return n.Name == args[0] })
		known := func(f *kong.Flag) bool { return f.Name == last }
		switch {
		case at < 0:
			t.Errorf("%v: there is no such command", shown)
		case isFlag && !slices.ContainsFunc(slices.Concat(parser.Model.Flags, parser.Model.Children[at].Flags), known):
			t.Errorf("%v: there is no flag --%s", shown, last)
		}
		return args[0]
	}
	parsed, err := parser.Parse(args)
	if err != nil {
		t.Errorf("%v: %v", shown, err)
		return ""
	}
	for _, arg := range args[1:] {
		if strings.Contains(arg, "[") && args[0] != "view" {
			if _, err := opline.ParseAll(arg); err != nil {
				t.Errorf("%v: %v", shown, err)
			}
		}
	}
	return parsed.Selected().Name
}

// The tool's page tells of every command, of no other, and of every flag that all have.
func TestPageHasEveryCommand(t *testing.T) {
	data, err := os.ReadFile("../../docs/gpubench.md")
	if err != nil {
		t.Fatal(err)
	}
	var c cli
	parser, err := newParser(&c, io.Discard, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for _, row := range regexp.MustCompile("(?m)^\\| `gpubench ([a-z-]+)[^`]*` \\|").FindAllStringSubmatch(string(data), -1) {
		told[row[1]] = true
	}
	for _, node := range parser.Model.Children {
		if !told[node.Name] {
			t.Errorf("docs/gpubench.md has no row for gpubench %s", node.Name)
		}
		delete(told, node.Name)
	}
	for name := range told {
		t.Errorf("docs/gpubench.md tells of gpubench %s, which is not there", name)
	}
	for _, flag := range parser.Model.Flags {
		if flag.Name != "help" && flag.Name != "version" && !strings.Contains(string(data), "\n| `--"+flag.Name) {
			t.Errorf("docs/gpubench.md has no row for --%s", flag.Name)
		}
	}
	for name := range notRun {
		if !slices.ContainsFunc(parser.Model.Children, func(n *kong.Node) bool { return n.Name == name }) {
			t.Errorf("notRun names %s, which is no command", name)
		}
	}
}
