// Package engine runs plans. [For] gives a device's one engine; it turns the
// values asked for into a plan, keeps a pipeline for every kernel text, takes
// buffers from memory, records a batch of dispatches with a barrier wherever
// one touches what an earlier one wrote, and submits it by one call.
//
// The host device interprets the same fused plan with hostref's functions.
// With the reference check on, every graph is also evaluated by hostref node
// by node, unfused, and the first difference is an error.
//
// A value that has run stores its array in its node; the array's memory goes
// back when the last node that has it is closed or collected.
//
// The package imports plan, target, shaders, backend/host, kernel, compose, codegen, hostref, graph, ops, memory, vulkan,
// sim, gemm, canon, element, parallel, flight, hostmemory, shape and dtype.
package engine
