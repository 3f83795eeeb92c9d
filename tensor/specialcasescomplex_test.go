package tensor_test

import (
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// The special cases of complex numbers (Array API 2024.12, which follows C99,
// Annex G), in the notation of the real ones; a number is its real part, a comma
// and its imaginary part. Every row holds for the conjugates too, and by the
// function's symmetry for the negatives, so only one of them is listed.

// complexTable is the standard's list for one function.
type complexTable struct {
	symmetry symmetry
	cases    string
}

// symmetry relates f(-x) to f(x).
type symmetry int

const (
	none symmetry = iota
	odd           // -f(x)
	even          // f(x)
)

var complexCases = map[*ops.Op]complexTable{
	ops.Sqrt: {none, `
		+0,+0 → +0,+0; -0,+0 → +0,+0
		2,+inf → +inf,+inf; -inf,+inf → +inf,+inf; nan,+inf → +inf,+inf; +0,+inf → +inf,+inf
		2,nan → nan,nan; -0,nan → nan,nan
		-inf,2 → +0,+inf; +inf,2 → +inf,+0; -inf,nan → nan,±inf; +inf,nan → +inf,nan
		nan,2 → nan,nan; nan,+0 → nan,nan; nan,nan → nan,nan
		ours: -4,+0 → +0,2; 4,-0 → 2,-0; -inf,+0 → +0,+inf; +inf,+0 → +inf,+0; +0,2 → 1,1`},
	ops.Exp: {none, `
		+0,+0 → 1,+0; -0,+0 → 1,+0
		2,+inf → nan,nan; -0,+inf → nan,nan; 2,nan → nan,nan; +0,nan → nan,nan
		+inf,+0 → +inf,+0
		-inf,+0 → +0,+0; -inf,1 → +0,+0; -inf,2 → -0,+0; -inf,4 → -0,-0; -inf,5 → +0,-0
		+inf,1 → +inf,+inf; +inf,2 → -inf,+inf; +inf,4 → -inf,-inf; +inf,5 → +inf,-inf
		-inf,+inf → ±0,±0; +inf,+inf → ±inf,nan; -inf,nan → ±0,±0; +inf,nan → ±inf,nan
		nan,+0 → nan,+0; nan,2 → nan,nan; nan,+inf → nan,nan; nan,nan → nan,nan`},
	ops.Expm1: {none, `
		+0,+0 → ±0,+0; -0,+0 → ±0,+0
		2,+inf → nan,nan; -0,+inf → nan,nan; 2,nan → nan,nan; +0,nan → nan,nan
		+inf,+0 → +inf,+0
		-inf,+0 → -1,+0; -inf,1 → -1,+0; -inf,2 → -1,+0; -inf,4 → -1,-0; -inf,5 → -1,-0
		+inf,1 → +inf,+inf; +inf,2 → -inf,+inf; +inf,4 → -inf,-inf; +inf,5 → +inf,-inf
		-inf,+inf → -1,±0; +inf,+inf → ±inf,nan; -inf,nan → -1,±0; +inf,nan → ±inf,nan
		nan,+0 → nan,+0; nan,2 → nan,nan; nan,+inf → nan,nan; nan,nan → nan,nan`},
	ops.Log: {none, logarithmCases},
	ops.Log2: {none, strings.NewReplacer("pi/2", "pi/2/ln2", "pi/4", "pi/4/ln2", "~pi;", "~pi/ln2;", "~pi\n", "~pi/ln2\n").
		Replace(logarithmCases)},
	ops.Log10: {none, strings.NewReplacer("pi/2", "pi/2/ln10", "pi/4", "pi/4/ln10", "~pi;", "~pi/ln10;", "~pi\n", "~pi/ln10\n").
		Replace(logarithmCases)},
	ops.Log1p: {none, `
		-1,+0 → -inf,+0
		2,+inf → +inf,~pi/2; -0,+inf → +inf,~pi/2; 2,nan → nan,nan; -1,nan → nan,nan
		-inf,2 → +inf,~pi; +inf,2 → +inf,+0; -inf,+inf → +inf,~3pi/4; +inf,+inf → +inf,~pi/4
		-inf,nan → +inf,nan; +inf,nan → +inf,nan
		nan,2 → nan,nan; nan,+0 → nan,nan; nan,+inf → +inf,nan; nan,nan → nan,nan
		ours: +0,+0 → +0,+0; -0,+0 → ±0,+0`},
	ops.Sinh:  {odd, sinhCases},
	ops.Cosh:  {even, coshCases},
	ops.Tanh:  {odd, tanhCases},
	ops.Asinh: {odd, asinhCases},
	ops.Atanh: {odd, atanhCases},
	ops.Acos: {none, `
		+0,+0 → ~pi/2,-0; -0,+0 → ~pi/2,-0; +0,nan → ~pi/2,nan; -0,nan → ~pi/2,nan
		2,+inf → ~pi/2,-inf; -0,+inf → ~pi/2,-inf; 2,nan → nan,nan; -2,nan → nan,nan
		-inf,2 → ~pi,-inf; +inf,2 → +0,-inf; -inf,+inf → ~3pi/4,-inf; +inf,+inf → ~pi/4,-inf
		+inf,nan → nan,±inf; -inf,nan → nan,±inf
		nan,2 → nan,nan; nan,+0 → nan,nan; nan,+inf → nan,-inf; nan,nan → nan,nan
		ours: 1,+0 → +0,-0; -1,+0 → ~pi,-0`},
	ops.Acosh: {none, `
		+0,+0 → +0,~pi/2; -0,+0 → +0,~pi/2
		2,+inf → +inf,~pi/2; -0,+inf → +inf,~pi/2; 2,nan → nan,nan; -2,nan → nan,nan; +0,nan → nan,±~pi/2
		-inf,2 → +inf,~pi; +inf,2 → +inf,+0; -inf,+inf → +inf,~3pi/4; +inf,+inf → +inf,~pi/4
		+inf,nan → +inf,nan; -inf,nan → +inf,nan
		nan,2 → nan,nan; nan,+0 → nan,nan; nan,+inf → +inf,nan; nan,nan → nan,nan
		ours: 1,+0 → +0,+0; -1,+0 → +0,~pi`},

	// The rows of a circular function follow from its hyperbolic one's: see
	// circular.
	ops.Sin:  {odd, circular(sinhCases)},
	ops.Tan:  {odd, circular(tanhCases)},
	ops.Asin: {odd, circular(asinhCases)},
	ops.Atan: {odd, circular(atanhCases)},
	ops.Cos:  {even, turned(coshCases)},

	ops.Neg:  {odd, `+0,+0 → -0,-0; 2,-3 → -2,3; nan,+inf → nan,-inf; nan,+0 → nan,-0`},
	ops.Conj: {odd, `+0,+0 → +0,-0; 2,-3 → 2,3; nan,+inf → nan,-inf; +inf,nan → +inf,nan`},
}

const logarithmCases = `
		-0,+0 → -inf,~pi; +0,+0 → -inf,+0
		2,+inf → +inf,~pi/2; -0,+inf → +inf,~pi/2; 2,nan → nan,nan; +0,nan → nan,nan
		-inf,2 → +inf,~pi; +inf,2 → +inf,+0; -inf,+inf → +inf,~3pi/4; +inf,+inf → +inf,~pi/4
		+inf,nan → +inf,nan; -inf,nan → +inf,nan
		nan,2 → nan,nan; nan,+0 → nan,nan; nan,+inf → +inf,nan; nan,nan → nan,nan
		ours: 1,+0 → +0,+0; -1,+0 → +0,~pi
`

const sinhCases = `
	+0,+0 → +0,+0; +0,+inf → ±0,nan; +0,nan → ±0,nan
	2,+inf → nan,nan; 2,nan → nan,nan
	+inf,+0 → +inf,+0; +inf,1 → +inf,+inf; +inf,2 → -inf,+inf; +inf,4 → -inf,-inf; +inf,5 → +inf,-inf
	+inf,+inf → ±inf,nan; +inf,nan → ±inf,nan
	nan,+0 → nan,+0; nan,2 → nan,nan; nan,nan → nan,nan
`

const coshCases = `
	+0,+0 → 1,+0; +0,+inf → nan,±0; +0,nan → nan,±0
	2,+inf → nan,nan; 2,nan → nan,nan
	+inf,+0 → +inf,+0; +inf,1 → +inf,+inf; +inf,2 → -inf,+inf; +inf,4 → -inf,-inf; +inf,5 → +inf,-inf
	+inf,+inf → ±inf,nan; +inf,nan → +inf,nan
	nan,+0 → nan,±0; nan,2 → nan,nan; nan,nan → nan,nan
`

const tanhCases = `
	+0,+0 → +0,+0; 2,+inf → nan,nan; +0,+inf → +0,nan; 2,nan → nan,nan; +0,nan → +0,nan
	+inf,1 → 1,+0; +inf,0.5 → 1,+0; +inf,+inf → 1,±0; +inf,nan → 1,±0
	nan,+0 → nan,+0; nan,2 → nan,nan; nan,nan → nan,nan
`

const asinhCases = `
	+0,+0 → +0,+0; 2,+inf → +inf,~pi/2; 2,nan → nan,nan; +0,nan → nan,nan
	+inf,2 → +inf,+0; +inf,+inf → +inf,~pi/4; +inf,nan → +inf,nan
	nan,+0 → nan,+0; nan,2 → nan,nan; nan,+inf → ±inf,nan; nan,nan → nan,nan
`

const atanhCases = `
	+0,+0 → +0,+0; +0,nan → +0,nan; 1,+0 → +inf,+0; 2,+inf → +0,~pi/2; 2,nan → nan,nan
	+inf,2 → +0,~pi/2; +inf,+inf → +0,~pi/2; +inf,nan → +0,nan
	nan,2 → nan,nan; nan,+inf → ±0,~pi/2; nan,nan → nan,nan
`

// circular converts the rows of a hyperbolic function to those of its circular one, g(x) = -i
// f(ix): if f(a+bi) is c+di, g(b-ai) is d-ci.
func circular(rows string) string {
	return rewritten(rows, func(re, im string) string { return im + "," + negated(re) }, func(re, im string) string { return im + "," + negated(re) })
}

// turned is circular for g(x) = f(ix), as cos is from cosh.
func turned(rows string) string {
	return rewritten(rows, func(re, im string) string { return im + "," + negated(re) }, func(re, im string) string { return re + "," + im })
}

// conjugated are the rows for the conjugates.
func conjugated(rows string) string {
	conj := func(re, im string) string { return re + "," + negated(im) }
	return rewritten(rows, conj, conj)
}

// mirrored are the rows for the negatives.
func mirrored(rows string, s symmetry) string {
	negative := func(re, im string) string { return negated(re) + "," + negated(im) }
	result := negative
	if s == even {
		result = func(re, im string) string { return re + "," + im }
	}
	return rewritten(rows, negative, result)
}

func rewritten(rows string, operand, result func(re, im string) string) string {
	var out []string
	for _, row := range strings.FieldsFunc(strings.ReplaceAll(rows, "ours:", ""), func(r rune) bool { return r == ';' || r == '\n' }) {
		in, want, ok := strings.Cut(row, "→")
		if !ok {
			continue
		}
		a, b, _ := strings.Cut(strings.TrimSpace(in), ",")
		c, d, _ := strings.Cut(strings.TrimSpace(want), ",")
		out = append(out, operand(a, b)+" → "+result(c, d))
	}
	return strings.Join(out, "\n")
}

// negated is a word with the opposite sign.
func negated(word string) string {
	mark := ""
	if rest, ok := strings.CutPrefix(word, "~"); ok {
		mark, word = "~", rest
	}
	switch {
	case word == "nan" || strings.HasPrefix(word, "±"):
		return mark + word
	case word[0] == '-':
		return mark + "+" + word[1:]
	}
	return mark + "-" + strings.TrimPrefix(word, "+")
}

// partCases are functions with a real result.
var partCases = map[*ops.Op]string{
	ops.Abs: `
		+inf,2 → +inf; -inf,nan → +inf; nan,+inf → +inf; 2,-inf → +inf; -0,-2 → 2; -2,-0 → 2; -0,-0 → +0
		nan,2 → nan; 2,nan → nan; nan,nan → nan
		ours: 3,-4 → 5; max,max → +inf; sub,+0 → sub`,
	ops.Real: `-0,2 → -0; nan,2 → nan; +inf,nan → +inf`,
	ops.Imag: `2,-0 → -0; 2,nan → nan; nan,-inf → -inf`,
}

// complexPairCases work part by part, by the formulas of the standard; complex
// division and power as C99, Annex G, has them.
var complexPairCases = map[*ops.Op]string{
	ops.Add: `-0,-0 -0,+0 → -0,+0; +inf,2 -inf,nan → nan,nan; 1,nan 2,3 → 3,nan; max,-max max,-max → +inf,-inf`,
	ops.Sub: `-0,-0 +0,-0 → -0,+0; +inf,2 +inf,-inf → nan,+inf; 1,2 1,2 → +0,+0`,
	ops.Mul: `1,2 3,4 → -5,10; +0,+0 -2,3 → -0,+0; nan,nan nan,nan → nan,nan; 2,+0 3,+0 → 6,+0`,
	ops.Div: `
		-5,10 3,4 → 1,2; 6,+0 2,+0 → 3,+0; 4,-8 +0,2 → -4,-2
		nan,nan nan,nan → nan,nan; +0,+0 +0,+0 → nan,nan
		ours: 1,1 +0,+0 → +inf,+inf; -1,1 +0,+0 → -inf,+inf; +inf,1 2,2 → +inf,-inf; 1,2 +inf,+inf → +0,+0; max,max max,max → 1,+0`,
	ops.Pow: `ours: 2,3 +0,+0 → 1,+0; +0,+0 +0,+0 → 1,+0; nan,2 +0,+0 → 1,+0`,
	ops.Equal: `
		1,2 1,2 → 1; 1,2 1,3 → +0; 1,2 2,2 → +0; -0,+0 +0,-0 → 1; +inf,nan +inf,nan → +0; +inf,1 +inf,1 → 1; nan,1 nan,1 → +0`,
	ops.NotEqual: `1,2 1,2 → +0; 1,2 1,3 → 1; -0,+0 +0,-0 → +0; nan,1 nan,1 → 1; 1,nan 1,nan → 1`,
}

var complexKinds = []floatKind{complexKindOf(func(re, im float64) complex64 { return complex(float32(re), float32(im)) }),
	complexKindOf(func(re, im float64) complex128 { return complex(re, im) })}

func complexKindOf[T complex64 | complex128](round func(re, im float64) T) floatKind {
	return floatKind{dtype.Of[T](), func(dev *device.Device, parts []float64) *tensor.Tensor {
		data := make([]T, len(parts)/2)
		for i := range data {
			data[i] = round(parts[2*i], parts[2*i+1])
		}
		return tensor.From(dev, data)
	}}
}

func TestSpecialCasesOfComplexNumbers(t *testing.T) {
	dev := testdev.Open(t)
	for _, k := range complexKinds {
		t.Run(k.d.String(), func(t *testing.T) {
			var runs []*specialRun
			for op, table := range complexCases {
				rows := table.cases
				if table.symmetry != none {
					rows += "\n" + mirrored(rows, table.symmetry)
				}
				rows += "\n" + conjugated(rows)
				runs = append(runs, k.run(t, dev, op, 1, parseCases(t, op, rows)))
			}
			for op, rows := range partCases {
				runs = append(runs, k.run(t, dev, op, 1, parseCases(t, op, rows)))
			}
			for op, rows := range complexPairCases {
				runs = append(runs, k.run(t, dev, op, 2, parseCases(t, op, rows)))
			}
			checkRuns(t, runs)
		})
	}
}

// Of no elements the sum is 0, the product 1, and the mean NaN in both parts.
func TestEmptyReductionsOfComplexNumbers(t *testing.T) {
	dev := testdev.Open(t)
	for _, k := range complexKinds {
		x := k.from(dev, nil)
		for op, want := range map[*ops.Op]string{ops.Sum: "+0,+0", ops.Prod: "1,+0", ops.Mean: "nan,nan"} {
			checkRuns(t, []*specialRun{{op: op, d: k.d.Real(), cases: []specialCase{{want: want}}, got: handle.Apply(op, ops.Attr{}, x)}})
		}
	}
}

// Every function of complex numbers has its table.
func TestSpecialCasesOfComplexNumbersAreWhole(t *testing.T) {
	for _, op := range ops.All() {
		if op.Kind != ops.Map || !op.Accept.Contains(dtype.Complex64) || op == ops.Where || op == ops.Cast || op == ops.Copy || ofTerms[op] {
			continue
		}
		if complexCases[op].cases == "" && partCases[op] == "" && complexPairCases[op] == "" {
			t.Errorf("%s has no special cases of complex numbers: docs/adding-an-operator.md", op)
		}
	}
}

// Where the standard's text and NumPy differ in the sign of a zero, Weft agrees with NumPy and C99,
// Annex G: expm1 keeps -0, and tanh's imaginary part has the sign of sin(2y).
func TestComplexZerosAreNumPys(t *testing.T) {
	dev := testdev.Open(t)
	zero, infinite := math.Copysign(0, -1), math.Inf(1)
	for _, c := range []struct {
		name   string
		got    *tensor.Tensor
		want   complex128
		re, im bool // the signs of the parts, negative or not
	}{
		{"expm1(-0+0i)", tensor.Full(dev, complex(zero, 0)).Expm1(), 0, true, false},
		{"expm1(0-0i)", tensor.Full(dev, complex(0, zero)).Expm1(), 0, false, true},
		{"tanh(inf+1i)", tensor.Full(dev, complex(infinite, 1)).Tanh(), 1, false, false},
		{"tanh(inf+2i)", tensor.Full(dev, complex(infinite, 2)).Tanh(), 1, false, true},
		{"tanh(inf-2i)", tensor.Full(dev, complex(infinite, -2)).Tanh(), 1, false, false},
		{"tanh(-inf+2i)", tensor.Full(dev, complex(-infinite, 2)).Tanh(), -1, true, true},
	} {
		z := read[complex128](t, c.got)[0]
		if z != c.want || math.Signbit(real(z)) != c.re || math.Signbit(imag(z)) != c.im {
			t.Errorf("%s is %v", c.name, z)
		}
	}
}
