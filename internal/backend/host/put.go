package host

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/backend/host/move"
)

// Move copies elements from one view to another. With m.At it copies blocks to the places that
// indices name or, if m.Masks, the elements at which a mask is true.
func (*Backend) Move(ctx context.Context, m backend.Move) error {
	dst, src := bytesOf(m.To.Memory), bytesOf(m.From.Memory)
	switch {
	case m.Masks:
		return move.Masked(ctx, m.Size, dst, m.To.View, src, m.From.View, bytesOf(m.At.Memory), m.At.View)
	case m.At.Memory != nil:
		return move.Blocks(ctx, m.Size, dst, m.To.View, src, m.From.View, indicesAt(m.At))
	}
	return move.Views(ctx, m.Size, dst, m.To.View, src, m.From.View)
}

// indicesAt returns the indices that a view sees.
func indicesAt(v backend.View) []int64 {
	list := make([]int64, v.View.Shape.Size())
	hostref.Gather(hostref.Bytes(list), bytesOf(v.Memory), 8, v.View)
	return list
}
