package mlir

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Operation is a map operator with the types of its operands and its result, which are known before
// the tensors are. It is immutable, and safe for concurrent use.
type Operation struct {
	op       *ops.Op
	operands []Type
	result   Type
}

// New makes an operation from a map operator of the catalogue, by its name or an alias, and
// verifies its types. Where all element types are given, they must also follow the operator's rule
// (the trait itself leaves them free).
//
// Errors: *dialect.OperatorError, those of [Verify], *dialect.TypeError for other element types
// than the operator gives, *tensor.DTypeError, *dtype.PromotionError.
func New(name string, operands []Type, result Type, opts ...Option) (*Operation, error) {
	op, err := mapOperator(name)
	if err != nil {
		return nil, err
	}
	if err := checkArity(op, len(operands)); err != nil {
		return nil, err
	}
	if err := Verify(op.Name, operands, result, opts...); err != nil {
		return nil, err
	}
	if err := checkElements(op, operands, result); err != nil {
		return nil, err
	}
	return &Operation{op: op, operands: cloneTypes(operands), result: cloneType(result)}, nil
}

func mapOperator(name string) (*ops.Op, error) {
	op, ok := ops.ByName(name)
	switch {
	case !ok:
		return nil, &dialect.OperatorError{Op: name, Problem: "it is no operator: gpubench ops lists them"}
	case op.Kind != ops.Map:
		return nil, &dialect.OperatorError{Op: name, Problem: fmt.Sprintf("a %s operator does not broadcast its operands: use a map operator, or package tensor", op.Kind)}
	}
	return op, nil
}

func checkArity(op *ops.Op, operands int) error {
	if operands != op.Arity {
		return &dialect.OperatorError{Op: op.Name, Problem: fmt.Sprintf("got %d operands, takes %d", operands, op.Arity)}
	}
	return nil
}

// checkElements checks the element types against the operator's rule, if all are given.
func checkElements(op *ops.Op, operands []Type, result Type) error {
	in := make([]dtype.DType, len(operands))
	for i, t := range operands {
		if in[i] = t.DType; !in[i].Valid() {
			return nil
		}
	}
	if op.Result == ops.ByAttr && !result.DType.Valid() {
		return elementError(op, fmt.Sprintf("the result %s has no element type, and the operator needs one: declare it", result))
	}
	_, got, err := op.Infer(in, result.DType)
	if err != nil {
		return handle.Error(err)
	}
	return checkElement(op, got, result)
}

func checkElement(op *ops.Op, got dtype.DType, result Type) error {
	if result.DType.Valid() && result.DType != got {
		return elementError(op, fmt.Sprintf("the result is declared %s, and the operator gives %s: declare that, or convert an operand with Cast", result, elementName(got)))
	}
	return nil
}

func elementError(op *ops.Op, problem string) error {
	return &dialect.TypeError{Op: op.Name, Operand: -1, Problem: problem}
}

// String is MLIR's generic form: "add" : (tensor<?xf32>, tensor<4xf32>) ->
// tensor<4xf32>.
func (o *Operation) String() string {
	return `"` + o.op.Name + `" : ` + signature(o.operands, o.result)
}

// Operands are the operands' types.
func (o *Operation) Operands() []Type { return cloneTypes(o.operands) }

// Result is the result's type, as declared.
func (o *Operation) Result() Type { return cloneType(o.result) }

// Infer is the result's shape for operands of the given shapes. It checks the cases that the
// document leaves undefined.
//
// Errors: *dialect.OperatorError for another number of operands; *dialect.TypeError for a shape
// that does not have its operand's type; *[BroadcastError] where two sizes differ and neither is 1;
// *[ResultError] where the result does not have its declared type; *shape.DimError for too many
// elements.
func (o *Operation) Infer(shapes ...shape.Shape) (shape.Shape, error) {
	if err := checkArity(o.op, len(shapes)); err != nil {
		return nil, err
	}
	for i, s := range shapes {
		if err := o.checkArgument(i, s); err != nil {
			return nil, err
		}
	}
	s, err := shape.Broadcast(o.op.Name, shapes...)
	if err != nil {
		return nil, runTimeError(err, o.operands)
	}
	return s, o.checkResult(s)
}

func (o *Operation) checkArgument(i int, s shape.Shape) error {
	t := o.operands[i]
	if t.Unranked {
		return nil
	}
	axis := -1
	if len(s) == len(t.Dims) {
		var found bool
		if axis, found = t.firstMisfit(s); !found {
			return nil
		}
	}
	return shapeError(o.op.Name, i, t, s, axis)
}

func (o *Operation) checkResult(s shape.Shape) error {
	if o.result.Unranked {
		return nil
	}
	axis := -1
	if len(s) == len(o.result.Dims) {
		var found bool
		if axis, found = o.result.firstMisfit(s); !found {
			return nil
		}
	}
	rule := ResultSize
	if axis < 0 {
		rule = ResultRank
	}
	return &ResultError{Op: o.op.Name, Rule: rule, Declared: o.Result(), Inferred: s.Clone(), RunTime: true, Axis: axis}
}

// Apply checks the operands as [Operation.Infer] does and records the operator. Like any operator
// of package tensor it runs when its result is needed.
//
// Errors, carried by the result: the one that an operand carries; those of Infer;
// *dialect.TypeError where an operand, or the result, has another element type than declared (a
// Scalar has none); and those of package tensor's operators.
func (o *Operation) Apply(operands ...*tensor.Tensor) *tensor.Tensor {
	if err := o.checkArguments(operands); err != nil {
		return tensor.Fail(o.op.Name, err, operands...)
	}
	out := handle.Apply(o.op, ops.Attr{DType: o.result.DType}, operands...)
	if out.Err() != nil {
		return out
	}
	if err := checkElement(o.op, out.DType(), o.result); err != nil {
		return tensor.Fail(o.op.Name, err, operands...)
	}
	return out
}

func (o *Operation) checkArguments(operands []*tensor.Tensor) error {
	shapes := make([]shape.Shape, len(operands))
	for i, t := range operands {
		shapes[i] = t.Shape()
	}
	if _, err := o.Infer(shapes...); err != nil {
		return err
	}
	for i, t := range operands {
		if want := o.operands[i]; want.DType.Valid() && t.DType() != want.DType {
			return operandElementError(o.op.Name, i, want, t.DType())
		}
	}
	return nil
}

// Apply applies a map operator of the catalogue, by its name or an alias, to tensors of any rank,
// whose types are static. It infers the result's shape from them and records the operator. Scalars
// of package tensor count as tensors of rank 0. An operator that needs a result type, such as cast,
// is made by [New].
//
// Errors, carried by the result: the one that an operand carries, *dialect.OperatorError,
// *[BroadcastError], and those of package tensor's operators.
func Apply(name string, operands ...*tensor.Tensor) *tensor.Tensor {
	op, err := mapOperator(name)
	if err != nil {
		return tensor.Fail(name, err, operands...)
	}
	if err := checkArity(op, len(operands)); err != nil {
		return tensor.Fail(op.Name, err, operands...)
	}
	types := make([]Type, len(operands))
	for i, t := range operands {
		types[i] = typeOf(t)
	}
	if _, err := Infer(op.Name, types...); err != nil {
		return tensor.Fail(op.Name, err, operands...)
	}
	return handle.Apply(op, ops.Attr{}, operands...)
}

func cloneType(t Type) Type {
	t.Dims = slices.Clone(t.Dims)
	return t
}

func cloneTypes(types []Type) []Type {
	out := make([]Type, len(types))
	for i, t := range types {
		out[i] = cloneType(t)
	}
	return out
}
