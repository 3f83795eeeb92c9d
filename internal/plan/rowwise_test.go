package plan

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func keptSum(t *testing.T, v graph.Value, axes ...int) graph.Value {
	t.Helper()
	return do(t, ops.Sum, ops.Attr{Axes: axes, KeepDims: true}, v)
}

// families counts a plan's kernels by family.
func families(p *Plan) map[string]int {
	n := map[string]int{}
	for _, s := range p.Steps {
		n[s.Kernel.Loop.String()]++
	}
	return n
}

func TestSoftmaxIsOneKernel(t *testing.T) {
	text(t, build(t, cpu, do(t, ops.Softmax, ops.Attr{}, data(4096, 1024))), `
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
	text(t, build(t, cpu, do(t, ops.Var, ops.Attr{Axes: []int{1}}, data(4096, 4096))), `
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

// Rows that end within a round, of an operand that is a view, with one that is
// the same for all of them.
func TestRowsOfAView(t *testing.T) {
	x := do(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.All(), shape.To(1000)}}, data(40, 1024))
	v := do(t, ops.Mul, ops.Attr{}, do(t, ops.Div, ops.Attr{}, x, keptSum(t, x, 1)), data(1000))
	text(t, build(t, cpu, v), `
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

// Which reductions a rowwise kernel makes: those over its own rows that nothing
// else reads.
func TestWhatRowwiseKernelsTake(t *testing.T) {
	x, y := data(64, 256), data(256, 64)
	columns := do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, y)
	softmax := func(v graph.Value, axes ...int) graph.Value { return do(t, ops.Softmax, ops.Attr{Axes: axes}, v) }
	total := keptSum(t, x, 1)
	busy := cpu
	busy.ShortRow, busy.BusyRows = 100, 1000
	unfused := cpu
	unfused.Unfused = true
	few := cpu
	few.MaxOperands = 2
	small := cpu
	small.MaxRange = 5 << 10
	wide := func(rows, n int) graph.Value { return softmax(data(rows, n)) }
	for _, c := range []struct {
		name    string
		cfg     Config
		values  []graph.Value
		rowwise int
		steps   int
	}{
		{"softmax", cpu, []graph.Value{softmax(x)}, 1, 1},
		{"over two axes", cpu, []graph.Value{softmax(data(8, 4, 16), 1, 2)}, 1, 1},
		{"over columns", cpu, []graph.Value{softmax(x, 0)}, 1, 1},
		{"over columns of planes", cpu, []graph.Value{softmax(data(5, 64, 16), 1)}, 1, 1},
		{"over planes", cpu, []graph.Value{softmax(data(8, 4, 16), 0, 1)}, 1, 1},
		{"over rows and columns", cpu, []graph.Value{softmax(data(8, 4, 16), 0, 2)}, 0, 4},
		{"over few columns", cpu, []graph.Value{softmax(data(64, 3), 0)}, 0, 4},
		{"over columns of one each", cpu, []graph.Value{do(t, ops.Mean, ops.Attr{Axes: []int{0}}, x)}, 1, 1},
		{"a reduction of columns", cpu, []graph.Value{keptSum(t, x, 0)}, 0, 1},
		{"a reduction of long columns", cpu, []graph.Value{keptSum(t, data(2000, 64), 0)}, 1, 1},
		{"columns that leave the device idle", rowsOnly(cpu), []graph.Value{softmax(x, 0)}, 0, 4},
		{"over a column seen as a row", cpu, []graph.Value{softmax(columns)}, 1, 1},
		{"of halves", cpu, []graph.Value{softmax(dataOf(dtype.Float16, 64, 256))}, 1, 1},
		{"with a view as the result", cpu, []graph.Value{do(t, ops.Permute, ops.Attr{Axes: []int{1, 0}}, softmax(x))}, 1, 1},
		{"two that are needed", cpu, []graph.Value{softmax(x), softmax(softmax(x))}, 2, 2},
		{"one after the other", cpu, []graph.Value{softmax(softmax(x))}, 1, 1},
		{"rows, then columns", cpu, []graph.Value{softmax(softmax(x), 0)}, 2, 3},
		{"read by a reduction of columns", cpu, []graph.Value{do(t, ops.Sum, ops.Attr{Axes: []int{0}}, softmax(x))}, 1, 2},
		{"read by a reduction of the same rows", cpu, []graph.Value{do(t, ops.Sum, ops.Attr{Axes: []int{1}}, softmax(x))}, 1, 1},
		{"read by a scan", cpu, []graph.Value{do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, softmax(x))}, 1, 2},
		{"a reduction alone", cpu, []graph.Value{total}, 0, 1},
		{"a reduction that is asked for", cpu, []graph.Value{do(t, ops.Div, ops.Attr{}, x, total), total}, 0, 2},
		{"rows seen in another order", cpu, []graph.Value{do(t, ops.Div, ops.Attr{}, x, do(t, ops.Flip, ops.Attr{Axes: []int{0}}, keptSum(t, x, 1)))}, 0, 2},
		{"a result of other rows", cpu, []graph.Value{do(t, ops.Sub, ops.Attr{}, data(2, 64, 256), do(t, ops.Sum, ops.Attr{Axes: []int{1}}, data(64, 3, 256)))}, 0, 2},
		{"long rows", cpu, []graph.Value{wide(4, 16*1024)}, 1, 1},
		{"longer rows", cpu, []graph.Value{wide(4, 16*1024+1)}, 0, 6},
		{"few rows", busy, []graph.Value{wide(999, 101)}, 0, 4},
		{"few short rows", busy, []graph.Value{wide(999, 100)}, 1, 1},
		{"many rows", busy, []graph.Value{wide(1000, 101)}, 1, 1},
		{"unfused", unfused, []graph.Value{softmax(x)}, 0, 5},
		{"too many operands", few, []graph.Value{do(t, ops.Add, ops.Attr{}, do(t, ops.Mul, ops.Attr{}, softmax(x), data(64, 256)), data(64, 256))}, 1, 2},
		{"rows beyond a binding", small, []graph.Value{wide(2, 2048)}, 0, 6},
		{"the place of an extreme", cpu, []graph.Value{do(t, ops.ArgMax, ops.Attr{Axes: []int{1}}, x)}, 1, 1},
		{"the place of an extreme among columns", cpu, []graph.Value{do(t, ops.ArgMax, ops.Attr{Axes: []int{0}}, x)}, 0, 2},
	} {
		p := build(t, c.cfg, c.values...)
		if n := families(p)["rowwise"]; n != c.rowwise || len(p.Steps) != c.steps {
			t.Errorf("%s: %d kernels, %d of them rowwise, want %d and %d\n%s", c.name, len(p.Steps), n, c.steps, c.rowwise, p)
		}
	}
}

// What all rows share is read by a subgroup together, where one can hand values
// around and all its invocations have rows.
func TestSharedRowsAreSpread(t *testing.T) {
	hands := cpu
	hands.Subgroup = 8
	weighted := func(cfg Config, d dtype.DType, rows, n int, weights ...int) *Plan {
		x, w := dataOf(d, rows, n), dataOf(d, weights...)
		return build(t, cfg, do(t, ops.Max, ops.Attr{Axes: []int{1}}, do(t, ops.Softmax, ops.Attr{}, do(t, ops.Mul, ops.Attr{}, x, w))))
	}
	x := data(64, 256)
	text(t, build(t, hands, do(t, ops.Div, ops.Attr{}, do(t, ops.Mul, ops.Attr{}, x, data(256)), keptSum(t, x, 1))), `
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
		p      *Plan
		spread int
	}{
		{"one result a row", weighted(hands, dtype.Float32, 64, 512, 512), 8},
		{"halves", weighted(hands, dtype.Float16, 64, 512, 512), 8},
		{"rows that half a chunk divides", weighted(hands, dtype.Float32, 64, 1000, 1000), 8},
		{"bytes, too few for all", build(t, hands, do(t, ops.Sub, ops.Attr{}, dataOf(dtype.Uint8, 64, 512), do(t, ops.Max, ops.Attr{Axes: []int{1}, KeepDims: true}, do(t, ops.Mul, ops.Attr{}, dataOf(dtype.Uint8, 64, 512), dataOf(dtype.Uint8, 512))))), 0},
		{"rows that are found one by one", weighted(hands, dtype.Float32, 64, 1001, 1001), 0},
		{"invocations without a row", weighted(hands, dtype.Float32, 60, 512, 512), 0},
		{"subgroups that hand nothing around", weighted(cpu, dtype.Float32, 64, 512, 512), 0},
		{"nothing the same", weighted(hands, dtype.Float32, 64, 512, 64, 512), 0},
		{"a column", weighted(hands, dtype.Float32, 64, 512, 64, 1), 0},
		{"a search for positions", build(t, hands, do(t, ops.ArgMax, ops.Attr{Axes: []int{1}}, do(t, ops.Mul, ops.Attr{}, x, data(256)))), 0},
	} {
		if w, ok := c.p.Steps[0].Kernel.Loop.(*kernel.Rowwise); !ok || w.Spread != c.spread {
			t.Errorf("%s: spread over %d, want %d\n%s", c.name, w.Spread, c.spread, c.p)
		}
	}
}

// Where launches are dear, the levels of a tree are one kernel as far as one
// invocation a row does them sooner.
func TestWhatIsOneLaunch(t *testing.T) {
	dear := cpu
	dear.LaunchElements, dear.BusyRows = 1<<16, 64
	cheap := dear
	cheap.LaunchElements = 0
	sum := func(dims ...int) graph.Value {
		return do(t, ops.Sum, ops.Attr{Axes: []int{len(dims) - 1}}, data(dims...))
	}
	for _, c := range []struct {
		name  string
		cfg   Config
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
		{"few rows with much", dear, sum(17, 4<<10), []string{"reduce", "reduce"}},
		{"many rows", dear, sum(256, 4<<10), []string{"rowwise"}},
		{"columns", dear, do(t, ops.Sum, ops.Attr{Axes: []int{0}}, data(4<<10, 16)), []string{"reduce", "reduce"}},
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

// The map that alone reads a reduction of long rows, or of columns, combines the
// results of the leaves itself.
func TestMapsEndTrees(t *testing.T) {
	dear := cpu
	dear.LaunchElements, dear.BusyRows, dear.ShortRow = 1<<17, 64, 4096
	reduced := func(op *ops.Op, axis int, dims ...int) graph.Value {
		return do(t, op, ops.Attr{Axes: []int{axis}}, data(dims...))
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
	distance := do(t, ops.Sub, ops.Attr{}, reduced(ops.Max, 0, 5000, 3), reduced(ops.Min, 0, 5000, 3))
	sum := reduced(ops.Sum, 0, 4096, 3)
	for _, c := range []struct {
		name  string
		cfg   Config
		value graph.Value
		want  []string
	}{
		{"columns", dear, reduced(ops.Mean, 0, 4096, 3), []string{"reduce", "rowwise"}},
		{"a leaf", dear, reduced(ops.Mean, 0, 1024, 3), []string{"reduce", "map"}},
		{"as many leaves as an invocation takes", dear, reduced(ops.Mean, 0, 16<<20), []string{"reduce", "rowwise"}},
		{"more", dear, reduced(ops.Mean, 0, 16<<20+1), []string{"reduce", "reduce", "reduce", "map"}},
		{"many leaves, launches being cheap", cpu, reduced(ops.Mean, 0, 16<<20), []string{"reduce", "reduce", "reduce", "map"}},
		{"few rows, which are one launch", dear, reduced(ops.Mean, 1, 4, 16<<10), []string{"rowwise"}},
		{"two reductions", dear, distance, []string{"reduce", "reduce", "rowwise"}},
		{"two, of which one has other leaves", dear, do(t, ops.Add, ops.Attr{}, sum, reduced(ops.Sum, 0, 2048, 3)),
			[]string{"reduce", "reduce", "reduce", "rowwise"}},
		{"read twice", dear, do(t, ops.Sub, ops.Attr{}, data(2, 3), do(t, ops.Div, ops.Attr{}, sum, data(3))), []string{"reduce", "reduce", "map"}},
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

// A launch holds whole rows.
func TestRowsAreSplitBetweenRows(t *testing.T) {
	small := cpu
	small.MaxRange = 17 << 10
	p := build(t, small, do(t, ops.Softmax, ops.Attr{}, data(64, 256)))
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

// The verifier of a kernel that rows do not allow.
func TestVerifyRowwise(t *testing.T) {
	made := func() *kernel.Kernel {
		return build(t, cpu, do(t, ops.Softmax, ops.Attr{}, data(64, 256))).Steps[0].Kernel
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
			t.Errorf("%s: it passed\n%s", name, k.Text())
		}
	}
	if err := made().Verify(); err != nil {
		t.Error(err)
	}
}
