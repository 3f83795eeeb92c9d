package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/testpages"
)

// shownPrograms are the programs that pages show, and how a command of each is held to what is
// there. What a command does takes minutes, a GPU, a network or another machine; so here
// only its words are tested. Who runs it stands beside it.
var shownPrograms = []struct {
	name  *regexp.Regexp
	check func(t *testing.T, c testpages.Command)
	runs  string
}{
	{regexp.MustCompile(`^go$`), goCommand, "script/test runs the tests, builds and generators"},
	{regexp.MustCompile(`^(?:\./)?(?:weft-gpu/)?script/\w+(?:\.sh)?$`), scriptCommand, "CI runs script/test, and that script/setup; the others run at night or on a GPU"},
	{regexp.MustCompile(`^(?:\./)?(?:bin/)?gpubench$|^/tmp/(?:new|old)$`), nil, "TestCommandsOnPages of cmd/gpubench parses or runs it"},
	{regexp.MustCompile(`^(?:bench/peers/\w+\.py|node|python3)$`), peerCommand, "script/gpu and script/programs, where the library is installed"},
	{regexp.MustCompile(`^\./mutants$`), mutantsCommand, "script/nightly"},
	{regexp.MustCompile(`^(?:git|tar|grep)$`), nil, "a program of the system"},
}

// Every command that a page shows names what is there: packages, tests, flags, scripts and
// variables of the environment.
func TestDocumentsShowCommandsThatAreThere(t *testing.T) {
	variables, shown := readVariables(t), map[int]bool{}
	commands := testpages.Commands(t, "..", documents(t))
	if len(commands) < 80 {
		t.Errorf("%d commands were found on the pages", len(commands))
	}
	for _, c := range commands {
		for _, assignment := range c.Environment {
			if name, _, _ := strings.Cut(assignment, "="); strings.HasPrefix(name, "WEFT_") && !variables[name] {
				t.Errorf("%v: nothing reads %s", c, name)
			}
		}
		known := false
		for i, p := range shownPrograms {
			if p.name.MatchString(c.Words[0]) {
				known, shown[i] = true, true
				if p.check != nil {
					p.check(t, c)
				}
			}
		}
		if !known {
			t.Errorf("%v: the test does not know the program", c)
		}
	}
	for i, p := range shownPrograms {
		if !shown[i] {
			t.Errorf("no page shows %v any more (%s)", p.name, p.runs)
		}
	}
}

var variable = regexp.MustCompile(`\bWEFT_[A-Z_]+\b`)

// readVariables are the variables of the environment that programs and scripts name.
func readVariables(t *testing.T) map[string]bool {
	found := map[string]bool{}
	for _, file := range repositoryFiles(t) {
		if strings.HasSuffix(file, ".go") || strings.HasPrefix(file, "script/") {
			for _, name := range variable.FindAllString(read(t, "../"+file), -1) {
				found[name] = true
			}
		}
	}
	return found
}

// placeholder is a word that stands for one of the reader's.
var placeholder = regexp.MustCompile(`^(?:\./)?[A-Z]+$|^FuzzX$`)

// goValues are flags of the go command that take a value, and goFlags those that take none.
var (
	goValues = []string{"run", "bench", "skip", "fuzz", "timeout", "benchtime", "fuzzminimizetime", "count", "tags", "o", "C"}
	goFlags  = []string{"race", "v", "short"}
)

// goCommand holds packages, patterns and the flags of tests to what is there.
func goCommand(t *testing.T, c testpages.Command) {
	if len(c.Words) < 2 {
		t.Errorf("%v: a command of go is missing", c)
		return
	}
	values, packages, flags := map[string]string{}, []string(nil), []string(nil)
	words := c.Words[2:]
	for i := 0; i < len(words); i++ {
		name, value, joined := strings.Cut(strings.TrimLeft(words[i], "-"), "=")
		switch {
		case !strings.HasPrefix(words[i], "-"):
			packages = append(packages, words[i])
		case slices.Contains(goValues, name) && joined:
			values[name] = value
		case slices.Contains(goValues, name) && i+1 < len(words):
			values[name] = words[i+1]
			i++
		case name == "args" || slices.Contains(goFlags, name):
		default:
			flags = append(flags, name)
			if i+1 < len(words) && !strings.HasPrefix(words[i+1], ".") { // its value
				i++
			}
		}
		if c.Words[1] == "run" && len(packages) > 0 {
			break // what follows is the program's
		}
	}
	if values["C"] != "" {
		return // of another tree
	}
	root := moduleOf(c.Page)
	var sources, tests strings.Builder
	for _, pkg := range packages {
		if placeholder.MatchString(pkg) {
			return
		}
		if c.Words[1] == "get" && strings.HasPrefix(pkg, module) {
			continue
		}
		dir, below := strings.CutSuffix(pkg, "...")
		files := goFilesOf(t, filepath.Join("..", root, dir), below)
		if len(files) == 0 {
			t.Errorf("%v: there is no package %s", c, pkg)
		}
		for _, file := range files {
			if text := read(t, file); strings.HasSuffix(file, "_test.go") {
				tests.WriteString(text)
			} else {
				sources.WriteString(text)
			}
		}
	}
	switch c.Words[1] {
	case "generate":
		if len(packages) > 0 && !strings.Contains(sources.String()+tests.String(), "\n//go:generate ") {
			t.Errorf("%v: nothing is generated there", c)
		}
	case "test":
		if len(packages) == 0 {
			return // of the folder, or of one in the sentence
		}
		for kind, flag := range map[string]string{"Test": "run", "Benchmark": "bench", "Fuzz": "fuzz"} {
			if pattern := values[flag]; pattern != "" && pattern != "^$" && !placeholder.MatchString(pattern) && !matchesTest(tests.String(), kind, pattern) {
				t.Errorf("%v: no %s matches -%s %s", c, kind, flag, pattern)
			}
		}
		for _, flag := range flags {
			if !regexp.MustCompile(`flag\.\w+\((?:&\w+, )?"` + regexp.QuoteMeta(flag) + `"`).MatchString(tests.String()) {
				t.Errorf("%v: no test has a flag -%s", c, flag)
			}
		}
	}
}

// moduleOf is the folder of the module that a page belongs to, "" for Weft's.
func moduleOf(page string) string {
	for dir := filepath.Dir(page); dir != "."; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join("..", dir, "go.mod")); err == nil {
			return dir
		}
	}
	return ""
}

// goFilesOf are a folder's files of Go, and those below it.
func goFilesOf(t *testing.T, dir string, below bool) (list []string) {
	list, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	if below {
		prefix := strings.TrimPrefix(filepath.ToSlash(filepath.Clean(dir)), "..")
		for _, file := range repositoryFiles(t) {
			if strings.HasPrefix("/"+file, prefix+"/") && strings.HasSuffix(file, ".go") {
				list = append(list, "../"+file)
			}
		}
	}
	return list
}

// matchesTest reports whether the pattern of a -run, -bench or -fuzz matches a function.
func matchesTest(source, kind, pattern string) bool {
	first, _, _ := strings.Cut(pattern, "/")
	re, err := regexp.Compile(first)
	if err != nil {
		return false
	}
	for _, f := range regexp.MustCompile(`(?m)^func (`+kind+`\w*)\(`).FindAllStringSubmatch(source, -1) {
		if re.MatchString(f[1]) {
			return true
		}
	}
	return false
}

// scriptCommand holds a script's flags and parts to its text.
func scriptCommand(t *testing.T, c testpages.Command) {
	script := strings.TrimPrefix(strings.TrimPrefix(c.Words[0], "./"), "weft-gpu/")
	info, err := os.Stat("../" + script)
	if err != nil || info.Mode()&0o111 == 0 {
		t.Errorf("%v: %v, or it is no program", c, err)
		return
	}
	wordsIn(t, c, c.Words[1:], read(t, "../"+script))
}

// wordsIn holds flags, and words of letters, to the text of the program that takes them.
func wordsIn(t *testing.T, c testpages.Command, words []string, text string) {
	for i, word := range words {
		flag := strings.HasPrefix(word, "-")
		name, _, _ := strings.Cut(word, "=")
		if first := i == 0 && regexp.MustCompile(`^[a-z]+$`).MatchString(word); (flag || first) && !strings.Contains(text, name) {
			t.Errorf("%v: the program knows no %s", c, name)
		}
	}
}

// peerCommand holds the flags of a baseline to its text.
func peerCommand(t *testing.T, c testpages.Command) {
	words := c.Words
	if words[0] == "node" || words[0] == "python3" {
		words = words[1:]
	}
	if len(words) == 0 {
		return // the program alone, in a sentence
	}
	text := read(t, "../"+words[0])
	for _, shared := range []string{"oplines.py", "oplines.js"} {
		text += read(t, "../bench/peers/"+shared)
	}
	wordsIn(t, c, words[1:], text)
}

// mutantsCommand holds a command of mutants to its documentation.
func mutantsCommand(t *testing.T, c testpages.Command) {
	text := ""
	for _, file := range goFilesOf(t, "../script/internal/mutants", false) {
		text += read(t, file)
	}
	for _, word := range c.Words[1:] {
		if name := strings.TrimPrefix(word, "-"); !placeholder.MatchString(word) && !strings.Contains(text, `"`+name+`"`) {
			t.Errorf("%v: mutants knows no %s", c, word)
		}
	}
}
