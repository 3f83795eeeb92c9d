package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// deviceCalls has a logical device's functions, and the code that both drivers share.
type deviceCalls struct {
	physical      *physical
	handle        uintptr
	queue         uintptr
	transferQueue uintptr // 0: there is none
	functions     deviceFunctions
	capture       bool
}

// deviceFunctions are resolved for the device. So several drivers in one process do not mix, and no
// loader trampoline stands between.
type deviceFunctions struct {
	DestroyDevice, DeviceWaitIdle, GetDeviceQueue,
	CreateBuffer, DestroyBuffer, GetBufferMemoryRequirements, AllocateMemory, FreeMemory, BindBufferMemory, MapMemory,
	GetMemoryHostPointerPropertiesEXT,
	CreatePipelineCache, GetPipelineCacheData, MergePipelineCaches, DestroyPipelineCache,
	CreateShaderModule, DestroyShaderModule,
	CreateDescriptorSetLayout, DestroyDescriptorSetLayout, CreatePipelineLayout, DestroyPipelineLayout,
	CreateComputePipelines, DestroyPipeline, SetDebugUtilsObjectNameEXT,
	GetPipelineExecutableStatisticsKHR, GetPipelineExecutableInternalRepresentationsKHR entry
}

// newDeviceCalls resolves the functions of a new device.
func newDeviceCalls(o opening, p *physical, handle uintptr) deviceCalls {
	d := deviceCalls{physical: p, handle: handle, capture: o.capture}
	resolve(&d.functions, p.loader.functions.GetDeviceProcAddr, handle)
	d.queue = d.queueOf(o.said.family)
	if o.said.transferQueue {
		d.transferQueue = d.queueOf(o.said.transferFamily)
	}
	return d
}

// queueOf returns the first queue of a family.
func (d *deviceCalls) queueOf(family uint32) (queue uintptr) {
	d.functions.GetDeviceQueue.call(d.handle, uintptr(family), 0, uintptr(unsafe.Pointer(&queue)))
	return queue
}

// slotQueue returns the queue that a slot submits to, and its family. With transferOnly the queue
// can only copy.
func (d *deviceCalls) slotQueue(transfers bool) (queue uintptr, family uint32, transferOnly bool) {
	if transfers && d.transferQueue != 0 {
		return d.transferQueue, d.physical.said.transferFamily, true
	}
	return d.queue, d.physical.said.family, false
}

func (d *deviceCalls) waitIdle() int32 { return d.functions.DeviceWaitIdle.call(d.handle) }

func (d *deviceCalls) fault() error { return nil }

// blockUsage has the usages of a block's buffer.
const blockUsage = vkabi.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vkabi.VK_BUFFER_USAGE_TRANSFER_DST_BIT |
	vkabi.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | vkabi.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT

// newBuffer makes a buffer that both queues may use without an ownership transfer. external is 0,
// or the handle type of the memory that the buffer may be bound to.
func (d *deviceCalls) newBuffer(bytes int64, external uint32) (b bufferHandle, result int32) {
	var pins pinned
	defer pins.Unpin()
	info := vkabi.BufferCreateInfo{SType: vkabi.VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, Size: uint64(bytes), Usage: blockUsage}
	if families := d.physical.said.families(); len(families) > 1 {
		info.SharingMode = vkabi.VK_SHARING_MODE_CONCURRENT
		info.QueueFamilyIndexCount, info.PQueueFamilyIndices = uint32(len(families)), pinAll(&pins, families)
	}
	if external != 0 {
		info.PNext = unsafe.Pointer(pin(&pins, &vkabi.ExternalMemoryBufferCreateInfo{
			SType: vkabi.VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, HandleTypes: external,
		}))
	}
	var buffer uint64
	if result := d.functions.CreateBuffer.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&buffer))); result != success {
		return bufferHandle{}, result
	}
	var needs vkabi.MemoryRequirements
	d.functions.GetBufferMemoryRequirements.call(d.handle, uintptr(buffer), uintptr(unsafe.Pointer(&needs)))
	return bufferHandle{buffer, int64(needs.Size), needs.MemoryTypeBits}, success
}

func (d *deviceCalls) importedBuffer(bytes int64) (bufferHandle, int32) {
	return d.newBuffer(bytes, vkabi.VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT)
}

func (d *deviceCalls) importedTypes(pages unsafe.Pointer) (types uint32, result int32) {
	get := d.functions.GetMemoryHostPointerPropertiesEXT
	if get == 0 {
		return 0, errorInitializationFailed
	}
	p := vkabi.MemoryHostPointerPropertiesEXT{SType: vkabi.VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT}
	result = get.call(d.handle, vkabi.VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT, uintptr(pages), uintptr(unsafe.Pointer(&p)))
	return p.MemoryTypeBits, result
}

func (d *deviceCalls) importPages(pages unsafe.Pointer, bytes int64, memoryType int) (memory uint64, result int32) {
	var pins pinned
	defer pins.Unpin()
	return d.newMemory(bytes, memoryType, unsafe.Pointer(pin(&pins, &vkabi.ImportMemoryHostPointerInfoEXT{
		SType:        vkabi.VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT,
		HandleType:   vkabi.VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT,
		PHostPointer: pages,
	})))
}

// newMemory allocates memory; next is nil or pinned.
func (d *deviceCalls) newMemory(bytes int64, memoryType int, next unsafe.Pointer) (memory uint64, result int32) {
	info := vkabi.MemoryAllocateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, PNext: next,
		AllocationSize: uint64(bytes), MemoryTypeIndex: uint32(memoryType),
	}
	result = d.functions.AllocateMemory.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&memory)))
	return memory, result
}

func (d *deviceCalls) handles() Handles {
	return Handles{
		Instance:       pointerTo(d.physical.loader.instance),
		PhysicalDevice: pointerTo(d.physical.handle),
		Device:         pointerTo(d.handle),
		Queue:          pointerTo(d.queue),
		QueueFamily:    d.physical.said.family,
	}
}
