// Package maps writes maps: kernels that compute each element of the result from one element
// of each operand, as broadcasting pairs them.
//
// An invocation handles a chunk of points. A place says where the chunk's elements are in the
// operands; each [kernel.Scheme] has one. Tiled maps handle square blocks instead, and sliding
// maps walk down columns. The package imports shaders/module, codegen, dtype and kernel.
package maps
