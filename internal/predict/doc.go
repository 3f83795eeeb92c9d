// Package predict estimates on paper how long a plan takes on a GPU that is not at
// hand: from a [Card], which is a file of published figures, each with its source,
// and from what the plan's launches do, counted by running some of their workgroups
// on the simulated GPU.
//
// A launch takes somewhat longer than its slowest part: the bytes that it moves to and
// from memory, what its loads ask of the caches, each kind of arithmetic by the rate of
// its pipe, the instructions issued, shared memory, the workgroups handed out, and
// waiting. They go on at once, and not quite independently: the fourth root of the sum
// of their fourth powers is what 111 measured lines show. Code that no cache holds comes
// on top. Waiting is Little's law: a unit holds so many workgroups at once, as their
// registers and shared memory allow; each of them waits for memory as often as its
// loads depend on each other; and so many rounds of workgroups follow. Launches and
// the barriers between them add what they cost.
//
// What it cannot know: what the vendor's compiler makes of the SPIR-V (it counts
// SPIR-V instructions, those that vanish left out; registers are estimated from the
// values alive), clocks that fall under load, how the caches replace, partition camping
// and refresh, translation of addresses, how well two kinds of instructions overlap, and
// the time before a submission reaches the card. Figures that no vendor publishes are
// estimates, marked so in the card's file. Nothing here depends on the machine that it
// runs on: the same line, card and version give the same figures.
//
// The package imports backend/vulkan, plan, shaders, kernel, codegen, opline, compose, graph, ops, vulkan,
// sim, spirv, shape, dtype and readfile.
package predict
