// Package explain shows a plan as data for people and tools: kernels, launches, parameters, SPIR-V,
// and why operators share a kernel or do not.
//
// The package imports plan, plan/expr and kernel.
package explain
