package vkabi

import "unsafe"

// Pipelines, and what drivers tell of them.

type DescriptorSetLayoutBinding struct {
	Binding, DescriptorType, DescriptorCount, StageFlags uint32
	PImmutableSamplers                                   *uint64
}

type DescriptorSetLayoutCreateInfo struct {
	SType               uint32
	PNext               unsafe.Pointer
	Flags, BindingCount uint32
	PBindings           *DescriptorSetLayoutBinding
}

type PushConstantRange struct {
	StageFlags, Offset, Size uint32
}

type PipelineLayoutCreateInfo struct {
	SType                  uint32
	PNext                  unsafe.Pointer
	Flags, SetLayoutCount  uint32
	PSetLayouts            *uint64
	PushConstantRangeCount uint32
	PPushConstantRanges    *PushConstantRange
}

type PipelineShaderStageCreateInfo struct {
	SType               uint32
	PNext               unsafe.Pointer
	Flags, Stage        uint32
	Module              uint64
	PName               *byte
	PSpecializationInfo unsafe.Pointer
}

type PipelineShaderStageRequiredSubgroupSizeCreateInfo struct {
	SType                uint32
	PNext                unsafe.Pointer
	RequiredSubgroupSize uint32
}

type ComputePipelineCreateInfo struct {
	SType                      uint32
	PNext                      unsafe.Pointer
	Flags                      uint32
	Stage                      PipelineShaderStageCreateInfo
	Layout, BasePipelineHandle uint64
	BasePipelineIndex          int32
}

type PipelineCreationFeedback struct {
	Flags    uint32
	Duration uint64
}

type PipelineCreationFeedbackCreateInfo struct {
	SType                              uint32
	PNext                              unsafe.Pointer
	PPipelineCreationFeedback          *PipelineCreationFeedback
	PipelineStageCreationFeedbackCount uint32
	PPipelineStageCreationFeedbacks    *PipelineCreationFeedback
}

type PipelineExecutableInfoKHR struct {
	SType           uint32
	PNext           unsafe.Pointer
	Pipeline        uint64
	ExecutableIndex uint32
}

type PipelineExecutableStatisticKHR struct {
	SType             uint32
	PNext             unsafe.Pointer
	Name, Description [256]byte
	Format            uint32
	Value             uint64
}

type PipelineExecutableInternalRepresentationKHR struct {
	SType             uint32
	PNext             unsafe.Pointer
	Name, Description [256]byte
	IsText            uint32
	DataSize          uint
	PData             unsafe.Pointer
}

type ShaderModuleCreateInfo struct {
	SType    uint32
	PNext    unsafe.Pointer
	Flags    uint32
	CodeSize uint
	PCode    *uint32
}

type PipelineCacheCreateInfo struct {
	SType           uint32
	PNext           unsafe.Pointer
	Flags           uint32
	InitialDataSize uint
	PInitialData    unsafe.Pointer
}
