//go:build window && cgo

package window

import (
	"errors"
	"image"
	"runtime"
	"time"
	"unsafe"

	"github.com/go-gl/glfw/v3.3/glfw"
	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Config says what window to open.
type Config struct {
	Title                   string
	Width, Height           int // of the window, in screen coordinates
	ImageWidth, ImageHeight int // of the image, in pixels; at most 4096, which every device can do
}

// Window shows one image, scaled to the window's size.
type Window struct {
	dev     *device.Device
	window  *glfw.Window
	input   Input
	resized bool

	calls    calls
	surface  vk.Surface
	format   surfaceFormat
	pool     vk.CommandPool
	acquired vk.Semaphore // the swapchain image may be written
	done     vk.Fence     // the last frame's commands have run
	source   source
	chain    chain
}

// Input is what the user did.
type Input struct {
	Close bool // Escape, or the window's own button
	Pause bool // space
	Save  bool // s
	// Colour, Next and Device are c, n and d: another colour map, scene and device.
	Colour, Next, Device bool
	// Moved: the mouse has, to X and Y, in parts of the window from its upper left corner.
	Moved bool
	X, Y  float32
}

// Open opens a window on a device. The calling goroutine keeps its thread until
// Close. Errors: *DisplayError, *device.UnsupportedError when the device cannot
// present, and those of the device.
func Open(dev *device.Device, c Config) (*Window, error) {
	if dev.IsHost() {
		return nil, unsupported(dev, "choose a Vulkan device with --device (gpubench devices lists them)")
	}
	if dev.Info().CompileOnly {
		return nil, unsupported(dev, "it only compiles kernels: choose another with --device")
	}
	runtime.LockOSThread()
	w := &Window{dev: dev}
	if err := w.open(c); err != nil {
		return nil, errors.Join(err, w.Close())
	}
	return w, nil
}

func (w *Window) open(c Config) error {
	if err := start(); err != nil {
		return err
	}
	var err error
	if w.window, err = newWindow(c.Title, c.Width, c.Height); err != nil {
		return err
	}
	w.listenToUser()
	if err := w.use(w.makeSurface); err != nil {
		return err
	}
	if w.source, err = newSource(w.dev, extent{uint32(c.ImageWidth), uint32(c.ImageHeight)}); err != nil {
		return err
	}
	return w.use(w.makeObjects)
}

// handles are the device's, as vulkan-go types them.
type handles struct {
	Instance       vk.Instance
	PhysicalDevice vk.PhysicalDevice
	Device         vk.Device
	Queue          vk.Queue
	QueueFamily    uint32
	Swapchain      bool // VK_KHR_swapchain is on, and the instance has the platform's surface extensions
}

// use runs f with the device's handles, and tells the device when f finds it
// lost.
func (w *Window) use(f func(handles) error) error {
	err := opened.Device(w.dev).Use(func(h vulkan.Handles) error {
		return f(handles{vk.Instance(h.Instance), vk.PhysicalDevice(h.PhysicalDevice), vk.Device(h.Device), vk.Queue(h.Queue),
			h.QueueFamily, h.Swapchain})
	})
	if lost := (*device.LostError)(nil); errors.As(err, &lost) {
		opened.Device(w.dev).MarkLost(lost.Call)
	}
	return opened.Error(err)
}

// makeSurface makes the surface, and finds out whether the device can fill it.
func (w *Window) makeSurface(h handles) error {
	if !h.Swapchain {
		return unsupported(w.dev, "its driver has no swapchains (VK_KHR_swapchain)")
	}
	if !glfw.VulkanSupported() || w.window.GetRequiredInstanceExtensions() == nil {
		return unsupported(w.dev, "its driver has no surface extension of this window system")
	}
	var err error
	if w.surface, err = newSurface(w.window, h.Instance); err != nil {
		return unsupported(w.dev, err.Error())
	}
	var supported vk.Bool32
	result := vk.GetPhysicalDeviceSurfaceSupport(h.PhysicalDevice, h.QueueFamily, w.surface, &supported)
	if err := w.failed("vkGetPhysicalDeviceSurfaceSupportKHR", result); err != nil {
		return err
	}
	if supported == vk.False {
		return unsupported(w.dev, "its queue cannot present in this window system")
	}
	var ok bool
	if w.calls, ok = newCalls(glfw.GetVulkanGetInstanceProcAddress(), h.Instance); !ok {
		return unsupported(w.dev, "its driver lacks a function that presenting needs")
	}
	if !w.calls.canBlit(h) {
		return unsupported(w.dev, "its queue computes only, and images are scaled by a graphics queue")
	}
	return w.chooseFormat(h)
}

// makeObjects makes what does not depend on the window's size.
func (w *Window) makeObjects(h handles) error {
	pool := vk.CommandPoolCreateInfo{
		SType:            vk.StructureTypeCommandPoolCreateInfo,
		Flags:            vk.CommandPoolCreateFlags(vk.CommandPoolCreateResetCommandBufferBit),
		QueueFamilyIndex: h.QueueFamily,
	}
	defer pool.Free()
	var poolHandle vk.CommandPool // not the field: cgo takes no pointer into what holds Go pointers
	if err := w.failed("vkCreateCommandPool", vk.CreateCommandPool(h.Device, &pool, nil, &poolHandle)); err != nil {
		return err
	}
	w.pool = poolHandle
	fence := vk.FenceCreateInfo{SType: vk.StructureTypeFenceCreateInfo, Flags: vk.FenceCreateFlags(vk.FenceCreateSignaledBit)}
	defer fence.Free()
	var fenceHandle vk.Fence
	if err := w.failed("vkCreateFence", vk.CreateFence(h.Device, &fence, nil, &fenceHandle)); err != nil {
		return err
	}
	w.done = fenceHandle
	if err := w.makeSemaphore(h, &w.acquired); err != nil {
		return err
	}
	return w.makeImage(h)
}

func (w *Window) makeSemaphore(h handles, out *vk.Semaphore) error {
	info := vk.SemaphoreCreateInfo{SType: vk.StructureTypeSemaphoreCreateInfo}
	defer info.Free()
	var s vk.Semaphore
	err := w.failed("vkCreateSemaphore", vk.CreateSemaphore(h.Device, &info, nil, &s))
	*out = s
	return err
}

func (w *Window) listenToUser() {
	w.window.SetKeyCallback(func(_ *glfw.Window, key glfw.Key, _ int, action glfw.Action, _ glfw.ModifierKey) {
		if action != glfw.Press {
			return
		}
		switch key {
		case glfw.KeyEscape:
			w.input.Close = true
		case glfw.KeySpace:
			w.input.Pause = true
		case glfw.KeyS:
			w.input.Save = true
		case glfw.KeyC:
			w.input.Colour = true
		case glfw.KeyN:
			w.input.Next = true
		case glfw.KeyD:
			w.input.Device = true
		}
	})
	w.window.SetCursorPosCallback(func(_ *glfw.Window, x, y float64) {
		width, height := w.window.GetSize()
		w.input.Moved = true
		w.input.X, w.input.Y = float32(x)/float32(max(width, 1)), float32(y)/float32(max(height, 1))
	})
	w.window.SetFramebufferSizeCallback(func(*glfw.Window, int, int) { w.resized = true })
}

// Poll returns what the user did since the last call.
func (w *Window) Poll() Input {
	glfw.PollEvents()
	return w.takeInput()
}

// Wait is Poll that waits for the user to do something, up to a time.
func (w *Window) Wait(most time.Duration) Input {
	glfw.WaitEventsTimeout(most.Seconds())
	return w.takeInput()
}

func (w *Window) takeInput() Input {
	in := w.input
	w.input = Input{}
	in.Close = in.Close || w.window.ShouldClose()
	return in
}

// SetTitle sets the text of the window's frame.
func (w *Window) SetTitle(title string) { w.window.SetTitle(title) }

// Visible reports whether there is anything to see: not so while the window is
// minimised.
func (w *Window) Visible() bool {
	width, height := w.window.GetFramebufferSize()
	return width > 0 && height > 0
}

// Pixels waits until the image shown last has been copied, and returns the
// memory of the next one: row-major, a byte each of red, green, blue and 255,
// red in the lowest.
func (w *Window) Pixels() ([]uint32, error) {
	if err := w.use(w.waitForFrame); err != nil {
		return nil, err
	}
	mapped := w.source.pixels.Mapped
	return unsafe.Slice((*uint32)(unsafe.Pointer(unsafe.SliceData(mapped))), w.source.size.pixels()), nil
}

// Present shows what Pixels holds. It does nothing while the window is
// minimised. Errors are those of the device.
func (w *Window) Present() error {
	_, err := w.show(false)
	return err
}

// Capture is Present, and returns what was presented: the swapchain image as
// the window system got it, or, where swapchain images cannot be read, the
// image before it was scaled. It is nil while the window is minimised.
func (w *Window) Capture() (*image.NRGBA, error) { return w.show(true) }

// Close closes the window. Where the device was lost, what Vulkan made is left
// to the end of the process.
func (w *Window) Close() error {
	err := w.destroy()
	if w.window != nil {
		w.window.Destroy()
		w.window = nil
	}
	runtime.UnlockOSThread()
	return err
}

// destroy gives back what Vulkan made, in whatever state Open left it.
func (w *Window) destroy() error {
	if w.surface == vk.NullSurface {
		return nil
	}
	err := w.use(func(h handles) (err error) {
		if w.chain.handle != vk.NullSwapchain { // else nothing was submitted
			err = w.failed("vkDeviceWaitIdle", vk.DeviceWaitIdle(h.Device))
		}
		w.chain.destroy(h)
		w.source.destroyImage(h)
		vk.DestroySemaphore(h.Device, w.acquired, nil)
		vk.DestroyFence(h.Device, w.done, nil)
		vk.DestroyCommandPool(h.Device, w.pool, nil)
		vk.DestroySurface(h.Instance, w.surface, nil)
		return err
	})
	if w.calls.c != nil {
		w.calls.free()
	}
	w.source.freeBlocks()
	return err
}
