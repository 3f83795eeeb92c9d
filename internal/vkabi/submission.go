package vkabi

import "unsafe"

// Command buffers: what they are made of and how they are submitted.

type DescriptorPoolSize struct {
	Type, DescriptorCount uint32
}

type DescriptorPoolCreateInfo struct {
	SType                         uint32
	PNext                         unsafe.Pointer
	Flags, MaxSets, PoolSizeCount uint32
	PPoolSizes                    *DescriptorPoolSize
}

type DescriptorSetAllocateInfo struct {
	SType              uint32
	PNext              unsafe.Pointer
	DescriptorPool     uint64
	DescriptorSetCount uint32
	PSetLayouts        *uint64
}

type DescriptorBufferInfo struct {
	Buffer, Offset, Range uint64
}

type WriteDescriptorSet struct {
	SType                                                        uint32
	PNext                                                        unsafe.Pointer
	DstSet                                                       uint64
	DstBinding, DstArrayElement, DescriptorCount, DescriptorType uint32
	PImageInfo                                                   unsafe.Pointer
	PBufferInfo                                                  *DescriptorBufferInfo
	PTexelBufferView                                             unsafe.Pointer
}

type CommandPoolCreateInfo struct {
	SType                   uint32
	PNext                   unsafe.Pointer
	Flags, QueueFamilyIndex uint32
}

type CommandBufferAllocateInfo struct {
	SType                     uint32
	PNext                     unsafe.Pointer
	CommandPool               uint64
	Level, CommandBufferCount uint32
}

type CommandBufferBeginInfo struct {
	SType            uint32
	PNext            unsafe.Pointer
	Flags            uint32
	PInheritanceInfo unsafe.Pointer
}

type MemoryBarrier struct {
	SType                        uint32
	PNext                        unsafe.Pointer
	SrcAccessMask, DstAccessMask uint32
}

type BufferCopy struct {
	SrcOffset, DstOffset, Size uint64
}

type FenceCreateInfo struct {
	SType uint32
	PNext unsafe.Pointer
	Flags uint32
}

type QueryPoolCreateInfo struct {
	SType                                            uint32
	PNext                                            unsafe.Pointer
	Flags, QueryType, QueryCount, PipelineStatistics uint32
}

type SubmitInfo struct {
	SType                uint32
	PNext                unsafe.Pointer
	WaitSemaphoreCount   uint32
	PWaitSemaphores      *uint64
	PWaitDstStageMask    *uint32
	CommandBufferCount   uint32
	PCommandBuffers      *uintptr
	SignalSemaphoreCount uint32
	PSignalSemaphores    *uint64
}
