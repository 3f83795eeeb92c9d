// Package kernel is the intermediate form between plan and the devices. A [Kernel] is one fused
// kernel as data, with one [Loop]. Its key ([Kernel.Key]) encodes every field and identifies its
// pipeline. Its text ([Kernel.Text]) is for people, and [Parse] reads it back. [Kernel.Verify]
// checks it.
//
// A kernel knows no sizes. Shapes, strides, offsets and scalar operands are its [Geometry], given
// at launch, so that new sizes of the same structure compile nothing. A point of a kernel's space
// has one coordinate along each of its dimensions.
//
// plan makes kernels, shaders writes them as SPIR-V, and the host device interprets them with
// hostref's functions. The package imports internal/routine, ops, dtype, internal/canon,
// internal/divider, internal/element and internal/quant.
package kernel
