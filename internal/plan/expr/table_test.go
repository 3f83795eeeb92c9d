package expr

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// values returns n values without operators.
func values(n int) []graph.Value {
	list := make([]graph.Value, n)
	for i := range list {
		list[i] = graph.NewData(dtype.Float32, graph.Stored{Buffer: new(int), View: shape.Contiguous(shape.Shape{2})})
	}
	return list
}

// A table has the entries that were set, and no others.
func TestTable(t *testing.T) {
	list := values(5)
	n := NewNumbers()
	a, b := NewTable[int](n), NewTable[string](n)
	a.Set(list[3], 30)
	b.Set(list[1], "one")
	a.Set(list[1], 10)
	a.Set(list[3], 31)
	if a.At(list[3]) != 31 || a.At(list[1]) != 10 || a.Len() != 2 || b.At(list[1]) != "one" || b.Has(list[3]) || a.Has(list[0]) {
		t.Errorf("%v and %v", a, b)
	}
	var met []graph.Value
	for v := range a.All() {
		met = append(met, v)
	}
	if want := []graph.Value{list[3], list[1]}; !slices.Equal(met, want) {
		t.Errorf("%v, want %v", met, want)
	}
}

// Each output of a node has a number of its own.
func TestTableOfOutputs(t *testing.T) {
	node := &graph.Node{Outputs: make([]graph.Type, 3)}
	table := NewTable[int](NewNumbers())
	for i := range 3 {
		table.Set(graph.Value{Node: node, Index: i}, i)
	}
	for i := range 3 {
		if got := table.At(graph.Value{Node: node, Index: i}); got != i {
			t.Errorf("output %d has %d", i, got)
		}
	}
}

// A table still finds its values after another numbering has met their nodes.
func TestTableAfterAnotherNumbering(t *testing.T) {
	list := values(4)
	first := NewTable[int](NewNumbers())
	for i, v := range list[:3] {
		first.Set(v, i)
	}
	second := NewTable[int](NewNumbers())
	for i, v := range list {
		second.Set(v, 10*i)
	}
	first.Set(list[3], 3)
	first.Set(list[0], 7)
	for i, want := range []int{7, 1, 2, 3} {
		if got := first.At(list[i]); got != want {
			t.Errorf("value %d has %d, want %d", i, got, want)
		}
	}
	for i, v := range list {
		if got := second.At(v); got != 10*i {
			t.Errorf("value %d of the second table has %d", i, got)
		}
	}
}
