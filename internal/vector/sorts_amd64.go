//go:build !purego

package vector

import "unsafe"

func hasNetworks() bool { return available() }

func hasPartition() bool { return hasWide }

// exchange runs the comparators of a network on words of so many bytes.
func exchange(size int, tile unsafe.Pointer, pairs [][2]uint32) {
	switch {
	case size == 4 && hasWide:
		exchange32x512(tile, &pairs[0], len(pairs))
	case size == 4:
		exchange32x256(tile, &pairs[0], len(pairs))
	case hasWide:
		exchange64x512(tile, &pairs[0], len(pairs))
	default:
		exchange64x256(tile, &pairs[0], len(pairs))
	}
}

// partition is Partition for n words of so many bytes, a multiple of Lanes.
func partition(size uintptr, low, high, x unsafe.Pointer, n int, pivot uint64) int {
	if size == 4 {
		return partition32x512(low, high, x, n, pivot)
	}
	return partition64x512(low, high, x, n, pivot)
}

// copyTile is FillTile or EmptyTile for slices of as many words as the tile has columns.
func copyTile(size int, tile, columns unsafe.Pointer, rows int, fills bool) {
	switch {
	case size == 4 && fills:
		fillTile32x512(tile, columns, rows)
	case size == 4:
		emptyTile32x512(tile, columns, rows)
	case fills:
		fillTile64x512(tile, columns, rows)
	default:
		emptyTile64x512(tile, columns, rows)
	}
}

// hasUnkey reports whether there is a loop of Unkey for words of so many bytes.
func hasUnkey(size int) bool { return hasWide || size == 4 && available() }

func unkey(size int, dst, words unsafe.Pointer, n int, flip uint64) int {
	switch {
	case size == 8:
		return unkey64x512(dst, words, n, flip)
	case hasWide:
		return unkey32x512(dst, words, n, flip)
	}
	return unkey32x256(dst, words, n, flip)
}
