package engine

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
)

// sortRows runs a sort kernel on the host: tiles, or pairs of runs, one after
// the other. A launch that makes a part of its rows has one pair.
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
		return scatterDigits(ctx, g, hostref.Slice[uint64](operands[0]), hostref.Slice[uint32](operands[1]), hostref.Slice[uint64](out))
	}
	src, dst := hostref.Slice[uint64](operands[0]), hostref.Slice[uint64](out)
	if step.Count < n {
		pair, from := make([]uint64, n), src[in.Offset:]
		if l.Pages > 1 { // which need not lie one after the other
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
	case l.Lanes > 0:
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
			copy(part, from)
			slices.Sort(part)
		}
		return nil
	})
}

// mergePiece is how many elements are merged between two looks at the context.
const mergePiece = 1 << 16

// mergeRuns joins the two sorted runs in src, the first one run long.
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

// eachPart visits the parts of the rows that a radix sort takes apart: row and
// part by number, and the part's elements.
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

// digit is what an element is moved by.
func digit(g kernel.Geometry, element uint64) int {
	return int(element>>kernel.SortOf(g).Shift) & (1<<kernel.DigitBits - 1)
}

func countDigits(ctx context.Context, g kernel.Geometry, src []uint64, dst []uint32) error {
	return eachPart(ctx, g, src, func(row, part, parts int, elements []uint64) {
		counters := dst[g.Out.Offset+row*g.Out.Strides[0]:]
		for d := range 1 << kernel.DigitBits {
			counters[d*parts+part] = 0
		}
		for _, e := range elements {
			counters[digit(g, e)*parts+part]++
		}
	})
}

func scatterDigits(ctx context.Context, g kernel.Geometry, src []uint64, places []uint32, dst []uint64) error {
	return eachPart(ctx, g, src, func(row, part, parts int, elements []uint64) {
		counters := places[g.Operands[1].Offset+row*g.Operands[1].Strides[0]:]
		out := dst[g.Out.Offset+row*g.Out.Strides[0]:]
		for _, e := range elements {
			counter := &counters[digit(g, e)*parts+part]
			out[*counter] = e
			*counter++
		}
	})
}
