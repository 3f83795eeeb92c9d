//go:build cgo && !weft_purego

package vulkan

import (
	"runtime"
	"unsafe"

	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/internal/vkx"
)

// calls is the driver in use.
var calls = driverOf(loader{})

func driverOf(l loader) driver { return &cgoDriver{loader: l} }

// cgoDriver calls Vulkan through vulkan-go where that has the call, and records commands in C.
// vulkan-go keeps its function pointers in globals.
type cgoDriver struct {
	loader
	instance vk.Instance
}

// The shim's numbers must equal ours: a constant that differs does not compile.
const (
	_ = uint(opDispatch-vkx.OpDispatch) + uint(vkx.OpDispatch-opDispatch)
	_ = uint(opBarrier-vkx.OpBarrier) + uint(vkx.OpBarrier-opBarrier)
	_ = uint(opCopy-vkx.OpCopy) + uint(vkx.OpCopy-opCopy)
	_ = uint(opFill-vkx.OpFill) + uint(vkx.OpFill-opFill)
	_ = uint(opTimestamp-vkx.OpTimestamp) + uint(vkx.OpTimestamp-opTimestamp)
	_ = uint(maxBindings-vkx.MaxBindings) + uint(vkx.MaxBindings-maxBindings)
)

func (c *cgoDriver) createInstance(version uint32, validate bool) (call string, result int32) {
	vk.SetGetInstanceProcAddr(pointerTo(uintptr(c.getInstanceProcAddr)))
	if err := vk.Init(); err != nil { // forgets the functions of the previous instance
		return "vkGetInstanceProcAddr", errorIncompatibleDriver
	}
	var pins pinned
	defer pins.Unpin()
	var handle vk.Instance
	info := vk.NewInstanceCreateInfoRef(unsafe.Pointer(c.instanceInfo(&pins, version, validate)))
	if result := vk.CreateInstance(info, nil, &handle); result != vk.Success {
		return "vkCreateInstance", int32(result)
	}
	if err := vk.InitInstance(handle); err != nil {
		return "vkGetInstanceProcAddr", errorIncompatibleDriver
	}
	if result := c.attach(uintptr(unsafe.Pointer(handle)), version, validate); result != success {
		vk.DestroyInstance(handle, nil)
		return "vkCreateDebugUtilsMessengerEXT", result
	}
	c.instance = handle
	return "", success
}

func (c *cgoDriver) destroyInstance() {
	c.detach()
	vk.DestroyInstance(c.instance, nil)
}

func (c *cgoDriver) physicalDevices() ([]physicalDevice, int32) {
	for {
		var n uint32
		if result := vk.EnumeratePhysicalDevices(c.instance, &n, nil); result < 0 || n == 0 {
			return nil, min(int32(result), success)
		}
		handles := make([]vk.PhysicalDevice, n)
		switch result := vk.EnumeratePhysicalDevices(c.instance, &n, handles); result {
		case vk.Success:
			list := make([]physicalDevice, n)
			for i := range list {
				list[i] = &cgoPhysical{physical{loader: &c.loader, handle: uintptr(unsafe.Pointer(handles[i]))}, handles[i]}
			}
			return list, success
		case vk.Incomplete: // another device appeared between the calls
		default:
			return nil, int32(result)
		}
	}
}

// cgoPhysical is a physical device.
type cgoPhysical struct {
	physical
	handle vk.PhysicalDevice
}

func (c *cgoPhysical) open(config *Config) (logicalDevice, int32) {
	var pins pinned
	defer pins.Unpin()
	o := c.opening(config)
	var handle vk.Device
	if result := vk.CreateDevice(c.handle, vk.NewDeviceCreateInfoRef(unsafe.Pointer(o.info(&pins))), nil, &handle); result != vk.Success {
		return nil, int32(result)
	}
	d := &cgoDevice{deviceCalls: newDeviceCalls(o, &c.physical, uintptr(unsafe.Pointer(handle))), handle: handle}
	for range o.said.families() {
		queue, family, transferOnly := d.slotQueue(len(d.tables) > 0)
		t, err := vkx.NewDevice(uintptr(c.loader.functions.GetDeviceProcAddr), d.deviceCalls.handle, queue, family, o.said.setStorage, transferOnly)
		if err != nil {
			d.destroy()
			return nil, errorOutOfHostMemory
		}
		d.tables = append(d.tables, t)
	}
	return d, success
}

// cgoDevice is a logical device: vulkan-go's handle, and the tables from which C records, one for
// the queue and one for the transfer queue, if there is one.
type cgoDevice struct {
	deviceCalls
	tables []vkx.Device
	handle vk.Device
}

func (d *cgoDevice) destroy() {
	vk.DestroyDevice(d.handle, nil)
	for _, t := range d.tables {
		t.Free()
	}
}

func (d *cgoDevice) createBuffer(bytes int64) (bufferHandle, int32) {
	info := vk.BufferCreateInfo{
		SType:       vk.StructureTypeBufferCreateInfo,
		Size:        vk.DeviceSize(bytes),
		Usage:       blockUsage,
		SharingMode: vk.SharingModeExclusive,
	}
	if families := d.physical.said.families(); len(families) > 1 {
		info.SharingMode = vk.SharingModeConcurrent
		info.QueueFamilyIndexCount, info.PQueueFamilyIndices = uint32(len(families)), families
	}
	var buffer vk.Buffer
	result := vk.CreateBuffer(d.handle, &info, nil, &buffer)
	info.Free()
	if result != vk.Success {
		return bufferHandle{}, int32(result)
	}
	var needs vk.MemoryRequirements
	vk.GetBufferMemoryRequirements(d.handle, buffer, &needs)
	needs.Deref()
	needs.Free()
	return bufferHandle{handleBits(buffer), int64(needs.Size), needs.MemoryTypeBits}, success
}

func (d *cgoDevice) destroyBuffer(buffer uint64) {
	vk.DestroyBuffer(d.handle, handleOf[vk.Buffer](buffer), nil)
}

func (d *cgoDevice) allocate(bytes int64, memoryType int) (uint64, int32) {
	info := vk.MemoryAllocateInfo{
		SType:           vk.StructureTypeMemoryAllocateInfo,
		AllocationSize:  vk.DeviceSize(bytes),
		MemoryTypeIndex: uint32(memoryType),
	}
	var memory vk.DeviceMemory
	result := vk.AllocateMemory(d.handle, &info, nil, &memory)
	info.Free()
	return handleBits(memory), int32(result)
}

func (d *cgoDevice) freeMemory(memory uint64) {
	vk.FreeMemory(d.handle, handleOf[vk.DeviceMemory](memory), nil)
}

func (d *cgoDevice) bind(buffer, memory uint64) int32 {
	return int32(vk.BindBufferMemory(d.handle, handleOf[vk.Buffer](buffer), handleOf[vk.DeviceMemory](memory), 0))
}

func (d *cgoDevice) mapMemory(memory uint64) (at unsafe.Pointer, result int32) {
	result = int32(vk.MapMemory(d.handle, handleOf[vk.DeviceMemory](memory), 0, vk.DeviceSize(vk.WholeSize), 0, &at))
	return at, result
}

func (d *cgoDevice) createCache(data []byte) (uint64, int32) {
	info := vk.PipelineCacheCreateInfo{
		SType:           vk.StructureTypePipelineCacheCreateInfo,
		InitialDataSize: uint(len(data)),
		PInitialData:    unsafe.Pointer(unsafe.SliceData(data)),
	}
	var cache vk.PipelineCache
	result := vk.CreatePipelineCache(d.handle, &info, nil, &cache)
	runtime.KeepAlive(data)
	info.Free()
	return handleBits(cache), int32(result)
}

func (d *cgoDevice) cacheData(cache uint64) []byte {
	handle := handleOf[vk.PipelineCache](cache)
	var size uint
	if vk.GetPipelineCacheData(d.handle, handle, &size, nil) != vk.Success || size == 0 {
		return nil
	}
	data := make([]byte, size)
	if vk.GetPipelineCacheData(d.handle, handle, &size, unsafe.Pointer(&data[0])) != vk.Success {
		return nil
	}
	return data[:size]
}

func (d *cgoDevice) mergeCaches(into, from uint64) int32 {
	return int32(vk.MergePipelineCaches(d.handle, handleOf[vk.PipelineCache](into), 1, []vk.PipelineCache{handleOf[vk.PipelineCache](from)}))
}

func (d *cgoDevice) destroyCache(cache uint64) {
	vk.DestroyPipelineCache(d.handle, handleOf[vk.PipelineCache](cache), nil)
}

// createModule makes a module. The create info holds the code's Go pointer in C memory, so
// KeepAlive keeps the code through the call.
func (d *cgoDevice) createModule(code []uint32) (uint64, int32) {
	info := vk.ShaderModuleCreateInfo{
		SType:    vk.StructureTypeShaderModuleCreateInfo,
		CodeSize: uint(4 * len(code)),
		PCode:    code,
	}
	var module vk.ShaderModule
	result := vk.CreateShaderModule(d.handle, &info, nil, &module)
	runtime.KeepAlive(code)
	info.Free()
	return handleBits(module), int32(result)
}

func (d *cgoDevice) destroyModule(module uint64) {
	vk.DestroyShaderModule(d.handle, handleOf[vk.ShaderModule](module), nil)
}

func (d *cgoDevice) destroyPipeline(pipeline uint64) {
	vk.DestroyPipeline(d.handle, handleOf[vk.Pipeline](pipeline), nil)
}

func (d *cgoDevice) newSlot(transfers bool) (slot, string, int32) {
	table := d.tables[0]
	if transfers && len(d.tables) > 1 {
		table = d.tables[1]
	}
	s, call, result := table.NewSlot()
	return &cgoSlot{table, s}, call, result
}

// cgoSlot is a slot of a device's table.
type cgoSlot struct {
	table vkx.Device
	slot  vkx.Slot
}

func (s *cgoSlot) submit(words []uint64, timestamps int, again bool) (call string, result int32) {
	return s.table.Submit(s.slot, words, timestamps, again)
}

func (s *cgoSlot) status() int32                   { return s.table.Status(s.slot) }
func (s *cgoSlot) wait(timeoutNs uint64) int32     { return s.table.Wait(s.slot, timeoutNs) }
func (s *cgoSlot) timestamps(ticks []uint64) int32 { return s.table.ReadTimestamps(s.slot, ticks) }
func (s *cgoSlot) free()                           { s.table.FreeSlot(s.slot) }

// handleBits and handleOf turn a non-dispatchable handle, 64 bits wide on every platform, into its
// number and back.
func handleBits[H any](handle H) uint64 { return *(*uint64)(unsafe.Pointer(&handle)) }

func handleOf[H any](number uint64) H { return *(*H)(unsafe.Pointer(&number)) }
