// Package plan turns a graph into kernels: which operators are fused, how each
// operand is read, in what order the kernels run, and which temporaries share
// memory. It is pure: it runs without a device, and every form that it makes has a
// text ([Forms]).
//
// [Build] is a pipeline of passes, listed in pass.go:
//
//	rewrite   the graph is simplified, and equal operators of equal operands become one
//	group     the graph is cut into regions: what a region computes, and what it reads
//	          from memory. What does not fit the device is cut here, until nothing changes
//	horizontal  maps over the same points that share what they read or compute become one
//	lower     each region becomes one kernel or several: how it is gone through, and its
//	          launches. No region changes
//	place     parts of what is joined are written where they go
//	schedule  independent kernels next to each other
//	memory    temporaries that share memory
//
// A pass follows rules (rules/rule.go), each of which but Split can be left out
// (Config.Without) without a bit of any result changing; what a pass leaves can be
// verified (Config.Verify). Every decision keeps its reason ([Plan.Decisions]).
//
// A map is fused into its reader unless another kernel needs it too, or the reader
// would read it many times over; views are never kernels, they become strides of an
// operand; what is padded with a constant is one within bounds, if one map reads it; a
// reduction takes the maps before it into its own kernel. A reduction that only one
// kernel reads, over the same rows, is made by that kernel.
//
// Each pass has a package: rewrite, fuse, lower (with products, scans and sorts) and schedule. They
// share rules (what a plan is made by), expr (looking at values), region (what becomes a kernel)
// and program (what is planned).
//
// Beside them the package imports kernel, graph, ops, shape and dtype.
package plan
