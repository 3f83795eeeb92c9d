// Package vkx is the C shim beside vulkan-go: the Vulkan entry points that binding lacks, and
// those it makes unsafe or slow.
//
// It covers the loader (found at run time, so building needs no SDK), the Features2 and
// Properties2 chains, validation messages, push descriptors, and recording: a batch of commands
// is one pointer-free array that a single C call records and submits.
//
// Why not vulkan-go for all of it: its calls that take slices of structures hand C memory to a
// finalizer that may run before the call returns, so whatever nests slices is built here, in C
// memory, and passed to vulkan-go by reference where vulkan-go makes the call.
//
// It imports nothing of ours. Dispatchable handles cross as unsafe.Pointer, all others as uint64;
// results are the raw VkResult. Only package internal/vulkan uses it.
package vkx
