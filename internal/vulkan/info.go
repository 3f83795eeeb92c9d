package vulkan

import "strings"

// Kind is the sort of processor that a device is.
type Kind string

// The kinds, in the order in which Open prefers them. Other is a device whose driver does not say.
const (
	Discrete   Kind = "discrete"
	Integrated Kind = "integrated"
	Virtual    Kind = "virtual"
	Other      Kind = "other"
	Host       Kind = "host"
	CPU        Kind = "cpu"
)

// kindRank orders the kinds, best first.
var kindRank = map[Kind]int{Discrete: 0, Integrated: 1, Virtual: 2, Other: 3, Host: 4, CPU: 5}

// Label is the name, the driver and its version. A selector's words are looked up in it.
func (i Info) Label() string {
	return strings.Join(strings.Fields(i.Name+" "+i.Driver+" "+i.DriverVersion), " ")
}

// rank orders devices by kind; drivers that only compile come after the devices.
func (i Info) rank() int {
	if i.CompileOnly {
		return len(kindRank)
	}
	return kindRank[i.Kind]
}

// kindOf maps VkPhysicalDeviceType.
var kindOf = map[uint32]Kind{0: Other, 1: Integrated, 2: Discrete, 3: Virtual, 4: CPU}

// Info describes a device. It is plain data, which List returns and gpubench prints.
type Info struct {
	// Index is the device's place in List; -1 for a host device opened by name, since no driver was
	// queried then.
	Index         int    `json:"index"`
	Name          string `json:"name"`
	Kind          Kind   `json:"kind"`
	Driver        string `json:"driver"`         // "llvmpipe", "NVIDIA", "hostref"
	DriverVersion string `json:"driver_version"` // as the driver writes it: "Mesa 25.0.7 (LLVM 15.0.6)"
	APIVersion    string `json:"api_version"`    // "1.3.230"; empty for the host
	VendorID      uint32 `json:"vendor_id"`
	DeviceID      uint32 `json:"device_id"`
	UUID          string `json:"uuid"` // VkPhysicalDeviceIDProperties.deviceUUID, in hexadecimal
	// CompileOnly: the driver has no hardware (RADV_FORCE_FAMILY); it makes pipelines and cannot
	// submit. Such a device is listed after the CPUs and is never the default.
	CompileOnly bool `json:"compile_only"`
	// Simulated: the device is a program that executes kernels as a GPU does and checks them. It
	// opens only by its name, is never listed and never the default.
	Simulated bool `json:"simulated,omitempty"`

	Features Features `json:"features"`
	Limits   Limits   `json:"limits"`
	// Arithmetic holds the findings of the arithmetic probe; nil until Device.Arithmetic has run.
	Arithmetic *Arithmetic `json:"arithmetic"`
}

// Features says what a device supports. Opening the device switches all of it on.
type Features struct {
	Int64          bool `json:"int64"` // 64-bit integers in shaders; the next four likewise
	Float64        bool `json:"float64"`
	Int16          bool `json:"int16"`
	Float16        bool `json:"float16"`
	Int8           bool `json:"int8"`
	Storage8       bool `json:"storage8"` // 8-bit types in storage buffers
	Storage16      bool `json:"storage16"`
	PushDescriptor bool `json:"push_descriptor"`
	// HostMappedDeviceMemory: the host maps the device's own memory whole and writes there without
	// staging. It reads there only where that memory is cached (CPUs, integrated GPUs).
	HostMappedDeviceMemory bool `json:"host_mapped_device_memory"`

	// CooperativeMatrices are the products of small matrices that a subgroup computes by one
	// instruction (VK_KHR_cooperative_matrix), of the types that kernels use.
	CooperativeMatrices []CooperativeMatrix `json:"cooperative_matrices,omitempty"`

	// TransferQueue: copies to and from the host have their own queue beside the kernels'.
	TransferQueue bool `json:"transfer_queue"`

	Timestamps         bool   `json:"timestamps"`
	SubgroupSize       int    `json:"subgroup_size"`       // invocations
	SubgroupOperations uint32 `json:"subgroup_operations"` // VkSubgroupFeatureFlags in compute shaders
	// A driver chooses a size from SubgroupMin to SubgroupMax and may leave subgroups partly empty.
	// With SubgroupControl a pipeline can require a size and full subgroups.
	SubgroupMin     int  `json:"subgroup_min"`
	SubgroupMax     int  `json:"subgroup_max"`
	SubgroupControl bool `json:"subgroup_control"`

	// FloatControls are the execution modes of SPV_KHR_float_controls that the device offers, each
	// with its width: "DenormPreserve32". Arithmetic.Modes are those that kernels use.
	FloatControls []string `json:"float_controls,omitempty"`
}

// HasSubgroup reports whether kernels can rely on subgroups of a size: the device has no other, or
// a pipeline can require it.
func (f *Features) HasSubgroup(size int) bool {
	if !f.SubgroupControl {
		return size == f.SubgroupSize && f.SubgroupMin == f.SubgroupMax
	}
	return size >= f.SubgroupMin && size <= f.SubgroupMax && size&(size-1) == 0
}

// NVIDIA and AMD are the VendorIDs of those makers' GPUs.
const NVIDIA, AMD = 0x10de, 0x1002

// CooperativeMatrix is a product of M x K by K x N elements of a type. float16 accumulates in
// float32, int8 in int32 and uint8 in uint32.
type CooperativeMatrix struct {
	DType string `json:"dtype"` // "float16", "int8" or "uint8"
	M     int    `json:"m"`
	N     int    `json:"n"`
	K     int    `json:"k"`
}

// Limits are a device's limits. On the host device all are zero: it has none.
type Limits struct {
	MaxPushConstants          int    `json:"max_push_constants"`       // bytes
	MaxStorageBufferRange     int64  `json:"max_storage_buffer_range"` // bytes, one descriptor
	MaxUniformBufferRange     int64  `json:"max_uniform_buffer_range"` // bytes, one descriptor
	MaxWorkgroupInvocations   int    `json:"max_workgroup_invocations"`
	MaxWorkgroupSize          [3]int `json:"max_workgroup_size"`  // invocations
	MaxWorkgroupCount         [3]int `json:"max_workgroup_count"` // workgroups of one dispatch
	MaxSubgroups              int    `json:"max_subgroups"`       // of a workgroup whose pipeline requires their size; 0: unknown
	SharedMemory              int    `json:"shared_memory"`       // bytes a workgroup
	MinStorageOffsetAlignment int64  `json:"min_storage_offset_alignment"`
	MinUniformOffsetAlignment int64  `json:"min_uniform_offset_alignment"`
	MaxAllocation             int64  `json:"max_allocation"` // bytes, one memory block
	// MaxStorageBuffersPerStage is the number of storage buffers that one pipeline may bind, not
	// counting a uniform buffer.
	MaxStorageBuffersPerStage int   `json:"max_storage_buffers_per_stage"`
	HeapBytes                 int64 `json:"heap_bytes"` // of the heap that device memory comes from
}
