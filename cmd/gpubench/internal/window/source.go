//go:build window && cgo

package window

import (
	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
)

func (e extent) pixels() int { return int(e.width) * int(e.height) }

// bytes is the memory of an image of four bytes a pixel.
func (e extent) bytes() int64 { return int64(e.pixels()) * 4 }

// source is the image that a window shows, and the memory it comes from.
type source struct {
	size     extent
	pixels   *vulkan.Block
	readback *vulkan.Block // of the last capture; nil before the first
	image    vk.Image
	memory   vk.DeviceMemory
}

func newSource(dev *device.Device, size extent) (source, error) {
	pixels, err := opened.Device(dev).AllocateBlock(size.bytes(), vulkan.Upload)
	return source{size: size, pixels: pixels}, err
}

// makeImage makes the image in device memory: a blit wants an image, in the
// numbers (linear or sRGB) of the swapchain, so that it does not convert them.
func (w *Window) makeImage(h handles) error {
	info := vk.ImageCreateInfo{
		SType:         vk.StructureTypeImageCreateInfo,
		ImageType:     vk.ImageType2d,
		Format:        sourceFormats[w.format.format],
		Extent:        vk.Extent3D{Width: w.source.size.width, Height: w.source.size.height, Depth: 1},
		MipLevels:     1,
		ArrayLayers:   1,
		Samples:       vk.SampleCount1Bit,
		Tiling:        vk.ImageTilingOptimal,
		Usage:         vk.ImageUsageFlags(vk.ImageUsageTransferSrcBit | vk.ImageUsageTransferDstBit),
		SharingMode:   vk.SharingModeExclusive,
		InitialLayout: vk.ImageLayoutUndefined,
	}
	defer info.Free()
	var image vk.Image
	if err := w.failed("vkCreateImage", vk.CreateImage(h.Device, &info, nil, &image)); err != nil {
		return err
	}
	w.source.image = image
	var needs vk.MemoryRequirements
	vk.GetImageMemoryRequirements(h.Device, image, &needs)
	needs.Deref()
	needs.Free()
	var memory vk.DeviceMemory
	allocate := vk.MemoryAllocateInfo{
		SType:           vk.StructureTypeMemoryAllocateInfo,
		AllocationSize:  needs.Size,
		MemoryTypeIndex: memoryType(h, needs.MemoryTypeBits),
	}
	defer allocate.Free()
	if err := w.failed("vkAllocateMemory", vk.AllocateMemory(h.Device, &allocate, nil, &memory)); err != nil {
		return err
	}
	w.source.memory = memory
	return w.failed("vkBindImageMemory", vk.BindImageMemory(h.Device, image, memory, 0))
}

// memoryType is the first allowed type of the device's own memory, or the first
// allowed one.
func memoryType(h handles, allowed uint32) uint32 {
	var p vk.PhysicalDeviceMemoryProperties
	vk.GetPhysicalDeviceMemoryProperties(h.PhysicalDevice, &p)
	p.Deref()
	defer p.Free()
	first := p.MemoryTypeCount
	for i := range p.MemoryTypeCount {
		if allowed&(1<<i) == 0 {
			continue
		}
		p.MemoryTypes[i].Deref()
		if p.MemoryTypes[i].PropertyFlags&vk.MemoryPropertyFlags(vk.MemoryPropertyDeviceLocalBit) != 0 {
			return i
		}
		first = min(first, i)
	}
	return first
}

// readbackFor is memory for an image of a size, kept for the next one.
func (s *source) readbackFor(dev *device.Device, size extent) (*vulkan.Block, error) {
	if s.readback != nil && s.readback.Size >= size.bytes() {
		return s.readback, nil
	}
	if s.readback != nil {
		s.readback.Free()
		s.readback = nil
	}
	var err error
	s.readback, err = opened.Device(dev).AllocateBlock(size.bytes(), vulkan.Readback)
	return s.readback, err
}

func (s *source) destroyImage(h handles) {
	vk.DestroyImage(h.Device, s.image, nil)
	vk.FreeMemory(h.Device, s.memory, nil)
}

func (s *source) freeBlocks() {
	for _, b := range []*vulkan.Block{s.pixels, s.readback} {
		if b != nil {
			b.Free()
		}
	}
}
