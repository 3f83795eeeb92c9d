package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// cpu is a CPU driver with the limits of lavapipe.
var cpu = Config{Profile: target.Profile{MaxOperands: 15, MaxRange: 128 << 20, PushWords: 32, MaxCost: 240, ChunkBytes: 64}}

// rowsOnly is a configuration of a device that columns leave idle, and rows do not.
func rowsOnly(c Config) Config {
	c.ShortRow, c.BusyRows = 1<<20, 1<<20
	return c
}

func data(dims ...int) graph.Value { return dataOf(dtype.Float32, dims...) }

func dataOf(d dtype.DType, dims ...int) graph.Value {
	return graph.NewData(d, graph.Stored{Buffer: new(int), View: shape.Contiguous(dims)})
}

func full(v uint64, dims ...int) graph.Value {
	return graph.NewFull(dtype.Float32, element.Bits{v}, dims, "")
}

func do(t *testing.T, o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
	t.Helper()
	v, err := compose.Apply(o, a, "", in...)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func build(t *testing.T, cfg Config, values ...graph.Value) *Plan {
	t.Helper()
	cfg.Verify = true
	p, err := Build(cfg, values...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// text compares a plan with the lines that are expected of it; white space at
// the ends does not count.
func text(t *testing.T, p *Plan, want string) {
	t.Helper()
	clean := func(s string) string {
		var lines []string
		for _, l := range strings.Split(strings.TrimSpace(s), "\n") {
			if l = strings.TrimSpace(l); l != "" {
				lines = append(lines, l)
			}
		}
		return strings.Join(lines, "\n")
	}
	if got := clean(p.String()); got != clean(want) {
		t.Errorf("the plan is\n%s\nwant\n%s", got, clean(want))
	}
}

func TestChainIsOneKernel(t *testing.T) {
	a, b, c := data(64, 1, 64, 1), data(1, 128, 1, 32), data(32)
	v := do(t, ops.Relu, ops.Attr{}, do(t, ops.Add, ops.Attr{}, do(t, ops.Mul, ops.Attr{}, a, b), c))
	text(t, build(t, cpu, v), `
t0 = map f32 rows(4) chunk 16 walk {
  %0 = load f32 a        ; inner 0
  %1 = load f32 b        ; inner 1, rows 0
  %2 = mul %0, %1
  %3 = load f32 c        ; inner 1, rows 0
  %4 = add %2, %3
  %5 = relu %4
  store f32 %5
}
over [64 128 64 32], a=memory [64 0 1 0]+0, b=memory [0 32 0 1]+0, c=memory [0 0 0 1]+0`)
}

func TestScalarsAreData(t *testing.T) {
	x := data(1000)
	one := build(t, cpu, do(t, ops.Add, ops.Attr{}, x, full(0x3f800000, 1000)))
	two := build(t, cpu, do(t, ops.Add, ops.Attr{}, x, full(0x40000000)))
	if one.Steps[0].Kernel.Text() != two.Steps[0].Kernel.Text() {
		t.Errorf("adding 1 and adding 2 are different kernels:\n%s%s", one, two)
	}
	if got := two.Steps[0].Launches[0].Scalars; len(got) != 1 || got[0] != (element.Bits{0x40000000}) {
		t.Errorf("scalars %x", got)
	}
}

func TestNewSizesAreTheSameKernel(t *testing.T) {
	add := func(rows, cols int) string {
		p := build(t, cpu, do(t, ops.Add, ops.Attr{}, data(rows, cols), data(cols)))
		return p.Steps[0].Kernel.Text()
	}
	if a, b := add(100, 64), add(7, 4096); a != b {
		t.Errorf("%s%s", a, b)
	}
}

func TestEqualWorkIsDoneOnce(t *testing.T) {
	x := data(100)
	twice := func() graph.Value { return do(t, ops.Exp, ops.Attr{}, x) }
	text(t, build(t, cpu, do(t, ops.Mul, ops.Attr{}, twice(), twice())), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = exp %0
  %2 = mul %1, %1
  store f32 %2
}
over [100], a=memory [1]+0`)
}

func TestWhatTwoKernelsNeedIsStored(t *testing.T) {
	x := data(64, 64)
	e := do(t, ops.Exp, ops.Attr{}, x)
	sum := do(t, ops.Sum, ops.Attr{Axes: []int{0}}, e)
	text(t, build(t, rowsOnly(cpu), do(t, ops.Div, ops.Attr{}, e, sum)), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = exp %0
  store f32 %1
}
over [4096], a=memory [1]+0
t1 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [64 64], a=t0 [1 64]+0
t2 = map f32 rows(2) chunk 16 walk ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = div %0, %1
  store f32 %2
}
over [64 64], a=t0 [64 1]+0, b=t1 [0 1]+0`)
}

func TestReductionTakesTheMapBeforeIt(t *testing.T) {
	v := do(t, ops.Sum, ops.Attr{Axes: []int{1}}, do(t, ops.Mul, ops.Attr{}, data(512, 4096), data(4096)))
	text(t, build(t, cpu, v), `
t0 = reduce sum f32 along(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1
  %2 = mul %0, %1
  combine add %2
}
over [512 4096], a=memory [4096 1]+0, b=memory [0 1]+0
t1 = reduce sum f32 along(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1 unaligned
  combine add %0
}
over [512 4], a=t0 [4 1]+0`)
}

func TestViewsAreStrides(t *testing.T) {
	x := data(8, 6)
	tr := do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x)
	flipped := do(t, ops.Flip, ops.Attr{Axes: []int{0}}, tr)
	sliced := do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Step(7, 0, -2)}}, flipped)
	text(t, build(t, cpu, do(t, ops.Neg, ops.Attr{}, sliced)), `
t0 = map f32 general(2) chunk 8 {
  %0 = load f32 a        ; inner any
  %1 = neg %0
  store f32 %1
}
over [6 4], a=memory [-1 -12]+47`)
	if p := build(t, cpu, sliced); len(p.Steps) != 0 || !p.Results[0].View.Shape.Equal(shape.Shape{6, 4}) {
		t.Errorf("a view is work: %s", p)
	}
}

func TestReshapeOfATransposeCopies(t *testing.T) {
	v := do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, do(t, ops.Add, ops.Attr{}, data(3, 5), data(5)))
	text(t, build(t, cpu, do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{-1}}, v)), `
t0 = map f32 general(2) chunk 8 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = add %0, %1
  store f32 %2
}
over [5 3], a=memory [1 5]+0, b=memory [1 0]+0`)
}

func TestReshapeInsideAChain(t *testing.T) {
	x := do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, data(4, 8))
	v := do(t, ops.Add, ops.Attr{}, do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{32}}, x), data(32))
	text(t, build(t, cpu, v), `
t0 = map f32 general(2) chunk 8 {
  %0 = load f32 a        ; inner any
  store f32 %0
}
over [8 4], a=memory [1 8]+0
t1 = map f32 flat(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1
  %2 = add %0, %1
  store f32 %2
}
over [32], a=t0 [1]+0, b=memory [1]+0`)
}

func TestCostlyBroadcastIsNotRecomputed(t *testing.T) {
	row := do(t, ops.Exp, ops.Attr{}, data(64))
	p := build(t, cpu, do(t, ops.Add, ops.Attr{}, data(1000, 64), row))
	if len(p.Steps) != 2 {
		t.Errorf("exp of a row is evaluated for every row:\n%s", p)
	}
	cheap := do(t, ops.Neg, ops.Attr{}, data(64))
	if p := build(t, cpu, do(t, ops.Add, ops.Attr{}, data(1000, 64), cheap)); len(p.Steps) != 1 {
		t.Errorf("a cheap row is a kernel of its own:\n%s", p)
	}
}

func TestAccessModes(t *testing.T) {
	view := func(offset int, strides ...int) graph.Value {
		return graph.NewData(dtype.Float32, graph.Stored{Buffer: new(int), View: shape.View{Shape: shape.Shape{64, 32}, Strides: strides, Offset: offset}})
	}
	for _, c := range []struct {
		name string
		v    graph.Value
		want kernel.Access
	}{
		{"aligned rows", view(0, 48, 1), kernel.Wide},
		{"an odd first element", view(1, 48, 1), kernel.Unit},
		{"odd rows", view(0, 33, 1), kernel.Unit},
		{"one row for all", view(0, 0, 1), kernel.Shared},
		{"one element a row", view(5, 1, 0), kernel.Splat},
		{"transposed", view(0, 1, 64), kernel.Strided},
		{"every second", view(0, 70, 2), kernel.Strided},
		{"backwards", view(3000, -40, -1), kernel.Strided},
	} {
		p := build(t, cpu, do(t, ops.Add, ops.Attr{}, data(64, 32), c.v))
		k := p.Steps[len(p.Steps)-1].Kernel
		if got := k.Operands[1].Access; k.Loop.(*kernel.Map).Scheme != kernel.Rows || got != c.want {
			t.Errorf("%s: %v %v, want rows %v", c.name, k.Loop, got, c.want)
		}
	}
}

func TestOperandLimitCutsTheKernel(t *testing.T) {
	cfg := cpu
	cfg.MaxOperands = 3
	sum := data(100)
	for range 9 {
		sum = do(t, ops.Add, ops.Attr{}, sum, data(100))
	}
	p := build(t, cfg, sum)
	for _, s := range p.Steps {
		if len(s.Operands) > 3 {
			t.Errorf("%d operands:\n%s", len(s.Operands), s.Kernel.Text())
		}
	}
	if len(p.Steps) < 4 || len(p.Steps) > 5 {
		t.Errorf("10 operands, 3 a kernel: %d kernels", len(p.Steps))
	}
}

func TestCostLimitCutsTheKernel(t *testing.T) {
	v := data(100)
	for range 100 {
		v = do(t, ops.Sqrt, ops.Attr{}, do(t, ops.Exp, ops.Attr{}, v))
	}
	for _, s := range build(t, cpu, v).Steps {
		cost := 0
		for _, inst := range s.Kernel.Body {
			if inst.Op != nil {
				cost += inst.Op.Cost
			}
		}
		if cost > cpu.MaxCost {
			t.Errorf("a kernel costs %d", cost)
		}
	}
}

// Every window of every launch fits the binding range, and the launches
// together cover the space once.
func TestSplitFitsTheRange(t *testing.T) {
	big := data(7000, 7500) // 200 MiB
	tr := do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, data(7500, 7000))
	cube := data(300, 500, 600)
	for _, c := range []struct {
		name string
		v    graph.Value
	}{
		{"flat", do(t, ops.Neg, ops.Attr{}, big)},
		{"transposed", do(t, ops.Add, ops.Attr{}, big, tr)},
		{"flipped", do(t, ops.Neg, ops.Attr{}, do(t, ops.Flip, ops.Attr{Axes: []int{0, 1}}, big))},
		{"row", do(t, ops.Add, ops.Attr{}, big, data(7500))},
		{"sum of all", do(t, ops.Sum, ops.Attr{}, big)},
		{"sum of rows", do(t, ops.Sum, ops.Attr{Axes: []int{1}}, big)},
		{"sum of columns", do(t, ops.Sum, ops.Attr{Axes: []int{0}}, big)},
		{"sum of a transpose", do(t, ops.Sum, ops.Attr{Axes: []int{0}}, tr)},
		{"sum over two axes", do(t, ops.Sum, ops.Attr{Axes: []int{0, 2}}, cube)},
		{"bool", do(t, ops.LogicalNot, ops.Attr{}, do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, dataOf(dtype.Bool, 15001, 14000)))},
	} {
		for _, s := range build(t, cpu, c.v).Steps {
			points, want := 0, s.Value.Shape().Size()
			for _, g := range s.Launches {
				for _, w := range s.Kernel.Windows(g) {
					if w.Bytes > cpu.MaxRange || w.Offset%256 != 0 {
						t.Errorf("%s: a window of %d bytes at %d", c.name, w.Bytes, w.Offset)
					}
				}
				n := 1
				for _, d := range g.Dims {
					n *= d
				}
				points += n
			}
			if s.Kernel.Loop.String() == "map" && points != want {
				t.Errorf("%s: the launches cover %d of %d points", c.name, points, want)
			}
		}
	}
}

func TestTemporariesShareMemory(t *testing.T) {
	v := data(4096)
	for i := range 6 {
		row := do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{2 << i, 2048 >> i}}, v) // nothing cancels out
		tr := do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, row)
		v = do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{4096}}, do(t, ops.Exp, ops.Attr{}, tr))
	}
	p := build(t, cpu, v)
	if len(p.Steps) < 4 {
		t.Fatalf("%d kernels:\n%s", len(p.Steps), p)
	}
	if len(p.Slots) > 3 {
		t.Errorf("%d temporaries take %d slots", len(p.Temps), len(p.Slots))
	}
	for i, s := range p.Steps {
		for _, r := range s.Operands {
			for _, out := range s.Outs() {
				if r.Temp >= 0 && p.Temps[r.Temp].Slot == p.Temps[out].Slot {
					t.Errorf("kernel %d reads and writes slot %d", i, p.Temps[out].Slot)
				}
			}
		}
	}
}

func TestManyDimensionsGoToAParameterBuffer(t *testing.T) {
	a := data(2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1)
	b := data(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
	p := build(t, cpu, do(t, ops.Add, ops.Attr{}, a, b))
	if k := p.Steps[0].Kernel; !k.ParamBuffer || k.Rank != 12 {
		t.Errorf("rank %d, %d parameters, in a buffer: %v", k.Rank, k.ParamWords(), k.ParamBuffer)
	}
}

func TestVerifierRefuses(t *testing.T) {
	good := func() *kernel.Kernel {
		return build(t, cpu, do(t, ops.Add, ops.Attr{}, data(100), data(100))).Steps[0].Kernel
	}
	for name, spoil := range map[string]func(k *kernel.Kernel){
		"no loop":          func(k *kernel.Kernel) { k.Loop = nil },
		"no body":          func(k *kernel.Kernel) { k.Body = nil },
		"use before":       func(k *kernel.Kernel) { k.Body[2].Args = []int{0, 2} },
		"operand missing":  func(k *kernel.Kernel) { k.Body[0].N = 7 },
		"dtype":            func(k *kernel.Kernel) { k.Body[2].DType = dtype.Int32 },
		"mixed dtypes":     func(k *kernel.Kernel) { k.Body[0].DType, k.Operands[0].DType = dtype.Int32, dtype.Int32 },
		"chunk":            func(k *kernel.Kernel) { k.Loop.(*kernel.Map).Chunk = 3 },
		"walk without row": func(k *kernel.Kernel) { k.Loop.(*kernel.Map).Walk = true },
	} {
		k := good()
		k.Body = append([]kernel.Inst(nil), k.Body...)
		spoil(k)
		if k.Verify() == nil {
			t.Errorf("%s: the verifier passes\n%+v", name, k)
		}
	}
}
