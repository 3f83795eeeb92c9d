// Package vkx is how Weft calls Vulkan: the loader, found at run time so that building needs no SDK, one way to
// call any function, and the validation layers' messages.
//
// It comes twice. With cgo it is C: a trampoline, and the recording of command buffers, where a batch of commands
// is one pointer-free array that a single C call records and submits. Without cgo, and with the tag weft_purego,
// calls go through github.com/ebitengine/purego, and package vulkan records in Go. Where there is neither, on
// other processors or in a browser, there is no loader.
//
// Handles and addresses cross as uintptr and uint64; results are the raw VkResult. Only package internal/vulkan
// uses it. It imports internal/vkabi.
package vkx
