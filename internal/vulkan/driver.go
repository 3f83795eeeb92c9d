package vulkan

import "unsafe"

// driver is how this package calls Vulkan: every call goes through it and the objects it makes.
// Objects are 64-bit handles, 0 for none. A result is a raw VkResult, 0 for success.
//
// Only one instance exists at a time. openInstance's lock is held during the calls that need it.
type driver interface {
	// load finds the system's Vulkan loader, which stays for the life of the process. The error is
	// the system's reason why it does not open.
	load() error
	// instanceVersion is the highest API version of the loader's instances, as VK_MAKE_API_VERSION
	// packs it; 0 for a loader of Vulkan 1.0.
	instanceVersion() uint32
	hasLayer(name string) bool
	// createInstance makes the instance. With validate the validation layer is on, and nextMessage
	// returns its messages. call names the call that failed.
	createInstance(version uint32, validate bool) (call string, result int32)
	destroyInstance()
	physicalDevices() (list []physicalDevice, result int32)
	// nextMessage removes and returns the oldest message of the validation layer; ok is false if
	// there is none. dropped counts the messages lost since the last call because they came too
	// fast.
	nextMessage() (m message, dropped uint64, ok bool)
}

// physicalDevice is a device of the instance's drivers.
type physicalDevice interface {
	// facts returns what the device reports. ok is false for a device older than Vulkan 1.1, of
	// which only the name is known.
	facts() (f facts, ok bool)
	// heapBudget returns for each heap how many bytes this process may use now, and how many it
	// uses.
	heapBudget() (budget, usage [16]uint64)
	// open makes the logical device with every feature that facts lists. The configuration says
	// whether the driver keeps the code of pipelines, and whether accesses are robust.
	open(config *Config) (logicalDevice, int32)
}

// logicalDevice is an open device, its queue, and the transfer queue where it has one.
type logicalDevice interface {
	handles() Handles // except Swapchain
	waitIdle() int32
	// fault is why the device was lost; nil where the driver does not say.
	fault() error
	destroy()

	createBuffer(bytes int64) (b bufferHandle, result int32)
	// importedBuffer makes a buffer to which imported pages can be bound.
	importedBuffer(bytes int64) (b bufferHandle, result int32)
	destroyBuffer(buffer uint64)
	allocate(bytes int64, memoryType int) (memory uint64, result int32)
	// importedTypes returns the memory types, as bits, that pages can be imported as.
	importedTypes(pages unsafe.Pointer) (types uint32, result int32)
	// importPages makes pages device memory; the memory does not own them.
	importPages(pages unsafe.Pointer, bytes int64, memoryType int) (memory uint64, result int32)
	freeMemory(memory uint64)
	bind(buffer, memory uint64) int32
	mapMemory(memory uint64) (at unsafe.Pointer, result int32)

	createCache(data []byte) (cache uint64, result int32)
	cacheData(cache uint64) []byte
	// mergeCaches adds the contents of one cache to another, which nobody else may use meanwhile.
	mergeCaches(into, from uint64) int32
	destroyCache(cache uint64)
	createModule(code []uint32) (module uint64, result int32)
	destroyModule(module uint64)
	// createSetLayout makes a descriptor set layout: storage buffers at bindings 0 and up, then the
	// uniform buffer if there is one; at most maxBindings in total.
	createSetLayout(storage int, uniform, pushDescriptors bool) (layout uint64, result int32)
	destroySetLayout(layout uint64)
	createPipelineLayout(setLayout uint64, pushBytes int) (layout uint64, result int32)
	destroyPipelineLayout(layout uint64)
	// createPipeline makes a compute pipeline from a module's entry point "main". A subgroup other
	// than 0 is the required size of its subgroups, all of them full. cached is true if the driver
	// reports that it found the pipeline in the cache.
	createPipeline(cache, module, layout uint64, subgroup int, name string) (pipeline uint64, cached bool, result int32)
	destroyPipeline(pipeline uint64)
	// statistics and representations return what a capturing driver reports of a pipeline's code.
	statistics(pipeline uint64) (map[string]float64, int32)
	representations(pipeline uint64) (map[string]string, int32)

	// newSlot makes a slot of the queue or of the transfer queue. Without a transfer queue both
	// kinds submit to the one queue. call names the call of newSlot or submit that failed.
	newSlot(transfers bool) (s slot, call string, result int32)
}

// slot owns the objects of one submission: command buffer, fence, descriptor pools, queries. It
// serves one submission at a time, and is reused after that is done.
type slot interface {
	// submit records the words of a batch and submits them; a final barrier makes every write
	// visible to the host. timestamps is the number of queries that the batch writes; with 0 its
	// timestamp commands are skipped. With again the slot still holds the same words from its last
	// submission, and no object that they name was destroyed since: they are submitted without a
	// new recording.
	submit(words []uint64, timestamps int, again bool) (call string, result int32)
	status() int32                   // success when done, else notReady
	wait(timeoutNs uint64) int32     // VK_TIMEOUT when it takes longer
	timestamps(ticks []uint64) int32 // of a submission that is done
	free()
}

// The words of a batch. Each command starts with one whose low byte is the operation:
//
//	opDispatch   op | storage<<8 | uniform<<24 | push descriptors<<32 | push words<<40, pipeline,
//	             pipeline layout, set layout, x | y<<32, z | first y<<32, (buffer, offset, range)
//	             each, push words two to a word; workgroups are numbered from first y on along y
//	opBarrier    op, src stages | dst stages<<32, src access | dst access<<32
//	opCopy       op, src, dst, src offset, dst offset, size
//	opFill       op, dst, offset, size, word
//	opTimestamp  op, index
const (
	opDispatch = 1 + iota
	opBarrier
	opCopy
	opFill
	opTimestamp
)

// maxBindings is how many buffers one dispatch may bind, even if a device allows more.
const maxBindings = 64

// hugePage is the size in bytes of the pages of newPages where the system grants it.
const hugePage = 2 << 20

// validationLayer is the name of the Khronos validation layer.
const validationLayer = "VK_LAYER_KHRONOS_validation"

// The results that this package distinguishes.
const (
	success                   = 0
	notReady                  = 1
	errorOutOfHostMemory      = -1
	errorOutOfDeviceMemory    = -2
	errorInitializationFailed = -3
	errorDeviceLost           = -4
	errorIncompatibleDriver   = -9
	errorTooManyObjects       = -10
	errorOutOfPoolMemory      = -1000069000
)

// message is one message of the validation layers.
type message struct {
	text    string
	isError bool // false: a warning
}

// bufferHandle is a new buffer and its memory requirements.
type bufferHandle struct {
	handle uint64
	bytes  int64
	types  uint32 // the memory types that suit it, as bits
}

// Handles are a device's Vulkan handles, for a window system's binding.
type Handles struct {
	Instance       unsafe.Pointer // VkInstance
	PhysicalDevice unsafe.Pointer // VkPhysicalDevice
	Device         unsafe.Pointer // VkDevice
	Queue          unsafe.Pointer // VkQueue
	QueueFamily    uint32
	Swapchain      bool // VK_KHR_swapchain is on, and the instance has the platform's surface extensions
}

// facts are what a physical device reports.
type facts struct {
	name, driverName, driverInfo string
	uuid, cacheUUID              [16]byte // VkPhysicalDeviceIDProperties; of the pipeline cache's format
	apiVersion, driverVersion    uint32
	vendorID, deviceID           uint32
	deviceType                   uint32
	queue                        bool // it has a queue for compute
	transferQueue                bool // it has another queue, which only copies
	timestampBits                uint32
	timestampPeriod              float64 // nanoseconds of one tick
	captures                     bool    // VK_KHR_pipeline_executable_properties
	memoryTypes                  []memoryType
	limits                       deviceLimits
	features                     deviceFeatures
	cooperative                  []cooperativeProduct // those that do not saturate
}

// memoryType is one entry of the device's memory type table.
type memoryType struct {
	Flags     uint32 // VkMemoryPropertyFlags
	Heap      int
	HeapSize  uint64 // bytes
	HeapLocal bool   // the heap is the device's own
}

// deviceLimits are the device's limits, in bytes unless the name says otherwise.
type deviceLimits struct {
	PushBytes, StorageRange, UniformRange    uint32
	Invocations                              uint32
	GroupCount, GroupSize                    [3]uint32
	SharedMemory                             uint32
	AllocationCount                          uint32
	StorageBuffers                           uint32 // per stage and per set, whichever is lower
	PushDescriptors                          uint32 // 0 without VK_KHR_push_descriptor
	StorageAlign, UniformAlign               uint64
	Allocation                               uint64
	Buffer                                   uint64 // MaxUint64 when the device does not say
	SubgroupSize, SubgroupMin, SubgroupMax   uint32
	Subgroups                                uint32 // of a workgroup; 0: unknown
	SubgroupOperations                       uint32 // VkSubgroupFeatureFlags in compute, 0 when none
	DenormIndependence, RoundingIndependence uint32 // VkShaderFloatControlsIndependence
}

// deviceFeatures are the device's features; arrays are for 16, 32 and 64 bits.
type deviceFeatures struct {
	Int64, Float64, Int16, Float16, Int8, Storage8, Storage16 bool
	BufferDeviceAddress, PushDescriptor, MemoryBudget         bool
	Swapchain, HostMemory, FloatControls                      bool
	SubgroupControl                                           bool // a size and full subgroups can be required

	SignedZeroInfNanPreserve, DenormPreserve, DenormFlush, RoundingRTE [3]bool
}

// cooperativeProduct is a product of matrices that a subgroup holds: M x K by K x N elements, added
// to M x N. The types are VkComponentTypeKHR.
type cooperativeProduct struct{ M, N, K, A, B, C, Result uint32 }
