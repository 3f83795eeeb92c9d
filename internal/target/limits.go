package target

// The bounds of kernels on every Vulkan device.
//
// Measured: compile times by lavapipe and SwiftShader, 2026-11-22; MaxWindow on an H200, 2026-11-23.
const (
	// MaxBuffers is how many storage buffers a kernel binds at the most: what windows
	// of three by three take, the element of each and of what it is multiplied by, and
	// more.
	MaxBuffers = 32
	// MaxWindow is seven by seven. An H200 takes 156 us for windows of three by three of
	// [8, 144, 56, 56] as a reduction, whose invocations each find single elements.
	MaxWindow = 50
	// MaxArrayBytes is the size past which arrays are not even planned: no device
	// has that much memory, and every binding's range of it is a launch.
	MaxArrayBytes = 1 << 40
	// MaxCost bounds a kernel's code: compile time grows faster than it, and on
	// SwiftShader a module of thousands of instructions takes seconds. HeavyCost is
	// the cost of a body above which it is written for four elements an invocation:
	// drivers compile long code slowly, and it does not wait for memory. CompactCost
	// is that above which even that compiles for a second or more.
	MaxCost, HeavyCost, CompactCost = 240, 100, 200
	// FlushCost is how many times the code is where subnormals are emulated in every
	// float operator.
	FlushCost = 4
)
