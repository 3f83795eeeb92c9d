package codegen

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// lowering writes an operator over operands of one dtype and one width.
type lowering func(b *Builder, args []Value) Value

// rule is how an operator is written, by the form of its operands; nil where it
// takes no such operand.
type rule struct {
	arity                     int
	boolean, word, pair, real lowering
}

// rules are the operators that take operands of one dtype and whose result
// depends on nothing else; where and cast are apart.
var rules = map[string]rule{
	"add": {2, nil, words((*Builder).IAdd), pairs(add64), floats((*Builder).add32)},
	"sub": {2, nil, words((*Builder).ISub), pairs(sub64), floats((*Builder).sub32)},
	"mul": {2, nil, words((*Builder).IMul), pairs(mul64), floats((*Builder).mul32)},
	"div": {2, nil, nil, nil, floats((*Builder).div32)},

	"copy": {1, moved, moved, moved, moved},

	"neg":  {1, nil, negWord, negPair, flipSign},
	"abs":  {1, nil, absWord, absPair, clearSign},
	"relu": {1, nil, reluWord, reluPair, reluFloat},
	"sqrt": {1, nil, nil, nil, sqrtFloat},
	"exp":  {1, nil, nil, nil, expFloat},

	"maximum": {2, nil, extremum(true), extremum(true), extremumFloat(true)},
	"minimum": {2, nil, extremum(false), extremum(false), extremumFloat(false)},

	"equal":         {2, conditions((*Builder).LEq), compared(equalInts), compared(equalInts), comparedFloats(equalFloats)},
	"not_equal":     {2, conditions((*Builder).LNe), compared(not(equalInts)), compared(not(equalInts)), comparedFloats(notEqualFloats)},
	"less":          {2, nil, compared(lessInts), compared(lessInts), comparedFloats(lessFloats)},
	"less_equal":    {2, nil, compared(not(swapped(lessInts))), compared(not(swapped(lessInts))), comparedFloats(lessEqualFloats)},
	"greater":       {2, nil, compared(swapped(lessInts)), compared(swapped(lessInts)), swappedFloats(lessFloats)},
	"greater_equal": {2, nil, compared(not(lessInts)), compared(not(lessInts)), swappedFloats(lessEqualFloats)},

	"logical_and": {2, conditions((*Builder).LAnd), nil, nil, nil},
	"logical_or":  {2, conditions((*Builder).LOr), nil, nil, nil},
	"logical_xor": {2, conditions((*Builder).LNe), nil, nil, nil},
	"logical_not": {1, func(b *Builder, a []Value) Value { return b.FromCond(b.LNot(a[0].cond)) }, nil, nil, nil},
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
		if f := find(op, args); f != nil {
			out, ok = f(b, args), true
		}
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

func find(op string, args []Value) lowering {
	r := rules[op]
	if len(args) == 0 || len(args) != r.arity {
		return nil
	}
	for _, a := range args[1:] {
		if a.DType != args[0].DType {
			return nil
		}
	}
	return map[form]lowering{formBool: r.boolean, formWord: r.word, formPair: r.pair, formFloat: r.real}[formOf(args[0].DType)]
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

func negWord(b *Builder, a []Value) Value {
	return word(a[0].DType, a[0].Width, b.ISub(b.SplatU32(0, a[0].Width), a[0].words[0]))
}

func absWord(b *Builder, a []Value) Value {
	if !a[0].DType.IsSigned() {
		return a[0]
	}
	x := a[0].words[0]
	sign := b.ShiftRA(x, b.SplatU32(31, a[0].Width))
	return word(a[0].DType, a[0].Width, b.ISub(b.Xor(x, sign), sign))
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
