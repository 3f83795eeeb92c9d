// Package dlpack exchanges tensors with NumPy, PyTorch and every other library of DLPack, in one
// process, without cgo. The exchanged thing is the address of a DLManagedTensor or of a
// DLManagedTensorVersioned (DLPack 1.1, dlpack.h), which Python keeps in a capsule named "dltensor"
// or "dltensor_versioned":
//
//	address, err := dlpack.Export(ctx, x)          // for a consumer, who calls its deleter
//	y := dlpack.Import(dev, address)               // of a producer, whose deleter it calls
//
// Export reads the elements into the host's memory once, and the consumer uses that memory in place.
// Import copies the elements to the device once: a Tensor never changes, and a producer's memory may.
//
// All memory is the host's (kDLCPU). A device's memory cannot be exchanged: the data of kDLVulkan is
// a buffer of the producer's own instance of Vulkan, and DLPack has no field for the handle by which
// external memory is imported.
//
// The package is a module of its own: github.com/weft-gpu/weft/bridge/dlpack. It works where purego
// does, on Linux, Windows, macOS and FreeBSD of 64 bits.
package dlpack
