// Package mlir is MLIR's broadcasting: the rules of its Broadcastable trait for operations over
// static, dynamic and unranked types.
//
// A dimension's size is a number, or [Dynamic], "?", when it is known at run time only. A whole
// shape may be unranked, "*". [Infer] is the document's inference and [Verify] its verification.
// Once the sizes are known, an [Operation] checks the cases that the document leaves undefined: two
// sizes that differ, neither of them 1, are a [*BroadcastError], and a result without its declared
// size is a [*ResultError].
//
// A size 0 is a static size like 2 or 3: it goes with 0, 1 and "?", and the result is 0.
//
// A value flows through it like this: [New] makes an Operation from types, often those of
// [ParseSignature], and infers and verifies; [Operation.Apply] checks the tensors' shapes and
// records the operator on package tensor, whose broadcasting is the run-time rule. [Apply] does
// both for given tensors. The convention is package dialect's. The package imports dialect, tensor,
// handle, ops, shape and dtype.
package mlir
