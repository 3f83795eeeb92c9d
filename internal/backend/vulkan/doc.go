// Package vulkan runs plans on Vulkan devices. A plan comes as [backend.Work]. Record compiles its
// kernels, several at a time, and turns its launches into commands, with a barrier before each
// launch that touches what an earlier one wrote. Run fills in the arrays' buffers, and submits by
// one call as much as watchdogs allow. Pipelines are kept under their kernels' keys, up to the
// device's budget. Memory comes from package memory, and is freed once the submissions that use it
// are done. The host computes small work in a CPU driver's memory, if the device allows it.
//
// Each file has one subject: described.go says what a device is to the planner and to code
// generation, basic.go what is known of it before its arithmetic is probed. programs.go and late.go
// compile, recorder.go records commands and barriers, run.go submits, pace.go limits the
// submissions in flight. memory.go has arrays, timing.go timestamps, and onhost.go small work.
//
// The package imports backend, backend/host, plan/rules, shaders, codegen, target, kernel, graph,
// ops, memory, flight, vulkan, sim, gemm and dtype.
package vulkan
