// Package codegen writes compute shaders as SPIR-V.
//
// A [Builder] is one module, in SPIR-V 1.3 for a Vulkan 1.1 environment. The builder of
// internal/spirv, which it embeds, writes types, constants, the interface (storage
// buffers, launch parameters, built-ins), instructions and structured control flow.
// Above it stands the scalar lowering: a [Value] is a group of lanes of any element
// type, and [Builder.Apply] writes an operator of the catalogue over it, with the same
// bits on every device. What a device lacks or gets wrong is told by its [Target] and
// written in integers.
//
// A kernel's writer loads words, makes them Values ([Builder.FromWords]),
// applies operators, and stores [Builder.ToWords]; [Builder.Finish] returns the
// module.
//
// One table, rules, names the lowering of each operator by the form of its operands. Each
// type of number has a package below this one: words (integers), single (float32), double
// (float64 in words), half (float16 and bfloat16). float has what the floats share, and
// program the elementary functions of float64 in words.
//
// The package imports spirv, dtype and elementary.
package codegen
