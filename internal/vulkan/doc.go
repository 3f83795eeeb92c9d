// Package vulkan drives a device through Vulkan: it makes pipelines from SPIR-V and memory blocks,
// and runs batches of commands.
//
// [List] and [Open] find devices for package device, which chooses among them. A [Device] runs a
// [Batch] (dispatches, copies, barriers, timestamps) by one call of the driver and returns a
// [Ticket] to wait for. A [Template] is a batch that is recorded once for many buffers. Opening
// submits nothing, so a driver that can only compile opens too. [Device.Extension] attaches values
// to a device that live as long as it does.
//
// Every Vulkan call goes through one interface (driver.go) with two implementations. One uses cgo:
// vulkan-go, and recording in C (cgo.go). The other, without cgo or with the tag weft_purego, is Go
// alone (pure*.go). Both share Go code over the structures of internal/vkabi: queries of loaders
// and physical devices, and the creation of devices and pipelines (loader.go, physical.go,
// features.go, devicecalls.go, pipelinecalls.go). The simulated GPUs (simulated.go, opened by
// [OpenSimulated]) implement the same interface from the physical device down, over internal/sim.
//
// The package imports vkx, vkabi, sim, codegen, spirv, dtype and readfile. Above it, memory divides
// its blocks, and backend/vulkan records its batches. It never prints; its messages go to the
// logger.
package vulkan
