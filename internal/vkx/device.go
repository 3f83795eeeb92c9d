package vkx

/*
#cgo CFLAGS: -std=c11 -Wall
#include <stdlib.h>
#include "vkx.h"

#cgo noescape vkx_submit
#cgo nocallback vkx_submit
#cgo nocallback vkx_slot_status
*/
import "C"

import (
	"errors"
	"runtime"
	"unsafe"
)

// MaxBindings is how many buffers one dispatch may bind, whatever more a device allows.
const MaxBindings = C.VKX_MAX_BINDINGS

// Operations of a batch's commands; vkx.h gives their words.
const (
	OpDispatch  = C.VKX_DISPATCH
	OpBarrier   = C.VKX_BARRIER
	OpCopy      = C.VKX_COPY
	OpFill      = C.VKX_FILL
	OpTimestamp = C.VKX_TIMESTAMP
)

// DeviceInfo returns a VkDeviceCreateInfo in C memory, for Free to return, that enables what
// Features and Limits report; nil when memory is short.
func DeviceInfo(p *Physical) unsafe.Pointer { return C.vkx_device_info(&p.c) }

// Device holds a logical device's entry points, in C memory.
type Device struct{ c *C.vkx_device }

// Slot is what one submission owns: command buffer, fence, descriptor pools, queries. Used by
// one submission at a time, and again after it is done.
type Slot struct{ c *C.vkx_slot }

var errNoMemory = errors.New("out of host memory")

// NewDevice resolves the entry points of a VkDevice and its queue.
func NewDevice(device, queue unsafe.Pointer, p *Physical) (Device, error) {
	c := C.vkx_device_new(device, queue, &p.c)
	if c == nil {
		return Device{}, errNoMemory
	}
	return Device{c}, nil
}

// Free gives the table back; the VkDevice itself is the caller's to destroy.
func (d Device) Free() { C.vkx_device_free(d.c) }

// WaitIdle is vkDeviceWaitIdle.
func (d Device) WaitIdle() int32 { return int32(C.vkx_device_wait_idle(d.c)) }

// SetLayout creates a descriptor set layout: storage buffers at bindings 0 and up, then the
// uniform buffer if there is one; at most MaxBindings in all.
func (d Device) SetLayout(storage int, uniform, pushDescriptors bool) (layout uint64, result int32) {
	var out C.uint64_t
	r := C.vkx_set_layout(d.c, C.uint32_t(storage), cBool(uniform), cBool(pushDescriptors), &out)
	return uint64(out), int32(r)
}

// PipelineLayout creates a layout of one set and one push constant block.
func (d Device) PipelineLayout(setLayout uint64, pushBytes int) (layout uint64, result int32) {
	var out C.uint64_t
	r := C.vkx_pipeline_layout(d.c, C.uint64_t(setLayout), C.uint32_t(pushBytes), &out)
	return uint64(out), int32(r)
}

// DestroySetLayout and DestroyPipelineLayout give layouts back.
func (d Device) DestroySetLayout(layout uint64) { C.vkx_set_layout_free(d.c, C.uint64_t(layout)) }
func (d Device) DestroyPipelineLayout(layout uint64) {
	C.vkx_pipeline_layout_free(d.c, C.uint64_t(layout))
}

// Pipeline creates a compute pipeline of a module's entry point "main", and tells whether the driver
// says to have found it in the cache; name labels it for validation messages and debuggers. A
// subgroup that is not 0 is the size of subgroups, all of them full, that it requires.
func (d Device) Pipeline(cache, module, layout uint64, subgroup int, name string) (pipeline uint64, cached bool, result int32) {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	var out C.uint64_t
	var hit C.int
	r := C.vkx_pipeline(d.c, C.uint64_t(cache), C.uint64_t(module), C.uint64_t(layout), C.uint32_t(subgroup), text, &out, &hit)
	return uint64(out), hit != 0, int32(r)
}

// NewSlot creates a submission slot; call is which one failed.
func (d Device) NewSlot() (s Slot, call string, result int32) {
	var out *C.vkx_slot
	var failed *C.char
	r := C.vkx_slot_new(d.c, &out, &failed)
	return Slot{out}, C.GoString(failed), int32(r)
}

// FreeSlot destroys a slot whose submission is done.
func (d Device) FreeSlot(s Slot) { C.vkx_slot_free(d.c, s.c) }

// Submit records the batch's words and submits them, in one C call. timestamps is the number of
// queries the batch writes; with 0 its timestamp commands are passed over. A last barrier makes every
// write visible to the host. call is which one failed.
func (d Device) Submit(s Slot, words []uint64, timestamps int) (call string, result int32) {
	var failed *C.char
	r := C.vkx_submit(d.c, s.c, (*C.uint64_t)(unsafe.SliceData(words)), C.size_t(len(words)), C.uint32_t(timestamps), &failed)
	runtime.KeepAlive(words)
	return C.GoString(failed), int32(r)
}

// Status is vkGetFenceStatus of the slot's fence: VK_SUCCESS (0) when done, VK_NOT_READY (1).
func (d Device) Status(s Slot) int32 { return int32(C.vkx_slot_status(d.c, s.c)) }

// Wait waits for the slot's submission; VK_TIMEOUT (2) when it takes longer.
func (d Device) Wait(s Slot, timeoutNs uint64) int32 {
	return int32(C.vkx_slot_wait(d.c, s.c, C.uint64_t(timeoutNs)))
}

// ReadTimestamps reads the queries of a submission that is done, in ticks.
func (d Device) ReadTimestamps(s Slot, out []uint64) int32 {
	return int32(C.vkx_slot_timestamps(d.c, s.c, (*C.uint64_t)(unsafe.SliceData(out)), C.uint32_t(len(out))))
}
