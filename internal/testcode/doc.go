// Package testcode runs and validates SPIR-V that tests write.
//
// A [Machine] executes a module as a device with chosen quirks would. [Validate] has
// spirv-val look at it. A [WordCase] is an operation on words beside its definition in
// Go: [WordCase.Test] writes a kernel of it and runs it on hard and random operands.
//
// Only tests use the package. It imports spirv.
package testcode
