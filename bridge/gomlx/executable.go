package gomlx

import (
	"fmt"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// Executable is a compiled computation. It is safe for concurrent use.
type Executable struct {
	backend *Backend
	main    *Function
	program *program
}

var _ backends.Executable = (*Executable)(nil)

// Finalize lets the collector have what was compiled. Inputs and Outputs stay known.
func (e *Executable) Finalize() { e.program = nil }

// Inputs are the main function's parameters.
func (e *Executable) Inputs() (names []string, inputs []shapes.Shape) {
	return e.main.names, shapesOf(e.main.parameters)
}

// Outputs are the shapes of the results.
func (e *Executable) Outputs() []shapes.Shape { return shapesOf(e.main.outputs) }

func shapesOf(nodes []*node) []shapes.Shape {
	list := make([]shapes.Shape, len(nodes))
	for i, n := range nodes {
		list[i] = n.shape
	}
	return list
}

// Execute runs the computation. Its results are on the device and need not be computed yet
// when it returns. Inputs that are donated hold nothing afterwards, and later results take
// their memory; where it fails, every input is as it was.
func (e *Executable) Execute(inputs []backends.Buffer, donate []bool, _ backends.DeviceNum) ([]backends.Buffer, error) {
	const op = "Execute"
	if e.program == nil {
		return nil, &OpError{op, fmt.Errorf("the executable was finalized")}
	}
	if want := len(e.main.parameters); len(inputs) != want {
		return nil, &OpError{op, fmt.Errorf("%d inputs for %d parameters", len(inputs), want)}
	}
	if donate != nil && len(donate) != len(inputs) {
		return nil, &OpError{op, fmt.Errorf("%d inputs, and %d are said to be donated or not", len(inputs), len(donate))}
	}
	args := make([]*tensor.Tensor, len(inputs))
	buffers := make([]*Buffer, len(inputs))
	for i, value := range inputs {
		buffer, t, err := e.backend.buffer(op, value)
		if err != nil {
			return nil, err
		}
		if want := e.main.parameters[i].shape; !want.Equal(buffer.shape) {
			return nil, &OpError{op, fmt.Errorf("input %d, %q, is %s and has to be %s", i, e.main.names[i], buffer.shape, want)}
		}
		args[i], buffers[i] = t, buffer
	}
	results, err := e.program.run(background, args)
	if err != nil {
		return nil, &OpError{op, err}
	}
	for i, given := range donate {
		if given {
			if t := buffers[i].take(); t != nil { // one may be given twice
				t.Close()
			}
		}
	}
	out := make([]backends.Buffer, len(results))
	for i, t := range results {
		out[i] = &Buffer{shape: e.main.outputs[i].shape, backend: e.backend, tensor: t}
	}
	return out, nil
}
