// Package device finds Vulkan devices, opens them and runs batches of commands on them.
//
// [List] shows every compute device of every installed driver and, last, the host; [Open] takes
// the best one or the one a selector names. A [Device] makes pipelines from SPIR-V, memory
// blocks, and runs a [Batch] (dispatches, copies, barriers, timestamps) by one C call, returning
// a [Ticket] to wait for. Nothing is submitted until a caller submits: a driver that can only
// compile opens too.
//
// It may import internal/vkx, codegen, shape and dtype. Above it, memory divides its blocks,
// and engine records its batches. It never prints; what it has to say goes to the logger.
package device
