package codegen

import (
	"github.com/weft-gpu/weft/codegen/program"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
)

// part applies an operator's rule for floats to parts of complex numbers.
func (b *Builder) part(op string, args ...Value) Value {
	return rules[op].byForm(args[0].DType)(b, args)
}

func complexOf(re, im Value) Value {
	d := dtype.Complex64
	if re.DType == dtype.Float64 {
		d = dtype.Complex128
	}
	return Value{DType: d, Width: re.Width, parts: &[2]Value{re, im}}
}

// partOf is the lowering that returns the real (0) or imaginary (1) part.
func partOf(i int) lowering {
	return func(b *Builder, a []Value) Value { return b.Computed(a[0].parts[i]) }
}

// byParts applies an operator to the real parts and to the imaginary parts. The lowering looks
// up the operator's rule only when it runs, because the table of rules contains byParts itself.
func byParts(op string) lowering {
	return func(b *Builder, args []Value) Value {
		var parts [2]Value
		for i := range parts {
			operands := make([]Value, len(args))
			for j, a := range args {
				operands[j] = a.parts[i]
			}
			parts[i] = b.part(op, operands...)
		}
		return complexOf(parts[0], parts[1])
	}
}

// mulComplex is (ac - bd) + (ad + bc)i, and rounds after each operation.
func mulComplex(b *Builder, args []Value) Value {
	x, y := args[0].parts, args[1].parts
	if args[0].DType == dtype.Complex128 && !b.target.Float64 {
		return mulComplexWords(b, x, y)
	}
	re := b.part("sub", b.part("mul", x[0], y[0]), b.part("mul", x[1], y[1]))
	im := b.part("add", b.part("mul", x[0], y[1]), b.part("mul", x[1], y[0]))
	return complexOf(re, im)
}

// mulComplexWords is mulComplex on emulated float64. That code is long, so it stands once: a
// loop over the parts of the result contains one sum, and a loop over its terms one product.
func mulComplexWords(b *Builder, x, y *[2]Value) Value {
	zero := b.Zero(dtype.Float64, x[0].Width)
	re, im, first, second := b.NewVariable(zero), b.NewVariable(zero), b.NewVariable(zero), b.NewVariable(zero)
	x0, x1, y0, y1 := b.pairBits(x[0]), b.pairBits(x[1]), b.pairBits(y[0]), b.pairBits(y[1])
	one := b.ConstU32(1)
	b.Loop(b.ConstU32(2), func(part ID) {
		b.Loop(b.ConstU32(2), func(term ID) {
			p := b.double.Mul(b.words.Select64(b.IEq(term, one), x1, x0), b.words.Select64(b.INe(term, part), y1, y0))
			b.Assign(first, b.Value(second))
			b.Assign(second, madePair(b, p))
		})
		// The real part is the difference of the terms.
		p := b.pairBits(b.Value(second))
		sign := b.Select(b.IEq(part, one), b.words.K(0, p[1]), b.words.K(words.SignBit, p[1]))
		sum := b.double.Add(b.pairBits(b.Value(first)), pair{p[0], b.Xor(p[1], sign)})
		b.Assign(re, b.Value(im))
		b.Assign(im, madePair(b, sum))
	})
	return complexOf(b.Value(re), b.Value(im))
}

func conjComplex(b *Builder, args []Value) Value {
	x := args[0].parts
	return complexOf(b.Computed(x[0]), b.part("neg", x[1]))
}

func absComplex(b *Builder, args []Value) Value {
	return b.part("hypot", args[0].parts[0], args[0].parts[1])
}

func equalComplex(b *Builder, x, y Value) ID {
	return b.LAnd(b.part("equal", x.parts[0], y.parts[0]).cond, b.part("equal", x.parts[1], y.parts[1]).cond)
}

// divComplex writes elementary's complex quotient. The arithmetic of float32 keeps subnormals,
// also on devices that flush them.
func divComplex(b *Builder, args []Value) Value {
	if args[0].DType == dtype.Complex128 {
		return complexFunction(complexQuotient[ID, pair, ID], complexQuotient[program.Reg, program.Reg, program.Reg])(b, args)
	}
	x, y := args[0].parts, args[1].parts
	q := elementary.ComplexQuotient[ID, ID, ID](exact{arithmetic{deviceFloats{b, args[0].Width}}},
		[2]ID{b.floats(x[0]), b.floats(x[1])}, [2]ID{b.floats(y[0]), b.floats(y[1])})
	return complexOf(madeFloats(b, q[0]), madeFloats(b, q[1]))
}

func complexQuotient[V, U, B any](m elementary.Arithmetic[V, U, B], z [][2]V) [2]V {
	return elementary.ComplexQuotient64[V, U, B](m, z[0], z[1])
}

// exact is arithmetic by the lowerings of the operators, which keep subnormals on all devices.
type exact struct{ arithmetic }

func (m exact) operate(f func(b *Builder, x, y Value) Value, x, y ID) ID {
	return m.b.floats(f(m.b, madeFloats(m.b, x), madeFloats(m.b, y)))
}

func (m exact) Add(x, y ID) ID { return m.operate(add32, x, y) }
func (m exact) Sub(x, y ID) ID { return m.operate(sub32, x, y) }
func (m exact) Mul(x, y ID) ID { return m.operate(mul32, x, y) }
func (m exact) Div(x, y ID) ID { return m.operate(div32, x, y) }
