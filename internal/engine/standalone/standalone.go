package standalone

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// Plan is all the data with which a program can run a plan by itself.
type Plan struct {
	Modules    [][]uint32 // SPIR-V
	Buffers    []Buffer   // those that kernels write come first
	Dispatches []Dispatch
	Result     int // number of the buffer that has the first value's elements
	View       shape.View
}

// Buffer is device memory; Data is nil where kernels fill it.
type Buffer struct {
	Bytes int64
	Data  []byte
}

// Dispatch is a launch of a kernel, after all earlier ones.
type Dispatch struct {
	Module   int
	Subgroup int // required size; 0: any
	Groups   [3]uint32
	Params   []uint32
	Uniform  bool // the parameters are in a uniform buffer, bound after the others, instead of push constants
	Bindings []Binding
}

// Binding is the range of a buffer, in bytes, that a dispatch binds.
type Binding struct {
	Buffer        int
	Offset, Range int64
}

// Of returns the modules and the dispatches of a plan; code returns a kernel's SPIR-V. It fails if
// code returns nil, as on a device without kernels of its own.
func Of(w *backend.Work, code func(*kernel.Kernel) ([]uint32, error)) (*Plan, error) {
	out := &Plan{Result: -1}
	for i, step := range w.Steps {
		module, err := code(step.Kernel)
		if err != nil {
			return nil, err
		}
		if module == nil {
			return nil, fmt.Errorf("the host device has no SPIR-V: choose a Vulkan device")
		}
		out.Modules = append(out.Modules, module)
		out.step(i, step)
	}
	return out, nil
}

// step adds the dispatches of a step.
func (s *Plan) step(module int, step backend.Step) {
	k := step.Kernel
	var buffers []backend.Place
	for i, p := range step.Operands {
		if k.Bound(i) {
			buffers = append(buffers, p)
		}
	}
	buffers = append(buffers, step.Outs...)
	for _, g := range step.Launches {
		d := Dispatch{Module: module, Subgroup: k.Subgroup(), Groups: k.Groups(g), Uniform: k.ParamBuffer}
		for i, w := range k.Windows(g) {
			d.Bindings = append(d.Bindings, Binding{buffers[i].Array, buffers[i].At + w.Offset, (w.Bytes + 3) / 4 * 4})
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
