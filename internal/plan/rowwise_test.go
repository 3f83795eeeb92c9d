package plan

import (
	"slices"
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

// families counts a plan's kernels by the kind of their loops.
func families(p *program.Plan) map[string]int {
	n := map[string]int{}
	for _, s := range p.Steps {
		n[s.Kernel.Loop.String()]++
	}
	return n
}

func TestSoftmaxIsOneKernel(t *testing.T) {
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Softmax, ops.Attr{}, plantest.Data(4096, 1024))), `
t0 = rowwise f32 along(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = fold max %0
  %2 = sub %0, %1
  %3 = exp %2            ; kept
  %4 = fold sum %3
  %5 = div %3, %4
  store f32 %5
}
over [4096 1024], a=memory [1024 1]+0`)
}

func TestVarianceIsOneKernel(t *testing.T) {
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.Var, ops.Attr{Axes: []int{1}}, plantest.Data(4096, 4096))), `
t0 = rowwise f32 along(1) long chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = scalar f32 s0
  %2 = mul %0, %1
  %3 = fold sum %2
  %4 = scalar f32 s1
  %5 = div %3, %4
  %6 = sub %0, %5
  %7 = fold sum %6
  %8 = scalar f32 s2
  %9 = div %7, %8
  %10 = mul %7, %9
  %11 = isfinite %10
  %12 = mul %6, %6
  %13 = fold sum %12
  %14 = sub %13, %10
  %15 = scalar f32 s3
  %16 = maximum %14, %15
  %17 = where %11, %16, %13
  %18 = div %17, %8
  store f32 %18 ; one a row
}
over [4096 4096], a=memory [4096 1]+0`)
}

// The rows end within a round. One operand is a view, and the other is the same for all rows.
func TestRowsOfAView(t *testing.T) {
	x := plantest.Do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(1000)}}, plantest.Data(40, 1024))
	v := plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Do(t, ops.Div, ops.Attr{}, x, plantest.KeptSum(t, x, 1)), plantest.Data(1000))
	text(t, build(t, plantest.CPU, v), `
t0 = rowwise f32 along(1) chunk 8 ragged {
  %0 = load f32 a        ; inner 1
  %1 = fold sum %0
  %2 = div %0, %1
  %3 = load f32 b        ; inner 1
  %4 = mul %2, %3
  store f32 %4
}
over [40 1000], a=memory [1024 1]+0, b=memory [0 1]+0`)
}

// A rowwise kernel computes the reductions of its own rows that no other kernel reads.
func TestWhichReductionsRowwiseKernelsCompute(t *testing.T) {
	x, y := plantest.Data(64, 256), plantest.Data(256, 64)
	columns := plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, y)
	softmax := func(v graph.Value, axes ...int) graph.Value {
		return plantest.Do(t, ops.Softmax, ops.Attr{Axes: axes}, v)
	}
	total := plantest.KeptSum(t, x, 1)
	busy := plantest.CPU
	busy.ShortRow, busy.BusyRows = 100, 1000
	unfused := plantest.CPU
	unfused.Unfused = true
	few := plantest.CPU
	few.MaxOperands = 2
	small := plantest.CPU
	small.MaxRange = 5 << 10
	costly := plantest.CPU
	costly.LaunchElements = 1 << 16
	wide := func(rows, n int) graph.Value { return softmax(plantest.Data(rows, n)) }
	for _, c := range []struct {
		name    string
		cfg     rules.Config
		values  []graph.Value
		rowwise int
		steps   int
	}{
		{"softmax", plantest.CPU, []graph.Value{softmax(x)}, 1, 1},
		{"over two axes", plantest.CPU, []graph.Value{softmax(plantest.Data(8, 4, 16), 1, 2)}, 1, 1},
		{"over columns", plantest.CPU, []graph.Value{softmax(x, 0)}, 1, 1},
		{"over columns of planes", plantest.CPU, []graph.Value{softmax(plantest.Data(5, 64, 16), 1)}, 1, 1},
		{"over planes", plantest.CPU, []graph.Value{softmax(plantest.Data(8, 4, 16), 0, 1)}, 1, 1},
		{"over rows and columns", plantest.CPU, []graph.Value{softmax(plantest.Data(8, 4, 16), 0, 2)}, 0, 4},
		{"over few columns", plantest.CPU, []graph.Value{softmax(plantest.Data(64, 3), 0)}, 0, 4},
		{"over columns of one each", plantest.CPU, []graph.Value{plantest.Do(t, ops.Mean, ops.Attr{Axes: []int{0}}, x)}, 1, 1},
		{"a reduction of columns", plantest.CPU, []graph.Value{plantest.KeptSum(t, x, 0)}, 0, 1},
		{"a reduction of long columns", plantest.CPU, []graph.Value{plantest.KeptSum(t, plantest.Data(2000, 64), 0)}, 0, 2},
		{"a reduction of long columns, launches being costly", costly, []graph.Value{plantest.KeptSum(t, plantest.Data(2000, 64), 0)}, 1, 1},
		{"columns that leave the device idle", plantest.RowsOnly(plantest.CPU), []graph.Value{softmax(x, 0)}, 0, 4},
		{"over a column seen as a row", plantest.CPU, []graph.Value{softmax(columns)}, 1, 1},
		{"of halves", plantest.CPU, []graph.Value{softmax(plantest.DataOf(dtype.Float16, 64, 256))}, 1, 1},
		{"with a view as the result", plantest.CPU, []graph.Value{plantest.Do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, softmax(x))}, 1, 1},
		{"two that are requested", plantest.CPU, []graph.Value{softmax(x), softmax(softmax(x))}, 2, 2},
		{"one after the other", plantest.CPU, []graph.Value{softmax(softmax(x))}, 1, 1},
		{"rows, then columns", plantest.CPU, []graph.Value{softmax(softmax(x), 0)}, 2, 3},
		{"read by a reduction of columns", plantest.CPU, []graph.Value{plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, softmax(x))}, 1, 2},
		{"read by a reduction of the same rows", plantest.CPU, []graph.Value{plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}}, softmax(x))}, 1, 1},
		{"read by a scan", plantest.CPU, []graph.Value{plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, softmax(x))}, 1, 2},
		{"a reduction alone", plantest.CPU, []graph.Value{total}, 0, 1},
		{"a reduction that is requested", plantest.CPU, []graph.Value{plantest.Do(t, ops.Div, ops.Attr{}, x, total), total}, 0, 2},
		{"rows seen in another order", plantest.CPU, []graph.Value{plantest.Do(t, ops.Div, ops.Attr{}, x, plantest.Do(t, ops.Flip, ops.Attr{Axes: []int{0}}, plantest.KeptSum(t, x, 1)))}, 0, 2},
		{"a result of other rows", plantest.CPU, []graph.Value{plantest.Do(t, ops.Sub, ops.Attr{}, plantest.Data(2, 64, 256), plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{1}}, plantest.Data(64, 3, 256)))}, 0, 2},
		{"long rows", plantest.CPU, []graph.Value{wide(4, 16*1024)}, 1, 1},
		{"longer rows", plantest.CPU, []graph.Value{wide(4, 16*1024+1)}, 0, 6},
		{"few rows", busy, []graph.Value{wide(999, 101)}, 0, 4},
		{"few short rows", busy, []graph.Value{wide(999, 100)}, 1, 1},
		{"many rows", busy, []graph.Value{wide(1000, 101)}, 1, 1},
		{"unfused", unfused, []graph.Value{softmax(x)}, 0, 5},
		{"too many operands", few, []graph.Value{plantest.Do(t, ops.Add, ops.Attr{}, plantest.Do(t, ops.Mul, ops.Attr{}, softmax(x), plantest.Data(64, 256)), plantest.Data(64, 256))}, 1, 2},
		{"rows beyond a binding", small, []graph.Value{wide(2, 2048)}, 0, 6},
		{"the place of an extreme", plantest.CPU, []graph.Value{plantest.Do(t, ops.ArgMax, ops.Attr{Axes: []int{1}}, x)}, 1, 1},
		{"the place of an extreme among columns", plantest.CPU, []graph.Value{plantest.Do(t, ops.ArgMax, ops.Attr{Axes: []int{0}}, x)}, 0, 2},
	} {
		p := build(t, c.cfg, c.values...)
		if n := families(p)["rowwise"]; n != c.rowwise || len(p.Steps) != c.steps {
			t.Errorf("%s: %d kernels, %d of them rowwise, want %d and %d\n%s", c.name, len(p.Steps), n, c.steps, c.rowwise, p)
		}
	}
}

// A subgroup shares the reads of an operand that is the same for all rows, if it can broadcast
// values and all invocations have rows.
func TestSharedRowsAreSpread(t *testing.T) {
	hands := plantest.CPU
	hands.Subgroup = 8
	weighted := func(cfg rules.Config, d dtype.DType, rows, n int, weights ...int) *program.Plan {
		x, w := plantest.DataOf(d, rows, n), plantest.DataOf(d, weights...)
		return build(t, cfg, plantest.Do(t, ops.Max, ops.Attr{Axes: []int{1}}, plantest.Do(t, ops.Softmax, ops.Attr{}, plantest.Do(t, ops.Mul, ops.Attr{}, x, w))))
	}
	x := plantest.Data(64, 256)
	text(t, build(t, hands, plantest.Do(t, ops.Div, ops.Attr{}, plantest.Do(t, ops.Mul, ops.Attr{}, x, plantest.Data(256)), plantest.KeptSum(t, x, 1))), `
t0 = rowwise f32 along(1) striped 8 spread 8 chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = load f32 b        ; inner 1, rows 0
  %2 = mul %0, %1
  %3 = fold sum %0
  %4 = div %2, %3
  store f32 %4
}
over [64 256], a=memory [256 1]+0, b=memory [0 1]+0`)
	for _, c := range []struct {
		name   string
		p      *program.Plan
		spread int
	}{
		{"one result a row", weighted(hands, dtype.Float32, 64, 512, 512), 8},
		{"halves", weighted(hands, dtype.Float16, 64, 512, 512), 8},
		{"rows that half a chunk divides", weighted(hands, dtype.Float32, 64, 1000, 1000), 8},
		{"bytes, too few for all", build(t, hands, plantest.Do(t, ops.Sub, ops.Attr{}, plantest.DataOf(dtype.Uint8, 64, 512), plantest.Do(t, ops.Max, ops.Attr{Axes: []int{1}, KeepDims: true}, plantest.Do(t, ops.Mul, ops.Attr{}, plantest.DataOf(dtype.Uint8, 64, 512), plantest.DataOf(dtype.Uint8, 512))))), 0},
		{"rows read element by element", weighted(hands, dtype.Float32, 64, 1001, 1001), 0},
		{"invocations without a row", weighted(hands, dtype.Float32, 60, 512, 512), 0},
		{"subgroups that cannot exchange values", weighted(plantest.CPU, dtype.Float32, 64, 512, 512), 0},
		{"nothing that rows share", weighted(hands, dtype.Float32, 64, 512, 64, 512), 0},
		{"a column", weighted(hands, dtype.Float32, 64, 512, 64, 1), 0},
		{"a search for positions", build(t, hands, plantest.Do(t, ops.ArgMax, ops.Attr{Axes: []int{1}}, plantest.Do(t, ops.Mul, ops.Attr{}, x, plantest.Data(256)))), 0},
	} {
		if w, ok := c.p.Steps[0].Kernel.Loop.(*kernel.Rowwise); !ok || w.Spread != c.spread {
			t.Errorf("%s: spread over %d, want %d\n%s", c.name, w.Spread, c.spread, c.p)
		}
	}
}

// If launches are costly, one kernel computes several levels of a reduction tree, of all rows and
// columns that an invocation takes.
func TestWhichTreesAreOneLaunch(t *testing.T) {
	dear := plantest.CPU
	dear.LaunchElements = 1 << 16
	cheap := dear
	cheap.LaunchElements = 0
	sum := func(dims ...int) graph.Value {
		return plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{len(dims) - 1}}, plantest.Data(dims...))
	}
	for _, c := range []struct {
		name  string
		cfg   rules.Config
		value graph.Value
		want  []string
	}{
		{"a leaf", dear, sum(1024), []string{"reduce"}},
		{"several", dear, sum(1025), []string{"rowwise"}},
		{"as many as an invocation takes", dear, sum(16 << 10), []string{"rowwise"}},
		{"more", dear, sum(16<<10 + 1), []string{"reduce", "reduce"}},
		{"leaves that are several leaves", dear, sum(16 << 20), []string{"reduce", "rowwise"}},
		{"and those of several rows", dear, sum(4, 4<<20), []string{"reduce", "rowwise"}},
		{"little work", dear, sum(16, 4<<10), []string{"rowwise"}},
		{"few rows with much", dear, sum(17, 4<<10), []string{"rowwise"}},
		{"many rows", dear, sum(256, 4<<10), []string{"rowwise"}},
		{"columns", dear, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, plantest.Data(4<<10, 16)), []string{"rowwise"}},
		{"many rows, launches being cheap", cheap, sum(256, 4<<10), []string{"reduce", "reduce"}},
	} {
		p := build(t, c.cfg, c.value)
		var got []string
		for _, s := range p.Steps {
			got = append(got, s.Kernel.Loop.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: kernels of %v, want %v\n%s", c.name, got, c.want, p)
		}
	}
}

// If a map is the only reader of a reduction of long rows or columns, its kernel combines the
// leaves' results.
func TestMapsEndTrees(t *testing.T) {
	dear := plantest.CPU
	dear.LaunchElements, dear.BusyRows, dear.ShortRow = 1<<17, 64, 4096
	reduced := func(op *ops.Op, axis int, dims ...int) graph.Value {
		return plantest.Do(t, op, ops.Attr{Axes: []int{axis}}, plantest.Data(dims...))
	}
	text(t, build(t, dear, reduced(ops.Mean, 1, 4, 1<<20)), `
t0 = reduce sum_terms c64 along(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = sum_term %0
  combine add_terms %1
}
over [4 1048576], a=memory [1048576 1]+0
t1 = rowwise f32 along(1) chunk 16 {
  %0 = load c64 a        ; inner 1
  %1 = fold sum_terms %0
  %2 = scalar c64 s0
  %3 = divide_terms %1, %2
  %4 = join_term %3
  store f32 %4 ; one a row
}
over [4 1024], a=t0 [1024 1]+0`)
	distance := plantest.Do(t, ops.Sub, ops.Attr{}, reduced(ops.Max, 0, 5000, 3), reduced(ops.Min, 0, 5000, 3))
	sum := reduced(ops.Sum, 0, 4096, 3)
	for _, c := range []struct {
		name  string
		cfg   rules.Config
		value graph.Value
		want  []string
	}{
		{"columns", dear, reduced(ops.Mean, 0, 4096, 3), []string{"reduce", "rowwise"}},
		{"a leaf", dear, reduced(ops.Mean, 0, 1024, 3), []string{"reduce", "map"}},
		{"as many leaves as an invocation takes", dear, reduced(ops.Mean, 0, 16<<20), []string{"reduce", "rowwise"}},
		{"more", dear, reduced(ops.Mean, 0, 16<<20+1), []string{"reduce", "reduce", "reduce", "map"}},
		{"many leaves, launches being cheap", plantest.CPU, reduced(ops.Mean, 0, 16<<20), []string{"reduce", "reduce", "reduce", "map"}},
		{"few rows, which are one launch", dear, reduced(ops.Mean, 1, 4, 16<<10), []string{"rowwise"}},
		{"two reductions", dear, distance, []string{"reduce", "reduce", "rowwise"}},
		{"two, of which one has other leaves", dear, plantest.Do(t, ops.Add, ops.Attr{}, sum, reduced(ops.Sum, 0, 2048, 3)),
			[]string{"reduce", "reduce", "reduce", "rowwise"}},
		{"read twice", dear, plantest.Do(t, ops.Sub, ops.Attr{}, plantest.Data(2, 3), plantest.Do(t, ops.Div, ops.Attr{}, sum, plantest.Data(3))), []string{"reduce", "reduce", "map"}},
	} {
		p := build(t, c.cfg, c.value)
		var got []string
		for _, s := range p.Steps {
			got = append(got, s.Kernel.Loop.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: kernels of %v, want %v\n%s", c.name, got, c.want, p)
		}
	}
}

// A launch has whole rows.
func TestRowsAreSplitBetweenRows(t *testing.T) {
	small := plantest.CPU
	small.MaxRange = 17 << 10
	p := build(t, small, plantest.Do(t, ops.Softmax, ops.Attr{}, plantest.Data(64, 256)))
	rows := 0
	for _, g := range p.Steps[0].Launches {
		if g.Dims[1] != 256 || g.Out.Offset != rows*256 || g.Operands[0].Offset != rows*256 {
			t.Errorf("after %d rows a launch over %v from %d to %d", rows, g.Dims, g.Operands[0].Offset, g.Out.Offset)
		}
		rows += g.Dims[0]
	}
	if rows != 64 || len(p.Steps) != 1 {
		t.Errorf("%d rows in %d kernels", rows, len(p.Steps))
	}
}

// The verifier rejects invalid rowwise kernels.
func TestVerifyRowwise(t *testing.T) {
	made := func() *kernel.Kernel {
		return build(t, plantest.CPU, plantest.Do(t, ops.Softmax, ops.Attr{}, plantest.Data(64, 256))).Steps[0].Kernel
	}
	for name, spoil := range map[string]func(k *kernel.Kernel, w *kernel.Rowwise){
		"no fold":                      func(k *kernel.Kernel, w *kernel.Rowwise) { k.Body = k.Body[:1]; w.Kept = 0 },
		"a fold in a map":              func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Loop = &kernel.Map{Chunk: 4} },
		"a fold of another type":       func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Body[1].DType = dtype.Float64 },
		"a fold by a map":              func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Body[1].Op = ops.Add },
		"a fold of what comes later":   func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Body[1].Args = []int{3} },
		"no dimension":                 func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Rank = 0 },
		"keeps what is once a row":     func(_ *kernel.Kernel, w *kernel.Rowwise) { w.Kept = 4 },
		"keeps beside single elements": func(_ *kernel.Kernel, w *kernel.Rowwise) { w.Out, w.Form, w.Chunk = kernel.Strided, kernel.Gather, 4 },
		"single elements by vectors":   func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Operands[0].Access = kernel.Strided },
		"spread over no subgroup":      func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Operands[0].Access = kernel.Shared },
		"spread over too many":         func(k *kernel.Kernel, w *kernel.Rowwise) { k.Operands[0].Access, w.Spread = kernel.Shared, 32 },
		"spread of nothing":            func(_ *kernel.Kernel, w *kernel.Rowwise) { w.Spread = 8 },
		"once along rows":              func(_ *kernel.Kernel, w *kernel.Rowwise) { w.Once = []int{0} },
		"ragged columns":               func(_ *kernel.Kernel, w *kernel.Rowwise) { w.Form, w.Ragged = kernel.Across, true },
		"columns of nothing":           func(k *kernel.Kernel, w *kernel.Rowwise) { w.Form, k.Rank = kernel.Across, 1 },
	} {
		k := made()
		k.Body = append([]kernel.Inst(nil), k.Body...)
		spoil(k, k.Loop.(*kernel.Rowwise))
		if err := k.Verify(); err == nil {
			t.Errorf("%s: the verifier passes\n%s", name, k.Text())
		}
	}
	if err := made().Verify(); err != nil {
		t.Error(err)
	}
}
