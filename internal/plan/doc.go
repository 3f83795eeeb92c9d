// Package plan turns a graph into kernels: which operators are fused, how each operand is read, in
// what order the kernels run, and which temporaries share memory. It is pure: it runs without a
// device, and every form that it makes has a text ([Forms]).
//
// [Build] is a pipeline of passes, listed in pass.go:
//
//	rewrite     simplifies the graph, and makes equal operators of equal operands one
//	group       cuts the graph into regions: what each computes, and what it reads
//	            from memory. It cuts regions that do not fit the device, until all do
//	horizontal  joins maps over the same points that share operands or results
//	lower       makes one or more kernels of each region: their loops and launches.
//	            It changes no region
//	place       lets kernels write the operands of a join directly into the joined array
//	schedule    moves independent kernels next to each other
//	memory      lets temporaries share memory
//
// A pass follows rules (rules/rule.go). Config.Without can leave out each rule but Split; no
// result's bits change. Config.Verify checks the form that each pass makes. Every decision keeps
// its reason ([Plan.Decisions]).
//
// A map is fused into its reader, unless another kernel needs it too or the reader would compute
// its elements many times. A view is never a kernel: it becomes strides of an operand. A value that
// is padded with a constant becomes an operand with bounds, if only one map reads it. A reduction's
// kernel computes the maps before the reduction. If only one kernel reads a reduction, over the
// same rows, that kernel computes the reduction.
//
// Each pass has a package: rewrite, fuse (group and horizontal), lower (with products, scans and
// sorts) and schedule (place, schedule and memory). They share rules (configuration and limits),
// expr (questions about values), region (what becomes a kernel) and program (the plan).
//
// Beside them the package imports kernel, graph, ops, shape and dtype.
package plan
