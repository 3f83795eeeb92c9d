// Package plan turns a graph into kernels: which nodes are fused, how each
// operand is read, in what order the kernels run, and which temporaries share
// memory. It is pure: it runs without a device and has a text ([Plan.String]).
//
// [Build] runs the passes that [Passes] lists. The graph is simplified first, and
// equal operators of equal operands become one. Then Build walks from the values
// asked for. A map node is fused into its reader unless another kernel needs it
// too, or the reader would read it many times over; views are never kernels, they
// become strides of an operand; a reduction takes the maps before it into its own
// kernel. A reduction that only one kernel reads, over the same rows, is made by
// that kernel: a rowwise one, which walks every row as often as its reductions
// follow from each other. What does not fit a device's limits (operands, cost,
// buffer range) is cut into more kernels or launches. Last, kernels are put in
// order and temporaries into memory. Any pass but the splitting can be left out
// (Config.Without), and what each leaves can be verified (Config.Verify).
//
// The package imports kernel, ops, shape and dtype.
package plan
