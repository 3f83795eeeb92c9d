package engine

import (
	"context"

	"github.com/weft-gpu/weft/internal/engine/standalone"
	"github.com/weft-gpu/weft/internal/graph"
)

// Standalone returns the plan that would compute a value on the device, with the elements that it
// would read. It fails on the host device, which has no kernels of its own.
func (e *Engine) Standalone(ctx context.Context, v graph.Value) (*standalone.Plan, error) {
	if err := e.placer().place(ctx, []graph.Value{v}, nil, nil); err != nil {
		return nil, err
	}
	p, err := e.explained([]graph.Value{v})
	if err != nil {
		return nil, err
	}
	l := newLeaves(nil)
	w := workOf(p, l, false)
	out, err := standalone.Of(w, e.be.Code)
	if err != nil {
		return nil, err
	}
	for _, bytes := range p.Slots {
		out.Buffers = append(out.Buffers, standalone.Buffer{Bytes: bytes})
	}
	if r := p.Results[0]; !r.Empty {
		out.Result, out.View = l.source(p, r.Ref), r.View
	}
	for _, a := range l.list {
		data := make([]byte, a.whole())
		t, err := a.mem.Ready()
		if err == nil {
			err = e.reader().download(ctx, a, 0, data, t)
		}
		if err != nil {
			return nil, err
		}
		out.Buffers = append(out.Buffers, standalone.Buffer{Bytes: int64(len(data)), Data: data})
	}
	return out, nil
}
