package main

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"
)

var grammarFolder = flag.String("grammar", "", "the `folder` of the Khronos Group's grammar")

const (
	root      = "../../.."
	tableFile = root + "/internal/spirv/table_gen.go"
)

// The table is what the published grammar says of the names that this repository uses. An
// older grammar lacks some of the names; those that it has are in the table with the same
// numbers.
func TestTableIsTheGrammar(t *testing.T) {
	text, err := generated(*grammarFolder, root)
	if errors.Is(err, errNoGrammar) {
		t.Skip("NOT CHECKED: " + err.Error())
	}
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(tableFile)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(got, text) {
		return
	}
	if !older(text, got) {
		t.Fatalf("%s is not what the grammar and the names in use say: run go generate ./internal/spirv", tableFile)
	}
	lines := map[string]bool{}
	for _, line := range facts(got) {
		lines[line] = true
	}
	for _, line := range facts(text) {
		if !lines[line] {
			t.Errorf("the table lacks %q of the grammar", line)
		}
	}
	t.Logf("NOT CHECKED: the table has %d facts, and the installed grammar, which is older, %d", len(facts(got)), len(facts(text)))
}

// facts are the lines of a table that hold for every version: constants with their numbers. A
// later version may add operands.
func facts(text []byte) (list []string) {
	for _, m := range regexp.MustCompile(`(?m)^\t[A-Z]\w* +\w+ += \d+$`).FindAll(text, -1) {
		list = append(list, strings.Join(strings.Fields(string(m)), " "))
	}
	return list
}

// The table has no names that nothing uses. (What uses a name that it does not have is
// not compiled.)
func TestTableIsInUse(t *testing.T) {
	used, err := named(root)
	if err != nil || len(used) == 0 {
		t.Fatalf("%d names: %v", len(used), err)
	}
	text, err := os.ReadFile(tableFile)
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?m)^\t([A-Z]\w*) +\w+ += \d`).FindAllSubmatch(text, -1)
	if len(names) == 0 {
		t.Fatalf("%s has no names", tableFile)
	}
	for _, m := range names {
		if !used[string(m[1])] {
			t.Errorf("%s has %s, which nothing uses: run go generate ./internal/spirv", tableFile, m[1])
		}
	}
}
