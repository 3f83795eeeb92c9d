// Package device finds the devices that tensors live on, opens them and closes them.
//
// [List] shows every Vulkan device of every installed driver and, last, the host. [Open] takes the
// best one or the one that a selector names; [Option]s and variables of the environment change how.
// A [Device] describes itself ([Info]), the exactness of its arithmetic ([Arithmetic]) and its
// failure, if any ([Device.Err]). Package tensor computes on it.
//
// Simulated GPUs execute kernels as a GPU does, check every access and report mistakes that a GPU
// does not. They are for tests of Weft itself: thousands of times slower, never listed, and opened
// by their whole name alone ([WithSelector]).
//
// Package vulkan does everything that a device does with Vulkan. Nothing here prints; messages go
// to the logger. The package imports opened, memory, vulkan and vector.
package device
