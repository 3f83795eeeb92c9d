package tensor

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/internal/graph"
)

// CallInto is [Function.Call] that assigns the results to variables, one for each result, of its
// dtype, shape and device. If nobody else has the variables' elements (no [Var.Tensor] of them is
// open, and no unrun operator reads them), the results are written to the variables' own memory,
// and a repeated call allocates nothing. Otherwise all of them get new memory. Nobody sees some of
// the variables assigned and others not.
//
// Further errors: *[ArgumentError] for a variable that is a part of another, is given twice, or has
// another dtype or shape; *[MissingError] for another number of variables than of results; and
// those that the variables carry. After an error the variables are unchanged, unless the device
// failed during the run.
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

// callInto runs a plan into variables. It locks these, and the variables that the function reads,
// so that nobody changes them meanwhile.
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

// inOrder sorts variables into the order in which several are always locked, so that no two callers
// wait for each other.
func inOrder(vars []*Var) []*Var {
	slices.SortFunc(vars, func(a, b *Var) int { return cmp.Compare(a.number, b.number) })
	return vars
}

// lockAll locks variables, which inOrder has sorted.
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

// callScratch holds the slices of one call.
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

// overwrite runs the function into the variables' own memory. It returns false, and has done
// nothing, where somebody else needs that memory.
func (f *Function) overwrite(ctx context.Context, c *planned, s *callScratch, vars []*Var) (bool, error) {
	for _, v := range vars {
		if v.device != f.device || v.value.closed.Load() || v.value.cell.holders.Load() != 1 {
			return false, nil
		}
		s.results = append(s.results, v.value.cell.value)
	}
	return c.RunInto(ctx, s.args, s.results)
}
