// Package ops is the catalogue of operators, as immutable data: of each its name,
// arity, element types, parameters, accuracy bound and meaning, as one table
// ([All]).
//
// Everything else is driven by the table: the definitions in hostref, the
// kernels, the tool's listing and checks, the fuzzers; docs/adding-an-operator.md
// says what belongs to a new one. The package imports shape,
// dtype, element and resample.
package ops
