package target

// Device describes a device; For derives its Profile.
type Device struct {
	Class         Class
	Vendor        Vendor // of a GPU
	Processors    int    // of a CPU driver
	HostVectors   bool   // this program's processor has vector instructions for float32 products
	DriverVersion string // in the driver's own format
	Float64       bool   // the device has native float64
	MemoryTables  bool   // kernels hold the tables of float64 functions in arrays
	Flush32       bool   // subnormals of float32 are emulated
	Fused         bool   // float32's Fma rounds once
	FusedInWords  bool   // products of float32 are fused in integer words
	// SubgroupSize counts a subgroup's invocations. Broadcasts: they can broadcast values.
	SubgroupSize int
	Broadcasts   bool
	SubgroupMin  int // the fewest invocations that a subgroup of the device can have
	Cooperative  Cooperative
	// OwnMemory: HeapBytes counts memory of the device, not memory of the host.
	OwnMemory bool

	StorageBuffers       int // for each stage
	StorageRange         int64
	StorageAlign         int64
	HeapBytes            int64
	PushBytes            int
	SharedBytes          int
	WorkgroupInvocations int
}
