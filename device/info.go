package device

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Info describes a device: plain data, as List returns it and gpubench prints it.
type Info struct {
	// Index is the device's place in List; -1 for a host device that Open opened without asking any
	// driver.
	Index         int    `json:"index"`
	Name          string `json:"name"`
	Kind          Kind   `json:"kind"`
	Driver        string `json:"driver"`         // "llvmpipe", "NVIDIA", "hostref"
	DriverVersion string `json:"driver_version"` // in the driver's own words: "Mesa 25.0.7 (LLVM 15.0.6)"
	APIVersion    string `json:"api_version"`    // "1.3.230"; empty for the host
	VendorID      uint32 `json:"vendor_id"`
	DeviceID      uint32 `json:"device_id"`
	UUID          string `json:"uuid"` // VkPhysicalDeviceIDProperties.deviceUUID, in hexadecimal
	// CompileOnly: the driver has no hardware (RADV_FORCE_FAMILY), makes pipelines and
	// cannot submit. Such a device is listed after the CPUs and never the default.
	CompileOnly bool `json:"compile_only"`
	// Simulated: the device is a program that executes kernels as a GPU does and checks them. It is
	// opened by its name alone, never listed, and never the default.
	Simulated bool `json:"simulated,omitempty"`

	Features Features `json:"features"`
	Limits   Limits   `json:"limits"`
	// Arithmetic is the probe's findings; nil until Device.Arithmetic has run.
	Arithmetic *Arithmetic `json:"arithmetic"`
}

// Label is the name, the driver and its version. The words of a selector are searched in it.
func (i Info) Label() string {
	return vulkan.Info{Name: i.Name, Driver: i.Driver, DriverVersion: i.DriverVersion}.Label()
}

// String is the name, kind, driver and memory on one line, such as "NVIDIA H200 (discrete, NVIDIA
// 570.86, 139.7 GiB)". The host's memory is no device's, and is left out.
func (i Info) String() string {
	if i.Name == "" {
		return "no device"
	}
	list := []string{string(i.Kind), strings.TrimSpace(i.Driver + " " + i.DriverVersion)}
	if i.Limits.HeapBytes > 0 {
		list = append(list, fmt.Sprintf("%.1f GiB", float64(i.Limits.HeapBytes)/(1<<30)))
	}
	return fmt.Sprintf("%s (%s)", i.Name, strings.Join(list, ", "))
}

// Kind is the sort of processor that a device is.
type Kind string

// The kinds, in the order of [List]. Other is a device whose driver does not say.
const (
	Discrete   Kind = "discrete"
	Integrated Kind = "integrated"
	Virtual    Kind = "virtual"
	Other      Kind = "other"
	Host       Kind = "host"
	CPU        Kind = "cpu" // a CPU driver: Open takes one only if it is selected
)

// Features says what a device can do. Opening the device enables all of it.
type Features struct {
	Int64          bool `json:"int64"` // 64-bit integers in shaders; the next four are such types too
	Float64        bool `json:"float64"`
	Int16          bool `json:"int16"`
	Float16        bool `json:"float16"`
	Int8           bool `json:"int8"`
	Storage8       bool `json:"storage8"` // 8-bit types in storage buffers
	Storage16      bool `json:"storage16"`
	PushDescriptor bool `json:"push_descriptor"`
	// HostMappedDeviceMemory: all of the device's own memory is mapped, so that the host writes it
	// without staging. The host reads it only where it is cached (CPUs, integrated GPUs).
	HostMappedDeviceMemory bool `json:"host_mapped_device_memory"`

	// CooperativeMatrices are the products of small matrices that a subgroup makes in one
	// instruction (VK_KHR_cooperative_matrix), as far as kernels use them.
	CooperativeMatrices []CooperativeMatrix `json:"cooperative_matrices,omitempty"`

	// TransferQueue: copies to and from the host have a queue of their own, beside the kernels'.
	TransferQueue bool `json:"transfer_queue"`

	Timestamps         bool   `json:"timestamps"`
	SubgroupSize       int    `json:"subgroup_size"`       // invocations
	SubgroupOperations uint32 `json:"subgroup_operations"` // VkSubgroupFeatureFlags in compute shaders
	// A driver chooses among the sizes from SubgroupMin to SubgroupMax, and may leave subgroups
	// partly empty. With SubgroupControl a pipeline can require a size, and full subgroups.
	SubgroupMin     int  `json:"subgroup_min"`
	SubgroupMax     int  `json:"subgroup_max"`
	SubgroupControl bool `json:"subgroup_control"`

	// FloatControls are the execution modes of SPV_KHR_float_controls that kernels may use, each
	// with its width: "DenormPreserve32". Arithmetic's Modes are those that they do use.
	FloatControls []string `json:"float_controls,omitempty"`
}

// HasSubgroup reports whether kernels can rely on subgroups of a size: it can be required, or there
// is no other.
func (f *Features) HasSubgroup(size int) bool {
	return (&vulkan.Features{SubgroupControl: f.SubgroupControl, SubgroupSize: f.SubgroupSize, SubgroupMin: f.SubgroupMin, SubgroupMax: f.SubgroupMax}).HasSubgroup(size)
}

// CooperativeMatrix is a product of M x K by K x N elements of a type. float16 is added in float32,
// int8 in int32 and uint8 in uint32.
type CooperativeMatrix struct {
	DType string `json:"dtype"` // "float16", "int8" or "uint8"
	M     int    `json:"m"`
	N     int    `json:"n"`
	K     int    `json:"k"`
}

// Limits are a device's limits. On the host device all are zero: nothing there is limited.
type Limits struct {
	MaxPushConstants          int    `json:"max_push_constants"`       // bytes
	MaxStorageBufferRange     int64  `json:"max_storage_buffer_range"` // bytes, one descriptor
	MaxUniformBufferRange     int64  `json:"max_uniform_buffer_range"` // bytes, one descriptor
	MaxWorkgroupInvocations   int    `json:"max_workgroup_invocations"`
	MaxWorkgroupSize          [3]int `json:"max_workgroup_size"`  // invocations
	MaxWorkgroupCount         [3]int `json:"max_workgroup_count"` // workgroups of one dispatch
	MaxSubgroups              int    `json:"max_subgroups"`       // of a workgroup whose pipeline requires their size; 0: unknown
	SharedMemory              int    `json:"shared_memory"`       // bytes of a workgroup
	MinStorageOffsetAlignment int64  `json:"min_storage_offset_alignment"`
	MinUniformOffsetAlignment int64  `json:"min_uniform_offset_alignment"`
	MaxAllocation             int64  `json:"max_allocation"` // bytes, one memory block
	// MaxStorageBuffersPerStage is the number of storage buffers that a pipeline may bind, not
	// counting a uniform buffer.
	MaxStorageBuffersPerStage int   `json:"max_storage_buffers_per_stage"`
	HeapBytes                 int64 `json:"heap_bytes"` // bytes of the heap that device memory comes from
}

// PipelineCounts counts compiled pipelines.
type PipelineCounts struct {
	Made   int // made since Open
	Cached int // those of Made that were found in the cache folder
	Live   int // kept now
}

// Arithmetic is what small kernels found out about a device's arithmetic. It decides how operators
// are lowered, since names and reported properties are silent or wrong on real drivers.
type Arithmetic struct {
	// Operations gives a verdict for each probed operation, such as "f32.add".
	Operations map[string]Verdict `json:"operations"`
	// MaxULP is how far an inexact operation was off, in units in the last place.
	MaxULP map[string]uint32 `json:"max_ulp,omitempty"`
	// FlushesSubnormals: a float32 subnormal, as operand or result of arithmetic, counted as zero.
	FlushesSubnormals bool `json:"flushes_subnormals"`
	// FlushesCompared: comparisons of float32 take subnormals for zero, even if arithmetic does not.
	FlushesCompared bool `json:"flushes_compared,omitempty"`
	// Contracts: a product and a sum were fused although that was forbidden.
	Contracts bool `json:"contracts"`
	// Modes are the execution modes of the probe's kernels, which all others must have too: those
	// of float32, those of float64 in kernels that use it, and those of float16 in kernels that
	// convert it by the device's own instructions.
	Modes []string `json:"modes"`
	// Float64: kernels use the device's own float64, in which only division and square root may be
	// inexact. Otherwise float64 is computed in words.
	Float64 bool `json:"float64"`
	// Probed is false where nothing ran: on the host, whose arithmetic is the reference, and on a
	// device that only compiles, for which the worst is assumed.
	Probed bool `json:"probed"`
	// Basic: only the basic operations were probed. The others count as inexact, and float64 is
	// computed in words.
	Basic bool `json:"basic,omitempty"`
}

// Verdict is what the arithmetic probe found about one operation.
type Verdict string

// The verdicts, best first.
const (
	Exact       Verdict = "exact"        // every probed result has the reference's bits, or is within the allowed error
	ExactNormal Verdict = "exact_normal" // so is every result without a subnormal operand or result
	Inexact     Verdict = "inexact"      // some other result differs
)

// Faults lists the operations, such as "f32.add", that must be right on every device, are wrong on
// this one, and have no lowering that corrects them. Results of these may differ from the
// reference.
func (a *Arithmetic) Faults() []string { return a.inner().Faults() }

// String is "exact", or the operations that are not, on one line.
func (a *Arithmetic) String() string { return a.inner().String() }

// inner converts a to package vulkan's type.
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
