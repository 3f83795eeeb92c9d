// Package predict estimates how long a plan takes on a GPU that is not at hand. It
// uses a [Card], which is a file of published figures with their sources, and the work
// of the plan's launches, which it counts by running some of their workgroups on the
// simulated GPU.
//
// A launch takes somewhat longer than its slowest part. The parts are the bytes to and
// from memory, the requests to the caches, each kind of arithmetic at the rate of its
// pipe, the issue of instructions, shared memory, the start of workgroups, and waiting.
// They overlap, but not perfectly: 111 measured lines fit the fourth root of the sum of
// the parts' fourth powers. Reading code that no cache holds adds to that. Waiting
// follows Little's law. Registers and shared memory limit the workgroups that a unit
// holds at once. Each workgroup waits for memory as often as its loads depend on each
// other, and rounds of workgroups follow one another. Launches and the barriers between
// them add their own costs.
//
// The model does not know the vendor's compiler: it counts SPIR-V instructions without
// those that vanish, and estimates registers from the values alive. Nor does it know
// clocks that fall under load, how caches replace lines, partition camping and refresh,
// address translation, how well two kinds of instructions overlap, or the time until a
// submission reaches the card. Figures that no vendor publishes are estimates, and the
// card's file says so. Predictions do not depend on the machine that makes them: the
// same line, card and version give the same figures.
//
// The package imports backend/vulkan, plan, shaders, kernel, codegen, opline, compose, graph, ops, vulkan,
// sim, spirv, shape, dtype and readfile.
package predict
