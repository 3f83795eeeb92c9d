//go:build cgo && !weft_purego

package vkx

/*
#include "vkx.h"

#cgo noescape vkx_call
#cgo nocallback vkx_call
*/
import "C"

import "unsafe"

// Call calls a function of C, which takes no floats and at most ten arguments, and returns what it returns.
//
//go:uintptrescapes
func Call(function uintptr, args ...uintptr) uintptr {
	return uintptr(C.vkx_call(C.uintptr_t(function), (*C.uintptr_t)(unsafe.Pointer(unsafe.SliceData(args))), C.size_t(len(args))))
}
