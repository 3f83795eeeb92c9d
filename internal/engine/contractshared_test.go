package engine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// minShared is the shared memory of a workgroup on most devices. sharedBytes returns how much of it
// the device under test has.
const minShared = 32 << 10

func sharedBytes(own plan.Config) int {
	if own.SharedBytes == 0 { // the host
		return minShared
	}
	return min(own.SharedBytes, minShared)
}

// smallShared is a shared tile for tests: small matrices have several, and CPU drivers compile it
// fast.
var smallShared = target.Tile{Rows: 4, Columns: 4, Unroll: 1, Invocations: 32, Shared: 4, Down: 4}

// Products by shared tiles, of every form and dtype, have the definition's bits, around the sizes
// of tiles, rounds and blocks.
func TestSharedTiles(t *testing.T) {
	e, be := fuzzed(t)
	cfg := be.cfg
	cfg.Verify, cfg.SharedBytes = true, sharedBytes(cfg)
	forms := contractionForms
	parameters := cfg
	parameters.PushWords = 0
	for _, c := range []struct {
		name  string
		cfg   plan.Config
		tile  target.Tile
		d     dtype.DType
		forms int // how many of the forms
		sizes [][3]int
	}{
		{"every form", cfg, smallShared, dtype.Float32, len(forms), [][3]int{{64, 64, 128}, {37, 71, 133}}},
		{"two blocks", cfg, smallShared, dtype.Float32, 1, [][3]int{{16, 1033, 24}}},
		{"parameter buffers", parameters, smallShared, dtype.Float32, 1, [][3]int{{65, 66, 67}}},
		{"few rows, several steps unrolled", cfg, target.Tile{Rows: 4, Columns: 8, Unroll: 2, Invocations: 64, Shared: 8, Down: 8}, dtype.Float32, 1, [][3]int{{5, 300, 300}}},
		{"float16", cfg, smallShared, dtype.Float16, 2, [][3]int{{65, 68, 68}}},
		{"int8", cfg, smallShared, dtype.Int8, 2, [][3]int{{68, 66, 64}}},
		{"int64", cfg, smallShared, dtype.Int64, 1, [][3]int{{65, 67, 68}}},
		{"float64", cfg, smallShared, dtype.Float64, 1, [][3]int{{65, 68, 66}}},
	} {
		be.cfg = c.cfg
		be.cfg.Tile = c.tile
		for _, form := range forms[:c.forms] {
			for _, s := range c.sizes {
				g := emptyGraph(t, e, uint64(s[0]))
				form.make(g, s[0], s[1], s[2], c.d)
				if err := g.check(be.cfg); err != nil {
					t.Fatalf("%s, %s, %v: %v\n%s", c.name, form.name, s, err, g)
				}
				g.free()
			}
		}
	}
}

// Stacks of small matrices, of which a workgroup computes several, and products of few rows or
// columns have the definition's bits, around the sizes of workgroups, rounds and blocks.
func TestSharedStacksAndThinTiles(t *testing.T) {
	e, be := fuzzed(t)
	cfg := be.cfg
	cfg.Verify, cfg.SharedBytes, cfg.Without = true, sharedBytes(cfg), rules.SetOf(rules.Factors)
	cfg.Tile = target.Tile{Rows: 4, Columns: 4, Unroll: 2, Invocations: 64, Shared: 4, Down: 8}
	be.cfg = cfg
	for _, c := range []struct {
		d    dtype.DType
		a, b shape.Shape
	}{
		{dtype.Float32, shape.Shape{67, 16, 16}, shape.Shape{67, 16, 16}},
		{dtype.Float32, shape.Shape{130, 11, 13}, shape.Shape{130, 13, 15}},
		{dtype.Float32, shape.Shape{9, 1, 32, 32}, shape.Shape{3, 32, 31}},
		{dtype.Float16, shape.Shape{70, 16, 20}, shape.Shape{20, 16}},
		{dtype.Int64, shape.Shape{70, 17, 16}, shape.Shape{70, 16, 16}},
		{dtype.Complex64, shape.Shape{70, 16, 16}, shape.Shape{70, 16, 16}},
		{dtype.Float32, shape.Shape{1, 1030}, shape.Shape{1030, 300}},
		{dtype.Float32, shape.Shape{3, 2049}, shape.Shape{2049, 65}},
		{dtype.Float32, shape.Shape{301, 1000}, shape.Shape{1000, 7}},
		{dtype.Float32, shape.Shape{5, 8, 100}, shape.Shape{5, 100, 129}},
		{dtype.Float16, shape.Shape{2, 1023}, shape.Shape{1023, 132}},
		{dtype.Int8, shape.Shape{4, 1024}, shape.Shape{1024, 129}},
		{dtype.Float64, shape.Shape{6, 515}, shape.Shape{515, 128}},
		{dtype.Int64, shape.Shape{2, 130}, shape.Shape{130, 40}},
		{dtype.Complex64, shape.Shape{3, 70}, shape.Shape{70, 66}},
		{dtype.Complex64, shape.Shape{301, 1000}, shape.Shape{1000, 7}},
		{dtype.Complex64, shape.Shape{1, 1100}, shape.Shape{1100, 1}},
		{dtype.Complex128, shape.Shape{101, 130}, shape.Shape{130, 1}},
	} {
		for _, turned := range []bool{false, true} {
			g := emptyGraph(t, e, uint64(c.a.Size()))
			a, b := c.a.Clone(), c.b.Clone()
			if turned {
				b[len(b)-1], b[len(b)-2] = b[len(b)-2], b[len(b)-1]
			}
			right := g.thirds(c.d, b...)
			if turned {
				right = g.swapped(right)
			}
			g.add(ops.MatMul, ops.Attr{}, g.thirds(c.d, a...), right)
			if err := g.check(be.cfg); err != nil {
				t.Fatalf("%v %v by %v, turned %v: %v\n%s", c.d, c.a, c.b, turned, err, g)
			}
			g.free()
		}
	}
}

// A stack has so many matrices that the tile stays as large as on a GPU.
func TestSharedTileOfAGPU(t *testing.T) {
	e, be := fuzzed(t)
	be.cfg.Verify, be.cfg.SharedBytes = true, sharedBytes(be.cfg)
	be.cfg.Tile = target.GPUTile(max(64, e.dev.Info().Limits.MaxWorkgroupInvocations))
	g := emptyGraph(t, e, 1)
	g.add(ops.MatMul, ops.Attr{}, g.thirds(dtype.Float32, 150, 66, 9), g.thirds(dtype.Float32, 9, 68))
	if err := g.check(be.cfg); err != nil {
		t.Fatalf("%v\n%s", err, g)
	}
}
