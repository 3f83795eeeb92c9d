package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// unquotedError says that an op line's words came as arguments of their own.
func unquotedError() error {
	return usagef(`an op line is one argument: quote it, as in gpubench run "add f32 [4] [4]"`)
}

// unquoted reports whether an operator's bare name is followed by an argument
// that is no flag.
func unquoted(args []string) bool {
	for i, word := range args[:max(0, len(args)-1)] {
		op, _ := expr.FindOp(word)
		if (op != nil || word == "expr") && !strings.HasPrefix(args[i+1], "-") {
			return true
		}
	}
	return false
}

// conversion is what a mistake in dtypes asks for.
type conversion struct {
	wrong func(operand int, d dtype.DType) bool // the operands to convert
	to    dtype.DType
}

// conversionFor reads it from the library's error; ok is false for others.
func conversionFor(l opline.Line, err error) (c conversion, ok bool) {
	var operand *tensor.DTypeError
	var mix *dtype.PromotionError
	var target *tensor.TargetDTypeError
	switch {
	case errors.As(err, &operand):
		to := preferred(operand.Accept)
		if slices.Contains(operand.Accept, l.DType) {
			to = l.DType
		}
		// Those beside it must go along, but where's condition stands alone.
		alone := operand.Op == ops.Where.Name
		return conversion{func(i int, d dtype.DType) bool {
			return i == operand.Operand || !alone && d == operand.DType
		}, to}, to != 0
	case errors.As(err, &mix):
		to := preferred(mix.Types)
		return conversion{func(_ int, d dtype.DType) bool { return d != to && slices.Contains(mix.Types, d) }, to}, to != 0
	case errors.As(err, &target):
		return conversion{func(_ int, d dtype.DType) bool { return d == target.Elements }, target.Target}, true
	}
	return conversion{}, false
}

// preferences are the dtypes to convert to, the best first: floats keep the most
// of other numbers, and of each kind the one that most programs use is first.
var preferences = []dtype.DType{
	dtype.Float32, dtype.Float64, dtype.Complex64, dtype.Complex128, dtype.Float16, dtype.BFloat16,
	dtype.Int32, dtype.Int64, dtype.Uint32, dtype.Uint64, dtype.Int16, dtype.Uint16, dtype.Int8, dtype.Uint8, dtype.Bool,
}

// preferred is the best of a list; 0 for none.
func preferred(list []dtype.DType) dtype.DType {
	for _, d := range preferences {
		if slices.Contains(list, d) {
			return d
		}
	}
	return 0
}

// castAdvice says in the terms of op lines what the library's error advises in
// those of Go: the line to write instead where the line is one operator
// without keys; "" for a mistake that no cast mends.
func castAdvice(l opline.Line, err error) string {
	c, ok := conversionFor(l, err)
	if !ok {
		return ""
	}
	call, isCall := l.Expr.(*expr.Call)
	if l.Op == "expr" || !isCall || len(expr.KeyNames(call.Op)) > 0 {
		return fmt.Sprintf("\n    in an expression: cast(x, to=%s)", c.to.Short())
	}
	var args, operands []string
	for i, o := range l.Operands {
		arg, kind := o.Name, ""
		if c.wrong(i, o.DType) {
			arg = fmt.Sprintf("cast(%s, to=%s)", o.Name, c.to.Short())
		}
		if o.DType != l.DType {
			kind = o.DType.Short()
		}
		args = append(args, arg)
		operands = append(operands, o.Name+"="+kind+dims(o.Shape))
	}
	return fmt.Sprintf("\n    as an op line: expr \"%s(%s)\" %s %s", l.Op, strings.Join(args, ", "), l.DType.Short(), strings.Join(operands, " "))
}

// dims writes a shape as op lines do.
func dims(s []int) string { return strings.ReplaceAll(fmt.Sprint(s), " ", ",") }
