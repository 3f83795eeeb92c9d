package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Graphs of one structure are planned once; those that differ in anything are
// planned anew, and either way the results are right.
func TestPlanCache(t *testing.T) {
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	plans := func() int { return len(e.plans.young) }
	number := func(v uint64) graph.Value { return graph.NewFull(dtype.Float32, element.Bits{v}, shape.Shape{}, "") }
	const one, two = 0x3f800000, 0x40000000
	rows := func() graph.Value { return upload(t, e, []float32{1, 2, 3, 4}, 2, 2) }
	other := func() graph.Value { return upload(t, e, []float32{5, 6, 7, 8}, 2, 2) }
	add := func(a, b graph.Value) graph.Value { return apply(t, ops.Add, ops.Attr{}, a, b) }
	slice := func(v graph.Value, r shape.Range) graph.Value {
		return apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{r}}, v)
	}
	same := rows()
	for _, c := range []struct {
		name  string
		value graph.Value
		want  []float32
		known bool
	}{
		{"first", add(rows(), other()), []float32{6, 8, 10, 12}, false},
		{"other arrays", add(other(), other()), []float32{10, 12, 14, 16}, true},
		{"an array twice", add(same, same), []float32{2, 4, 6, 8}, false},
		{"another array twice", func() graph.Value { v := other(); return add(v, v) }(), []float32{10, 12, 14, 16}, true},
		{"another operator", apply(t, ops.Mul, ops.Attr{}, rows(), other()), []float32{5, 12, 21, 32}, false},
		{"a constant", add(rows(), number(one)), []float32{2, 3, 4, 5}, false},
		{"the constant again", add(other(), number(one)), []float32{6, 7, 8, 9}, true},
		{"another constant", add(rows(), number(two)), []float32{3, 4, 5, 6}, false},
		{"a view", add(slice(rows(), shape.From(1)), number(one)), []float32{4, 5}, false},
		{"the view again", add(slice(other(), shape.From(1)), number(one)), []float32{8, 9}, true},
		{"another view", add(slice(other(), shape.To(1)), number(one)), []float32{6, 7}, false},
		{"a sum", apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, rows()), []float32{4, 6}, false},
		{"over another axis", apply(t, ops.Sum, ops.Attr{Axes: []int{1}}, rows()), []float32{3, 7}, false},
		{"that is kept", apply(t, ops.Sum, ops.Attr{Axes: []int{1}, KeepDims: true}, rows()), []float32{3, 7}, false},
		{"another shape", apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, upload(t, e, []float32{1, 2, 3}, 3, 1)), []float32{6}, false},
	} {
		before := plans()
		got := read(t, e, c.value)
		if known := plans() == before; known != c.known {
			t.Errorf("%s: known %v, want %v", c.name, known, c.known)
		}
		if len(got) != len(c.want) {
			t.Fatalf("%s: %v, want %v", c.name, got, c.want)
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
				break
			}
		}
	}
}

// Every parameter of an operator is in the key of its node.
func TestGraphKeyHasEveryAttr(t *testing.T) {
	key := func(a ops.Attr) string {
		var k graphKey
		k.attr(&a)
		return string(k.text)
	}
	seen := map[string]string{}
	for name, a := range map[string]ops.Attr{
		"none": {}, "axes": {Axes: []int{1}}, "no axes": {Axes: []int{}}, "more axes": {Axes: []int{1, 1}}, "keep dims": {KeepDims: true},
		"range": {Ranges: []shape.Range{shape.From(1)}}, "other range": {Ranges: []shape.Range{shape.To(1)}},
		"index": {Indices: []shape.Index{shape.At(1)}}, "range index": {Indices: []shape.Index{shape.From(1)}},
		"new axis": {Indices: []shape.Index{shape.NewAxis}}, "ellipsis": {Indices: []shape.Index{shape.Ellipsis}},
		"shape": {Shape: shape.Shape{1}}, "dtype": {DType: dtype.Float32}, "bits": {Bits: element.Bits{1}}, "high bits": {Bits: element.Bits{0, 1}},
		"correction": {Correction: 1}, "counts": {Counts: []int{1}}, "params": {Params: []float64{1}}, "other params": {Params: []float64{0}},
		"mode": {Mode: "x"}, "equation": {Equation: "x"}, "seed": {Seed: 1}, "reverse": {Reverse: true}, "exclusive": {Exclusive: true},
		"initial": {Initial: true}, "descending": {Descending: true},
	} {
		if other, ok := seen[key(a)]; ok {
			t.Errorf("%s and %s have one key", name, other)
		}
		seen[key(a)] = name
	}
}

// The cache is bounded, and what is used stays.
func TestPlanCacheIsBounded(t *testing.T) {
	var c planCache
	put := func(text string) {
		c.keep(text, &recording{})
	}
	for i := range 4 * planCacheBytes / 512 {
		put(string(rune(i)))
	}
	if n := len(c.young) + len(c.old); n > planCacheBytes/512 {
		t.Errorf("%d recordings are kept", n)
	}
	if c.old == nil {
		t.Error("no generation has grown old")
	}
}
