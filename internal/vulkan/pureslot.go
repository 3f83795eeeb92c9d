//go:build !cgo || weft_purego

package vulkan

import (
	"sync"
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
	"github.com/weft-gpu/weft/internal/vkx"
)

// recordFunctions are the device functions that record and submit.
type recordFunctions struct {
	CreateCommandPool, DestroyCommandPool, ResetCommandPool, AllocateCommandBuffers,
	CreateFence, DestroyFence, ResetFences, GetFenceStatus, WaitForFences,
	CreateQueryPool, DestroyQueryPool, GetQueryPoolResults,
	CreateDescriptorPool, DestroyDescriptorPool, ResetDescriptorPool, AllocateDescriptorSets, UpdateDescriptorSets,
	BeginCommandBuffer, EndCommandBuffer, QueueSubmit,
	CmdBindPipeline, CmdBindDescriptorSets, CmdPushDescriptorSetKHR, CmdPushConstants, CmdDispatch, CmdDispatchBase,
	CmdPipelineBarrier, CmdCopyBuffer, CmdFillBuffer, CmdResetQueryPool, CmdWriteTimestamp entry
}

// pureSlot owns the objects of one submission until that is done; then it is reused.
type pureSlot struct {
	device       *pureDevice
	queue        uintptr
	transferOnly bool // the queue can only copy
	commands     uintptr
	pool         uint64
	queries      uint64
	capacity     uint32   // of queries
	sets         []uint64 // descriptor pools, for devices without push descriptors; they are never freed before the slot
	current      int      // the pool that sets are allocated from
	bound        uint64   // the pipeline, while recording
	stamped      bool     // timestamps are written, while recording
	failed       string   // the call that failed
	args         [maxArgs]uintptr

	given *given
	pins  pinned // pins given
}

// maxArgs is the largest number of arguments of recordFunctions.
const maxArgs = 10

// given is the memory that Vulkan reads and writes while a batch is recorded and submitted. It is
// one allocation, pinned for the life of the slot: addresses in it stay valid, and no call
// allocates.
type given struct {
	fence    uint64
	set      uint64
	layout   uint64
	commands uintptr
	buffers  [maxBindings]vkabi.DescriptorBufferInfo
	writes   [maxBindings]vkabi.WriteDescriptorSet
	barrier  vkabi.MemoryBarrier
	region   vkabi.BufferCopy
	take     vkabi.DescriptorSetAllocateInfo
	begin    vkabi.CommandBufferBeginInfo
	submit   vkabi.SubmitInfo
	push     [maxPushWords]uint64
}

// maxPushWords is the most 64-bit words of push constants in a dispatch: 16 KiB, more than devices
// offer.
const maxPushWords = 1 << 11

func newGiven() *given {
	g := &given{}
	for i := range g.writes {
		g.writes[i] = vkabi.WriteDescriptorSet{
			SType: vkabi.VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, DstBinding: uint32(i), DescriptorCount: 1, PBufferInfo: &g.buffers[i],
		}
	}
	g.barrier.SType = vkabi.VK_STRUCTURE_TYPE_MEMORY_BARRIER
	g.take = vkabi.DescriptorSetAllocateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, DescriptorSetCount: 1, PSetLayouts: &g.layout,
	}
	g.begin = vkabi.CommandBufferBeginInfo{SType: vkabi.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO}
	g.submit = vkabi.SubmitInfo{SType: vkabi.VK_STRUCTURE_TYPE_SUBMIT_INFO, CommandBufferCount: 1, PCommandBuffers: &g.commands}
	return g
}

func (d *pureDevice) newSlot(transfers bool) (slot, string, int32) {
	queue, family, transferOnly := d.slotQueue(transfers)
	s := &pureSlot{device: d, queue: queue, transferOnly: transferOnly, given: newGiven()}
	pin(&s.pins, s.given)
	if result := s.create(family); result != success {
		s.free()
		return nil, s.failed, result
	}
	return s, "", success
}

// create makes the objects that every slot has.
func (s *pureSlot) create(family uint32) int32 {
	d, f := s.device, &s.device.record
	pool := vkabi.CommandPoolCreateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, Flags: vkabi.VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
		QueueFamilyIndex: family,
	}
	if r := f.CreateCommandPool.call(d.handle, uintptr(unsafe.Pointer(&pool)), 0, uintptr(unsafe.Pointer(&s.pool))); r != success {
		return s.fail("vkCreateCommandPool", r)
	}
	buffer := vkabi.CommandBufferAllocateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, CommandPool: s.pool, CommandBufferCount: 1,
	}
	if r := f.AllocateCommandBuffers.call(d.handle, uintptr(unsafe.Pointer(&buffer)), uintptr(unsafe.Pointer(&s.given.commands))); r != success {
		return s.fail("vkAllocateCommandBuffers", r)
	}
	s.commands = s.given.commands
	fence := vkabi.FenceCreateInfo{SType: vkabi.VK_STRUCTURE_TYPE_FENCE_CREATE_INFO}
	if r := f.CreateFence.call(d.handle, uintptr(unsafe.Pointer(&fence)), 0, uintptr(unsafe.Pointer(&s.given.fence))); r != success {
		return s.fail("vkCreateFence", r)
	}
	return success
}

// fail remembers which call failed.
func (s *pureSlot) fail(call string, result int32) int32 {
	s.failed = call
	return result
}

func (s *pureSlot) free() {
	d, f := s.device, &s.device.record
	for _, pool := range s.sets {
		f.DestroyDescriptorPool.call(d.handle, uintptr(pool), 0)
	}
	if s.queries != 0 {
		f.DestroyQueryPool.call(d.handle, uintptr(s.queries), 0)
	}
	if s.given.fence != 0 {
		f.DestroyFence.call(d.handle, uintptr(s.given.fence), 0)
	}
	if s.pool != 0 {
		f.DestroyCommandPool.call(d.handle, uintptr(s.pool), 0)
	}
	s.pins.Unpin()
}

// do calls a function with the slot's own array of arguments. A new array would escape at every
// call.
func (s *pureSlot) do(f entry, args ...uintptr) int32 {
	n := copy(s.args[:], args)
	return int32(vkx.Call(uintptr(f), s.args[:n]...))
}

func (s *pureSlot) status() int32 {
	return s.do(s.device.record.GetFenceStatus, s.device.handle, uintptr(s.given.fence))
}

// waits holds arguments of vkWaitForFences: several goroutines may wait at once.
var waits = sync.Pool{New: func() any { return new([5]uintptr) }}

func (s *pureSlot) wait(timeoutNs uint64) int32 {
	args := waits.Get().(*[5]uintptr)
	defer waits.Put(args)
	*args = [5]uintptr{s.device.handle, 1, uintptr(unsafe.Pointer(&s.given.fence)), 1, uintptr(timeoutNs)}
	return int32(vkx.Call(uintptr(s.device.record.WaitForFences), args[:]...))
}

func (s *pureSlot) timestamps(ticks []uint64) int32 {
	const stride = unsafe.Sizeof(ticks[0])
	return s.device.record.GetQueryPoolResults.call(s.device.handle, uintptr(s.queries), 0, uintptr(len(ticks)),
		uintptr(len(ticks))*stride, uintptr(unsafe.Pointer(&ticks[0])), stride, vkabi.VK_QUERY_RESULT_64_BIT|vkabi.VK_QUERY_RESULT_WAIT_BIT)
}

// prepareQueries makes room for timestamps.
func (s *pureSlot) prepareQueries(timestamps int) int32 {
	if timestamps <= int(s.capacity) {
		return success
	}
	d, f := s.device, &s.device.record
	if s.queries != 0 {
		f.DestroyQueryPool.call(d.handle, uintptr(s.queries), 0)
	}
	s.queries, s.capacity = 0, max(s.capacity, 16)
	for int(s.capacity) < timestamps {
		s.capacity *= 2
	}
	info := vkabi.QueryPoolCreateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO, QueryType: vkabi.VK_QUERY_TYPE_TIMESTAMP, QueryCount: s.capacity,
	}
	result := f.CreateQueryPool.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&s.queries)))
	if result != success {
		s.capacity = 0
		return s.fail("vkCreateQueryPool", result)
	}
	return success
}
