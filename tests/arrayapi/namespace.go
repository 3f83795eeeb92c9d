package arrayapi

import (
	"fmt"
	"maps"
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

// Namespace is the standard's namespace on one or more devices. It is safe for
// concurrent use.
type Namespace struct {
	devices []*device.Device
}

// New is the namespace whose creation functions make arrays on the first device;
// the others can be named by the keyword device.
func New(first *device.Device, others ...*device.Device) *Namespace {
	return &Namespace{devices: append([]*device.Device{first}, others...)}
}

// function is an entry of the table.
type function struct {
	signature string // as the standard writes it, without types
	call      func(c *call) any
}

// entry is a function whose signature has been read.
type entry struct {
	function
	parameters signature
}

// table has every name that [Namespace.Call] knows.
var table = map[string]entry{}

// register adds entries to the table. It is for package initialisation, where a
// signature that cannot be read is a mistake of this package.
func register(functions map[string]function) {
	for name, f := range functions {
		s, err := parseSignature(f.signature)
		if err != nil {
			panic(err)
		}
		if _, double := table[name]; double {
			panic("two entries for " + name)
		}
		table[name] = entry{function: f, parameters: s}
	}
}

// Names lists what [Namespace.Call] knows, in alphabetical order.
func Names() []string { return slices.Sorted(maps.Keys(table)) }

// Signature is a function's parameters as Python writes them, without types:
// "x, /, *, axis=None". It fails with a *[NameError].
func Signature(name string) (string, error) {
	f, ok := table[name]
	if !ok {
		return "", &NameError{Name: name}
	}
	return f.signature, nil
}

// Call calls a function of the standard by name, with positional arguments and
// keywords as the standard names them. See the package's documentation for the
// names and the Go types of arguments and results.
//
// Errors: *[NameError], *[UnsupportedError], *[ArgumentError], and those of
// package tensor. A mistake that only the device finds shows when the result is
// read.
func (ns *Namespace) Call(name string, args []any, attrs map[string]any) (any, error) {
	f, ok := table[name]
	if !ok {
		return nil, &NameError{Name: name}
	}
	values, err := f.parameters.bind(name, args, attrs)
	if err != nil {
		return nil, err
	}
	c := &call{ns: ns, name: name, values: values}
	result := f.call(c)
	if c.err != nil {
		return nil, c.err
	}
	return checked(result)
}

// checked is a result, or the mistake that it carries.
func checked(result any) (any, error) {
	switch r := result.(type) {
	case *tensor.Tensor:
		if err := r.Err(); err != nil {
			return nil, err
		}
	case []any:
		for _, part := range r {
			if _, err := checked(part); err != nil {
				return nil, err
			}
		}
	case error:
		return nil, r
	}
	return result, nil
}

// list is several arrays as a result.
func list(ts ...*tensor.Tensor) any {
	result := make([]any, len(ts))
	for i, t := range ts {
		result[i] = t
	}
	return result
}

// call is one call under way. Its methods give the arguments; the first mistake
// stays in err, and what they give then is not used.
type call struct {
	ns     *Namespace
	name   string
	values map[string]any
	err    error
}

// fail remembers what is wrong with an argument.
func (c *call) fail(argument, problem string, args ...any) {
	if c.err == nil {
		c.err = &ArgumentError{Function: c.name, Argument: argument, Problem: fmt.Sprintf(problem, args...)}
	}
}

// failed remembers another package's error.
func (c *call) failed(err error) {
	if c.err == nil {
		c.err = err
	}
}
