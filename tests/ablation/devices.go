package main

import (
	"github.com/weft-gpu/weft/codegen"
	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/predict"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// planned is a device that is planned for: by the figures of now, each time anew.
type planned struct {
	name   string
	config func() plan.Config
	card   *predict.Card // of which times are predicted; nil: it is to be timed
}

// cardNames are the model's cards.
var cardNames = []string{"h200", "rtx4090", "7900xtx"}

// devices are the model's cards, the host and lavapipe.
func devices() (list []planned, err error) {
	for _, name := range cardNames {
		card, err := predict.Load(name)
		if err != nil {
			return nil, err
		}
		list = append(list, planned{name: name, config: card.Config, card: card})
	}
	return append(list,
		planned{name: "host", config: func() plan.Config { return plan.Config{Profile: target.HostProfile()} }},
		planned{name: "lavapipe", config: lavapipe}), nil
}

// lavapipe is what Mesa 25's CPU driver is planned by, as on a machine with 256-bit vectors.
func lavapipe() plan.Config {
	info := vulkan.Info{Kind: vulkan.CPU, Name: "llvmpipe", Driver: "llvmpipe", DriverVersion: "Mesa 25.0.7 (LLVM 15.0.6)"}
	info.Features.SubgroupSize, info.Features.SubgroupOperations, info.Features.Float64 = 8, 0xff, true
	l := &info.Limits
	l.MaxPushConstants, l.MaxStorageBuffersPerStage, l.MaxStorageBufferRange = 256, 1000, 128<<20
	l.SharedMemory, l.MaxWorkgroupInvocations, l.MaxWorkgroupSize = 32<<10, 1024, [3]int{1024, 1024, 64}
	l.MinStorageOffsetAlignment = 16
	return vkbackend.PlanConfig(info, codegen.Target{SignedZeroInfNanPreserve32: true, Float64: true, SignedZeroInfNanPreserve64: true, Doublewords: true, MemoryTables: true})
}
