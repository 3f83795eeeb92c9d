package numpy

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// TestDifferencesAreFound spoils one element of a result of every operator:
// compare.py must find each of them.
func TestDifferencesAreFound(t *testing.T) {
	python := findPython(t)
	spoiled := map[*ops.Op]evaluated{}
	cases := draw(1)
	// Numbers about 1 first: what is beyond the range is left out now and then.
	slices.SortStableFunc(cases, func(a, b drawn) int { return strangeness(a) - strangeness(b) })
	for _, c := range cases {
		if _, done := spoiled[c.op]; done {
			continue
		}
		var e evaluated
		if err := e.run(c); err != nil {
			t.Fatal(err)
		}
		if n := e.result.Shape.Size(); n == 0 || strings.Contains(e.Line, "[0]") || n == 1 && c.op == ops.OrderKey { // keys are judged by the order that they give
			continue
		}
		e.result = spoil(e.result)
		spoiled[c.op] = e
	}
	folder := t.TempDir()
	archive := newArchive(folder)
	var manifest []manifestCase
	for _, e := range spoiled {
		if err := e.write(archive); err != nil {
			t.Fatal(err)
		}
		manifest = append(manifest, e.manifestCase)
	}
	if err := finish(archive, manifest); err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	r := compare(t, python, folder)
	for _, f := range r.Failures {
		found[f.Line] = true
	}
	for _, op := range ops.All() {
		if _, done := spoiled[op]; !done && r.Without[op.Name] == "" {
			t.Errorf("%s: there is no case to spoil", op)
		}
	}
	for op, e := range spoiled {
		if !found[e.Line] && r.Without[op.Name] == "" {
			t.Errorf("%s: compare.py does not see that an element of %q (data %s) is spoiled", op, e.Line, e.Data)
		}
	}
}

// strangeness is how far a case's data are from numbers about 1.
func strangeness(c drawn) int { return slices.Index(allData, c.data) }

// spoil returns an array whose first element is another one, and its real part
// if it is complex.
func spoil(x *hostref.Array) *hostref.Array {
	out := &hostref.Array{DType: x.DType, Shape: x.Shape, Data: slices.Clone(x.Data)}
	d := x.DType.Real()
	if !d.IsFloat() {
		out.Data[x.DType.Size()-1] ^= map[bool]byte{true: 1, false: 0x80}[d == dtype.Bool]
		return out
	}
	was := element.Float(d, element.BitsOf(x.Data[:d.Size()])[0])
	if was != was {
		was = 0
	}
	copy(out.Data, element.FromFloat(d, math.Copysign(math.Abs(was)*1.25+1, was)).Append(nil, d))
	return out
}
