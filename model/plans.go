package model

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/tensor"
)

// A model is planned as one function: if possible for any sizes that its file leaves open, else for
// the sizes of the run. Models that read elements have no plan.

// plan is a model planned for some types of its inputs.
type plan struct {
	made     chan struct{}    // closed when the fields below are set
	function *tensor.Function // nil where there is no plan
	err      error

	mu       sync.Mutex
	computed []string                // the outputs that it computes, in order
	known    map[string]onnxop.Value // the outputs that do not depend on elements
}

// plans are the plans used last; most is their greatest number.
type plans struct {
	most int
	mu   sync.Mutex
	list []entry // the latest used last
}

type entry struct {
	key  string
	plan *plan
}

// get returns the plan of a signature. A new one is for the caller to make.
func (p *plans) get(key string) (one *plan, isNew bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	i := slices.IndexFunc(p.list, func(e entry) bool { return e.key == key })
	e := entry{key, &plan{made: make(chan struct{})}}
	if i >= 0 {
		e = p.list[i]
		p.list = slices.Delete(p.list, i, i+1)
	} else if len(p.list) >= p.most {
		p.list = slices.Delete(p.list, 0, 1)
	}
	p.list = append(p.list, e)
	return e.plan, i < 0
}

// drop forgets a plan that could not be made: the next run tries again.
func (p *plans) drop(key string, failed *plan) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list = slices.DeleteFunc(p.list, func(e entry) bool { return e.key == key && e.plan == failed })
}

func (p *plans) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.list = nil
}

// signature is the given inputs, with their types, in the order of the model's inputs.
type signature struct {
	names  []string
	params []tensor.Param
	args   []*tensor.Tensor
	open   bool // some sizes are
}

// key identifies a signature.
func (s signature) key() string {
	var b strings.Builder
	for i, name := range s.names {
		fmt.Fprintf(&b, "%q %s ", name, s.params[i])
	}
	return b.String()
}

// signature is the signature of inputs. With open it leaves the sizes open that the model leaves
// open.
func (m *Model) signature(inputs map[string]onnxop.Value, open bool) (s signature, ok bool) {
	for _, p := range m.inputs {
		v := inputs[p.Name]
		if v == nil {
			continue
		}
		a, isTensor := v.(*onnxop.Array)
		if !isTensor || a.Constant() {
			return s, false
		}
		dims := slices.Clone([]int(a.Shape()))
		for i, d := range p.Dims {
			if open && d.Size < 0 {
				dims[i], s.open = tensor.Dynamic, true
			}
		}
		s.names, s.args = append(s.names, p.Name), append(s.args, a.Tensor())
		s.params = append(s.params, tensor.Param{DType: a.DType(), Dims: dims})
	}
	return s, len(s.names) > 0
}

// trial returns the arguments' sizes along open axes.
func (s signature) trial(args []*tensor.Tensor) (sizes []int) {
	for i, p := range s.params {
		for axis, d := range p.Dims {
			if d == tensor.Dynamic {
				sizes = append(sizes, args[i].Dim(axis))
			}
		}
	}
	return sizes
}

// planned runs the model by a plan; done reports whether there is one.
func (m *Model) planned(ctx context.Context, inputs map[string]onnxop.Value) (out map[string]onnxop.Value, done bool, err error) {
	p, args, err := m.planOf(ctx, inputs)
	if p == nil || err != nil {
		return nil, err != nil, err
	}
	out, err = p.call(ctx, args)
	return out, true, err
}

// planOf returns the plan of a run with inputs, and its arguments; nil where there is none.
func (m *Model) planOf(ctx context.Context, inputs map[string]onnxop.Value) (*plan, []*tensor.Tensor, error) {
	// Compiling a model that runs graphs could not be cancelled.
	if m.plans.most == 0 || m.graph.any((*node).branches) {
		return nil, nil, nil
	}
	for _, open := range []bool{true, false} {
		s, ok := m.signature(inputs, open)
		if !ok {
			return nil, nil, nil
		}
		if open && !s.open {
			continue
		}
		p, err := m.plan(ctx, s)
		if err != nil {
			return nil, nil, err
		}
		if p.function != nil {
			return p, s.args, nil
		}
	}
	return nil, nil, nil
}

// plan returns the plan of a signature. The first caller makes it, and others wait for it as long
// as their own contexts last. A plan that could not be made is forgotten; if its maker's context
// ended, the next caller makes it anew.
func (m *Model) plan(ctx context.Context, s signature) (*plan, error) {
	for {
		p, isNew := m.plans.get(s.key())
		if isNew {
			p.make(ctx, m, s)
			if p.err != nil {
				m.plans.drop(s.key(), p)
			}
			close(p.made)
			return p, p.err
		}
		select {
		case <-p.made:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if isEnd := errors.Is(p.err, context.Canceled) || errors.Is(p.err, context.DeadlineExceeded); !isEnd {
			return p, p.err
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
}

func (p *plan) call(ctx context.Context, args []*tensor.Tensor) (map[string]onnxop.Value, error) {
	results, err := p.function.Call(ctx, args...)
	if err != nil {
		return nil, err
	}
	out := maps.Clone(p.known)
	for i, name := range p.computed {
		out[name] = onnxop.NewArray(results[i])
	}
	return out, nil
}

// errNoPlan says that a result is no tensor of numbers, that all are known, or that a known one
// depends on the sizes.
var errNoPlan = errors.New("the model's results cannot be planned")

// make plans the model. Open sizes that Compile tries may not suit the model; then the caller plans
// for the given sizes, which also tells the model's errors.
func (p *plan) make(ctx context.Context, m *Model, s signature) {
	lasting := context.WithoutCancel(ctx) // the function outlives the run
	var later atomic.Bool
	f, err := tensor.Compile(ctx, m.env.Device, s.params, func(args []*tensor.Tensor) []*tensor.Tensor {
		values := map[string]onnxop.Value{}
		for i, name := range s.names {
			values[name] = onnxop.NewArray(args[i])
		}
		run, env := lasting, m.env
		if !later.Load() {
			run, env = ctx, &onnxop.Env{Device: m.env.Device, Host: m.env.Host, Trial: s.trial(args)}
		}
		out, err := m.record(run, env, values)
		if err != nil {
			return []*tensor.Tensor{tensor.Fail("model.Run", err)}
		}
		return p.results(m, out, s.open)
	})
	later.Store(true)
	var abstract *tensor.AbstractError
	var node *NodeError
	switch {
	case err == nil:
		p.function = f
	case errors.As(err, &abstract) || errors.Is(err, errNoPlan):
	case ctx.Err() != nil:
		p.err = ctx.Err()
	case s.open: // the given sizes are tried next
	case errors.As(err, &node):
		p.err = node
	default:
		p.err = err
	}
}

// results are the tensors of a model's outputs that must be computed. The known ones are kept in
// the plan.
func (p *plan) results(m *Model, out map[string]onnxop.Value, open bool) []*tensor.Tensor {
	var list []*tensor.Tensor
	var computed []string
	known := map[string]onnxop.Value{}
	for _, name := range m.graph.outputs {
		a, ok := out[name].(*onnxop.Array)
		switch {
		case !ok || a.Constant() && open:
			return []*tensor.Tensor{tensor.Fail("model.Run", errNoPlan)}
		case a.Constant():
			known[name] = a
		default:
			computed = append(computed, name)
			list = append(list, a.Tensor())
		}
	}
	if len(list) == 0 {
		return []*tensor.Tensor{tensor.Fail("model.Run", errNoPlan)}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.computed == nil {
		p.computed, p.known = computed, known
	}
	return list
}
