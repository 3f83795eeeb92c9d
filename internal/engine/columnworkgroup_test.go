package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// withColumnWorkgroups returns a configuration in which the invocations of a workgroup share
// columns, as on a GPU, in chunks of 16 bytes. SwiftShader supports workgroups of that size.
func withColumnWorkgroups(own plan.Config) plan.Config {
	own.Tiled, own.Verify, own.CostBytes, own.NarrowBelow, own.LaunchElements = true, true, 1, 0, 0
	own.Class, own.ChunkBytes, own.RowInvocations, own.BusyRows, own.SharedBytes = target.GPU, 16, 128, 1, 16<<10
	own.Subgroup, own.Run = 0, 0
	return own
}

// compiles reports whether the device under test is a CPU driver, which takes a second to compile
// each kernel with barriers.
func compiles(e *Engine) bool { return e.dev.Info().Kind == vulkan.CPU && !e.dev.IsHost() }

// columnWorkgroupSizes are rows and columns around the sizes of leaves, rounds, chunks and
// workgroups.
var columnWorkgroupSizes = [][2]int{{64, 1}, {65, 2}, {79, 3}, {80, 4}, {81, 64}, {200, 7}, {1023, 16}, {1024, 70}, {1025, 12}, {2049, 33}, {4097, 8}, {70, 255}, {64, 256}, {100, 257}, {17000, 3}}

// columnWorkgroupForms are reductions of m rows of n columns.
var columnWorkgroupForms = []struct {
	name string
	make func(g *randomGraph, m, n int)
}{
	{"sum", func(g *randomGraph, m, n int) { g.add(ops.Sum, ops.Attr{Axes: []int{0}}, g.data(dtype.Float32, m, n)) }},
	{"sum of halves", func(g *randomGraph, m, n int) {
		g.add(ops.Sum, ops.Attr{Axes: []int{0}}, g.data(dtype.Float16, m, n))
	}},
	{"greatest of bytes", func(g *randomGraph, m, n int) {
		g.add(ops.Max, ops.Attr{Axes: []int{0}}, g.data(dtype.Int8, m, n))
	}},
	{"product of doubles", func(g *randomGraph, m, n int) {
		g.add(ops.Prod, ops.Attr{Axes: []int{0}}, g.data(dtype.Float64, m, n))
	}},
	{"product of complex numbers", func(g *randomGraph, m, n int) {
		g.add(ops.Prod, ops.Attr{Axes: []int{0}}, g.data(dtype.Complex64, m, n))
	}},
	{"all of batches", func(g *randomGraph, m, n int) {
		g.add(ops.AllTrue, ops.Attr{Axes: []int{1}}, g.data(dtype.Bool, 3, m, n))
	}},
	{"least of a slice, weighted, and its root", func(g *randomGraph, m, n int) {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.From(1), shape.From(3)}}, g.data(dtype.Float32, m+1, n+3))
		x = g.add(ops.Mul, ops.Attr{}, g.add(ops.Mul, ops.Attr{}, x, g.data(dtype.Float32, m, 1)), g.data(dtype.Float32, n))
		g.add(ops.Sqrt, ops.Attr{}, g.add(ops.Min, ops.Attr{Axes: []int{0}}, x))
	}},
	{"sum of an index and every other column", func(g *randomGraph, m, n int) {
		x := g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.StepAll(2)}}, g.data(dtype.Int64, m, 2*n))
		g.add(ops.Sum, ops.Attr{Axes: []int{0}}, g.add(ops.Add, ops.Attr{}, x, g.note(graph.NewIota(shape.Shape{m, n}, ""))))
	}},
	{"mean of exponentials", func(g *randomGraph, m, n int) {
		g.add(ops.Mean, ops.Attr{Axes: []int{0}}, g.add(ops.Exp, ops.Attr{}, g.data(dtype.BFloat16, m, n)))
	}},
}

// Reductions of columns that a workgroup shares have the bits of the definition.
func TestColumnWorkgroupReductions(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = withColumnWorkgroups(be.cfg)
	columnWorkgroups := 0
	for i, form := range columnWorkgroupForms {
		for j, s := range columnWorkgroupSizes {
			if compiles(e) && (i+j)%7 != 0 {
				continue
			}
			g := emptyGraph(t, e, uint64(i*len(columnWorkgroupSizes)+j))
			form.make(g, s[0], s[1])
			columnWorkgroups += countColumnWorkgroups(t, be.cfg, g)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s, %v: %v\n%s", form.name, s, err, g)
			}
			g.free()
		}
	}
	if columnWorkgroups == 0 {
		t.Error("no column workgroup was planned")
	}
	t.Logf("%d column workgroups", columnWorkgroups)
}

// Rowwise kernels over columns that a workgroup shares have the bits of the definition.
func TestColumnWorkgroupColumns(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = withColumnWorkgroups(be.cfg)
	columnWorkgroups := 0
	for i, form := range columnForms {
		for j, n := range []int{64, 65, 200, 1023, 1024, 1025, 2049, 4097, 16384} {
			if compiles(e) && (i+j)%14 != 0 {
				continue
			}
			g := emptyGraph(t, e, uint64(n))
			form.make(g, n)
			columnWorkgroups += countColumnWorkgroups(t, be.cfg, g)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s, %d elements: %v\n%s", form.name, n, err, g)
			}
			g.free()
		}
	}
	if columnWorkgroups == 0 {
		t.Error("no column workgroup was planned")
	}
	t.Logf("%d column workgroups", columnWorkgroups)
}

// countColumnWorkgroups counts the kernels of the last value's plan that have column workgroups.
func countColumnWorkgroups(t *testing.T, cfg plan.Config, g *randomGraph) (n int) {
	t.Helper()
	p, err := plan.Build(cfg, unrun([]graph.Value{g.values[len(g.values)-1]})...)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Steps {
		if s.Kernel.ColumnWorkgroupOf() != (kernel.ColumnWorkgroup{}) {
			n++
		}
	}
	return n
}

// Scans by tiles of many lines, as large arrays have, so that an invocation has items in several
// lines. The items are whole vectors or not, along lines or across them, and take one turn or
// several.
func TestScanTilesOfManyLines(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = withColumnWorkgroups(be.cfg)
	most := 0
	for i, n := range []int{18, 40, 70} {
		for axis, dims := range [][]int{{n, 16400}, {16400, n}} {
			for apart := range 2 {
				if compiles(e) && (i+axis+apart)%4 != 0 {
					continue
				}
				g := emptyGraph(t, e, uint64(n))
				v := g.data(dtype.Float32, dims[0], dims[1]+apart)
				v = g.add(ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(apart)}}, v)
				g.along(scanOperators[(i+axis)%len(scanOperators)], ops.Attr{}, axis, v)
				for _, tile := range scanTiles(t, be.cfg, g) {
					most = max(most, tile.Lines)
				}
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%v along %d, apart %d: %v", dims, axis, apart, err)
				}
				g.free()
			}
		}
	}
	if most < 32 {
		t.Errorf("tiles have at most %d lines", most)
	}
}

// scanTiles returns the tiles of the last value's plan.
func scanTiles(t *testing.T, cfg plan.Config, g *randomGraph) (list []kernel.ScanTile) {
	t.Helper()
	p, err := plan.Build(cfg, unrun([]graph.Value{g.values[len(g.values)-1]})...)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Steps {
		if l, ok := s.Kernel.Loop.(*kernel.Scan); ok && l.Tile.Lines > 0 {
			list = append(list, l.Tile)
		}
	}
	return list
}

// Scans by tiles have the bits of the definition.
func TestScanTiles(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg = withColumnWorkgroups(be.cfg)
	attrs := []ops.Attr{{}, {Initial: true}, {Exclusive: true}, {Reverse: true}, {Reverse: true, Exclusive: true}}
	tiles, drawn := 0, 0
	for i, form := range scanForms {
		for j, n := range []int{16, 17, 64, 200, 1023, 1024, 1025, 2049, 4099} {
			drawn++
			if compiles(e) && (i+j)%7 != 0 {
				continue
			}
			g := emptyGraph(t, e, uint64(n))
			op, a := scanOperators[(i+drawn/7)%len(scanOperators)], attrs[drawn%len(attrs)]
			form.make(g, n, op, a)
			tiles += len(scanTiles(t, be.cfg, g))
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%s of %s, %d elements, %+v: %v\n%s", op, form.name, n, a, err, g)
			}
			g.free()
		}
	}
	if tiles == 0 {
		t.Error("no tile was planned")
	}
	t.Logf("%d scans by tiles", tiles)
}
