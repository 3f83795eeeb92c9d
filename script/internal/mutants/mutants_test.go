package main

import (
	"slices"
	"strings"
	"testing"
)

const root = "../../.."

const example = `package p

func f(a, b, n int, s []int) int {
	if n < 1 {
		return 0
	}
	w.Barrier()
	g(a, b)
	x.key = n
	k := T{A: a, B: b}
	return s[n-1] / n * width
}
`

// Every rule finds its places, and changes nothing else.
func TestRules(t *testing.T) {
	found, err := ofFile("p", "f.go", []byte(example))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range found {
		got = append(got, m.Rule+": "+m.From+" => "+m.To)
		after := example[:m.start] + m.text + example[m.end:]
		if after == example {
			t.Errorf("%s changes nothing", m.ID)
		}
	}
	want := []string{
		"skipped guard: n < 1 => false && (n < 1)", "flipped comparison: n < 1 => n >= 1", "off by one: n < 1 => n <= 1",
		"dropped barrier: w.Barrier() => ", "dropped call: g(a, b) => ", "swapped operands: g(a, b) => g(b, a)",
		"lost field: x.key = n => _ = n", "lost field: A: a => ", "lost field: B: b => ",
		"wrong stride: s[n-1] / n * width => (s[n-1] / n + width)", "swapped operands: s[n-1] / n => (n) / (s[n-1])",
		"off by one: n-1 => n",
	}
	if !slices.Equal(got, want) {
		t.Errorf("mutants:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// The sample has 200 places, is the same each time, and another by another seed.
func TestSample(t *testing.T) {
	first, err := sample(root, 1)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := sample(root, 1)
	other, _ := sample(root, 2)
	ids := func(slots []slot) []string {
		var list []string
		for _, s := range slots {
			list = append(list, s.candidates[0].ID)
		}
		return list
	}
	if len(first) != 200 || !slices.Equal(ids(first), ids(again)) || slices.Equal(ids(first), ids(other)) {
		t.Errorf("%d places, the same again %v, another by another seed %v", len(first), slices.Equal(ids(first), ids(again)), !slices.Equal(ids(first), ids(other)))
	}
	rules := map[string]int{}
	for _, s := range first {
		rules[s.candidates[0].Rule]++
	}
	if len(rules) != 9 {
		t.Errorf("rules %v, want all nine", rules)
	}
}

// Most of a sample stays where there are other candidates too.
func TestSampleStays(t *testing.T) {
	found, err := candidates(root, "shape")
	if err != nil {
		t.Fatal(err)
	}
	var fewer []mutant
	for i, m := range found {
		if i%10 != 0 {
			fewer = append(fewer, m)
		}
	}
	of := func(found []mutant) []string {
		var list []string
		for _, m := range byTurns(found, 1)[:50] {
			list = append(list, m.change())
		}
		return list
	}
	stay, before := 0, of(found)
	for _, change := range of(fewer) {
		if slices.Contains(before, change) {
			stay++
		}
	}
	if stay < 40 || stay == 50 {
		t.Errorf("%d of 50 stay", stay)
	}
}

// A slot is done when its first candidate that builds is recorded, and has not survived.
func TestSlotsAreLeft(t *testing.T) {
	a, b := mutant{ID: "a", From: "x", To: "y"}, mutant{ID: "b", From: "x", To: "y"}
	of := func(m mutant, outcome string) record {
		return record{ID: m.ID, From: m.From, To: m.To, Outcome: outcome}
	}
	for _, c := range []struct {
		done  []record
		left  string
		ended bool
	}{
		{nil, "a", false},
		{[]record{of(a, "caught")}, "a", true},
		{[]record{of(a, unbuildable)}, "b", false},
		{[]record{of(a, unbuildable), of(b, "caught")}, "b", true},
		{[]record{of(a, "explained")}, "a", false}, // explained.txt has no such line
		{[]record{of(a, survived)}, "a", false},
		{[]record{of(a, survived), of(a, "caught")}, "a", true},
	} {
		left, ended := slot{"p#1", []mutant{a, b}}.left(c.done)
		if left.candidates[0].ID != c.left || ended != c.ended {
			t.Errorf("%+v: %s is left, done %v", c.done, left.candidates[0].ID, ended)
		}
	}
}

// What is explained is there still: code that changed wants a look again.
func TestExplanationsAreOfMutants(t *testing.T) {
	there := map[string]bool{}
	for _, s := range shares {
		found, err := candidates(root, s.pkg)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range found {
			there[m.change()] = true
		}
	}
	for change, reason := range explained() {
		if !there[change] {
			t.Errorf("no mutant: %s", change)
		}
		if len(reason) < 20 {
			t.Errorf("%s: %q is no reason", change, reason)
		}
	}
}

// A record is found again, and a survivor named.
func TestReport(t *testing.T) {
	path := t.TempDir() + "/results"
	for _, r := range []record{{Slot: "a#1", ID: "x", Outcome: survived}, {Slot: "a#1", ID: "x", Outcome: "caught", By: "TestX"}, {Slot: "a#3", ID: "z", Outcome: unbuildable}, {Slot: "a#2", ID: "y", From: "<", To: "<=", Outcome: "survived"}} {
		if err := r.appendTo(path); err != nil {
			t.Fatal(err)
		}
	}
	all, err := records(path)
	var out strings.Builder
	if err != nil || report(&out, all) != 1 || !strings.Contains(out.String(), "y | < | <=") ||
		!strings.HasSuffix(out.String(), "2 mutants: 1 caught, 0 explained, 1 survived\n") {
		t.Errorf("%v\n%s", err, out.String())
	}
}
