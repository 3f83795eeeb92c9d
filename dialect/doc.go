// Package dialect has the parts that Weft's four dialects of broadcasting share: one convention,
// and the errors that mean the same in all of them. The dialects are packages xla, mlir, onnx and
// tml.
//
//   - An operator is a name: the document's where the document names operators (onnx "Add", tml
//     "+"), else the catalogue's (xla, mlir "add").
//   - Infer is the result's shape or type by the document's rule, from the operands' alone. It is
//     pure and runs nothing. Apply checks as Infer does and records the operator on operands. It is
//     lazy, as all of package tensor.
//   - An operand is a tensor.Tensor where the document's types are Weft's dtypes (xla, mlir), else
//     the dialect's Value (onnx, tml): From makes it from a Go slice, Read reads it, and Tensor is
//     the tensor that holds its elements.
//   - The result of an operator carries the first mistake, which Err, Eval and Read return. A pure
//     function returns it. Nothing panics.
//   - A mistake is, for errors.As, an *[OperatorError], a *[TypeError], the dialect's own
//     *BroadcastError, or one of package tensor's and shape's (*tensor.MissingError,
//     *shape.DimError).
//   - The first line of a message names the operator, the problem and the remedy. A BroadcastError
//     then draws the shapes with a mark at the fault, and its last line is the document's rule.
//   - Values give their memory back with the garbage collector, or now by Close. Shapes, types and
//     operations hold no elements.
//   - Only functions that may wait for a device take a context: Eval and Read.
//   - Sizes 0 and 1 broadcast to 0, also where a document takes their maximum.
package dialect
