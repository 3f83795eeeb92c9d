package vulkan

import (
	"unsafe"
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
		freePages(p.start, p.bytes)
	}
}

// importBlock makes a block of imported pages; nil where that is not done: on
// other devices than a CPU's, for small blocks, and where the driver declines.
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

// bindPages gives a block its buffer and memory, and reports whether it could.
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
