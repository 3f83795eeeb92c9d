// Package testgraph draws arrays as they lie in memory and graphs over them, for tests.
//
// A [Layout] is a way for an array to lie in memory: strides of any signs, gaps, repeated,
// overlapping and diagonal elements, spans beyond 2^31 elements. A [Recipe] is a graph as
// data: it can be changed, made again, cut down ([Shrink]) and kept in a file. A [Drawer]
// draws recipes whose operators reach every loop, each operand through a layout. What
// evaluates a recipe, and what its results are compared with, is the test's own: it gives
// a [Maker].
//
// All that is drawn follows from a seed. Only tests import the package. It imports
// nothing that runs a graph, so that the tests of package engine can.
package testgraph
