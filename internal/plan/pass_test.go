package plan

import (
	"errors"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// For each rule, the plan's texts without it and with it are as shown.
func TestPasses(t *testing.T) {
	x := plantest.Data(64, 256)
	permuted := func(v graph.Value, axes ...int) graph.Value {
		return plantest.Do(t, ops.Permute, ops.Attr{Axes: axes}, v)
	}
	relu := plantest.Do(t, ops.Relu, ops.Attr{}, x)
	neg := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Neg, ops.Attr{}, v) }
	for _, c := range []struct {
		pass          rules.Rule
		cfg           rules.Config
		value         graph.Value
		before, after string
	}{
		{rules.Simplify, plantest.CPU, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Int64}, plantest.DataOf(dtype.Uint8, 64))), `
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
		{rules.Subexpressions, plantest.RowsOnly(plantest.CPU), plantest.Do(t, ops.Sub, ops.Attr{}, plantest.KeptSum(t, x, 0), neg(plantest.KeptSum(t, x, 0))), `
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
		{rules.Rowwise, plantest.CPU, plantest.Do(t, ops.Div, ops.Attr{}, x, plantest.KeptSum(t, x, 1)), `
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
		{rules.Epilogues, plantest.CPU, plantest.Do(t, ops.Relu, ops.Attr{}, plantest.Do(t, ops.Add, ops.Attr{}, plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Data(16, 32), plantest.Data(32, 64)), plantest.Do(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{16, 64}}, plantest.Data(64)))), `
t0 = contract f32 batch(0) tile 1x4 unroll 1 invocations 8, a single, b along n, out along n chunk 4 {
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
t0 = contract f32 batch(0) tile 1x4 unroll 1 invocations 8, a single, b along n, out along n chunk 4 {
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
		{rules.Factors, plantest.Priced(4), plantest.Do(t, ops.MatMul, ops.Attr{}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, plantest.DataOf(dtype.Float16, 16, 32)), neg(plantest.Data(32, 64))), `
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
t2 = contract f32 batch(0) tile 1x4 unroll 1 invocations 8, a single, b along n, out along n chunk 4 {
  %0 = load f32 a        ; inner any
  %1 = load f32 b        ; inner any
  %2 = mul %0, %1
  combine add %2
}
over [16 64 32], a=t0 [32 0 1]+0, b=t1 [0 1 64]+0`, `
t0 = contract f32 batch(0) tile 1x4 unroll 1 invocations 8, a single, b along n, out along n chunk 4 {
  %0 = load f16 a        ; inner any
  %1 = cast f32 %0
  %2 = load f32 b        ; inner any
  %3 = neg %2
  %4 = mul %1, %3
  combine add %4
}
over [16 64 32], a=memory [32 0 1]+0, b=memory [0 1 64]+0`},
		{rules.Chains, plantest.CPU, plantest.Do(t, ops.Exp, ops.Attr{}, neg(plantest.Data(32))), `
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
		{rules.Prologues, plantest.CPU, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, neg(x)), `
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
		{rules.Recompute, plantest.RowsOnly(plantest.Priced(16)), plantest.Do(t, ops.Add, ops.Attr{}, relu, plantest.KeptSum(t, relu, 0)), `
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
		{rules.Views, plantest.CPU, neg(permuted(plantest.Data(64, 16), 1, 0)), `
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
		{rules.Boxes, plantest.CPU, neg(framedBy(t, plantest.Data(62, 64), [2]int{1, 1}, [2]int{})), `
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
		{rules.Coalesce, plantest.CPU, neg(plantest.Data(4, 1, 32)), `
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
		{rules.Schemes, plantest.CPU, plantest.Do(t, ops.Add, ops.Attr{}, x, plantest.Data(256)), `
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
			text(t, build(t, plantest.Without(c.cfg, c.pass), c.value), c.before)
			text(t, build(t, c.cfg, c.value), c.after)
		})
	}
}

// Several readers each compute a value if that moves fewer bytes than a launch that stores it.
func TestRecomputeWeighsBytes(t *testing.T) {
	x, y, z := plantest.Data(1024, 1024), plantest.Data(1024, 1024), plantest.Data(1024, 1024)
	bin := func(o *ops.Op, v, w graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v, w) }
	exp := plantest.Do(t, ops.Exp, ops.Attr{}, x)
	half := plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, plantest.DataOf(dtype.Int8, 1024, 1024))
	for _, c := range []struct {
		name      string
		cfg       rules.Config
		v         graph.Value
		readers   int
		recompute bool
	}{
		{"one operand, a cheap operator", plantest.Priced(16), plantest.Do(t, ops.Neg, ops.Attr{}, x), 2, true},
		{"an exponential, if arithmetic is costly", plantest.Priced(16), exp, 2, false},
		{"an exponential, if arithmetic is cheap", plantest.Priced(1), exp, 2, true},
		{"no price", plantest.CPU, plantest.Do(t, ops.Neg, ops.Attr{}, x), 2, false},
		{"the pass left out", plantest.Without(plantest.Priced(16), rules.Recompute), plantest.Do(t, ops.Neg, ops.Attr{}, x), 2, false},
		{"two operands, two readers", plantest.Priced(1), bin(ops.Add, x, y), 2, true},
		{"two operands, four readers", plantest.Priced(1), bin(ops.Add, x, y), 4, false},
		{"three operands, two readers", plantest.Priced(1), bin(ops.Add, bin(ops.Mul, x, y), z), 2, true},
		{"three operands, three readers", plantest.Priced(1), bin(ops.Add, bin(ops.Mul, x, y), z), 3, false},
		{"a narrow operand, many readers", plantest.Priced(16), half, 8, true},
		{"a row and a column", plantest.Priced(16), bin(ops.Mul, plantest.Data(1024), plantest.Data(1024, 1)), 8, true},
		{"an exponential that costs less than a launch", plantest.Priced(16), plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Data(64, 256)), 2, true},
	} {
		var sums []graph.Value
		for i := range c.readers { // by different axes and operators, so that no two are equal
			o := []*ops.Op{ops.Sum, ops.Max, ops.Min, ops.Prod}[i/2]
			sums = append(sums, plantest.Do(t, o, ops.Attr{Axes: []int{i % 2}}, c.v))
		}
		p := build(t, c.cfg, sums...)
		if recomputed := len(p.Steps) == c.readers; recomputed != c.recompute {
			t.Errorf("%s: computed again: %v\n%s", c.name, recomputed, p)
		}
	}
}

// Several kernels each compute a reduction that they read if that takes less than a launch.
func TestReductionsAreMadeAgain(t *testing.T) {
	for _, c := range []struct{ rows, kernels int }{{128, 2}, {1 << 14, 4}} {
		x := plantest.Data(c.rows, 64)
		greatest := plantest.Do(t, ops.Max, ops.Attr{Axes: []int{1}, KeepDims: true}, x)
		e := plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Do(t, ops.Sub, ops.Attr{}, x, greatest))
		total := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}, KeepDims: true}, e)
		likely := plantest.Do(t, ops.Div, ops.Attr{}, e, total)
		surprise := plantest.Do(t, ops.Sub, ops.Attr{}, plantest.Do(t, ops.Log, ops.Attr{}, total), plantest.Do(t, ops.Sub, ops.Attr{}, x, greatest))
		p := build(t, plantest.Priced(4), likely, surprise)
		if len(p.Steps) != c.kernels {
			t.Errorf("%d rows: %d kernels, want %d\n%s", c.rows, len(p.Steps), c.kernels, p)
		}
	}
}

// In a loop that passes small values on, no kernel has the operators of several steps: to save a
// launch is not worth code that grows with each step.
func TestKernelsOfALoopStaySmall(t *testing.T) {
	bin := func(o *ops.Op, a, b graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, a, b) }
	sum := func(a, b graph.Value) graph.Value { return plantest.Do(t, ops.Sum, ops.Attr{}, bin(ops.Mul, a, b)) }
	x, residual := plantest.Data(64, 64), plantest.Data(64) // conjugate gradients
	w, direction, square := plantest.Full(0, 64), residual, sum(residual, residual)
	for range 20 {
		ahead := bin(ops.MatMul, x, direction)
		step := bin(ops.Div, square, sum(direction, ahead))
		w = bin(ops.Add, w, bin(ops.Mul, direction, step))
		residual = bin(ops.Sub, residual, bin(ops.Mul, ahead, step))
		smaller := sum(residual, residual)
		direction = bin(ops.Add, residual, bin(ops.Mul, direction, bin(ops.Div, smaller, square)))
		square = smaller
	}
	p := build(t, plantest.Priced(16), w)
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

// A kernel that does not fit a binding is split, even if the rule Split is left out.
func TestSplitAlwaysRuns(t *testing.T) {
	small := plantest.CPU
	small.MaxRange = 5 << 10
	v := plantest.Do(t, ops.Neg, ops.Attr{}, plantest.Data(2048))
	for _, cfg := range []rules.Config{small, plantest.Without(small, rules.Split)} {
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

// twoBranches returns the sum of two chains of two reductions each.
func twoBranches(t *testing.T) graph.Value {
	t.Helper()
	branch := func() graph.Value { return plantest.KeptSum(t, plantest.KeptSum(t, plantest.Data(8, 16, 32), 0), 1) }
	return plantest.Do(t, ops.Add, ops.Attr{}, branch(), branch())
}

// order lists the temporaries that a plan's kernels write, each with those that it reads.
func order(p *program.Plan) string {
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
	overlap := plantest.RowsOnly(plantest.CPU)
	overlap.Overlap = true
	for _, c := range []struct {
		name string
		cfg  rules.Config
		want string
	}{
		{"one branch after the other", plantest.RowsOnly(plantest.CPU), "t0() t1(t0) t2() t3(t2) t4(t1,t3)"},
		{"kernels that run at once", overlap, "t0() t2() t1(t0) t3(t2) t4(t1,t3)"},
		{"without the pass", plantest.Without(overlap, rules.Schedule), "t0() t1(t0) t2() t3(t2) t4(t1,t3)"},
	} {
		if got := order(build(t, c.cfg, v)); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// If branches that run at once would take too much memory, one is finished before the next begins.
func TestScheduleBoundsMemory(t *testing.T) {
	overlap := plantest.CPU
	overlap.Overlap = true
	var sum graph.Value
	for i := range 4 {
		large := plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, plantest.Data(1<<10, 1<<13)) // 32 MiB
		v := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, large)
		if sum = v; i > 0 {
			sum = plantest.Do(t, ops.Add, ops.Attr{}, v, sum)
		}
	}
	with, plain := build(t, overlap, sum), build(t, plantest.Without(overlap, rules.Schedule), sum)
	if with.String() != plain.String() {
		t.Errorf("the order is\n%s, want one branch after the other:\n%s", order(with), order(plain))
	}
}

func TestReuseSharesMemory(t *testing.T) {
	v := twoBranches(t)
	if p := build(t, plantest.RowsOnly(plantest.CPU), v); len(p.Slots) >= len(p.Temps) {
		t.Errorf("%d temporaries in %d slots", len(p.Temps), len(p.Slots))
	}
	if p := build(t, plantest.Without(plantest.RowsOnly(plantest.CPU), rules.Reuse), v); len(p.Slots) != len(p.Temps) {
		t.Errorf("without the pass: %d temporaries in %d slots", len(p.Temps), len(p.Slots))
	}
}

// Every requested value has a result although the graph is simplified.
func TestSimplifiedResults(t *testing.T) {
	x := plantest.DataOf(dtype.Int32, 5, 3)
	twice := plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Int32}, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Int64}, x))
	same := plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{5, 3}}, x)
	sums := []graph.Value{plantest.Do(t, ops.Sum, ops.Attr{}, x), plantest.Do(t, ops.Sum, ops.Attr{}, x)}
	p := build(t, plantest.CPU, twice, same, sums[0], sums[1])
	if len(p.Steps) != 1 {
		t.Errorf("%d kernels, want 1\n%s", len(p.Steps), p)
	}
	for i, v := range []graph.Value{twice, same, sums[0], sums[1]} {
		if p.Results[i].Value != v {
			t.Errorf("result %d has another value", i)
		}
	}
	if sameTemp := p.Results[2].Ref.Temp == p.Results[3].Ref.Temp; !sameTemp {
		t.Error("equal sums are computed twice")
	}
}

// Values are equal if they have the same operator, equal parameters and the same operands.
func TestSubexpressions(t *testing.T) {
	x, y := plantest.Data(6, 4), plantest.Data(6, 4)
	sum := func(v graph.Value, axis int) graph.Value {
		return plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{axis}}, v)
	}
	for _, c := range []struct {
		name string
		a, b graph.Value
		same bool
	}{
		{"twice", sum(x, 0), sum(x, 0), true},
		{"of equal operands", sum(plantest.Do(t, ops.Exp, ops.Attr{}, x), 0), sum(plantest.Do(t, ops.Exp, ops.Attr{}, x), 0), true},
		{"of other axes", sum(x, 0), sum(x, 1), false},
		{"of other operands", sum(x, 0), sum(y, 0), false},
		{"of other operators", plantest.Do(t, ops.Exp, ops.Attr{}, x), plantest.Do(t, ops.Log, ops.Attr{}, x), false},
		{"in another order", plantest.Do(t, ops.Sub, ops.Attr{}, x, y), plantest.Do(t, ops.Sub, ops.Attr{}, y, x), false},
		{"constants", plantest.Full(1, 3), plantest.Full(1, 3), true},
		{"other constants", plantest.Full(1, 3), plantest.Full(2, 3), false},
		{"constants of other shapes", plantest.Full(1, 3), plantest.Full(1, 4), false},
	} {
		b := newState(plantest.CPU, []graph.Value{c.a, c.b})
		if err := b.rewrite(); err != nil {
			t.Fatal(err)
		}
		if same := b.values[0] == b.values[1]; same != c.same {
			t.Errorf("%s: equal: %v", c.name, same)
		}
	}
}

// Reductions that differ only in the shapes of their results are computed once.
func TestSubexpressionsThatKeepAxes(t *testing.T) {
	x := plantest.Data(6, 4)
	kept, gone := plantest.KeptSum(t, x, 0), plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, x)
	b := newState(plantest.CPU, []graph.Value{gone, kept, plantest.Do(t, ops.Neg, ops.Attr{}, kept)})
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

// verifySlots rejects plans that a pass has corrupted.
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
		x := plantest.Data(64, 32)
		sum := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, x)
		b := stateOf(t, plantest.CPU, plantest.Do(t, ops.Exp, ops.Attr{}, sum), plantest.Do(t, ops.Sum, ops.Attr{}, sum))
		if err := b.verifySlots(); err != nil {
			t.Fatal(err)
		}
		spoil(b)
		var wrong *program.VerifyError
		if err := b.verifySlots(); !errors.As(err, &wrong) || wrong.Error() == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// spoiltNode returns v with another first operand.
func spoiltNode(v, operand graph.Value) graph.Value {
	n := v.Node
	return graph.Value{Node: &graph.Node{Op: n.Op, Attr: n.Attr, Inputs: append([]graph.Value{operand}, n.Inputs[1:]...), Outputs: n.Outputs}}
}

// doc.go lists the passes in order.
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
		t.Errorf("doc.go lists %q, but the passes are %q", told, names)
	}
}

// stateOf returns the state after all passes.
func stateOf(t *testing.T, cfg rules.Config, values ...graph.Value) *state {
	t.Helper()
	b := newState(cfg, values)
	for _, p := range passes {
		if err := b.pass(p); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

func TestPassNames(t *testing.T) {
	seen := map[rules.Rule]bool{}
	done := map[string]bool{"": true}
	for _, s := range passes {
		if !done[s.needs] || done[s.name] {
			t.Errorf("the pass %s exists twice, or needs %q, which is not before it", s.name, s.needs)
		}
		done[s.name] = true
		for _, p := range s.rules {
			if seen[p] {
				t.Errorf("%s is in two passes", p)
			}
			seen[p] = true
		}
	}
	for _, p := range rules.Rules() {
		if p.String() == "" || !seen[p] {
			t.Errorf("rule %d, %q, is in no pass", p, p)
		}
	}
}
