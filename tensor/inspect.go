package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// ResultType is the dtype that an operation between the operands has: tensors,
// scalars and dtypes (Array API 2024.12, result_type). Scalars take the dtype of
// the others.
//
// Errors: *dtype.PromotionError for a mix that the standard leaves undefined and
// for no operands, *[ScalarError] for a scalar that does not go with the others,
// *[ArgumentError] for a value of another Go type, and the [*OpError] that a
// tensor carries.
func ResultType(operands ...any) (dtype.DType, error) {
	var types []dtype.DType
	var scalars []*weak
	for i, o := range operands {
		switch o := o.(type) {
		case dtype.DType:
			if !o.Valid() {
				return dtype.Invalid, &dtype.UnknownError{Name: o.String()}
			}
			types = append(types, o)
		case *Tensor:
			if err := o.Err(); err != nil {
				return dtype.Invalid, err
			}
			if o != nil && o.weak != nil {
				scalars = append(scalars, o.weak)
			} else {
				types = append(types, o.DType())
			}
		default:
			return dtype.Invalid, &ArgumentError{Op: "result_type", What: fmt.Sprintf("argument %d is of type %T", i+1, o), Hint: "pass tensors, dtypes and, for a number, Scalar of it"}
		}
	}
	if len(types) == 0 && len(scalars) > 0 {
		return dtype.Invalid, &ScalarError{Op: "result_type", Problem: ScalarAlone, Value: scalars[0].value}
	}
	d, err := dtype.ResultType(types...)
	for _, w := range scalars {
		if err == nil {
			_, err = w.bits("result_type", d)
		}
	}
	if err != nil {
		return dtype.Invalid, err
	}
	return d, nil
}
