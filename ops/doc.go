// Package ops is the catalogue of operators as immutable data: the name, arity, dtypes, parameters,
// accuracy bound and meaning of each, in one table ([All]).
//
// The table drives everything else: the definitions in hostref, the kernels, the tool's listing and
// checks, the fuzzers. docs/adding-an-operator.md lists what a new operator needs. The package
// imports shape, dtype, element and resample.
package ops
