// Package model runs ONNX models: [Load] reads a file and [Model.Run] computes, on any device, with
// the same bits on all of them.
//
//	m, err := model.Load(dev, "net.onnx")
//	out, err := m.Run(ctx, map[string]*tensor.Tensor{"input": x})
//	labels := out["output"].ArgMax(1)
//
// # Loading and running
//
// Load checks the model: its graph, that Weft has every operator ([MissingOpError] names the nodes
// of the others), and that weights in other files are in the model's folder. Weights go to the
// device once. Values that depend on weights alone are computed once. The first Run with inputs of
// certain shapes plans the whole model as one function ([tensor.Compile]). Later runs reuse the
// plan; a model keeps as many as [WithPlans] says. Models whose shapes depend on elements (NonZero,
// Loop, a Reshape by an input) run node by node.
//
// # Types
//
// Tensors are package tensor's. Strings, sequences, maps and optionals are values of [Model.RunValues].
// Integers of 4 bits are int8 and uint8 outside the model.
//
// A model is an untrusted file. A fault in it is a [*FormatError], a [*NodeError] or a
// [*MissingOpError]. The file's length bounds the memory that the model may take. Nothing outside
// its folder is read, but for links to the places that Load names.
//
// The package imports tensor, onnxop, onnxpb, device, opened, hostmemory, datafile, readfile,
// parallel, shape and dtype.
package model
