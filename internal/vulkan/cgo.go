package vulkan

import (
	"runtime"
	"unsafe"

	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/internal/vkx"
)

// calls is the driver in use.
var calls driver = &cgoDriver{}

// cgoDriver calls Vulkan through vulkan-go and, where that is unsafe or slow or lacks an entry
// point, through the shim vkx. vulkan-go keeps its function pointers in globals.
type cgoDriver struct {
	procAddr unsafe.Pointer // vkGetInstanceProcAddr
	instance vk.Instance
}

// The shim's numbers are ours: a constant that differs does not compile.
const (
	_ = uint(opDispatch-vkx.OpDispatch) + uint(vkx.OpDispatch-opDispatch)
	_ = uint(opBarrier-vkx.OpBarrier) + uint(vkx.OpBarrier-opBarrier)
	_ = uint(opCopy-vkx.OpCopy) + uint(vkx.OpCopy-opCopy)
	_ = uint(opFill-vkx.OpFill) + uint(vkx.OpFill-opFill)
	_ = uint(opTimestamp-vkx.OpTimestamp) + uint(vkx.OpTimestamp-opTimestamp)
	_ = uint(maxBindings-vkx.MaxBindings) + uint(vkx.MaxBindings-maxBindings)
	_ = uint(hugePage-vkx.HugePage) + uint(vkx.HugePage-hugePage)
)

func (c *cgoDriver) load() bool {
	if c.procAddr == nil {
		c.procAddr = vkx.OpenLoader()
	}
	return c.procAddr != nil
}

func (c *cgoDriver) instanceVersion() uint32 { return vkx.InstanceVersion(c.procAddr) }

func (c *cgoDriver) hasLayer(name string) bool { return vkx.HasLayer(c.procAddr, name) }

func (c *cgoDriver) createInstance(version uint32, validate bool) (call string, result int32) {
	vk.SetGetInstanceProcAddr(c.procAddr)
	if err := vk.Init(); err != nil { // forgets the functions of the instance before
		return "vkGetInstanceProcAddr", errorIncompatibleDriver
	}
	info := vkx.InstanceInfo(c.procAddr, version, validate)
	if info == nil {
		return "vkCreateInstance", errorOutOfHostMemory
	}
	defer vkx.Free(info)
	var handle vk.Instance
	if result := vk.CreateInstance(vk.NewInstanceCreateInfoRef(info), nil, &handle); result != vk.Success {
		return "vkCreateInstance", int32(result)
	}
	if err := vk.InitInstance(handle); err != nil {
		return "vkGetInstanceProcAddr", errorIncompatibleDriver
	}
	if result := vkx.AttachInstance(c.procAddr, unsafe.Pointer(handle), version, validate); result != success {
		vk.DestroyInstance(handle, nil)
		return "vkCreateDebugUtilsMessengerEXT", result
	}
	c.instance = handle
	return "", success
}

func (c *cgoDriver) destroyInstance() {
	vkx.DetachInstance(unsafe.Pointer(c.instance))
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
				list[i] = &cgoPhysical{instance: c.instance, handle: handles[i]}
			}
			return list, success
		case vk.Incomplete: // one more came between the calls
		default:
			return nil, int32(result)
		}
	}
}

func (c *cgoDriver) nextMessage() (m message, dropped uint64, ok bool) {
	next, dropped, ok := vkx.NextMessage()
	return message{next.Text, next.IsError}, dropped, ok
}

func (c *cgoDriver) newPages(bytes int64) unsafe.Pointer         { return vkx.NewPages(bytes) }
func (c *cgoDriver) freePages(pages unsafe.Pointer, bytes int64) { vkx.FreePages(pages, bytes) }

// cgoPhysical is a physical device; said is what facts found, which opening it needs.
type cgoPhysical struct {
	instance vk.Instance
	handle   vk.PhysicalDevice
	said     *vkx.Physical
}

func (c *cgoPhysical) facts() (facts, bool) {
	p, ok := vkx.Inspect(unsafe.Pointer(c.handle))
	if !ok {
		return facts{name: p.Name()}, false
	}
	c.said = p
	f := facts{
		name: p.Name(), driverName: p.DriverName(), driverInfo: p.DriverInfo(),
		uuid: p.UUID(), cacheUUID: p.CacheUUID(),
		apiVersion: p.APIVersion(), driverVersion: p.DriverVersion(),
		vendorID: p.VendorID(), deviceID: p.DeviceID(), deviceType: p.DeviceType(),
		limits: deviceLimits(p.Limits()), features: deviceFeatures(p.Features()),
	}
	_, f.queue = p.Queue()
	f.timestampBits, f.timestampPeriod = p.Timestamps()
	f.captures = p.Capturing()
	for _, t := range p.MemoryTypes() {
		f.memoryTypes = append(f.memoryTypes, memoryType(t))
	}
	for _, m := range p.CooperativeMatrices() {
		f.cooperative = append(f.cooperative, cooperativeProduct(m))
	}
	return f, true
}

func (c *cgoPhysical) heapBudget() (budget, usage [16]uint64) {
	return vkx.HeapBudget(unsafe.Pointer(c.handle))
}

func (c *cgoPhysical) open(config *Config) (logicalDevice, int32) {
	said := c.said.With(config.Capture, config.Robust)
	info := vkx.DeviceInfo(said)
	if info == nil {
		return nil, errorOutOfHostMemory
	}
	defer vkx.Free(info)
	var handle vk.Device
	if result := vk.CreateDevice(c.handle, vk.NewDeviceCreateInfoRef(info), nil, &handle); result != vk.Success {
		return nil, int32(result)
	}
	family, _ := said.Queue()
	var queue vk.Queue
	vk.GetDeviceQueue(handle, family, 0, &queue)
	table, err := vkx.NewDevice(unsafe.Pointer(handle), unsafe.Pointer(queue), said)
	if err != nil {
		vk.DestroyDevice(handle, nil)
		return nil, errorOutOfHostMemory
	}
	return &cgoDevice{Device: table, physical: c, handle: handle, queue: queue, family: family}, success
}

// cgoDevice is a logical device: vulkan-go's handle, and the shim's table of entry points.
type cgoDevice struct {
	vkx.Device
	physical *cgoPhysical
	handle   vk.Device
	queue    vk.Queue
	family   uint32
}

func (d *cgoDevice) handles() Handles {
	return Handles{
		Instance:       unsafe.Pointer(d.physical.instance),
		PhysicalDevice: unsafe.Pointer(d.physical.handle),
		Device:         unsafe.Pointer(d.handle),
		Queue:          unsafe.Pointer(d.queue),
		QueueFamily:    d.family,
	}
}

func (d *cgoDevice) waitIdle() int32 { return d.WaitIdle() }

func (d *cgoDevice) fault() error { return nil }

func (d *cgoDevice) destroy() {
	vk.DestroyDevice(d.handle, nil)
	d.Free()
}

// blockUsage is TRANSFER_SRC | TRANSFER_DST | UNIFORM_BUFFER | STORAGE_BUFFER.
const blockUsage = 0x1 | 0x2 | 0x10 | 0x20

func (d *cgoDevice) createBuffer(bytes int64) (bufferHandle, int32) {
	info := vk.BufferCreateInfo{
		SType:       vk.StructureTypeBufferCreateInfo,
		Size:        vk.DeviceSize(bytes),
		Usage:       blockUsage,
		SharingMode: vk.SharingModeExclusive,
	}
	var buffer vk.Buffer
	result := vk.CreateBuffer(d.handle, &info, nil, &buffer)
	info.Free()
	if result != vk.Success {
		return bufferHandle{}, int32(result)
	}
	return d.needsOf(buffer), success
}

func (d *cgoDevice) importedBuffer(bytes int64) (bufferHandle, int32) {
	buffer, result := d.ImportedBuffer(bytes, blockUsage)
	if result != success {
		return bufferHandle{}, result
	}
	return d.needsOf(handleOf[vk.Buffer](buffer)), success
}

func (d *cgoDevice) needsOf(buffer vk.Buffer) bufferHandle {
	var needs vk.MemoryRequirements
	vk.GetBufferMemoryRequirements(d.handle, buffer, &needs)
	needs.Deref()
	needs.Free()
	return bufferHandle{handleBits(buffer), int64(needs.Size), needs.MemoryTypeBits}
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

func (d *cgoDevice) importedTypes(pages unsafe.Pointer) (uint32, int32) {
	return d.ImportedTypes(pages)
}

func (d *cgoDevice) importPages(pages unsafe.Pointer, bytes int64, memoryType int) (uint64, int32) {
	return d.Import(pages, bytes, memoryType)
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

// createModule makes a module. The create info holds the code's Go pointer in C memory, so the
// code is kept alive through the call.
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

func (d *cgoDevice) createSetLayout(storage int, uniform, pushDescriptors bool) (uint64, int32) {
	return d.SetLayout(storage, uniform, pushDescriptors)
}

func (d *cgoDevice) destroySetLayout(layout uint64) { d.DestroySetLayout(layout) }

func (d *cgoDevice) createPipelineLayout(setLayout uint64, pushBytes int) (uint64, int32) {
	return d.PipelineLayout(setLayout, pushBytes)
}

func (d *cgoDevice) destroyPipelineLayout(layout uint64) { d.DestroyPipelineLayout(layout) }

func (d *cgoDevice) createPipeline(cache, module, layout uint64, subgroup int, name string) (uint64, bool, int32) {
	return d.Pipeline(cache, module, layout, subgroup, name)
}

func (d *cgoDevice) destroyPipeline(pipeline uint64) {
	vk.DestroyPipeline(d.handle, handleOf[vk.Pipeline](pipeline), nil)
}

func (d *cgoDevice) statistics(pipeline uint64) (map[string]float64, int32) {
	return d.Statistics(pipeline)
}

func (d *cgoDevice) representations(pipeline uint64) (map[string]string, int32) {
	return d.Representations(pipeline)
}

func (d *cgoDevice) newSlot() (slot, string, int32) {
	s, call, result := d.NewSlot()
	return &cgoSlot{d.Device, s}, call, result
}

// cgoSlot is a slot of a device's table.
type cgoSlot struct {
	table vkx.Device
	slot  vkx.Slot
}

func (s *cgoSlot) submit(words []uint64, timestamps int) (call string, result int32) {
	return s.table.Submit(s.slot, words, timestamps)
}

func (s *cgoSlot) status() int32                   { return s.table.Status(s.slot) }
func (s *cgoSlot) wait(timeoutNs uint64) int32     { return s.table.Wait(s.slot, timeoutNs) }
func (s *cgoSlot) timestamps(ticks []uint64) int32 { return s.table.ReadTimestamps(s.slot, ticks) }
func (s *cgoSlot) free()                           { s.table.FreeSlot(s.slot) }

// handleBits and handleOf turn a non-dispatchable handle, 64 bits wide on every platform, into its
// number and back.
func handleBits[H any](handle H) uint64 { return *(*uint64)(unsafe.Pointer(&handle)) }

func handleOf[H any](number uint64) H { return *(*H)(unsafe.Pointer(&number)) }
