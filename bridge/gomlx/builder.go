package gomlx

import (
	"fmt"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/shapes"
)

// Builder records one computation.
type Builder struct {
	backend  *Backend
	name     string
	main     *Function
	named    map[string]bool
	compiled bool
}

var _ backends.Builder = (*Builder)(nil)

func newBuilder(b *Backend, name string) *Builder {
	builder := &Builder{backend: b, name: name, named: map[string]bool{backends.MainName: true}}
	builder.main = builder.newFunction(backends.MainName, nil)
	return builder
}

func (b *Builder) newFunction(name string, parent *Function) *Function {
	return &Function{builder: b, name: name, parent: parent, recorded: map[string]*node{}}
}

// Name is the computation's.
func (b *Builder) Name() string { return b.name }

// Main is the function that Compile compiles.
func (b *Builder) Main() backends.Function { return b.main }

// NewFunction begins a function that others call, by a name that none has yet.
func (b *Builder) NewFunction(name string) (backends.Function, error) {
	const op = "NewFunction"
	switch {
	case b.compiled:
		return nil, &OpError{op, fmt.Errorf("computation %q was compiled; begin another", b.name)}
	case name == "":
		return nil, &OpError{op, fmt.Errorf("a function has a name")}
	case b.named[name]:
		return nil, &OpError{op, fmt.Errorf("there is a function %q already", name)}
	}
	b.named[name] = true
	return b.newFunction(name, nil), nil
}

// OpShape is a value's dtype and dimensions.
func (b *Builder) OpShape(v backends.Value) (shapes.Shape, error) {
	n, ok := v.(*node)
	if !ok || n == nil || n.fn.builder != b {
		return shapes.Invalid(), &OpError{"OpShape", fmt.Errorf("a %T is no value of computation %q", v, b.name)}
	}
	return n.shape, nil
}

// DeviceError asks for devices that there are not.
type DeviceError struct{ Op, Asked string }

func (e *DeviceError) Error() string {
	return fmt.Sprintf("weft: %s: %s, and a weft backend is one device, 0", e.Op, e.Asked)
}

// DistributedSPMD is an error but for one device.
func (b *Builder) DistributedSPMD(devices int) error {
	if devices != 1 {
		return &DeviceError{"DistributedSPMD", fmt.Sprintf("%d devices are asked for", devices)}
	}
	return nil
}

// DistributedAutoSharding is an error but for meshes of one device.
func (b *Builder) DistributedAutoSharding(meshes ...backends.Mesh) error {
	for _, mesh := range meshes {
		size := 1
		for _, n := range mesh.AxesSizes {
			size *= n
		}
		if size != 1 {
			return &DeviceError{"DistributedAutoSharding", fmt.Sprintf("mesh %q has %d devices", mesh.Name, size)}
		}
	}
	return nil
}

// DeviceAssignment is an error but for device 0.
func (b *Builder) DeviceAssignment(devices ...backends.DeviceNum) error {
	if len(devices) != 1 || devices[0] != 0 {
		return &DeviceError{"DeviceAssignment", fmt.Sprintf("devices %v are assigned", devices)}
	}
	return nil
}

// Compile plans what the main function has recorded, and makes its pipelines.
func (b *Builder) Compile() (backends.Executable, error) {
	const op = "Compile"
	switch {
	case b.compiled:
		return nil, &OpError{op, fmt.Errorf("computation %q was compiled already", b.name)}
	case !b.main.returned:
		return nil, &OpError{op, fmt.Errorf("computation %q has no results; call Return of its main function", b.name)}
	}
	if err := b.backend.open(op); err != nil {
		return nil, err
	}
	if err := b.main.closed(op); err != nil {
		return nil, err
	}
	b.compiled = true
	p, err := b.main.compile()
	if err != nil {
		return nil, &OpError{op, err}
	}
	return &Executable{backend: b.backend, main: b.main, program: p}, nil
}
