package engine

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
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
			gatherFrom(out[low*size:high*size], src, size, from, low)
		case in != nil:
			scatterTo(dst, in[low*size:high*size], size, to, low)
		default:
			part := make([]byte, (high-low)*size)
			gatherFrom(part, src, size, from, low)
			scatterTo(dst, part, size, to, low)
		}
		return nil
	})
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
