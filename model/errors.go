package model

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
)

// LoadError is the error of [Load] and [Read].
type LoadError struct {
	Path string // of the model; "" for Read
	Err  error  // the cause
}

func (e *LoadError) Error() string {
	text := e.Err.Error()
	if strings.Contains(text, e.Path) {
		return text
	}
	return fmt.Sprintf("%s %q: %s", format, e.Path, text)
}

// Unwrap returns the cause.
func (e *LoadError) Unwrap() error { return e.Err }

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
	return "the model needs operators that Weft does not have: " + strings.Join(parts, "; ") + e.advice()
}

// nchwc is the domain of the operators into which ONNX Runtime puts convolutions for one processor:
// their weights lie in blocks of its vectors' length.
const nchwc = "com.microsoft.nchwc"

// advice says what to do about operators of a file that was saved for one processor.
func (e *MissingOpError) advice() string {
	if !slices.ContainsFunc(e.Missing, func(m Missing) bool { return m.Domain == nchwc }) {
		return ""
	}
	return ": ONNX Runtime has optimized the file's layouts for one processor; load the model that it was made of, or optimize that with ORT_ENABLE_EXTENDED"
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
