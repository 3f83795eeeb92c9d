// Package graph is the recorded graph. A [Node] is one application of an operator to the [Value]s
// of other nodes, with the types of its results. It also records what has happened to it: whether
// it has run and its results are [Stored], and whether it was closed or freed.
//
// compose makes nodes, and checks what it makes. Plans read nodes, and only the engine writes them.
// A node may have several outputs, and an output's shape may be unknown until the node has run
// ([Type.Known]). The package imports ops, shape, dtype and element.
package graph
