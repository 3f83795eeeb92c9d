package codegen

import (
	"github.com/weft-gpu/weft/codegen/half"
	"github.com/weft-gpu/weft/codegen/program"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
)

// addElementary adds the elementary functions to the rules. A rule keeps the lowerings that it
// has for other forms.
func addElementary(rules map[string]rule) {
	add := func(name string, arity int, set func(r *rule)) {
		r := rules[name]
		r.arity = arity
		set(&r)
		rules[name] = r
	}
	for _, f := range elementary.Float32[ID, ID, ID]() {
		add(f.Name, f.Arity, func(r *rule) { r.real = elementary32(f) })
	}
	// Each function is defined for native floats, and again to be recorded as a program.
	emulated := elementary.Float64[program.Reg, program.Reg, program.Reg]()
	for i, f := range elementary.Float64[ID, pair, ID]() {
		add(f.Name, f.Arity, func(r *rule) { r.double = elementary64(f, emulated[i]) })
	}
	emulatedComplex := elementary.Complex128[program.Reg, program.Reg, program.Reg]()
	for i, f := range elementary.Complex128[ID, pair, ID]() {
		add(f.Name, f.Arity, func(r *rule) { r.complex = elementaryComplex(f, emulatedComplex[i]) })
	}
}

// elementary32 writes a function of float32 with the device's own arithmetic. The definition
// does not depend on subnormals, and its NaN is already canonical.
func elementary32(f elementary.Function[ID, ID, ID]) lowering {
	return func(b *Builder, args []Value) Value {
		x := make([]ID, len(args))
		for i, a := range args {
			x[i] = b.floats(a)
		}
		y := arithmetic{deviceFloats{b, args[0].Width}}.evaluate(f, x)
		return word(dtype.Float32, args[0].Width, b.AsU32(y))
	}
}

// OneForm omits the faster form for usual inputs from elementary functions. The GPU must fetch
// the code of both forms, so kernels with many copies of a function do without that one.
func (b *Builder) OneForm() { b.oneForm = true }

// evaluate writes f. If f has a form for usual inputs, the kernel takes it when all elements of
// the vector are usual.
func (m arithmetic) evaluate(f elementary.Function[ID, ID, ID], x []ID) ID {
	b := m.b
	if f.Usual == nil || !b.target.GPU || b.oneForm {
		return f.Eval(m, x)
	}
	y := b.Local(b.TypeOf(x[0]))
	b.IfElse(b.All(f.Usual(m, x[0])),
		func() { b.StoreVar(y, f.EvalUsual(m, x)) },
		func() { b.StoreVar(y, f.Eval(m, x)) })
	return b.LoadVar(y)
}

// wideFunction is a function of float64 numbers: native for devices with float64, and record
// for others, which writes it as a program (package program).
type wideFunction struct {
	native func(m elementary.Arithmetic[ID, pair, ID], x []ID) []ID
	record func(m program.Arithmetic, x []program.Reg) []program.Reg
}

// write writes the function and returns its results, which are marked as computed.
func (f wideFunction) write(b *Builder, args []Value) (results []Value) {
	if b.target.Float64 {
		x := make([]ID, len(args))
		for i, a := range args {
			x[i] = b.doubles(a)
		}
		for _, y := range f.native(newArithmetic64(b, args[0].Width), x) {
			results = append(results, madeDoubles(b, y))
		}
		return results
	}
	x := make([]pair, len(args))
	for i, a := range args {
		x[i] = b.pairBits(a)
	}
	for _, y := range program.Record(f.record, len(args)).Run(b.double, x) {
		results = append(results, madePair(b, y))
	}
	return results
}

// elementary64 writes a function of float64. Its NaN is already canonical.
func elementary64(direct elementary.Function[ID, pair, ID], emulated elementary.Function[program.Reg, program.Reg, program.Reg]) lowering {
	f := wideFunction{oneResult(direct.Eval), oneResult(emulated.Eval)}
	return func(b *Builder, args []Value) Value {
		y := f.write(b, args)[0]
		y.made = false
		return y
	}
}

func oneResult[A, V any](eval func(m A, x []V) V) func(m A, x []V) []V {
	return func(m A, x []V) []V { return []V{eval(m, x)} }
}

// elementaryComplex writes a complex function in complex128; for complex64 it rounds the result.
func elementaryComplex(direct elementary.ComplexFunction[ID, pair, ID], emulated elementary.ComplexFunction[program.Reg, program.Reg, program.Reg]) lowering {
	f := complexFunction(direct.Eval, emulated.Eval)
	return func(b *Builder, args []Value) Value {
		wide := make([]Value, len(args))
		for i, a := range args {
			wide[i], _ = b.cast(dtype.Complex128, a)
		}
		narrow, _ := b.cast(args[0].DType, f(b, wide))
		return narrow
	}
}

// complexFunction writes a function of complex128: direct on devices with float64, else
// emulated.
func complexFunction(direct func(m elementary.Arithmetic[ID, pair, ID], z [][2]ID) [2]ID, emulated func(m program.Arithmetic, z [][2]program.Reg) [2]program.Reg) lowering {
	f := wideFunction{ofComplex(direct), ofComplex(emulated)}
	return func(b *Builder, args []Value) Value {
		var x []Value
		for _, a := range args {
			x = append(x, a.parts[:]...)
		}
		y := f.write(b, x)
		return complexOf(y[0], y[1])
	}
}

// ofComplex makes a function of the parts of complex numbers from one of complex numbers.
func ofComplex[A, V any](eval func(m A, z [][2]V) [2]V) func(m A, x []V) []V {
	return func(m A, x []V) []V {
		var z [][2]V
		for i := 0; i < len(x); i += 2 {
			z = append(z, [2]V{x[i], x[i+1]})
		}
		y := eval(m, z)
		return y[:]
	}
}

// exceptions replaces y, the half that a float32 function gives for x, by the correctly rounded
// half for those x for which rounding twice gives another one.
func exceptions(b *Builder, op string, x, y Value) Value {
	list := elementary.HalfExceptions(op, x.DType == dtype.BFloat16)
	if len(list) == 0 {
		return y
	}
	if y.unrounded != 0 {
		y = b.inWords(y)
	}
	in, ofIn := exceptionForm(b, x)
	out, ofOut := exceptionForm(b, y)
	for _, e := range list {
		out = b.Select(b.IEq(in, b.words.K(ofIn(e.In), in)), b.words.K(ofOut(e.Out), in), out)
	}
	if y.half != 0 {
		y.half, y.alone = out, true
		return y
	}
	y.words[0], y.float = out, 0
	return y
}

// exceptionForm returns words that hold the halves of v, and a function that returns the word
// of a constant half in the same form.
func exceptionForm(b *Builder, v Value) (words ID, of func(h uint16) uint32) {
	if v.half == 0 {
		return b.bits(v), func(h uint16) uint32 { return half.AsFloat32(v.DType, h) }
	}
	v.made = false // no NaN is among the exceptions
	return b.halfBits(v), func(h uint16) uint32 { return uint32(h) }
}

// deviceFloats is the part of the device's own arithmetic that is the same for float32 and
// float64.
type deviceFloats struct {
	b     *Builder
	width int
}

func (m deviceFloats) Add(x, y ID) ID { return m.b.FAdd(x, y) }
func (m deviceFloats) Sub(x, y ID) ID { return m.b.FSub(x, y) }
func (m deviceFloats) Mul(x, y ID) ID { return m.b.FMul(x, y) }
func (m deviceFloats) And(x, y ID) ID { return m.b.LAnd(x, y) }
func (m deviceFloats) Or(x, y ID) ID  { return m.b.LOr(x, y) }
func (m deviceFloats) Not(x ID) ID    { return m.b.LNot(x) }

// Rarely returns usual, with f's values for the elements for which c holds. f runs only if
// there are any.
func (m deviceFloats) Rarely(c ID, usual []ID, f func() []ID) []ID {
	b := m.b
	vars := make([]Var, len(usual))
	for i, u := range usual {
		vars[i] = b.Local(b.TypeOf(u))
		b.StoreVar(vars[i], u)
	}
	b.If(b.Any(c), func() {
		for i, v := range f() {
			b.StoreVar(vars[i], b.Select(c, v, usual[i]))
		}
	})
	out := make([]ID, len(vars))
	for i, v := range vars {
		out[i] = b.LoadVar(v)
	}
	return out
}

// arithmetic writes package elementary's definitions of float32 with the device's own
// instructions. The definitions do not depend on subnormals.
type arithmetic struct{ deviceFloats }

func (m arithmetic) Const(f float64) ID          { return m.b.SplatF32(float32(f), m.width) }
func (m arithmetic) Word(w uint64) ID            { return m.b.SplatU32(uint32(w), m.width) }
func (m arithmetic) Bits(v ID) ID                { return m.b.AsU32(v) }
func (m arithmetic) Float(u ID) ID               { return m.b.AsF32(u) }
func (m arithmetic) FromInt(u ID) ID             { return m.b.ConvertSToF(u) }
func (m arithmetic) AddU(x, y ID) ID             { return m.b.IAdd(x, y) }
func (m arithmetic) SubU(x, y ID) ID             { return m.b.ISub(x, y) }
func (m arithmetic) MulU(x, y ID) ID             { return m.b.IMul(x, y) }
func (m arithmetic) MulHigh(x, y ID) ID          { return m.b.MulHi(x, y) }
func (m arithmetic) AndU(x, y ID) ID             { return m.b.And(x, y) }
func (m arithmetic) OrU(x, y ID) ID              { return m.b.Or(x, y) }
func (m arithmetic) XorU(x, y ID) ID             { return m.b.Xor(x, y) }
func (m arithmetic) ShiftLeft(u, n ID) ID        { return m.b.ShiftL(u, n) }
func (m arithmetic) ShiftRight(u, n ID) ID       { return m.b.ShiftR(u, n) }
func (m arithmetic) ShiftRightSigned(u, n ID) ID { return m.b.ShiftRA(u, n) }
func (m arithmetic) LessU(x, y ID) ID            { return m.b.ULess(x, y) }
func (m arithmetic) LessSigned(x, y ID) ID       { return m.b.SLess(x, y) }
func (m arithmetic) EqualU(x, y ID) ID           { return m.b.IEq(x, y) }
func (m arithmetic) SelectU(c, x, y ID) ID       { return m.b.Select(c, x, y) }

// Div and Sqrt round correctly if operands and result are normal. If the device's instruction
// does not, they correct its result.
func (m arithmetic) Div(x, y ID) ID {
	if m.b.single.Device.InexactDiv {
		return m.b.AsF32(m.b.single.DivMended(m.b.AsU32(x), m.b.AsU32(y)))
	}
	return m.b.FDiv(x, y)
}

// DivNormal is Div for normal operands and results, without tests. On GPUs it consists of
// multiplications, because even a native exact division takes twenty instructions there.
func (m arithmetic) DivNormal(x, y ID) ID {
	b := m.b
	if !b.target.GPU || !b.single.Device.FMA {
		return m.Div(x, y)
	}
	minus := b.AsF32(b.Xor(b.AsU32(y), b.words.K(words.SignBit, b.AsU32(y))))
	r := b.single.Inverse(y, minus)
	if x == m.Const(1) {
		return r
	}
	return b.single.DivByReciprocal(x, minus, r)
}

func (m arithmetic) Sqrt(x ID) ID {
	if m.b.single.Device.InexactSqrt {
		return m.b.AsF32(m.b.single.SqrtMended(m.b.AsU32(x)))
	}
	return m.b.FSqrt(x)
}

// Select chooses between the bits, as words, because a device may flush floats.
func (m arithmetic) Select(c, x, y ID) ID {
	return m.Float(m.b.Select(c, m.Bits(x), m.Bits(y)))
}

func (m arithmetic) Table(i ID, table []uint64) ID {
	narrow := make([]uint32, len(table))
	for j, w := range table {
		narrow[j] = uint32(w)
	}
	return m.lookUp(i, narrow)
}

func (m arithmetic) Scale(v, k ID) ID {
	if m.b.single.Device.Flush {
		return elementary.ScaleByBits[ID, ID, ID](m, v, k)
	}
	return elementary.ScaleByMultiply[ID, ID, ID](m, v, k)
}

// lookUp is table[i]. A tree of selects chooses the element, bit by bit of i. That is cheaper
// than reading memory, because the tables are short.
func (m deviceFloats) lookUp(i ID, table []uint32) ID {
	b := m.b
	level := make([]ID, len(table))
	for j, w := range table {
		level[j] = b.words.K(w, i)
	}
	for bit := uint32(1); len(level) > 1; bit <<= 1 {
		odd := b.INe(b.And(i, b.words.K(bit, i)), b.words.K(0, i))
		next := make([]ID, len(level)/2)
		for j := range next {
			next[j] = b.Select(odd, level[2*j+1], level[2*j])
		}
		level = next
	}
	return level[0]
}
