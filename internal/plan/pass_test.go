package plan

import (
	"errors"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// without is a configuration that leaves passes out.
func without(cfg Config, list ...Rule) Config {
	cfg.Without |= SetOf(list...)
	return cfg
}

// Every pass as text: the plan without it, and with it.
func TestPasses(t *testing.T) {
	x := data(64, 256)
	permuted := func(v graph.Value, axes ...int) graph.Value { return do(t, ops.Permute, ops.Attr{Axes: axes}, v) }
	relu := do(t, ops.Relu, ops.Attr{}, x)
	neg := func(v graph.Value) graph.Value { return do(t, ops.Neg, ops.Attr{}, v) }
	for _, c := range []struct {
		pass          Rule
		cfg           Config
		value         graph.Value
		before, after string
	}{
		{Simplify, cpu, do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, do(t, ops.Cast, ops.Attr{DType: dtype.Int64}, dataOf(dtype.Uint8, 64))), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load u8 a         ; inner 1
  %1 = cast i64 %0
  %2 = cast f32 %1
  store f32 %2
}
over [64], a=memory [1]+0`, `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load u8 a         ; inner 1
  %1 = cast f32 %0
  store f32 %1
}
over [64], a=memory [1]+0`},
		{Simplify, cpu, do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{32}}, do(t, ops.LogicalNot, ops.Attr{}, do(t, ops.LogicalNot, ops.Attr{}, dataOf(dtype.Bool, 4, 8)))), `
t0 = map bool flat(1) chunk 64 ahead {
  %0 = load bool a       ; inner 1
  %1 = logical_not %0
  %2 = logical_not %1
  store bool %2
}
over [32], a=memory [1]+0`, ``},
		{Subexpressions, rowsOnly(cpu), do(t, ops.Sub, ops.Attr{}, keptSum(t, x, 0), neg(keptSum(t, x, 0))), `
t0 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [256 64], a=memory [1 256]+0
t1 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [256 64], a=memory [1 256]+0
t2 = map f32 flat(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1
  %2 = neg %1
  %3 = sub %0, %2
  store f32 %3
}
over [256], a=t0 [1]+0, b=t1 [1]+0`, `
t0 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [256 64], a=memory [1 256]+0
t1 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  %2 = sub %0, %1
  store f32 %2
}
over [256], a=t0 [1]+0`},
		{Rowwise, cpu, do(t, ops.Div, ops.Attr{}, x, keptSum(t, x, 1)), `
t0 = reduce sum f32 along(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [64 256], a=memory [256 1]+0
t1 = map f32 rows(2) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 0
  %2 = div %0, %1
  store f32 %2
}
over [64 256], a=memory [256 1]+0, b=t0 [1 0]+0`, `
t0 = rowwise f32 along(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = fold sum %0
  %2 = div %0, %1
  store f32 %2
}
over [64 256], a=memory [256 1]+0`},
		{Epilogues, cpu, do(t, ops.Relu, ops.Attr{}, do(t, ops.Add, ops.Attr{}, do(t, ops.MatMul, ops.Attr{}, data(16, 32), data(32, 64)), do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{16, 64}}, data(64)))), `
t0 = contract f32 batch(0) tile 1x4 unroll 1 lanes 8, a single, b along n, out along n chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = mul %0, %1
  combine add %2
}
over [16 64 32], a=memory [32 0 1]+0, b=memory [0 1 64]+0
t1 = map f32 rows(2) chunk 16 walk ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = add %0, %1
  %3 = relu %2
  store f32 %3
}
over [16 64], a=t0 [64 1]+0, b=memory [0 1]+0`, `
t0 = contract f32 batch(0) tile 1x4 unroll 1 lanes 8, a single, b along n, out along n chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = mul %0, %1
  %3 = total %2
  %4 = load f32 c        ; inner 1
  %5 = add %3, %4
  %6 = relu %5
  store f32 %6
}
over [16 64 32], a=memory [32 0 1]+0, b=memory [0 1 64]+0, c=memory [0 1 0]+0`},
		{Factors, priced(4), do(t, ops.MatMul, ops.Attr{}, do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, dataOf(dtype.Float16, 16, 32)), neg(data(32, 64))), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f16 a        ; inner 1
  %1 = cast f32 %0
  store f32 %1
}
over [512], a=memory [1]+0
t1 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [2048], a=memory [1]+0
t2 = contract f32 batch(0) tile 1x4 unroll 1 lanes 8, a single, b along n, out along n chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = mul %0, %1
  combine add %2
}
over [16 64 32], a=t0 [32 0 1]+0, b=t1 [0 1 64]+0`, `
t0 = contract f32 batch(0) tile 1x4 unroll 1 lanes 8, a single, b along n, out along n chunk 4 {
  %0 = load f16 a        ; inner any
  %1 = cast f32 %0
  %2 = load f32 b        ; inner any
  %3 = neg %2
  %4 = mul %1, %3
  combine add %4
}
over [16 64 32], a=memory [32 0 1]+0, b=memory [0 1 64]+0`},
		{Chains, cpu, do(t, ops.Exp, ops.Attr{}, neg(data(32))), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [32], a=memory [1]+0
t1 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = exp %0
  store f32 %1
}
over [32], a=t0 [1]+0`, `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  %2 = exp %1
  store f32 %2
}
over [32], a=memory [1]+0`},
		{Prologues, cpu, do(t, ops.Sum, ops.Attr{Axes: []int{0}}, neg(x)), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [16384], a=memory [1]+0
t1 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [256 64], a=t0 [1 256]+0`, `
t0 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  combine add %1
}
over [256 64], a=memory [1 256]+0`},
		{Recompute, rowsOnly(priced(16)), do(t, ops.Add, ops.Attr{}, relu, keptSum(t, relu, 0)), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = relu %0
  store f32 %1
}
over [16384], a=memory [1]+0
t1 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  combine add %0
}
over [256 64], a=t0 [1 256]+0
t2 = map f32 rows(2) chunk 16 walk ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = add %0, %1
  store f32 %2
}
over [64 256], a=t0 [256 1]+0, b=t1 [0 1]+0`, `
t0 = reduce sum f32 across(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = relu %0
  combine add %1
}
over [256 64], a=memory [1 256]+0
t1 = map f32 rows(2) chunk 16 walk ahead {
  %0 = load f32 a        ; inner 1
  %1 = relu %0
  %2 = load f32 b        ; inner 1, rows 0
  %3 = add %1, %2
  store f32 %3
}
over [64 256], a=memory [256 1]+0, b=t0 [0 1]+0`},
		{Views, cpu, neg(permuted(data(64, 16), 1, 0)), `
t0 = map f32 rows(2) chunk 16 {
  %0 = load f32 a        ; inner any
  store f32 %0
}
over [16 64], a=memory [1 16]+0
t1 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [1024], a=t0 [1]+0`, `
t0 = map f32 rows(2) chunk 16 {
  %0 = load f32 a        ; inner any
  %1 = neg %0
  store f32 %1
}
over [16 64], a=memory [1 16]+0`},
		{Boxes, cpu, neg(framedBy(t, data(62, 64), [2]int{1, 1}, [2]int{})), `
t0 = map f32 flat(1) chunk 16 {
  %0 = scalar f32 s0
  store f32 %0
}
over [4096]
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  store f32 %0
}
over [3968], a=memory [1]+0, out [1]+64
t1 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [4096], a=t0 [1]+0`, `
t0 = map f32 rows(2) chunk 16 ahead {
  scalar f32 s0
  %0 = load f32 a        ; inner 1, in 0 else s0
  %1 = neg %0
  store f32 %1
}
over [64 64], a=memory [64 1]-64 in (0: 1 to 62)`},
		{Coalesce, cpu, neg(data(4, 1, 32)), `
t0 = map f32 rows(3) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [4 1 32], a=memory [32 32 1]+0`, `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [128], a=memory [1]+0`},
		{Schemes, cpu, do(t, ops.Add, ops.Attr{}, x, data(256)), `
t0 = map f32 general(2) chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = add %0, %1
  store f32 %2 ; any stride
}
over [64 256], a=memory [256 1]+0, b=memory [0 1]+0`, `
t0 = map f32 rows(2) chunk 16 walk ahead {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = add %0, %1
  store f32 %2
}
over [64 256], a=memory [256 1]+0, b=memory [0 1]+0`},
	} {
		t.Run(c.pass.String(), func(t *testing.T) {
			text(t, build(t, without(c.cfg, c.pass), c.value), c.before)
			text(t, build(t, c.cfg, c.value), c.after)
		})
	}
}

// priced is a device on which computing costs as many sixteenths of bytes moved.
func priced(costBytes int) Config {
	cfg := cpu
	cfg.CostBytes = costBytes
	return cfg
}

// What several kernels read is computed again where that moves less, a launch counted.
func TestRecomputeWeighsBytes(t *testing.T) {
	x, y, z := data(1024, 1024), data(1024, 1024), data(1024, 1024)
	bin := func(o *ops.Op, v, w graph.Value) graph.Value { return do(t, o, ops.Attr{}, v, w) }
	exp := do(t, ops.Exp, ops.Attr{}, x)
	half := do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, dataOf(dtype.Int8, 1024, 1024))
	for _, c := range []struct {
		name      string
		cfg       Config
		v         graph.Value
		readers   int
		recompute bool
	}{
		{"one operand, a cheap operator", priced(16), do(t, ops.Neg, ops.Attr{}, x), 2, true},
		{"an exponential, where arithmetic is dear", priced(16), exp, 2, false},
		{"an exponential, where it is cheap", priced(1), exp, 2, true},
		{"no price", cpu, do(t, ops.Neg, ops.Attr{}, x), 2, false},
		{"the pass left out", without(priced(16), Recompute), do(t, ops.Neg, ops.Attr{}, x), 2, false},
		{"two operands, two readers", priced(1), bin(ops.Add, x, y), 2, true},
		{"two operands, four readers", priced(1), bin(ops.Add, x, y), 4, false},
		{"three operands, two readers", priced(1), bin(ops.Add, bin(ops.Mul, x, y), z), 2, true},
		{"three operands, three readers", priced(1), bin(ops.Add, bin(ops.Mul, x, y), z), 3, false},
		{"a narrow operand, many readers", priced(16), half, 8, true},
		{"a row and a column", priced(16), bin(ops.Mul, data(1024), data(1024, 1)), 8, true},
		{"an exponential less dear than a launch", priced(16), do(t, ops.Exp, ops.Attr{}, data(64, 256)), 2, true},
	} {
		var sums []graph.Value
		for i := range c.readers { // of other axes and by other operators: no two are equal
			o := []*ops.Op{ops.Sum, ops.Max, ops.Min, ops.Prod}[i/2]
			sums = append(sums, do(t, o, ops.Attr{Axes: []int{i % 2}}, c.v))
		}
		p := build(t, c.cfg, sums...)
		if recomputed := len(p.Steps) == c.readers; recomputed != c.recompute {
			t.Errorf("%s: computed again is %v\n%s", c.name, recomputed, p)
		}
	}
}

// What several kernels combine rows to is combined by each of them where that takes less
// than a launch.
func TestReductionsAreMadeAgain(t *testing.T) {
	for _, c := range []struct{ rows, kernels int }{{128, 2}, {1 << 14, 4}} {
		x := data(c.rows, 64)
		greatest := do(t, ops.Max, ops.Attr{Axes: []int{1}, KeepDims: true}, x)
		e := do(t, ops.Exp, ops.Attr{}, do(t, ops.Sub, ops.Attr{}, x, greatest))
		total := do(t, ops.Sum, ops.Attr{Axes: []int{1}, KeepDims: true}, e)
		likely := do(t, ops.Div, ops.Attr{}, e, total)
		surprise := do(t, ops.Sub, ops.Attr{}, do(t, ops.Log, ops.Attr{}, total), do(t, ops.Sub, ops.Attr{}, x, greatest))
		p := build(t, priced(4), likely, surprise)
		if len(p.Steps) != c.kernels {
			t.Errorf("%d rows: %d kernels, want %d\n%s", c.rows, len(p.Steps), c.kernels, p)
		}
	}
}

// A loop that hands on small values has no kernels of the operators of several steps: a
// launch is not worth code that grows.
func TestKernelsOfALoopStaySmall(t *testing.T) {
	bin := func(o *ops.Op, a, b graph.Value) graph.Value { return do(t, o, ops.Attr{}, a, b) }
	sum := func(a, b graph.Value) graph.Value { return do(t, ops.Sum, ops.Attr{}, bin(ops.Mul, a, b)) }
	x, residual := data(64, 64), data(64) // conjugate gradients
	w, direction, square := full(0, 64), residual, sum(residual, residual)
	for range 20 {
		ahead := bin(ops.MatMul, x, direction)
		step := bin(ops.Div, square, sum(direction, ahead))
		w = bin(ops.Add, w, bin(ops.Mul, direction, step))
		residual = bin(ops.Sub, residual, bin(ops.Mul, ahead, step))
		smaller := sum(residual, residual)
		direction = bin(ops.Add, residual, bin(ops.Mul, direction, bin(ops.Div, smaller, square)))
		square = smaller
	}
	p := build(t, priced(16), w)
	kernels, instructions := map[string]bool{}, 0
	for _, s := range p.Steps {
		if text := s.Kernel.Text(); !kernels[text] {
			kernels[text] = true
			instructions += len(s.Kernel.Body)
		}
		if len(s.Kernel.Body) > 32 {
			t.Errorf("a kernel of %d instructions:\n%s", len(s.Kernel.Body), s.Kernel.Text())
		}
	}
	if instructions > 300 {
		t.Errorf("%d instructions in %d kernels", instructions, len(kernels))
	}
}

// What does not fit a binding is split, asked or not.
func TestSplitAlwaysRuns(t *testing.T) {
	small := cpu
	small.MaxRange = 5 << 10
	v := do(t, ops.Neg, ops.Attr{}, data(2048))
	for _, cfg := range []Config{small, without(small, Split)} {
		text(t, build(t, cfg, v), `
t0 = map f32 flat(1) chunk 16 ahead {
  %0 = load f32 a        ; inner 1
  %1 = neg %0
  store f32 %1
}
over [1024], a=memory [1]+0
over [1024], a=memory [1]+1024, out [1]+1024`)
	}
}

// chainOf are kernels one after the other: sums of columns, and a map that needs
// two of them.
func twoBranches(t *testing.T) graph.Value {
	t.Helper()
	branch := func() graph.Value { return keptSum(t, keptSum(t, data(8, 16, 32), 0), 1) }
	return do(t, ops.Add, ops.Attr{}, branch(), branch())
}

// order names the values that a plan's kernels write by their places in memory.
func order(p *Plan) string {
	var list []string
	for _, s := range p.Steps {
		from := []string{}
		for _, r := range s.Operands {
			if r.Temp >= 0 {
				from = append(from, "t"+string(rune('0'+r.Temp)))
			}
		}
		list = append(list, "t"+string(rune('0'+s.Out))+"("+strings.Join(from, ",")+")")
	}
	return strings.Join(list, " ")
}

func TestScheduleBringsIndependentKernelsTogether(t *testing.T) {
	v := twoBranches(t)
	overlap := rowsOnly(cpu)
	overlap.Overlap = true
	for _, c := range []struct {
		name string
		cfg  Config
		want string
	}{
		{"one branch after the other", rowsOnly(cpu), "t0() t1(t0) t2() t3(t2) t4(t1,t3)"},
		{"kernels that run at once", overlap, "t0() t2() t1(t0) t3(t2) t4(t1,t3)"},
		{"without the pass", without(overlap, Schedule), "t0() t1(t0) t2() t3(t2) t4(t1,t3)"},
	} {
		if got := order(build(t, c.cfg, v)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// Where memory would run out, one branch is finished before the next begins.
func TestScheduleBoundsMemory(t *testing.T) {
	overlap := cpu
	overlap.Overlap = true
	var sum graph.Value
	for i := range 4 {
		large := do(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, data(1<<10, 1<<13)) // 32 MiB
		v := do(t, ops.Sum, ops.Attr{Axes: []int{0}}, large)
		if sum = v; i > 0 {
			sum = do(t, ops.Add, ops.Attr{}, v, sum)
		}
	}
	with, plain := build(t, overlap, sum), build(t, without(overlap, Schedule), sum)
	if with.String() != plain.String() {
		t.Errorf("in the order\n%s, one branch after the other is\n%s", order(with), order(plain))
	}
}

func TestReuseSharesMemory(t *testing.T) {
	v := twoBranches(t)
	if p := build(t, rowsOnly(cpu), v); len(p.Slots) >= len(p.Temps) {
		t.Errorf("%d temporaries in %d slots", len(p.Temps), len(p.Slots))
	}
	if p := build(t, without(rowsOnly(cpu), Reuse), v); len(p.Slots) != len(p.Temps) {
		t.Errorf("without the pass: %d temporaries in %d slots", len(p.Temps), len(p.Slots))
	}
}

// A value that is asked for is there though the graph has been simplified.
func TestSimplifiedResults(t *testing.T) {
	x := dataOf(dtype.Int32, 5, 3)
	twice := do(t, ops.Neg, ops.Attr{}, do(t, ops.Neg, ops.Attr{}, x))
	same := do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{5, 3}}, x)
	sums := []graph.Value{do(t, ops.Sum, ops.Attr{}, x), do(t, ops.Sum, ops.Attr{}, x)}
	p := build(t, cpu, twice, same, sums[0], sums[1])
	if len(p.Steps) != 1 {
		t.Errorf("%d kernels, of which one is needed\n%s", len(p.Steps), p)
	}
	for i, v := range []graph.Value{twice, same, sums[0], sums[1]} {
		if p.Results[i].Value != v {
			t.Errorf("result %d is of another value", i)
		}
	}
	if sameTemp := p.Results[2].Ref.Temp == p.Results[3].Ref.Temp; !sameTemp {
		t.Error("equal sums are made twice")
	}
}

// What each rule of the simplifier does, and what it leaves alone.
func TestSimplifications(t *testing.T) {
	x, i, b := data(6, 4), dataOf(dtype.Int32, 6, 4), dataOf(dtype.Bool, 6, 4)
	un := func(o *ops.Op, v graph.Value) graph.Value { return do(t, o, ops.Attr{}, v) }
	cast := func(v graph.Value, d dtype.DType) graph.Value { return do(t, ops.Cast, ops.Attr{DType: d}, v) }
	permute := func(v graph.Value) graph.Value { return do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v) }
	reshape := func(v graph.Value, dims ...int) graph.Value { return do(t, ops.Reshape, ops.Attr{Shape: dims}, v) }
	flip := func(v graph.Value) graph.Value { return do(t, ops.Flip, ops.Attr{Axes: []int{0}}, v) }
	abs, floor := un(ops.Abs, x), un(ops.Floor, x)
	narrow := dataOf(dtype.Uint8, 4)
	for _, c := range []struct {
		name string
		v    graph.Value
		want graph.Value // v itself where it stays
	}{
		{"transposed twice", permute(permute(x)), x},
		{"flipped twice", flip(flip(x)), x},
		{"reshaped and back", reshape(reshape(x, 24), 6, 4), x},
		{"all of it", do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.All()}}, x), x},
		{"transposed, flipped, and both undone", permute(flip(flip(permute(x)))), x},
		{"a square transposed", permute(data(4, 4)), graph.Value{}},
		{"negated twice, integers", un(ops.Neg, un(ops.Neg, i)), i},
		{"negated twice, floats", un(ops.Neg, un(ops.Neg, x)), graph.Value{}},
		{"inverted twice", un(ops.BitwiseInvert, un(ops.BitwiseInvert, i)), i},
		{"not not", un(ops.LogicalNot, un(ops.LogicalNot, b)), b},
		{"the absolute value of one", un(ops.Abs, abs), abs},
		{"the floor of one", un(ops.Floor, floor), floor},
		{"the exponential of one", un(ops.Exp, un(ops.Exp, x)), graph.Value{}},
		{"uint8 by way of int64", cast(cast(narrow, dtype.Int64), dtype.Uint8), narrow},
		{"float32 by way of float64", cast(cast(x, dtype.Float64), dtype.Float32), graph.Value{}},
		{"int32 by way of uint32", cast(cast(i, dtype.Uint32), dtype.Int32), graph.Value{}},
		{"either of equals", do(t, ops.Where, ops.Attr{}, b, x, x), x},
		{"the lesser of equal integers", do(t, ops.Minimum, ops.Attr{}, i, i), i},
		{"the lesser of equal floats", do(t, ops.Minimum, ops.Attr{}, x, x), graph.Value{}},
		{"times one", do(t, ops.Mul, ops.Attr{}, i, graph.NewFull(dtype.Int32, element.Bits{1}, shape.Shape{6, 4}, "")), graph.Value{}},
	} {
		b := &state{cfg: cpu, values: []graph.Value{c.v}}
		if err := b.rewrite(); err != nil {
			t.Fatal(err)
		}
		want := c.want
		if want == (graph.Value{}) {
			want = c.v
		}
		if b.values[0] != want {
			t.Errorf("%s: it is %s, want %s", c.name, b.values[0].Node.Op, want.Node.Op)
		}
	}
	where := do(t, ops.Where, ops.Attr{}, un(ops.LogicalNot, b), x, abs)
	if w := simplified(where); w.Node.Inputs[0] != b || w.Node.Inputs[1] != abs || w.Node.Inputs[2] != x {
		t.Errorf("a choice by a negation: %v", w.Node.Inputs)
	}
	merged := simplified(reshape(reshape(permute(x), 3, 8), 2, 12))
	if merged.Node.Op != ops.Reshape || merged.Node.Inputs[0].Node.Op != ops.Permute {
		t.Errorf("a reshape of a reshape: %s of %s", merged.Node.Op, merged.Node.Inputs[0].Node.Op)
	}
}

// Equal operators are those of one operator, equal parameters and the same
// operands.
func TestSubexpressions(t *testing.T) {
	x, y := data(6, 4), data(6, 4)
	sum := func(v graph.Value, axis int) graph.Value { return do(t, ops.Sum, ops.Attr{Axes: []int{axis}}, v) }
	for _, c := range []struct {
		name string
		a, b graph.Value
		same bool
	}{
		{"twice", sum(x, 0), sum(x, 0), true},
		{"of equal operands", sum(do(t, ops.Exp, ops.Attr{}, x), 0), sum(do(t, ops.Exp, ops.Attr{}, x), 0), true},
		{"of other axes", sum(x, 0), sum(x, 1), false},
		{"of other operands", sum(x, 0), sum(y, 0), false},
		{"of other operators", do(t, ops.Exp, ops.Attr{}, x), do(t, ops.Log, ops.Attr{}, x), false},
		{"in another order", do(t, ops.Sub, ops.Attr{}, x, y), do(t, ops.Sub, ops.Attr{}, y, x), false},
		{"constants", full(1, 3), full(1, 3), true},
		{"other constants", full(1, 3), full(2, 3), false},
		{"constants of other shapes", full(1, 3), full(1, 4), false},
	} {
		b := &state{cfg: cpu, values: []graph.Value{c.a, c.b}}
		if err := b.rewrite(); err != nil {
			t.Fatal(err)
		}
		if same := b.values[0] == b.values[1]; same != c.same {
			t.Errorf("%s: the same is %v", c.name, same)
		}
	}
}

// Reductions that differ only in the shape of their result are made once.
func TestSubexpressionsThatKeepAxes(t *testing.T) {
	x := data(6, 4)
	kept, gone := keptSum(t, x, 0), do(t, ops.Sum, ops.Attr{Axes: []int{0}}, x)
	b := &state{cfg: cpu, values: []graph.Value{gone, kept, do(t, ops.Neg, ops.Attr{}, kept)}}
	if err := b.rewrite(); err != nil {
		t.Fatal(err)
	}
	seen := b.values[1]
	if b.values[0] != gone || seen.Node.Op != ops.Reshape || seen.Node.Inputs[0] != gone || !seen.Shape().Equal(kept.Shape()) {
		t.Errorf("%s of %s in shape %v", seen.Node.Op, seen.Node.Inputs[0].Node.Op, seen.Shape())
	}
	if b.values[2].Node.Inputs[0] != seen {
		t.Error("the reshape is made twice")
	}
}

// The verifier of plans that a pass has spoilt.
func TestVerifyPlan(t *testing.T) {
	for name, spoil := range map[string]func(b *state){
		"a result lost":             func(b *state) { b.plan.Results = b.plan.Results[:1] },
		"a result not kept":         func(b *state) { b.plan.Temps[b.plan.Results[0].Ref.Temp].Keep = false },
		"another value's result":    func(b *state) { b.plan.Results[0].Value = b.plan.Results[1].Value },
		"a result of other shape":   func(b *state) { b.plan.Results[0].View.Shape = shape.Shape{3} },
		"a result behind its array": func(b *state) { b.plan.Results[0].View.Offset = 1 },
		"a step lost":               func(b *state) { b.plan.Steps = b.plan.Steps[1:] },
		"read before written":       func(b *state) { b.plan.Steps[0], b.plan.Steps[1] = b.plan.Steps[1], b.plan.Steps[0] },
		"read as another type":      func(b *state) { b.plan.Temps[0].DType = dtype.Int32 },
		"half of it written": func(b *state) {
			s := &b.plan.Steps[0]
			s.Launches = append([]kernel.Geometry(nil), s.Launches...)
			s.Launches[0].Dims = []int{s.Launches[0].Dims[0] / 2, s.Launches[0].Dims[1]}
		},
		"an operand lost": func(b *state) { b.plan.Steps[1].Operands = nil },
		"out of its buffer": func(b *state) {
			l := b.plan.Steps[1].Launches[0].Operands[0]
			l.Offset += 1 << 20
			b.plan.Steps[1].Launches[0].Operands[0] = l
		},
		"memory shared":          func(b *state) { b.plan.Temps[1].Slot = b.plan.Temps[0].Slot },
		"memory of another size": func(b *state) { b.plan.Slots[b.plan.Temps[0].Slot] = 8 },
		"memory that no binding begins on": func(b *state) {
			b.plan.Temps[0].At = 4
			b.plan.Slots[b.plan.Temps[0].Slot] += 1 << 10
		},
	} {
		x := data(64, 32)
		sum := do(t, ops.Sum, ops.Attr{Axes: []int{0}}, x)
		b := stateOf(t, cpu, do(t, ops.Exp, ops.Attr{}, sum), do(t, ops.Sum, ops.Attr{}, sum))
		if err := b.verifySlots(); err != nil {
			t.Fatal(err)
		}
		spoil(b)
		var wrong *VerifyError
		if err := b.verifySlots(); !errors.As(err, &wrong) || wrong.Error() == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The verifier of graphs and decisions that a pass has spoilt.
func TestVerifyGraph(t *testing.T) {
	x := data(64, 32)
	exp := do(t, ops.Exp, ops.Attr{}, x)
	row := do(t, ops.Div, ops.Attr{}, exp, keptSum(t, exp, 1))
	scan := do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, row)
	for name, spoil := range map[string]func(b *state){
		"another shape":            func(b *state) { b.values[0] = data(32, 64) },
		"another type":             func(b *state) { b.values[0] = dataOf(dtype.Int32, 64, 32) },
		"a value lost":             func(b *state) { b.values = nil },
		"an operand's shape":       func(b *state) { b.values[0] = spoiltNode(b.values[0], data(32, 64)) },
		"an operand's type":        func(b *state) { b.values[0] = spoiltNode(b.values[0], dataOf(dtype.Bool, 64, 32)) },
		"a result in no group":     func(b *state) { b.groups.List = nil },
		"a group after its reader": func(b *state) { slices.Reverse(b.groups.List) },
		"computed and stored":      func(b *state) { b.groups.grouper.roots[exp] = true },
		"a reduction in nothing":   func(b *state) { clear(b.groups.grouper.rowwise) },
	} {
		b := stateOf(t, cpu, row, scan)
		if err := errors.Join(b.verifyGraph(), b.verifyGroups()); err != nil {
			t.Fatal(err)
		}
		spoil(b)
		var wrong *VerifyError
		if err := errors.Join(b.verifyGraph(), b.verifyGroups()); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// spoiltNode is v of another first operand.
func spoiltNode(v, operand graph.Value) graph.Value {
	n := v.Node
	return graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: append([]graph.Value{operand}, n.Inputs[1:]...), Outputs: n.Outputs}}
}

// doc.go lists the passes of the pipeline, in their order.
func TestDocListsThePasses(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var told, names []string
	for _, row := range regexp.MustCompile(`(?m)^//\t(\w+) {2,}\w`).FindAllStringSubmatch(string(text), -1) {
		told = append(told, row[1])
	}
	for _, p := range passes {
		names = append(names, p.name)
	}
	if !slices.Equal(told, names) {
		t.Errorf("doc.go lists %q, and the passes are %q", told, names)
	}
}

// stateOf is what all passes have made.
func stateOf(t *testing.T, cfg Config, values ...graph.Value) *state {
	t.Helper()
	b := &state{cfg: cfg, asked: values, values: values}
	for _, p := range passes {
		if err := b.pass(p); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

func TestPassNames(t *testing.T) {
	seen := map[Rule]bool{}
	done := map[string]bool{"": true}
	for _, s := range passes {
		if !done[s.needs] || done[s.name] {
			t.Errorf("%s needs %q, which is not before it, or is there twice", s.name, s.needs)
		}
		done[s.name] = true
		for _, p := range s.rules {
			if seen[p] {
				t.Errorf("%s is in two passes", p)
			}
			seen[p] = true
		}
	}
	for _, p := range Rules() {
		if p.String() == "" || !seen[p] {
			t.Errorf("rule %d, %q, is in no pass", p, p)
		}
	}
}
