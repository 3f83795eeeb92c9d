// Package explain shows a plan as data for people and tools: kernels, launches, parameters,
// SPIR-V, and why operators are in one kernel or not.
//
// The package imports plan, plan/expr and kernel.
package explain
