package predict

import (
	"strings"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Info returns what Vulkan would report of the card.
func (c *Card) Info() vulkan.Info {
	d := &c.Device
	info := vulkan.Info{Index: -1, Name: c.Name, Kind: vulkan.Discrete, Driver: "predicted"}
	info.Features = vulkan.Features{
		Float64: d.Float64.Value == 1, PushDescriptor: d.PushDescriptors.Value == 1,
		SubgroupSize: int(d.Subgroup.Value), SubgroupOperations: 0xff,
		SubgroupMin: int(d.SubgroupMin.Value), SubgroupMax: int(d.SubgroupMax.Value), SubgroupControl: true,
	}
	if m, n, k := int(d.MatrixM.Value), int(d.MatrixN.Value), int(d.MatrixK.Value); m > 0 {
		info.Features.CooperativeMatrices = []vulkan.CooperativeMatrix{
			{DType: dtype.Float16.String(), M: m, N: n, K: k},
			{DType: dtype.Int8.String(), M: m, N: n, K: 2 * k},
			{DType: dtype.Uint8.String(), M: m, N: n, K: 2 * k},
		}
	}
	switch maker, _, _ := strings.Cut(c.Name, " "); {
	case d.MatrixByRows.Value == 1:
		info.VendorID = vulkan.NVIDIA
	case maker == "AMD":
		info.VendorID = vulkan.AMD
	}
	const groups = 65535 // every device allows as many along a dimension
	most := int(d.WorkgroupInvocations.Value)
	info.Limits = vulkan.Limits{
		MaxWorkgroupSize: [3]int{most, most, 64}, MaxWorkgroupCount: [3]int{groups, groups, groups},
		MinStorageOffsetAlignment: 256, MinUniformOffsetAlignment: 256, // the most that a device may ask for
		MaxUniformBufferRange: 1 << 16, MaxAllocation: int64(c.Memory.Bytes.Value), MaxSubgroups: most / int(d.SubgroupMin.Value),
		MaxPushConstants: int(d.PushBytes.Value), MaxStorageBufferRange: int64(d.StorageRange.Value),
		MaxWorkgroupInvocations: most, SharedMemory: int(d.SharedBytes.Value),
		MaxStorageBuffersPerStage: int(d.StorageBuffers.Value), HeapBytes: int64(c.Memory.Bytes.Value),
	}
	return info
}

// Target returns how kernels for the card are written. As on all the built-in cards, arithmetic
// keeps subnormals, and square roots are no better than Vulkan requires. Cards that compare
// subnormals as zeros flush them in Fma too, as an H200 does.
func (c *Card) Target() codegen.Target {
	float64s := c.Device.Float64.Value == 1
	return codegen.Target{
		SignedZeroInfNanPreserve32: true, DenormPreserve32: true, RoundingRTE32: true,
		UnpackHalf: c.Device.UnpackHalf.Value == 1, PackHalf: c.Device.PackHalf.Value == 1, RoundHalf: c.Device.RoundHalf.Value == 1, DenormPreserve16: true, RoundingRTE16: true,
		InexactDiv32: c.Device.ExactDivision.Value == 0, InexactSqrt32: true, WordCompare32: c.Device.WordCompare.Value == 1, FMA32: c.Device.FMA.Value == 1, FMASubnormal32: c.Device.FMA.Value == 1 && c.Device.WordCompare.Value == 0, InverseSqrt32: true,
		GPU: true, Float64: float64s, SignedZeroInfNanPreserve64: float64s, DenormPreserve64: float64s, RoundingRTE64: float64s,
		InexactDiv64: float64s && c.Device.ExactDivision.Value == 0, InexactSqrt64: float64s && c.Device.ExactDivision.Value == 0,
	}
}

// Config returns the planner's configuration for the card.
func (c *Card) Config() plan.Config { return vkbackend.PlanConfig(c.Info(), c.Target()) }

// lanes returns the size of a kernel's subgroups: the required one, or the card's if it is 0.
func (c *Card) lanes(required int) float64 {
	if required != 0 {
		return float64(required)
	}
	return c.Device.Subgroup.Value
}

// profile returns the card's profile for the simulator, with the subgroup size that a kernel
// requires.
func (c *Card) profile(required int) sim.Profile {
	i := c.Info()
	p := sim.Profile{
		Name: c.Name, Subgroup: int(c.lanes(required)), SharedBytes: i.Limits.SharedMemory, PushBytes: i.Limits.MaxPushConstants,
		StorageBuffers: i.Limits.MaxStorageBuffersPerStage, WorkgroupInvocations: i.Limits.MaxWorkgroupInvocations, Float64: i.Features.Float64,
	}
	types := map[string][2]sim.Component{
		dtype.Float16.String(): {sim.Float16, sim.Float32}, dtype.Int8.String(): {sim.Int8, sim.Int32}, dtype.Uint8.String(): {sim.Uint8, sim.Uint32},
	}
	for _, m := range i.Features.CooperativeMatrices {
		t := types[m.DType]
		p.Matrices = append(p.Matrices, sim.Product{M: m.M, N: m.N, K: m.K, A: t[0], B: t[0], Sum: t[1], Result: t[1]})
	}
	return p
}
