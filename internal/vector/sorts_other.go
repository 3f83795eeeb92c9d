//go:build !amd64 || purego

package vector

import "unsafe"

func hasNetworks() bool { return false }

func hasPartition() bool { return false }

func exchange(int, unsafe.Pointer, [][2]uint32) { panic("vector: not available") }

func partition(uintptr, unsafe.Pointer, unsafe.Pointer, unsafe.Pointer, int, uint64) int {
	panic("vector: not available")
}

func copyTile(int, unsafe.Pointer, unsafe.Pointer, int, bool) { panic("vector: not available") }

func hasUnkey(int) bool { return false }

func unkey(int, unsafe.Pointer, unsafe.Pointer, int, uint64) int { panic("vector: not available") }
