//go:build !cgo || weft_purego

package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// calls is the driver in use.
var calls = driverOf(loader{})

func driverOf(l loader) driver { return &pureDriver{loader: l} }

// pureDriver calls Vulkan without C: package vkx calls its functions by addresses found at run
// time.
type pureDriver struct{ loader }

func (c *pureDriver) createInstance(version uint32, validate bool) (call string, result int32) {
	var pins pinned
	defer pins.Unpin()
	info := c.instanceInfo(&pins, version, validate)
	var handle uintptr
	if result := c.global.CreateInstance.call(uintptr(unsafe.Pointer(info)), 0, uintptr(unsafe.Pointer(&handle))); result != success {
		return "vkCreateInstance", result
	}
	if result := c.attach(handle, version, validate); result != success {
		c.functions.DestroyInstance.call(handle, 0)
		return "vkCreateDebugUtilsMessengerEXT", result
	}
	return "", success
}

func (c *pureDriver) destroyInstance() {
	instance, destroy := c.instance, c.functions.DestroyInstance
	c.detach()
	destroy.call(instance, 0)
}

func (c *pureDriver) physicalDevices() (list []physicalDevice, result int32) {
	handles := listed(nil, func(n *uint32, list *uintptr) int32 {
		result = c.functions.EnumeratePhysicalDevices.call(c.instance, uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
		return result
	})
	for _, handle := range handles {
		list = append(list, &purePhysical{physical{loader: &c.loader, handle: handle}})
	}
	return list, min(result, success)
}

// purePhysical is a physical device.
type purePhysical struct{ physical }

func (c *purePhysical) open(config *Config) (logicalDevice, int32) {
	var pins pinned
	defer pins.Unpin()
	o := c.opening(config)
	var handle uintptr
	if result := c.loader.functions.CreateDevice.call(c.handle, uintptr(unsafe.Pointer(o.info(&pins))), 0, uintptr(unsafe.Pointer(&handle))); result != success {
		return nil, result
	}
	d := &pureDevice{deviceCalls: newDeviceCalls(o, &c.physical, handle)}
	resolve(&d.record, c.loader.functions.GetDeviceProcAddr, handle)
	return d, success
}

// pureDevice is a logical device, and the functions that record.
type pureDevice struct {
	deviceCalls
	record recordFunctions
}

func (d *pureDevice) destroy() { d.functions.DestroyDevice.call(d.handle, 0) }

func (d *pureDevice) createBuffer(bytes int64) (bufferHandle, int32) { return d.newBuffer(bytes, 0) }

func (d *pureDevice) destroyBuffer(buffer uint64) {
	d.functions.DestroyBuffer.call(d.handle, uintptr(buffer), 0)
}

func (d *pureDevice) allocate(bytes int64, memoryType int) (uint64, int32) {
	return d.newMemory(bytes, memoryType, nil)
}

func (d *pureDevice) freeMemory(memory uint64) {
	d.functions.FreeMemory.call(d.handle, uintptr(memory), 0)
}

func (d *pureDevice) bind(buffer, memory uint64) int32 {
	return d.functions.BindBufferMemory.call(d.handle, uintptr(buffer), uintptr(memory), 0)
}

func (d *pureDevice) mapMemory(memory uint64) (at unsafe.Pointer, result int32) {
	const whole = ^uintptr(0)
	var address uintptr
	result = d.functions.MapMemory.call(d.handle, uintptr(memory), 0, whole, 0, uintptr(unsafe.Pointer(&address)))
	return pointerTo(address), result
}

func (d *pureDevice) createCache(data []byte) (cache uint64, result int32) {
	var pins pinned
	defer pins.Unpin()
	info := vkabi.PipelineCacheCreateInfo{
		SType:           vkabi.VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO,
		InitialDataSize: uint(len(data)), PInitialData: unsafe.Pointer(pinAll(&pins, data)),
	}
	result = d.functions.CreatePipelineCache.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&cache)))
	return cache, result
}

func (d *pureDevice) cacheData(cache uint64) []byte {
	var size uint
	get := d.functions.GetPipelineCacheData
	if get.call(d.handle, uintptr(cache), uintptr(unsafe.Pointer(&size)), 0) != success || size == 0 {
		return nil
	}
	data := make([]byte, size)
	if get.call(d.handle, uintptr(cache), uintptr(unsafe.Pointer(&size)), uintptr(unsafe.Pointer(&data[0]))) != success {
		return nil
	}
	return data[:size]
}

func (d *pureDevice) mergeCaches(into, from uint64) int32 {
	return d.functions.MergePipelineCaches.call(d.handle, uintptr(into), 1, uintptr(unsafe.Pointer(&from)))
}

func (d *pureDevice) destroyCache(cache uint64) {
	d.functions.DestroyPipelineCache.call(d.handle, uintptr(cache), 0)
}

func (d *pureDevice) createModule(code []uint32) (module uint64, result int32) {
	var pins pinned
	defer pins.Unpin()
	info := vkabi.ShaderModuleCreateInfo{
		SType:    vkabi.VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
		CodeSize: uint(4 * len(code)), PCode: pinAll(&pins, code),
	}
	result = d.functions.CreateShaderModule.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&module)))
	return module, result
}

func (d *pureDevice) destroyModule(module uint64) {
	d.functions.DestroyShaderModule.call(d.handle, uintptr(module), 0)
}

func (d *pureDevice) destroyPipeline(pipeline uint64) {
	d.functions.DestroyPipeline.call(d.handle, uintptr(pipeline), 0)
}
