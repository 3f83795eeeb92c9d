package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// ResultType is the dtype of an operation between the operands, which are tensors, Vars, numbers
// and dtypes (Array API 2024.12, result_type). Numbers take the dtype of the others.
//
// Errors: *dtype.PromotionError for a mix that the standard leaves undefined and for no operands,
// *dtype.UnknownError for an invalid dtype, *[ScalarError] for a scalar that does not go with the
// others, *[ArgumentError] for a value of another Go type, and the [*OpError] that a tensor
// carries.
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
		default:
			t, done, err := operand("result_type", o)
			defer done()
			switch {
			case err != nil:
				return dtype.Invalid, &ArgumentError{Op: "result_type", What: fmt.Sprintf("argument %d is of type %T", i+1, o), Hint: "pass tensors, dtypes and numbers"}
			case t.Err() != nil:
				return dtype.Invalid, t.Err()
			case t != nil && t.weak != nil:
				scalars = append(scalars, t.weak)
			default:
				types = append(types, t.DType())
			}
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
