// Package instruments measures what a device gives at the best: its arithmetic, its memory, and
// the memory that it goes over again and again. What lines take is compared to that. The
// kernels do nothing else, and have no place among the library's.
//
// It imports codegen, backend/vulkan, shaders, kernel, plan, memory, parallel, vector, vulkan, ops
// and dtype.
package instruments
