package tests

import (
	"regexp"
	"strings"
	"testing"
)

// guides are the pages whose code is that of Examples, which go test runs.
var guides = []string{"training", "serving", "memory", "performance"}

// The code on a page is the body of the Example that stands before it, to the letter,
// and the README leads to each page.
func TestPagesQuoteExamples(t *testing.T) {
	quote := regexp.MustCompile("(?s)\\[`(Example\\w*)`\\]\\(([^)]+)\\):\n\n```go\n(.*?)```\n")
	used := map[string]bool{}
	for _, guide := range guides {
		page := read(t, "../docs/"+guide+".md")
		quotes := quote.FindAllStringSubmatch(page, -1)
		if n := strings.Count(page, "```go"); n == 0 || n != len(quotes) {
			t.Errorf("%s has %d pieces of code, of which %d follow the link of an Example", guide, n, len(quotes))
		}
		for _, q := range quotes {
			name, source, code := q[1], read(t, "../docs/"+q[2]), q[3]
			used[name] = true
			if !runs(source, name) {
				t.Errorf("%s: %s has no output to check", guide, name)
			} else if want := exampleBody(source, name); code != want {
				t.Errorf("%s: the code of %s is\n%s\nand on the page\n%s", guide, name, want, code)
			}
		}
		if !strings.Contains(read(t, "../README.md"), "(docs/"+guide+".md)") {
			t.Errorf("the README does not lead to docs/%s.md", guide)
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^func (Example\w*)\(\)`).FindAllStringSubmatch(read(t, "../tensor/example_pages_test.go"), -1) {
		if !used[m[1]] {
			t.Errorf("%s stands on no page", m[1])
		}
	}
}

// exampleBody is what an Example does, without its indentation and what it prints.
func exampleBody(source, name string) string {
	_, body, _ := strings.Cut(source, "\nfunc "+name+"() {\n")
	body, _, _ = strings.Cut(body, "\n\t// Output:")
	var b strings.Builder
	for _, line := range strings.Split(body, "\n") {
		b.WriteString(strings.TrimPrefix(line, "\t") + "\n")
	}
	return b.String()
}
