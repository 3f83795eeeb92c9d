package codegen

import (
	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/float"
	"github.com/weft-gpu/weft/codegen/single"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/spirv"
)

// ID names a type, a constant or a value of one module.
type ID = spirv.ID

// A pair is a 64-bit number in two words, low and high. Limbs are the words of any number.
type (
	pair  = words.Pair
	limbs = words.Limbs
)

// Target is the part of a device that lowering depends on: the answers of its arithmetic
// probe, and its execution modes. The zero value is a device with correctly rounded float32
// arithmetic, subnormals included, and without modes.
type Target struct {
	// Flush32: the device replaces float32 subnormals, as operands, results or both, by zeros.
	Flush32 bool
	// WordCompare32: the device compares float32 subnormals as zeros, though its arithmetic
	// keeps them, as NVIDIA's do. codegen then writes comparisons in words.
	WordCompare32 bool
	// Execution modes of SPV_KHR_float_controls for 32-bit floats.
	SignedZeroInfNanPreserve32, DenormPreserve32, RoundingRTE32 bool
	// Float64: the device has float64, with exact add, sub, mul and comparisons, subnormals
	// included. Without it float64 is computed in words.
	Float64 bool
	// Converts64: the device widens float32s to float64 and rounds float64s to float32 exactly as
	// defined, subnormals included.
	Converts64 bool
	// Native float64 division, or square root, is not correctly rounded.
	InexactDiv64, InexactSqrt64 bool
	// Execution modes for 64-bit floats.
	SignedZeroInfNanPreserve64, DenormPreserve64, RoundingRTE64 bool
	// Native division, or square root, is not correctly rounded, but within 3 ULP if operands
	// and result are normal (Vulkan's bound is 2.5).
	InexactDiv32, InexactSqrt32 bool
	// FMA32: Fma of float32 rounds once, if the number that it rounds is normal. FMASubnormal32: also
	// if it is not.
	FMA32, FMASubnormal32 bool
	// InverseSqrt32: InverseSqrt of a float32 of at least 2^-60 is within 3 ULP of the exact
	// result (Vulkan's bound is 2). If square roots are inexact, it gives exact ones together
	// with FMA32; without both, roots are computed in words.
	InverseSqrt32 bool
	// UnpackHalf: UnpackHalf2x16 converts every float16 exactly, subnormals included, and a
	// NaN to some NaN. PackHalf: PackHalf2x16 rounds every float32 to the nearest float16,
	// ties to even, subnormals included, and a NaN to some NaN.
	UnpackHalf, PackHalf bool
	// RoundHalf: UnpackHalf2x16 of PackHalf2x16 of a number gives the rounded number. NVIDIA's
	// compiler removes both instructions.
	RoundHalf bool
	// Execution modes for 16-bit floats, in kernels that convert them by instructions.
	DenormPreserve16, RoundingRTE16 bool
	// Doublewords: the device accesses elements of several words fastest as 64-bit words (see
	// [Builder.WholeBuffer]). Float64 must be set.
	Doublewords bool
	// GPU: a branch is cheap if neighbouring invocations take the same side, and an exact
	// division is expensive. Elementary functions of float32 then have a faster form for usual
	// (common) inputs, and divide by multiplications.
	GPU bool
	// MemoryTables: tables of float64 lie in memory. Otherwise selects choose an element.
	// Float64 must be set.
	MemoryTables bool
}

// Builder writes one compute shader: it adds the operators of the catalogue to the builder of
// internal/spirv. Its methods append to the function main, at the current place of its
// structured control flow. Err returns the first misuse (mixed widths, an instruction on the
// wrong type), a defect of the kernel's writer that no method returns.
//
// A Builder is used once, by one goroutine.
type Builder struct {
	spirv.Builder
	target Target
	// Arithmetic in words, of each type of number.
	words    words.Arithmetic
	integers words.Integers
	single   single.Arithmetic
	double   double.Arithmetic
	float    float.Arithmetic
	// convertsHalves: the module contains the device's own conversions of float16.
	convertsHalves bool
	// oneForm: elementary functions are written without their form for usual inputs.
	oneForm  bool
	matrices matrices
	// tables are the arrays that hold tables, by the constant array of their elements.
	tables map[ID]spirv.Array
	// unpackedHalves are the float32s of halves, by the block of code and the halves' ID.
	unpackedHalves map[[2]ID]ID
}

// A Var is a variable of the function, a Shared an array in the workgroup's memory, and a
// Buffer a storage buffer. A *DefectError reports a misuse of a Builder.
type (
	Var         = spirv.Var
	Shared      = spirv.Shared
	Buffer      = spirv.Buffer
	DefectError = spirv.DefectError
)

// NewBuilder starts a module for devices of the given target.
func NewBuilder(t Target) *Builder {
	b := &Builder{target: t, tables: map[ID]spirv.Array{}, unpackedHalves: map[[2]ID]ID{}}
	b.Start()
	b.words = words.Arithmetic{Arithmetic: &b.Arithmetic}
	b.integers = words.Integers{Arithmetic: b.words}
	b.single = single.Arithmetic{Bits: single.Bits{Arithmetic: b.words}, Device: single.Device{
		Flush: t.Flush32, InexactDiv: t.InexactDiv32, InexactSqrt: t.InexactSqrt32, FMA: t.FMA32, InverseSqrt: t.InverseSqrt32,
	}}
	b.double, b.float = double.New(b.words), float.New(b.words)
	return b
}

// Target returns the target for which the module is written.
func (b *Builder) Target() Target { return b.target }

// WholeBuffer declares a binding of set 0 as StorageBuffer does with vectors of four words, but
// only for LoadWhole and StoreWhole. These access 64-bit words if the target has Doublewords.
func (b *Builder) WholeBuffer(binding, vectors int, writable bool) Buffer {
	return b.Builder.WholeBuffer(binding, vectors, writable, b.target.Doublewords)
}

// Finish closes the function and returns the module, which is valid only if Err is nil.
func (b *Builder) Finish() []uint32 {
	b.preamble()
	return b.Builder.Finish()
}

// preamble declares capabilities, extensions and the execution modes of floats.
func (b *Builder) preamble() {
	m := b.Module()
	m.Capability(spirv.CapabilityShader)
	if b.Uses(spirv.CapabilityFloat64) {
		m.Capability(spirv.CapabilityFloat64)
	}
	if b.Uses(spirv.CapabilityFloat16) && !b.matrices[spirv.CapabilityFloat16] {
		m.Capability(spirv.CapabilityFloat16)
	}
	if b.Uses(spirv.CapabilityGroupNonUniformBallot) {
		m.Capability(spirv.CapabilityGroupNonUniform)
		m.Capability(spirv.CapabilityGroupNonUniformBallot)
	}
	b.matrices.capabilities(m)
	modes := floatModes(b)
	for i, x := range modes {
		if i == 0 || x.capability != modes[i-1].capability {
			m.Capability(x.capability)
		}
		b.Mode(x.mode, x.width)
	}
	if len(modes) > 0 {
		m.Extension("SPV_KHR_float_controls")
	}
	b.matrices.extensions(m)
}

// floatMode is an execution mode of SPV_KHR_float_controls.
type floatMode struct {
	capability spirv.Capability
	mode       spirv.ExecutionMode
	width      ID
}

// floatModes returns the target's modes for the floats that the module uses.
func floatModes(b *Builder) (modes []floatMode) {
	t := b.target
	for _, x := range []struct {
		on16, on32, on64 bool
		capability       spirv.Capability
		mode             spirv.ExecutionMode
	}{
		{t.DenormPreserve16, t.DenormPreserve32, t.DenormPreserve64, spirv.CapabilityDenormPreserve, spirv.ExecutionModeDenormPreserve},
		{false, t.SignedZeroInfNanPreserve32, t.SignedZeroInfNanPreserve64, spirv.CapabilitySignedZeroInfNanPreserve, spirv.ExecutionModeSignedZeroInfNanPreserve},
		{t.RoundingRTE16, t.RoundingRTE32, t.RoundingRTE64, spirv.CapabilityRoundingModeRTE, spirv.ExecutionModeRoundingModeRTE},
	} {
		if x.on16 && b.convertsHalves {
			modes = append(modes, floatMode{x.capability, x.mode, 16})
		}
		if x.on32 {
			modes = append(modes, floatMode{x.capability, x.mode, 32})
		}
		if x.on64 && b.Uses(spirv.CapabilityFloat64) {
			modes = append(modes, floatMode{x.capability, x.mode, 64})
		}
	}
	return modes
}
