// Package model runs ONNX models: [Load] reads a file, [Model.Run] computes, on any
// device, and the results have the same bits on all of them.
//
//	m, err := model.Load(dev, "net.onnx")
//	out, err := m.Run(ctx, map[string]*tensor.Tensor{"input": x})
//	labels := out["output"].ArgMax(1)
//
// # What is done when
//
// Load checks the model: its graph, that every operator is there ([MissingOpError] names
// the nodes of those that are not), and that weights in other files lie in the model's
// folder. Weights go to the device once. What depends on weights alone is computed once.
// The first Run with inputs of certain shapes plans the whole model as one function
// ([tensor.Compile]); those after it have it, as many as [WithPlans] says. Models that
// need elements to know shapes (NonZero, Loop, a Reshape by an input) are run node by
// node as far as these.
//
// # Types
//
// Tensors are package tensor's. Strings, sequences and optionals are values of
// [Model.RunValues]. Integers of 4 bits are int8 and uint8 outside.
//
// A model is an untrusted file: what is wrong with it is a [*FormatError], a [*NodeError]
// or a [*MissingOpError], memory that it may take is bounded by the file's length, and
// nothing outside its folder is read.
//
// The package imports tensor, handle, onnxop, onnxpb, device, datafile, readfile, shape and
// dtype.
package model
