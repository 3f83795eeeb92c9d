package engine

import (
	"context"
	"sync"

	"github.com/weft-gpu/weft/internal/graph"
)

// constants keeps, in the device's memory, tables that rules compute on the host. So a Fourier
// transform that is called again finds its roots of unity there.
type constants struct {
	mu    sync.Mutex
	kept  map[string]*keptConstant
	bytes int    // of all kept constants
	turn  uint64 // number of the latest use
}

type keptConstant struct {
	value graph.Value
	bytes int
	used  uint64
}

// constantBytes bounds the kept constants. A table larger than this is not kept.
const constantBytes = 64 << 20

// Constant returns a leaf for a constant, whose elements are computed when the leaf is first
// evaluated. All callers that ask for the constant share the leaf, and nobody may close it.
func (e *Engine) Constant(c *graph.Constant) (graph.Value, error) {
	if v, ok := e.constants.find(c.Name); ok {
		return v, nil
	}
	if err := e.dev.Err(); err != nil {
		return graph.Value{}, err
	}
	v := c.Later()
	v.Node.Part = &graphPart{constant: v}
	return e.constants.keep(c.Name, v, c.Shape.Size()*c.DType.Size()), nil
}

// fill computes a constant's elements and uploads them. When the context ends it goes on, for other
// callers, until the engine is closed.
func (p *graphPart) fill(ctx context.Context, e *Engine) error {
	_, err := e.fills.Do(ctx, p, func() (none struct{}, err error) {
		c := p.constant.Node.Constant()
		if p.constant.Node.Done() {
			return none, nil
		}
		data := c.Bytes(e.work.Open)
		if e.work.Open.Err() != nil {
			return none, e.work.Closing
		}
		v, err := e.upload(context.Background(), c.DType, c.Shape, data)
		if err != nil {
			return none, err
		}
		e.locked(func() {
			st, _ := v.Stored()
			st.Buffer.(*array).owners.shared = true
			p.constant.Store(st)
			p.over, p.constant.Node.Part = true, nil
		})
		return none, nil
	})
	return err
}

// Forget drops the constants that nothing but the engine refers to.
func (e *Engine) Forget() { e.constants.clear() }

func (k *constants) find(name string) (graph.Value, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	c, ok := k.kept[name]
	if !ok {
		return graph.Value{}, false
	}
	k.turn++
	c.used = k.turn
	return c.value, true
}

// keep keeps a constant, or returns the one that another call has kept. If the constants exceed the
// bound, it drops those used longest ago. Their memory is freed when no graph refers to them.
func (k *constants) keep(name string, v graph.Value, bytes int) graph.Value {
	k.mu.Lock()
	defer k.mu.Unlock()
	if c, ok := k.kept[name]; ok {
		return c.value
	}
	if bytes > constantBytes {
		return v
	}
	for k.bytes+bytes > constantBytes {
		k.drop()
	}
	if k.kept == nil {
		k.kept = map[string]*keptConstant{}
	}
	k.turn++
	k.kept[name] = &keptConstant{v, bytes, k.turn}
	k.bytes += bytes
	return v
}

// drop drops the constant that was used longest ago.
func (k *constants) drop() {
	oldest := ""
	for name, c := range k.kept {
		if oldest == "" || c.used < k.kept[oldest].used {
			oldest = name
		}
	}
	k.bytes -= k.kept[oldest].bytes
	delete(k.kept, oldest)
}

func (k *constants) clear() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.kept, k.bytes = nil, 0
}
