// Package testdev opens the device that tests run on.
//
// [Open] takes it from the environment: WEFT_DEVICE selects it (the host device
// when unset), and WEFT_VALIDATION=1 adds Vulkan's validation layers. When the
// test ends the device must have given no validation message and hold no memory
// that nobody uses any more.
//
// Only tests use it. The package imports device, engine, graph, element, shape and
// dtype.
package testdev
