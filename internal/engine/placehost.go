package engine

import (
	"bytes"
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/shape"
)

// movedAtOnce is how many elements a goroutine moves between views at a time.
const movedAtOnce = 1 << 14

// moveOnHost copies the elements that one view sees to where another, of the same shape, sees
// them, in other memory.
func moveOnHost(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View) error {
	n := to.Shape.Size()
	dense := func(memory []byte, v shape.View) []byte {
		if !v.IsContiguous() {
			return nil
		}
		return memory[v.Offset*size : (v.Offset+n)*size]
	}
	out, in := dense(dst, to), dense(src, from)
	if out != nil && in != nil {
		return parallel.Copy(ctx, out, in)
	}
	to, from = hostref.Coalesce(to), hostref.Coalesce(from)
	return parallel.For(ctx, n, movedAtOnce, func(low, high int) error {
		switch {
		case out != nil:
			host.Gather(out[low*size:high*size], src, size, from, low)
		case in != nil:
			host.Scatter(dst, in[low*size:high*size], size, to, low)
		default:
			part := make([]byte, (high-low)*size)
			host.Gather(part, src, size, from, low)
			host.Scatter(dst, part, size, to, low)
		}
		return nil
	})
}

// putOnHost writes blocks, which lie along the first axis of a view, to those of another one at
// indices, in other memory; those whose index is past the last go nowhere, and no two to one.
func putOnHost(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View, at []int64) error {
	block, part := blockOf(to), blockOf(from)
	n := block.Shape.Size()
	dense := block.IsContiguous() && part.IsContiguous()
	block, part = hostref.Coalesce(block), hostref.Coalesce(part)
	return parallel.For(ctx, len(at), max(1, movedAtOnce/max(n, 1)), func(low, high int) error {
		var held []byte
		for i := low; i < high; i++ {
			if at[i] >= int64(to.Shape[0]) {
				continue
			}
			there, here := block, part // copies: other processors move theirs
			there.Offset += int(at[i]) * to.Strides[0]
			here.Offset += i * from.Strides[0]
			if dense {
				copy(dst[there.Offset*size:(there.Offset+n)*size], src[here.Offset*size:])
				continue
			}
			if held == nil {
				held = make([]byte, n*size)
			}
			host.Gather(held, src, size, here, 0)
			host.Scatter(dst, held, size, there, 0)
		}
		return nil
	})
}

// maskOnHost writes the elements that a view sees over those of the same places of dense memory
// where a mask holds, which is in other memory, as they are. The mask's rows are those of
// elements for which it is the same.
func maskOnHost(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View, mask graph.Stored) error {
	holds, at := mask.Buffer.(*array).host, mask.View
	axes := len(at.Shape)
	for axes > 0 && (at.Strides[axes-1] == 0 || at.Shape[axes-1] == 1) {
		axes--
	}
	row := to.Shape[axes:].Size()
	at = hostref.Coalesce(shape.View{Shape: at.Shape[:axes], Strides: at.Strides[:axes], Offset: at.Offset})
	from = hostref.Coalesce(from)
	return parallel.For(ctx, to.Shape[:axes].Size(), max(1, movedAtOnce/row), func(low, high int) error {
		seen := make([]byte, high-low)
		host.Gather(seen, holds, 1, at, low)
		var all []byte // the elements of all rows, where that is quicker than those of each
		if row == 1 && bytes.Count(seen, []byte{1}) > len(seen)/manyHold {
			all = make([]byte, len(seen)*size)
			host.Gather(all, src, size, from, low)
		}
		for i := 0; ; i++ {
			next := bytes.IndexByte(seen[i:], 1)
			if next < 0 {
				return nil
			}
			i += next
			out := dst[(low+i)*row*size : (low+i+1)*row*size]
			if all != nil {
				copy(out, all[i*size:])
				continue
			}
			host.Gather(out, src, size, from, (low+i)*row)
		}
	})
}

// manyHold is of how many elements of a mask one has to hold for all that are put to be read in
// a row.
const manyHold = 16

// blockOf is a block along a view's first axis, the first one.
func blockOf(v shape.View) shape.View {
	return shape.View{Shape: v.Shape[1:], Strides: v.Strides[1:], Offset: v.Offset}
}

// indicesAt are indices in the host's memory.
func indicesAt(st graph.Stored) []int64 {
	list := make([]int64, st.View.Shape.Size())
	hostref.Gather(hostref.Bytes(list), st.Buffer.(*array).host, 8, st.View)
	return list
}

// copied is a contiguous copy of a view, with one reference.
func (be *hostBackend) copied(ctx context.Context, size int, st graph.Stored) (*array, error) {
	n := st.View.Shape.Size()
	a, err := be.newArray(ctx, int64(n*size), nil)
	if err != nil {
		return nil, err
	}
	a.refs = 1
	return a, moveOnHost(ctx, size, a.host, shape.Contiguous(st.View.Shape), st.Buffer.(*array).host, st.View)
}
