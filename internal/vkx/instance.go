package vkx

/*
#include <stdlib.h>
#include "vkx.h"

#cgo noescape vkx_next_message
#cgo nocallback vkx_next_message
*/
import "C"

import "unsafe"

// ValidationLayer is the name of the Khronos validation layer.
const ValidationLayer = "VK_LAYER_KHRONOS_validation"

// OpenLoader returns vkGetInstanceProcAddr of the system's Vulkan loader, or nil when there is
// no loader. The library stays open for the life of the process.
func OpenLoader() unsafe.Pointer { return C.vkx_open_loader() }

// InstanceVersion is the highest API version the loader creates instances for, as
// VK_MAKE_API_VERSION packs it; 0 for a loader of Vulkan 1.0.
func InstanceVersion(getInstanceProcAddr unsafe.Pointer) uint32 {
	return uint32(C.vkx_instance_version(getInstanceProcAddr))
}

// HasLayer reports whether the loader knows an instance layer.
func HasLayer(getInstanceProcAddr unsafe.Pointer, name string) bool {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	return C.vkx_has_layer(getInstanceProcAddr, text) != 0
}

// InstanceInfo returns a VkInstanceCreateInfo in C memory, for Free to return; nil when memory
// is short. With validate it asks for the validation layer, synchronization validation included.
func InstanceInfo(getInstanceProcAddr unsafe.Pointer, apiVersion uint32, validate bool) unsafe.Pointer {
	return C.vkx_instance_info(getInstanceProcAddr, C.uint32_t(apiVersion), cBool(validate))
}

// AttachInstance resolves the instance's entry points and, with validate, routes its messages
// into the ring that NextMessage empties. One instance at a time.
func AttachInstance(getInstanceProcAddr, instance unsafe.Pointer, apiVersion uint32, validate bool) int32 {
	return int32(C.vkx_instance_attach(getInstanceProcAddr, instance, C.uint32_t(apiVersion), cBool(validate)))
}

// DetachInstance undoes AttachInstance; to be called before the instance is destroyed.
func DetachInstance(instance unsafe.Pointer) { C.vkx_instance_detach(instance) }

// Free returns C memory of InstanceInfo or DeviceInfo.
func Free(p unsafe.Pointer) { C.vkx_free(p) }

// Message is one message of the validation layers.
type Message struct {
	Text    string
	IsError bool // false: a warning
}

// NextMessage takes the oldest validation message; ok is false when there is none. dropped
// counts messages lost since the last call because they came faster than they were taken.
func NextMessage() (m Message, dropped uint64, ok bool) {
	const size = 4096
	var isError C.int
	var lost C.uint64_t
	text := (*C.char)(C.malloc(size))
	defer C.free(unsafe.Pointer(text))
	if C.vkx_next_message(text, size, &isError, &lost) == 0 {
		return Message{}, uint64(lost), false
	}
	return Message{Text: C.GoString(text), IsError: isError != 0}, uint64(lost), true
}

func cBool(b bool) C.int {
	if b {
		return 1
	}
	return 0
}
