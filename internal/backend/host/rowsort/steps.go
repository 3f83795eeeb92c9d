package rowsort

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
)

// Step runs a step of another device's sort. It sorts tile by tile, merges pair by pair of sorted
// runs, or runs a step of a radix sort. A launch that writes only a part of its rows merges one pair.
// to is the layout of what it writes.
func Step(ctx context.Context, l *kernel.Sort, g kernel.Geometry, to kernel.Layout, operands [][]byte, out []byte) error {
	rows, n, step := g.Dims[0], g.Dims[1], kernel.SortOf(g)
	in := g.Operands[0]
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
	return parallel.For(ctx, rows*units, max(1, stepWords/unit), func(low, high int) error {
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
			copy(part, from)
			slices.Sort(part)
		}
		return nil
	})
}

// stepWords is about how many words of tiles or runs a goroutine takes at a time.
const stepWords = 1 << 16

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
