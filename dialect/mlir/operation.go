package mlir

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Operation is a map operator with the types of its operands and its result:
// what is known before the tensors are. It is immutable, and safe for
// concurrent use.
type Operation struct {
	op       *ops.Op
	operands []Type
	result   Type
}

// New makes an operation of a map operator of the catalogue, by its name or an
// alias, and verifies its types. Where all element types are given, they must
// be those of the operator's rule too (the trait itself leaves them free).
//
// Errors: *[OperatorError], *ops.ArityError, those of [Verify], *ops.DTypeError,
// *dtype.PromotionError and *[ElementError].
func New(name string, operands []Type, result Type, opts ...Option) (*Operation, error) {
	op, err := mapOperator(name)
	if err != nil {
		return nil, err
	}
	if len(operands) != op.Arity {
		return nil, &ops.ArityError{Op: op, Got: len(operands)}
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
		return nil, &OperatorError{Name: name}
	case op.Kind != ops.Map:
		return nil, &OperatorError{Name: name, Kind: op.Kind, Known: true}
	}
	return op, nil
}

// checkElements holds the element types against the operator's rule, where
// they are all given.
func checkElements(op *ops.Op, operands []Type, result Type) error {
	in := make([]dtype.DType, len(operands))
	for i, t := range operands {
		if in[i] = t.DType; !in[i].Valid() {
			return nil
		}
	}
	if op.Result == ops.ByAttr && !result.DType.Valid() {
		return &ElementError{Op: op.Name, Declared: result}
	}
	_, got, err := op.Infer(in, result.DType)
	if err != nil {
		return err
	}
	return checkElement(op, got, result)
}

func checkElement(op *ops.Op, got dtype.DType, result Type) error {
	if result.DType.Valid() && result.DType != got {
		return &ElementError{Op: op.Name, DType: got, Declared: result}
	}
	return nil
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

// Shape is the result's shape for operands of the given shapes, now that they
// are known. It checks what the document calls undefined.
//
// Errors: *ops.ArityError; *[ArgumentError] for a shape that is not of its
// operand's type; *[RunTimeError] where two sizes differ and neither is 1;
// *[RunTimeResultError] where the result is not of its declared type;
// *shape.DimError for too many elements.
func (o *Operation) Shape(shapes ...shape.Shape) (shape.Shape, error) {
	if len(shapes) != o.op.Arity {
		return nil, &ops.ArityError{Op: o.op, Got: len(shapes)}
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
	return &ArgumentError{Op: o.op.Name, Operand: i, Declared: cloneType(t), Shape: s.Clone(), Axis: axis}
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
	return &RunTimeResultError{Op: o.op.Name, Declared: o.Result(), Shape: s, Axis: axis}
}

// Execute checks the operands by [Operation.Shape] and records the operator;
// like any of package tensor's it runs when its result is needed.
//
// Errors, carried by the result: the one that an operand carries; those of
// Shape; *[ArgumentError] for an operand of another element type than declared,
// and so for a Scalar, which has none of its own; *[ElementError] when the
// operator's result has another than declared; and those of tensor.Apply.
func (o *Operation) Execute(operands ...*tensor.Tensor) *tensor.Tensor {
	if err := o.checkArguments(operands); err != nil {
		return tensor.Fail(o.op.Name, err, operands...)
	}
	out := tensor.Apply(o.op, ops.Attr{DType: o.result.DType}, operands...)
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
	if _, err := o.Shape(shapes...); err != nil {
		return err
	}
	for i, t := range operands {
		if want := o.operands[i]; want.DType.Valid() && t.DType() != want.DType {
			return &ArgumentError{Op: o.op.Name, Operand: i, Declared: cloneType(want), Shape: shapes[i], DType: t.DType(), Element: true}
		}
	}
	return nil
}

// Execute applies a map operator of the catalogue, by its name or an alias, to
// tensors, whose types are static: it infers the result's shape from them and
// records the operator. Scalars of package tensor count as tensors of rank 0.
// An operator that needs a result type, cast, is made by [New].
//
// Errors, carried by the result: the one that an operand carries,
// *[OperatorError], *ops.ArityError, *[IncompatibleError], and those of
// tensor.Apply.
func Execute(name string, operands ...*tensor.Tensor) *tensor.Tensor {
	op, err := mapOperator(name)
	if err != nil {
		return tensor.Fail(name, err, operands...)
	}
	types := make([]Type, len(operands))
	for i, t := range operands {
		types[i] = TypeOf(t)
	}
	if _, _, err := InferResultShape(op.Name, types...); err != nil {
		return tensor.Fail(op.Name, err, operands...)
	}
	return tensor.Apply(op, ops.Attr{}, operands...)
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
