//go:build cgo && !weft_purego

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

// Device holds a logical device's entry points, in C memory.
type Device struct{ c *C.vkx_device }

// Slot is what one submission owns: command buffer, fence, descriptor pools, queries. Used by
// one submission at a time, and again after it is done.
type Slot struct{ c *C.vkx_slot }

var errNoMemory = errors.New("out of host memory")

// NewDevice resolves the entry points of a VkDevice and one of its queues. maxStorage is how many storage buffers a
// descriptor set may have; transferOnly says that the queue copies and does nothing else.
func NewDevice(getDeviceProcAddr, device, queue uintptr, family, maxStorage uint32, transferOnly bool) (Device, error) {
	var only C.int
	if transferOnly {
		only = 1
	}
	c := C.vkx_device_new(C.uintptr_t(getDeviceProcAddr), C.uintptr_t(device), C.uintptr_t(queue), C.uint32_t(family), C.uint32_t(maxStorage), only)
	if c == nil {
		return Device{}, errNoMemory
	}
	return Device{c}, nil
}

// Free gives the table back; the VkDevice itself is the caller's to destroy.
func (d Device) Free() { C.vkx_device_free(d.c) }

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
// write visible to the host. With again the slot holds the words as they are, and they are only submitted. call is
// which one failed.
func (d Device) Submit(s Slot, words []uint64, timestamps int, again bool) (call string, result int32) {
	var failed *C.char
	var repeat C.int
	if again {
		repeat = 1
	}
	r := C.vkx_submit(d.c, s.c, (*C.uint64_t)(unsafe.SliceData(words)), C.size_t(len(words)), C.uint32_t(timestamps), repeat, &failed)
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
