package plan

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Decisions say why operators and their readers share a kernel, or do not.
func TestExplain(t *testing.T) {
	x, y := plantest.Data(64, 256), plantest.Data(64, 256)
	un := func(o *ops.Op, v graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v) }
	bin := func(o *ops.Op, v, w graph.Value) graph.Value { return plantest.Do(t, o, ops.Attr{}, v, w) }
	sum := func(v graph.Value, axis int) graph.Value {
		return plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{axis}}, v)
	}
	turned := func(v graph.Value) graph.Value { return plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, v) }
	exp := un(ops.Exp, x)
	busy, few := plantest.CPU, plantest.CPU
	busy.ShortRow, busy.BusyRows = 100, 1000
	few.MaxOperands = 2
	product := bin(ops.MatMul, x, plantest.Data(256, 64))
	dear := plantest.Priced(1)
	dear.LaunchElements, dear.Tile = 1<<20, target.Tile{Rows: 32, Columns: 8, Unroll: 2, Invocations: 8, Spread: 8}
	pricedRows := func(bytes int) rules.Config { return plantest.RowsOnly(plantest.Priced(bytes)) }
	for _, c := range []struct {
		name   string
		cfg    rules.Config
		values []graph.Value
		want   string
	}{
		{"a chain", plantest.CPU, []graph.Value{un(ops.Neg, exp)}, `
exp f32[64 256] into neg f32[64 256]: fused, element by element, both`},
		{"a view in a chain", plantest.CPU, []graph.Value{un(ops.Neg, turned(exp))}, `
exp f32[64 256] into neg f32[256 64]: fused, element by element, both, a view being strides`},
		{"a map before a reduction", plantest.CPU, []graph.Value{sum(exp, 0)}, `
exp f32[64 256] into sum f32[256]: fused, made where sum reads it`},
		{"over the same rows", plantest.CPU, []graph.Value{bin(ops.Div, x, plantest.KeptSum(t, x, 1))}, `
sum f32[64 1] into div f32[64 256]: fused, both go over the same rows, a view being strides`},
		{"over the same columns", plantest.CPU, []graph.Value{bin(ops.Div, x, plantest.KeptSum(t, x, 0))}, `
sum f32[1 256] into div f32[64 256]: fused, both go over the same rows, a view being strides`},
		{"a sum that two kernels over its rows read", plantest.CPU, []graph.Value{bin(ops.Div, x, plantest.KeptSum(t, x, 1)), bin(ops.MatMul, plantest.KeptSum(t, x, 1), plantest.Data(1, 40))}, `
sum f32[64 1] into div f32[64 256]: stored (t0), 2 kernels read it, and it is made once
sum f32[64 1] into matmul f32[64 40]: stored (t0), 2 kernels read it, and it is made once`},
		{"columns that leave the device idle", plantest.RowsOnly(plantest.CPU), []graph.Value{bin(ops.Div, x, plantest.KeptSum(t, x, 0))}, `
sum f32[1 256] into div f32[64 256]: stored (t0), 256 columns, 16 to an invocation, leave the device idle: it takes 16777216`},
		{"columns too long", plantest.CPU, []graph.Value{bin(ops.Sub, plantest.Data(1<<15, 64), plantest.KeptSum(t, plantest.Data(1<<15, 64), 0))}, `
sum f32[1 64] into sub f32[32768 64]: stored (t1), columns of 32768 elements are longer than an invocation walks, which is 16384`},
		{"rows and columns", plantest.CPU, []graph.Value{un(ops.Neg, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0, 2}}, plantest.Data(8, 64, 8)))}, `
sum f32[64] into neg f32[64]: stored (t0), axis 0 is not among the innermost as others are, so its elements are no rows`},
		{"two readers", plantest.RowsOnly(plantest.CPU), []graph.Value{bin(ops.Div, exp, plantest.KeptSum(t, exp, 0))}, `
exp f32[64 256] into sum f32[1 256]: stored (t0), 2 kernels read it, and it is made once
exp f32[64 256] into div f32[64 256]: stored (t0), 2 kernels read it, and it is made once
sum f32[1 256] into div f32[64 256]: stored (t1), 256 columns, 16 to an invocation, leave the device idle: it takes 16777216`},
		{"two readers, weighed", pricedRows(64), []graph.Value{bin(ops.Div, exp, plantest.KeptSum(t, exp, 0))}, `
exp f32[64 256] into sum f32[1 256]: stored (t0), 2 kernels read it, and storing it moves 1310720 bytes, computing it again as good as 1441792
exp f32[64 256] into div f32[64 256]: stored (t0), 2 kernels read it, and storing it moves 1310720 bytes, computing it again as good as 1441792
sum f32[1 256] into div f32[64 256]: stored (t1), 256 columns, 16 to an invocation, leave the device idle: it takes 16777216`},
		{"two readers, cheap", pricedRows(1), []graph.Value{bin(ops.Div, exp, plantest.KeptSum(t, exp, 0))}, `
exp f32[64 256] into sum f32[1 256]: fused, made where sum reads it, in each of 2 kernels, which moves as good as 151552 bytes, and storing it 1310720
exp f32[64 256] into div f32[64 256]: fused, element by element, both, in each of 2 kernels, which moves as good as 151552 bytes, and storing it 1310720
sum f32[1 256] into div f32[64 256]: stored (t0), 256 columns, 16 to an invocation, leave the device idle: it takes 16777216`},
		{"asked for", plantest.CPU, []graph.Value{un(ops.Neg, exp), exp}, `
exp f32[64 256] into neg f32[64 256]: stored (t1), it is asked for`},
		{"read by what shares its operand", plantest.CPU, []graph.Value{bin(ops.Add, bin(ops.Add, x, y), un(ops.Exp, bin(ops.Add, x, y)))}, `
add f32[64 256] into exp f32[64 256]: fused, element by element, both
add f32[64 256] into add f32[64 256]: fused, element by element, both
exp f32[64 256] into add f32[64 256]: fused, element by element, both`},
		{"rows that leave the device idle", busy, []graph.Value{bin(ops.Div, x, plantest.KeptSum(t, x, 1))}, `
sum f32[64 1] into div f32[64 256]: stored (t0), 64 rows of 256 elements, an invocation each, leave the device idle: it takes 1000 rows, or 100 elements`},
		{"the end of a long row's tree", plantest.CPU, []graph.Value{un(ops.Neg, plantest.KeptSum(t, plantest.Data(4, 1<<20), 1))}, `
sum f32[4 1] into neg f32[4 1]: fused, the last level of its tree`},
		{"rows too long", plantest.CPU, []graph.Value{bin(ops.Div, plantest.Data(4, 1<<20), plantest.KeptSum(t, plantest.Data(4, 1<<20), 1))}, `
sum f32[4 1] into div f32[4 1048576]: stored (t1), rows of 1048576 elements are longer than an invocation walks, which is 16384`},
		{"rows in another order", plantest.CPU, []graph.Value{bin(ops.Div, x, plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, plantest.KeptSum(t, x, 1)))}, `
sum f32[64 1] into div f32[64 256]: stored (t0), no rowwise kernel makes div: what it reads does not go over the same rows`},
		{"broadcast", plantest.CPU, []graph.Value{bin(ops.Add, plantest.Data(1000, 64), un(ops.Exp, plantest.Data(64)))}, `
exp f32[64] into add f32[1000 64]: stored (t0), it is broadcast: each element would be computed 1000 times`},
		{"broadcast, in less than a launch", plantest.Priced(4), []graph.Value{bin(ops.Add, plantest.Data(128, 10), un(ops.Exp, plantest.Data(128, 1)))}, `
exp f32[128 1] into add f32[128 10]: fused, element by element, both, a view being strides`},
		{"a reshape across strides", plantest.CPU, []graph.Value{un(ops.Neg, plantest.Do(t, ops.Reshape, ops.Attr{Shape: shape.Shape{-1}}, turned(exp)))}, `
exp f32[64 256] into permute_dims f32[256 64]: fused, made where permute_dims reads it
permute_dims f32[256 64] into neg f32[16384]: stored (t0), a view of other order than its operand's needs a copy`},
		{"a kernel of its own", plantest.CPU, []graph.Value{un(ops.Neg, plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, plantest.DataOf(dtype.Int64, 8, 100)))}, `
cumulative_sum i64[8 100] into neg i64[8 100]: stored (t0), cumulative_sum is a kernel of its own`},
		{"a pass left out", plantest.Without(plantest.CPU, rules.Chains), []graph.Value{un(ops.Neg, exp)}, `
exp f32[64 256] into neg f32[64 256]: stored (t0), the rule chains is left out`},
		{"too many operands", few, []graph.Value{bin(ops.Add, bin(ops.Mul, x, y), plantest.Data(64, 256))}, `
mul f32[64 256] into add f32[64 256]: stored (t0), one kernel with add would exceed the device's limits (2 operands, cost 240)`},
		{"after a product", plantest.CPU, []graph.Value{un(ops.Relu, bin(ops.MatMul, x, plantest.Data(256, 64)))}, `
matmul f32[64 64] into relu f32[64 64]: fused, element by element, before the sums are stored`},
		{"after a product, in another order", plantest.CPU, []graph.Value{un(ops.Relu, turned(bin(ops.MatMul, x, plantest.Data(256, 64))))}, `
matmul f32[64 64] into relu f32[64 64]: fused, element by element, before the sums are stored, a view being strides`},
		{"after a product, through two views", plantest.CPU, []graph.Value{bin(ops.Add, product, turned(product))}, `
matmul f32[64 64] into add f32[64 64]: stored (t0), what reads it sees a part of it, or sees it through several views`},
		{"after a long product", plantest.CPU, []graph.Value{un(ops.Relu, bin(ops.MatMul, plantest.Data(4, 2000), plantest.Data(2000, 8)))}, `
matmul f32[4 8] into relu f32[4 8]: stored (t0), its sums are of 2000 products, more than the 1024 of a block, and the blocks are summed by another kernel`},
		{"before a product", plantest.Priced(4), []graph.Value{bin(ops.MatMul, un(ops.Neg, plantest.Data(1024, 64)), plantest.Data(64, 8))}, `
neg f32[1024 64] into matmul f32[1024 8]: fused, made where matmul reads it, for each tile, which moves as good as 393216 bytes, and storing it, with the launch of a kernel for it, 802816`},
		{"before a product of many columns", plantest.Priced(4), []graph.Value{bin(ops.MatMul, exp, plantest.Data(256, 512))}, `
exp f32[64 256] into matmul f32[64 512]: stored (t0), storing it, with the launch of a kernel for it, moves as good as 278528 bytes, and computing it for each tile of matmul 10551296`},
		{"positions before a product", plantest.Priced(4), []graph.Value{bin(ops.MatMul, plantest.Do(t, ops.Cast, ops.Attr{DType: dtype.Float32}, graph.NewIota(shape.Shape{8, 8}, "")), plantest.Data(8, 8))}, `
cast f32[8 8] into matmul f32[8 8]: stored (t0), matmul takes operands that are strides of memory`},
		{"after a long product of many tiles", dear, []graph.Value{un(ops.Relu, bin(ops.MatMul, plantest.Data(512, 2000), plantest.Data(2000, 64)))}, `
matmul f32[512 64] into relu f32[512 64]: fused, element by element, before the sums are stored`},
		{"long code before a product", dear, []graph.Value{bin(ops.MatMul, un(ops.Exp, un(ops.Exp, plantest.Data(64, 256))), plantest.Data(256, 80))}, `
exp f32[64 256] into exp f32[64 256]: fused, element by element, both
exp f32[64 256] into matmul f32[64 80]: stored (t0), it is long code for all the elements of a tile`},
		{"what is equal is one", plantest.CPU, []graph.Value{bin(ops.Sub, un(ops.Exp, x), un(ops.Exp, x))}, `
exp f32[64 256] into sub f32[64 256]: fused, element by element, both`},
	} {
		plan := build(t, c.cfg, c.values...)
		var lines []string
		for _, d := range plan.Decisions() {
			lines = append(lines, d.String())
		}
		if got := strings.Join(lines, "\n"); got != strings.TrimSpace(c.want) {
			t.Errorf("%s:\n%s\nwant\n%s\nin the plan\n%s", c.name, got, strings.TrimSpace(c.want), plan)
		}
	}
}
