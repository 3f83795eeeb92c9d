package plan

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// tiling is cpu with the tiled scheme.
var tiling = func() Config { c := cpu; c.Tiled = true; return c }()

func turned(t *testing.T, v graph.Value) graph.Value {
	t.Helper()
	return do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v)
}

func TestTransposeIsTiled(t *testing.T) {
	v := do(t, ops.Add, ops.Attr{}, turned(t, data(64, 128)), data(128, 64))
	v = do(t, ops.Mul, ops.Attr{}, do(t, ops.Add, ops.Attr{}, v, data(128, 1)), data(64))
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

// The dimension along which the operand is consecutive comes next to the inner
// one.
func TestTiledDimensions(t *testing.T) {
	v := do(t, ops.Copy, ops.Attr{}, do(t, ops.Permute, ops.Attr{Axes: []int{2, 1, 0}}, data(32, 3, 64)))
	text(t, build(t, tiling, v), `
t0 = map f32 tiled(3) chunk 4 {
  %0 = load f32 a        ; outer 1
  store f32 %0
}
over [3 64 32], a=memory [64 1 192]+0`)
}

func TestWhatIsTiled(t *testing.T) {
	flipped := do(t, ops.Flip, ops.Attr{Axes: []int{1}}, data(64, 64))
	part := do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.From(1)}}, data(64, 65))
	heavy := turned(t, data(64, 64))
	for range 60 {
		heavy = do(t, ops.Div, ops.Attr{}, heavy, data(64, 64))
	}
	bodyLimit := tiling
	bodyLimit.HeavyCost, bodyLimit.MaxOperands = 100, 100
	for _, c := range []struct {
		name   string
		cfg    Config
		v      graph.Value
		scheme kernel.Scheme
		ragged bool
		access kernel.Access
		out    kernel.Access
	}{
		{"sizes that blocks divide", tiling, turned(t, data(64, 128)), kernel.Tiled, false, kernel.Column, kernel.Wide},
		{"sizes that they do not", tiling, turned(t, data(63, 128)), kernel.Tiled, true, kernel.Strided, kernel.Strided},
		{"rows at odd places", tiling, turned(t, part), kernel.Tiled, false, kernel.Strided, kernel.Wide},
		{"backwards", tiling, turned(t, flipped), kernel.Tiled, false, kernel.Strided, kernel.Wide},
		{"bytes", tiling, turned(t, dataOf(dtype.Uint8, 64, 128)), kernel.Tiled, false, kernel.Column, kernel.Wide},
		{"bytes that would share words", tiling, turned(t, dataOf(dtype.Uint8, 63, 128)), kernel.Wrapped, false, kernel.Strided, kernel.Wide},
		{"few columns", tiling, turned(t, data(4096, 3)), kernel.Rows, false, kernel.Strided, kernel.Wide},
		{"few rows", tiling, turned(t, data(3, 4096)), kernel.General, false, kernel.Strided, kernel.Wide},
		{"long code", bodyLimit, heavy, kernel.Rows, false, kernel.Strided, kernel.Wide},
		{"a device that does not want it", cpu, turned(t, data(64, 128)), kernel.Rows, false, kernel.Strided, kernel.Wide},
	} {
		v := c.v
		if v.Node.Op.Kind == ops.Movement {
			v = do(t, ops.Copy, ops.Attr{}, v)
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
	p := build(t, cfg, do(t, ops.Copy, ops.Attr{}, turned(t, data(1024, 768))))
	s := p.Steps[0]
	if m := s.Kernel.Loop.(*kernel.Map); len(s.Launches) < 2 || m.Scheme != kernel.Tiled || m.Ragged || m.Out != kernel.Wide {
		t.Errorf("%d launches of\n%s", len(s.Launches), s.Kernel.Text())
	}
}

// A tile has 64 blocks, four of them along the inner dimension, more where there are few
// rows, and no more than there are columns.
func TestTilesFitTheirSpace(t *testing.T) {
	for _, c := range []struct{ rows, columns, log int }{
		{1000, 1000, 2}, {20, 1000, 3}, {16, 1000, 4}, {16, 40, 4}, {16, 20, 3}, {4, 1000, 6}, {5, 1000, 5}, {1000, 5, 1}, {1000, 4, 0},
	} {
		if got := tileLog([]int{7, c.rows, c.columns}); got != c.log {
			t.Errorf("%d rows of %d: 2^%d blocks along, want 2^%d", c.rows, c.columns, got, c.log)
		}
	}
}

// Of operands that are consecutive along other dimensions the widest decides, of equals
// the first.
func TestColumnAxis(t *testing.T) {
	dims := []int{100, 100, 100}
	along := [][]int{{1, 10000, 100}, {10000, 1, 100}, {10000, 100, 1}, {0, 0, 0}}
	for _, c := range []struct {
		dtypes []dtype.DType
		axes   []int // along which each is consecutive; 3: it is one element
		want   int
	}{
		{[]dtype.DType{dtype.Float32, dtype.Float32}, []int{0, 1}, 0},
		{[]dtype.DType{dtype.Float32, dtype.Float32}, []int{1, 0}, 1},
		{[]dtype.DType{dtype.Float32, dtype.Float64}, []int{0, 1}, 1},
		{[]dtype.DType{dtype.Float64, dtype.Float32}, []int{0, 1}, 0},
		{[]dtype.DType{dtype.Float64, dtype.Float32}, []int{2, 1}, 1},
		{[]dtype.DType{dtype.Float64, dtype.Float64}, []int{2, 3}, -1},
	} {
		var strides [][]int
		for _, axis := range c.axes {
			strides = append(strides, along[axis])
		}
		if got := columnAxis(&body{dtypes: c.dtypes, index: make([]bool, len(c.dtypes))}, dims, strides); got != c.want {
			t.Errorf("%v consecutive along %v: axis %d, want %d", c.dtypes, c.axes, got, c.want)
		}
	}
}
