package device

import (
	"maps"
	"slices"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Info describes a device: plain data, as List returns it and gpubench prints it.
type Info struct {
	// Index is the device's place in List; -1 for a host device opened by name, for which no
	// driver was looked at.
	Index         int    `json:"index"`
	Name          string `json:"name"`
	Kind          Kind   `json:"kind"`
	Driver        string `json:"driver"`         // "llvmpipe", "NVIDIA", "hostref"
	DriverVersion string `json:"driver_version"` // in the driver's own words: "Mesa 25.0.7 (LLVM 15.0.6)"
	APIVersion    string `json:"api_version"`    // "1.3.230"; empty for the host
	VendorID      uint32 `json:"vendor_id"`
	DeviceID      uint32 `json:"device_id"`
	UUID          string `json:"uuid"` // VkPhysicalDeviceIDProperties.deviceUUID, in hexadecimal
	// CompileOnly: the driver stands on no hardware (RADV_FORCE_FAMILY), makes pipelines and
	// cannot submit. Such a device is listed after the CPUs and never the default.
	CompileOnly bool `json:"compile_only"`
	// Simulated: the device is a program that executes kernels as a GPU does and watches them. It is
	// opened by its name alone, never listed, and never the default.
	Simulated bool `json:"simulated,omitempty"`

	Features Features `json:"features"`
	Limits   Limits   `json:"limits"`
	// Arithmetic is what the arithmetic probe measured; nil until Device.Arithmetic has run.
	Arithmetic *Arithmetic `json:"arithmetic"`
}

// Label is the name, the driver and its version: what the words of a selector are looked for in.
func (i Info) Label() string {
	return vulkan.Info{Name: i.Name, Driver: i.Driver, DriverVersion: i.DriverVersion}.Label()
}

// Kind is what sort of processor a device is.
type Kind string

// The kinds, in the order Open prefers them. Other is a device whose driver does not say.
const (
	Discrete   Kind = "discrete"
	Integrated Kind = "integrated"
	Virtual    Kind = "virtual"
	Other      Kind = "other"
	CPU        Kind = "cpu"
	Host       Kind = "host"
)

// Features says what a device can do. All of it is switched on when the device is opened.
type Features struct {
	Int64          bool `json:"int64"` // 64-bit integers in shaders; likewise the next four
	Float64        bool `json:"float64"`
	Int16          bool `json:"int16"`
	Float16        bool `json:"float16"`
	Int8           bool `json:"int8"`
	Storage8       bool `json:"storage8"` // 8-bit types in storage buffers
	Storage16      bool `json:"storage16"`
	PushDescriptor bool `json:"push_descriptor"`
	// HostMappedDeviceMemory: the device's own memory is mapped whole, so that the host writes there
	// without staging; it reads there only where that memory is cached (CPUs, integrated GPUs).
	HostMappedDeviceMemory bool `json:"host_mapped_device_memory"`

	// CooperativeMatrices are the products of small matrices that a subgroup does as one
	// instruction (VK_KHR_cooperative_matrix), of those kinds that kernels use.
	CooperativeMatrices []CooperativeMatrix `json:"cooperative_matrices,omitempty"`

	// TransferQueue: copies to and from the host have a queue of their own, beside the kernels'.
	TransferQueue bool `json:"transfer_queue"`

	Timestamps         bool   `json:"timestamps"`
	SubgroupSize       int    `json:"subgroup_size"`       // invocations
	SubgroupOperations uint32 `json:"subgroup_operations"` // VkSubgroupFeatureFlags in compute shaders
	// A driver chooses among the sizes from SubgroupMin to SubgroupMax, and may leave subgroups
	// partly empty; with SubgroupControl a pipeline can require one of them, and full ones.
	SubgroupMin     int  `json:"subgroup_min"`
	SubgroupMax     int  `json:"subgroup_max"`
	SubgroupControl bool `json:"subgroup_control"`

	// FloatControls are the execution modes of SPV_KHR_float_controls that kernels may ask for, each
	// with its width: "DenormPreserve32". Those that they do ask for are Arithmetic's Modes.
	FloatControls []string `json:"float_controls,omitempty"`
}

// HasSubgroup reports whether kernels can rely on subgroups of a size: where it can be required,
// or there is no other.
func (f *Features) HasSubgroup(size int) bool {
	return (&vulkan.Features{SubgroupControl: f.SubgroupControl, SubgroupSize: f.SubgroupSize, SubgroupMin: f.SubgroupMin, SubgroupMax: f.SubgroupMax}).HasSubgroup(size)
}

// CooperativeMatrix is a product of M x K by K x N elements of a type. float16 is added up in
// float32, int8 in int32 and uint8 in uint32.
type CooperativeMatrix struct {
	DType string `json:"dtype"` // "float16", "int8" or "uint8"
	M     int    `json:"m"`
	N     int    `json:"n"`
	K     int    `json:"k"`
}

// Limits are a device's numbers. On the host device all are zero: nothing there is limited.
type Limits struct {
	MaxPushConstants          int    `json:"max_push_constants"`       // bytes
	MaxStorageBufferRange     int64  `json:"max_storage_buffer_range"` // bytes, one descriptor
	MaxUniformBufferRange     int64  `json:"max_uniform_buffer_range"` // bytes, one descriptor
	MaxWorkgroupInvocations   int    `json:"max_workgroup_invocations"`
	MaxWorkgroupSize          [3]int `json:"max_workgroup_size"`  // invocations
	MaxWorkgroupCount         [3]int `json:"max_workgroup_count"` // workgroups of one dispatch
	MaxSubgroups              int    `json:"max_subgroups"`       // of a workgroup whose pipeline requires their size; 0: not told
	SharedMemory              int    `json:"shared_memory"`       // bytes a workgroup
	MinStorageOffsetAlignment int64  `json:"min_storage_offset_alignment"`
	MinUniformOffsetAlignment int64  `json:"min_uniform_offset_alignment"`
	MaxAllocation             int64  `json:"max_allocation"` // bytes, one memory block
	// MaxStorageBuffersPerStage counts the storage buffers one pipeline may bind, a uniform
	// buffer beside them not counted.
	MaxStorageBuffersPerStage int   `json:"max_storage_buffers_per_stage"`
	HeapBytes                 int64 `json:"heap_bytes"` // of the heap device memory comes from
}

// PipelineCounts are numbers of compiled pipelines.
type PipelineCounts struct {
	Made   int // since Open
	Cached int // of these, found in the cache folder
	Live   int // there are now
}

// Arithmetic is what small kernels found out about a device's arithmetic. Lowerings are chosen by
// it and not by names or reported properties, which are silent or wrong on real drivers.
type Arithmetic struct {
	// Operations gives a verdict for each probed operation, such as "f32.add".
	Operations map[string]Verdict `json:"operations"`
	// MaxULP is how far an inexact operation was off, in units in the last place.
	MaxULP map[string]uint32 `json:"max_ulp,omitempty"`
	// FlushesSubnormals: a float32 subnormal, as operand or result of arithmetic, counted as zero.
	FlushesSubnormals bool `json:"flushes_subnormals"`
	// FlushesCompared: comparisons of float32 take subnormals for zero, whatever arithmetic does.
	FlushesCompared bool `json:"flushes_compared,omitempty"`
	// Contracts: a product and a sum were fused although that was forbidden.
	Contracts bool `json:"contracts"`
	// Modes are the execution modes that the probe's kernels had, and all others must have: those of
	// float32, in kernels that use float64 those of that too, and in kernels that convert float16
	// by the device's own instructions those of that.
	Modes []string `json:"modes"`
	// Float64: kernels use the device's own float64, which is exact but perhaps for division and
	// square root; elsewhere float64 is computed in words.
	Float64 bool `json:"float64"`
	// Probed is false where nothing was run: on the host, whose arithmetic is the reference, and
	// on a device that only compiles, for which the worst is assumed.
	Probed bool `json:"probed"`
	// Basic: only the basic operations were probed; the others are taken for
	// inexact, and float64 is computed in words.
	Basic bool `json:"basic,omitempty"`
}

// Verdict is what the arithmetic probe found about one operation.
type Verdict string

// The verdicts, best first.
const (
	Exact       Verdict = "exact"        // every probed result has the reference's bits, or is as near as is asked
	ExactNormal Verdict = "exact_normal" // every one but where a subnormal goes in or comes out
	Inexact     Verdict = "inexact"      // some other result differs
)

// Faults lists the operations, such as "f32.add", that must be right on every device, that were not
// on this one, and that no lowering makes good: results there may differ from the reference.
func (a *Arithmetic) Faults() []string { return a.inner().Faults() }

// String says it in a line: "exact", or what is not.
func (a *Arithmetic) String() string { return a.inner().String() }

// inner is what package vulkan found.
func (a *Arithmetic) inner() *vulkan.Arithmetic {
	operations := make(map[string]vulkan.Verdict, len(a.Operations))
	for name, v := range a.Operations {
		operations[name] = vulkan.Verdict(v)
	}
	return &vulkan.Arithmetic{Operations: operations, MaxULP: a.MaxULP, FlushesSubnormals: a.FlushesSubnormals, FlushesCompared: a.FlushesCompared,
		Contracts: a.Contracts, Modes: a.Modes, Float64: a.Float64, Probed: a.Probed, Basic: a.Basic}
}

func arithmeticOf(a *vulkan.Arithmetic) *Arithmetic {
	if a == nil {
		return nil
	}
	var operations map[string]Verdict
	if a.Operations != nil {
		operations = make(map[string]Verdict, len(a.Operations))
	}
	for name, v := range a.Operations {
		operations[name] = Verdict(v)
	}
	return &Arithmetic{Operations: operations, MaxULP: maps.Clone(a.MaxULP), FlushesSubnormals: a.FlushesSubnormals, FlushesCompared: a.FlushesCompared,
		Contracts: a.Contracts, Modes: slices.Clone(a.Modes), Float64: a.Float64, Probed: a.Probed, Basic: a.Basic}
}

func infoOf(i vulkan.Info) Info {
	return Info{Index: i.Index, Name: i.Name, Kind: Kind(i.Kind), Driver: i.Driver, DriverVersion: i.DriverVersion, APIVersion: i.APIVersion,
		VendorID: i.VendorID, DeviceID: i.DeviceID, UUID: i.UUID, CompileOnly: i.CompileOnly, Simulated: i.Simulated,
		Features: featuresOf(i.Features), Limits: Limits(i.Limits), Arithmetic: arithmeticOf(i.Arithmetic)}
}

func infosOf(list []vulkan.Info) []Info {
	out := make([]Info, len(list))
	for i, info := range list {
		out[i] = infoOf(info)
	}
	return out
}

func featuresOf(f vulkan.Features) Features {
	var matrices []CooperativeMatrix
	for _, m := range f.CooperativeMatrices {
		matrices = append(matrices, CooperativeMatrix(m))
	}
	return Features{
		Int64: f.Int64, Float64: f.Float64, Int16: f.Int16, Float16: f.Float16, Int8: f.Int8, Storage8: f.Storage8, Storage16: f.Storage16,
		PushDescriptor: f.PushDescriptor, HostMappedDeviceMemory: f.HostMappedDeviceMemory, CooperativeMatrices: matrices, TransferQueue: f.TransferQueue,
		Timestamps: f.Timestamps, SubgroupSize: f.SubgroupSize, SubgroupOperations: f.SubgroupOperations, SubgroupMin: f.SubgroupMin, SubgroupMax: f.SubgroupMax,
		SubgroupControl: f.SubgroupControl, FloatControls: slices.Clone(f.FloatControls),
	}
}
