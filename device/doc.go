// Package device finds the devices that tensors live on, opens them and closes them.
//
// [List] shows every Vulkan device of every installed driver and, last, the host; [Open] takes the
// best one or the one that a selector names, as [Option]s and the environment say. A [Device] tells
// what it is ([Info]), how exact its arithmetic is ([Arithmetic]) and what is wrong with it
// ([Device.Err]); tensor computes on it.
//
// Beside the devices of drivers there are simulated GPUs, which execute kernels as a GPU does, check every
// access and report what a GPU lets pass. They are for tests of Weft itself: thousands of times slower,
// never listed, and opened by their whole name alone ([WithSelector]).
//
// Package vulkan does everything to a device with Vulkan. Nothing here prints; messages go to the
// logger. The package imports opened, memory, vulkan and vector.
package device
