//go:build cgo && !weft_purego

package vkx

/*
#include <stdlib.h>
#include "vkx.h"

#cgo noescape vkx_next_message
#cgo nocallback vkx_next_message
*/
import "C"

import "unsafe"

// MessageCallback is a PFN_vkDebugUtilsMessengerCallbackEXT, whose messages NextMessage takes.
func MessageCallback() uintptr { return uintptr(C.vkx_message_callback()) }

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
