// Package testpages finds the commands that the pages of the repository show, for tests that
// hold them to the programs.
//
// Only tests use the package. It imports nothing of ours.
package testpages

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/shlex"
)

// Command is a command that a page shows.
type Command struct {
	Page        string   // from the root of the repository
	Environment []string // NAME=VALUE
	Words       []string
	Inline      bool // it stands in a sentence or in a table, and may have placeholders
}

// String is the command as an error shows it.
func (c Command) String() string { return c.Page + " shows: " + strings.Join(c.Words, " ") }

// Pages are all Markdown files of the repository at root, with their paths from there.
func Pages(t *testing.T, root string) (list []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != root && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules"):
			return fs.SkipDir
		case !entry.IsDir() && strings.HasSuffix(path, ".md"):
			relative, err := filepath.Rel(root, path)
			list = append(list, filepath.ToSlash(relative))
			return err
		}
		return nil
	})
	if err != nil || len(list) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	return list
}

var (
	fence      = regexp.MustCompile("(?ms)^ *```(\\w*)\n(.*?)^ *```$")
	quoted     = regexp.MustCompile("`([^`\n]+)`")
	assignment = regexp.MustCompile(`^[A-Z][A-Z_0-9]*=`)
	// inline are the beginnings of commands in sentences.
	inline = regexp.MustCompile(`^(?:[A-Z][A-Z_0-9]*=\S+ )*(?:go (?:test|run|build|generate|get|vet|doc)|gpubench|(?:\./)?(?:bin/gpubench|script/\w+(?:\.sh)?|bench/peers/[\w.]+)|node|python3)(?: |$)`)
)

// Commands are those in the blocks of pages that are marked as sh, and in their sentences. A
// block without a language is an error.
func Commands(t *testing.T, root string, pages []string) (list []Command) {
	t.Helper()
	for _, page := range pages {
		data, err := os.ReadFile(filepath.Join(root, page))
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for _, block := range fence.FindAllStringSubmatch(text, -1) {
			switch block[1] {
			case "":
				t.Errorf("%s has a block without a language: go, sh or text", page)
			case "sh":
				for _, line := range strings.Split(strings.TrimSpace(block[2]), "\n") {
					list = append(list, split(t, page, line, false)...)
				}
			}
		}
		for _, q := range quoted.FindAllStringSubmatch(fence.ReplaceAllString(text, ""), -1) {
			if line := strings.ReplaceAll(q[1], `\|`, "|"); inline.MatchString(line) {
				list = append(list, split(t, page, line, true)...)
			}
		}
	}
	return list
}

// split is a line's commands, which pipes join.
func split(t *testing.T, page, line string, inline bool) (list []Command) {
	t.Helper()
	words, err := shlex.Split(line)
	if err != nil {
		t.Errorf("%s shows %q: %v", page, line, err)
		return nil
	}
	c := Command{Page: page, Inline: inline}
	for _, word := range append(words, "|") {
		switch {
		case word != "|" && len(c.Words) == 0 && assignment.MatchString(word):
			c.Environment = append(c.Environment, word)
		case word != "|":
			c.Words = append(c.Words, word)
		case len(c.Words) > 0:
			list = append(list, c)
			c = Command{Page: page, Inline: inline}
		}
	}
	return list
}
