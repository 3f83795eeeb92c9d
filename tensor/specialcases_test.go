package tensor_test

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// The special cases of the Array API 2024.12, function by function, in our own
// words. A line holds cases that belong together, set apart by ";": operands,
// an arrow, the result. Where the standard says nothing, the lines after "ours:"
// hold what package ops defines.
//
// Numbers are written +0, -0, +inf, -inf, nan, max (the greatest finite number),
// sub (the least positive one), or as decimals that every dtype holds. A result
// after "~" is an approximation: within the operator's bound of it, with its
// sign. "±" leaves a sign open, "?" anything.

var unaryCases = map[*ops.Op]string{
	ops.Abs: `
		nan → nan; -0 → +0; +0 → +0; +inf → +inf; -inf → +inf
		ours: -2 → 2; -sub → sub; -max → max`,
	ops.Neg: `
		+0 → -0; -0 → +0; nan → nan; +inf → -inf; -inf → +inf; 2 → -2; -sub → sub`,
	ops.Sqrt: `
		nan → nan; -1 → nan; -sub → nan; -inf → nan
		+0 → +0; -0 → -0; +inf → +inf
		ours: 4 → 2; 0.25 → 0.5`,
	ops.Exp: `
		nan → nan; +0 → 1; -0 → 1; +inf → +inf; -inf → +0
		ours: max → +inf; -max → +0; sub → 1; -sub → 1`,
	ops.Expm1: `
		nan → nan; +0 → +0; -0 → -0; +inf → +inf; -inf → -1
		ours: max → +inf; -max → -1`,
	ops.Log: `
		nan → nan; -1 → nan; -sub → nan; -inf → nan; -max → nan
		+0 → -inf; -0 → -inf; 1 → +0; +inf → +inf`,
	ops.Log2: `
		nan → nan; -1 → nan; -sub → nan; -inf → nan
		+0 → -inf; -0 → -inf; 1 → +0; +inf → +inf
		ours: 8 → 3; 0.25 → -2`,
	ops.Log10: `
		nan → nan; -1 → nan; -sub → nan; -inf → nan
		+0 → -inf; -0 → -inf; 1 → +0; +inf → +inf; 10 → ~1; 100 → ~2`,
	ops.Log1p: `
		nan → nan; -2 → nan; -max → nan; -inf → nan; -1 → -inf
		-0 → -0; +0 → +0; +inf → +inf`,
	ops.Sin: `nan → nan; +0 → +0; -0 → -0; +inf → nan; -inf → nan`,
	ops.Cos: `nan → nan; +0 → 1; -0 → 1; +inf → nan; -inf → nan`,
	ops.Tan: `nan → nan; +0 → +0; -0 → -0; +inf → nan; -inf → nan`,
	ops.Asin: `
		nan → nan; 1.5 → nan; -1.5 → nan; max → nan; -max → nan; +inf → nan; -inf → nan
		+0 → +0; -0 → -0; 1 → ~pi/2; -1 → ~-pi/2`,
	ops.Acos: `
		nan → nan; 1.5 → nan; -1.5 → nan; max → nan; -max → nan; +inf → nan; -inf → nan
		1 → +0; +0 → ~pi/2; -0 → ~pi/2; -1 → ~pi`,
	ops.Atan: `nan → nan; +0 → +0; -0 → -0; +inf → ~pi/2; -inf → ~-pi/2; 1 → ~pi/4; -1 → ~-pi/4`,
	ops.Sinh: `nan → nan; +0 → +0; -0 → -0; +inf → +inf; -inf → -inf; max → +inf; -max → -inf`,
	ops.Cosh: `nan → nan; +0 → 1; -0 → 1; +inf → +inf; -inf → +inf; max → +inf; -max → +inf`,
	ops.Tanh: `nan → nan; +0 → +0; -0 → -0; +inf → 1; -inf → -1; max → 1; -max → -1`,
	ops.Asinh: `
		nan → nan; +0 → +0; -0 → -0; +inf → +inf; -inf → -inf`,
	ops.Acosh: `
		nan → nan; 0.5 → nan; +0 → nan; -0 → nan; -1 → nan; -inf → nan
		1 → +0; +inf → +inf`,
	ops.Atanh: `
		nan → nan; -2 → nan; 2 → nan; -inf → nan; +inf → nan; -1 → -inf; 1 → +inf
		+0 → +0; -0 → -0`,

	ops.Real: `nan → nan; -0 → -0; -inf → -inf; max → max; -sub → -sub`,
	ops.Conj: `nan → nan; -0 → -0; -inf → -inf; max → max; -sub → -sub`,

	// Functions that the standard does not have.
	ops.Exp2:     `ours: nan → nan; +0 → 1; -0 → 1; 3 → 8; -2 → 0.25; +inf → +inf; -inf → +0; max → +inf; -max → +0`,
	ops.Erf:      `ours: nan → nan; +0 → +0; -0 → -0; +inf → 1; -inf → -1; max → 1; -max → -1`,
	ops.Erfc:     `ours: nan → nan; +0 → 1; -0 → 1; +inf → +0; -inf → 2; max → +0; -max → 2`,
	ops.Sigmoid:  `ours: nan → nan; +0 → 0.5; -0 → 0.5; +inf → 1; -inf → +0; max → 1; -max → +0`,
	ops.Softplus: `ours: nan → nan; +inf → +inf; -inf → +0; max → max; -max → +0; +0 → ~ln2; -0 → ~ln2`,
	ops.GELU:     `ours: nan → nan; +0 → +0; -0 → -0; +inf → +inf; -inf → -0; max → max; -max → -0`,
	ops.GELUTanh: `ours: nan → nan; +0 → +0; -0 → -0; +inf → +inf; -inf → -0; max → max; -max → -0`,
	ops.Cbrt:     `ours: nan → nan; +0 → +0; -0 → -0; +inf → +inf; -inf → -inf; 8 → 2; -0.125 → -0.5`,
	ops.RSqrt:    `ours: nan → nan; +0 → +inf; -0 → -inf; +inf → +0; -1 → nan; -sub → nan; -inf → nan; 4 → 0.5`,
	ops.Relu:     `ours: nan → nan; +0 → +0; -0 → +0; +inf → +inf; -inf → +0; -sub → +0; sub → sub`,
}

var binaryCases = map[*ops.Op]string{
	ops.Add: `
		nan 1 → nan; 1 nan → nan; nan nan → nan; nan +inf → nan
		+inf -inf → nan; -inf +inf → nan; +inf +inf → +inf; -inf -inf → -inf
		+inf 1 → +inf; -inf 1 → -inf; 1 +inf → +inf; -max -inf → -inf
		-0 -0 → -0; -0 +0 → +0; +0 -0 → +0; +0 +0 → +0
		+0 2 → 2; -0 2 → 2; -2 +0 → -2; sub -0 → sub; 2 -2 → +0; -sub sub → +0; max max → +inf; -max -max → -inf`,
	ops.Sub: `
		nan 1 → nan; 1 nan → nan; +inf +inf → nan; -inf -inf → nan; +inf -inf → +inf; -inf +inf → -inf
		1 +inf → -inf; 1 -inf → +inf; +inf 1 → +inf
		-0 +0 → -0; -0 -0 → +0; +0 +0 → +0; +0 -0 → +0; 2 2 → +0; -2 -2 → +0; +0 2 → -2; max -max → +inf`,
	ops.Mul: `
		nan 1 → nan; 1 nan → nan; nan +0 → nan
		+inf +0 → nan; +inf -0 → nan; -inf +0 → nan; +0 -inf → nan; -0 +inf → nan
		2 3 → 6; -2 3 → -6; -2 -3 → 6; +0 -2 → -0; -0 -2 → +0; -0 +0 → -0
		+inf +inf → +inf; +inf -inf → -inf; -inf -inf → +inf
		+inf 2 → +inf; +inf -2 → -inf; -sub +inf → -inf; -inf -2 → +inf; max max → +inf; max -max → -inf; sub -0.25 → -0`,
	ops.Div: `
		nan 1 → nan; 1 nan → nan; nan nan → nan
		+inf +inf → nan; +inf -inf → nan; -inf +inf → nan; -inf -inf → nan
		+0 +0 → nan; +0 -0 → nan; -0 +0 → nan; -0 -0 → nan
		+0 2 → +0; -0 2 → -0; +0 -2 → -0; -0 -2 → +0
		2 +0 → +inf; 2 -0 → -inf; -2 +0 → -inf; -2 -0 → +inf; sub +0 → +inf
		+inf 2 → +inf; +inf -2 → -inf; -inf 2 → -inf; -inf -2 → +inf; +inf +0 → +inf; -inf +0 → -inf
		2 +inf → +0; 2 -inf → -0; -2 +inf → -0; -2 -inf → +0
		6 3 → 2; -6 3 → -2; max 0.5 → +inf`,
	ops.FloorDivide: `
		nan 1 → nan; 1 nan → nan
		+inf +inf → nan; +inf -inf → nan; -inf +inf → nan; -inf -inf → nan
		+0 +0 → nan; +0 -0 → nan; -0 +0 → nan; -0 -0 → nan
		+0 2 → +0; -0 2 → -0; +0 -2 → -0; -0 -2 → +0
		2 +0 → +inf; 2 -0 → -inf; -2 +0 → -inf; -2 -0 → +inf
		+inf 2 → +inf; +inf -2 → -inf; -inf 2 → -inf; -inf -2 → +inf
		2 +inf → +0; 2 -inf → -0; -2 +inf → -0; -2 -inf → +0
		ours: 7 2 → 3; -7 2 → -4; 7 -2 → -4; -7 -2 → 3; -sub max → -1; 1 3 → +0`,
	ops.Remainder: `
		nan 1 → nan; 1 nan → nan
		+inf +inf → nan; +inf -inf → nan; -inf +inf → nan; -inf -inf → nan
		+0 +0 → nan; +0 -0 → nan; -0 +0 → nan; -0 -0 → nan
		+0 2 → +0; -0 2 → +0; +0 -2 → -0; -0 -2 → -0
		2 +0 → nan; 2 -0 → nan; -2 +0 → nan; -2 -0 → nan
		+inf 2 → nan; +inf -2 → nan; -inf 2 → nan; -inf -2 → nan
		2 +inf → 2; -2 -inf → -2; 2 -inf → -inf; -2 +inf → +inf
		ours: 7 2 → 1; -7 2 → 1; 7 -2 → -1; -7 -2 → -1; 6 2 → +0; -6 2 → +0; 6 -2 → -0`,
	ops.Pow: `
		2 nan → nan; +0 nan → nan; nan +0 → 1; nan -0 → 1; 2 +0 → 1; +inf -0 → 1; -0 +0 → 1; nan 2 → nan; nan -inf → nan
		2 +inf → +inf; -2 +inf → +inf; 2 -inf → +0; -2 -inf → +0; +inf +inf → +inf; -inf -inf → +0
		1 +inf → 1; 1 -inf → 1; -1 +inf → 1; -1 -inf → 1; 1 2 → 1; 1 max → 1
		0.5 +inf → +0; -0.5 +inf → +0; +0 +inf → +0; 0.5 -inf → +inf; -0.5 -inf → +inf; -0 -inf → +inf
		+inf 2 → +inf; +inf 0.5 → +inf; +inf -2 → +0; +inf -0.5 → +0
		-inf 3 → -inf; -inf 2 → +inf; -inf 0.5 → +inf; -inf -3 → -0; -inf -2 → +0; -inf -0.5 → +0; -inf max → +inf
		+0 2 → +0; +0 0.5 → +0; +0 -2 → +inf; +0 -3 → +inf; +0 -0.5 → +inf
		-0 3 → -0; -0 2 → +0; -0 0.5 → +0; -0 -3 → -inf; -0 -2 → +inf; -0 -0.5 → +inf
		-2 0.5 → nan; -2 -1.5 → nan; -max 0.5 → nan
		ours: 1 nan → 1; 2 3 → 8; -2 3 → -8; -2 2 → 4; 2 -1 → 0.5; max 2 → +inf; -max 3 → -inf; -1 max → 1`,
	ops.Atan2: `
		nan 1 → nan; 1 nan → nan; nan nan → nan
		2 +0 → ~pi/2; 2 -0 → ~pi/2; -2 +0 → ~-pi/2; -2 -0 → ~-pi/2
		+0 2 → +0; +0 +0 → +0; +0 -0 → ~pi; +0 -2 → ~pi
		-0 2 → -0; -0 +0 → -0; -0 -0 → ~-pi; -0 -2 → ~-pi
		2 +inf → +0; 2 -inf → ~pi; -2 +inf → -0; -2 -inf → ~-pi; +0 +inf → +0; -0 -inf → ~-pi
		+inf 2 → ~pi/2; +inf -max → ~pi/2; -inf 2 → ~-pi/2; -inf +0 → ~-pi/2
		+inf +inf → ~pi/4; +inf -inf → ~3pi/4; -inf +inf → ~-pi/4; -inf -inf → ~-3pi/4`,
	ops.Hypot: `
		+inf 1 → +inf; -inf 1 → +inf; 1 +inf → +inf; 1 -inf → +inf; +inf nan → +inf; nan -inf → +inf; -inf +inf → +inf
		nan 1 → nan; 1 nan → nan; nan nan → nan
		+0 -2 → 2; -0 2 → 2; -2 +0 → 2; -sub -0 → sub; -0 -0 → +0
		ours: 3 4 → 5; max max → +inf; -max +0 → max`,
	ops.Maximum: `
		nan 1 → nan; 1 nan → nan; nan +inf → nan; -inf nan → nan; nan nan → nan
		ours: -0 +0 → +0; +0 -0 → +0; -0 -0 → -0; -inf -max → -max; +inf max → +inf; sub +0 → sub`,
	ops.Minimum: `
		nan 1 → nan; 1 nan → nan; nan +inf → nan; -inf nan → nan; nan nan → nan
		ours: -0 +0 → -0; +0 -0 → -0; +0 +0 → +0; -inf -max → -inf; +inf max → max; -sub -0 → -sub`,
}

// comparisonCases have 1 for true and +0 for false.
var comparisonCases = map[*ops.Op]string{
	ops.Equal: `
		nan 1 → +0; 1 nan → +0; nan nan → +0
		+inf +inf → 1; -inf -inf → 1; +inf -inf → +0; -0 +0 → 1; +0 -0 → 1; 2 2 → 1; 2 3 → +0; sub +0 → +0`,
	ops.NotEqual: `
		nan 1 → 1; nan nan → 1; +inf +inf → +0; +inf -inf → 1; -0 +0 → +0; 2 3 → 1; sub -0 → 1`,
	ops.Less: `
		nan 1 → +0; 1 nan → +0; nan nan → +0; -0 +0 → +0; +0 -0 → +0; -inf -max → 1; max +inf → 1; +inf +inf → +0; +0 sub → 1; -sub -0 → 1`,
	ops.LessEqual: `
		nan 1 → +0; 1 nan → +0; nan nan → +0; -0 +0 → 1; +0 -0 → 1; -inf -inf → 1; +inf max → +0; sub +0 → +0`,
	ops.Greater: `
		nan 1 → +0; 1 nan → +0; nan nan → +0; +0 -0 → +0; +inf max → 1; +inf +inf → +0; sub +0 → 1`,
	ops.GreaterEqual: `
		nan 1 → +0; 1 nan → +0; nan nan → +0; -0 +0 → 1; +inf +inf → 1; -inf -max → +0; -sub +0 → +0`,
}

// ternaryCases are, of fma, IEEE 754's of fusedMultiplyAdd.
var ternaryCases = map[*ops.Op]string{
	ops.FMA: `
		nan 1 1 → nan; 1 nan 1 → nan; 1 1 nan → nan; +inf +0 1 → nan; +0 -inf 1 → nan; +inf +0 nan → nan
		+inf 1 -inf → nan; -inf 1 +inf → nan; +inf 1 +inf → +inf; 2 -inf 1 → -inf; max max -inf → -inf
		+0 -2 -0 → -0; +0 2 -0 → +0; +0 -2 +0 → +0; 2 3 -6 → +0; max 2 -max → max; sub 0.5 -0 → +0; -sub 0.5 -0 → -0; 2 3 4 → 10`,
}

// statisticalCases are those of reductions: elements, and the result.
var statisticalCases = []struct {
	op    *ops.Op
	attr  ops.Attr
	cases string
}{
	{ops.Sum, ops.Attr{}, `→ +0; nan → nan; 1 nan 2 → nan; +inf -inf → nan; +inf 1 → +inf; -max -inf → -inf; -0 +0 → +0; ours: -0 -0 → -0`},
	{ops.Prod, ops.Attr{}, `→ 1; 1 nan 2 → nan; +inf +0 → nan; -inf 2 → -inf; -0 2 → -0`},
	{ops.Max, ops.Attr{}, `1 nan 2 → nan; nan +inf → nan; -inf -max → -max; ours: -0 +0 → +0; +0 -0 → +0`},
	{ops.Min, ops.Attr{}, `1 nan 2 → nan; nan -inf → nan; +inf max → max; ours: -0 +0 → -0; +0 -0 → -0`},
	{ops.Mean, ops.Attr{}, `→ nan; 1 nan 2 → nan; +inf 1 → +inf; +inf -inf → nan; ours: 1 2 → 1.5`},
	{ops.Var, ops.Attr{}, `→ nan; 1 nan 2 → nan; 1 → +0; 1 3 → 1; +inf 1 → nan`},
	{ops.Var, ops.Attr{Correction: 1}, `→ nan; 1 → nan; 1 3 → 2; 1 nan 2 → nan`},
	{ops.Var, ops.Attr{Correction: 2}, `1 → nan; 1 3 → nan; 1 1 → nan; 1 2 3 → 2`},
}

func TestSpecialCasesOfReductions(t *testing.T) {
	dev := testdev.Open(t)
	for _, k := range realKinds {
		t.Run(k.d.String(), func(t *testing.T) {
			var runs []*specialRun
			for _, table := range statisticalCases {
				for _, c := range parseCases(t, table.op, table.cases) {
					values := []float64{}
					for _, word := range c.in {
						values = append(values, number(t, k.d, word))
					}
					got := handle.Apply(table.op, table.attr, k.from(dev, values))
					runs = append(runs, &specialRun{op: table.op, d: k.d, cases: []specialCase{c}, got: got})
				}
			}
			checkRuns(t, runs)
		})
	}
}

// realTables are the tables with the number of operands of their functions.
var realTables = []struct {
	arity int
	cases map[*ops.Op]string
}{{1, unaryCases}, {2, binaryCases}, {2, comparisonCases}, {3, ternaryCases}}

func TestSpecialCases(t *testing.T) {
	dev := testdev.Open(t)
	for _, k := range realKinds {
		t.Run(k.d.String(), func(t *testing.T) {
			var runs []*specialRun
			for _, table := range realTables {
				for op, text := range table.cases {
					runs = append(runs, k.run(t, dev, op, table.arity, parseCases(t, op, text)))
				}
			}
			checkRuns(t, runs)
		})
	}
}

// ofTerms are the parts of means, whose special cases are the means'. Package vector and
// TestMomentsOfOutliers test them.
var ofTerms = map[*ops.Op]bool{ops.SumTerm: true, ops.AddTerms: true, ops.DivideTerms: true, ops.JoinTerm: true}

// Every function of real floating-point numbers has its table.
func TestSpecialCasesAreWhole(t *testing.T) {
	for _, op := range ops.All() {
		// A composition may be wrong in a special case even if all its parts are right.
		composed := op.Kind == ops.Composition && forms.Elementwise(op) && len(op.Attributes()) == 0 && op.Accept != ops.AnyType
		if op.Kind != ops.Map && !composed || !op.Accept.Contains(dtype.Float32) || op == ops.Where || op == ops.Cast || op == ops.BitCast || op == ops.Copy || op == ops.OrderKey || ofTerms[op] {
			continue
		}
		found := 0
		for _, table := range realTables {
			if table.cases[op] != "" && table.arity == op.Arity {
				found++
			}
		}
		if found != 1 {
			t.Errorf("%s is in %d tables of special cases of %d operands, and should be in one: docs/adding-an-operator.md", op, found, op.Arity)
		}
	}
}

// specialCase is one row: words of a number each, a complex one written as two
// with a comma.
type specialCase struct {
	in   []string
	want string
}

func parseCases(t testing.TB, op *ops.Op, text string) []specialCase {
	t.Helper()
	var list []specialCase
	for _, row := range strings.FieldsFunc(strings.ReplaceAll(text, "ours:", ""), func(r rune) bool { return r == ';' || r == '\n' }) {
		if strings.TrimSpace(row) == "" {
			continue
		}
		in, want, ok := strings.Cut(row, "→")
		if !ok {
			t.Fatalf("%s: no arrow in %q", op, row)
		}
		list = append(list, specialCase{strings.Fields(in), strings.TrimSpace(want)})
	}
	return list
}

// floatKind is a dtype of the tables, with its Go type and the conversion from a float64, or from
// two for a complex one.
type floatKind struct {
	d    dtype.DType
	from func(dev *device.Device, values []float64) *tensor.Tensor
}

func floatKindOf[T dtype.Element](round func(float64) T) floatKind {
	return floatKind{dtype.Of[T](), func(dev *device.Device, values []float64) *tensor.Tensor {
		data := make([]T, len(values))
		for i, v := range values {
			data[i] = round(v)
		}
		return tensor.From(dev, data)
	}}
}

var realKinds = []floatKind{
	floatKindOf(func(v float64) float16.Float16 { return float16.Fromfloat32(float32(v)) }),
	floatKindOf(func(v float64) bfloat16.BFloat16 { return bfloat16.Fromfloat32(float32(v)) }),
	floatKindOf(func(v float64) float32 { return float32(v) }),
	floatKindOf(func(v float64) float64 { return v }),
}

// specialRun is a function applied to all rows of its table at once.
type specialRun struct {
	op    *ops.Op
	d     dtype.DType // of the numbers in the table: the parts of complex ones
	cases []specialCase
	got   *tensor.Tensor
	bound float64
}

func (k floatKind) run(t testing.TB, dev *device.Device, op *ops.Op, arity int, cases []specialCase) *specialRun {
	t.Helper()
	columns := make([][]float64, arity)
	for _, c := range cases {
		if len(c.in) != arity {
			t.Fatalf("%s: %q has not %d operands", op, c.in, arity)
		}
		for i, operand := range c.in {
			for _, word := range strings.Split(operand, ",") {
				columns[i] = append(columns[i], number(t, k.d.Real(), word))
			}
		}
	}
	in := make([]*tensor.Tensor, arity)
	for i, column := range columns {
		in[i] = k.from(dev, column)
	}
	return &specialRun{op: op, d: k.d.Real(), cases: cases, got: handle.Apply(op, ops.Attr{}, in...), bound: op.Bound(k.d)}
}

// checkRuns evaluates all together, so that their kernels compile side by side.
func checkRuns(t *testing.T, runs []*specialRun) {
	t.Helper()
	all := make([]*tensor.Tensor, len(runs))
	for i, r := range runs {
		all[i] = r.got
	}
	if err := tensor.Eval(ctx, all...); err != nil {
		t.Fatal(err)
	}
	for _, r := range runs {
		for i, got := range elements(t, r.got) {
			c := r.cases[i]
			words := strings.Split(c.want, ",")
			if len(words) != len(got) {
				t.Fatalf("%s: %v has another number of parts than %d", r.op, c, len(got))
			}
			for part, word := range words {
				if !r.fits(t, got[part], word) {
					t.Errorf("%s(%s) is %v, want %s", r.op, strings.Join(c.in, " "), got, c.want)
					break
				}
			}
		}
	}
}

// fits compares a number with a word of the table.
func (r *specialRun) fits(t testing.TB, got float64, word string) bool {
	t.Helper()
	if word == "?" {
		return true
	}
	if rest, free := strings.CutPrefix(word, "±"); free {
		got, word = math.Abs(got), rest
		if word == "0" || word == "inf" {
			word = "+" + word
		}
	}
	approximate := strings.HasPrefix(word, "~")
	want := number(t, r.d, strings.TrimPrefix(word, "~"))
	switch {
	case math.IsNaN(want):
		return math.IsNaN(got)
	case approximate:
		return distance(t, r.d, got, want) <= r.bound
	}
	return math.Float64bits(got) == math.Float64bits(want)
}

// distance is the distance of two numbers in a dtype, after rounding the second one to it.
func distance(t testing.TB, d dtype.DType, got, want float64) float64 {
	t.Helper()
	return element.Distance(d, bitsOf(t, d, got), bitsOf(t, d, want))
}

func bitsOf(t testing.TB, d dtype.DType, v float64) element.Bits {
	t.Helper()
	switch d {
	case dtype.Float16:
		return element.Bits{uint64(float16.Fromfloat32(float32(v)))}
	case dtype.BFloat16:
		return element.Bits{uint64(bfloat16.Fromfloat32(float32(v)))}
	case dtype.Float32:
		return element.Bits{uint64(math.Float32bits(float32(v)))}
	case dtype.Float64:
		return element.Bits{math.Float64bits(v)}
	}
	t.Fatalf("no bits of %v", d)
	return element.Bits{}
}

// constants are the numbers that results approximate.
var constants = map[string]float64{
	"pi": math.Pi, "pi/2": math.Pi / 2, "pi/4": math.Pi / 4, "3pi/4": 3 * math.Pi / 4, "ln2": math.Ln2,
	"inf": math.Inf(1), "nan": math.NaN(),
	"pi/ln2": math.Pi / math.Ln2, "pi/2/ln2": math.Pi / 2 / math.Ln2, "pi/4/ln2": math.Pi / 4 / math.Ln2, "3pi/4/ln2": 3 * math.Pi / 4 / math.Ln2,
	"pi/ln10": math.Pi / math.Ln10, "pi/2/ln10": math.Pi / 2 / math.Ln10, "pi/4/ln10": math.Pi / 4 / math.Ln10, "3pi/4/ln10": 3 * math.Pi / 4 / math.Ln10,
}

// number reads a word of the tables.
func number(t testing.TB, d dtype.DType, word string) float64 {
	t.Helper()
	sign, rest := 1.0, word
	if word[0] == '-' || word[0] == '+' {
		rest = word[1:]
		if word[0] == '-' {
			sign = -1
		}
	}
	info, err := dtype.Finfo(d)
	if err != nil {
		t.Fatal(err)
	}
	v, ok := constants[rest]
	switch {
	case ok:
	case rest == "max":
		v = info.Max
	case rest == "sub":
		v = info.SmallestNormal * info.Eps
	default:
		if v, err = strconv.ParseFloat(rest, 64); err != nil {
			t.Fatalf("%q: %v", word, err)
		}
	}
	return math.Copysign(v, sign)
}

// elements are a tensor's elements by their parts, as float64 numbers; a bool is
// 1 or 0.
func elements(t testing.TB, x *tensor.Tensor) [][]float64 {
	t.Helper()
	var out [][]float64
	add := func(parts ...float64) { out = append(out, parts) }
	switch x.DType() {
	case dtype.Bool:
		for _, v := range read[bool](t, x) {
			if v {
				add(1)
			} else {
				add(0)
			}
		}
	case dtype.Float16:
		for _, v := range read[float16.Float16](t, x) {
			add(float64(v.Float32()))
		}
	case dtype.BFloat16:
		for _, v := range read[bfloat16.BFloat16](t, x) {
			add(float64(v.Float32()))
		}
	case dtype.Float32:
		for _, v := range read[float32](t, x) {
			add(float64(v))
		}
	case dtype.Float64:
		for _, v := range read[float64](t, x) {
			add(v)
		}
	case dtype.Complex64:
		for _, v := range read[complex64](t, x) {
			add(float64(real(v)), float64(imag(v)))
		}
	case dtype.Complex128:
		for _, v := range read[complex128](t, x) {
			add(real(v), imag(v))
		}
	default:
		t.Fatal(fmt.Errorf("no numbers of %v", x.DType()))
	}
	return out
}
