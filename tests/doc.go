// Package tests holds what crosses packages: that imports run downwards, that
// memory comes back, that goroutines can share a device, that large tensors
// work, that the examples print what they should. Its tests run on the device that WEFT_DEVICE selects (package testdev).
package tests
