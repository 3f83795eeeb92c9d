package vulkan

import (
	"unsafe"

	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/internal/vkx"
)

// pages are memory of the process that a block of a CPU's driver lies in. Such
// drivers allocate in pages of 4 KiB, and large arrays then wait for the TLB
// more than for memory; in pages of 2 MiB they do not.
type pages struct {
	start unsafe.Pointer
	bytes int64
}

func (p pages) free() {
	if p.start != nil {
		vkx.FreePages(p.start, p.bytes)
	}
}

// importBlock makes a block of imported pages; nil where that is not done: on
// other devices than a CPU's, for small blocks, and where the driver declines.
func (d *Device) importBlock(bytes int64, kind MemoryKind) *Block {
	if d.info.Kind != CPU || !d.info.Features.HostMemory || kind != DeviceLocal || bytes < vkx.HugePage {
		return nil
	}
	p := pages{bytes: (bytes + vkx.HugePage - 1) / vkx.HugePage * vkx.HugePage}
	if p.start = vkx.NewPages(p.bytes); p.start == nil {
		return nil
	}
	block := &Block{Size: bytes, Kind: kind, device: d, pages: p}
	if !d.bindPages(block) {
		p.free()
		return nil
	}
	return block
}

// bindPages gives a block its buffer and memory, and reports whether it could.
func (d *Device) bindPages(block *Block) bool {
	allowed, result := d.table.ImportedTypes(block.pages.start)
	if result != 0 {
		return false
	}
	handle, result := d.table.ImportedBuffer(block.pages.bytes, blockUsage)
	if result != 0 {
		return false
	}
	buffer := handleOf[vk.Buffer](handle)
	var needs vk.MemoryRequirements
	vk.GetBufferMemoryRequirements(d.handle, buffer, &needs)
	needs.Deref()
	needs.Free()
	types := d.physical.MemoryTypes()
	for _, i := range memoryOrder(types, block.Kind, allowed&needs.MemoryTypeBits) {
		if types[i].Flags&mapped != mapped || int64(needs.Size) > block.pages.bytes {
			continue
		}
		bits, result := d.table.Import(block.pages.start, block.pages.bytes, i)
		if result != 0 {
			continue
		}
		memory := handleOf[vk.DeviceMemory](bits)
		if d.mapMemory(block, buffer, memory, types[i]) == nil {
			block.Buffer, block.memory = Buffer(handle), memory
			return true
		}
		vk.FreeMemory(d.handle, memory, nil)
	}
	vk.DestroyBuffer(d.handle, buffer, nil)
	return false
}
