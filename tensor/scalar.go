package tensor

import (
	"fmt"
	"math"
	"reflect"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// ScalarValue is any Go number or bool that [Scalar] takes.
type ScalarValue interface {
	~bool |
		~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr |
		~float32 | ~float64 | ~complex64 | ~complex128
}

// Scalar is a weakly typed number in place of a tensor; an [Operand] may be the number itself.
// Beside a tensor it becomes a scalar of the tensor's dtype, on its device. By the Array API's
// rules for Python scalars (2024.12, "Mixing arrays with Python scalars") a bool goes with bool
// tensors, an integer with numeric ones, a float with real and complex floating-point ones, and a
// complex number only with complex ones. Numbers are rounded to floats once, to the nearest, of two
// the even one.
//
// An operator reports a *[ScalarError] where the kinds do not fit, where the value is out of the
// dtype's range (for floats: where a finite value would become infinite), and where no operand is a
// tensor: [Full] makes a typed scalar. Comparisons are exact instead ([Tensor.Equal]), and [Where]
// chooses between two numbers.
func Scalar[T ScalarValue](value T) *Tensor { return &Tensor{weak: weakOf(value)} }

// weakOf returns a Go number or bool as a weak, and nil for any other value.
func weakOf(value any) *weak {
	w := &weak{value: value}
	switch v := reflect.ValueOf(number(value)); {
	case v.Kind() == reflect.Bool:
		w.kind = dtype.KindBool
		if v.Bool() {
			w.magnitude = 1
		}
	case v.CanInt():
		w.kind, w.negative, w.magnitude = dtype.KindInt, v.Int() < 0, uint64(v.Int())
		if w.negative {
			w.magnitude = -w.magnitude
		}
	case v.CanUint():
		w.kind, w.magnitude = dtype.KindInt, v.Uint()
	case v.CanComplex():
		w.kind, w.float, w.imag = dtype.KindComplex, real(v.Complex()), imag(v.Complex())
	case v.CanFloat():
		w.kind, w.float = dtype.KindFloat, v.Float()
	default:
		return nil
	}
	return w
}

// number returns the value of a half, whose Go type is an integer type of its bits, and any other
// value as it is.
func number(value any) any {
	switch v := value.(type) {
	case float16.Float16:
		return v.Float32()
	case bfloat16.BFloat16:
		return v.Float32()
	}
	return value
}

// weak is a number without a dtype.
type weak struct {
	value     any // as given, for messages
	kind      dtype.Kind
	negative  bool    // integers
	magnitude uint64  // integers, and 0 or 1 for a bool
	float     float64 // floats, and the real part of a complex number
	imag      float64
}

func (w *weak) String() string { return fmt.Sprintf("scalar %v", w.value) }

// bits returns the element of dtype d that the number becomes.
func (w *weak) bits(op string, d dtype.DType) (element.Bits, error) {
	fail := func(p ScalarProblem) (element.Bits, error) {
		return element.Bits{}, &ScalarError{Op: op, Problem: p, Value: w.value, DType: d}
	}
	floating := d.IsFloat() || d.IsComplex()
	switch {
	case !d.Valid():
		return fail(ScalarAlone)
	case w.kind == dtype.KindBool && d == dtype.Bool:
		return element.Bits{w.magnitude}, nil
	case w.kind == dtype.KindInt && d.IsInteger():
		if w.magnitude > limit(d, w.negative) {
			return fail(ScalarOutOfRange)
		}
		if w.negative {
			return element.Bits{-w.magnitude & mask(d)}, nil
		}
		return element.Bits{w.magnitude}, nil
	case w.kind == dtype.KindInt && floating && tooLarge(d, float64(w.magnitude)):
		return fail(ScalarOutOfRange)
	case w.kind == dtype.KindInt && floating && w.negative:
		return converted(d, -int64(w.magnitude))
	case w.kind == dtype.KindInt && floating:
		return converted(d, w.magnitude)
	case w.kind == dtype.KindFloat && floating:
		if tooLarge(d, w.float) {
			return fail(ScalarOutOfRange)
		}
		return converted(d, w.float)
	case w.kind == dtype.KindComplex && d.IsComplex():
		if tooLarge(d, w.float) || tooLarge(d, w.imag) {
			return fail(ScalarOutOfRange)
		}
		return converted(d, complex(w.float, w.imag))
	}
	return fail(ScalarKind)
}

// converted converts a number to an element of dtype d, by the definition of cast.
func converted[T dtype.Element](d dtype.DType, value T) (element.Bits, error) {
	from := hostref.Column{DType: dtype.Of[T](), Data: bytesOf([]T{value})}
	to := hostref.Column{DType: d, Data: make([]byte, d.Size())}
	err := hostref.Apply(ops.Cast, to, from)
	return element.BitsOf(to.Data), err
}

// tooLarge reports whether a finite number rounds to an infinity of dtype d.
func tooLarge(d dtype.DType, f float64) bool {
	info, err := dtype.Finfo(d)
	if err != nil || math.IsInf(f, 0) || d.Real() == dtype.Float64 {
		return false
	}
	// Half a unit in the last place above the greatest number, (2-eps) * 2^n.
	power := info.Max / (2 - info.Eps)
	return math.Abs(f) >= power*(2-info.Eps/2)
}

// limit is the greatest magnitude of an integer dtype on one side of zero.
func limit(d dtype.DType, negative bool) uint64 {
	switch {
	case !d.IsSigned() && negative:
		return 0
	case !d.IsSigned():
		return mask(d)
	case negative:
		return mask(d)>>1 + 1
	}
	return mask(d) >> 1
}

// mask has the bits of one element set.
func mask(d dtype.DType) uint64 { return math.MaxUint64 >> (64 - 8*d.Size()) }

// ScalarProblem says why a scalar is refused.
type ScalarProblem int

// The problems.
const (
	ScalarKind       ScalarProblem = iota // its kind does not go with the dtype
	ScalarOutOfRange                      // the dtype cannot hold it
	ScalarAlone                           // no operand has a dtype to take
)

// ScalarError says why a [Scalar] cannot take a tensor's dtype.
type ScalarError struct {
	Op      string
	Problem ScalarProblem
	Value   any         // as given to Scalar
	DType   dtype.DType // of the tensor; dtype.Invalid for ScalarAlone
}

func (e *ScalarError) Error() string {
	asked := fmt.Sprintf("%s: scalar %v ", e.Op, e.Value)
	switch e.Problem {
	case ScalarAlone:
		return asked + "meets no tensor whose dtype it could take: make one of the operands a tensor with Full"
	case ScalarOutOfRange:
		return asked + fmt.Sprintf("is out of the range of %s: cast the tensor to a wider dtype, or use another value", e.DType)
	}
	return asked + fmt.Sprintf("(a Go %T) does not go with %s: %s", e.Value, e.DType, kindHint(e.DType))
}

func kindHint(d dtype.DType) string {
	switch {
	case d == dtype.Bool:
		return "a bool tensor takes bool scalars; convert the tensor with Cast"
	case d.IsInteger():
		return "an integer tensor takes integer scalars; convert the tensor with Cast"
	}
	if d.IsComplex() {
		return "a complex tensor takes numbers; convert the scalar"
	}
	return "a floating-point tensor takes real numbers; convert the scalar, or the tensor with Cast"
}
