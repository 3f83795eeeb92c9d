// Package graph is the recorded graph: a [Node] is one application of an operator
// to the [Value]s of others, with the types of its results, and what becomes of
// it: it has not run, it has run and its results are [Stored], it was closed, it
// was freed.
//
// Nodes are made by compose, which checks what it makes; plans read them, and the
// engine alone writes them. A node may have several outputs, and an output's shape
// may be unknown until it has run ([Type.Known]). The package imports ops, shape,
// dtype and element.
package graph
