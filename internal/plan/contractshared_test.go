package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// A product gets the largest of a GPU's shared tiles if the matrices are large. It gets a smaller
// one if few tiles would cover them, or if they have fewer rows or columns. The kernel's text says
// how it reads.
func TestSharedTileFits(t *testing.T) {
	for _, c := range []struct {
		name  string
		a, b  shape.Shape
		d     dtype.DType
		tile  string
		bytes int // shared memory of a workgroup; 0: 32 KiB
	}{
		{"large", shape.Shape{4096, 512}, shape.Shape{512, 4096}, dtype.Float32, "8x8 unroll 2 invocations 256 down 16 across 16 shared 8, a along k, b along n, out along n", 0},
		{"half as large", shape.Shape{1024, 512}, shape.Shape{512, 1024}, dtype.Float32, "8x4 unroll 2 invocations 256 down 16 across 16 shared 16, a along k, b along n, out along n", 0},
		{"small", shape.Shape{256, 256}, shape.Shape{256, 256}, dtype.Float32, "4x4 unroll 2 invocations 64 down 8 across 8 shared 32, a along k, b along n, out along n", 0},
		{"short rounds", shape.Shape{256, 256}, shape.Shape{256, 256}, dtype.Float32, "4x4 unroll 2 invocations 64 down 8 across 8 shared 8, a along k, b along n, out along n", 0},
		{"a stack", shape.Shape{64, 128, 128}, shape.Shape{64, 128, 128}, dtype.Float32, "8x4 unroll 2 invocations 256 down 16 across 16 shared 16, a along k, b along n, out along n", 0},
		{"small matrices", shape.Shape{4096, 16, 16}, shape.Shape{4096, 16, 16}, dtype.Float32, "4x4 unroll 2 invocations 64 stack 4 down 4 across 4 shared 8, a along k, b along n, out along n", 0},
		{"matrices of 32", shape.Shape{4096, 32, 32}, shape.Shape{4096, 32, 32}, dtype.Float32, "4x4 unroll 2 invocations 64 down 8 across 8 shared 8, a along k, b along n, out along n", 0},
		{"matrices of 64", shape.Shape{4096, 64, 64}, shape.Shape{4096, 64, 64}, dtype.Float32, "4x4 unroll 2 invocations 256 down 16 across 16 shared 8, a along k, b along n, out along n", 0},
		{"one row", shape.Shape{1, 4096}, shape.Shape{4096, 4096}, dtype.Float32, "1x4 unroll 4 invocations 256 down 1 across 8 shared 128 fine, a along k, b along n, out along n", 0},
		{"few rows", shape.Shape{8, 512}, shape.Shape{512, 8192}, dtype.Float32, "4x4 unroll 4 invocations 256 down 2 across 8 shared 128 fine, a along k, b along n, out along n", 0},
		{"few columns", shape.Shape{8192, 512}, shape.Shape{512, 8}, dtype.Float32, "4x4 unroll 4 invocations 256 down 2 across 8 shared 128 fine, a along n, b along k, out single", 0},
		{"very small", shape.Shape{16, 16}, shape.Shape{16, 16}, dtype.Float32, "4x4 unroll 2 invocations 64 down 8 across 8 shared 16, a along k, b along n, out along n", 0},
		{"a few long rows and columns", shape.Shape{2, 500}, shape.Shape{500, 2}, dtype.Float32, "2x4 unroll 4 invocations 256 down 1 across 8 shared 128 fine, a along k, b single, out single", 0},
		{"odd sizes", shape.Shape{4095, 511}, shape.Shape{511, 4095}, dtype.Float32, "8x8 unroll 2 invocations 256 down 16 across 16 shared 8, a stepwise, b single, out single", 0},
		{"float64, which takes more registers", shape.Shape{4096, 512}, shape.Shape{512, 4096}, dtype.Float64, "4x4 unroll 2 invocations 256 down 16 across 16 shared 8, a along k, b along n, out along n", 0},
		{"complex64", shape.Shape{512, 512}, shape.Shape{512, 512}, dtype.Complex64, "4x4 unroll 2 invocations 128 down 16 across 8 shared 16, a along k, b along n, out along n", 0},
		{"little memory", shape.Shape{4096, 512}, shape.Shape{512, 4096}, dtype.Float32, "8x4 unroll 2 invocations 256 down 16 across 16 shared 8, a along k, b along n, out along n", 16 << 10},
		{"hardly any memory", shape.Shape{4096, 512}, shape.Shape{512, 4096}, dtype.Float32, "1x4 unroll 1 invocations 64, a single, b along n, out along n", 1 << 10},
	} {
		cfg := plantest.CPU
		cfg.Tile = target.Tile{Rows: 8, Columns: 8, Unroll: 2, Invocations: 256, Shared: 8, Down: 16}
		cfg.Unit = target.Unit{LongRounds: !strings.HasPrefix(c.name, "short rounds")}
		if cfg.SharedBytes = c.bytes; c.bytes == 0 {
			cfg.SharedBytes = 32 << 10
		}
		v, err := compose.Apply(ops.MatMul, ops.Attr{}, "", plantest.DataOf(c.d, c.a...), plantest.DataOf(c.d, c.b...))
		if err != nil {
			t.Fatal(err)
		}
		p, err := Build(cfg, v)
		if err != nil {
			t.Fatal(err)
		}
		i := 0
		for p.Steps[i].Kernel.Loop.String() != "contract" {
			i++
		}
		if text, _, _ := strings.Cut(p.Steps[i].Kernel.Text(), " chunk"); !strings.HasSuffix(text, " tile "+c.tile) {
			t.Errorf("%s: %s, want tile %s", c.name, text, c.tile)
		}
	}
}

// The round of a fine tile is not longer than k, but has at least one unrolled group of steps.
// Steps after the last whole round are computed one by one.
func TestFineRoundsAreWhole(t *testing.T) {
	cfg := rules.ConfigFor(target.Device{StorageBuffers: 16, StorageRange: 1 << 30, PushBytes: 128, SharedBytes: 48 << 10, WorkgroupInvocations: 1024})
	for k, want := range map[int]int{4: 8, 16: 16, 20: 16, 64: 64, 127: 64, 128: 128, 4096: 128} {
		p := build(t, cfg, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(512, 1, k), plantest.Data(512, k, 1024)))
		if c := p.Steps[0].Kernel.Loop.(*kernel.Contract); !c.Fine || c.Shared != want {
			t.Errorf("k of %d: %d steps a round, fine: %v, want %d", k, c.Shared, c.Fine, want)
		}
	}
}
