package host

import (
	"bytes"
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// Move copies elements from one view to another. With m.At it copies blocks to the places that
// indices name or, if m.Masks, the elements at which a mask is true.
func (*Backend) Move(ctx context.Context, m backend.Move) error {
	dst, src := bytesOf(m.To.Memory), bytesOf(m.From.Memory)
	switch {
	case m.Masks:
		return putMasked(ctx, m.Size, dst, m.To.View, src, m.From.View, bytesOf(m.At.Memory), m.At.View)
	case m.At.Memory != nil:
		return putBlocks(ctx, m.Size, dst, m.To.View, src, m.From.View, indicesAt(m.At))
	}
	return moveViews(ctx, m.Size, dst, m.To.View, src, m.From.View)
}

// moveViews copies the elements of one view to another view of the same shape in other memory.
func moveViews(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View) error {
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
	return parallel.For(ctx, n, target.MovedAtOnce, func(low, high int) error {
		switch {
		case out != nil:
			move.Gather(out[low*size:high*size], src, size, from, low)
		case in != nil:
			move.Scatter(dst, in[low*size:high*size], size, to, low)
		default:
			part := make([]byte, (high-low)*size)
			move.Gather(part, src, size, from, low)
			move.Scatter(dst, part, size, to, low)
		}
		return nil
	})
}

// putBlocks copies block i along from's first axis to block at[i] along to's first axis, in other
// memory. It drops a block whose index is past to's last block. No two blocks have the same index.
func putBlocks(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View, at []int64) error {
	block, part := blockOf(to), blockOf(from)
	n := block.Shape.Size()
	dense := block.IsContiguous() && part.IsContiguous()
	block, part = hostref.Coalesce(block), hostref.Coalesce(part)
	return parallel.For(ctx, len(at), max(1, target.MovedAtOnce/max(n, 1)), func(low, high int) error {
		var held []byte
		for i := low; i < high; i++ {
			if at[i] >= int64(to.Shape[0]) {
				continue
			}
			there, here := block, part // copies, because other goroutines change theirs
			there.Offset += int(at[i]) * to.Strides[0]
			here.Offset += i * from.Strides[0]
			if dense {
				copy(dst[there.Offset*size:(there.Offset+n)*size], src[here.Offset*size:])
				continue
			}
			if held == nil {
				held = make([]byte, n*size)
			}
			move.Gather(held, src, size, here, 0)
			move.Scatter(dst, held, size, there, 0)
		}
		return nil
	})
}

// putMasked copies the elements of from at which a mask is true to the contiguous view to. The mask
// is in other memory. The last axes along which it does not change form rows that are copied whole.
func putMasked(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View, holds []byte, at shape.View) error {
	axes := len(at.Shape)
	for axes > 0 && (at.Strides[axes-1] == 0 || at.Shape[axes-1] == 1) {
		axes--
	}
	row := to.Shape[axes:].Size()
	at = hostref.Coalesce(shape.View{Shape: at.Shape[:axes], Strides: at.Strides[:axes], Offset: at.Offset})
	from = hostref.Coalesce(from)
	return parallel.For(ctx, to.Shape[:axes].Size(), max(1, target.MovedAtOnce/row), func(low, high int) error {
		seen := make([]byte, high-low)
		move.Gather(seen, holds, 1, at, low)
		var all []byte // the elements of all rows, if reading them at once is faster than row by row
		if row == 1 && bytes.Count(seen, []byte{1}) > len(seen)/target.ManyHold {
			all = make([]byte, len(seen)*size)
			move.Gather(all, src, size, from, low)
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
			move.Gather(out, src, size, from, (low+i)*row)
		}
	})
}

// blockOf returns the first block along a view's first axis.
func blockOf(v shape.View) shape.View {
	return shape.View{Shape: v.Shape[1:], Strides: v.Strides[1:], Offset: v.Offset}
}

// indicesAt returns the indices that a view sees.
func indicesAt(v backend.View) []int64 {
	list := make([]int64, v.View.Shape.Size())
	hostref.Gather(hostref.Bytes(list), bytesOf(v.Memory), 8, v.View)
	return list
}
