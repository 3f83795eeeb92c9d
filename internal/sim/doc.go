// Package sim is a simulated GPU. It executes generated SPIR-V compute shaders in plain Go as a GPU
// does: in workgroups of subgroups. A subgroup's lanes run in lockstep under a mask; subgroups
// alternate in a seeded random order between barriers.
//
// It reports errors that drivers do not (see [Kind]): accesses outside a binding, data races,
// values read before they are written, barriers in divergent flow, limits exceeded. On request it
// counts what decides a kernel's speed on a GPU.
//
// [Compile] parses a module, checks it against a [Profile] and lowers it to a flat list of
// operations, each a loop over a subgroup's lanes. Results are scalars, one a lane, in files of
// registers, which a pass over their lifetimes assigns. [Dispatch.Run] executes a program over a
// grid, with the workgroups on several goroutines.
//
// Of Weft's packages it imports internal/spirv alone.
package sim
