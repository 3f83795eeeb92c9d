package onnxop

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/tensor"
)

// version is an operator from a version of the operator set on.
type version struct {
	since int
	run   Operator
}

// registry has every operator by its domain and name; the default domain is "".
var registry = map[string][]version{}

// define adds an operator from a version on; by the files' init functions alone.
func define(name string, since int, run Operator) {
	list := append(registry[name], version{since, run})
	slices.SortFunc(list, func(a, b version) int { return a.since - b.since })
	registry[name] = list
}

// drawing has the operators that draw random numbers.
var drawing = map[string]bool{}

// defineDrawing is define for an operator that draws random numbers: it alone is given
// their source.
func defineDrawing(name string, since int, run func(c *Call, random func() *tensor.Rand) []Value) {
	drawing[name] = true
	define(name, since, func(c *Call) []Value { return run(c, func() *tensor.Rand { return random(c) }) })
}

// Draws reports whether an operator draws random numbers: its result is no constant,
// whatever its operands are.
func Draws(domain, op string) bool { return drawing[key(domain, op)] }

// Newest is the newest version of the default operator set whose operators are here.
const Newest = 26

// UnknownError says that there is no such operator.
type UnknownError struct {
	Domain, Op string
	Version    int
}

func (e *UnknownError) Error() string {
	domain := e.Domain
	if domain == "" {
		domain = "ai.onnx"
	}
	return fmt.Sprintf("%s version %d has no operator %s that Weft knows; docs/onnx.md lists those it has", domain, e.Version, e.Op)
}

// key is the name under which an operator is found.
func key(domain, op string) string {
	if domain == "" || domain == "ai.onnx" {
		return op
	}
	return domain + "." + op
}

// Find is the operator of a domain in a version of its operator set. Errors:
// *[UnknownError].
func Find(domain, op string, v int) (Operator, error) {
	list := registry[key(domain, op)]
	for _, entry := range slices.Backward(list) {
		if entry.since <= v {
			return entry.run, nil
		}
	}
	return nil, &UnknownError{domain, op, v}
}

// Names are all operators, those of other domains with the domain before a dot.
func Names() []string {
	var names []string
	for name := range registry {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) })
	return names
}

// Versions are those of the operator set from which on an operator has another meaning,
// or that it began with.
func Versions(name string) (since []int) {
	for _, entry := range registry[name] {
		since = append(since, entry.since)
	}
	return since
}
