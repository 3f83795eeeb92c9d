package tests

import (
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
)

// TestTextIsTheWholeKernel: a kernel's text, read back, is the kernel, of the
// corpus and of the suites on every class of devices.
func TestTextIsTheWholeKernel(t *testing.T) {
	for _, c := range allClasses() {
		found := map[string]*kernel.Kernel{}
		graphs := corpusGraphs(t)
		if c.name != "tiny" { // which cuts large arrays into thousands of launches
			graphs = append(graphs, lineGraphs(t)...)
		}
		for _, v := range graphs {
			if p, err := plan.Build(c.cfg, v); err == nil {
				for _, s := range p.Steps {
					found[s.Kernel.Key()] = s.Kernel
				}
			}
		}
		for _, v := range fastProducts(t) {
			addKernels(t, found, c.cfg, v)
		}
		for _, k := range found {
			checkText(t, k)
		}
	}
}

// checkText reads a kernel's text back.
func checkText(t *testing.T, k *kernel.Kernel) {
	t.Helper()
	text := k.Text()
	read, err := kernel.Parse(text)
	switch {
	case err != nil:
		t.Fatalf("%v\n%s", err, text)
	case read.Key() != k.Key():
		t.Fatalf("read back it is\n%+v %+v\nof\n%+v %+v\n%s", *read, read.Loop, *k, k.Loop, text)
	case read.Text() != text:
		t.Fatalf("%s\nread back has the text\n%s", text, read.Text())
	}
}

// TestNoWordOfATextIsIgnored: a text with another word in it, or without one, is
// refused, or is another kernel's, which has that text.
func TestNoWordOfATextIsIgnored(t *testing.T) {
	for _, c := range allClasses() {
		if c.name != "lavapipe25" && c.name != "discrete" {
			continue
		}
		_, values := graphsOf(t, suite("catalogue"))
		tried := map[string]bool{}
		for _, v := range values {
			p, err := plan.Build(c.cfg, v)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range p.Steps {
				head, _, _ := strings.Cut(s.Kernel.Text(), "\n")
				if !tried[head] {
					tried[head] = true
					changeWords(t, s.Kernel.Text())
				}
			}
		}
	}
}

func changeWords(t *testing.T, text string) {
	t.Helper()
	words := strings.Fields(text)
	for i, word := range words {
		for _, other := range []string{"nonsense", "7", ""} {
			at := wordAt(text, i)
			changed := text[:at] + other + text[at+len(word):]
			read, err := kernel.Parse(changed)
			if err == nil && !slices.Equal(strings.Fields(read.Text()), strings.Fields(changed)) {
				t.Fatalf("word %d, %q, as %q: read as\n%s\nof\n%s", i, word, other, read.Text(), changed)
			}
		}
	}
}

// wordAt is where word number n of a text begins.
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
