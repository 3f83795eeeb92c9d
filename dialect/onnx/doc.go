// Package onnx is broadcasting by the rules of ONNX and its safety-related profile, SONNX:
// multidirectional broadcasting of any number of tensors, unidirectional broadcasting of one tensor
// to another's shape, and the functionality Broadcast(X0..XL) -> Z0..ZL for every type of the SONNX
// text.
//
// The rules are those of "Broadcasting in ONNX" (onnx/onnx, docs/Broadcasting.md) and of SONNX's
// informal specification of Broadcast. The algebra is package shape's and execution is package
// tensor's. The convention is package dialect's. The package imports dialect, tensor, shape, dtype
// and device.
//
// # A value's way
//
// [From] copies a Go slice to a device as a [Value]: an ONNX [Type], and a device tensor that holds
// the elements ([Type.Storage]). [Apply] checks operand count, types and shapes, in that order, and
// records the operator; nothing runs before [Eval] or [Read]. ONNX has no implicit conversion, so
// operands of different types are a [*dialect.TypeError].
//
// # Types
//
// Values of every type are on the device, where operators move, compare and compute them as ONNX
// defines. A real is the text's idealised number: it is stored and computed as a float64. A string
// is an int32 code on the device, and its text is in a dictionary on the host; operands'
// dictionaries are merged.
//
// # Sizes 0 and 1
//
// They broadcast to 0, as in ONNX's runtimes. SONNX's text takes the maximum of the sizes, here 1,
// and its constraint C1 then refuses the 0.
package onnx
