package engine

import (
	"encoding/binary"
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// normalized makes rows minus their mean, divided by the root of their sum of squares.
func normalized(g *randomGraph, x graph.Value) {
	centred := g.add(ops.Sub, ops.Attr{}, x, g.kept(ops.Mean, x))
	g.add(ops.Div, ops.Attr{}, centred, g.add(ops.Sqrt, ops.Attr{}, g.kept(ops.Sum, g.add(ops.Square, ops.Attr{}, centred))))
}

// cooperativeForms make rows that are held in each way, of elements of one word, of several words,
// or smaller than a word.
var cooperativeForms = []rowForm{
	{"normalized doubles", func(g *randomGraph, n int) { normalized(g, g.data(dtype.Float64, 3, n)) }},
	{"normalized halves, many", func(g *randomGraph, n int) { normalized(g, g.data(dtype.Float16, 133, n)) }},
	{"softmax of many", func(g *randomGraph, n int) { g.add(ops.Softmax, ops.Attr{}, g.data(dtype.Float32, 130, n)) }},
	{"two folds of one sweep", func(g *randomGraph, n int) {
		x := g.data(dtype.Float32, 5, n)
		g.add(ops.Sub, ops.Attr{}, g.add(ops.Mul, ops.Attr{}, x, g.kept(ops.Max, x)), g.kept(ops.Sum, x))
	}},
	{"two sums of one sweep, and a greatest", func(g *randomGraph, n int) {
		x := g.data(dtype.Float32, 7, n)
		sums := g.add(ops.Mul, ops.Attr{}, g.kept(ops.Sum, x), g.kept(ops.Sum, g.add(ops.Square, ops.Attr{}, x)))
		g.add(ops.Add, ops.Attr{}, g.add(ops.Mul, ops.Attr{}, x, sums), g.kept(ops.Max, x))
	}},
	{"bytes that are the greatest", func(g *randomGraph, n int) {
		x := g.data(dtype.Int8, 65, n)
		g.add(ops.Equal, ops.Attr{}, x, g.kept(ops.Max, x))
	}},
	{"whether doubles exceed their sum", func(g *randomGraph, n int) {
		x := g.data(dtype.Float64, 4, n)
		g.add(ops.Greater, ops.Attr{}, x, g.kept(ops.Sum, x))
	}},
}

// Cooperative rows of every length around the limits of rounds, leaves, workgroups and held values
// have the bits of the definition, in every way of holding values.
func TestCooperativeRows(t *testing.T) {
	e, be := fuzzed(t)
	seen := map[string]int{}
	run := func(cfg plan.Config, forms []rowForm, lengths ...int) {
		be.cfg = cfg
		for _, form := range forms {
			for _, n := range lengths {
				g := emptyGraph(t, e, uint64(n))
				form.make(g, n)
				g.checkCooperative(form.name, n, cfg, seen)
				g.free()
			}
		}
	}
	cfg := gpuConfig(be.cfg)
	all := append(append([]rowForm(nil), rowwiseForms...), cooperativeForms...)
	long, little, few, narrow := cfg, cfg, cfg, cfg
	long.ShortRow = 1 << 20
	little.SharedBytes, little.PushWords = 16<<10, 0
	few.RowInvocations = 64
	narrow.MaxRange = 32 << 10
	run(cfg, all, 5, 70)
	// Split rows are long code, and CPU drivers take seconds to compile each.
	if e.dev.Info().Kind == vulkan.CPU {
		run(cfg, rowwiseForms[:1], 3, 257, 1000, 4096)
	} else {
		run(cfg, all, 200, 1000)
		run(cfg, rowwiseForms[:3], 2, 3, 16, 257, 1000, 1024, 4096)
	}
	run(long, rowwiseForms[:1], 16_383, 16_384, 16_385, 40_000)
	// Rows of several leaves: all in registers, or some in shared memory.
	unsplit := cfg
	unsplit.StraightRounds = 0
	run(unsplit, all, 1025)
	run(unsplit, rowwiseForms[:1], 4096)
	if e.dev.Info().Kind != vulkan.CPU {
		wide := cfg
		wide.WorkgroupInvocations = 512
		run(cfg, all, 1025, 2048, 2500)
		run(wide, all, 3000)
		run(wide, rowwiseForms[:3], 1040, 4095, 4097, 8191, 8192)
	}
	run(little, rowwiseForms[:2], 1024, 5000)
	run(few, rowwiseForms[:1], 3000, 17_000)
	run(long, cooperativeForms[3:4], 16_385, 40_000)
	run(narrow, cooperativeForms[2:3], 100)
	if e.dev.IsHost() {
		for n := 2; n <= 70; n++ {
			run(cfg, all, n)
		}
	}
	t.Logf("%s: %v", e.dev.Info().Name, seen)
	for _, what := range []string{"registers", "shared memory", "nothing held", "long", "turns", "ragged", "not ragged", "split", "leaves split"} {
		if seen[what] == 0 {
			t.Errorf("no rows with %s: %v", what, seen)
		}
	}
}

// checkCooperative checks the last value alone, and notes the kinds of its cooperative rows.
func (g *randomGraph) checkCooperative(name string, n int, cfg plan.Config, seen map[string]int) {
	g.t.Helper()
	v := g.values[len(g.values)-1]
	p, err := plan.Build(cfg, v)
	if err != nil {
		g.t.Fatalf("%s, %d elements: %v", name, n, err)
	}
	for _, s := range p.Steps {
		r, ok := s.Kernel.Loop.(*kernel.Rowwise)
		if !ok || r.Form == kernel.Across {
			continue
		}
		if r.CooperativeRow == nil {
			g.t.Fatalf("%s, %d elements: no cooperative row\n%s", name, n, p)
		}
		for what, is := range map[string]bool{"registers": r.CooperativeRow.InRegisters() && r.CooperativeRow.Held != nil, "shared memory": r.CooperativeRow.Stage > 0,
			"nothing held": r.CooperativeRow.Rounds == 0, "split": r.CooperativeRow.Split > 1, "leaves split": r.CooperativeRow.Split > 1 && r.Long, "long": r.Long, "turns": r.CooperativeRow.Turns, "ragged": r.Ragged, "not ragged": !r.Ragged} {
			if is {
				seen[what]++
			}
		}
	}
	g.checkLast(fmt.Sprintf("%s, %d elements", name, n), p)
}

// checkLast checks the last value alone; p is its plan.
func (g *randomGraph) checkLast(what string, p *plan.Plan) {
	g.t.Helper()
	v := g.values[len(g.values)-1]
	want := g.want[v]
	got := &hostref.Array{DType: want.DType, Shape: want.Shape, Data: make([]byte, len(want.Data))}
	if err := g.e.Eval(ctx, v); err != nil {
		g.t.Fatalf("%s: %v\n%s", what, err, p)
	}
	if err := g.e.Read(ctx, v, got.Data); err != nil {
		g.t.Fatal(err)
	}
	if err := compareArrays(v, want, got, g.e.dev.Info().Name); err != nil {
		g.t.Fatalf("%s: %v\n%s", what, err, p)
	}
}

// The greatest and least elements of split rows are the definition's, for rows of one leaf and of
// several: with NaNs of either sign and any payload, zeros of both signs, infinities and
// subnormals, at single places or everywhere.
func TestExtremaOfSplitRows(t *testing.T) {
	e, be := fuzzed(t)
	if e.dev.Info().Kind == vulkan.CPU {
		t.Skipf("%s takes seconds to compile each split row; run with WEFT_DEVICE=sim32", e.dev.Info().Name)
	}
	be.cfg = gpuConfig(be.cfg)
	rows := [][]uint32{
		{0x80000000, 0}, {0xff800000}, {0xff800000, 0xff7fffff}, {0x7f800000, 0xff800000}, {0x80000001, 0x80000002}, {1, 0x80000000},
		{0x3f800000, 0x7fc00000}, {0x3f800000, 0xffc00000}, {0x3f800000, 0x7f800001}, {0xbf800000, 0xff800001}, {0xffffffff, 0x7fffffff}, {0xff800000, 0xffffffff},
	}
	split := 0
	for _, n := range []int{1000, 1024, 1100, 2048} {
		raw := make([]byte, 0, 4*n*len(rows))
		for i, words := range rows {
			for at := range n {
				word := words[0]
				if len(words) > 1 && at == (37*i+n-1)%n {
					word = words[1]
				}
				raw = binary.LittleEndian.AppendUint32(raw, word)
			}
		}
		for _, op := range []*ops.Op{ops.Max, ops.Min} {
			g := emptyGraph(t, e, uint64(n))
			x := g.upload(dtype.Float32, raw, len(rows), n)
			g.add(ops.Mul, ops.Attr{}, g.add(ops.Exp, ops.Attr{}, x), g.kept(op, x))
			p, err := plan.Build(be.cfg, g.values[len(g.values)-1])
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range p.Steps {
				if r, ok := s.Kernel.Loop.(*kernel.Rowwise); ok && r.CooperativeRow != nil && r.CooperativeRow.Split > 1 {
					split++
				}
			}
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%v of rows of %d: %v", op, n, err)
			}
			g.free()
		}
	}
	if !e.dev.IsHost() && split != 8 {
		t.Errorf("%d of 8 kernels split their rows", split)
	}
}

// Many rows of several leaves are split if a tuning says so.
func TestSplitLeavesAreTuned(t *testing.T) {
	for _, c := range []struct {
		rows, leaves int
		split        bool
	}{{200, 1, true}, {300, 1, false}, {300, 2, false}, {300, 4, true}, {300, 8, true}} {
		cfg := target.For(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 48 << 10, WorkgroupInvocations: 1024})
		v, err := compose.Apply(ops.Softmax, ops.Attr{}, "", graph.NewData(dtype.Float32, graph.Stored{Buffer: new(int), View: shape.Contiguous(shape.Shape{c.rows, 4096})}))
		if err != nil {
			t.Fatal(err)
		}
		p, err := plan.Build(plan.Config{Profile: target.Tuning{SplitLeaves: c.leaves}.Apply(cfg)}, v)
		if err != nil {
			t.Fatal(err)
		}
		if r := p.Steps[0].Kernel.Loop.(*kernel.Rowwise); r.CooperativeRow.Split > 1 != c.split {
			t.Errorf("%d rows of 4 leaves, with SplitLeaves %d: %+v", c.rows, c.leaves, *r.CooperativeRow)
		}
	}
}
