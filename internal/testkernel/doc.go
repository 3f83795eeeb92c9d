// Package testkernel runs single kernels in tests: on simulated GPUs, against the host
// backend.
//
// A [Case] is a kernel by its text, with launches of it. [Case.Test] writes the kernel as
// SPIR-V for each simulated GPU, has spirv-val look at it, executes it with the sanitizers
// of package sim, and compares every element with the host's. [Launch] executes one launch
// in memory that a test has made.
//
// Only tests use the package. It imports shaders, host, kernel, codegen, sim, testcode and
// dtype.
package testkernel
