package engine

import (
	"bytes"
	"context"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shape"
)

// MismatchError is the first difference between a device's result and the reference. It is a defect
// of Weft or of the driver.
type MismatchError struct {
	Op        string // the operator whose result differs
	Site      string // file:line of its call
	Device    string
	DType     dtype.DType
	Shape     shape.Shape
	Index     []int // of the element
	Got, Want string
	ULP       float64 // the distance, by element.Distance
}

func (e *MismatchError) Error() string {
	at := ""
	if e.Site != "" {
		at = " (" + e.Site + ")"
	}
	return fmt.Sprintf("%s%s: %s%v on %s differs from the reference at %v: got %s, want %s (%g ULP); this is a defect of Weft or of the driver, please report it with the output of gpubench devices",
		e.Op, at, e.DType, e.Shape, e.Device, e.Index, e.Got, e.Want, e.ULP)
}

// compare evaluates the values on hostref, node by node, and compares them bit by bit with the
// results of a recording.
func (r *reference) compare(values []graph.Value, rec *recording, arrays []*array, t vulkan.Ticket) error {
	if err := r.e.be.Wait(r.ctx, t); err != nil {
		return err
	}
	for i, v := range values {
		if rec.results[i].source < 0 { // no elements
			continue
		}
		want, err := r.eval(v)
		if err != nil {
			return err
		}
		got, err := r.fetch(rec.results[i].dtype, rec.results[i].stored(arrays))
		if err != nil {
			return err
		}
		if err := compareArrays(v, want, got, r.e.dev.Info().Name); err != nil {
			return err
		}
	}
	return nil
}

// reference evaluates graphs on hostref.
type reference struct {
	e    *Engine
	ctx  context.Context
	memo map[graph.Value]*hostref.Array
}

func newReference(ctx context.Context, e *Engine) *reference {
	return &reference{e: e, ctx: ctx, memo: map[graph.Value]*hostref.Array{}}
}

func (r *reference) eval(v graph.Value) (*hostref.Array, error) {
	if a, ok := r.memo[v]; ok {
		return a, nil
	}
	a, err := r.evalNew(v)
	if err == nil {
		r.memo[v] = a
	}
	return a, err
}

func (r *reference) evalNew(v graph.Value) (*hostref.Array, error) {
	// The reference computes whole values, even if the plan needs only some elements.
	if err := hostmemory.Check(int64(v.Shape().Size()) * int64(v.DType().Size())); err != nil {
		return nil, err
	}
	if st, ok := v.Stored(); ok {
		return r.fetch(v.DType(), st)
	}
	in := make([]*hostref.Array, len(v.Node.Inputs))
	for i, w := range v.Node.Inputs {
		var err error
		if in[i], err = r.eval(w); err != nil {
			return nil, err
		}
	}
	return hostref.Eval(r.ctx, v.Node, in)
}

// fetch copies the elements of a view of an array to the host.
func (r *reference) fetch(d dtype.DType, st graph.Stored) (*hostref.Array, error) {
	out := &hostref.Array{DType: d, Shape: st.View.Shape, Data: make([]byte, st.View.Shape.Size()*d.Size())}
	if len(out.Data) == 0 {
		return out, nil
	}
	t, err := st.Buffer.(*array).mem.Ready()
	if err == nil {
		err = r.e.be.Wait(r.ctx, t)
	}
	if err != nil {
		return nil, err
	}
	lo, hi := st.View.Span()
	raw := make([]byte, (hi-lo+1)*d.Size())
	if err := st.Buffer.(*array).mem.Download(r.ctx, int64(lo)*int64(d.Size()), raw); err != nil {
		return nil, err
	}
	view := st.View
	view.Offset -= lo
	hostref.Gather(out.Data, raw, d.Size(), view)
	return out, nil
}

func compareArrays(v graph.Value, want, got *hostref.Array, dev string) error {
	if bytes.Equal(want.Data, got.Data) {
		return nil
	}
	size := want.DType.Size()
	for i := 0; i < len(want.Data); i += size {
		if bytes.Equal(want.Data[i:i+size], got.Data[i:i+size]) {
			continue
		}
		d, w, g := want.DType, element.BitsOf(want.Data[i:i+size]), element.BitsOf(got.Data[i:i+size])
		return &MismatchError{Op: v.Node.Op.Name, Site: v.Node.Site, Device: dev, DType: d, Shape: want.Shape,
			Index: unravel(i/size, want.Shape), Got: element.Format(d, g), Want: element.Format(d, w), ULP: element.Distance(d, g, w)}
	}
	return nil
}

func unravel(i int, s shape.Shape) []int {
	index := make([]int, len(s))
	for d := len(s) - 1; d >= 0; d-- {
		index[d] = i % s[d]
		i /= s[d]
	}
	return index
}
