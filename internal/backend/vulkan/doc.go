// Package vulkan runs plans on Vulkan devices. A plan comes as [backend.Work]; Record compiles
// its kernels, several at a time, and makes commands of its launches, with a barrier wherever
// one touches what an earlier one wrote. Run puts the arrays' buffers in, and submits by one call
// what a watchdog allows at once. Pipelines are kept by their kernels' keys, as many as a
// device's budget says; memory comes from package memory, and goes back once the submissions are
// done that use it. What is small the host computes in a CPU driver's memory, where it may.
//
// A file has one subject: described.go what a device is to the planner and to code generation,
// basic.go what is known of it before its arithmetic was probed, programs.go and late.go
// compiling, recorder.go commands and barriers, run.go submissions, pace.go how far ahead of
// the device they are, memory.go arrays, timing.go timestamps, onhost.go small work.
//
// The package imports backend, backend/host, plan/rules, shaders, codegen, target, kernel, graph, ops, memory, flight,
// vulkan, sim, gemm and dtype.
package vulkan
