package vulkan

import "testing"

// Each kind of memory takes the expected type of the tables that drivers report.
func TestMemoryTypesByCard(t *testing.T) {
	const gib = uint64(1 << 30)
	sys, window := 32*gib, gib/4
	system := func(flags uint32) memoryType { return memoryType{Flags: flags, HeapSize: sys} }
	heap := func(size uint64, flags uint32) memoryType {
		return memoryType{Flags: deviceLocal | flags, HeapSize: size, HeapLocal: true}
	}
	const cached = mapped | hostCached
	for _, c := range []struct {
		name  string
		types []memoryType
		// The best type of each kind, and who copies.
		local, upload, readback int
		writes, reads           bool // by the host itself, without a copy
	}{
		{"NVIDIA, a window", []memoryType{system(0), heap(8*gib, 0), system(mapped), system(cached), heap(window, mapped)}, 1, 2, 3, false, false},
		{"NVIDIA, resizable", []memoryType{system(0), heap(141*gib, 0), system(mapped), system(cached), heap(141*gib, mapped)}, 4, 2, 3, true, false},
		{"RADV, a window", []memoryType{heap(16*gib, 0), system(mapped), heap(window, mapped), system(cached),
			heap(16*gib, amdCoherent), heap(window, mapped|amdCoherent)}, 0, 1, 3, false, false},
		{"RADV, resizable", []memoryType{heap(16*gib, 0), heap(16*gib, 0), system(mapped), heap(16*gib, mapped), heap(16*gib, mapped), system(cached),
			heap(16*gib, mapped|amdCoherent)}, 3, 2, 5, true, false},
		{"Intel, discrete", []memoryType{heap(12*gib, 0), system(cached), heap(12*gib, mapped)}, 2, 2, 1, true, false},
		{"Intel, integrated", []memoryType{heap(sys, cached)}, 0, 0, 0, true, true},
		{"Intel, integrated, its caches not the host's", []memoryType{heap(sys, mapped), heap(sys, cached)}, 1, 0, 1, true, true},
		{"MoltenVK", []memoryType{heap(sys, 0), heap(sys, cached), heap(sys, lazily)}, 1, 1, 1, true, true},
		{"Mali", []memoryType{heap(sys, mapped), heap(sys, cached), heap(sys, lazily)}, 1, 0, 1, true, true},
		{"Adreno, cached not coherent", []memoryType{heap(sys, 0), heap(sys, mapped), heap(sys, hostVisible|hostCached)}, 1, 1, 1, true, false},
		{"lavapipe", []memoryType{heap(sys, cached)}, 0, 0, 0, true, true},
		{"SwiftShader", []memoryType{heap(sys, cached)}, 0, 0, 0, true, true},
	} {
		for kind, want := range []int{DeviceLocal: c.local, Upload: c.upload, Readback: c.readback} {
			if order := memoryOrder(c.types, MemoryKind(kind), ^uint32(0)); len(order) == 0 || order[0] != want {
				t.Errorf("%s: %v takes types in order %v, want %d first", c.name, MemoryKind(kind), order, want)
			}
		}
		if got := hostMapped(c.types); got != c.writes {
			t.Errorf("%s: the host writes device memory: %v", c.name, got)
		}
		if got := c.types[c.local].Flags&cached == cached; got != c.reads {
			t.Errorf("%s: the host reads device memory: %v", c.name, got)
		}
	}
}
