// Package device finds the devices that tensors live on, opens them and closes them.
//
// [List] shows every device: GPUs, the host, and CPU drivers. [Open] takes the
// best one or the one that a selector names; [Option]s and variables of the environment change how.
// A [Device] describes itself ([Info]), the exactness of its arithmetic ([Arithmetic]) and its
// failure, if any ([Device.Err]). Package tensor computes on it.
//
// Simulated GPUs execute kernels as a GPU does, check every access and report mistakes that a GPU
// does not. They are for tests of Weft itself: thousands of times slower, never listed, and opened
// by their whole name alone ([WithSelector]).
//
// Package vulkan does everything to a device with Vulkan. Nothing here prints; messages go to the
// logger. The package imports opened, memory and vulkan.
package device
