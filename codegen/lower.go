package codegen

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
)

// lowering writes an operator over operands of one dtype and one width.
type lowering func(b *Builder, args []Value) Value

// rule is how an operator is written, by the form of its operands; nil where it
// takes no such operand.
type rule struct {
	arity int
	// Of integers of any size, or of a word and of a pair; of floats of any size,
	// or of float32 and of float64; of operands of any form.
	boolean, integer, word, pair, float, real, double, complex, any lowering
	// exact: a float result needs no rounding, being an operand's or its
	// negative.
	exact bool
	// wraps: an integer result narrower than a word has to be extended again.
	wraps bool
}

// rules are the operators that take operands of one dtype and whose result
// depends on nothing else; where and cast are apart.
var rules map[string]rule

// Rules look up others, of parts or of float32, so the table is made when the
// package is initialised.
func init() {
	rules = basicRules()
	addElementary(rules)
}

func basicRules() map[string]rule {
	return map[string]rule{
		"copy": {arity: 1, any: moved, exact: true},
		"real": {arity: 1, integer: moved, float: moved, complex: partOf(0), exact: true},
		"imag": {arity: 1, complex: partOf(1)},
		"conj": {arity: 1, integer: moved, float: moved, complex: conjComplex, exact: true},

		"add": {arity: 2, word: words((*Builder).IAdd), pair: pairs(add64), real: floats((*Builder).add32),
			double: double((*Builder).FAdd, (*Builder).doubleAdd), complex: byParts("add"), wraps: true},
		"sub": {arity: 2, word: words((*Builder).ISub), pair: pairs(sub64), real: floats((*Builder).sub32),
			double: double((*Builder).FSub, (*Builder).doubleSub), complex: byParts("sub"), wraps: true},
		"mul": {arity: 2, word: words((*Builder).IMul), pair: pairs(mul64), real: floats((*Builder).mul32),
			double: double((*Builder).FMul, (*Builder).doubleMul), complex: mulComplex, wraps: true},
		"div":  {arity: 2, real: floats((*Builder).div32), double: divDouble, complex: divComplex},
		"fma":  {arity: 3, real: fmaFloat, double: fmaDouble},
		"neg":  {arity: 1, integer: negInt, float: flipSign, complex: byParts("neg"), exact: true, wraps: true},
		"abs":  {arity: 1, integer: absInt, float: clearSign, complex: absComplex, exact: true, wraps: true},
		"sign": {arity: 1, integer: signInt, real: signFloat, double: signDouble, exact: true}, // of complex numbers: elementary
		"relu": {arity: 1, word: reluWord, pair: reluPair, real: reluFloat, double: reluDouble, exact: true},
		"sqrt": {arity: 1, real: sqrtFloat, double: sqrtDouble},

		"floor_divide": {arity: 2, word: wordsBySign(floorDivideWord, floorDivideSignedWord), pair: pairsBySign(floorDividePair, floorDivideSignedPair),
			real: floats((*Builder).floorDivide32), double: floorDivideDouble, wraps: true},
		"remainder": {arity: 2, integer: bySign(integers(remainderInt), integers(remainderSigned)),
			real: floats((*Builder).remainder32), double: remainderDouble},
		"fmod": {arity: 2, integer: bySign(integers(remainderInt), integers(fmodSigned)),
			real: floats((*Builder).fmod32), double: fmodDouble, exact: true},
		"pow": {arity: 2, word: wordsBySign(powWord, powSignedWord), pair: pairsBySign(powPair, powSignedPair), wraps: true},

		"maximum": {arity: 2, integer: extremum(true), real: extremumFloat(true), double: extremumDouble(true), exact: true},
		"minimum": {arity: 2, integer: extremum(false), real: extremumFloat(false), double: extremumDouble(false), exact: true},

		"equal": {arity: 2, boolean: conditions((*Builder).LEq), integer: compared(equalInts), real: compared(equalFloats.of),
			double: compared(equalDoubles), complex: compared(equalComplex)},
		"not_equal": {arity: 2, boolean: conditions((*Builder).LNe), integer: compared(not(equalInts)), real: compared(notEqualFloats.of),
			double: compared(not(equalDoubles)), complex: compared(not(equalComplex))},
		"less":          {arity: 2, integer: compared(lessInts), real: compared(lessFloats.of), double: compared(lessDoubles)},
		"less_equal":    {arity: 2, integer: compared(not(swapped(lessInts))), real: compared(lessEqualFloats.of), double: compared(lessEqualDoubles)},
		"greater":       {arity: 2, integer: compared(swapped(lessInts)), real: compared(swapped(lessFloats.of)), double: compared(swapped(lessDoubles))},
		"greater_equal": {arity: 2, integer: compared(not(lessInts)), real: compared(swapped(lessEqualFloats.of)), double: compared(swapped(lessEqualDoubles))},

		"logical_and": {arity: 2, boolean: conditions((*Builder).LAnd)},
		"logical_or":  {arity: 2, boolean: conditions((*Builder).LOr)},
		"logical_xor": {arity: 2, boolean: conditions((*Builder).LNe)},
		"logical_not": {arity: 1, boolean: invertCond},

		"bitwise_and":         {arity: 2, boolean: conditions((*Builder).LAnd), integer: wordByWord((*Builder).And)},
		"bitwise_or":          {arity: 2, boolean: conditions((*Builder).LOr), integer: wordByWord((*Builder).Or)},
		"bitwise_xor":         {arity: 2, boolean: conditions((*Builder).LNe), integer: wordByWord((*Builder).Xor)},
		"bitwise_invert":      {arity: 1, boolean: invertCond, integer: invertInt, wraps: true},
		"bitwise_left_shift":  {arity: 2, word: leftShiftWord, pair: pairs(leftShiftPair), wraps: true},
		"bitwise_right_shift": {arity: 2, word: wordsBySign(rightShiftWord, rightShiftSignedWord), pair: pairsBySign(rightShiftPair, rightShiftSignedPair)},

		"ceil":  roundsTo(upwards),
		"floor": roundsTo(downwards),
		"trunc": roundsTo(towardsZero),
		"round": {arity: 1, integer: moved, float: roundFloat(toNearest), complex: byParts("round"), exact: true},

		"signbit":   {arity: 1, float: signBitOf},
		"copysign":  {arity: 2, float: copySign, exact: true},
		"nextafter": {arity: 2, real: floats((*Builder).nextAfter32), double: nextAfterDouble},
		"isfinite":  {arity: 1, integer: always(true), float: kindOfFloat((*Builder).ULess), complex: ofParts("isfinite", (*Builder).LAnd)},
		"isinf":     {arity: 1, integer: always(false), float: kindOfFloat((*Builder).IEq), complex: ofParts("isinf", (*Builder).LOr)},
		"isnan":     {arity: 1, integer: always(false), float: kindOfFloat((*Builder).UGreater), complex: ofParts("isnan", (*Builder).LOr)},

		"order_key":   {arity: 1, boolean: boolKey, word: wordKey, pair: pairKey, real: floatKey, double: doubleKeyOf},
		"pack_words":  {arity: 2, word: packWords},
		"random_bits": {arity: 3, pair: randomBits},
		"mul_high":    {arity: 2, pair: pairs(mulHigh64)},
	}
}

func invertCond(b *Builder, a []Value) Value { return b.FromCond(b.LNot(a[0].cond)) }

// byForm is the rule's lowering for operands of a dtype, or nil: the first that
// there is, from the special ones to the general.
func (r rule) byForm(d dtype.DType) lowering {
	var list [3]lowering
	switch formOf(d) {
	case formBool:
		list[0] = r.boolean
	case formWord:
		list = [3]lowering{r.word, r.integer}
	case formPair:
		list = [3]lowering{r.pair, r.integer}
	case formFloat:
		list = [3]lowering{r.real, r.float}
	case formDouble:
		list = [3]lowering{r.double, r.float}
	case formComplex:
		list[0] = r.complex
	default:
		return nil
	}
	list[2] = r.any
	for _, f := range list {
		if f != nil {
			return f
		}
	}
	return nil
}

// UnsupportedError says that an operator has no lowering for its operands.
type UnsupportedError struct {
	Op     string
	Result dtype.DType
	Args   []dtype.DType
}

func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("codegen: no lowering of %s%v to %v; this is a defect of Weft, please report it", e.Op, e.Args, e.Result)
}

// Apply writes a map operator of the catalogue, bit for bit as the catalogue
// defines it. The operands have one dtype, but for the condition of where and
// the operand of cast, and result is what the operator gives for it; one-lane
// operands are spread over the width of the others. An unknown operator, or
// one that does not take the operands, is an *UnsupportedError.
func (b *Builder) Apply(op string, result dtype.DType, args ...Value) (Value, error) {
	args = b.spread(args)
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
	return out, b.err
}

func (b *Builder) spread(args []Value) []Value {
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

// applyRule writes an operator by its rule: a half in float32, rounded once, an
// integer narrower than a word in words, extended again.
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
	}
	if op == "fma" {
		return b.roundHalf(d, madeBits(b, b.fma32Odd(b.bits(wide[0]), b.bits(wide[1]), b.bits(wide[2]))))
	}
	if op == "order_key" {
		return b.halfKey(d, args[0].Width, b.bits(args[0]))
	}
	if op == "nextafter" { // by steps of its own
		return b.nextHalf(d, args[0], args[1])
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
	return b.exceptions(op, args[0], b.roundHalfBy(d, out, tiesUp))
}

// words lifts an instruction on words.
func words(f func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value {
		return word(a[0].DType, a[0].Width, f(b, a[0].words[0], a[1].words[0]))
	}
}

func word(d dtype.DType, width int, w ID) Value {
	return Value{DType: d, Width: width, words: [2]ID{w}}
}

// conditions lifts an instruction on conditions.
func conditions(f func(b *Builder, x, y ID) ID) lowering {
	return func(b *Builder, a []Value) Value { return b.FromCond(f(b, a[0].cond, a[1].cond)) }
}

// pairs lifts arithmetic on 64-bit integers.
func pairs(f func(b *Builder, x, y pair) pair) lowering {
	return func(b *Builder, a []Value) Value {
		return Value{DType: a[0].DType, Width: a[0].Width, words: f(b, a[0].words, a[1].words)}
	}
}

// floats lifts arithmetic on floats.
func floats(f func(b *Builder, x, y Value) Value) lowering {
	return func(b *Builder, a []Value) Value { return f(b, a[0], a[1]) }
}

// moved is the operand as it is, NaNs included.
func moved(_ *Builder, a []Value) Value { return a[0] }

func negInt(b *Builder, a []Value) Value {
	x := b.held(a[0])
	return ofHeld(a[0].DType, a[0].Width, b.subLimbs(b.wordLimbs(b.k(0, x[0]), x), x))
}

func absInt(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	x := b.held(a[0])
	return ofHeld(a[0].DType, a[0].Width, b.negateLimbs(x, b.signMask(x.top())))
}

func reluWord(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	return word(a[0].DType, a[0].Width, b.SMax(a[0].words[0], b.SplatU32(0, a[0].Width)))
}

// extremum is maximum or minimum of integers.
func extremum(greatest bool) lowering {
	return func(b *Builder, a []Value) Value {
		less := lessInts(b, a[0], a[1])
		if greatest {
			return b.SelectValue(less, a[1], a[0])
		}
		return b.SelectValue(less, a[0], a[1])
	}
}

// comparison is the conditions under which two values stand in a relation.
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
	less := (*Builder).ULess
	if x.DType.IsSigned() {
		less = (*Builder).SLess
	}
	if formOf(x.DType) == formWord {
		return less(b, x.words[0], y.words[0])
	}
	low := b.LAnd(b.IEq(x.words[1], y.words[1]), b.ULess(x.words[0], y.words[0]))
	return b.LOr(less(b, x.words[1], y.words[1]), low)
}
