// Package cases draws the op lines by which a device is compared with the
// reference: the whole catalogue in every dtype, over special values, any bit
// patterns and subnormals, in all shapes and through views, and random fused
// expressions.
//
// [Catalogue] returns lines of text, the same for the same seed, each of which
// reproduces its case when it is given to gpubench check by itself. Structures
// are few and values many, because every structure is a kernel to compile.
//
// It imports opline, graph, ops, shape and dtype.
package cases
