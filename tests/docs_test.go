package tests

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/weft-gpu/weft/internal/testpages"
)

// longestPage is the most lines that a page written by hand may have. A generated table
// may be longer.
const longestPage = 600

// generatedMark begins the line below which a page is generated.
const generatedMark = "\n<!-- From here on generated:"

// pages are all Markdown files of the repository.
func pages(t *testing.T) (list []string) {
	t.Helper()
	for _, page := range testpages.Pages(t, "..") {
		list = append(list, "../"+page)
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

// A test that a page names is there.
func TestDocumentsNameTests(t *testing.T) {
	there := map[string]bool{}
	declared := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	for _, file := range repositoryFiles(t) {
		if strings.HasSuffix(file, "_test.go") {
			for _, match := range declared.FindAllStringSubmatch(read(t, "../"+file), -1) {
				there[match[1]] = true
			}
		}
	}
	named, found := regexp.MustCompile(`\bTest[A-Z]\w+\b`), 0
	for _, page := range pages(t) {
		text := regexp.MustCompile("(?s)```.*?```|`[^`\n]+`").ReplaceAllStringFunc(read(t, page), func(code string) string {
			if strings.Contains(code, " ") {
				return "" // a command, which may have a pattern
			}
			return code
		})
		for _, name := range named.FindAllString(text, -1) {
			if found++; !there[name] {
				t.Errorf("%s names %s, which is not there", page, name)
			}
		}
	}
	if found < 20 {
		t.Errorf("pages name %d tests", found)
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

// longestReadme is how many lines the README has at most.
const longestReadme = 150

// The README is short, leads to every page of docs, and its test command is CI's.
func TestDocumentsReadme(t *testing.T) {
	readme := read(t, "../README.md")
	if n := strings.Count(readme, "\n"); n > longestReadme {
		t.Errorf("README.md has %d lines, above %d", n, longestReadme)
	}
	pages, err := filepath.Glob("../docs/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("no pages: %v", err)
	}
	reached := readme + read(t, "../CONTRIBUTING.md")
	for _, page := range pages {
		if link := "(docs/" + filepath.Base(page) + ")"; !strings.Contains(reached, link) {
			t.Errorf("neither README.md nor CONTRIBUTING.md leads to %s", page)
		}
	}
	ci := strings.Split(strings.TrimSpace(read(t, "../.ci/run")), "\n")
	command := strings.TrimPrefix(ci[len(ci)-1], "exec ")
	if !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(command) + ` +#`).MatchString(readme) {
		t.Errorf("README.md does not show %s, which CI runs", command)
	}
}

// The README's first program is at most 26 lines, builds, and runs on the host device.
func TestDocumentsReadmeProgram(t *testing.T) {
	_, program, _ := strings.Cut(read(t, "../README.md"), "\n```go\n")
	program, _, found := strings.Cut(program, "\n```\n")
	if n := strings.Count(program, "\n") + 1; !found || n > 26 {
		t.Fatalf("README.md has a first program: %v; it has %d lines", found, n)
	}
	file := filepath.Join(t.TempDir(), "main.go")
	writeFile(t, file, []byte(program))
	out := string(outputOf(t, "host", "go", "run", file))
	if !regexp.MustCompile(`^\[([0-9.e+-]+ ){5}[0-9.e+-]+\] <nil>\n$`).MatchString(out) {
		t.Errorf("the program prints %q", out)
	}
}

// figureRecords are the files of the README's table of figures: ours, the peer's, and the
// nanoseconds of a unit that the table shows.
var figureRecords = []struct {
	ours, peer string
	unit       float64
	wall       bool // the wall time, where the peer has no other
}{
	{measuredWeft, measuredTorch, 1e3, false},
	{"../bench/results/2026-11-30-host-planner-xeon-2core.json", "../bench/results/2026-11-30-numpy1.24-planner-xeon-2core.json", 1e6, true},
}

//go:generate go test -count=1 -run ^TestDocumentsReadmeFigures$ . -update

// The README's table of figures is that of the records.
func TestDocumentsReadmeFigures(t *testing.T) {
	type timed struct {
		Line string `json:"line"`
		GPU  struct {
			Median float64 `json:"median"`
		} `json:"gpu_ns"`
		Wall struct {
			Median float64 `json:"median"`
		} `json:"wall_ns"`
	}
	medians := func(file string, wall bool) map[string]float64 {
		var list []timed
		parse(t, []byte(read(t, file)), &list)
		of := map[string]float64{}
		for _, r := range list {
			of[r.Line] = r.GPU.Median
			if wall {
				of[r.Line] = r.Wall.Median
			}
		}
		return of
	}
	readme, rows := read(t, "../README.md"), 0
	want := regexp.MustCompile("(?m)^\\| `(.*)` \\|.*$").ReplaceAllStringFunc(readme, func(row string) string {
		line := strings.Split(row, "`")[1]
		if !strings.Contains(line, " f32 ") {
			return row
		}
		rows++
		text := "| `" + line + "` |"
		for _, r := range figureRecords {
			ours, peer := medians(r.ours, r.wall)[line], medians(r.peer, r.wall)[line]
			if ours <= 0 || peer <= 0 {
				t.Errorf("%s: %v in %s, %v in %s", line, ours, r.ours, peer, r.peer)
				return row
			}
			text += fmt.Sprintf(" %.3g | %.3g | %.2f |", ours/r.unit, peer/r.unit, peer/ours)
		}
		return text
	})
	if rows < 5 {
		t.Errorf("README.md has %d lines of figures", rows)
	}
	if *update {
		writeFile(t, "../README.md", []byte(want))
	} else if readme != want {
		t.Error("README.md's figures are not those of the records: go generate ./tests")
	}
}

// documents are the pages but the one that tells of the past, which names what was there.
func documents(t *testing.T) (list []string) {
	t.Helper()
	for _, page := range pages(t) {
		path := strings.TrimPrefix(filepath.ToSlash(page), "../")
		if path != "CHANGELOG.md" {
			list = append(list, path)
		}
	}
	return list
}

// repositoryFiles are the files of the repository, by slashes and relative to its root.
func repositoryFiles(t *testing.T) (list []string) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, relative := entry.Name(), strings.TrimPrefix(filepath.ToSlash(path), "../")
		switch {
		case entry.IsDir() && (strings.HasPrefix(name, ".") && path != ".." || relative == "bin" || relative == "shared" || name == "node_modules"):
			return fs.SkipDir
		case !entry.IsDir():
			list = append(list, relative)
		}
		return nil
	})
	if err != nil || len(list) < 100 {
		t.Fatalf("%d files of the repository: %v", len(list), err)
	}
	return list
}

// elsewhere are words that look like the repository's files and are others', by the page.
var elsewhere = map[string]string{
	"A.json":                     "a file that the reader has",
	"B.json":                     "a file that the reader has",
	"RESULTS.json":               "a file that the reader has",
	"summary.json":               "script/gpu writes it",
	"bin/gpubench.cdx.json":      "script/sbom builds it",
	"tests/test-backend-ops.cpp": "ggml's",
	"docs/Broadcasting.md":       "ONNX's",
}

// Files and folders that a page names in backquotes are there, and so are those that
// comments of Go files and scripts name.
func TestDocumentsNameWhatIsThere(t *testing.T) {
	files := repositoryFiles(t)
	there, used := map[string]bool{}, map[string]bool{}
	for _, file := range files {
		there[file], there["/"+filepath.Base(file)] = true, true
		for dir := filepath.Dir(file); dir != "."; dir = filepath.Dir(dir) {
			there[filepath.ToSlash(dir)] = true
		}
	}
	isFile := regexp.MustCompile(`^[\w./-]+\.(go|md|py|sh|js|c|cpp|txt|json)$`)
	exists := func(page, word string) bool {
		word = strings.TrimSuffix(strings.TrimSuffix(word, "/"), "/...")
		beside := filepath.ToSlash(filepath.Join(filepath.Dir(page), word))
		return there[word] || there[beside] || !strings.Contains(word, "/") && there["/"+word]
	}
	looks := func(word string) bool {
		root, _, nested := strings.Cut(word, "/")
		return isFile.MatchString(word) && !strings.HasPrefix(word, "/") || nested && there[root] && !strings.ContainsAny(word, "*{}<>()$=|")
	}
	quoted := regexp.MustCompile("`([^`\n]+)`")
	code := regexp.MustCompile("(?s)```.*?```")
	found := 0
	for _, page := range documents(t) {
		for _, q := range quoted.FindAllStringSubmatch(code.ReplaceAllString(read(t, "../"+page), ""), -1) {
			for _, word := range strings.Fields(q[1]) {
				word = strings.TrimPrefix(strings.Trim(word, `.,;:'"`), "./")
				if !looks(word) {
					continue
				}
				found++
				if elsewhere[word] != "" {
					used[word] = true
				} else if !exists(page, word) {
					t.Errorf("%s names `%s`: there is no %s", page, q[1], word)
				}
			}
		}
	}
	if found < 50 {
		t.Errorf("%d names of files were found on the pages", found)
	}
	comment := regexp.MustCompile(`(?m)^\s*(?://|#)(.*)$`)
	named := regexp.MustCompile(`(?:^|[\s("'])((?:internal|cmd|script|tests|docs|bench|bridge|examples|model|dialect|encoding|codegen|shaders|hostref)/[\w./-]*\w)`)
	for _, file := range files {
		if !strings.HasSuffix(file, ".go") && !strings.HasPrefix(file, "script/") {
			continue
		}
		for _, line := range comment.FindAllStringSubmatch(read(t, "../"+file), -1) {
			for _, m := range named.FindAllStringSubmatch(line[1], -1) {
				if word := m[1]; elsewhere[word] != "" {
					used[word] = true
				} else if !exists(file, word) {
					t.Errorf("a comment of %s names %s, which is not there", file, word)
				}
			}
		}
	}
	for word, whose := range elsewhere {
		if !used[word] {
			t.Errorf("neither a page nor a comment names %s (%s)", word, whose)
		}
	}
}

// The architecture's tables name files of the repository, and what is declared in them; its
// picture has every layer of the house.
func TestDocumentsArchitecture(t *testing.T) {
	page := read(t, "../docs/architecture.md")
	row := regexp.MustCompile("(?m)^\\| .* \\| (\\[.*\\)) \\| (`.*`) \\|$")
	link, name := regexp.MustCompile(`\]\(\.\./([^)]+)\)`), regexp.MustCompile("`([^`]+)`")
	rows := row.FindAllStringSubmatch(page, -1)
	if len(rows) < 60 {
		t.Errorf("docs/architecture.md says of %d decisions where they are taken", len(rows))
	}
	for _, r := range rows {
		var texts strings.Builder
		for _, file := range link.FindAllStringSubmatch(r[1], -1) {
			texts.WriteString(read(t, "../"+file[1]))
		}
		for _, n := range name.FindAllStringSubmatch(r[2], -1) {
			// A declaration: a function, a method, a type, or a name before its value or its type.
			declared := regexp.MustCompile(`(?m)^(?:func (?:\([^)]*\) )?|type |var |const |\t)?(?:\w+, )*` + regexp.QuoteMeta(n[1]) + `\b(?:, \w+)*(?:\[[^\]]*\])?(?:\(| +(?:=|struct|interface|func|map|uint|\[|string|RuleSet|[a-z])|=\()`)
			if !declared.MatchString(texts.String()) {
				t.Errorf("docs/architecture.md: %s declares no %s", r[1], n[1])
			}
		}
	}
	_, picture, _ := strings.Cut(page, "```text\n")
	picture, _, _ = strings.Cut(picture, "```")
	// What a row's packages are for stands in the later columns.
	picture = regexp.MustCompile(`(?m)^(.{0,50}).*$`).ReplaceAllString(picture, "$1")
	places := packagePlaces(picture)
	at := map[string]int{} // of a layer
	for _, layer := range layers {
		if strings.HasPrefix(layer, "cmd/gpubench/") || layer == "bench" {
			continue
		}
		place, ok := places[layer]
		if !ok {
			t.Errorf("the picture of docs/architecture.md lacks %s", layer)
			continue
		}
		at[layer] = place
	}
	for pkg, imports := range packageImports(t, "") {
		for _, imported := range imports {
			from, to := under(pkg, layers), under(imported, layers)
			if from < 0 || to < 0 || from == to || under(pkg, above) >= 0 {
				continue
			}
			upper, okUpper := at[layers[from]]
			lower, okLower := at[layers[to]]
			if okUpper && okLower && upper > lower {
				t.Errorf("%s imports %s, which stands above it in the picture of docs/architecture.md", pkg, imported)
			}
		}
	}
}

// CONTRIBUTING.md tells of every stage of script/test and of no other, and when it runs.
func TestDocumentsStages(t *testing.T) {
	page := read(t, "../CONTRIBUTING.md")
	_, table, _ := strings.Cut(page, "\n| stage | when | asks |\n")
	table, _, _ = strings.Cut(table, "\n\n")
	told := map[string]string{}
	for _, row := range regexp.MustCompile(`(?m)^\| (.*?) \|(.*?)\|`).FindAllStringSubmatch(table, -1) {
		for _, stage := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(row[1], -1) {
			told[stage[1]] = strings.Trim(row[2], " `-")
		}
	}
	stages := regexp.MustCompile(`(?m)^    '([^|'\n]+)\|[^|'\n]*\|[^|'\n]*\|([^|'\n]*)\|[^|'\n]*'$`).FindAllStringSubmatch(read(t, "../script/test"), -1)
	if len(stages) < 10 {
		t.Fatalf("script/test has %d stages", len(stages))
	}
	for _, stage := range stages {
		if when, ok := told[stage[1]]; !ok || when != stage[2] {
			t.Errorf("CONTRIBUTING.md says of the stage %q that it runs at %q (told: %v), and script/test %q", stage[1], when, ok, stage[2])
		}
		delete(told, stage[1])
	}
	for stage := range told {
		t.Errorf("CONTRIBUTING.md tells of a stage %q, which script/test has not", stage)
	}
}

// packagePlaces are the packages of a picture, each with its place in it. After a comma a name
// lies in the folder of the one before, and braces list the packages of a folder.
func packagePlaces(picture string) map[string]int {
	places := map[string]int{}
	const one = `[\w/]+(?:\{[\w,]+\})?`
	name, group := regexp.MustCompile(one), regexp.MustCompile(one+`(?:, `+one+`)*`)
	for _, g := range group.FindAllStringIndex(picture, -1) {
		folder := ""
		for _, n := range name.FindAllStringIndex(picture[g[0]:g[1]], -1) {
			word, listed, _ := strings.Cut(picture[g[0]+n[0]:g[0]+n[1]], "{")
			if !strings.Contains(word, "/") {
				word = folder + word
			}
			folder = word[:strings.LastIndex(word, "/")+1]
			places[strings.TrimSuffix(word, "/")] = g[0] + n[0]
			for _, base := range strings.Split(strings.TrimSuffix(listed, "}"), ",") {
				if base != "" {
					places[word+base] = g[0] + n[0]
				}
			}
		}
	}
	return places
}

func TestPackagePlaces(t *testing.T) {
	got := packagePlaces("cmd/tool   model\ndialect/{xla,onnx}  internal/a, b\nplan, plan/{x,y}")
	for _, want := range []string{"cmd/tool", "model", "dialect", "dialect/xla", "dialect/onnx", "internal/a", "internal/b", "plan", "plan/x", "plan/y"} {
		if _, ok := got[want]; !ok {
			t.Errorf("%s is not found in %v", want, got)
		}
	}
	if got["internal/a"] >= got["internal/b"] || got["plan/x"] < got["internal/b"] {
		t.Errorf("places %v", got)
	}
}
