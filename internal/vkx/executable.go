package vkx

/*
#include <stdlib.h>
#include "vkx.h"
*/
import "C"

// mostStatistics is more than any driver has.
const mostStatistics = 128

// Statistics are the numbers that a driver has of a pipeline's code, by its names for them. The
// device must be capturing.
func (d Device) Statistics(pipeline uint64) (map[string]float64, int32) {
	var list [mostStatistics]C.vkx_statistic
	count := C.uint32_t(len(list))
	if r := C.vkx_statistics(d.c, C.uint64_t(pipeline), &list[0], &count); r != 0 {
		return nil, int32(r)
	}
	found := map[string]float64{}
	for _, s := range list[:count] {
		found[C.GoString(&s.name[0])] = float64(s.value)
	}
	return found, 0
}

// Representations are the texts that a driver has of a pipeline's code, its assembly among them,
// by its names for them. The device must be capturing.
func (d Device) Representations(pipeline uint64) (map[string]string, int32) {
	found := map[string]string{}
	for i := C.uint32_t(0); ; i++ {
		var name [256]C.char
		var size C.size_t
		r := C.vkx_representation(d.c, C.uint64_t(pipeline), i, &name[0], nil, &size)
		if r == C.VK_INCOMPLETE {
			return found, 0
		}
		if r != 0 {
			return nil, int32(r)
		}
		text := C.malloc(size + 1)
		if text == nil {
			return nil, int32(C.VK_ERROR_OUT_OF_HOST_MEMORY)
		}
		r = C.vkx_representation(d.c, C.uint64_t(pipeline), i, &name[0], (*C.char)(text), &size)
		found[C.GoString(&name[0])] = C.GoStringN((*C.char)(text), C.int(size))
		C.free(text)
		if r != 0 && r != C.VK_INCOMPLETE {
			return nil, int32(r)
		}
	}
}
