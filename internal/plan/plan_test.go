package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func build(t *testing.T, cfg rules.Config, values ...graph.Value) *program.Plan {
	t.Helper()
	cfg.Verify = true
	p, err := Build(cfg, values...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// text compares a plan with the expected lines, without white space at their ends.
func text(t *testing.T, p *program.Plan, want string) {
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
	a, b, c := plantest.Data(64, 1, 64, 1), plantest.Data(1, 128, 1, 32), plantest.Data(32)
	v := plantest.Do(t, ops.Relu, ops.Attr{}, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Do(t, ops.Mul, ops.Attr{}, a, b), c))
	text(t, build(t, plantest.CPU, v), `
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
	x := plantest.Data(1000)
	one := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, x, plantest.Full(0x3f800000, 1000)))
	two := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, x, plantest.Full(0x40000000)))
	if one.Steps[0].Kernel.Text() != two.Steps[0].Kernel.Text() {
		t.Errorf("adding 1 and adding 2 are different kernels:\n%s%s", one, two)
	}
	if got := two.Steps[0].Launches[0].Scalars; len(got) != 1 || got[0] != (element.Bits{0x40000000}) {
		t.Errorf("scalars %x", got)
	}
}

func TestNewSizesAreTheSameKernel(t *testing.T) {
	add := func(rows, cols int) string {
		p := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(rows, cols), plantest.Data(cols)))
		return p.Steps[0].Kernel.Text()
	}
	if a, b := add(100, 64), add(7, 4096); a != b {
		t.Errorf("%s%s", a, b)
	}
}

func TestEqualWorkIsDoneOnce(t *testing.T) {
	x := plantest.Data(100)
	twice := func() graph.Value { return plantest.Do(t, ops.Exp, ops.Attr{}, x) }
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Mul, ops.Attr{}, twice(), twice())), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = exp %0
  %2 = mul %1, %1
  store f32 %2
}
over [100], a=memory [1]+0`)
}

func TestValuesOfTwoReadersAreStored(t *testing.T) {
	x := plantest.Data(64, 64)
	e := plantest.Do(t, ops.Exp, ops.Attr{}, x)
	sum := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, e)
	text(t, build(t, plantest.RowsOnly(plantest.CPU), plantest.Do(t, ops.Div, ops.Attr{}, e, sum)), `
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
	v := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}}, plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Data(512, 4096), plantest.Data(4096)))
	text(t, build(t, plantest.CPU, v), `
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
	x := plantest.Data(8, 6)
	tr := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, x)
	flipped := plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, tr)
	sliced := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.Step(7, 0, -2)}}, flipped)
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Neg, ops.Attr{}, sliced)), `
t0 = map f32 rows(2) chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = neg %0
  store f32 %1
}
over [6 4], a=memory [-1 -12]+47`)
	if p := build(t, plantest.CPU, sliced); len(p.Steps) != 0 || !p.Results[0].View.Shape.Equal(shape.Shape{6, 4}) {
		t.Errorf("a view has kernels: %s", p)
	}
}

func TestReshapeOfATransposeCopies(t *testing.T) {
	v := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(3, 5), plantest.Data(5)))
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{-1}}, v)), `
t0 = map f32 general(2) chunk 8 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = add %0, %1
  store f32 %2
}
over [5 3], a=memory [1 5]+0, b=memory [1 0]+0`)
}

func TestReshapeInsideAChain(t *testing.T) {
	x := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, plantest.Data(4, 8))
	v := plantest.Do(t, ops.Add, ops.Attr{}, plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{32}}, x), plantest.Data(32))
	text(t, build(t, plantest.CPU, v), `
t0 = map f32 rows(2) chunk 4 {
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
	row := plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Data(64))
	p := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(1000, 64), row))
	if len(p.Steps) != 2 {
		t.Errorf("exp of a row is computed for every row:\n%s", p)
	}
	cheap := plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(64))
	if p := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(1000, 64), cheap)); len(p.Steps) != 1 {
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
		p := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(64, 32), c.v))
		k := p.Steps[len(p.Steps)-1].Kernel
		if got := k.Operands[1].Access; k.Loop.(*kernel.Map).Scheme != kernel.Rows || got != c.want {
			t.Errorf("%s: %v %v, want rows %v", c.name, k.Loop, got, c.want)
		}
	}
}

func TestOperandLimitCutsTheKernel(t *testing.T) {
	cfg := plantest.CPU
	cfg.MaxOperands = 3
	sum := plantest.Data(100)
	for range 9 {
		sum = plantest.Do(t, ops.Add, ops.Attr{}, sum, plantest.Data(100))
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
	v := plantest.Data(100)
	for range 100 {
		v = plantest.Do(t, ops.Sqrt, ops.Attr{}, plantest.Do(t, ops.Exp, ops.Attr{}, v))
	}
	for _, s := range build(t, plantest.CPU, v).Steps {
		cost := 0
		for _, inst := range s.Kernel.Body {
			if inst.Op != nil {
				cost += inst.Op.Cost
			}
		}
		if cost > plantest.CPU.MaxCost {
			t.Errorf("a kernel costs %d", cost)
		}
	}
}

// Every window of every launch fits in a binding, and the launches together cover the space once.
func TestSplitFitsTheRange(t *testing.T) {
	big := plantest.Data(7000, 7500) // 200 MiB
	tr := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, plantest.Data(7500, 7000))
	cube := plantest.Data(300, 500, 600)
	for _, c := range []struct {
		name string
		v    graph.Value
	}{
		{"flat", plantest.Do(t, ops.Neg, ops.Attr{}, big)},
		{"transposed", plantest.Do(t, ops.Add, ops.Attr{}, big, tr)},
		{"flipped", plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0, 1}}, big))},
		{"row", plantest.Do(t, ops.Add, ops.Attr{}, big, plantest.Data(7500))},
		{"sum of all", plantest.Do(t, ops.Sum, ops.Attr{}, big)},
		{"sum of rows", plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}}, big)},
		{"sum of columns", plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, big)},
		{"sum of a transpose", plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, tr)},
		{"sum over two axes", plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0, 2}}, cube)},
		{"bool", plantest.Do(t, ops.LogicalNot, ops.Attr{}, plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, plantest.DataOf(dtype.Bool, 15001, 14000)))},
	} {
		for _, s := range build(t, plantest.CPU, c.v).Steps {
			points, want := 0, s.Value.Shape().Size()
			for _, g := range s.Launches {
				for _, w := range s.Kernel.Windows(g) {
					if w.Bytes > plantest.CPU.MaxRange || w.Offset%256 != 0 {
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
	v := plantest.Data(4096)
	for i := range 6 {
		row := plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{2 << i, 2048 >> i}}, v) // nothing cancels out
		tr := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, row)
		v = plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{4096}}, plantest.Do(t, ops.Exp, ops.Attr{}, tr))
	}
	p := build(t, plantest.CPU, v)
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
	a := plantest.Data(2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1)
	b := plantest.Data(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
	p := build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, a, b))
	if k := p.Steps[0].Kernel; !k.ParamBuffer || k.Rank != 12 {
		t.Errorf("rank %d, %d parameters, in a buffer: %v", k.Rank, k.ParamWords(), k.ParamBuffer)
	}
}

func TestVerifierRefuses(t *testing.T) {
	good := func() *kernel.Kernel {
		return build(t, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Data(100), plantest.Data(100))).Steps[0].Kernel
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
