package ops

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// TestInfer tests the dtype rule: the promoted dtype of the operands, and that of the result.
func TestInfer(t *testing.T) {
	const (
		i8, i32, i64, u8, u64 = dtype.Int8, dtype.Int32, dtype.Int64, dtype.Uint8, dtype.Uint64
		f16, f32, f64, c64    = dtype.Float16, dtype.Float32, dtype.Float64, dtype.Complex64
		none                  = dtype.Invalid
	)
	for _, c := range []struct {
		name           string
		op             *Op
		in             []dtype.DType
		asked          dtype.DType
		common, result dtype.DType
	}{
		{"one type stays", Add, []dtype.DType{f32, f32}, none, f32, f32},
		{"types promote (Array API 2024.12, type promotion)", Add, []dtype.DType{i8, u8}, none, dtype.Int16, dtype.Int16},
		{"a float meets a complex number", Mul, []dtype.DType{f64, c64}, none, dtype.Complex128, dtype.Complex128},
		{"a comparison gives bool", Less, []dtype.DType{i32, i64}, none, i64, dtype.Bool},
		{"a condition does not promote", Where, []dtype.DType{dtype.Bool, f16, f32}, none, f32, f32},
		{"an index does not promote", Take, []dtype.DType{f16, i64}, none, f16, f16},
		{"bools are added up as int64", Sum, []dtype.DType{dtype.Bool}, none, i64, i64},
		{"small integers are added up in 64 bits", Sum, []dtype.DType{i8}, none, i8, i64},
		{"and unsigned ones likewise", Sum, []dtype.DType{u8}, none, u8, u64},
		{"floats are added up as they are", Sum, []dtype.DType{f16}, none, f16, f16},
		{"unless another accumulator is asked for", Sum, []dtype.DType{f16}, f32, f16, f32},
		{"a cast gives what is asked for", Cast, []dtype.DType{f32}, u8, f32, u8},
		{"bits are those of a type as wide", BitCast, []dtype.DType{f32}, i32, f32, i32},
		{"a magnitude of complex numbers is real", Abs, []dtype.DType{c64}, none, c64, f32},
		{"a key is unsigned and as wide", OrderKey, []dtype.DType{f16}, none, f16, dtype.Uint16},
		{"two words are one of 64 bits", PackWords, []dtype.DType{dtype.Uint32, dtype.Uint32}, none, dtype.Uint32, u64},
		{"positions are int64", ArgMax, []dtype.DType{f32}, none, f32, i64},
		{"any number of operands meet", Concat, []dtype.DType{i8, dtype.Int16, i32}, none, i32, i32},
	} {
		t.Run(c.name, func(t *testing.T) {
			common, result, err := c.op.Infer(c.in, c.asked)
			if err != nil || common != c.common || result != c.result {
				t.Errorf("%s of %v: %v, %v, %v; want %v, %v", c.op, c.in, common, result, err, c.common, c.result)
			}
		})
	}
}

// TestInferRefuses: an error has its type and says what was asked, the problem and what to do.
func TestInferRefuses(t *testing.T) {
	for _, c := range []struct {
		op    *Op
		in    []dtype.DType
		asked dtype.DType
		as    any
		want  string
	}{
		{Add, []dtype.DType{dtype.Float32}, dtype.Invalid, new(*ArityError), "add: takes 2 operands, got 1"},
		{Exp, nil, dtype.Invalid, new(*ArityError), "exp: takes 1 operand, got 0"},
		{Concat, nil, dtype.Invalid, new(*ArityError), "concat: takes one operand or more, got 0"},
		{Exp, []dtype.DType{dtype.Int32}, dtype.Invalid, new(*DTypeError), "exp: operand 1 is int32, but exp takes floating-point dtypes: convert it with Cast"},
		{Where, []dtype.DType{dtype.Int8, dtype.Float32, dtype.Float32}, dtype.Invalid, new(*DTypeError),
			"where: operand 1, the condition, is int8, but where takes bool: compare it, as with NotEqual(0), or convert it with Cast to bool"},
		{Take, []dtype.DType{dtype.Float32, dtype.Float32}, dtype.Invalid, new(*DTypeError), "take: operand 2 is float32, but take takes integer dtypes: convert it with Cast"},
		{Add, []dtype.DType{dtype.Uint64, dtype.Int8}, dtype.Invalid, new(*dtype.PromotionError), ""},
		{Cast, []dtype.DType{dtype.Float32}, dtype.Invalid, new(*AttrError), "cast: dtype is invalid: name one of package dtype"},
		{BitCast, []dtype.DType{dtype.Float32}, dtype.Int64, new(*AttrError),
			"bitcast: to is int64: the bits of float32 are those of a real numeric dtype as wide; Cast converts the numbers"},
	} {
		_, _, err := c.op.Infer(c.in, c.asked)
		if err == nil || !errors.As(err, c.as) {
			t.Errorf("%s of %v: %T %v", c.op, c.in, err, err)
		} else if c.want != "" && err.Error() != c.want {
			t.Errorf("%s of %v says\n%v\nand should\n%s", c.op, c.in, err, c.want)
		}
	}
}

// TestInferOfEveryOperator: an operator takes the dtypes that it accepts, and its result has a
// valid dtype. It refuses others, with the operand's number.
func TestInferOfEveryOperator(t *testing.T) {
	for _, o := range All() {
		n := o.Arity
		if n == Variadic {
			n = 2
		}
		if n == 0 {
			continue
		}
		for _, d := range dtype.All() {
			in, takes := slices.Repeat([]dtype.DType{d}, n), true
			for i := range in {
				switch {
				case o.Cond && i == 0:
					in[i] = dtype.Bool
				case !o.Promotes(i):
					in[i] = dtype.Int64
				default:
					takes = o.Accept.Contains(o.Convert.Of(d))
				}
			}
			asked := dtype.Invalid
			if o.Result == ByAttr {
				asked = d
			}
			_, result, err := o.Infer(in, asked)
			var refused *DTypeError
			switch {
			case o == BitCast: // to itself, if it is a real numeric dtype
			case takes && (err != nil || !result.Valid()):
				t.Errorf("%s of %v gives %v, %v", o, in, result, err)
			case !takes && !errors.As(err, &refused):
				t.Errorf("%s of %v: %v", o, in, err)
			}
		}
	}
}
