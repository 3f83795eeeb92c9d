package tests

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

const decisionsPage = "../docs/decisions/README.md"

//go:generate go test -count=1 -run ^TestDecisionsIndexIsCurrent$ . -update

// The index lists each page of docs/decisions, in the order of its hand-written table, and
// below it each of the page's questions.
func TestDecisionsIndexIsCurrent(t *testing.T) {
	index := read(t, decisionsPage)
	prose, got, ok := strings.Cut(index, operatorsGenerated)
	if !ok {
		t.Fatalf("%s lacks the line %s", decisionsPage, operatorsGenerated)
	}
	listed := map[string]bool{filepath.Base(decisionsPage): true}
	var want strings.Builder
	for _, row := range regexp.MustCompile(`(?m)^\| \[[^]]+\]\((\S+\.md)\) \|`).FindAllStringSubmatch(prose, -1) {
		listed[row[1]] = true
		want.WriteString(questions(t, row[1]))
	}
	files, err := filepath.Glob(filepath.Dir(decisionsPage) + "/*.md")
	if err != nil || len(files) < 2 {
		t.Fatalf("%d pages: %v", len(files), err)
	}
	for _, file := range files {
		if !listed[filepath.Base(file)] {
			t.Errorf("%s has no row in the table of %s", file, decisionsPage)
		}
	}
	if *update {
		if err := os.WriteFile(decisionsPage, []byte(prose+operatorsGenerated+want.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != want.String() {
		t.Errorf("%s is not what its pages ask: go generate ./tests", decisionsPage)
	}
}

// Each entry is a question, a day and an answer.
var decision = regexp.MustCompile(`(?m)^## .*\?\n\n\*20\d\d-\d\d-\d\d\*\n\n\S`)

// questions is a page's part of the index: its title, and a link to each entry.
func questions(t *testing.T, file string) string {
	page := read(t, filepath.Join(filepath.Dir(decisionsPage), file))
	titles, anchors := headings(page), anchorsOf(page)
	if entries := len(decision.FindAllString(page, -1)); entries == 0 || entries != len(titles)-1 {
		t.Errorf("%s has %d headings below its title; %d of them are a question with a day and an answer", file, len(titles)-1, entries)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n## [%s](%s)\n\n", titles[0], file)
	for i := 1; i < len(titles); i++ {
		fmt.Fprintf(&b, "- [%s](%s#%s)\n", titles[i], file, anchors[i])
	}
	return b.String()
}

// A decision names what is there: each identifier in backquotes is a word of the code.
func TestDecisionsNameWhatIsThere(t *testing.T) {
	words := map[string]bool{}
	between := func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	for _, file := range repositoryFiles(t) {
		if strings.HasSuffix(file, ".go") || strings.HasPrefix(file, "script/") {
			for _, w := range strings.FieldsFunc(read(t, "../"+file), between) {
				words[w] = true
			}
		}
	}
	identifier := regexp.MustCompile("`([A-Za-z_]\\w*(?:\\.[A-Za-z_]\\w*)*)(?:\\(\\))?`")
	files, err := filepath.Glob(filepath.Dir(decisionsPage) + "/*.md")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, file := range files {
		for _, match := range identifier.FindAllStringSubmatch(read(t, file), -1) {
			found++
			for _, part := range strings.Split(match[1], ".") {
				if !words[part] {
					t.Errorf("%s names `%s`: no Go file or script has the word %s", file, match[1], part)
				}
			}
		}
	}
	if found < 100 {
		t.Errorf("%d identifiers were found on the pages", found)
	}
}
