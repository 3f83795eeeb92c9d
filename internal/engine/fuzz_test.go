package engine

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// planned is a backend with another configuration than its own.
type planned struct {
	backend.Backend
	cfg plan.Config
	own plan.Config // the backend's configuration
	// known holds the planned kernels, by their keys.
	known map[string]*kernel.Kernel
}

func (b *planned) Config() plan.Config { return b.cfg }

// configurations returns devices for which plans are made, within the limits of the device under
// test. Each forces a way of dividing work. All plans are verified: bindings within range and
// within their buffers, operands and parameters, whatever the driver tolerates.
func configurations(own plan.Config) map[string]plan.Config {
	own.Tiled, own.Slide, own.Verify, own.CostBytes = true, true, true, max(own.CostBytes, 1) // also on the host device
	few, tiny, small, packed, hurried, unfused := own, own, own, own, own, own
	few.MaxOperands, few.MaxCost, few.ChunkBytes, few.NarrowBelow = min(3, own.MaxOperands), 25, 16, 0
	tiny.MaxRange, tiny.ChunkBytes, tiny.NarrowBelow = 17<<10, 16, 0 // a leaf of complex128, and the alignment of windows
	small.MaxRange, small.PushWords, small.ChunkBytes, small.NarrowBelow = 64<<10, 0, 64, 0
	packed.PushWords, packed.ChunkBytes, packed.NarrowBelow = min(8, own.PushWords), 32, 1<<10
	tiny.SortsRows, small.SortsRows = false, false // a binding shows a part of a row
	few.FirstOpen, packed.FirstOpen = true, true
	hurried.Submission, hurried.Least = time.Microsecond, target.Rates{Cost: 1e9} // some workgroups at a time
	unfused.Unfused = true
	return map[string]plan.Config{"unfused": unfused, "a GPU's": gpuConfig(own), "the device's own": own, "few operands": few, "tiny range": tiny, "parameter buffers": small, "few push constants": packed, "short submissions": hurried}
}

// gpuConfig returns a GPU's configuration, within the limits of the device under test, with small
// tiles and little reading ahead, which compile fast.
func gpuConfig(own plan.Config) plan.Config {
	cfg := rules.ConfigFor(target.Device{
		Float64: own.Weights.Float64, Flush32: own.Weights.Flush32, StorageBuffers: own.MaxOperands + 1, StorageRange: own.MaxRange,
		PushBytes: 4 * own.PushWords, SharedBytes: sharedBytes(own), WorkgroupInvocations: cmp.Or(min(own.WorkgroupInvocations, 256), 256),
	})
	cfg.Verify, cfg.Weights, cfg.Tile, cfg.RowWords = true, own.Weights, smallShared, 4
	return cfg
}

// fuzzRounds returns n times WEFT_FUZZ, if that is set, divided by WEFT_FEWER, if that is set:
// script/test makes slow compilers try fewer.
func fuzzRounds(t *testing.T, n int) int {
	t.Helper()
	factor := func(name string) int {
		text := cmp.Or(os.Getenv(name), "1")
		factor, err := strconv.Atoi(text)
		if err != nil || factor < 1 {
			t.Fatalf("%s=%q: want a number of 1 or more", name, text)
		}
		return factor
	}
	fewer := factor("WEFT_FEWER")
	return (n*factor("WEFT_FUZZ") + fewer - 1) / fewer
}

// fuzzed returns an engine with a configuration that tests can set.
func fuzzed(t *testing.T, opts ...device.Option) (*Engine, *planned) {
	t.Helper()
	d := open(t, opts...)
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	p := &planned{Backend: e.be, cfg: e.be.Config(), own: e.be.Config()}
	e.be = p
	return e, p
}

// configNames are the keys of configurations in a fixed order.
var configNames = []string{"the device's own", "few operands", "tiny range", "parameter buffers", "few push constants", "short submissions", "a GPU's"}

// Random graphs give the definition's bits under every configuration.
func TestRandomGraphs(t *testing.T) {
	e, be := fuzzed(t)
	rounds, long := 120, 0 // a long graph is many kernels to compile
	if e.dev.IsHost() {
		rounds, long = 600, 30
	}
	configs := configurations(be.cfg)
	kernels := 0
	for seed := range uint64(fuzzRounds(t, rounds)) { // the seed alone decides all that is drawn
		name := configNames[seed%uint64(len(configNames))]
		be.cfg = configs[name]
		nodes := testgraph.Nodes
		if seed%3 == 0 {
			nodes += long
		}
		g := newGraph(t, e, seed, nodes)
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, g)
		}
		kernels += g.kernels
		g.free()
	}
	t.Logf("%d kernels ran", kernels)
}

// Bounded accesses of the driver change no bit of random graphs.
func TestRobustAccessChangesNothing(t *testing.T) {
	e, be := fuzzed(t, device.WithRobustAccess())
	if e.dev.IsHost() {
		t.Skip("there is no driver")
	}
	be.cfg = configurations(be.cfg)["the device's own"]
	for seed := range uint64(fuzzRounds(t, 12)) {
		g := newGraph(t, e, seed, testgraph.Nodes)
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, g)
		}
		g.free()
	}
}

// Reductions have the definition's bits for every length around the tree's limits, in every form,
// with one level of the tree and with two.
func TestReductionLengths(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	run := func(config string, lengths ...int) {
		be.cfg = configs[config]
		for i, form := range reductionForms {
			for _, n := range lengths {
				g := emptyGraph(t, e, uint64(n))
				form.make(g, n, reductions[i%len(reductions)])
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %d elements, %s: %v\n%s", form.name, n, config, err, g)
				}
				g.free()
			}
		}
	}
	run("the device's own", 1, 2, 3, 5, 8, 9, 15, 16, 17, 31, 33, 1023, 1024, 1025, 2048, 16385)
	run("tiny range", 17, 1025, 16385)
}

// Rows of every length around the limits of chunks have the definition's bits, in every access
// mode, in one launch and in several.
func TestRowLengths(t *testing.T) {
	e, be := fuzzed(t)
	configs := configurations(be.cfg)
	run := func(config string, lengths ...int) {
		be.cfg = configs[config]
		for _, form := range rowForms {
			for i, n := range lengths {
				g := emptyGraph(t, e, uint64(n))
				form.make(g, n, []dtype.DType{dtype.Float32, dtype.Bool, dtype.Uint64}[i%3])
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %d elements, %s: %v\n%s", form.name, n, config, err, g)
				}
				g.free()
			}
		}
	}
	run("the device's own", 1, 3, 4, 16, 17, 33, 64, 80, 257, 300)
	run("tiny range", 16, 17, 257, 300)
	run("parameter buffers", 33, 64)
}

// rowForms are layouts of a map's operands.
var rowForms = []struct {
	name string
	make func(g *randomGraph, n int, d dtype.DType)
}{
	{"the first part of rows", func(g *randomGraph, n int, d dtype.DType) {
		part := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(n)}}, g.data(d, 60, n+7))
		g.add(ops.Equal, ops.Attr{}, part, g.data(d, 60, n))
	}},
	{"the last part of rows", func(g *randomGraph, n int, d dtype.DType) {
		part := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(16)}}, g.data(d, 60, n+16))
		g.add(ops.Where, ops.Attr{}, g.data(dtype.Bool, n), part, g.data(d, 60, 1))
	}},
	{"rows transposed", func(g *randomGraph, n int, d dtype.DType) {
		g.add(ops.Copy, ops.Attr{}, g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(d, n, 50)))
	}},
	{"columns compared", func(g *randomGraph, n int, d dtype.DType) {
		columns := g.add(ops.Permute, ops.Attr{Axes: []int{1, 0}}, g.data(d, n, 90))
		g.add(ops.NotEqual, ops.Attr{}, columns, g.data(d, 90, 1))
	}},
	{"every other, backwards", func(g *randomGraph, n int, d dtype.DType) {
		half := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.StepAll(-2)}}, g.data(d, 70, 2*n))
		g.add(ops.Equal, ops.Attr{}, half, g.data(d, n))
	}},
	{"an index and a row", func(g *randomGraph, n int, d dtype.DType) {
		row := g.add(ops.Cast, ops.Attr{DType: dtype.Int64}, g.data(d, n))
		g.add(ops.Maximum, ops.Attr{}, g.note(graph.NewIota(shape.Shape{40, n}, "")), row)
	}},
	{"two that repeat", func(g *randomGraph, n int, d dtype.DType) {
		g.add(ops.Equal, ops.Attr{}, g.data(d, 6, 1, n), g.data(d, 1, 9, n))
	}},
	{"an odd offset in memory", func(g *randomGraph, n int, d dtype.DType) {
		part := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(5)}}, g.data(d, 30*n+5))
		g.add(ops.Copy, ops.Attr{}, part)
	}},
}

var reductions = []*ops.Op{ops.Sum, ops.Prod, ops.Max, ops.Min}

// reductionForms are layouts of reduced elements. The number of columns is no multiple of a chunk.
var reductionForms = []struct {
	name string
	make func(g *randomGraph, n int, op *ops.Op)
}{
	{"a row", func(g *randomGraph, n int, op *ops.Op) {
		g.add(op, ops.Attr{}, g.data(dtype.Float32, n))
	}},
	{"rows of bool compared", func(g *randomGraph, n int, op *ops.Op) {
		a, b := g.data(dtype.Int32, 3, n), g.data(dtype.Float32, n)
		v := g.add(ops.Greater, ops.Attr{}, g.add(ops.Cast, ops.Attr{DType: dtype.Float32}, a), b)
		g.add(op, ops.Attr{Axes: []int{1}}, g.add(ops.Cast, ops.Attr{DType: dtype.Int32}, v))
	}},
	{"columns", func(g *randomGraph, n int, op *ops.Op) {
		g.add(op, ops.Attr{Axes: []int{0}}, g.data(dtype.Float32, n, 5))
	}},
	{"columns of pairs", func(g *randomGraph, n int, op *ops.Op) {
		g.add(op, ops.Attr{Axes: []int{1}, KeepDims: true}, g.data(dtype.Uint64, 2, n, 16))
	}},
	{"rows backwards", func(g *randomGraph, n int, op *ops.Op) {
		g.add(op, ops.Attr{Axes: []int{1}}, g.add(ops.Flip, ops.Attr{Axes: []int{1}}, g.data(dtype.Int64, 2, n)))
	}},
	{"two axes apart", func(g *randomGraph, n int, op *ops.Op) {
		g.add(op, ops.Attr{Axes: []int{0, 2}}, g.data(dtype.Float32, 2, 3, n))
	}},
	{"an index", func(g *randomGraph, n int, op *ops.Op) {
		v := g.note(graph.NewIota(shape.Shape{n, 2}, ""))
		g.add(op, ops.Attr{Axes: []int{0}}, g.add(ops.Add, ops.Attr{}, v, g.data(dtype.Int64, 2)))
	}},
	{"one element many times", func(g *randomGraph, n int, op *ops.Op) {
		g.add(op, ops.Attr{Axes: []int{0}}, g.add(ops.BroadcastTo, ops.Attr{Shape: shape.Shape{n, 3}}, g.data(dtype.Float32, 3)))
	}},
	{"a slice of rows", func(g *randomGraph, n int, op *ops.Op) {
		v := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(3)}}, g.data(dtype.Float32, 2, n+3))
		g.add(op, ops.Attr{Axes: []int{1}}, v)
	}},
}

// randomGraph is a graph, with the definition's value of every node.
type randomGraph struct {
	t      *testing.T
	e      *Engine
	seed   uint64
	random *rand.Rand
	values []graph.Value // in the order they were made
	want   map[graph.Value]*hostref.Array
	lines  []string
	recipe *testgraph.Recipe // the recipe that it was made by, or nil
	cells  []*Cell           // cells that hold some of the values

	flushing bool // the device flushes subnormals to zero
	kernels  int  // kernels that the check ran
}

func emptyGraph(t *testing.T, e *Engine, seed uint64) *randomGraph {
	return &randomGraph{t: t, e: e, seed: seed, flushing: e.be.Config().Weights.Flush32, random: rand.New(rand.NewPCG(seed, 7)), want: map[graph.Value]*hostref.Array{}}
}

// newGraph draws a graph of at most so many nodes.
func newGraph(t *testing.T, e *Engine, seed uint64, nodes int) *randomGraph {
	t.Helper()
	d := testgraph.NewDrawer(seed)
	d.Graph(nodes)
	return drawnGraph(t, e, seed, d)
}

// drawnGraph makes a drawn graph.
func drawnGraph(t *testing.T, e *Engine, seed uint64, d *testgraph.Drawer) *randomGraph {
	t.Helper()
	g := emptyGraph(t, e, seed)
	if _, err := g.build(d.Recipe()); err != nil {
		t.Fatalf("seed %d: %v\n%s", seed, err, g)
	}
	return g
}

func pick[T any](g *randomGraph, list []T) T { return list[g.random.IntN(len(list))] }

// build makes the values of a recipe, one for each step.
func (g *randomGraph) build(r *testgraph.Recipe) ([]graph.Value, error) {
	g.recipe = r
	values, err := testgraph.Build(r, g.maker(r))
	if err != nil {
		return values, err
	}
	return values, runEarlier(g.e, values) // tests plan them by themselves
}

// maker makes values in the engine, and the definition's value of each.
func (g *randomGraph) maker(r *testgraph.Recipe) testgraph.Maker[graph.Value] {
	m := testgraph.Graphs()
	m.Most = testgraph.MaxElements
	m.Data = func(s *testgraph.Step) graph.Value { return g.upload(s.Attr.DType, s.Elements(), s.Attr.Shape...) }
	m.Apply = func(op *ops.Op, a ops.Attr, in ...graph.Value) ([]graph.Value, error) {
		return compose.Applier{Constants: g.e}.ApplyAll(op, a, "", in...)
	}
	m.Made = func(i int, v graph.Value) error {
		g.note(v)
		if r.Steps[i].Held {
			g.cells = append(g.cells, g.e.NewCell(v))
		}
		if !r.Steps[i].Run {
			return nil
		}
		if err := g.e.Eval(ctx, v); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
		return nil
	}
	return m
}

// try applies an operator if its rules and the test's bounds allow it.
func (g *randomGraph) try(op *ops.Op, a ops.Attr, in ...graph.Value) (graph.Value, bool) {
	v, err := compose.Apply(op, a, "", in...)
	if err != nil || v.Shape().Size() > testgraph.MaxElements {
		return graph.Value{}, false
	}
	return g.note(v), true
}

// add applies an operator that must be valid.
func (g *randomGraph) add(op *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
	g.t.Helper()
	v, err := compose.Apply(op, a, "", in...)
	if err != nil {
		g.t.Fatal(err)
	}
	return g.note(v)
}

// data makes a leaf of random elements.
func (g *randomGraph) data(d dtype.DType, dims ...int) graph.Value {
	return g.upload(d, testgraph.Elements(g.random, d, shape.Shape(dims).Size(), testgraph.DrawSpecials(g.random)), dims...)
}

// ascending makes rows of random integers in order.
func (g *randomGraph) ascending(d dtype.DType, s shape.Shape) graph.Value {
	return g.upload(d, testgraph.Ascending(g.random, d, s.Size(), s[len(s)-1]), s...)
}

// upload makes a value from the bytes of its elements.
func (g *randomGraph) upload(d dtype.DType, raw []byte, dims ...int) graph.Value {
	s := shape.Shape(dims).Clone()
	v, err := g.e.Upload(d, s, raw)
	if err != nil {
		g.t.Fatal(err)
	}
	g.want[v] = &hostref.Array{DType: d, Shape: s, Data: raw}
	return g.note(v)
}

// note evaluates v by the definition, before the engine may release its inputs.
func (g *randomGraph) note(v graph.Value) graph.Value {
	g.eval(v)
	for _, known := range g.values {
		if known == v {
			return v
		}
	}
	g.values = append(g.values, v)
	return v
}

func (g *randomGraph) eval(v graph.Value) *hostref.Array {
	if a, ok := g.want[v]; ok {
		return a
	}
	if c := v.Node.Constant(); c != nil {
		g.want[v] = &hostref.Array{DType: c.DType, Shape: c.Shape, Data: c.Bytes(context.Background())}
		return g.want[v]
	}
	var in []*hostref.Array
	var args []string
	for _, w := range v.Node.Inputs {
		in = append(in, g.eval(w))
		args = append(args, fmt.Sprintf("%p", w.Node))
	}
	a, err := hostref.Eval(ctx, v.Node, in)
	if err != nil {
		g.t.Fatalf("seed %d: the definition of %s: %v", g.seed, v.Node.Op, err)
	}
	g.want[v] = a
	at := v.Node.Attr
	g.lines = append(g.lines, fmt.Sprintf("%p = %s(%s) %s%v  axes %v ranges %v bits %#x", v.Node, v.Node.Op, strings.Join(args, ", "), v.DType(), v.Shape(), at.Axes, at.Ranges, at.Bits))
	return a
}

// String lists the graph.
func (g *randomGraph) String() string {
	var b strings.Builder
	if g.recipe != nil {
		fmt.Fprintf(&b, "%s\n", g.recipe)
	}
	for _, v := range g.values {
		if v.Node.Op == ops.Data {
			fmt.Fprintf(&b, "%p = data %s%v\n", v.Node, v.DType(), v.Shape())
		}
	}
	return b.String() + strings.Join(g.lines, "\n")
}

// check runs the last value and some others together, and compares bits.
func (g *randomGraph) check(cfg plan.Config) error {
	values := []graph.Value{g.values[len(g.values)-1]}
	for range g.random.IntN(3) {
		values = append(values, pick(g, g.values))
	}
	return g.checkAll(cfg, values...)
}

// checkAll runs the values together, and compares bits.
func (g *randomGraph) checkAll(cfg plan.Config, values ...graph.Value) error {
	p, err := plan.Build(cfg, unrun(values)...)
	if err != nil {
		return err
	}
	g.kernels = len(p.Steps)
	for _, s := range p.Steps {
		read, err := kernel.Parse(s.Kernel.Text())
		if err != nil {
			return err
		}
		if read.Key() != s.Kernel.Key() {
			return fmt.Errorf("its text parses to another kernel: %+v %+v\n%s", *s.Kernel, s.Kernel.Loop, s.Kernel.Text())
		}
	}
	if err := g.e.Eval(ctx, values...); err != nil {
		return err
	}
	for _, v := range values {
		want := g.want[v]
		got := make([]byte, len(want.Data))
		if err := g.e.Read(ctx, v, got); err != nil {
			return err
		}
		if err := compareArrays(v, want, &hostref.Array{DType: want.DType, Shape: want.Shape, Data: got}, g.e.dev.Info().Name); err != nil {
			return fmt.Errorf("%w: %p, by the plan\n%s", err, v.Node, p)
		}
	}
	return nil
}

// runEarlier runs the parts that the values need, and computes their constants. An evaluation does
// so before it plans.
func runEarlier(e *Engine, values []graph.Value) error {
	for {
		var part *graphPart
		e.locked(func() { part = e.earlier(values, nil) })
		if part == nil {
			return nil
		}
		if err := part.complete(ctx, e); err != nil {
			return err
		}
	}
}

// free closes everything.
func (g *randomGraph) free() {
	for _, c := range g.cells {
		c.Drop()
	}
	for _, v := range g.values {
		g.e.Free(v)
	}
}
