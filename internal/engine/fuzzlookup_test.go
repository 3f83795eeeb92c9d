package engine

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var indexTypes = []dtype.DType{dtype.Int32, dtype.Int64, dtype.Uint32, dtype.Uint64, dtype.Int8, dtype.Uint16}

// index is a value's elements as indices, most of them from below 0 to above n.
func (g *randomGraph) index(v graph.Value, n int) (graph.Value, bool) {
	d := pick(g, indexTypes)
	i, ok := g.try(ops.Cast, ops.Attr{DType: d}, v)
	if !ok || g.random.IntN(4) == 0 {
		return i, ok
	}
	modulus := graph.NewFull(d, element.FromFloat(d, float64(min(n+1, 100))), shape.Shape{}, "")
	if i, ok = g.try(ops.Remainder, ops.Attr{}, i, modulus); ok && d.IsSigned() && g.random.IntN(2) == 0 {
		return g.try(ops.Neg, ops.Attr{}, i)
	}
	return i, ok
}

// tryIndirect looks elements up, searches, or joins the parts of a table.
func (g *randomGraph) tryIndirect() bool {
	table := g.operand()
	s := table.Shape()
	switch g.random.IntN(6) {
	case 0:
		index, ok := g.index(g.operand(), s.Size())
		if ok {
			_, ok = g.try(ops.Lookup, ops.Attr{}, table, index)
		}
		return ok
	case 1:
		return g.trySearch()
	case 2:
		return g.trySegment(table)
	}
	if len(s) == 0 {
		return false
	}
	axis := g.random.IntN(len(s))
	index, ok := g.index(g.operand(), s[axis])
	if !ok {
		return false
	}
	op := pick(g, []*ops.Op{ops.Take, ops.TakeAlongAxis})
	_, ok = g.try(op, ops.Attr{Axes: []int{axis}}, table, index)
	return ok
}

// trySearch looks for the values of an operand in rows of their dtype.
func (g *randomGraph) trySearch() bool {
	values := g.operand()
	if !values.DType().IsInteger() {
		return false
	}
	n := 1 + g.random.IntN(3000)
	rows := shape.Shape{n}
	if s := values.Shape(); len(s) > 0 && g.random.IntN(2) == 0 {
		rows = append(s[:len(s)-1:len(s)-1], n)
	}
	if rows.Size() > mostElements {
		return false
	}
	mode := pick(g, []string{ops.SearchLeft, ops.SearchRight})
	_, ok := g.try(ops.Search, ops.Attr{Mode: mode}, g.ascending(values.DType(), rows), values)
	return ok
}

// ascending makes rows of random elements in order.
func (g *randomGraph) ascending(d dtype.DType, s shape.Shape) graph.Value {
	a := &hostref.Array{DType: d, Shape: s, Data: randomElements(g.random, d, s.Size(), oftenSpecial)}
	sortRowsOf(a)
	v, err := g.e.Upload(d, s, a.Data)
	if err != nil {
		g.t.Fatal(err)
	}
	g.want[v] = a
	return g.note(v)
}

// sortRowsOf sorts the rows of an array of integers.
func sortRowsOf(a *hostref.Array) {
	size, n := a.DType.Size(), a.Shape[len(a.Shape)-1]
	value := func(b []byte) int64 { return int64(element.BitsOf(b)[0]) << (64 - 8*size) }
	for row := range slices.Chunk(a.Data, n*size) {
		elements := slices.Collect(slices.Chunk(slices.Clone(row), size))
		slices.SortFunc(elements, func(x, y []byte) int {
			p, q := value(x), value(y)
			if !a.DType.IsSigned() {
				p, q = p^-1<<63, q^-1<<63
			}
			switch {
			case p < q:
				return -1
			case p > q:
				return 1
			}
			return 0
		})
		for i, e := range elements {
			copy(row[i*size:], e)
		}
	}
}

// trySegment joins short runs of a table.
func (g *randomGraph) trySegment(table graph.Value) bool {
	s := table.Shape()
	if len(s) == 0 || !table.DType().IsReal() {
		return false
	}
	axis := g.random.IntN(len(s))
	initial := g.operand()
	first, ok := g.index(initial, s[axis])
	if !ok {
		return false
	}
	// From the index, brought within 16 bits, to some elements further.
	span := first
	for _, step := range []struct {
		op *ops.Op
		by uint64
	}{{ops.BitwiseAnd, 1<<16 - 1}, {ops.Mul, 1<<32 + 1}, {ops.Add, uint64(g.random.IntN(5)) << 32}} {
		if span, ok = g.try(ops.Cast, ops.Attr{DType: dtype.Uint64}, span); !ok {
			return false
		}
		if span, ok = g.try(step.op, ops.Attr{}, span, graph.NewFull(dtype.Uint64, element.Bits{step.by}, shape.Shape{}, "")); !ok {
			return false
		}
	}
	_, ok = g.try(ops.Segment, ops.Attr{Axes: []int{axis}, Mode: pick(g, []string{"add", "mul", "max", "min"})}, table, initial, span)
	return ok
}

// Graphs in which elements are found by values, under every configuration:
// tables that one binding does not reach over, and what is fused around them.
func TestIndirectGraphs(t *testing.T) {
	e, be := fuzzed(t)
	rounds := 40
	if e.dev.IsHost() {
		rounds = 400
	}
	rounds = fuzzRounds(t, rounds)
	configs := configurations(be.cfg)
	names := append(configNames, "unfused")
	drawn := 0
	for seed := range uint64(rounds) {
		name := names[seed%uint64(len(names))]
		be.cfg = configs[name]
		g := newGraph(t, e, seed+1e6, 3)
		for range 30 {
			if g.tryIndirect() {
				drawn++
				break
			}
			g.drawNode()
		}
		g.tryMap()
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
		}
		g.free()
	}
	if drawn < rounds*3/4 {
		t.Errorf("%d of %d graphs look something up", drawn, rounds)
	}
}

// Indices into what other indices have taken, some of both outside, have the definition's
// bits along every axis.
func TestLookupsOfLookups(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = configurations(be.cfg)["the device's own"]
	for _, dims := range [][]int{{70}, {70, 5}, {3, 70}, {2, 70, 16}} {
		axis := slices.Index(dims, 70)
		for i, d := range indexTypes {
			g := emptyGraph(t, e, uint64(i))
			take := func(v graph.Value, n int) graph.Value {
				index, ok := g.index(g.data(dtype.Int16, 41+n), n)
				if !ok {
					t.Fatal("no index")
				}
				return g.add(ops.Take, ops.Attr{Axes: []int{axis}}, v, g.add(ops.Cast, ops.Attr{DType: d}, index))
			}
			g.add(ops.Neg, ops.Attr{}, take(take(take(g.data(dtype.Float32, dims...), 70), 111), 152))
			if err := g.check(be.cfg); err != nil {
				t.Errorf("%v, %v: %v\n%s", dims, d, err, g)
			}
			g.free()
		}
	}
}
