package engine

import (
	"context"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/shaders"
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
	be, ok := e.be.(*vulkanBackend)
	if !ok {
		return nil, fmt.Errorf("the host device runs no kernels")
	}
	if err := e.place(ctx, []graph.Value{v}, nil, nil); err != nil {
		return nil, err
	}
	p, err := e.explained([]graph.Value{v})
	if err != nil {
		return nil, err
	}
	s := &standaloneMaker{plan: p, leaves: newLeaves(nil), out: &Standalone{Result: -1}}
	for _, bytes := range p.Slots {
		s.out.Buffers = append(s.out.Buffers, StandaloneBuffer{Bytes: bytes})
	}
	for i, step := range p.Steps {
		prog, err := shaders.Write(step.Kernel, be.writing())
		if err != nil {
			return nil, err
		}
		s.out.Modules = append(s.out.Modules, prog.SPIRV)
		s.step(i, step)
	}
	if r := p.Results[0]; !r.Empty {
		s.out.Result, s.out.View = s.leaves.source(p, r.Ref), r.View
	}
	for _, a := range s.leaves.list {
		data := make([]byte, a.dev.buf.Bytes())
		if err := be.wait(ctx, a.dev.written); err != nil {
			return nil, err
		}
		if err := be.download(ctx, a, 0, data); err != nil {
			return nil, err
		}
		s.out.Buffers = append(s.out.Buffers, StandaloneBuffer{int64(len(data)), data})
	}
	return s.out, nil
}

type standaloneMaker struct {
	plan   *plan.Plan
	leaves *leaves
	out    *Standalone
}

func (s *standaloneMaker) step(module int, step plan.Step) {
	k := step.Kernel
	var buffers []place
	for i, ref := range step.Operands {
		if k.Bound(i) {
			buffers = append(buffers, s.leaves.place(s.plan, ref))
		}
	}
	buffers = append(buffers, outs(s.plan, step)...)
	for _, g := range step.Launches {
		d := StandaloneDispatch{Module: module, Subgroup: k.Subgroup(), Groups: k.Groups(g), Uniform: k.ParamBuffer}
		for i, w := range k.Windows(g) {
			d.Bindings = append(d.Bindings, StandaloneBinding{buffers[i].array, buffers[i].at + w.Offset, (w.Bytes + 3) / 4 * 4})
		}
		d.Params = launchWords(k, g)
		if !slices.Contains(d.Groups[:], 0) {
			s.out.Dispatches = append(s.out.Dispatches, d)
		}
	}
}

func launchWords(k *kernel.Kernel, g kernel.Geometry) (words []uint32) {
	for _, p := range k.Params(g) {
		words = append(words, p.Value)
	}
	return words
}
