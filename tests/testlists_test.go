package tests

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"testing"
)

// testLists are the patterns of tests in the shell's variables of script/test, by name.
var testLists = regexp.MustCompile(`(?m)^(\w+)='(\^Test[^']*)'$`)

// A pattern of script/test that matches no test leaves nothing out: a test that was
// renamed runs on every device again, and nobody is told.
func TestTestListsNameTests(t *testing.T) {
	var names []string
	for _, file := range goFilesOf(t, "..", true) {
		for _, f := range regexp.MustCompile(`(?m)^func (Test\w*)\(`).FindAllStringSubmatch(read(t, file), -1) {
			names = append(names, f[1])
		}
	}
	lists := testLists.FindAllStringSubmatch(read(t, "../script/test"), -1)
	if len(lists) < 5 {
		t.Fatalf("script/test has %d lists of tests; the pattern of this test reads them wrongly", len(lists))
	}
	for _, list := range lists {
		parsed, err := syntax.Parse(list[2], syntax.Perl)
		if err != nil {
			t.Fatalf("script/test, %s: %v", list[1], err)
		}
		for _, one := range alternatives(parsed) {
			pattern := regexp.MustCompile(one)
			if !matchesAny(pattern, names) {
				t.Errorf("script/test, %s: no test matches %s; take it out, or write the test's new name", list[1], one)
			}
		}
	}
}

func matchesAny(pattern *regexp.Regexp, names []string) bool {
	for _, name := range names {
		if pattern.MatchString(name) {
			return true
		}
	}
	return false
}

// alternatives are the expressions without alternatives that an expression stands for.
func alternatives(e *syntax.Regexp) (list []string) {
	switch e.Op {
	case syntax.OpCapture:
		return alternatives(e.Sub[0])
	case syntax.OpAlternate:
		for _, sub := range e.Sub {
			list = append(list, alternatives(sub)...)
		}
		return list
	case syntax.OpQuest:
		return append(alternatives(e.Sub[0]), "")
	case syntax.OpCharClass:
		return characters(e)
	case syntax.OpConcat:
		list = []string{""}
		for _, sub := range e.Sub {
			list = joinedEach(list, alternatives(sub))
		}
		return list
	}
	return []string{e.String()}
}

// characters are those of a small class, which the parser makes of alternatives of one
// letter; a large class stays whole.
func characters(e *syntax.Regexp) (list []string) {
	for i := 0; i < len(e.Rune); i += 2 {
		for r := e.Rune[i]; r <= e.Rune[i+1]; r++ {
			if list = append(list, string(r)); len(list) > 20 {
				return []string{e.String()}
			}
		}
	}
	return list
}

// joinedEach joins every beginning with every end.
func joinedEach(beginnings, ends []string) (list []string) {
	for _, b := range beginnings {
		for _, e := range ends {
			list = append(list, b+e)
		}
	}
	return list
}

func TestAlternatives(t *testing.T) {
	for pattern, want := range map[string]string{
		"^Test(A|B(C|D)?)$":    "^TestA$ ^TestBC$ ^TestBD$ ^TestB$",
		`^TestDocuments\w*$`:   `^TestDocuments\w*$`,
		"^Test(Scan|Sort)One$": "^TestScanOne$ ^TestSortOne$",
	} {
		parsed, err := syntax.Parse(pattern, syntax.Perl)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, a := range alternatives(parsed) {
			got = append(got, plain.Replace(a))
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s: %s, want %s", pattern, s, want)
		}
	}
}

// plain writes the parser's words for the beginning, the end and the characters of words.
var plain = strings.NewReplacer(`(?-m:$)`, "$", `(?m:^)`, "^", `[0-9A-Z_a-z]*`, `\w*`, `\A`, "^")
