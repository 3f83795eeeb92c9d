// Package maps writes maps: kernels that make each element of the result from the elements
// of the operands that broadcasting gives it.
//
// An invocation has a chunk of points. A place says where the chunk's elements are in the
// operands; there is one for each [kernel.Scheme]. Tiled maps have square blocks instead, and
// sliding maps go down columns. The package imports shaders/module, codegen, dtype and
// kernel.
package maps
