// Package faults tests what becomes of a program when something fails beneath it:
// every call of Vulkan that can, by a layer between the loader and the driver
// (testdata/layer.c), devices without optional features and with tiny limits, memory
// that a process may not have, caches that are damaged, and processes that are killed.
//
// The device is chosen by WEFT_DEVICE, as for all tests; the layer is built with the C
// compiler that cgo needs. What runs by default is short; -all enumerates everything.
package faults
