package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// tiling is plantest.CPU with the tiled scheme.
var tiling = func() rules.Config { c := plantest.CPU; c.Tiled = true; return c }()

func turned(t *testing.T, v graph.Value) graph.Value {
	t.Helper()
	return plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v)
}

func TestTransposeIsTiled(t *testing.T) {
	v := plantest.Do(t, ops.Add, ops.Attr{}, turned(t, plantest.Data(64, 128)), plantest.Data(128, 64))
	v = plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Do(t, ops.Add, ops.Attr{}, v, plantest.Data(128, 1)), plantest.Data(64))
	text(t, build(t, tiling, v), `
t0 = map f32 tiled(2) chunk 4 {
  %0 = load f32 a        ; outer 1
  %1 = load f32 b        ; inner 1
  %2 = add %0, %1
  %3 = load f32 c        ; inner 0
  %4 = add %2, %3
  %5 = load f32 d        ; inner 1, rows 0
  %6 = mul %4, %5
  store f32 %6
}
over [128 64], a=memory [1 128]+0, b=memory [64 1]+0, c=memory [1 0]+0, d=memory [0 1]+0`)
}

func TestWhichMapsAreTiled(t *testing.T) {
	flipped := plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{1}}, plantest.Data(64, 64))
	part := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(1)}}, plantest.Data(64, 65))
	heavy := turned(t, plantest.Data(64, 64))
	for range 60 {
		heavy = plantest.Do(t, ops.Div, ops.Attr{}, heavy, plantest.Data(64, 64))
	}
	bodyLimit := tiling
	bodyLimit.HeavyCost, bodyLimit.MaxOperands = 100, 100
	for _, c := range []struct {
		name   string
		cfg    rules.Config
		v      graph.Value
		scheme kernel.Scheme
		ragged bool
		access kernel.Access
		out    kernel.Access
	}{
		{"sizes that blocks divide", tiling, turned(t, plantest.Data(64, 128)), kernel.Tiled, false, kernel.Column, kernel.Wide},
		{"sizes that blocks do not divide", tiling, turned(t, plantest.Data(63, 128)), kernel.Tiled, true, kernel.Strided, kernel.Strided},
		{"rows at odd places", tiling, turned(t, part), kernel.Tiled, false, kernel.Strided, kernel.Wide},
		{"backwards", tiling, turned(t, flipped), kernel.Tiled, false, kernel.Strided, kernel.Wide},
		{"bytes", tiling, turned(t, plantest.DataOf(dtype.Uint8, 64, 128)), kernel.Tiled, false, kernel.Column, kernel.Wide},
		{"bytes that would share words", tiling, turned(t, plantest.DataOf(dtype.Uint8, 63, 128)), kernel.Wrapped, false, kernel.Strided, kernel.Wide},
		{"few columns", tiling, turned(t, plantest.Data(4096, 3)), kernel.Rows, false, kernel.Strided, kernel.Wide},
		{"few rows", tiling, turned(t, plantest.Data(3, 4096)), kernel.General, false, kernel.Strided, kernel.Wide},
		{"long code", bodyLimit, heavy, kernel.Rows, false, kernel.Strided, kernel.Wide},
		{"a device without the scheme", plantest.CPU, turned(t, plantest.Data(64, 128)), kernel.Rows, false, kernel.Strided, kernel.Wide},
	} {
		v := c.v
		if v.Node.Op.Kind == ops.Movement {
			v = plantest.Do(t, ops.Copy, ops.Attr{}, v)
		}
		k := build(t, c.cfg, v).Steps[0].Kernel
		m := k.Loop.(*kernel.Map)
		if m.Scheme != c.scheme || m.Ragged != c.ragged || k.Operands[0].Access != c.access || m.Out != c.out {
			t.Errorf("%s: %v, ragged %v, reads %v, stores %v; want %v, %v, %v, %v", c.name,
				m.Scheme, m.Ragged, k.Operands[0].Access, m.Out, c.scheme, c.ragged, c.access, c.out)
		}
	}
}

// A transpose that is cut keeps its tiles whole.
func TestTiledSplit(t *testing.T) {
	cfg := tiling
	cfg.MaxRange = 1 << 20
	p := build(t, cfg, plantest.Do(t, ops.Copy, ops.Attr{}, turned(t, plantest.Data(1024, 768))))
	s := p.Steps[0]
	if m := s.Kernel.Loop.(*kernel.Map); len(s.Launches) < 2 || m.Scheme != kernel.Tiled || m.Ragged || m.Out != kernel.Wide {
		t.Errorf("%d launches of\n%s", len(s.Launches), s.Kernel.Text())
	}
}

// The dimension along which the operand is contiguous moves next to the innermost one.
func TestTiledDimensions(t *testing.T) {
	v := plantest.Do(t, ops.Copy, ops.Attr{}, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{2, 1, 0}}, plantest.Data(32, 3, 64)))
	text(t, build(t, tiling, v), `
t0 = map f32 tiled(3) chunk 4 {
  %0 = load f32 a        ; outer 1
  store f32 %0
}
over [3 64 32], a=memory [64 1 192]+0`)
}
