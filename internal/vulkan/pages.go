package vulkan

import (
	"unsafe"
)

// pages is memory of the process in which a block of a CPU's driver lies. Such drivers allocate
// pages of 4 KiB, where accesses to large arrays wait more for the TLB than for memory. Pages of 2
// MiB avoid that.
type pages struct {
	start unsafe.Pointer
	bytes int64
}

func (p pages) free() {
	if p.start != nil {
		freePages(p.start, p.bytes)
	}
}

// importBlock makes a block of imported pages. It returns nil on devices other than CPUs, for small
// blocks, and where the driver refuses.
func (d *Device) importBlock(bytes int64, kind MemoryKind) *Block {
	if d.info.Kind != CPU || !d.facts.features.HostMemory || kind != DeviceLocal || bytes < hugePage {
		return nil
	}
	p := pages{bytes: (bytes + hugePage - 1) / hugePage * hugePage}
	if p.start = newPages(p.bytes); p.start == nil {
		return nil
	}
	block := &Block{Size: bytes, Kind: kind, device: d, pages: p}
	if !d.bindPages(block) {
		p.free()
		return nil
	}
	return block
}

// bindPages makes a block's buffer and memory, and reports success.
func (d *Device) bindPages(block *Block) bool {
	allowed, result := d.logical.importedTypes(block.pages.start)
	if result != success {
		return false
	}
	buffer, result := d.logical.importedBuffer(block.pages.bytes)
	if result != success {
		return false
	}
	types := d.facts.memoryTypes
	for _, i := range memoryOrder(types, block.Kind, allowed&buffer.types) {
		if types[i].Flags&mapped != mapped || buffer.bytes > block.pages.bytes {
			continue
		}
		memory, result := d.logical.importPages(block.pages.start, block.pages.bytes, i)
		if result != success {
			continue
		}
		if d.mapMemory(block, buffer, memory, types[i]) == nil {
			block.Buffer, block.memory = Buffer(buffer.handle), memory
			return true
		}
		d.logical.freeMemory(memory)
	}
	d.logical.destroyBuffer(buffer.handle)
	return false
}
