// Package kernel is the intermediate form between plan and the devices: one
// fused kernel as data ([Kernel]), what all have and one [Loop]; its key
// ([Kernel.Key]), encoded from every field, which identifies its pipeline; its
// text ([Kernel.Text]), for people, which [Parse] reads back; and its verifier
// ([Kernel.Verify]).
//
// A kernel knows no sizes. Shapes, strides, offsets and scalar operands are
// its [Geometry], given at launch, so that new sizes of the same structure
// compile nothing.
//
// plan makes kernels, shaders writes them as SPIR-V, and the host device
// interprets them with hostref's functions. The package imports ops, dtype,
// internal/canon, internal/divider and internal/element.
package kernel
