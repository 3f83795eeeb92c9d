package vkx

// #include "vkx.h"
import "C"

import "unsafe"

// HugePage is the size that the pages of NewPages have where the system grants it, in bytes.
const HugePage = C.VKX_HUGE_PAGE

// NewPages maps memory of the process for a device to use, in huge pages where the system has
// them: reads and writes of large arrays miss the TLB less. bytes is a multiple of HugePage; nil
// where there is none, or the system is not one that the shim knows how to ask.
func NewPages(bytes int64) unsafe.Pointer { return C.vkx_pages_new(C.size_t(bytes)) }

// FreePages gives pages back that no device uses any more.
func FreePages(pages unsafe.Pointer, bytes int64) { C.vkx_pages_free(pages, C.size_t(bytes)) }

// ImportedBuffer creates a buffer that imported memory can be bound to.
func (d Device) ImportedBuffer(bytes int64, usage uint32) (buffer uint64, result int32) {
	var out C.uint64_t
	r := C.vkx_imported_buffer(d.c, C.uint64_t(bytes), C.uint32_t(usage), &out)
	return uint64(out), int32(r)
}

// ImportedTypes are the memory types that pages can be imported as, as bits.
func (d Device) ImportedTypes(pages unsafe.Pointer) (types uint32, result int32) {
	var out C.uint32_t
	r := C.vkx_imported_types(d.c, pages, &out)
	return uint32(out), int32(r)
}

// Import makes pages a VkDeviceMemory, which does not own them.
func (d Device) Import(pages unsafe.Pointer, bytes int64, memoryType int) (memory uint64, result int32) {
	var out C.uint64_t
	r := C.vkx_import(d.c, pages, C.uint64_t(bytes), C.uint32_t(memoryType), &out)
	return uint64(out), int32(r)
}
