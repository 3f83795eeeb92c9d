// Package ops says what every operator is: its name, arity, element types,
// shape rule, accuracy bound and meaning, as one table ([All]), and holds the
// graph that tensors record ([Node], [Value]).
//
// Everything else is driven by the table: the definitions in hostref, the
// kernels, the tool's listing and checks, the fuzzers. A new operator is a row
// here, a function in hostref and a lowering in codegen.
//
// [Apply] checks an application (dtype, shape), inserts the casts and
// broadcasts that the Array API's rules imply, and returns the new value; so
// the inputs of a map node always have the node's own shape and one dtype.
//
// A node may have several outputs, and an output's shape may be unknown until
// it has run ([Type.Known]). The package imports shape and dtype only.
package ops
