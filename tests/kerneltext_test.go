package tests

import (
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
