package host

import (
	"context"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
)

// sortRows runs a sort kernel on the host. It sorts tile by tile, or merges pair by pair of sorted
// runs. A launch that writes only a part of its rows merges one pair.
func sortRows(ctx context.Context, k *kernel.Kernel, l *kernel.Sort, g kernel.Geometry, operands [][]byte, out []byte) error {
	rows, n, step := g.Dims[0], g.Dims[1], kernel.SortOf(g)
	in := g.Operands[0]
	dims, to := k.OutSpace(g)
	if !inside(viewOf(g.Dims, in), operands[0], k.Operands[0].DType.Size()) || !inside(viewOf(dims, to), out, k.Result().DType.Size()) {
		return &kernel.VerifyError{Kernel: k, What: "launch: the rows reach outside their buffers"}
	}
	switch l.Form {
	case kernel.Count:
		return countDigits(ctx, g, hostref.Slice[uint64](operands[0]), hostref.Slice[uint32](out))
	case kernel.Scatter:
		return scatterDigits(ctx, l, g, hostref.Slice[uint64](operands[0]), hostref.Slice[uint32](operands[1]), hostref.Slice[uint64](out))
	case kernel.Sums:
		return sumDigits(ctx, g, hostref.Slice[uint32](operands[0]), hostref.Slice[uint32](out))
	}
	src, dst := hostref.Slice[uint64](operands[0]), hostref.Slice[uint64](out)
	if step.Count < n {
		pair, from := make([]uint64, n), src[in.Offset:]
		if l.Pages > 1 { // the pages of a row need not be adjacent
			from = nil
			for i, o := range g.Operands {
				page := hostref.Slice[uint64](operands[i])[o.Offset:]
				from = append(from, page[:min(step.Page, n-len(from))]...)
			}
		}
		if err := mergeRuns(ctx, pair, from[:n], step.Run); err != nil {
			return err
		}
		copy(dst[to.Offset:][:step.Count], pair[step.First:])
		return nil
	}
	unit := l.Chunk
	switch {
	case l.Form == kernel.Merge:
		unit = 2 * step.Run
	case l.Invocations > 0:
		unit = step.Run
	}
	units := (n + unit - 1) / unit
	return parallel.For(ctx, rows*units, max(1, pieceBlocks*block/unit), func(low, high int) error {
		for i := low; i < high; i++ {
			row, at := i/units, i%units*unit
			from := src[in.Offset+row*in.Strides[0]+at:][:min(unit, n-at)]
			part := dst[to.Offset+row*to.Strides[0]+at:][:len(from)]
			if l.Form == kernel.Merge {
				if err := mergeRuns(ctx, part, from, step.Run); err != nil {
					return err
				}
				continue
			}
			sortTile(part, from)
		}
		return nil
	})
}

// mergePiece is how many elements are merged between two checks of the context.
const mergePiece = 1 << 16

// mergeRuns merges the two sorted runs in src, of which the first has run elements, into dst.
func mergeRuns(ctx context.Context, dst, src []uint64, run int) error {
	run = min(run, len(src))
	x, y := src[:run], src[run:]
	for i := range dst {
		if i%mergePiece == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
		}
		if len(y) == 0 || len(x) > 0 && x[0] <= y[0] {
			dst[i], x = x[0], x[1:]
			continue
		}
		dst[i], y = y[0], y[1:]
	}
	return nil
}

// eachPart calls visit with each part of each row of a radix sort: the numbers of row and part, the
// number of parts in a row, and the part's elements.
func eachPart(ctx context.Context, g kernel.Geometry, src []uint64, visit func(row, part, parts int, elements []uint64)) error {
	step := kernel.SortOf(g)
	n, parts := g.Dims[1], step.Parts
	return parallel.For(ctx, g.Dims[0]*parts, 1, func(low, high int) error {
		for i := low; i < high; i++ {
			row, part := i/parts, i%parts
			at := g.Operands[0].Offset + row*g.Operands[0].Strides[0]
			visit(row, part, parts, src[at:][min(part*step.Run, n):min((part+1)*step.Run, n)])
		}
		return nil
	})
}

// digit returns the digit of an element that begins at bit shift.
func digit(element uint64, shift int) uint8 { return uint8(element >> (shift & 63)) }

// This compiles only if a digit has eight bits, as a uint8 has.
var _ = [1]struct{}{}[kernel.DigitBits-8]

func countDigits(ctx context.Context, g kernel.Geometry, src []uint64, dst []uint32) error {
	return eachPart(ctx, g, src, func(row, part, parts int, elements []uint64) {
		var counts [1 << kernel.DigitBits]uint32
		shift := kernel.SortOf(g).Shift
		for _, e := range elements {
			counts[digit(e, shift)]++
		}
		counters := dst[g.Out.Offset+row*g.Out.Strides[0]:]
		for d, n := range counts {
			counters[d*parts+part] = n
		}
	})
}

// sumDigits writes, for each row, the counters' exclusive running sums within each group of digits,
// and then the sum of each group.
func sumDigits(ctx context.Context, g kernel.Geometry, counts, sums []uint32) error {
	n, group := g.Dims[1], kernel.SortOf(g).Group*kernel.SortOf(g).Parts
	return parallel.For(ctx, g.Dims[0], 1, func(low, high int) error {
		for row := low; row < high; row++ {
			from := counts[g.Operands[0].Offset+row*g.Operands[0].Strides[0]:][:n]
			to := sums[g.Out.Offset+row*g.Out.Strides[0]:]
			for at := 0; at < n; at += group {
				all := uint32(0)
				for i, count := range from[at:][:group] {
					to[at+i], all = all, all+count
				}
				to[n+at/group] = all
			}
		}
		return nil
	})
}

func scatterDigits(ctx context.Context, l *kernel.Sort, g kernel.Geometry, src []uint64, places []uint32, dst []uint64) error {
	return eachPart(ctx, g, src, func(row, part, parts int, elements []uint64) {
		counters := places[g.Operands[1].Offset+row*g.Operands[1].Strides[0]:]
		out, shift := dst[g.Out.Offset+row*g.Out.Strides[0]:], kernel.SortOf(g).Shift
		var next [1 << kernel.DigitBits]uint32
		before, group := uint32(0), kernel.SortOf(g).Group // before: the elements of earlier groups
		for d := range next {
			if l.Invocations > 0 && d > 0 && d%group == 0 {
				before += counters[parts<<kernel.DigitBits+d/group-1]
			}
			next[d] = counters[d*parts+part] + before
		}
		for _, e := range elements {
			d := digit(e, shift)
			out[next[d]] = e
			next[d]++
		}
	})
}

// Tiles of fewer than fewSorted elements are sorted by comparisons: counting digits takes longer.
const fewSorted = 128

// lowDigits are the digits of a word's lower half.
const lowDigits = 4

// tiles holds memory for the words of a tile between its digits, twice.
var tiles = sync.Pool{New: func() any { return new([2][]uint64) }}

// sortTile sorts src into dst. It sorts long tiles by digits, the lowest first, and leaves out the
// digits that are the same in all elements. The lower halves often are positions in ascending order;
// then it sorts by the upper halves' digits alone.
func sortTile(dst, src []uint64) {
	n := len(src)
	if n < fewSorted {
		copy(dst, src)
		slices.Sort(dst)
		return
	}
	var counts [2 * lowDigits][1 << kernel.DigitBits]uint32
	differ, ascends := uint64(0), true
	for i, e := range src[1:] {
		differ |= e ^ src[i]
		ascends = ascends && uint32(src[i]) <= uint32(e)
	}
	if ascends {
		differ = differ >> 32 << 32
	} else {
		countTile((*[lowDigits][1 << kernel.DigitBits]uint32)(counts[:lowDigits]), src, 0)
	}
	countTile((*[lowDigits][1 << kernel.DigitBits]uint32)(counts[lowDigits:]), src, lowDigits*kernel.DigitBits)
	memory := tiles.Get().(*[2][]uint64)
	defer tiles.Put(memory)
	from, moves := src, 0
	for i := range counts {
		if shift := i * kernel.DigitBits; digit(differ, shift) != 0 {
			to := &memory[moves%2]
			if cap(*to) < n {
				*to = make([]uint64, n)
			}
			*to = (*to)[:n]
			moveTile(*to, from, &counts[i], shift)
			from = *to
			moves++
		}
	}
	copy(dst, from)
}

// countTile counts the elements by each digit of their halves from a bit on.
func countTile(counts *[lowDigits][1 << kernel.DigitBits]uint32, src []uint64, from int) {
	for _, e := range src {
		half := uint32(e >> (from & 63))
		counts[0][uint8(half)]++
		counts[1][uint8(half>>8)]++
		counts[2][uint8(half>>16)]++
		counts[3][uint8(half>>24)]++
	}
}

// moveTile moves the elements to their places by a digit, of which counts has how many there are.
func moveTile(to, from []uint64, counts *[1 << kernel.DigitBits]uint32, shift int) {
	at := uint32(0)
	for d, count := range counts {
		counts[d], at = at, at+count
	}
	for _, e := range from {
		d := digit(e, shift)
		to[counts[d]] = e
		counts[d]++
	}
}
