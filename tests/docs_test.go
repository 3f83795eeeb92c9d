package tests

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// longestPage is the most lines that a page written by hand may have. A generated table
// may be longer.
const longestPage = 600

// generatedMark begins the line below which a page is generated.
const generatedMark = "\n<!-- From here on generated:"

// pages are all Markdown files of the repository.
func pages(t *testing.T) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != ".." && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules"):
			return fs.SkipDir
		case !entry.IsDir() && strings.HasSuffix(path, ".md"):
			list = append(list, path)
		}
		return nil
	})
	if err != nil || len(list) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	return list
}

var (
	pageLink = regexp.MustCompile("\\[((?:`[^`]*`|[^]`])*)\\]\\(([^)\\s]+)\\)")
	pageCode = regexp.MustCompile("(?s)```.*?```|`[^`\n]*\\[\\w+\\]\\([^`\n]*`") // generic calls look like links
)

// Each relative link of a page leads to a file of the repository, and to a heading of it
// where the link has an anchor. A link that is named after an Example leads to one that
// go test runs.
func TestDocumentsLinkWhatIsThere(t *testing.T) {
	anchors := 0
	for _, page := range pages(t) {
		for _, match := range pageLink.FindAllStringSubmatch(pageCode.ReplaceAllString(read(t, page), ""), -1) {
			name, link := strings.Trim(match[1], "`"), match[2]
			if strings.Contains(link, ":") {
				continue // another site, or mail
			}
			target, anchor, anchored := strings.Cut(link, "#")
			path := page
			if target != "" {
				path = filepath.Join(filepath.Dir(page), target)
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s: [%s](%s): %v", page, name, link, err)
				continue
			}
			if anchored {
				anchors++
				if !hasAnchor(read(t, path), anchor) {
					t.Errorf("%s: [%s](%s): the page has no such heading", page, name, link)
				}
			}
			if strings.HasPrefix(name, "Example") && !runs(read(t, path), name) {
				t.Errorf("%s: %s has no Example %s with an output to check", page, target, name)
			}
		}
	}
	if anchors == 0 {
		t.Error("no link has an anchor")
	}
}

// A page has at most 600 lines, so that it is read in one sitting.
func TestPagesAreShort(t *testing.T) {
	for _, page := range pages(t) {
		prose, _, _ := strings.Cut(read(t, page), generatedMark)
		if n := strings.Count(prose, "\n"); n > longestPage {
			t.Errorf("%s has %d lines, more than %d", page, n, longestPage)
		}
	}
}

// An anchor is GitHub's: of equal headings the second is -1.
func TestAnchorsAreThoseOfGitHub(t *testing.T) {
	page := "# Why `a.b`, and not c?\n\n```sh\n# no heading\n```\n\n## [Two](x.md) words_1\n\n## Again\n\n## Again\n"
	want := "why-ab-and-not-c two-words_1 again again-1"
	if got := strings.Join(anchorsOf(page), " "); got != want {
		t.Errorf("anchors %s, want %s", got, want)
	}
	if hasAnchor(page, "no-heading") || !hasAnchor(page, "again-1") {
		t.Error("hasAnchor disagrees with the list")
	}
}

// hasAnchor reports whether one of a page's headings has the anchor.
func hasAnchor(page, anchor string) bool {
	for _, have := range anchorsOf(page) {
		if have == anchor {
			return true
		}
	}
	return false
}

// anchorsOf lists the anchors that GitHub gives a page's headings.
func anchorsOf(page string) []string {
	seen := map[string]int{}
	var list []string
	for _, title := range headings(page) {
		anchor := anchorOf(title)
		n := seen[anchor]
		seen[anchor]++
		if n > 0 {
			anchor += "-" + strconv.Itoa(n)
		}
		list = append(list, anchor)
	}
	return list
}

var (
	fence   = regexp.MustCompile("(?ms)^```.*?^```")
	heading = regexp.MustCompile(`(?m)^#{1,6} +(.*)$`)
)

// headings are the titles of a page and of its parts, in order.
func headings(page string) []string {
	var list []string
	for _, match := range heading.FindAllStringSubmatch(fence.ReplaceAllString(page, ""), -1) {
		list = append(list, match[1])
	}
	return list
}

// anchorOf keeps a title's letters, digits, hyphens and underscores, in lower case, and
// writes a hyphen for each space.
func anchorOf(title string) string {
	title = pageLink.ReplaceAllString(title, "$1")
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return -1
	}, title)
}

// The recipe for an operator names the tests that fail where a step is left out:
// each is there, and names the recipe.
func TestRecipeNamesTests(t *testing.T) {
	const recipe = "docs/adding-an-operator.md"
	bodies := map[string]string{}
	test := regexp.MustCompile(`(?ms)^func (Test\w+)\(t \*testing\.T\) \{\n(.*?)^\}$`)
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		for _, match := range test.FindAllStringSubmatch(read(t, path), -1) {
			bodies[match[1]] = match[2]
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`\*(Test\w+)\*`).FindAllStringSubmatch(read(t, "../"+recipe), -1)
	if len(named) < 10 {
		t.Errorf("%s names %d tests", recipe, len(named))
	}
	for _, match := range named {
		switch body, ok := bodies[match[1]]; {
		case !ok:
			t.Errorf("%s names %s, which is not there", recipe, match[1])
		case !strings.Contains(body, recipe):
			t.Errorf("%s does not name %s", match[1], recipe)
		}
	}
}

// Every Example of a dialect stands on the page about broadcasting.
func TestBroadcastingPageHasEveryExample(t *testing.T) {
	page := read(t, "../docs/broadcasting.md")
	files, err := filepath.Glob("../dialect/*/example*_test.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	files = append(files, "../shape/example_arrayapi_test.go", "../tensor/example_arrayapi_test.go")
	example := regexp.MustCompile(`(?m)^func (Example\w*)\(\)`)
	for _, file := range files {
		for _, match := range example.FindAllStringSubmatch(read(t, file), -1) {
			if link := match[1] + "`](" + file + ")"; !strings.Contains(page, link) {
				t.Errorf("%s of %s is not linked", match[1], file)
			}
		}
	}
}

// runs reports whether a Go file has the Example and says what it prints:
// without that, go test compiles it only.
func runs(source, name string) bool {
	_, body, found := strings.Cut(source, "\nfunc "+name+"() {\n")
	body, _, closed := strings.Cut(body, "\n}\n")
	return found && closed && strings.Contains(body, "// Output:")
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
