package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// OperandError says that an argument is nothing that a function takes.
type OperandError struct {
	Op       string
	Index    int // of the argument, from 0
	Value    any
	Accepted string
}

func (e *OperandError) Error() string {
	return fmt.Sprintf("%s: argument %d is of type %T: pass %s", e.Op, e.Index+1, e.Value, e.Accepted)
}

// ResultType is the dtype that an operation between the operands has: tensors,
// scalars and dtypes (Array API 2024.12, result_type). Scalars take the dtype of
// the others.
//
// Errors: *dtype.PromotionError for a mix that the standard leaves undefined and
// for no operands, *[ScalarError] for a scalar that does not go with the others,
// *[OperandError] for a value of another Go type, and the [*OpError] that a
// tensor carries.
func ResultType(operands ...any) (dtype.DType, error) {
	var types []dtype.DType
	var scalars []*weak
	for i, o := range operands {
		switch o := o.(type) {
		case dtype.DType:
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
			return dtype.Invalid, &OperandError{Op: "result_type", Index: i, Value: o, Accepted: "tensors, scalars and dtypes"}
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
