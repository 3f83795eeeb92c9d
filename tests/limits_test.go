package tests

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// limited are GPUs with less of something than those that kernels are tuned for, by
// what their drivers tell (vulkan.gpuinfo.org), and one with no more than Vulkan
// guarantees.
func limited() map[string]vulkan.Info {
	gpu := func(shared, invocations, buffers, push int, storage int64, size, low, high int) vulkan.Info {
		info := vulkan.Info{Kind: vulkan.Integrated}
		info.Limits.SharedMemory, info.Limits.MaxWorkgroupInvocations, info.Limits.MaxStorageBuffersPerStage = shared, invocations, buffers
		info.Limits.MaxWorkgroupSize = [3]int{invocations, invocations, 64}
		info.Limits.MaxPushConstants, info.Limits.MaxStorageBufferRange, info.Limits.HeapBytes = push, storage, 4<<30
		info.Features.SubgroupSize, info.Features.SubgroupMin, info.Features.SubgroupMax = size, low, high
		info.Features.SubgroupControl, info.Features.SubgroupOperations = size > 1, 0xff
		return info
	}
	const kib, mib = 1 << 10, 1 << 20
	xe := gpu(64*kib, 1024, 64, 256, 1<<32-1, 32, 8, 32)
	xe.Features.CooperativeMatrices = []vulkan.CooperativeMatrix{
		{DType: "float16", M: 16, N: 16, K: 16}, {DType: "int8", M: 16, N: 16, K: 32}, {DType: "uint8", M: 16, N: 16, K: 32}}
	return map[string]vulkan.Info{
		"the least of Vulkan": gpu(16*kib, 128, 4, 128, 128*mib, 1, 1, 1),
		"Intel":               xe,
		"Apple":               gpu(32*kib, 1024, 31, 4096, 1<<32-1, 32, 32, 32),
		"Mali, Bifrost":       gpu(32*kib, 384, 35, 128, 128*mib, 8, 8, 8),
		"Mali, Midgard":       gpu(16*kib, 128, 4, 128, 128*mib, 4, 4, 4),
		"Adreno":              gpu(32*kib, 1024, 24, 256, 128*mib, 64, 64, 128),
	}
}

// No kernel needs more than its device has: of shared memory, invocations, storage
// buffers, parameters, of a binding's range, of features.
func TestKernelLimits(t *testing.T) {
	// None of these has float64; where subnormals are flushed, they are emulated.
	targets := map[string]codegen.Target{"": {DenormPreserve32: true, RoundingRTE32: true, SignedZeroInfNanPreserve32: true, UnpackHalf: true, PackHalf: true, RoundHalf: true},
		"Mali, Midgard": {Flush32: true}, "the least of Vulkan": {Flush32: true, InexactDiv32: true, InexactSqrt32: true}}
	graphs, measured := append(corpusGraphs(t), lineGraphs(t)...), &needs{found: map[[sha256.Size]byte]*sim.Program{}}
	for name, info := range limited() {
		target, ok := targets[name]
		if !ok {
			target = targets[""]
		}
		cfg := vkbackend.PlanConfig(info, target)
		cfg.Verify = true // the bindings' ranges among all else
		kernels := map[string]*kernel.Kernel{}
		for _, v := range graphs {
			p, err := plan.Build(cfg, v)
			var size *plan.SizeError
			if errors.As(err, &size) {
				continue
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for _, s := range p.Steps {
				kernels[s.Kernel.Key()] = s.Kernel
			}
		}
		list, subgroups := slices.Collect(maps.Values(kernels)), 0
		err := parallel.For(t.Context(), len(list), 1, func(i, _ int) error {
			made, err := measured.of(list[i], deviceClass{name, cfg, target})
			if err == nil {
				err = exceeds(info, list[i], made)
			}
			if err != nil {
				t.Errorf("%s: %v\n%s", name, err, list[i].Text())
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
		for _, k := range list {
			if k.Subgroup() > 0 {
				subgroups++
			}
		}
		t.Logf("%s: %d kernels, %d of them on subgroups", name, len(list), subgroups)
	}
}

// needs are what kernels need, by their code: as the simulator finds it.
type needs struct {
	mu    sync.Mutex
	found map[[sha256.Size]byte]*sim.Program
}

func (n *needs) of(k *kernel.Kernel, c deviceClass) (*sim.Program, error) {
	prog, err := writeKernel(k, c)
	if err != nil {
		return nil, err
	}
	key := sha256.Sum256(spirvBytes(written{Program: prog}))
	n.mu.Lock()
	made := n.found[key]
	n.mu.Unlock()
	if made != nil {
		return made, nil
	}
	const any = 1 << 20
	sim32, _ := sim.ProfileNamed("sim32")
	made, err = sim.Compile(prog.SPIRV, sim.Profile{Name: c.name, Subgroup: 32, SharedBytes: any, PushBytes: any, StorageBuffers: any, WorkgroupInvocations: any,
		Matrices: sim32.Matrices})
	if err == nil {
		n.mu.Lock()
		n.found[key] = made
		n.mu.Unlock()
	}
	return made, err
}

// exceeds says what a kernel needs that a device does not have.
func exceeds(info vulkan.Info, k *kernel.Kernel, made *sim.Program) error {
	l := &info.Limits
	for what, n := range map[string][2]int{
		"invocations of a workgroup": {made.Local[0], min(l.MaxWorkgroupInvocations, l.MaxWorkgroupSize[0], k.LocalSize())},
		"bytes of shared memory":     {made.SharedBytes, l.SharedMemory},
		"bytes of push constants":    {made.PushBytes, l.MaxPushConstants},
		"storage buffers":            {len(made.Storage), l.MaxStorageBuffersPerStage},
	} {
		if n[0] > n[1] {
			return fmt.Errorf("%d %s, where there are %d", n[0], what, n[1])
		}
	}
	if s := k.Subgroup(); s > 0 && (!info.Features.HasSubgroup(s) || made.Local[0]%s != 0) {
		return fmt.Errorf("subgroups of %d in workgroups of %d", s, made.Local[0])
	}
	return nil
}
