// Package sim is a simulated GPU: it executes generated SPIR-V compute shaders,
// in plain Go, as a GPU does: workgroups of subgroups, whose lanes go in lockstep
// under a mask, and which take turns in a seeded random order between barriers.
//
// It reports what a driver lets pass (see [Kind]): accesses outside a binding,
// data races, values read before they are written, barriers in divergent flow,
// limits exceeded. Asked to, it counts what decides a kernel's speed on a GPU.
//
// [Compile] parses a module, checks it against a [Profile] and lowers it to a
// flat list of operations, each a loop over a subgroup's lanes. Results are
// scalars by lane, in files of registers that a pass over their lifetimes has
// assigned. [Dispatch.Run] executes a program over a grid, the workgroups on
// several goroutines.
//
// Of Weft the package imports internal/spirv alone.
package sim
