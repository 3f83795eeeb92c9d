// Package memory divides a device's memory blocks into buffers.
//
// An [Allocator] suballocates: drivers limit the number of allocations, and each costs a system
// call. A [Buffer] is counted by its users; the last one names the submission it must outlive, and
// the space comes back once that is done. Data goes up through a staging ring, or straight into
// memory that the host sees; parameter data goes through a ring of its own; data comes back by a
// copy into memory that the host caches, or straight from device memory that is cached too. What is
// large goes up, and all comes back, by the device's transfer queue where it has one, beside what the
// device computes. When memory runs out, finished frees are collected, submissions awaited, empty
// blocks given back and the engine asked to let go, before it is an [OutOfMemoryError].
//
// The package imports vulkan and parallel.
package memory
