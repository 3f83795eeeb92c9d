package gomlx

import (
	"context"
	"errors"
	"slices"

	"github.com/weft-gpu/weft/tensor"
)

// errUnknown is a node that nothing makes: a defect of this package.
var errUnknown = errors.New("nothing makes this value; please report it")

// program is a function as the device runs it: compiled functions of Weft, and between them
// what the host decides.
type program struct {
	fn      *Function
	params  []*node // the parameters, then what is read of other functions
	steps   []step
	outputs []*node
}

// step is a compiled function, or an operator that the host runs.
type step struct {
	in, out []*node
	call    *tensor.Function
	body    func(args []*tensor.Tensor) []*tensor.Tensor // what call was compiled from
	host    *node
	drop    []*node // made here or before, and not read after this
}

// compile makes the program of a function, once.
func (f *Function) compile() (*program, error) {
	if f.program != nil {
		return f.program, nil
	}
	p := &program{fn: f, params: slices.Concat(f.parameters, f.captured()), outputs: make([]*node, len(f.outputs))}
	for i, n := range f.outputs {
		p.outputs[i] = n.resolved()
	}
	l := newLevels(p)
	for level := range l.count {
		if err := p.segment(l, level); err != nil {
			return nil, err
		}
		for _, n := range l.hosts(level) {
			if err := n.control.prepare(); err != nil {
				return nil, err
			}
			p.steps = append(p.steps, step{in: l.reads(n), out: l.resultsOf(n), host: n})
		}
	}
	p.findDrops()
	f.program = p
	return p, nil
}

// segment compiles what one level computes for others.
func (p *program) segment(l *levels, level int) error {
	in, out := l.segment(level)
	if len(out) == 0 {
		return nil
	}
	params := make([]tensor.Param, len(in))
	for i, n := range in {
		d, _ := weftDType(n.shape.DType)
		params[i] = tensor.Param{DType: d, Dims: n.shape.Dimensions}
	}
	body := func(args []*tensor.Tensor) []*tensor.Tensor {
		s := newScope(p.fn, nil)
		for i, n := range in {
			s.values[n] = args[i]
		}
		return s.all(out)
	}
	call, err := tensor.Compile(background, p.fn.builder.backend.device, params, body)
	if err != nil {
		return err
	}
	p.steps = append(p.steps, step{in: in, out: out, call: call, body: body})
	return nil
}

// findDrops notes after which step nothing reads a value any more.
func (p *program) findDrops() {
	kept := map[*node]bool{}
	for _, n := range slices.Concat(p.params, p.outputs) {
		kept[n] = true
	}
	for i, s := range slices.Backward(p.steps) {
		for _, n := range slices.Concat(s.in, s.out) {
			if !kept[n] && n.constant == nil {
				kept[n] = true
				p.steps[i].drop = append(p.steps[i].drop, n)
			}
		}
	}
}

// run evaluates the program for its parameters. The results are the caller's, the arguments
// stay so.
func (p *program) run(ctx context.Context, args []*tensor.Tensor) ([]*tensor.Tensor, error) {
	meter := p.fn.builder.backend.meter.Load()
	if meter == nil && len(p.steps) == 1 && p.steps[0].call != nil && slices.Equal(p.steps[0].out, p.outputs) && slices.Equal(p.steps[0].in, p.params) {
		return p.steps[0].call.Call(ctx, args...)
	}
	values := make(map[*node]*tensor.Tensor, len(args))
	for i, n := range p.params {
		values[n] = args[i]
	}
	made := map[*node]*tensor.Tensor{}
	for _, s := range p.steps {
		if err := s.run(ctx, values, made, meter); err != nil {
			closeAll(made)
			return nil, err
		}
	}
	results, err := p.results(ctx, values, made)
	closeAll(made)
	return results, err
}

func closeAll(made map[*node]*tensor.Tensor) {
	for _, t := range made {
		t.Close()
	}
}

// run is one step: it adds what it makes to both, and closes what nothing reads any more.
func (s *step) run(ctx context.Context, values, made map[*node]*tensor.Tensor, meter *meter) error {
	in := make([]*tensor.Tensor, len(s.in))
	for i, n := range s.in {
		in[i] = valueIn(values, n)
	}
	var out []*tensor.Tensor
	var err error
	switch {
	case s.call != nil && meter != nil:
		out, err = meter.run(ctx, func() []*tensor.Tensor { return s.body(in) })
	case s.call != nil:
		out, err = s.call.Call(ctx, in...)
	default:
		out, err = s.host.control.run(ctx, in)
	}
	if err != nil {
		return err
	}
	for i, n := range s.out {
		values[n], made[n] = out[i], out[i]
	}
	for _, n := range s.drop {
		values[n].Close()
		delete(made, n)
	}
	return nil
}

func valueIn(values map[*node]*tensor.Tensor, n *node) *tensor.Tensor {
	if n.constant != nil {
		return n.constant
	}
	return values[n]
}

// results hands over what was made, and shares what is the caller's or a constant, or is a
// result twice.
func (p *program) results(ctx context.Context, values, made map[*node]*tensor.Tensor) ([]*tensor.Tensor, error) {
	list := make([]*tensor.Tensor, len(p.outputs))
	for i, n := range p.outputs {
		t := valueIn(values, n)
		if made[n] != nil {
			delete(made, n)
			list[i] = t
			continue
		}
		list[i] = t.To(ctx, p.fn.builder.backend.device)
		if err := list[i].Err(); err != nil {
			for _, t := range list[:i] {
				t.Close()
			}
			return nil, err
		}
	}
	return list, nil
}
