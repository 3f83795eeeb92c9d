// Package codegen writes compute shaders as SPIR-V.
//
// A [Builder] is one module, in SPIR-V 1.3 for a Vulkan 1.1 environment. It embeds the builder
// of internal/spirv, which writes types, constants, the interface (storage buffers, launch
// parameters, built-ins), instructions and structured control flow. codegen adds the lowering
// of operators: a [Value] is a vector of elements of any dtype, and [Builder.Apply] applies an
// operator of the catalogue to it, with the same bits on every device. [Target] says which
// operations a device lacks or gets wrong. codegen writes these in words: with instructions on
// 32-bit integers. A computed NaN has the canonical bits (hostref) when it is stored.
//
// A kernel's writer loads words, makes them Values ([Builder.FromWords]), applies operators,
// and stores [Builder.ToWords]. [Builder.Finish] returns the module.
//
// The table rules names the lowering of each operator by the form of its operands. Each type
// of number has a package below this one: words (integers), single (float32), double (float64
// in words), half (float16 and bfloat16). Package float has the code that floats share, and
// program the elementary functions of float64 in words. The package imports spirv, dtype and
// elementary.
package codegen
