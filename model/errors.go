package model

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
)

// FormatError says that a file is no model, or holds something that Weft does not support.
type FormatError struct {
	Format string // "ONNX"
	Name   string // of the file, or of a part of it; "" when unknown
	What   string // the problem
	Hint   string // what to do; may be ""
	Err    error  // the cause, or nil
}

func (e *FormatError) Error() string { return (*datafile.FormatError)(e).Error() }

// Unwrap returns the cause.
func (e *FormatError) Unwrap() error { return e.Err }

// ofFile converts an error of package datafile to one of this package.
func ofFile(e datafile.FormatError) error { return (*FormatError)(&e) }

const format = "ONNX"

func fault(name, hint, what string, args ...any) error {
	return &FormatError{Format: format, Name: name, What: fmt.Sprintf(what, args...), Hint: hint}
}

// NodeError says which node of a model failed.
type NodeError struct {
	Node   string // its name, or that of its first result where it has none
	Op     string
	Inputs []string // its operands: dtypes and shapes
	Err    error
}

func (e *NodeError) Error() string {
	return fmt.Sprintf("node %q, %s of %s: %v", e.Node, e.Op, strings.Join(e.Inputs, ", "), e.Err)
}

// Unwrap returns the cause.
func (e *NodeError) Unwrap() error { return e.Err }

// Missing is an operator that Weft does not have.
type Missing struct {
	Domain, Op string
	Version    int      // of the operator set that the model imports
	Nodes      []string // by name, or by the name of their first result
}

// MissingOpError names every operator of a model that Weft does not have.
type MissingOpError struct{ Missing []Missing }

func (e *MissingOpError) Error() string {
	var parts []string
	for _, m := range e.Missing {
		domain := m.Domain
		if domain == "" {
			domain = "ai.onnx"
		}
		nodes := fmt.Sprintf("node %q", m.Nodes[0])
		if n := len(m.Nodes); n > 1 {
			nodes = fmt.Sprintf("%d nodes, the first %q", n, m.Nodes[0])
		}
		parts = append(parts, fmt.Sprintf("%s (%s, version %d; %s)", m.Op, domain, m.Version, nodes))
	}
	slices.Sort(parts)
	return "the model needs operators that Weft does not have: " + strings.Join(parts, "; ")
}

// ErrClosed is the error of every call of a model after [Model.Close], and of calls that are under
// way then. It is [device.ErrClosed] to errors.Is.
var ErrClosed error = closedError{}

type closedError struct{}

func (closedError) Error() string { return "the model is closed: load it again" }

func (closedError) Is(target error) bool { return target == device.ErrClosed }

// InputError says which input of a Run is wrong, and how.
type InputError struct {
	Input string
	What  string
}

func (e *InputError) Error() string { return fmt.Sprintf("input %q: %s", e.Input, e.What) }

// OutputError says that [Model.Run] cannot return an output, since it is no tensor of numbers.
type OutputError struct {
	Output string
	Type   string // such as string, sequence(float32)
}

func (e *OutputError) Error() string {
	return fmt.Sprintf("output %q is of type %s, no tensor of numbers: call RunValues, which gives it", e.Output, e.Type)
}
