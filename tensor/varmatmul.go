package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// TargetShapeError says that an assignment's result has not the target's shape.
type TargetShapeError struct {
	Op             string
	Target, Result shape.Shape
}

func (e *TargetShapeError) Error() string {
	return fmt.Sprintf("%s: the result has shape %v, the target %v, whose shape never changes: assign a %v, or use the operator that makes a new tensor", e.Op, e.Result, e.Target, e.Target)
}

// MatMulAssign is v @= y, by [Tensor.MatMul], whose result must have v's shape and
// dtype. Errors: those of [Var], *ops.ContractionError and *[TargetShapeError].
func (v *Var) MatMulAssign(y *Tensor) error {
	const name = "matmul_assign"
	if err := v.check(name); err != nil {
		return err
	}
	if y.Err() != nil {
		return y.err
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	product, err := v.product(name, y)
	if err != nil {
		return &OpError{Op: name, Operands: []Operand{v.operand(), operandOf(y)}, Site: callerSite(), Err: err}
	}
	v.value.Close()
	v.value = product
	return nil
}

// product is v @ y where it fits into v. The Var's lock is held.
func (v *Var) product(op string, y *Tensor) (*Tensor, error) {
	product, err := orCause(Apply(ops.MatMul, ops.Attr{}, v.value, y))
	switch {
	case err != nil:
		return nil, err
	case !product.Shape().Equal(v.shape):
		err = &TargetShapeError{Op: op, Target: v.shape.Clone(), Result: product.Shape()}
	case product.DType() != v.dtype:
		err = &ops.TargetDTypeError{Op: op, Target: v.dtype, Elements: y.DType(), Promoted: product.DType()}
	default:
		return product, nil
	}
	product.Close()
	return nil, err
}
