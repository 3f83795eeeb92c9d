package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// DTypeError says that an operator does not take an operand's dtype.
type DTypeError struct {
	Op      *Op
	Operand int // from 0
	DType   dtype.DType
	Accept  Class
}

func (e *DTypeError) Error() string {
	operand, hint := fmt.Sprintf("operand %d", e.Operand+1), "convert it with Cast"
	switch {
	case e.Op == Div && e.DType.IsInteger():
		hint = "cast to float32 or float64 first"
	case e.Op.Cond && e.Operand == 0:
		operand += ", the condition,"
		hint = "compare it, as with NotEqual(0), or convert it with Cast to bool"
	}
	return fmt.Sprintf("%s: %s is %s, but %s takes %s: %s", e.Op, operand, e.DType, e.Op, e.Accept, hint)
}

// ArityError says that an operator got more or fewer operands than it takes.
type ArityError struct {
	Op  *Op
	Got int
}

func (e *ArityError) Error() string {
	switch e.Op.Arity {
	case Variadic:
		return fmt.Sprintf("%s: takes one operand or more, got %d", e.Op, e.Got)
	case 1:
		return fmt.Sprintf("%s: takes 1 operand, got %d", e.Op, e.Got)
	}
	return fmt.Sprintf("%s: takes %d operands, got %d", e.Op, e.Op.Arity, e.Got)
}

// NoRuleError says that the catalogue has an operator, but no code makes its result.
type NoRuleError struct{ Op *Op }

func (e *NoRuleError) Error() string {
	return fmt.Sprintf("%s: no rule of package compose makes its result", e.Op)
}

// EmptyReductionError says that a reduction without identity got no elements.
type EmptyReductionError struct {
	Op    *Op
	Shape shape.Shape
	Axes  []int
}

func (e *EmptyReductionError) Error() string {
	return fmt.Sprintf("%s: shape %v has no elements along axes %v, and %s of nothing is undefined: check the size first", e.Op, e.Shape, e.Axes, e.Op)
}

// CheckOperand checks operand i's dtype by itself. It fails with a *[DTypeError].
func (o *Op) CheckOperand(i int, d dtype.DType) error {
	if class := o.accepts(i); !class.Contains(d) && !(o.Promotes(i) && class.Contains(o.Convert.Of(d))) {
		return &DTypeError{Op: o, Operand: i, DType: d, Accept: class}
	}
	return nil
}

// Infer applies the dtype rule. common is the dtype that the operands (all but conditions and
// indices) promote to, converted as the operator says, and result is the dtype of the result. attr
// is the dtype that the caller asks for; operators whose Result is ByAttr need one. It fails with
// an *[ArityError], a *[DTypeError], a *dtype.PromotionError or, for attr, an *[AttrError].
func (o *Op) Infer(in []dtype.DType, attr dtype.DType) (common, result dtype.DType, err error) {
	if !o.takes(len(in)) {
		return 0, 0, &ArityError{Op: o, Got: len(in)}
	}
	for i, d := range in {
		if err := o.CheckOperand(i, d); err != nil {
			return 0, 0, err
		}
	}
	for i, d := range in {
		switch {
		case !o.Promotes(i) || d == common:
		case common == dtype.Invalid:
			common = d
		default:
			if common, err = dtype.Promote(common, d); err != nil {
				return 0, 0, &dtype.PromotionError{Op: o.Name, Types: o.meeting(in)}
			}
		}
	}
	common = o.Convert.Of(common)
	switch o.Result {
	case ToBool:
		return common, dtype.Bool, nil
	case Default:
		switch {
		case attr.Valid():
			return common, attr, nil
		case attr != dtype.Invalid:
			return 0, 0, &AttrError{Op: o, Attr: "dtype", Value: fmt.Sprintf("DType(%d)", attr), Want: "name one of package dtype, or none"}
		}
		return common, dtype.DefaultSum(common), nil
	case ByAttr:
		if !attr.Valid() {
			return 0, 0, &AttrError{Op: o, Attr: "dtype", Value: attr, Want: "name one of package dtype"}
		}
		if o == BitCast && !asWide(attr, common) {
			return 0, 0, &AttrError{Op: o, Attr: "to", Value: attr, Want: fmt.Sprintf("the bits of %s are those of a real numeric dtype as wide; Cast converts the numbers", common)}
		}
		return common, attr, nil
	case ToReal:
		return common, common.Real(), nil
	case ToUnsigned:
		return common, Unsigned(common), nil
	case ToUint64:
		return common, dtype.Uint64, nil
	case ToIndex:
		return common, dtype.Int64, nil
	case ToComplex:
		return common, Complex(common), nil
	}
	return common, common, nil
}

// asWide reports whether a dtype is real and as wide as another.
func asWide(d, other dtype.DType) bool { return d.IsReal() && d.Size() == other.Size() }

// Complex is the complex type that holds the numbers of a floating-point type.
func Complex(d dtype.DType) dtype.DType {
	if d == dtype.Float64 || d == dtype.Complex128 {
		return dtype.Complex128
	}
	return dtype.Complex64
}

// meeting returns the dtypes that take part in promotion.
func (o *Op) meeting(in []dtype.DType) []dtype.DType {
	var list []dtype.DType
	for i, d := range in {
		if o.Promotes(i) {
			list = append(list, d)
		}
	}
	return list
}
