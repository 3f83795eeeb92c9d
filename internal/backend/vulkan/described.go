package vulkan

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/gemm"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// DeviceConfig returns the planner's and the code generator's view of a Vulkan device, for tools
// that plan and write kernels without running them. It fails as [vulkan.Device.Arithmetic] does.
func DeviceConfig(d *vulkan.Device) (rules.Config, codegen.Target, error) {
	arith, err := d.Arithmetic(context.Background())
	if err != nil {
		return rules.Config{}, codegen.Target{}, err
	}
	t := targetFor(d, arith)
	return PlanConfig(d.Info(), t), t, nil
}

// targetFor returns the target for which kernels of a device are written.
func targetFor(d *vulkan.Device, arith *vulkan.Arithmetic) codegen.Target {
	t := vulkan.Target(arith)
	// A CPU driver reads a buffer word by word, and half as many words of twice the size. No kernel
	// computes with them, so that the feature alone suffices.
	t.Doublewords = d.Info().Features.Float64 && d.Info().Kind == vulkan.CPU
	// A select also takes as long as reading an element of a table.
	t.MemoryTables = t.Doublewords
	// A CPU driver's invocations are lanes of a vector, so that it computes both sides of a branch.
	// Its division is one instruction.
	t.GPU = d.Info().Kind != vulkan.CPU
	// Its compiler compares and rounds halves one by one where it sees that they are halves.
	if d.Info().Kind == vulkan.CPU {
		t.UnpackHalf, t.PackHalf, t.RoundHalf = false, false, false
	}
	return t
}

// PlanConfig returns the planner's view of a device with another arithmetic than the device was
// found to have, such as the worst, for a device that only compiles.
func PlanConfig(info vulkan.Info, t codegen.Target) rules.Config {
	return rules.ConfigFor(DeviceFor(info, t))
}

// broadcasting is VK_SUBGROUP_FEATURE_BALLOT_BIT and _BASIC_BIT.
const broadcasting = 1<<3 | 1

// vendorOf returns a device's maker, if the planner knows it.
func vendorOf(info vulkan.Info) target.Vendor {
	switch info.VendorID {
	case vulkan.NVIDIA:
		return target.NVIDIA
	case vulkan.AMD:
		return target.AMD
	}
	return target.OtherVendor
}

// classOf returns a Vulkan device's class.
func classOf(info vulkan.Info) target.Class {
	if info.Kind == vulkan.CPU {
		return target.CPUDriver
	}
	return target.GPU
}

// DeviceFor describes a device to the planner.
func DeviceFor(info vulkan.Info, t codegen.Target) target.Device {
	invocations, subgroup := workgroup(info)
	return target.Device{
		Class: classOf(info), Vendor: vendorOf(info), Processors: runtime.NumCPU(), HostVectors: gemm.Available(), DriverVersion: info.DriverVersion,
		Float64: t.Float64, MemoryTables: t.MemoryTables, Flush32: t.Flush32, Fused: t.FMA32, FusedInWords: !t.FMA32 && !t.Converts64,
		SubgroupSize: subgroup, SubgroupMin: info.Features.SubgroupMin, Broadcasts: info.Features.SubgroupOperations&broadcasting == broadcasting,
		Cooperative: cooperativeFor(info), OwnMemory: info.Kind == vulkan.Discrete,
		StorageBuffers: info.Limits.MaxStorageBuffersPerStage, StorageRange: info.Limits.MaxStorageBufferRange, StorageAlign: info.Limits.MinStorageOffsetAlignment,
		HeapBytes: info.Limits.HeapBytes, PushBytes: info.Limits.MaxPushConstants,
		SharedBytes: info.Limits.SharedMemory, WorkgroupInvocations: invocations,
	}
}

// workgroup returns the most invocations of a workgroup in one dimension, and the size of its
// subgroups: 0 if kernels can rely on no size. CPU drivers have only one size.
func workgroup(info vulkan.Info) (invocations, subgroup int) {
	f, l := &info.Features, &info.Limits
	invocations = min(l.MaxWorkgroupInvocations, l.MaxWorkgroupSize[0])
	switch {
	case info.Kind == vulkan.CPU:
		subgroup = f.SubgroupSize
	case f.HasSubgroup(f.SubgroupSize):
		subgroup = f.SubgroupSize
		if l.MaxSubgroups > 0 {
			invocations = min(invocations, l.MaxSubgroups*f.SubgroupMin)
		}
	}
	return invocations, subgroup
}

// cooperativeFor returns a device's cooperative matrices: for each type those with the most
// multiplications, which take the fewest instructions. Their subgroups are the smallest, which have
// as many invocations as the matrix units of RDNA (32), Xe (8 or 16) and NVIDIA (32) serve.
func cooperativeFor(info vulkan.Info) target.Cooperative {
	c := target.Cooperative{Subgroup: info.Features.SubgroupMin}
	if !info.Features.HasSubgroup(c.Subgroup) {
		return c
	}
	to := map[string]*target.MatrixSizes{dtype.Float16.String(): &c.Float16, dtype.Int8.String(): &c.Int8, dtype.Uint8.String(): &c.Uint8}
	for _, m := range info.Features.CooperativeMatrices {
		if best := to[m.DType]; best != nil && m.M*m.N*m.K > best.M*best.N*best.K {
			*best = target.MatrixSizes{M: m.M, N: m.N, K: m.K}
		}
	}
	return c
}
