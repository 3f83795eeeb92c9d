package kernel

import (
	_ "embed"
	"errors"
	"slices"
	"strings"
	"testing"
)

// texts are kernels of every loop. They have every word that the kernels of
// TestTextIsTheWholeKernel in tests have, which come from plans of a corpus, but are a hundredth of
// them.
//
//go:embed testdata/kernels.txt
var texts string

// kernels parses texts.
func kernels(t *testing.T) (list []*Kernel) {
	t.Helper()
	for _, text := range strings.SplitAfter(texts, "\n}\n") {
		text = strings.TrimPrefix(text, "\n")
		if text == "" {
			continue
		}
		k, err := Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if got := k.Text(); got != text {
			t.Fatalf("read back, \n%shas the text\n%s", text, got)
		}
		list = append(list, k)
	}
	return list
}

// TestTextsReadBack parses texts twice, and wants equal kernels and texts. No two may have one key.
func TestTextsReadBack(t *testing.T) {
	byKey := map[string]string{}
	for _, k := range kernels(t) {
		again, err := Parse(k.Text())
		if err != nil || again.Key() != k.Key() {
			t.Errorf("%v: the second reading gives another kernel:\n%s", err, k.Text())
		}
		if other, ok := byKey[k.Key()]; ok {
			t.Errorf("two kernels have one key:\n%s%s", other, k.Text())
		}
		byKey[k.Key()] = k.Text()
	}
	if len(byKey) < 100 {
		t.Errorf("%d kernels", len(byKey))
	}
}

// TestParseRefuses parses texts that are no kernel's, and wants the wrong line named.
func TestParseRefuses(t *testing.T) {
	for _, c := range []struct {
		name, text string
		line       int
	}{
		{"nothing", "", 1},
		{"no loop", "fold f32 {\n}\n", 1},
		{"no brace", "map i8 flat(1) chunk 4\n", 1},
		{"a word behind the head", "map i8 flat(1) chunk 4 twice {\n", 1},
		{"no result", "map i8 flat(1) chunk 4 {\n  %0 = scalar i8 s0\n}\n", 3},
		{"a number out of turn", "map i8 flat(1) chunk 4 {\n  %1 = scalar i8 s0\n  store i8 %1\n}\n", 2},
		{"a value that is not made yet", "map i8 flat(1) chunk 4 {\n  %0 = neg %1\n  store i8 %0\n}\n", 2},
		{"no operator", "map i8 flat(1) chunk 4 {\n  %0 = scalar i8 s0\n  %1 = frobnicate %0\n  store i8 %1\n}\n", 3},
		{"no dtype", "map i8 flat(1) chunk 4 {\n  %0 = scalar i9 s0\n  store i8 %0\n}\n", 2},
		{"no access", "map i8 flat(1) chunk 4 {\n  %0 = load i8 a ; sideways\n  store i8 %0\n}\n", 2},
		{"one operand read in two ways", "map i8 flat(1) chunk 4 {\n  %0 = load i8 a ; inner 1\n  %1 = load i8 a ; inner 0\n  %2 = add %0, %1\n  store i8 %2\n}\n", 3},
		{"another dtype of the result", "map i8 flat(1) chunk 4 {\n  %0 = scalar i8 s0\n  store u8 %0\n}\n", 3},
		{"a line behind the end", "map i8 flat(1) chunk 4 {\n  %0 = scalar i8 s0\n  store i8 %0\n}\nstore i8 %0\n", 5},
		{"a scalar without bound", "map i8 flat(1) chunk 4 {\n  %0 = scalar i8 s99999999\n  store i8 %0\n}\n", 2},
	} {
		_, err := Parse(c.text)
		var parse *ParseError
		if !errors.As(err, &parse) {
			t.Errorf("%s: %v", c.name, err)
		} else if parse.Line != c.line {
			t.Errorf("%s: the error names line %d, want %d: %v", c.name, parse.Line, c.line, err)
		}
	}
}

// TestNoWordOfATextIsIgnored replaces or drops each word of a text. Parse must refuse the result,
// or read a kernel that has exactly that text.
func TestNoWordOfATextIsIgnored(t *testing.T) {
	for _, k := range kernels(t) {
		changeWords(t, k.Text())
	}
}

func changeWords(t *testing.T, text string) {
	t.Helper()
	words := strings.Fields(text)
	for i, word := range words {
		for _, other := range []string{"nonsense", "7", ""} {
			at := wordAt(text, i)
			changed := text[:at] + other + text[at+len(word):]
			read, err := Parse(changed)
			if err == nil && !slices.Equal(strings.Fields(read.Text()), strings.Fields(changed)) {
				t.Fatalf("word %d, %q, replaced by %q: Parse read\n%s\nfrom\n%s", i, word, other, read.Text(), changed)
			}
		}
	}
}

// wordAt returns where word number n of a text begins.
func wordAt(text string, n int) int {
	at := 0
	for {
		at += len(text[at:]) - len(strings.TrimLeft(text[at:], " \n"))
		if n == 0 {
			return at
		}
		at += strings.IndexAny(text[at:], " \n")
		n--
	}
}
