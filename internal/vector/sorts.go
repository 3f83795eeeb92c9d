package vector

import "unsafe"

// A Word is an unsigned integer that sorts compare.
type Word interface{ uint32 | uint64 }

// tileRow is the number of bytes of a row of a tile that a [Network] sorts.
const tileRow = 64

// Lanes returns how many words a row of a tile has.
func Lanes[T Word]() int {
	var w T
	return tileRow / int(unsafe.Sizeof(w))
}

// A Network sorts the columns of a tile, each by itself.
type Network struct {
	pairs [][2]uint32 // the beginnings of two rows, in bytes
	rows  int
}

// NetworkOf returns the network of comparators for tiles of so many rows. The comparators of a group
// are independent of each other.
func NetworkOf(rows int, groups [][][2]int) Network {
	n := Network{rows: rows}
	for _, g := range groups {
		for _, p := range g {
			n.pairs = append(n.pairs, [2]uint32{uint32(p[0] * tileRow), uint32(p[1] * tileRow)})
		}
	}
	return n
}

// TileRows returns how many rows a tile has for columns of n words: as many as its columns, or a multiple.
func TileRows[T Word](n int) int { return (n + Lanes[T]() - 1) / Lanes[T]() * Lanes[T]() }

// FillTile copies slices to the columns of a tile of [TileRows], where n is the longest slice's length.
// There are at most [Lanes] slices. Behind a slice's end the tile has the greatest word. EmptyTile
// copies the columns to the slices.
func FillTile[T Word](tile []T, columns [][]T, n int) { moveTile(tile, columns, n, true) }

func EmptyTile[T Word](tile []T, columns [][]T, n int) { moveTile(tile, columns, n, false) }

func moveTile[T Word](tile []T, columns [][]T, n int, fills bool) {
	const most = tileRow / 4
	var all [most][]T
	copy(all[:], columns)
	lanes := Lanes[T]()
	tile = tile[:TileRows[T](n)*lanes]
	if hasPartition() && n > 0 {
		copyTile(int(unsafe.Sizeof(tile[0])), unsafe.Pointer(&tile[0]), unsafe.Pointer(&all[0]), len(tile)/lanes, fills)
		return
	}
	for lane, c := range all[:lanes] {
		at := lane
		if fills {
			for _, e := range c {
				tile[at] = e
				at += lanes
			}
			for ; at < len(tile); at += lanes {
				tile[at] = ^T(0)
			}
			continue
		}
		for i := range c {
			c[i] = tile[at]
			at += lanes
		}
	}
}

// HasNetworks reports whether there are vector loops for networks. HasPartition does the same for
// [Partition].
func HasNetworks() bool  { return hasNetworks() }
func HasPartition() bool { return hasPartition() }

// SortTile sorts the columns of a tile, whose rows have [Lanes] words.
func SortTile[T Word](n Network, tile []T) {
	if len(n.pairs) == 0 {
		return
	}
	_ = tile[n.rows*Lanes[T]()-1]
	exchange(int(unsafe.Sizeof(tile[0])), unsafe.Pointer(&tile[0]), n.pairs)
}

// Partition copies the words of x below the pivot to low and returns how many there are. It copies the
// others to high. Both keep their order. low and high have room for as many words as x has, and are
// overwritten. One of them may be x.
func Partition[T Word](low, high, x []T, pivot T) int {
	low, high = low[:len(x)], high[:len(x)]
	below, whole := 0, len(x)&^(Lanes[T]()-1)
	if whole > 0 {
		below = partition(unsafe.Sizeof(pivot), unsafe.Pointer(&low[0]), unsafe.Pointer(&high[0]), unsafe.Pointer(&x[0]), whole, uint64(pivot))
	}
	above := whole - below
	for _, e := range x[whole:] {
		if e < pivot {
			low[below] = e
			below++
		} else {
			high[above] = e
			above++
		}
	}
	return below
}

// Unkey sets elements of dst, from the first on, to the floats whose order keys are the words with
// some bits flipped. It returns how many it has set, and reports whether there may be zeros or NaNs
// among them. flip is 0, or all bits.
func Unkey[T Word](dst, words []T, flip T) (done int, special bool) {
	words = words[:len(dst)]
	whole := len(dst) &^ (Lanes[T]() - 1)
	if whole == 0 || !hasUnkey(int(unsafe.Sizeof(flip))) {
		return 0, false
	}
	return whole, unkey(int(unsafe.Sizeof(flip)), unsafe.Pointer(&dst[0]), unsafe.Pointer(&words[0]), whole, uint64(flip)) != 0
}
