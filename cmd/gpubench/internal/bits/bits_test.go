package bits

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestCompareNamesTheFirstLine(t *testing.T) {
	lines := []string{"a", "b", "c"}
	want := Hashes{"", []LineHash{{"a", "b"}, {"c", "d"}, {"e", "f"}}}
	for _, c := range []struct {
		name   string
		change func(got []LineHash)
		number int
		says   string
	}{
		{"nothing", func([]LineHash) {}, 0, ""},
		{"two results", func(got []LineHash) { got[1].Result, got[2].Result = "y", "z" }, 2, "2 line(s) of the corpus differ from what was recorded, the first is line 2 (y, recorded d)"},
		{"operands", func(got []LineHash) { got[2].Operands = "y" }, 3, "line 3 of the corpus has other operands than were recorded (y, recorded e)"},
	} {
		got := Hashes{"", slices.Clone(want.Lines)}
		c.change(got.Lines)
		d := Compare(lines, got, want)
		switch {
		case d == nil && c.number != 0:
			t.Errorf("%s: no difference was found", c.name)
		case d != nil && (d.Number != c.number || !strings.HasPrefix(d.Error(), c.says)):
			t.Errorf("%s: got %d, %q; want %d, %q", c.name, d.Number, d.Error(), c.number, c.says)
		}
	}
}

func TestRecordedHashesRoundTrip(t *testing.T) {
	want := Hashes{"0123", []LineHash{{"a", "b"}, {"c", "d"}}}
	got, err := parse(want.String())
	if err != nil || got.String() != want.String() {
		t.Errorf("got %v, %v; want %v", got, err, want)
	}
	for _, text := range []string{"0 0123\n", "1\n"} {
		if _, err := parse(text); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}

func TestRunHashesResultsInOrder(t *testing.T) {
	results := map[string]string{"one": "ab", "two": "c", "three": "a", "four": "bc"}
	run := func(lines ...string) Hashes {
		t.Helper()
		h, err := Run(lines, func(line string) ([]byte, []byte, error) { return []byte(line), []byte(results[line]), nil })
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	h := run("one", "two")
	// The SHA-256 of "abc", FIPS 180-4, appendix B.1.
	if want := "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; h.SHA256 != want {
		t.Errorf("got %s, want %s", h.SHA256, want)
	}
	if run("two", "one").SHA256 == h.SHA256 {
		t.Error("the order does not matter")
	}
	if other := run("three", "four"); other.SHA256 != h.SHA256 || other.Lines[0] == h.Lines[0] {
		t.Error("the lines' own hashes do not tell them apart")
	}
	broken := errors.New("broken")
	if _, err := Run([]string{"one"}, func(string) ([]byte, []byte, error) { return nil, nil, broken }); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}
