// Package workload turns an op line into work: the data of its operands, the
// expression over tensors, and what the reference says it must give.
//
// A [Workload] is made from a line and a seed. [Workload.Upload] brings its
// data to a device; [Workload.Build] records the expression with the tensor
// API, once for each time it is to run; [Workload.Reference] evaluates the
// recorded graph node by node with hostref; [Compare] finds the first element
// that differs, and by how many ULPs. [Analyze] counts the bytes and the
// operations that the graph cannot do without.
//
// It imports opline, device, tensor, engine, compose, handle, hostref, graph,
// element, ops, shape and dtype.
package workload
