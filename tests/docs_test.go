package tests

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A page's links lead to files of the repository, and a link that is named
// after an Example leads to one that go test runs.
func TestDocumentsLinkWhatIsThere(t *testing.T) {
	pages, err := filepath.Glob("../docs/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	link := regexp.MustCompile("\\[`?([^]`]+)`?\\]\\(([^)#]+)\\)")
	code := regexp.MustCompile("(?s)```.*?```|`[^`\n]*\\[\\w+\\]\\([^`\n]*`") // of which generic calls look like links
	for _, page := range pages {
		for _, match := range link.FindAllStringSubmatch(code.ReplaceAllString(read(t, page), ""), -1) {
			name, target := match[1], match[2]
			if strings.Contains(target, "://") {
				continue
			}
			path := filepath.Join(filepath.Dir(page), target)
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s: [%s](%s): %v", page, name, target, err)
			} else if strings.HasPrefix(name, "Example") && !runs(read(t, path), name) {
				t.Errorf("%s: %s has no Example %s with an output to check", page, target, name)
			}
		}
	}
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
