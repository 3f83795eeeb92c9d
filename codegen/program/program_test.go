package program

import (
	"fmt"
	"math"
	"testing"

	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
)

// definition is a function in both arithmetics, the program's and Go's.
type definition struct {
	name   string
	arity  int
	record func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg
	scalar func(m elementary.Arithmetic[float64, uint64, bool], x []float64) []float64
}

// horner is a polynomial, as most of an elementary function is.
func horner[V, U, B any](m elementary.Arithmetic[V, U, B], x []V) []V {
	p := m.Const(1.0 / 720)
	for _, c := range []float64{1.0 / 120, 1.0 / 24, 1.0 / 6, 0.5, 1, 1} {
		p = m.Add(m.Mul(p, x[0]), m.Const(c))
	}
	return []V{p}
}

// everyWord combines all word operations on the bits of two arguments.
func everyWord[V, U, B any](m elementary.Arithmetic[V, U, B], x []V) []V {
	u, v := m.Bits(x[0]), m.Bits(x[1])
	n := m.AndU(v, m.Word(63))
	out := m.AddU(m.MulU(u, v), m.MulHigh(u, v))
	for _, w := range []U{
		m.SubU(u, v), m.AndU(u, v), m.OrU(u, v), m.ShiftLeft(u, n), m.ShiftRight(u, n), m.ShiftRightSigned(u, n),
		m.SelectU(m.LessU(u, v), u, m.Word(3)), m.SelectU(m.LessSigned(u, v), m.Word(5), v),
		m.SelectU(m.EqualU(n, m.Word(7)), u, v),
		m.SelectU(m.And(m.LessU(u, v), m.Not(m.LessSigned(u, v))), m.Word(1<<40), m.Word(9)),
		m.SelectU(m.Or(m.LessU(v, u), m.LessSigned(u, v)), m.Word(11), u),
		m.Table(m.AndU(u, m.Word(7)), []uint64{1, 1 << 63, 3, 4 << 33, 5, math.MaxUint64, 7, 8}),
		m.Table(m.AndU(v, m.Word(3)), []uint64{11, 12 << 40, 13, 14}),
	} {
		out = m.XorU(m.AddU(out, out), w)
	}
	return []V{m.Float(out), m.Float(m.ShiftRight(out, m.Word(1)))}
}

func everyFloat[V, U, B any](m elementary.Arithmetic[V, U, B], x []V) []V {
	a, b := x[0], x[1]
	q := m.Div(m.Add(a, m.Const(0.1)), m.Sub(b, a))
	s := m.Sqrt(m.Mul(a, b))
	k := m.ShiftRightSigned(m.Bits(b), m.Word(53)) // -1024 to 1023
	mantissa := m.OrU(m.AndU(m.Bits(a), m.Word(1<<52-1)), m.Word(0x3fe<<52))
	scaled := m.Scale(m.Float(mantissa), m.SubU(k, m.Word(600)))
	n := m.FromInt(m.ShiftRightSigned(m.Bits(b), m.Word(11)))
	return []V{q, s, scaled, n, m.Div(q, s), m.Sub(n, m.Const(1))}
}

// sometimes takes a long path for arguments above 1, and in it another one above 2. It uses
// values from before, inside and after these paths.
func sometimes[V, U, B any](m elementary.Arithmetic[V, U, B], x []V) []V {
	usual := m.Mul(x[0], m.Const(3))
	above := func(v float64) B { return m.LessU(m.Bits(m.Const(v)), m.Bits(x[0])) }
	out := m.Rarely(above(1), []V{usual, x[0]}, func() []V {
		half := m.Div(x[0], m.Const(2))
		inner := m.Rarely(above(2), []V{half}, func() []V {
			return []V{m.Sqrt(m.Add(m.Mul(half, half), usual))}
		})
		return []V{inner[0], m.Add(m.Mul(x[0], x[0]), m.Const(1))}
	})
	return []V{m.Add(out[0], out[1]), m.Mul(x[0], x[0]), m.Add(m.Mul(x[0], x[0]), m.Const(1)), m.Div(x[0], m.Const(2))}
}

// constants has only operations on constants, which the recorder computes.
func constants[V, U, B any](m elementary.Arithmetic[V, U, B], x []V) []V {
	two := m.Sqrt(m.Div(m.Const(8), m.Add(m.Const(1), m.Const(1))))
	return []V{m.Select(m.LessU(m.Word(1), m.Word(2)), two, x[0]), x[0]}
}

func definitions() (list []definition) {
	add := func(name string, arity int, record func(elementary.Arithmetic[Reg, Reg, Reg], []Reg) []Reg, scalar func(elementary.Arithmetic[float64, uint64, bool], []float64) []float64) {
		list = append(list, definition{name, arity, record, scalar})
	}
	add("a polynomial", 1, horner[Reg, Reg, Reg], horner[float64, uint64, bool])
	add("words", 2, everyWord[Reg, Reg, Reg], everyWord[float64, uint64, bool])
	add("floats", 2, everyFloat[Reg, Reg, Reg], everyFloat[float64, uint64, bool])
	add("a rare path", 1, sometimes[Reg, Reg, Reg], sometimes[float64, uint64, bool])
	add("constants", 1, constants[Reg, Reg, Reg], constants[float64, uint64, bool])
	scalar := elementary.Float64[float64, uint64, bool]()
	for i, f := range elementary.Float64[Reg, Reg, Reg]() {
		add(f.Name, f.Arity, func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg { return []Reg{f.Eval(m, x)} },
			func(m elementary.Arithmetic[float64, uint64, bool], x []float64) []float64 {
				return []float64{scalar[i].Eval(m, x)}
			})
	}
	complexScalar := elementary.Complex128[float64, uint64, bool]()
	for i, f := range elementary.Complex128[Reg, Reg, Reg]() {
		add("complex "+f.Name, 2*f.Arity, func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg {
			y := f.Eval(m, complexes(x))
			return y[:]
		}, func(m elementary.Arithmetic[float64, uint64, bool], x []float64) []float64 {
			y := complexScalar[i].Eval(m, complexes(x))
			return y[:]
		})
	}
	return list
}

// complexes joins real and imaginary parts to complex numbers.
func complexes[V any](parts []V) (z [][2]V) {
	for i := 0; i < len(parts); i += 2 {
		z = append(z, [2]V{parts[i], parts[i+1]})
	}
	return z
}

// programCases returns cases for the programs of the elementary functions of float64 and
// complex128, and of definitions that use every operation.
func programCases() (list []testcode.WordCase) {
	for _, d := range definitions() {
		operands := "dddd"[:d.arity]
		list = append(list, testcode.WordCase{Name: d.name, Operands: operands,
			Emit: func(b *spirv.Builder, in []spirv.ID) (out []spirv.ID) {
				var args []Pair
				for i := 0; i < len(in); i += 2 {
					args = append(args, Pair{in[i], in[i+1]})
				}
				for _, r := range Record(d.record, d.arity).Run(double.New(words.Arithmetic{Arithmetic: &b.Arithmetic}), args) {
					out = append(out, r[:]...)
				}
				return out
			},
			Want: func(in []uint32) (out []uint32) {
				var x []float64
				for i := 0; i < len(in); i += 2 {
					x = append(x, testcode.ToDouble(in[i:]))
				}
				for _, y := range d.scalar(canonicalScalar{}, x) {
					out = append(out, testcode.Split(math.Float64bits(y))...)
				}
				return out
			}})
	}
	return list
}

// canonicalScalar is Go's arithmetic with canonical NaNs.
type canonicalScalar struct{ elementary.Scalar64 }

func canonicalOf(f float64) float64 { return testcode.ToDouble(testcode.FromDouble(f)) }

func (m canonicalScalar) Add(a, b float64) float64 { return canonicalOf(m.Scalar64.Add(a, b)) }
func (m canonicalScalar) Sub(a, b float64) float64 { return canonicalOf(m.Scalar64.Sub(a, b)) }
func (m canonicalScalar) Mul(a, b float64) float64 { return canonicalOf(m.Scalar64.Mul(a, b)) }
func (m canonicalScalar) Div(a, b float64) float64 { return canonicalOf(m.Scalar64.Div(a, b)) }
func (m canonicalScalar) Sqrt(a float64) float64   { return canonicalOf(m.Scalar64.Sqrt(a)) }

func TestProgramsEqualTheirDefinitions(t *testing.T) {
	for i, c := range programCases() {
		t.Run(c.Name, func(t *testing.T) { c.Test(t, []int{4, 1, 2}[i%3], 3, 40, 24) })
	}
}

// The scheduler makes no more rows, constants and registers than a program needs.
func TestSchedule(t *testing.T) {
	for _, c := range []struct {
		name            string
		record          func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg
		rows, constants int
		registers       int
	}{
		{"each step of a polynomial is one row", horner[Reg, Reg, Reg], 6, 6, 2},
		{"operations on constants need no row", constants[Reg, Reg, Reg], 0, 1, 1},
		{"operations that no result needs are dropped", func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg {
			m.Add(x[0], m.Const(5))
			return []Reg{m.Mul(x[0], x[0])}
		}, 1, 0, 1},
		{"an operation is not repeated", func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg {
			return []Reg{m.Mul(m.Add(x[0], m.Const(5)), m.Add(x[0], m.Const(5)))}
		}, 2, 1, 1},
		{"independent operations share a row", func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg {
			return []Reg{m.Mul(x[0], x[0]), m.Add(x[0], x[0]), m.Float(m.XorU(m.Bits(x[0]), m.Word(1<<63)))}
		}, 1, 1, 3},
		{"a division and the end have rows of their own", func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg {
			return []Reg{m.Mul(m.Div(m.Const(1), m.Add(x[0], x[0])), x[0])}
		}, 4, 1, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := Record(c.record, 1)
			got := fmt.Sprint(len(p.rows), len(p.constants), p.registers)
			if want := fmt.Sprint(c.rows, c.constants, c.registers); got != want {
				t.Errorf("rows, constants and registers are %s, want %s", got, want)
			}
		})
	}
}
