package move

import (
	"bytes"
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// Views copies the elements of one view to another view of the same shape in other memory.
func Views(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View) error {
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
			Gather(out[low*size:high*size], src, size, from, low)
		case in != nil:
			Scatter(dst, in[low*size:high*size], size, to, low)
		default:
			part := make([]byte, (high-low)*size)
			Gather(part, src, size, from, low)
			Scatter(dst, part, size, to, low)
		}
		return nil
	})
}

// Blocks copies block i along from's first axis to block at[i] along to's first axis, in other
// memory. It drops a block whose index is past to's last block. No two blocks have the same index.
func Blocks(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View, at []int64) error {
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
			Gather(held, src, size, here, 0)
			Scatter(dst, held, size, there, 0)
		}
		return nil
	})
}

// Masked copies the elements of from at which a mask is true to the contiguous view to. The mask
// is in other memory. The last axes along which it does not change form rows that are copied whole.
func Masked(ctx context.Context, size int, dst []byte, to shape.View, src []byte, from shape.View, holds []byte, at shape.View) error {
	axes := len(at.Shape)
	for axes > 0 && (at.Strides[axes-1] == 0 || at.Shape[axes-1] == 1) {
		axes--
	}
	row := to.Shape[axes:].Size()
	at = hostref.Coalesce(shape.View{Shape: at.Shape[:axes], Strides: at.Strides[:axes], Offset: at.Offset})
	from = hostref.Coalesce(from)
	return parallel.For(ctx, to.Shape[:axes].Size(), max(1, target.MovedAtOnce/row), func(low, high int) error {
		seen := make([]byte, high-low)
		Gather(seen, holds, 1, at, low)
		var all []byte // the elements of all rows, if reading them at once is faster than row by row
		if row == 1 && bytes.Count(seen, []byte{1}) > len(seen)/target.ManyHold {
			all = make([]byte, len(seen)*size)
			Gather(all, src, size, from, low)
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
			Gather(out, src, size, from, (low+i)*row)
		}
	})
}

// blockOf returns the first block along a view's first axis.
func blockOf(v shape.View) shape.View {
	return shape.View{Shape: v.Shape[1:], Strides: v.Strides[1:], Offset: v.Offset}
}
