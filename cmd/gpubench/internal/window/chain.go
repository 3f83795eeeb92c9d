//go:build window && cgo

package window

import (
	vk "github.com/vulkan-go/vulkan"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// sourceFormats are the swapchain formats that can be filled, best first by
// formatOrder, with the format of the image that is blitted into them. Vulkan
// requires blits from and to all of them.
var sourceFormats = map[vk.Format]vk.Format{
	vk.FormatB8g8r8a8Unorm: vk.FormatR8g8b8a8Unorm,
	vk.FormatR8g8b8a8Unorm: vk.FormatR8g8b8a8Unorm,
	vk.FormatB8g8r8a8Srgb:  vk.FormatR8g8b8a8Srgb,
	vk.FormatR8g8b8a8Srgb:  vk.FormatR8g8b8a8Srgb,
}

var formatOrder = []vk.Format{vk.FormatB8g8r8a8Unorm, vk.FormatR8g8b8a8Unorm, vk.FormatB8g8r8a8Srgb, vk.FormatR8g8b8a8Srgb}

// blueFirst are the formats whose lowest byte is blue.
var blueFirst = map[vk.Format]bool{vk.FormatB8g8r8a8Unorm: true, vk.FormatB8g8r8a8Srgb: true}

// chooseFormat takes the best format that the surface has. The colours are
// meant as sRGB in each of them: the blit does not convert.
func (w *Window) chooseFormat(h handles) error {
	formats, result := w.calls.formats(h, w.surface)
	if err := w.failed("vkGetPhysicalDeviceSurfaceFormatsKHR", result); err != nil {
		return err
	}
	for _, wanted := range formatOrder {
		for _, f := range formats {
			if f.format == wanted && f.colorSpace == vk.ColorSpaceSrgbNonlinear {
				w.format = f
				return nil
			}
		}
	}
	return unsupported(w.dev, "its surface has no format of 8 bits each of red, green and blue")
}

// chain is a swapchain with what belongs to its images. The zero chain is none.
type chain struct {
	handle   vk.Swapchain
	size     extent
	readable bool // its images can be copied from
	images   []vk.Image
	filled   []vk.Semaphore     // by image: its commands have run
	commands []vk.CommandBuffer // by image; recorded once
	capture  vk.CommandBuffer   // recorded at each capture
}

// rebuild makes the swapchain anew in the window's size; none, and no error,
// while the window is minimised.
func (w *Window) rebuild(h handles) error {
	if err := w.failed("vkDeviceWaitIdle", vk.DeviceWaitIdle(h.Device)); err != nil {
		return err
	}
	old := w.chain
	w.chain = chain{}
	defer old.destroyAll(h, w.pool)
	info, err := w.chainInfo(h)
	if err != nil || info.ImageExtent.Width == 0 || info.ImageExtent.Height == 0 {
		return err
	}
	defer info.Free()
	info.OldSwapchain = old.handle
	var handle vk.Swapchain
	if err := w.failed("vkCreateSwapchainKHR", vk.CreateSwapchain(h.Device, &info, nil, &handle)); err != nil {
		return err
	}
	w.chain = chain{
		handle:   handle,
		size:     extent{info.ImageExtent.Width, info.ImageExtent.Height},
		readable: info.ImageUsage&vk.ImageUsageFlags(vk.ImageUsageTransferSrcBit) != 0,
	}
	w.resized = false
	return w.equip(h)
}

// chainInfo says what swapchain suits the surface as it is now.
func (w *Window) chainInfo(h handles) (vk.SwapchainCreateInfo, error) {
	var can vk.SurfaceCapabilities
	result := vk.GetPhysicalDeviceSurfaceCapabilities(h.PhysicalDevice, w.surface, &can)
	defer can.Free()
	if err := w.failed("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", result); err != nil {
		return vk.SwapchainCreateInfo{}, err
	}
	can.Deref()
	if can.SupportedUsageFlags&vk.ImageUsageFlags(vk.ImageUsageTransferDstBit) == 0 {
		return vk.SwapchainCreateInfo{}, unsupported(w.dev, "nothing can be copied to its surface")
	}
	count := can.MinImageCount + 1
	if can.MaxImageCount > 0 {
		count = min(count, can.MaxImageCount)
	}
	return vk.SwapchainCreateInfo{
		SType:            vk.StructureTypeSwapchainCreateInfo,
		Surface:          w.surface,
		MinImageCount:    count,
		ImageFormat:      w.format.format,
		ImageColorSpace:  w.format.colorSpace,
		ImageExtent:      w.surfaceSize(can),
		ImageArrayLayers: 1,
		ImageUsage: can.SupportedUsageFlags &
			vk.ImageUsageFlags(vk.ImageUsageTransferDstBit|vk.ImageUsageTransferSrcBit),
		ImageSharingMode: vk.SharingModeExclusive,
		PreTransform:     can.CurrentTransform,
		CompositeAlpha:   opaque(can.SupportedCompositeAlpha),
		PresentMode:      vk.PresentModeFifo, // the one that every driver has, and no tearing
		Clipped:          vk.True,
	}, nil
}

// surfaceSize is the surface's own size, or the window's where the surface
// takes any.
func (w *Window) surfaceSize(can vk.SurfaceCapabilities) vk.Extent2D {
	can.CurrentExtent.Deref()
	if can.CurrentExtent.Width != vk.MaxUint32 {
		return vk.Extent2D{Width: can.CurrentExtent.Width, Height: can.CurrentExtent.Height}
	}
	can.MinImageExtent.Deref()
	can.MaxImageExtent.Deref()
	width, height := w.window.GetFramebufferSize()
	if width == 0 || height == 0 {
		return vk.Extent2D{}
	}
	return vk.Extent2D{
		Width:  min(max(uint32(width), can.MinImageExtent.Width), can.MaxImageExtent.Width),
		Height: min(max(uint32(height), can.MinImageExtent.Height), can.MaxImageExtent.Height),
	}
}

// opaque is the opaque mode, or the lowest bit where that is missing: the image
// is opaque by itself.
func opaque(supported vk.CompositeAlphaFlags) vk.CompositeAlphaFlagBits {
	if supported&vk.CompositeAlphaFlags(vk.CompositeAlphaOpaqueBit) != 0 {
		return vk.CompositeAlphaOpaqueBit
	}
	return vk.CompositeAlphaFlagBits(supported & -supported)
}

// equip gets the new swapchain's images and makes what each of them needs.
func (w *Window) equip(h handles) error {
	c := &w.chain
	var n uint32
	if err := w.failed("vkGetSwapchainImagesKHR", vk.GetSwapchainImages(h.Device, c.handle, &n, nil)); err != nil {
		return err
	}
	images := make([]vk.Image, n)
	if err := w.failed("vkGetSwapchainImagesKHR", vk.GetSwapchainImages(h.Device, c.handle, &n, images)); err != nil {
		return err
	}
	c.images = images
	c.filled = make([]vk.Semaphore, n)
	for i := range c.filled {
		if err := w.makeSemaphore(h, &c.filled[i]); err != nil {
			return err
		}
	}
	info := vk.CommandBufferAllocateInfo{
		SType:              vk.StructureTypeCommandBufferAllocateInfo,
		CommandPool:        w.pool,
		Level:              vk.CommandBufferLevelPrimary,
		CommandBufferCount: n + 1,
	}
	defer info.Free()
	commands := make([]vk.CommandBuffer, n+1)
	if err := w.failed("vkAllocateCommandBuffers", vk.AllocateCommandBuffers(h.Device, &info, commands)); err != nil {
		return err
	}
	c.commands, c.capture = commands[:n], commands[n]
	for i, commands := range c.commands {
		if err := w.failed("vkBeginCommandBuffer", w.calls.record(commands, w.frame(i, 0))); err != nil {
			return err
		}
	}
	return nil
}

// frame is what the commands for a swapchain image work on.
func (w *Window) frame(image int, readback vulkan.Buffer) frame {
	return frame{
		pixels: w.source.pixels.Buffer, readback: readback,
		image: w.source.image, target: w.chain.images[image],
		imageExtent: w.source.size, targetSize: w.chain.size,
	}
}

// destroy destroys the swapchain; the device is idle.
func (c *chain) destroy(h handles) {
	for _, s := range c.filled {
		vk.DestroySemaphore(h.Device, s, nil)
	}
	if c.handle != vk.NullSwapchain {
		vk.DestroySwapchain(h.Device, c.handle, nil)
	}
}

// destroyAll destroys the command buffers too, where their pool lives on.
func (c *chain) destroyAll(h handles, pool vk.CommandPool) {
	if n := len(c.commands); n > 0 {
		vk.FreeCommandBuffers(h.Device, pool, uint32(n), c.commands)
		vk.FreeCommandBuffers(h.Device, pool, 1, []vk.CommandBuffer{c.capture})
	}
	c.destroy(h)
}
