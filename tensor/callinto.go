package tensor

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/internal/graph"
)

// CallInto is [Function.Call] with the results assigned to variables, one for
// each: their dtypes, shapes and device must be the results'. A variable whose
// elements nobody else has (no [Var.Tensor] of it is open, and nothing unrun
// reads it) keeps its memory, and the results are written there: where that
// holds of all of them, a repeated call allocates nothing. Nobody sees some of
// the variables assigned and others not.
//
// Further errors: *[ArgumentError], *[MissingError] for a number of variables that is
// not that of the results, and what the variables carry; after any error they
// are as they were, unless the device failed in the midst of the run.
func (f *Function) CallInto(ctx context.Context, results []*Var, args ...*Tensor) error {
	if err := f.compiled(); err != nil {
		return err
	}
	for i, v := range results {
		if err := v.writable("call_into"); err != nil {
			return err
		}
		if v.of != nil {
			return &ArgumentError{Op: "call_into", What: "variable " + v.Name(), Hint: "it is a part of a variable; give a whole one, and assign that to the part"}
		}
		if slices.Contains(results[:i], v) {
			return &ArgumentError{Op: "call_into", What: "variable " + v.name, Hint: "it is given for two results; give each its own"}
		}
	}
	s := callScratches.Get().(*callScratch)
	defer s.release()
	var err error
	if s.args, s.sizes, err = f.arguments(s.args, s.sizes, args); err != nil {
		return err
	}
	c, err := f.plan(background(ctx), s.sizes) // not locked: the body reads Vars
	if err != nil {
		return ours("call_into", err)
	}
	return ours("call_into", f.callInto(background(ctx), c, s, results))
}

// callInto runs a plan into variables, which nobody changes meanwhile, nor those that the
// function reads.
func (f *Function) callInto(ctx context.Context, c *planned, s *callScratch, results []*Var) error {
	s.locked = append(s.locked, results...)
	for _, v := range c.vars {
		if !slices.Contains(results, v) {
			s.locked = append(s.locked, v)
		}
	}
	lockAll(inOrder(s.locked))
	defer unlockAll(s.locked)
	for _, v := range c.vars {
		if v.value.closed.Load() {
			return v.refuse("call_into", &ClosedTensorError{Op: "call_into"})
		}
		s.args = append(s.args, v.value.cell.value)
	}
	if done, err := f.overwrite(ctx, c, s, results); done || err != nil {
		return err
	}
	values, err := c.Run(ctx, s.args)
	if err != nil {
		return err
	}
	out := f.tensors(values)
	if err := assignable(results, out); err != nil {
		closeAll(out...)
		return err
	}
	for i, v := range results {
		v.set(out[i])
	}
	return nil
}

// inOrder sorts variables by the order in which those who lock several of them lock them, so that
// nobody waits for who waits for him.
func inOrder(vars []*Var) []*Var {
	slices.SortFunc(vars, func(a, b *Var) int { return cmp.Compare(a.number, b.number) })
	return vars
}

// lockAll locks variables that are in order.
func lockAll(vars []*Var) {
	for _, v := range vars {
		v.mu.Lock()
	}
}

func unlockAll(vars []*Var) {
	for _, v := range vars {
		v.mu.Unlock()
	}
}

// assignable checks that each variable can hold its result.
func assignable(vars []*Var, out []*Tensor) error {
	if len(vars) != len(out) {
		return &MissingError{Op: "call_into", What: count(len(vars), "variable") + " for " + count(len(out), "result"), Hint: "pass one for each"}
	}
	for i, v := range vars {
		got := out[i].cell.value
		switch {
		case v.device != out[i].device:
			return &DeviceMismatchError{Op: "call_into", A: v.device.Info(), B: out[i].device.Info()}
		case v.dtype != got.DType() || !v.shape.Equal(got.Shape()):
			return &ArgumentError{Op: "call_into", What: "variable " + v.name, Hint: fmt.Sprintf("it is %s%v, and result %d is %s%v; pass a variable of that shape and dtype", v.dtype, v.shape, i+1, got.DType(), got.Shape())}
		case v.value.closed.Load():
			return &ClosedTensorError{Op: "call_into"}
		}
	}
	return nil
}

// callScratch is what a call needs for its time.
type callScratch struct {
	args, results []graph.Value
	sizes         sizes
	locked        []*Var
}

var callScratches = sync.Pool{New: func() any { return &callScratch{} }}

func (s *callScratch) release() {
	clear(s.args)
	clear(s.results)
	clear(s.locked)
	s.args, s.results, s.sizes, s.locked = s.args[:0], s.results[:0], s.sizes[:0], s.locked[:0]
	callScratches.Put(s)
}

// overwrite runs the function into the variables' own memory. It is false, and
// has done nothing, where that may not be.
func (f *Function) overwrite(ctx context.Context, c *planned, s *callScratch, vars []*Var) (bool, error) {
	for _, v := range vars {
		if v.device != f.device || v.value.closed.Load() || v.value.cell.holders.Load() != 1 {
			return false, nil
		}
		s.results = append(s.results, v.value.cell.value)
	}
	return c.RunInto(ctx, s.args, s.results)
}
