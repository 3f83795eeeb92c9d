package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// The kernel that computes an operand writes it directly to its region of the result.
func TestConcatFusesItsOperands(t *testing.T) {
	a := plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(2, 64), plantest.Data(64))
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{1}}, a, plantest.Data(2, 32))), `
t0 = map f32 rows(2) chunk 16 walk ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = add %0, %1
  store f32 %2
}
over [2 64], a=memory [64 1]+0, b=memory [0 1]+0
t0 = map f32 rows(2) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  store f32 %0
}
over [2 32], a=memory [32 1]+0, out [96 1]+64`)
}

// An operand's region is stored in vectors if no chunk of it has elements of other regions.
func TestPartsAreStoredInVectors(t *testing.T) {
	for _, c := range []struct {
		name        string
		axis        int
		first, last graph.Value
		scheme      kernel.Scheme
		chunk       int
		out         kernel.Access
	}{
		{"whole chunks", 0, plantest.Data(64), plantest.Data(32), kernel.Flat, 16, kernel.Wide},
		{"a last chunk that is shorter", 0, plantest.Data(64), plantest.Data(33), kernel.Flat, 16, kernel.Strided},
		{"a part that starts inside a chunk", 0, plantest.Data(63), plantest.Data(32), kernel.Flat, 16, kernel.Strided},
		{"bytes, which share words with others'", 0, plantest.DataOf(dtype.Int8, 63), plantest.DataOf(dtype.Int8, 64), kernel.Aligned, 16, kernel.Unit},
		{"few bytes, which share words with others'", 0, plantest.DataOf(dtype.Int8, 63), plantest.DataOf(dtype.Int8, 7), kernel.Flat, 4, kernel.Strided},
		{"rows of halves at odd places", 1, plantest.DataOf(dtype.Float16, 9, 41), plantest.DataOf(dtype.Float16, 9, 200), kernel.Aligned, 32, kernel.Unit},
		{"rows of bytes in whole words", 1, plantest.DataOf(dtype.Uint8, 9, 4), plantest.DataOf(dtype.Uint8, 9, 200), kernel.Rows, 4, kernel.Wide},
		{"rows of shorter chunks", 1, plantest.Data(9, 40), plantest.Data(9, 24), kernel.Rows, 8, kernel.Wide},
		{"rows of no chunks", 1, plantest.Data(9, 40), plantest.Data(9, 23), kernel.Wrapped, 4, kernel.Strided},
	} {
		p := build(t, plantest.CPU, plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{c.axis}}, c.first, c.last))
		k := p.Steps[1].Kernel.Loop.(*kernel.Map)
		if k.Scheme != c.scheme || k.Chunk != c.chunk || k.Out != c.out {
			t.Errorf("%s: %v, chunk %d, stores %v; want %v, %d, %v", c.name, k.Scheme, k.Chunk, k.Out, c.scheme, c.chunk, c.out)
		}
	}
}

// Regions are disjoint, unless two share a word. The kernels of such regions also read the word, so
// they wait for each other.
func TestWhichPartsAreDisjoint(t *testing.T) {
	for _, c := range []struct {
		name     string
		parts    []graph.Value
		disjoint bool
	}{
		{"words", []graph.Value{plantest.Data(40, 3), plantest.Data(40, 4)}, true},
		{"whole words of bytes", []graph.Value{plantest.DataOf(dtype.Int8, 40, 4), plantest.DataOf(dtype.Int8, 40, 8)}, true},
		{"shared words", []graph.Value{plantest.DataOf(dtype.Int8, 40, 3), plantest.DataOf(dtype.Int8, 40, 5)}, false},
		{"whole words after shared ones", []graph.Value{plantest.DataOf(dtype.Int8, 40, 3), plantest.DataOf(dtype.Int8, 40, 1), plantest.DataOf(dtype.Int8, 40, 4)}, false},
		{"shared words after whole ones", []graph.Value{plantest.DataOf(dtype.Float16, 40, 4), plantest.DataOf(dtype.Float16, 40, 3), plantest.DataOf(dtype.Float16, 40, 1)}, false},
	} {
		for i, s := range build(t, plantest.CPU, plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{1}}, c.parts...)).Steps {
			if s.Disjoint != c.disjoint {
				t.Errorf("%s: part %d is disjoint: %v, want %v", c.name, i, s.Disjoint, c.disjoint)
			}
		}
	}
}

// GPUs interleave stores to unaligned regions.
func TestPartsAtOddPlacesAreInterleaved(t *testing.T) {
	gpu := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 32 << 10, WorkgroupInvocations: 1024, SubgroupSize: 32})
	for _, c := range []struct {
		name   string
		first  graph.Value
		scheme kernel.Scheme
		chunk  int
		out    kernel.Access
	}{
		{"words", plantest.Data(9, 4001), kernel.Interleaved, 4, kernel.Unit},
		{"whole vectors", plantest.Data(9, 4000), kernel.Rows, 4, kernel.Wide},
		{"short rows", plantest.Data(9, 5), kernel.Wrapped, 4, kernel.Strided},
		{"halves", plantest.DataOf(dtype.Float16, 9, 4001), kernel.Aligned, 8, kernel.Unit},
		{"bytes", plantest.DataOf(dtype.Uint8, 9, 4001), kernel.Aligned, 16, kernel.Unit},
	} {
		last := plantest.DataOf(c.first.DType(), 9, 4096)
		p := build(t, gpu, plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{1}}, c.first, last))
		if m := p.Steps[0].Kernel.Loop.(*kernel.Map); m.Scheme != c.scheme || m.Chunk != c.chunk || m.Out != c.out {
			t.Errorf("%s: %v, chunk %d, stores %v; want %v, %d, %v", c.name, m.Scheme, m.Chunk, m.Out, c.scheme, c.chunk, c.out)
		}
	}
}

// If a join begins with all operands of another one, one launch copies them from there. A join that
// only shares some operands, or that shares just two, copies its operands.
func TestJoinsThatBeginAlike(t *testing.T) {
	part := func() graph.Value { return plantest.Data(3, 64) }
	a, b, c, d, e := part(), part(), part(), part(), part()
	join := func(axis int, parts ...graph.Value) graph.Value {
		return plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{axis}}, parts...)
	}
	for name, of := range map[string]struct {
		joins []graph.Value
		steps int
	}{
		"one alone":                {[]graph.Value{join(0, a, b, c, d)}, 4},
		"a part more":              {[]graph.Value{join(0, a, b, c), join(0, a, b, c, d)}, 3 + 2},
		"two parts more, twice":    {[]graph.Value{join(0, a, b, c), join(0, a, b, c, d), join(0, a, b, c, d, e)}, 3 + 2 + 2},
		"another part":             {[]graph.Value{join(0, a, b, c), join(0, a, b, d, e)}, 3 + 4},
		"along another axis":       {[]graph.Value{join(0, a, b, c), join(1, a, b, c, d)}, 3 + 4},
		"two parts":                {[]graph.Value{join(0, a, b), join(0, a, b, c)}, 2 + 3},
		"the shorter one the last": {[]graph.Value{join(0, a, b, c, d), join(0, a, b, c)}, 4 + 3},
	} {
		if p := build(t, plantest.CPU, of.joins...); len(p.Steps) != of.steps {
			t.Errorf("%s: %d steps, want %d", name, len(p.Steps), of.steps)
		}
	}
	without := plantest.CPU
	without.Without = rules.SetOf(rules.Joins)
	if p := build(t, without, join(0, a, b, c), join(0, a, b, c, d)); len(p.Steps) != 7 {
		t.Errorf("without joins' rules: %d steps, want 7", len(p.Steps))
	}
}
