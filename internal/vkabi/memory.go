package vkabi

import "unsafe"

// Buffers and memory.

type BufferCreateInfo struct {
	SType                                     uint32
	PNext                                     unsafe.Pointer
	Flags                                     uint32
	Size                                      uint64
	Usage, SharingMode, QueueFamilyIndexCount uint32
	PQueueFamilyIndices                       *uint32
}

type ExternalMemoryBufferCreateInfo struct {
	SType       uint32
	PNext       unsafe.Pointer
	HandleTypes uint32
}

type MemoryAllocateInfo struct {
	SType           uint32
	PNext           unsafe.Pointer
	AllocationSize  uint64
	MemoryTypeIndex uint32
}

type ImportMemoryHostPointerInfoEXT struct {
	SType        uint32
	PNext        unsafe.Pointer
	HandleType   uint32
	PHostPointer unsafe.Pointer
}

type MemoryHostPointerPropertiesEXT struct {
	SType          uint32
	PNext          unsafe.Pointer
	MemoryTypeBits uint32
}
type MemoryRequirements struct {
	Size, Alignment uint64
	MemoryTypeBits  uint32
}
