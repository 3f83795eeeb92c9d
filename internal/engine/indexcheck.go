package engine

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
)

// The index check (device.WithIndexCheck). An operator that takes indices records a guard: a word
// that says whether all indices are in range. An evaluation also computes the guards of the values
// that it needs. When it is done it reads them, and drops values that depend on an index out of
// range.

// IndexRangeError says that an operator took from a tensor an index outside of its axis.
type IndexRangeError struct {
	Op       string // the operator
	Site     string // file:line of its call
	Operand  int    // the operand that holds the index, from 0
	Position []int  // of the index in that operand
	Index    string // its value
	Axis     int    // the axis of the first operand that the index counts along
	Size     int    // the size of that axis
}

func (e *IndexRangeError) Error() string {
	var b strings.Builder
	b.WriteString(e.Op)
	if e.Site != "" {
		fmt.Fprintf(&b, " (%s)", e.Site)
	}
	fmt.Fprintf(&b, ": index %s", e.Index)
	if len(e.Position) > 0 {
		fmt.Fprintf(&b, ", at %v of operand %d,", e.Position, e.Operand+1)
	}
	fmt.Fprintf(&b, " is outside axis %d, which takes %d to %d", e.Axis, -e.Size, e.Size-1)
	return b.String()
}

// check is a guard among the values of an evaluation.
type check struct {
	node  *graph.Node // the guard
	at    int         // which of the results is its word
	index graph.Value // the index that it guards, in the copy of the graph
}

// guarded adds to the values the guards that they depend on, if indices are checked. The caller
// holds the engine's lock.
func (e *Engine) guarded(values []graph.Value) ([]graph.Value, []check) {
	if !e.dev.IndexCheck() {
		return values, nil
	}
	var checks []check
	values = slices.Clip(values) // the caller's slice stays as it is
	for _, n := range graph.Guards(values) {
		inside, _ := n.Guard()
		checks = append(checks, check{node: n, at: len(values)})
		values = append(values, inside)
	}
	return values, checks
}

// withIndices returns the values, followed by the indices that the checks guard.
func withIndices(values []graph.Value, checks []check) []graph.Value {
	values = slices.Clip(values)
	for _, c := range checks {
		values = append(values, c.node.Inputs[0])
	}
	return values
}

// takeIndices splits copies of the values that withIndices returned: it stores the copied indices
// in the checks, and returns the copied values.
func takeIndices(copies []graph.Value, checks []check) []graph.Value {
	n := len(copies) - len(checks)
	for i := range checks {
		checks[i].index = copies[n+i]
	}
	return copies[:n]
}

// faults has the guards that found an index out of range, or a matrix without factors.
type faults map[*graph.Node]error

// of returns an error for the first index out of range on which one of the values depends, or nil.
// The caller holds the engine's lock.
func (f faults) of(values ...graph.Value) error {
	if len(f) == 0 {
		return nil
	}
	seen := map[*graph.Node]bool{}
	var visit func(v graph.Value) error
	visit = func(v graph.Value) error {
		n := v.Node
		if seen[n] || n.Done() {
			return nil
		}
		seen[n] = true
		for _, in := range n.Inputs {
			if err := visit(in); err != nil {
				return err
			}
		}
		return f[n]
	}
	for _, v := range values {
		if err := visit(v); err != nil {
			return err
		}
	}
	return nil
}

// holds reports whether the i-th result of a run may be stored: it is not the word of a guard that
// found an index out of range.
func (r *run) holds(i int, bad faults) bool {
	return len(bad) == 0 || !slices.ContainsFunc(r.checks, func(c check) bool { return c.at == i && bad[c.node] != nil })
}

// errNoneOutside is a defect of Weft.
var errNoneOutside = errors.New("engine: a guard reports an index outside, but all of its indices are inside")

// faulty waits for the guards of a run and reads them. params and args: of a compiled graph.
func (r *run) faulty(ctx context.Context, e *Engine, params, args []graph.Value) (faults, error) {
	if len(r.checks) == 0 {
		return nil, nil
	}
	ref := newReference(ctx, e)
	found := faults{}
	for _, c := range r.checks {
		res := r.rec.results[c.at]
		word, err := ref.fetch(res.dtype, res.stored(r.arrays))
		if err != nil {
			return nil, err
		}
		if word.Data[0] != 0 {
			continue
		}
		index, err := e.recomputed(ctx, c.index, params, args)
		if err != nil {
			return nil, err
		}
		if found[c.node] = outside(c.node, index); found[c.node] == nil {
			return nil, errNoneOutside
		}
	}
	return found, nil
}

// faultless fails with the first index out of range in a run of a compiled graph.
func (r *run) faultless(ctx context.Context, e *Engine, params, args []graph.Value) error {
	bad, err := r.faulty(ctx, e, params, args)
	for _, c := range r.checks {
		if first := bad[c.node]; first != nil {
			return first
		}
	}
	return err
}

// recomputed computes a value of a graph that has run once more.
func (e *Engine) recomputed(ctx context.Context, v graph.Value, params, args []graph.Value) (*hostref.Array, error) {
	again, err := e.Compile(ctx, params, []graph.Value{v}, false)
	if err != nil {
		return nil, err
	}
	out, err := again.Run(ctx, args)
	if err != nil {
		return nil, err
	}
	defer e.Free(out[0])
	return newReference(ctx, e).eval(out[0])
}

// outside describes the first index of a guard that is out of range, or the first matrix without
// factors, or returns nil.
func outside(guard *graph.Node, index *hostref.Array) error {
	if what := guard.Attr.Mode; what != "" {
		if i := bytes.IndexByte(index.Data, 0); i >= 0 {
			return &graph.FactorError{Op: guard.By.Name, Site: guard.Site, Matrix: unravel(i, index.Shape), What: what}
		}
		return nil
	}
	d, sizes := index.DType, guard.Attr.Counts
	for i := range index.Shape.Size() {
		word := element.BitsOf(index.Data[i*d.Size() : (i+1)*d.Size()])
		size := sizes[i%len(sizes)]
		number, low := word[0], uint64(0)
		if d.IsSigned() { // valid from -size on
			unused := 64 - 8*d.Size()
			number, low = uint64(int64(number<<unused)>>unused), uint64(size)
		}
		if number+low < low+uint64(size) {
			continue
		}
		return &IndexRangeError{Op: guard.By.Name, Site: guard.Site, Operand: bits.TrailingZeros8(guard.By.Index), Position: unravel(i, index.Shape),
			Index: element.Format(d, word), Axis: guard.Attr.Axes[i%len(sizes)], Size: size}
	}
	return nil
}
