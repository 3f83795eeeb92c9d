package codegen

import (
	"maps"

	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/float"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/dtype"
)

// lowering writes an operator over operands of one dtype and one width.
type lowering func(b *Builder, args []Value) Value

// rule has an operator's lowering for each form of operands. A lowering is nil if the operator
// does not take such operands, or if a more general one serves.
type rule struct {
	arity   int
	boolean lowering
	word    lowering // integers of 32 bits or less
	pair    lowering // integers of 64 bits
	integer lowering // integers of any size
	real    lowering // float32, and halves computed in float32
	double  lowering // float64
	float   lowering // float32 and float64
	complex lowering
	any     lowering // all forms
	// exact: a float result needs no rounding, because the operands' dtype always represents it.
	exact bool
	// nanBits: the operator copies or reads the bits of a NaN operand.
	nanBits bool
	// wraps: the word of an integer result narrower than 32 bits may be out of range, so it must
	// be cut off and extended again.
	wraps bool
}

// rules has the rule of each operator by its name. where, cast and bitcast have none: the dtypes
// of their operands differ, or the result's dtype is free.
var rules map[string]rule

// init makes the table, because lowerings in it refer to the table: Go allows no such cycle in
// a variable's initializer.
func init() {
	rules = map[string]rule{}
	for _, subject := range ruleSubjects() {
		maps.Copy(rules, subject)
	}
	addElementary(rules)
}

// ruleSubjects returns the rules by subject. No name is in two of the tables.
func ruleSubjects() []map[string]rule {
	return []map[string]rule{arithmeticRules(), relationRules(), bitRules()}
}

func arithmeticRules() map[string]rule {
	return map[string]rule{
		"copy": {arity: 1, any: moved, exact: true, nanBits: true},
		"real": {arity: 1, integer: moved, float: moved, complex: partOf(0), exact: true, nanBits: true},
		"imag": {arity: 1, complex: partOf(1)},
		"conj": {arity: 1, integer: moved, float: moved, complex: conjComplex, exact: true, nanBits: true},

		"add": {arity: 2, integer: integers(words.Integers.AddLimbs), real: floats(add32),
			double: onDoubles((*Builder).FAdd, double.Arithmetic.Add), complex: byParts("add"), wraps: true},
		"sub": {arity: 2, integer: integers(words.Integers.SubLimbs), real: floats(sub32),
			double: onDoubles((*Builder).FSub, double.Arithmetic.Sub), complex: byParts("sub"), wraps: true},
		"mul": {arity: 2, integer: integers(words.Integers.MulLimbs), real: floats(mul32),
			double: onDoubles((*Builder).FMul, double.Arithmetic.Mul), complex: mulComplex, wraps: true},
		"div":          {arity: 2, real: floats(div32), double: divDouble, complex: divComplex},
		"fma":          {arity: 3, real: fmaFloat, double: fmaDouble},
		"neg":          {arity: 1, integer: negInt, float: flipSign, complex: byParts("neg"), exact: true, wraps: true},
		"abs":          {arity: 1, integer: absInt, float: clearSign, complex: absComplex, exact: true, wraps: true},
		"sign":         {arity: 1, integer: signInt, float: signFloat, exact: true}, // of complex numbers: elementary
		"relu":         {arity: 1, word: reluWord, pair: reluPair, real: reluFloat, double: reluDouble, exact: true},
		"sum_term":     {arity: 1, real: sumTerm, double: sumTerm},
		"add_terms":    {arity: 2, complex: addTerms},
		"divide_terms": {arity: 2, complex: divideTerms},
		"join_term":    {arity: 1, complex: joinTerm},

		"sqrt": {arity: 1, real: sqrtFloat, double: sqrtDouble},

		"floor_divide": {arity: 2, integer: integersBySign(words.Integers.FloorDivide, words.Integers.FloorDivideSigned),
			float: onFloats(float.Arithmetic.FloorDivide), wraps: true},
		"remainder": {arity: 2, integer: integersBySign(words.Integers.Remainder, words.Integers.RemainderSigned),
			real: floats(remainder32), double: remainderDouble},
		"fmod": {arity: 2, integer: integersBySign(words.Integers.Remainder, words.Integers.FmodSigned),
			float: onFloats(float.Arithmetic.Fmod), exact: true},
		"pow": {arity: 2, integer: integersBySign(words.Integers.Pow, words.Integers.PowSigned), wraps: true},
	}
}

func relationRules() map[string]rule {
	return map[string]rule{
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
	}
}

func bitRules() map[string]rule {
	return map[string]rule{
		"bitwise_and":         {arity: 2, boolean: conditions((*Builder).LAnd), integer: wordByWord(words.Arithmetic.And)},
		"bitwise_or":          {arity: 2, boolean: conditions((*Builder).LOr), integer: wordByWord(words.Arithmetic.Or)},
		"bitwise_xor":         {arity: 2, boolean: conditions((*Builder).LNe), integer: wordByWord(words.Arithmetic.Xor)},
		"bitwise_invert":      {arity: 1, boolean: invertCond, integer: invertInt, wraps: true},
		"bitwise_left_shift":  {arity: 2, integer: shiftLeft, wraps: true},
		"bitwise_right_shift": {arity: 2, integer: integersBySign(words.Integers.RightShift, words.Integers.RightShiftSigned)},

		"ceil":  roundsTo(float.Upwards),
		"floor": roundsTo(float.Downwards),
		"trunc": roundsTo(float.TowardsZero),
		"round": {arity: 1, integer: moved, float: roundFloat(float.ToNearest), complex: byParts("round"), exact: true},

		"signbit":   {arity: 1, float: signBitOf, nanBits: true},
		"copysign":  {arity: 2, float: copySign, exact: true, nanBits: true},
		"nextafter": {arity: 2, float: onFloats(float.Arithmetic.NextAfter)},
		"isfinite":  {arity: 1, integer: always(true), float: kindOfFloat((*Builder).ULess), complex: ofParts("isfinite", (*Builder).LAnd)},
		"isinf":     {arity: 1, integer: always(false), float: kindOfFloat((*Builder).IEq), complex: ofParts("isinf", (*Builder).LOr)},
		"isnan":     {arity: 1, integer: always(false), float: kindOfFloat((*Builder).UGreater), complex: ofParts("isnan", (*Builder).LOr)},

		"order_key":        {arity: 1, boolean: boolKey, word: wordKey, pair: pairKey, float: floatKey},
		"pack_words":       {arity: 2, word: packWords},
		"random_bits":      {arity: 3, pair: randomBits(0)},
		"random_bits_high": {arity: 3, pair: randomBits(2)},
		"mul_high":         {arity: 2, pair: mulHigh},
	}
}

func invertCond(b *Builder, a []Value) Value { return b.FromCond(b.LNot(a[0].cond)) }

// byForm returns the rule's most specific lowering for operands of a dtype, or nil.
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
