//go:build !cgo || weft_purego

package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// The size of a descriptor pool.
const (
	setsPerPool       = 256
	storagePerPool    = 2048
	mostStorageOfPool = 65536
)

// addSetPool adds a pool of descriptor sets.
func (s *pureSlot) addSetPool() int32 {
	var pins pinned
	defer pins.Unpin()
	d := s.device
	info := vkabi.DescriptorPoolCreateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, MaxSets: setsPerPool, PoolSizeCount: 2,
		PPoolSizes: pinAll(&pins, []vkabi.DescriptorPoolSize{
			{Type: vkabi.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, DescriptorCount: min(max(storagePerPool, d.physical.said.setStorage), mostStorageOfPool)},
			{Type: vkabi.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, DescriptorCount: setsPerPool},
		}),
	}
	var pool uint64
	if result := d.record.CreateDescriptorPool.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&pool))); result != success {
		return s.fail("vkCreateDescriptorPool", result)
	}
	s.sets = append(s.sets, pool)
	return success
}

// takeSet allocates a descriptor set of a layout in given.set.
func (s *pureSlot) takeSet(layout uint64) int32 {
	g := s.given
	g.layout = layout
	for {
		fresh := s.current == len(s.sets)
		if fresh {
			if result := s.addSetPool(); result != success {
				return result
			}
		}
		g.take.DescriptorPool = s.sets[s.current]
		result := s.do(s.device.record.AllocateDescriptorSets, s.device.handle, uintptr(unsafe.Pointer(&g.take)), uintptr(unsafe.Pointer(&g.set)))
		if result == success {
			return success
		}
		if fresh || result != errorOutOfPoolMemory && result != vkabi.VK_ERROR_FRAGMENTED_POOL {
			return s.fail("vkAllocateDescriptorSets", result)
		}
		s.current++
	}
}
