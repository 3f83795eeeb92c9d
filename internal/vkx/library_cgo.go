//go:build cgo && !weft_purego

package vkx

/*
#cgo linux LDFLAGS: -ldl
#include <stdlib.h>
#include "vkx.h"
*/
import "C"

import (
	"errors"
	"unsafe"
)

// openLibrary opens a library and finds its entry point.
func openLibrary(name string) (uintptr, error) {
	library, symbol := C.CString(name), C.CString(entryPoint)
	defer C.free(unsafe.Pointer(library))
	defer C.free(unsafe.Pointer(symbol))
	var why [512]C.char
	entry := C.vkx_open_library(library, symbol, &why[0], C.size_t(len(why)))
	if entry == 0 {
		return 0, errors.New(C.GoString(&why[0]))
	}
	return uintptr(entry), nil
}
