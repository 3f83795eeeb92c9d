package target

// Bounds of kernels, for every Vulkan device.
//
// Measured: compile times by lavapipe and SwiftShader, 2026-11-22; MaxWindow on an H200,
// 2026-11-23.
const (
	// MaxBuffers is the most storage buffers that a kernel binds. A 3 x 3 window with weights needs
	// 18: an element and a factor for each place.
	MaxBuffers = 32
	// MaxWindow allows windows of seven by seven to become maps. As a reduction, whose invocations
	// find each element by itself, 3 x 3 windows of [8, 144, 56, 56] take an H200 156 us.
	MaxWindow = 50
	// MaxArrayBytes is the size above which arrays are not even planned. No device has that much
	// memory, and the plan would have a launch for every range that a binding can hold.
	MaxArrayBytes = 1 << 40
	// MaxCost bounds a kernel's code: compile time grows faster than the code, and SwiftShader
	// takes seconds for thousands of instructions. A body above HeavyCost is written for four
	// elements an invocation: drivers compile long code slowly, and long code hides waits for
	// memory. A body above CompactCost would even so compile for a second or more.
	MaxCost, HeavyCost, CompactCost = 240, 100, 200
	// FlushCost is how many times longer code is if every float operator emulates subnormals.
	FlushCost = 4
)
