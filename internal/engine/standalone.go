package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// Standalone is all that a program needs to run a plan by itself, in data.
type Standalone struct {
	Modules    [][]uint32         // SPIR-V
	Buffers    []StandaloneBuffer // those of kernels' results first
	Dispatches []StandaloneDispatch
	Result     int // the buffer of the first value's elements
	View       shape.View
}

// StandaloneBuffer is device memory; Data is nil where kernels fill it.
type StandaloneBuffer struct {
	Bytes int64
	Data  []byte
}

// StandaloneDispatch is a launch of a kernel, after all that came before.
type StandaloneDispatch struct {
	Module   int
	Subgroup int // size that the kernel requires; 0: any
	Groups   [3]uint32
	Params   []uint32
	Uniform  bool // the parameters are in a uniform buffer behind the others, no push constants
	Bindings []StandaloneBinding
}

// StandaloneBinding is the part of a buffer that a dispatch sees, in bytes.
type StandaloneBinding struct {
	Buffer        int
	Offset, Range int64
}

// Standalone is how a value would run on the device, with the elements that it would
// run on. It fails on the host device, which has no kernels of its own.
func (e *Engine) Standalone(ctx context.Context, v graph.Value) (*Standalone, error) {
	if err := e.place(ctx, []graph.Value{v}, nil, nil); err != nil {
		return nil, err
	}
	p, err := e.explained([]graph.Value{v})
	if err != nil {
		return nil, err
	}
	l := newLeaves(nil)
	w := workOf(p, l, false)
	out := &Standalone{Result: -1}
	for _, bytes := range p.Slots {
		out.Buffers = append(out.Buffers, StandaloneBuffer{Bytes: bytes})
	}
	for i, step := range w.Steps {
		code, err := e.be.Code(step.Kernel)
		if err != nil {
			return nil, err
		}
		if code == nil {
			return nil, fmt.Errorf("the host device runs no kernels")
		}
		out.Modules = append(out.Modules, code)
		out.step(i, step)
	}
	if r := p.Results[0]; !r.Empty {
		out.Result, out.View = l.source(p, r.Ref), r.View
	}
	for _, a := range l.list {
		data := make([]byte, a.whole())
		t, err := a.mem.Ready()
		if err == nil {
			err = e.download(ctx, a, 0, data, t)
		}
		if err != nil {
			return nil, err
		}
		out.Buffers = append(out.Buffers, StandaloneBuffer{int64(len(data)), data})
	}
	return out, nil
}

// step adds the dispatches of a step.
func (s *Standalone) step(module int, step backend.Step) {
	k := step.Kernel
	var buffers []backend.Place
	for i, p := range step.Operands {
		if k.Bound(i) {
			buffers = append(buffers, p)
		}
	}
	buffers = append(buffers, step.Outs...)
	for _, g := range step.Launches {
		d := StandaloneDispatch{Module: module, Subgroup: k.Subgroup(), Groups: k.Groups(g), Uniform: k.ParamBuffer}
		for i, w := range k.Windows(g) {
			d.Bindings = append(d.Bindings, StandaloneBinding{buffers[i].Array, buffers[i].At + w.Offset, (w.Bytes + 3) / 4 * 4})
		}
		d.Params = launchWords(k, g)
		if !slices.Contains(d.Groups[:], 0) {
			s.Dispatches = append(s.Dispatches, d)
		}
	}
}

func launchWords(k *kernel.Kernel, g kernel.Geometry) (words []uint32) {
	for _, p := range k.Params(g) {
		words = append(words, p.Value)
	}
	return words
}
