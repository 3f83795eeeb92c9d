// Package vkabi is the part of Vulkan's ABI that Weft uses, for Go: structures and values, each once.
//
// A structure is named as in Vulkan's registry without the Vk, its fields with a capital; values have the
// registry's names. Dispatchable handles are uintptr, the others uint64. The layouts are those of platforms of
// 64 bits; a test holds all of them, and the values, against the registry's headers and against the C that
// Weft is built with.
//
// It imports nothing of ours, and calls nothing.
package vkabi
