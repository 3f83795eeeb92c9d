package measured

import (
	"path/filepath"
	"testing"
)

func TestRecordMerges(t *testing.T) {
	file := filepath.Join(t.TempDir(), "numerics.json")
	sin := Error{Op: "sin", DType: "float32", MaxULP: 0.7, Inputs: 4}
	for _, e := range []Error{sin, {Op: "cos", DType: "float32"}, {Op: "sin", DType: "bfloat16"}, {Op: "sin", DType: "float32", MaxULP: 0.6}} {
		if err := Record(file, e); err != nil {
			t.Fatal(err)
		}
	}
	l, err := Load(file)
	if err != nil || len(l) != 3 || l[0].Op != "cos" {
		t.Fatalf("%v, %v", l, err)
	}
	if e, ok := l.Find("sin", "float32"); !ok || e.MaxULP != 0.6 {
		t.Errorf("the newer error did not replace the older: %v, %v", e, ok)
	}
	if e, ok := l.Find("tan", "float32"); ok {
		t.Errorf("found %v", e)
	}
	if l.With(sin); l[2].MaxULP != 0.6 {
		t.Error("With changed the list itself")
	}
}
