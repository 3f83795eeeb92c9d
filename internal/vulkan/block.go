package vulkan

import (
	"math"
	"math/bits"
	"slices"
	"sync"
	"unsafe"
)

// MemoryKind is the purpose of a memory block.
type MemoryKind int

// The purposes.
const (
	DeviceLocal MemoryKind = iota // tensors; mapped too where device memory is the host's anyway
	Upload                        // written by the host, read by the device
	Readback                      // written by the device, read by the host
)

func (k MemoryKind) String() string { return [...]string{"device-local", "upload", "readback"}[k] }

// Memory property flags, as VkMemoryPropertyFlagBits.
const (
	deviceLocal  = 0x1
	hostVisible  = 0x2
	hostCoherent = 0x4
	hostCached   = 0x8
	lazily       = 0x10
	protected    = 0x20
	amdCoherent  = 0x40 | 0x80 // slow, for debugging
	mapped       = hostVisible | hostCoherent
)

// memoryRules says which memory types suit a kind: the flags they must have, and those they should
// and should not have. Device-local memory should be mapped where all of it can be (CPUs,
// integrated GPUs), and not where only a window of it can: the heap sizes decide that case.
var memoryRules = [...]struct{ required, preferred, avoided uint32 }{
	DeviceLocal: {required: deviceLocal, preferred: mapped | hostCached},
	Upload:      {required: mapped, avoided: hostCached},
	Readback:    {required: mapped, preferred: hostCached, avoided: deviceLocal},
}

// memoryOrder returns the memory types of allowed that suit a kind, best first.
func memoryOrder(types []memoryType, kind MemoryKind, allowed uint32) []int {
	rule := memoryRules[kind]
	largest := largestLocalHeap(types)
	score := func(i int) int {
		t := types[i]
		if t.Flags&mapped != mapped {
			t.Flags &^= mapped | hostCached // visible but not coherent memory is not used mapped
		}
		s := bits.OnesCount32(t.Flags&rule.preferred) - bits.OnesCount32(t.Flags&rule.avoided)
		if kind == DeviceLocal && t.HeapSize < largest {
			s -= 16 // a window into device memory
		}
		return s
	}
	var order []int
	for i, t := range types {
		if allowed&(1<<i) != 0 && t.Flags&rule.required == rule.required && t.Flags&(lazily|protected|amdCoherent) == 0 {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return score(b) - score(a) })
	return order
}

func largestLocalHeap(types []memoryType) uint64 {
	var largest uint64
	for _, t := range types {
		if t.Flags&deviceLocal != 0 {
			largest = max(largest, t.HeapSize)
		}
	}
	return largest
}

// hostMapped reports whether the device's own memory can be mapped whole.
func hostMapped(types []memoryType) bool {
	order := memoryOrder(types, DeviceLocal, ^uint32(0))
	return len(order) > 0 && types[order[0]].Flags&mapped == mapped
}

// Block is one allocation of device memory with one buffer over the whole of it, usable as storage
// and uniform buffer and for copies.
type Block struct {
	Buffer Buffer
	Size   int64  // bytes
	Mapped []byte // the block in the host's address space; nil where it is not mapped
	Cached bool   // the host reads Mapped through its caches; otherwise it reads word by word, hundreds of times slower
	Kind   MemoryKind

	device *Device
	memory uint64
	pages  pages // the host pages that the memory was imported from
}

// blocks holds the live blocks, so that Close can free those that are left.
type blocks struct {
	mu    sync.Mutex
	live  map[*Block]struct{}
	bytes int64
}

// AllocateBlock allocates bytes of memory with undefined content. Errors: *OutOfMemoryError,
// *ResultError, *LostError, *ClosedError, and *UnsupportedError on the host.
func (d *Device) AllocateBlock(bytes int64, kind MemoryKind) (*Block, error) {
	if err := d.enter("device memory"); err != nil {
		return nil, err
	}
	defer d.leave()
	if err := d.lostError(); err != nil {
		return nil, err
	}
	if limit := d.info.Limits.MaxAllocation; bytes <= 0 || bytes > limit {
		return nil, &OutOfMemoryError{Device: d.info.Name, Call: "vkAllocateMemory", Bytes: bytes, Limit: limit}
	}
	block := d.importBlock(bytes, kind)
	if block == nil {
		buffer, result := d.logical.createBuffer(bytes)
		if result != success {
			return nil, d.failureOf(result, "vkCreateBuffer", bytes)
		}
		block = &Block{Buffer: Buffer(buffer.handle), Size: bytes, Kind: kind, device: d}
		if err := d.bindMemory(block, buffer); err != nil {
			d.logical.destroyBuffer(buffer.handle)
			return nil, err
		}
	}
	d.blocks.mu.Lock()
	if d.blocks.live == nil {
		d.blocks.live = map[*Block]struct{}{}
	}
	d.blocks.live[block] = struct{}{}
	d.blocks.bytes += bytes
	d.blocks.mu.Unlock()
	return block, nil
}

// bindMemory allocates from the best memory type that has room, binds the memory and maps it.
func (d *Device) bindMemory(block *Block, buffer bufferHandle) error {
	types := d.facts.memoryTypes
	err := error(&UnsupportedError{Device: d.info.Name, What: block.Kind.String() + " memory", Hint: "the driver offers no such memory type"})
	for _, i := range memoryOrder(types, block.Kind, buffer.types) {
		memory, result := d.logical.allocate(buffer.bytes, i)
		if result != success {
			err = d.failureOf(result, "vkAllocateMemory", block.Size)
			continue
		}
		if err := d.mapMemory(block, buffer, memory, types[i]); err != nil {
			d.logical.freeMemory(memory)
			return err
		}
		block.memory = memory
		return nil
	}
	return err
}

// mapMemory binds a buffer's memory, and maps it where the host can see it.
func (d *Device) mapMemory(block *Block, buffer bufferHandle, memory uint64, t memoryType) error {
	if result := d.logical.bind(buffer.handle, memory); result != success {
		return d.failureOf(result, "vkBindBufferMemory", block.Size)
	}
	if t.Flags&mapped != mapped {
		return nil
	}
	at, result := d.logical.mapMemory(memory)
	if result == success && !addressable(at, block.Size) {
		result = errorOutOfHostMemory // the driver passed on what mmap returns for a failure
	}
	if result != success {
		return d.failureOf(result, "vkMapMemory", block.Size)
	}
	block.Mapped = unsafe.Slice((*byte)(at), block.Size)
	block.Cached = t.Flags&hostCached != 0
	return nil
}

// addressable reports whether memory can lie at an address. Drivers have reported success for a
// mapping that the system had refused.
func addressable(at unsafe.Pointer, bytes int64) bool {
	return at != nil && uintptr(at) <= math.MaxUint-uintptr(bytes)
}

// Free frees the block. No unfinished submission may use it, and Mapped is invalid afterwards. A
// second call does nothing, nor does a call on a closed device.
func (b *Block) Free() {
	d := b.device
	if d.enter("device memory") != nil {
		return
	}
	defer d.leave()
	d.blocks.mu.Lock()
	_, live := d.blocks.live[b]
	delete(d.blocks.live, b)
	if live {
		d.blocks.bytes -= b.Size
	}
	d.blocks.mu.Unlock()
	if live {
		b.destroy()
	}
}

func (b *Block) destroy() {
	b.device.gone.Add(1)
	b.device.logical.destroyBuffer(uint64(b.Buffer))
	b.device.logical.freeMemory(b.memory)
	b.pages.free()
}

// destroy frees the blocks that are left and returns their number.
func (b *blocks) destroy() int {
	n := len(b.live)
	for block := range b.live {
		block.destroy()
	}
	b.live, b.bytes = nil, 0
	return n
}

// HeapBudget returns how many bytes of device-local memory this process may still allocate, and the
// total. Where the driver keeps no account (VK_EXT_memory_budget), only the blocks of this device
// are subtracted. Both are 0 on the host.
func (d *Device) HeapBudget() (available, total int64) {
	if d.enter("device memory") != nil {
		return 0, 0
	}
	defer d.leave()
	types := d.facts.memoryTypes
	order := memoryOrder(types, DeviceLocal, ^uint32(0))
	if len(order) == 0 {
		return 0, 0
	}
	heap := types[order[0]]
	if d.facts.features.MemoryBudget {
		budget, usage := d.physical.heapBudget()
		if budget[heap.Heap] > 0 { // 0: the driver claims the extension but fills in nothing
			return int64(budget[heap.Heap]) - int64(usage[heap.Heap]), int64(heap.HeapSize)
		}
	}
	d.blocks.mu.Lock()
	defer d.blocks.mu.Unlock()
	return int64(heap.HeapSize) - d.blocks.bytes, int64(heap.HeapSize)
}
