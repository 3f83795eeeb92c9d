// Package compose applies operators: [Apply] checks an application (dtypes,
// shapes, parameters), inserts the casts and broadcasts that the Array API's rules
// imply, and records the nodes. So the inputs of a map node always have the node's
// own shape and one dtype.
//
// An operator that is no primitive has a rule here that writes it in others
// (softmax, einsum, unique, ...); a file has the rules of one subject. The package
// imports graph, ops, shape, dtype, element and resample.
package compose
