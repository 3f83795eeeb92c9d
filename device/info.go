package device

import "github.com/weft-gpu/weft/internal/vulkan"

// Info describes a device: plain data, as List returns it and gpubench prints it.
type Info = vulkan.Info

// Features says what a device can do. All of it is switched on when the device is opened.
type Features = vulkan.Features

// Limits are a device's numbers. On the host device all are zero: nothing there is limited.
type Limits = vulkan.Limits

// CooperativeMatrix is a product of M x K by K x N elements of a type.
type CooperativeMatrix = vulkan.CooperativeMatrix

// PipelineCounts are numbers of compiled pipelines.
type PipelineCounts = vulkan.PipelineCounts

// Kind is what sort of processor a device is.
type Kind = vulkan.Kind

// The kinds, in the order Open prefers them. Other is a device whose driver does not say.
const (
	Discrete   = vulkan.Discrete
	Integrated = vulkan.Integrated
	Virtual    = vulkan.Virtual
	Other      = vulkan.Other
	CPU        = vulkan.CPU
	Host       = vulkan.Host
)

// Arithmetic is what small kernels found out about a device's arithmetic.
type Arithmetic = vulkan.Arithmetic

// Verdict is what the arithmetic probe found about one operation.
type Verdict = vulkan.Verdict

// The verdicts, best first.
const (
	Exact       = vulkan.Exact       // every probed result has the reference's bits
	ExactNormal = vulkan.ExactNormal // every one but where a subnormal goes in or comes out
	Inexact     = vulkan.Inexact     // some other result differs
)
