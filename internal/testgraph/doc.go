// Package testgraph draws arrays as they lie in memory and graphs over them, for tests.
//
// A [Layout] is a way for an array to lie in memory: strides of any signs, gaps, repeated,
// overlapping and diagonal elements, spans beyond 2^31 elements. A [Recipe] is a graph as
// data: it can be changed, made again, cut down ([Shrink]) and kept in a file. A [Drawer]
// draws recipes whose operators reach every loop, each operand through a layout. What
// evaluates a recipe, and what its results are compared with, is the test's own: it gives
// a [Maker].
//
// All that is drawn follows from a seed. Only tests use the package. It runs no graph, so
// that the tests of package engine can use it. It imports compose, opline, graph, sim,
// element, ops, shape and dtype.
package testgraph
