package vulkan

import (
	"syscall"
	"unsafe"
)

// newPages maps memory of the process that devices can import, in huge pages if the system allows
// them, so that accesses to large arrays miss the TLB less; nil if it fails. bytes is a multiple of
// hugePage. It maps one huge page more than requested, so that a whole number of them fits, and
// unmaps the rest at both ends.
func newPages(bytes int64) unsafe.Pointer {
	const anonymous = syscall.MAP_PRIVATE | syscall.MAP_ANON | syscall.MAP_NORESERVE
	room := uintptr(bytes) + hugePage
	start, _, failed := syscall.Syscall6(syscall.SYS_MMAP, 0, room, syscall.PROT_READ|syscall.PROT_WRITE, anonymous, ^uintptr(0), 0)
	if failed != 0 {
		return nil
	}
	pages := (start + hugePage - 1) &^ (hugePage - 1)
	unmap(start, pages-start)
	unmap(pages+uintptr(bytes), start+room-(pages+uintptr(bytes)))
	_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, pages, uintptr(bytes), syscall.MADV_HUGEPAGE) // only a hint: small pages work too
	return pointerTo(pages)
}

// freePages unmaps pages that no device uses any more.
func freePages(pages unsafe.Pointer, bytes int64) { unmap(uintptr(pages), uintptr(bytes)) }

func unmap(start, bytes uintptr) {
	if bytes > 0 {
		_, _, _ = syscall.Syscall(syscall.SYS_MUNMAP, start, bytes, 0)
	}
}
