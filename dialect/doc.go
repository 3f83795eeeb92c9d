// Package dialect is what Weft's four dialects of broadcasting share: one
// convention, and the errors that mean the same in all of them. The dialects are
// packages xla, mlir, onnx and tml.
//
//   - An operator is a name: the document's where the document names operators
//     (onnx "Add", tml "+"), else the catalogue's (xla, mlir "add").
//   - Infer is the result's shape or type by the document's rule, from the
//     operands' alone; it is pure and runs nothing. Apply checks as Infer does and
//     records the operator on operands; it is lazy, as all of package tensor.
//   - An operand is a tensor.Tensor where the document's types are Weft's dtypes
//     (xla, mlir), else the dialect's Value (onnx, tml): From makes it of a Go
//     slice, Read reads it, and Tensor is the tensor that holds its elements.
//   - What an operator makes carries the first mistake, which Err, Eval and Read
//     return; a pure function returns it; nothing panics.
//   - A mistake is, for errors.As, an *[OperatorError], a *[TypeError], the
//     dialect's own *BroadcastError, or one of package tensor's and shape's
//     (*tensor.MissingError, *shape.DimError).
//   - A message says operator, problem and remedy in its first line; a
//     BroadcastError's then draws the shapes with a mark at the fault, and its last
//     line is the document's rule.
//   - What holds elements gives its memory back with the collector, or now by
//     Close. Shapes, types and operations hold none.
//   - Only what may wait for a device takes a context: Eval and Read.
//   - Sizes 0 and 1 broadcast to 0, also where a document takes the maximum.
package dialect
