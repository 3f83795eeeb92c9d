//go:build !cgo || weft_purego

package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// This file records in Go what internal/vkx/submit.c records in C. Every address passed to Vulkan
// lies in given, so no call allocates or pins.

func (s *pureSlot) submit(words []uint64, timestamps int, again bool) (call string, result int32) {
	s.failed = ""
	if !again {
		if result := s.recordAll(words, timestamps); result != success {
			return s.failed, result
		}
	}
	g, d := s.given, s.device
	if result := s.do(d.record.ResetFences, d.handle, 1, uintptr(unsafe.Pointer(&g.fence))); result != success {
		return "vkResetFences", result
	}
	if result := s.do(d.record.QueueSubmit, s.queue, 1, uintptr(unsafe.Pointer(&g.submit)), uintptr(g.fence)); result != success {
		return "vkQueueSubmit", result
	}
	return "", success
}

// reset prepares the slot for a new recording.
func (s *pureSlot) reset() int32 {
	d, f := s.device, &s.device.record
	if r := s.do(f.ResetCommandPool, d.handle, uintptr(s.pool), 0); r != success {
		return s.fail("vkResetCommandPool", r)
	}
	for _, pool := range s.sets {
		if r := s.do(f.ResetDescriptorPool, d.handle, uintptr(pool), 0); r != success {
			return s.fail("vkResetDescriptorPool", r)
		}
	}
	s.current = 0
	return success
}

// recordAll records a whole batch.
func (s *pureSlot) recordAll(words []uint64, timestamps int) int32 {
	f := &s.device.record
	if r := s.reset(); r != success {
		return r
	}
	if r := s.prepareQueries(timestamps); r != success {
		return r
	}
	if r := s.do(f.BeginCommandBuffer, s.commands, uintptr(unsafe.Pointer(&s.given.begin))); r != success {
		return s.fail("vkBeginCommandBuffer", r)
	}
	s.bound, s.stamped = 0, timestamps > 0
	if s.stamped {
		s.do(f.CmdResetQueryPool, s.commands, uintptr(s.queries), 0, uintptr(timestamps))
	}
	for len(words) > 0 {
		used, r := s.command(words)
		if r != success {
			return r
		}
		words = words[used:]
	}
	// A fence alone does not make device writes visible to the host.
	stages := uint64(vkabi.VK_PIPELINE_STAGE_TRANSFER_BIT | vkabi.VK_PIPELINE_STAGE_HOST_BIT<<32)
	access := uint64(vkabi.VK_ACCESS_TRANSFER_WRITE_BIT | vkabi.VK_ACCESS_HOST_READ_BIT<<32)
	if !s.transferOnly {
		stages |= vkabi.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
		access |= vkabi.VK_ACCESS_SHADER_WRITE_BIT
	}
	s.barrier(stages, access)
	if r := s.do(f.EndCommandBuffer, s.commands); r != success {
		return s.fail("vkEndCommandBuffer", r)
	}
	return success
}

// command records the first command of the words, and returns how many words it has.
func (s *pureSlot) command(w []uint64) (used int, result int32) {
	f := &s.device.record
	switch w[0] & 0xff {
	case opDispatch:
		return s.dispatch(w)
	case opBarrier:
		s.barrier(w[1], w[2])
		return 3, success
	case opCopy:
		s.given.region = vkabi.BufferCopy{SrcOffset: w[3], DstOffset: w[4], Size: w[5]}
		s.do(f.CmdCopyBuffer, s.commands, uintptr(w[1]), uintptr(w[2]), 1, uintptr(unsafe.Pointer(&s.given.region)))
		return 6, success
	case opFill:
		s.do(f.CmdFillBuffer, s.commands, uintptr(w[1]), uintptr(w[2]), uintptr(w[3]), uintptr(w[4]))
		return 5, success
	case opTimestamp:
		if s.stamped {
			s.do(f.CmdWriteTimestamp, s.commands, vkabi.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, uintptr(s.queries), uintptr(w[1]))
		}
		return 2, success
	}
	return 0, s.fail("an unknown command", vkabi.VK_ERROR_UNKNOWN)
}

func (s *pureSlot) barrier(stages, access uint64) {
	b := &s.given.barrier
	b.SrcAccessMask, b.DstAccessMask = uint32(access), uint32(access>>32)
	s.do(s.device.record.CmdPipelineBarrier, s.commands, uintptr(uint32(stages)), uintptr(stages>>32), 0, 1, uintptr(unsafe.Pointer(b)), 0, 0, 0, 0)
}

func (s *pureSlot) dispatch(w []uint64) (used int, result int32) {
	f, g := &s.device.record, s.given
	storage, pushWords := int(w[0]>>8&0xffff), int(w[0]>>40&0xffff)
	n := storage + int(w[0]>>24&1)
	pushed := w[dispatchWords+bindingWords*n:][:(pushWords+1)/2]
	if n > maxBindings || len(pushed) > maxPushWords {
		return 0, s.fail("a dispatch's bindings", errorOutOfHostMemory)
	}
	pipeline, layout := w[1], uintptr(w[2])
	if s.bound != pipeline {
		s.do(f.CmdBindPipeline, s.commands, vkabi.VK_PIPELINE_BIND_POINT_COMPUTE, uintptr(pipeline))
		s.bound = pipeline
	}
	if n > 0 {
		if result := s.bind(w, storage, n); result != success {
			return 0, result
		}
	}
	if pushWords > 0 {
		copy(g.push[:], pushed)
		s.do(f.CmdPushConstants, s.commands, layout, vkabi.VK_SHADER_STAGE_COMPUTE_BIT, 0, uintptr(4*pushWords), uintptr(unsafe.Pointer(&g.push)))
	}
	x, y, z, first := uintptr(uint32(w[4])), uintptr(w[4]>>32), uintptr(uint32(w[5])), uintptr(w[5]>>32)
	if first > 0 {
		s.do(f.CmdDispatchBase, s.commands, 0, first, 0, x, y, z)
	} else {
		s.do(f.CmdDispatch, s.commands, x, y, z)
	}
	return dispatchWords + bindingWords*n + len(pushed), success
}

// bind binds a dispatch's n buffers, of which the first are storage buffers.
func (s *pureSlot) bind(w []uint64, storage, n int) int32 {
	f, g, layout := &s.device.record, s.given, uintptr(w[2])
	pushSets := w[0]>>32&1 != 0
	g.set = 0
	if !pushSets {
		if result := s.takeSet(w[3]); result != success {
			return result
		}
	}
	for i := range n {
		b := w[dispatchWords+bindingWords*i:][:bindingWords]
		g.buffers[i] = vkabi.DescriptorBufferInfo{Buffer: b[0], Offset: b[1], Range: b[2]}
		g.writes[i].DstSet, g.writes[i].DescriptorType = g.set, vkabi.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
		if i >= storage {
			g.writes[i].DescriptorType = vkabi.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
		}
	}
	writes := uintptr(unsafe.Pointer(&g.writes))
	if pushSets {
		s.do(f.CmdPushDescriptorSetKHR, s.commands, vkabi.VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, uintptr(n), writes)
		return success
	}
	s.do(f.UpdateDescriptorSets, s.device.handle, uintptr(n), writes, 0, 0)
	s.do(f.CmdBindDescriptorSets, s.commands, vkabi.VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, uintptr(unsafe.Pointer(&g.set)), 0, 0)
	return success
}
