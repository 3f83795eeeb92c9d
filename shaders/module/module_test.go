package module_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

func started(t *testing.T, text string, b module.Bindings) *module.Writer {
	t.Helper()
	k, err := kernel.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return module.New(k, codegen.Target{Doublewords: true}, b)
}

// A parameter that the kernel does not have is a defect; no other parameter is read instead.
func TestParamRefusesUnknownSlots(t *testing.T) {
	w := started(t, "map f32 flat(1) chunk 4 {\n  %0 = load f32 a ; inner 1\n  store f32 %0\n}\n", module.Bindings{})
	w.Param(kernel.NumLeaves)
	var defect *codegen.DefectError
	if _, err := w.Finish(); !errors.As(err, &defect) || !strings.Contains(err.Error(), "a map kernel without the parameter") {
		t.Errorf("Finish returns the error %v, want a *codegen.DefectError about the parameter", err)
	}
}

// Bindings decide how many vectors, of how many words, an element of the buffer has.
func TestBindings(t *testing.T) {
	for _, c := range []struct {
		chunk, dtype   string
		bindings       module.Bindings
		vectors, width int
		whole          bool
	}{
		{"16", "f32", module.Bindings{}, 4, 4, false},
		{"16", "i8", module.Bindings{}, 1, 4, false},
		{"4", "f16", module.Bindings{}, 1, 2, false},
		{"4", "f64", module.Bindings{}, 2, 4, false},
		{"16", "f32", module.Bindings{ByElements: true}, 1, 1, false},
		{"4", "i64", module.Bindings{Elements: true}, 1, 2, false},
		{"16", "f32", module.Bindings{Whole: true}, 4, 4, true},
		{"16", "f32", module.Bindings{Doublewords: true}, 4, 4, true},
		{"16", "i8", module.Bindings{Doublewords: true}, 1, 4, false}, // elements smaller than a word are not moved by doublewords
	} {
		text := "map " + c.dtype + " flat(1) chunk " + c.chunk + " {\n  %0 = load " + c.dtype + " a ; inner 1\n  store " + c.dtype + " %0\n}\n"
		o := started(t, text, c.bindings).In[0]
		if o.Whole != c.whole || !c.whole && (o.Buffer.Vectors != c.vectors || o.Buffer.Width != c.width) {
			t.Errorf("%s, chunk %s, %+v: %d vectors of %d words, whole %v", c.dtype, c.chunk, c.bindings, o.Buffer.Vectors, o.Buffer.Width, o.Whole)
		}
	}
}
