package target

// Device is what a configuration is derived from.
type Device struct {
	Class         Class
	Vendor        Vendor // of a GPU
	Processors    int    // that it has; of a CPU driver
	HostVectors   bool   // this program's own processor has vector instructions for products of float32
	DriverVersion string // in the driver's own words
	Float64       bool   // it has its own float64
	MemoryTables  bool   // its kernels have arrays for the tables of float64 functions
	Flush32       bool   // float32's subnormals are emulated
	// SubgroupSize is that of its subgroups, and Broadcasts says that their
	// invocations can hand each other values.
	SubgroupSize int
	Broadcasts   bool
	Cooperative  Cooperative
	// OwnMemory: what HeapBytes counts is not the host's.
	OwnMemory bool

	StorageBuffers       int // a stage
	StorageRange         int64
	StorageAlign         int64
	HeapBytes            int64
	PushBytes            int
	SharedBytes          int
	WorkgroupInvocations int
}
