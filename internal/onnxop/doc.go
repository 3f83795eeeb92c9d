// Package onnxop is ONNX's operators as package model runs them: each a function from
// [Value]s to Values that records what package tensor computes. They are found by domain,
// name and version of the operator set ([Find]), and those of other versions than the
// newest are there where their meaning differs.
//
// # Constants
//
// A value whose elements are known before a model runs (an initialiser, a shape, and
// what is computed of these) is a constant: small ones are computed on the host, so
// that a Reshape by a computed shape waits for no device. What needs the elements of
// anything else reads them, and so ends what can be planned at once.
//
// # What Weft has no dtype for
//
// Strings are on the host. Integers of 4 bits and floats of 8 are held wider, and the
// Array knows what the model calls them.
//
// Operators stop by a panic of their own, which [Call.Run] turns into an error, as it does
// Go's run-time errors: what a file asks for must not end a program.
//
// The package imports tensor, handle, onnxpb, device, ops, resample, shape and dtype.
package onnxop
