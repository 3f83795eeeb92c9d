// Package gomlx is a backend of GoMLX (github.com/gomlx/gomlx) over Weft: GoMLX's graphs, with
// its gradients, layers and optimizers, run on any GPU with a Vulkan driver, and on the host
// where there is none. The import registers it by the name "weft":
//
//	import _ "github.com/weft-gpu/weft/bridge/gomlx"
//
//	backend := backends.MustNew() // GOMLX_BACKEND=weft, weft:gpu, weft:lavapipe, weft:host
//
// What follows the colon selects the device, as device.WithSelector does; options follow a
// comma each: "check" compares every result with the host's, "validation" turns Vulkan's
// layers on, "kernels" has kernels compute all there is on a CPU's driver, where the host
// computes what is small without it. Without a selector it is the best device, or the one
// that WEFT_DEVICE names.
//
// A value goes through it so: [Function] records nodes, each with its shape, which GoMLX's own
// rules infer, and with a pure function over tensors (its lowering, in the file of its
// subject); [Builder] compiles them to a [Executable], a program of compiled functions of Weft.
// It is one of them, but where a loop's length depends on data: what is before a While, each
// of its steps and what comes after it are functions of their own, and the host reads the
// condition between them. Buffers are tensors on the device, and stay there until GoMLX reads
// them.
//
// The same graph gives the same bits on every device.
package gomlx
