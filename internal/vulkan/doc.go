// Package vulkan is what Weft does to a device with Vulkan: it makes pipelines from SPIR-V and
// memory blocks, and runs batches of commands.
//
// [List] and [Open] find devices for package device, which chooses among them. A [Device] runs a
// [Batch] (dispatches, copies, barriers, timestamps) by one call of the driver, returning a
// [Ticket] to wait for; a [Template] is a batch recorded once for many buffers. Nothing is submitted
// until a caller submits: a driver that can only compile opens too. What lives as long as the device
// hangs on it by [Device.Extension].
//
// Every call of Vulkan goes through one interface (driver.go). It is implemented with cgo by vulkan-go and by
// recording in C (cgo.go), and without, or with the tag weft_purego, in Go alone (pure*.go). What both do alike, all
// that is asked of loaders and physical devices and what devices and pipelines are made with, is Go's (loader.go,
// physical.go, features.go, devicecalls.go, pipelinecalls.go), over the structures of internal/vkabi. The simulated
// GPUs (simulated.go, opened by [OpenSimulated]) implement the same interface from the physical device down, over
// internal/sim.
//
// The package imports vkx, vkabi, sim, codegen, spirv, dtype and readfile. Above it, memory divides its blocks,
// and backend/vulkan records its batches. It never prints; what it has to say goes to the logger.
package vulkan
