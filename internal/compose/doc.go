// Package compose applies operators. [Apply] checks an application (dtypes, shapes, parameters),
// inserts the casts and broadcasts that the Array API's rules imply, and makes the nodes. So the
// inputs of a map node always have the node's shape and one dtype.
//
// An operator that is not primitive has a rule here that composes it of others (softmax, einsum,
// unique, ...). Each file has the rules of one subject. A sum in two parts is a high and a low
// number whose exact sum is meant (ops.SumTerm). The package imports graph,
// internal/routine, ops, shape, dtype, element and resample.
package compose
