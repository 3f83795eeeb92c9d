package codegen

import (
	"fmt"

	"github.com/weft-gpu/weft/codegen/float"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
)

// UnsupportedError says that an operator has no lowering for its operands.
type UnsupportedError struct {
	Op     string
	Result dtype.DType
	Args   []dtype.DType
}

func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("codegen: no lowering of %s%v to %v; this is a defect of Weft, please report it", e.Op, e.Args, e.Result)
}

// Apply writes a map operator of the catalogue, with hostref's results bit for bit. The operands
// have one dtype, except the condition of where. result is the dtype of the operator's result.
// An operand of width 1 is repeated to the width of the others. Apply fails with an
// *UnsupportedError if it does not know the operator or the operator does not take the operands.
func (b *Builder) Apply(op string, result dtype.DType, args ...Value) (Value, error) {
	args = spread(b, args)
	var out Value
	ok := false
	switch op {
	case "where":
		if ok = len(args) == 3 && args[0].DType == dtype.Bool && args[1].DType == args[2].DType; ok {
			out = b.SelectValue(args[0].cond, args[1], args[2])
		}
	case "cast":
		if len(args) == 1 {
			out, ok = b.cast(result, args[0])
		}
	case "bitcast":
		if len(args) == 1 {
			out, ok = bitcast(b, result, args[0])
		}
	default:
		out, ok = b.applyRule(op, args)
	}
	if !ok || out.DType != result {
		e := &UnsupportedError{Op: op, Result: result}
		for _, a := range args {
			e.Args = append(e.Args, a.DType)
		}
		return Value{}, e
	}
	return out, b.Err()
}

// Exact reports whether an operator's float result needs no rounding, because the operands'
// dtype always represents it.
func Exact(op string) bool { return rules[op].exact }

// bitcast returns the value of dtype to that has v's bits in memory. It returns false if the
// sizes differ.
func bitcast(b *Builder, to dtype.DType, v Value) (Value, bool) {
	if !v.DType.IsReal() || !to.IsReal() || v.DType.Size() != to.Size() {
		return Value{}, false
	}
	if to.IsFloat() {
		v = unknown(b, v)
	}
	return b.FromWords(to, b.ToWords(v)...), true
}

func spread(b *Builder, args []Value) []Value {
	width := 1
	for _, a := range args {
		width = max(width, a.Width)
	}
	out := make([]Value, len(args))
	for i, a := range args {
		out[i] = b.SplatValue(a, width)
	}
	return out
}

// applyRule writes an operator by its rule. It computes halves in float32 and rounds once. It
// computes integers narrower than a word in words, and extends the result by its sign or zeros.
func (b *Builder) applyRule(op string, args []Value) (Value, bool) {
	r := rules[op]
	if len(args) == 0 || len(args) != r.arity {
		return Value{}, false
	}
	d := args[0].DType
	for _, a := range args[1:] {
		if a.DType != d {
			return Value{}, false
		}
	}
	f := r.byForm(d)
	if f == nil {
		return Value{}, false
	}
	if d.IsHalf() {
		return b.applyHalf(op, r, d, args), true
	}
	out := f(b, args)
	if r.wraps && out.DType == d && formOf(d) == formWord {
		out.words[0] = b.extendWord(d, out.words[0])
	}
	return out, true
}

func (b *Builder) applyHalf(op string, r rule, d dtype.DType, args []Value) Value {
	wide := make([]Value, len(args))
	for i, a := range args {
		wide[i] = a
		wide[i].DType = dtype.Float32
		if !r.nanBits {
			wide[i] = b.Computed(wide[i]) // see [Builder.bits]
		}
	}
	if op == "fma" {
		return b.roundHalf(d, madeBits(b, b.single.FusedMulAddOdd(b.bits(wide[0]), b.bits(wide[1]), b.bits(wide[2]))), false)
	}
	if op == "order_key" {
		return halfKey(b, args[0])
	}
	if op == "nextafter" { // a half's steps are larger than a float32's
		return nextHalf(b, d, args[0], args[1])
	}
	out := r.byForm(dtype.Float32)(b, wide)
	switch {
	case out.DType != dtype.Float32: // a comparison
		return out
	case r.exact:
		out.DType = d
		return out
	}
	tiesUp := elementary.HalfTiesUp(op, d == dtype.BFloat16)
	return exceptions(b, op, args[0], b.roundHalf(d, out, tiesUp))
}

func word(d dtype.DType, width int, w ID) Value {
	return Value{DType: d, Width: width, words: [2]ID{w}}
}

// conditions makes a lowering for bools of an instruction on conditions.
func conditions(f func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value { return b.FromCond(f(b, a[0].cond, a[1].cond)) }
}

// onFloats makes a lowering for float32 and float64 of a function of the words of two floats.
func onFloats(f func(b float.Arithmetic, x, y limbs) limbs) lowering {
	return func(b *Builder, a []Value) Value {
		return ofHeld(a[0].DType, a[0].Width, f(b.float, b.held(a[0]), b.held(a[1])))
	}
}

// floats makes a lowering of a function of two floats.
func floats(f func(b *Builder, x, y Value) Value) lowering {
	return func(b *Builder, a []Value) Value { return f(b, a[0], a[1]) }
}

// moved returns the operand unchanged, also NaNs.
func moved(_ *Builder, a []Value) Value { return a[0] }

// shiftLeft gives 0 for a shift by the dtype's number of bits or more.
func shiftLeft(b *Builder, a []Value) Value {
	return ofHeld(a[0].DType, a[0].Width, b.integers.LeftShift(b.held(a[0]), b.held(a[1]), 8*a[0].DType.Size()))
}

func mulHigh(b *Builder, a []Value) Value {
	high := b.words.MulHigh64(a[0].words, a[1].words)
	return ofHeld(a[0].DType, a[0].Width, high[:])
}

func negInt(b *Builder, a []Value) Value {
	x := b.held(a[0])
	return ofHeld(a[0].DType, a[0].Width, b.words.SubLimbs(b.words.WordLimbs(b.words.K(0, x[0]), x), x))
}

func absInt(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	x := b.held(a[0])
	return ofHeld(a[0].DType, a[0].Width, b.words.NegateLimbs(x, b.words.SignMask(x.Top())))
}

func reluWord(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	return word(a[0].DType, a[0].Width, b.SMax(a[0].words[0], b.SplatU32(0, a[0].Width)))
}

// extremum is the maximum or minimum of integers.
func extremum(greatest bool) lowering {
	return func(b *Builder, a []Value) Value {
		if formOf(a[0].DType) == formWord {
			return extremumWord(b, greatest, a[0], a[1])
		}
		less := lessInts(b, a[0], a[1])
		if greatest {
			return b.SelectValue(less, a[1], a[0])
		}
		return b.SelectValue(less, a[0], a[1])
	}
}

func extremumWord(b *Builder, greatest bool, x, y Value) Value {
	of := b.UMin
	switch signed := x.DType.IsSigned(); {
	case greatest && signed:
		of = b.SMax
	case greatest:
		of = b.UMax
	case signed:
		of = b.SMin
	}
	return word(x.DType, x.Width, of(x.words[0], y.words[0]))
}

// comparison returns whether a relation holds for each pair of elements, as conditions.
type comparison func(b *Builder, x, y Value) ID

func compared(f comparison) lowering {
	return func(b *Builder, a []Value) Value { return b.FromCond(f(b, a[0], a[1])) }
}

func not(f comparison) comparison {
	return func(b *Builder, x, y Value) ID { return b.LNot(f(b, x, y)) }
}

func swapped(f comparison) comparison {
	return func(b *Builder, x, y Value) ID { return f(b, y, x) }
}

func equalInts(b *Builder, x, y Value) ID {
	if formOf(x.DType) == formWord {
		return b.IEq(x.words[0], y.words[0])
	}
	difference := b.Or(b.Xor(x.words[0], y.words[0]), b.Xor(x.words[1], y.words[1]))
	return b.IEq(difference, b.SplatU32(0, x.Width))
}

func lessInts(b *Builder, x, y Value) ID {
	switch signed := x.DType.IsSigned(); {
	case formOf(x.DType) == formPair:
		return b.words.Less64(x.words, y.words, signed)
	case signed:
		return b.SLess(x.words[0], y.words[0])
	}
	return b.ULess(x.words[0], y.words[0])
}
