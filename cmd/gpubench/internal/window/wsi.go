//go:build window && cgo

package window

/*
#cgo CFLAGS: -I${SRCDIR}/../../../../internal/vkx
#include "wsi.h"
*/
import "C"

import (
	"runtime/debug"
	"unsafe"

	"github.com/go-gl/glfw/v3.3/glfw"
	vk "github.com/vulkan-go/vulkan"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// calls are the Vulkan calls that wsi.c makes.
type calls struct{ c *C.wsi }

// frame is what a frame's commands work on; see wsi.h.
type frame struct {
	pixels, readback        vulkan.Buffer // readback 0: none
	image, target           vk.Image
	imageExtent, targetSize extent
}

// extent is a size in pixels.
type extent struct{ width, height uint32 }

// newCalls resolves the entry points; ok is false where one is missing.
func newCalls(getInstanceProcAddr unsafe.Pointer, instance vk.Instance) (c calls, ok bool) {
	c.c = C.wsi_new(getInstanceProcAddr, unsafe.Pointer(instance))
	return c, c.c != nil
}

func (c calls) free() { C.wsi_free(c.c) }

// canBlit reports whether a queue family scales images: Vulkan asks for a
// graphics queue.
func (c calls) canBlit(h handles) bool {
	flags := C.wsi_queue_flags(c.c, unsafe.Pointer(h.PhysicalDevice), C.uint32_t(h.QueueFamily))
	return vk.QueueFlagBits(flags)&vk.QueueGraphicsBit != 0
}

// surfaceFormat is a pixel format and how its numbers are meant.
type surfaceFormat struct {
	format     vk.Format
	colorSpace vk.ColorSpace
}

func (c calls) formats(h handles, surface vk.Surface) ([]surfaceFormat, vk.Result) {
	const most = 256
	var formats, spaces [most]C.uint32_t
	n := C.wsi_formats(c.c, unsafe.Pointer(h.PhysicalDevice), number(surface), most, &formats[0], &spaces[0])
	if n < 0 {
		return nil, vk.Result(n)
	}
	list := make([]surfaceFormat, n)
	for i := range list {
		list[i] = surfaceFormat{vk.Format(formats[i]), vk.ColorSpace(spaces[i])}
	}
	return list, vk.Success
}

func (c calls) record(commands vk.CommandBuffer, f frame) vk.Result {
	in := C.wsi_frame{
		pixels: C.uint64_t(f.pixels), readback: C.uint64_t(f.readback), image: number(f.image), target: number(f.target),
		image_width: C.uint32_t(f.imageExtent.width), image_height: C.uint32_t(f.imageExtent.height),
		width: C.uint32_t(f.targetSize.width), height: C.uint32_t(f.targetSize.height),
	}
	return vk.Result(C.wsi_record(c.c, unsafe.Pointer(commands), &in))
}

func (c calls) submit(queue vk.Queue, commands vk.CommandBuffer, wait, signal vk.Semaphore, fence vk.Fence) vk.Result {
	return vk.Result(C.wsi_submit(c.c, unsafe.Pointer(queue), unsafe.Pointer(commands), number(wait), number(signal), number(fence)))
}

func (c calls) present(queue vk.Queue, wait vk.Semaphore, swapchain vk.Swapchain, index uint32) vk.Result {
	return vk.Result(C.wsi_present(c.c, unsafe.Pointer(queue), number(wait), number(swapchain), C.uint32_t(index)))
}

// newSurface makes a window's surface. glfw returns the address of a Go variable
// as a number, which keeps nothing alive: until the surface is read, no
// collection may begin. (One under way leaves what is new alone.)
func newSurface(w *glfw.Window, instance vk.Instance) (surface vk.Surface, err error) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	address, err := w.CreateWindowSurface(instance, nil)
	if err != nil {
		return surface, err
	}
	handle := C.wsi_handle_at(C.uintptr_t(address))
	return *(*vk.Surface)(unsafe.Pointer(&handle)), nil
}

// number is a non-dispatchable handle, 64 bits wide on every platform, as wsi.c
// takes it.
func number[H any](handle H) C.uint64_t { return *(*C.uint64_t)(unsafe.Pointer(&handle)) }
