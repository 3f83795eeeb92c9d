package tensor

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/shape"
)

// Dynamic is the size of a [Param]'s axis that any call may choose.
const Dynamic = -1

// Param is the type of a compiled function's parameter.
type Param struct {
	DType dtype.DType
	Dims  []int // Dynamic where the size is only known at the call
}

// String writes the parameter as gpubench does an operand: "float32[? 768]".
func (p Param) String() string {
	text := p.DType.String() + "["
	for i, d := range p.Dims {
		if i > 0 {
			text += " "
		}
		if d == Dynamic {
			text += "?"
		} else {
			text += fmt.Sprint(d)
		}
	}
	return text + "]"
}

// Function is an expression that is planned for its parameters' types, and run
// with any sizes that those leave open. It is safe for concurrent use.
type Function struct {
	device *device.Device
	engine *engine.Engine
	params []Param
	body   func(args []*Tensor) []*Tensor
	traces atomic.Int64 // under way: in several goroutines, or one within the other

	mu    sync.Mutex
	plans map[string]*planned // by the dynamic sizes
	made  engine.Prepared     // what Compile has made, for sizes to come
}

// planLimit bounds the plans that a Function keeps. When it is reached they are all dropped.
const planLimit = 256

// Compile plans body and makes the pipelines that it needs, on all cores at once. It also lets the
// driver compile what it would otherwise compile at a pipeline's first use. A [Function.Call] then
// compiles nothing and waits for no pipeline, whatever the sizes that are open, but for the cases
// at the end of this comment.
//
// body gets parameters that have shapes and dtypes, and no elements. It must not read them, and
// should build the same expression whatever their sizes. Compile calls it some twenty times where
// sizes are open. Each combination of sizes calls it once more, at its first Call.
//
// A Tensor from outside the function is a constant of it. A [Var] from outside that body reads, in
// the goroutine that calls body, is a parameter: each call reads the elements that the Var has
// then, whatever the sizes. body may make Vars and Tensors, assign to these and close them. It must
// not assign to a Var from outside, or close such a Var or Tensor: such a call has no effect, and
// Compile returns a *[BodyError].
//
// For open sizes Compile makes the kernels of sample sizes: one, few and many, multiples of the
// vector's width and others. All samples after the first together add at most half as much code as
// the first. A call whose sizes need other kernels runs operator by operator, with kernels that fit
// any sizes: several times slower, with the same bits. From the third such call on the function
// makes the kernels in the background, and uses them once they are there; [Function.Prepare] makes
// them at once.
//
// A Call waits for a pipeline after all in these cases: an array is larger than the device's
// binding range and has to be cut; an array has more than 2^26 elements; body builds another
// expression than at the sizes that were tried.
//
// Errors: those of body's operators, in a *[TrialError] where sizes are open; *[AbstractError]
// where body reads; *[BodyError]; *[ArgumentError] for a parameter with an invalid dtype or size;
// *[MissingError] for a nil device, body or result; the context's, whose end ends the compiling;
// and the device's.
func Compile(ctx context.Context, dev *device.Device, params []Param, body func(args []*Tensor) []*Tensor) (*Function, error) {
	f, err := newFunction("compile", dev, params, body)
	if err != nil {
		return nil, err
	}
	if err := f.prepare(background(ctx)); err != nil {
		return nil, ours("compile", err)
	}
	return f, nil
}

// newFunction checks what is to be compiled.
func newFunction(op string, dev *device.Device, params []Param, body func(args []*Tensor) []*Tensor) (*Function, error) {
	if dev == nil {
		return nil, nilDevice(op)
	}
	if body == nil {
		return nil, &MissingError{Op: op, What: "the body is nil", Hint: "pass a function that builds the expression"}
	}
	for i, p := range params {
		if err := p.check(i); err != nil {
			return nil, err
		}
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return nil, ours(op, err)
	}
	return &Function{device: dev, engine: eng, params: cloneParams(params), body: body, plans: map[string]*planned{}}, nil
}

// cloneParams copies what the caller may change.
func cloneParams(params []Param) []Param {
	list := slices.Clone(params)
	for i := range list {
		list[i].Dims = slices.Clone(list[i].Dims)
	}
	return list
}

// mistake returns the error for the i-th parameter, or for the argument that is passed for it.
func (p Param) mistake(i int, problem string) error {
	return &ArgumentError{Op: "compiled function", What: fmt.Sprintf("parameter %d, %s", i+1, p), Hint: problem}
}

func (p Param) check(i int) error {
	if !p.DType.Valid() {
		return p.mistake(i, (&dtype.UnknownError{Name: dtypeName(p.DType)}).Error())
	}
	for axis, d := range p.Dims {
		if d < 0 && d != Dynamic {
			return p.mistake(i, fmt.Sprintf("axis %d has size %d; give a size of 0 or more, or tensor.Dynamic", axis, d))
		}
	}
	_, err := shape.Check("compile", p.at(sizes{}, 0)...)
	return err
}

// sizes are a call's dynamic sizes, in the order of the parameters' axes.
type sizes []int

// at is the parameter's shape with the dynamic sizes from s[from] on. Sizes that s lacks are 1.
func (p Param) at(s sizes, from int) shape.Shape {
	out := shape.Shape{}
	for _, d := range p.Dims {
		if d == Dynamic {
			d = 1
			if from < len(s) {
				d = s[from]
			}
			from++
		}
		out = append(out, d)
	}
	return out
}

// larger reports whether a shape of the parameter has more elements than most. The parameter's
// smallest shape, with open sizes of 1, is always allowed.
func (p Param) larger(at shape.Shape, most int) bool {
	_, err := shape.Check("compile", at...)
	return err != nil || at.Size() > max(most, p.at(nil, 0).Size())
}

func (p Param) dynamic() int {
	n := 0
	for _, d := range p.Dims {
		if d == Dynamic {
			n++
		}
	}
	return n
}

// firstOpen reports whether a parameter's first axis is dynamic.
func (f *Function) firstOpen() bool {
	return slices.ContainsFunc(f.params, func(p Param) bool { return len(p.Dims) > 0 && p.Dims[0] == Dynamic })
}

// maxTraces stops a body that calls its own function. No program traces in 1000 goroutines at a
// time, and a stack holds 1000 nested bodies.
const maxTraces = 1000

// trace records the expression for the given sizes and plans it. It returns errTooMany where an
// array has more elements than most.
func (f *Function) trace(ctx context.Context, s sizes, most int) (*planned, error) {
	b := &body{engine: f.engine}
	args := make([]*Tensor, len(f.params))
	params := make([]graph.Value, len(f.params))
	from := 0
	for i, p := range f.params {
		at := p.at(s, from)
		if len(s) > 0 && p.larger(at, most) {
			return nil, errTooMany
		}
		params[i] = f.engine.Parameter(p.DType, at)
		from += p.dynamic()
		args[i] = newTensor(f.device, f.engine, params[i])
		args[i].body = b
	}
	results, err := f.record(b, args)
	if err != nil {
		return nil, err
	}
	values := make([]graph.Value, len(results))
	for i, t := range results {
		v, err := valueOf(t)
		if err != nil {
			return nil, err
		}
		values[i] = v
	}
	if len(s) > 0 && graph.Largest(values) > most {
		return nil, errTooMany
	}
	c, err := f.engine.Compile(ctx, append(params, b.values...), values, f.firstOpen())
	if err != nil {
		return nil, err
	}
	return &planned{c, b.vars, inOrder(slices.Clone(b.vars))}, nil
}

// record calls the body.
func (f *Function) record(b *body, args []*Tensor) ([]*Tensor, error) {
	defer f.traces.Add(-1) // even if the body panics
	if f.traces.Add(1) > maxTraces {
		return nil, &ArgumentError{Op: "compiled function", What: "its body", Hint: "it calls the function itself, without an end; let it call another"}
	}
	results := b.record(f.body, args)
	if b.mistake != nil {
		return nil, b.mistake
	}
	return results, checkResults(results)
}

// checkResults checks that the body returned something.
func checkResults(results []*Tensor) error {
	if len(results) == 0 {
		return &MissingError{Op: "compile", What: "the body returns no tensors", Hint: "return at least one"}
	}
	for i, t := range results {
		if t == nil {
			return &MissingError{Op: "compile", What: fmt.Sprintf("result %d of the body is nil", i+1), Hint: "return a tensor made from the parameters"}
		}
	}
	return nil
}

// Call runs the function and returns the body's results. The arguments must have the parameters'
// dtypes, ranks and static sizes. Call submits the work and returns. It waits only where the device
// is more than about a tenth of a second behind, and for the arguments of small work that the host
// computes in place of a CPU driver (see [device.WithSmallWorkOnDevice]).
//
// Errors: *[ArgumentError] for an argument of another dtype, rank or size; *[MissingError] for
// another number of arguments; *[DeviceMismatchError]; *[ClosedTensorError]; those of [Eval]; and
// that of an operator of the body that does not take the sizes, an *[OpError] such as one with a
// *shape.BroadcastError.
func (f *Function) Call(ctx context.Context, args ...*Tensor) ([]*Tensor, error) {
	if err := f.compiled(); err != nil {
		return nil, err
	}
	values, s, err := f.arguments(make([]graph.Value, 0, len(args)), nil, args)
	if err != nil {
		return nil, err
	}
	c, err := f.plan(background(ctx), s)
	if err != nil {
		return nil, ours("call", err)
	}
	values, held, err := c.hold("call", values)
	if err != nil {
		return nil, err
	}
	defer closeAll(held...)
	out, err := c.Run(background(ctx), values)
	if err != nil {
		return nil, ours("call", err)
	}
	return f.tensors(out), nil
}

func (f *Function) tensors(values []graph.Value) []*Tensor {
	list := make([]*Tensor, len(values))
	for i, v := range values {
		list[i] = newTensor(f.device, f.engine, v)
	}
	return list
}

// compiled returns the error of a Function that cannot be called.
func (f *Function) compiled() error {
	if f == nil || f.body == nil {
		return &MissingError{Op: "call", What: "the Function is nil or zero", Hint: "make it with Compile, and look at Compile's error"}
	}
	return f.device.Err()
}

// key identifies sizes.
func (s sizes) key(key []byte) []byte {
	for _, n := range s {
		key = binary.AppendUvarint(key, uint64(n))
	}
	return key
}

// plan returns the plan for the sizes, and makes it at their first call.
func (f *Function) plan(ctx context.Context, s sizes) (*planned, error) {
	var few [64]byte
	key := s.key(few[:0])
	f.mu.Lock()
	c, ok := f.plans[string(key)]
	f.mu.Unlock()
	if ok {
		return c, nil
	}
	c, err := f.trace(ctx, s, math.MaxInt) // not locked: the body is the user's
	if err != nil {
		return nil, err
	}
	f.keep(key, c)
	return c, nil
}

func (f *Function) keep(key []byte, c *planned) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.plans) >= planLimit {
		clear(f.plans)
	}
	f.plans[string(key)] = c
}

// arguments checks the arguments against the parameters. It appends their values, and the sizes
// that the parameters leave open.
func (f *Function) arguments(values []graph.Value, s sizes, args []*Tensor) ([]graph.Value, sizes, error) {
	if len(args) != len(f.params) {
		return nil, nil, &MissingError{Op: "call", What: count(len(args), "argument") + " for " + count(len(f.params), "parameter"), Hint: "pass one for each"}
	}
	if err := present("call", args); err != nil {
		return nil, nil, err
	}
	for i, t := range args {
		v, err := f.argument(i, t)
		if err != nil {
			return nil, nil, err
		}
		values = append(values, v)
		for axis, d := range f.params[i].Dims {
			if d == Dynamic {
				s = append(s, v.Shape()[axis])
			}
		}
	}
	return values, s, nil
}

func (f *Function) argument(i int, t *Tensor) (graph.Value, error) {
	p := f.params[i]
	wrong := func(format string, a ...any) (graph.Value, error) {
		return graph.Value{}, p.mistake(i, fmt.Sprintf(format, a...))
	}
	if t.err != nil {
		return graph.Value{}, t.err
	}
	if t.weak != nil {
		return wrong("got a Scalar, which has no dtype of its own; make it a tensor with Full")
	}
	if t.device != f.device {
		return graph.Value{}, &DeviceMismatchError{Op: "call", A: f.device.Info(), B: t.device.Info()}
	}
	v, got := t.cell.value, t.cell.value.Shape()
	if v.Node.Abstract { // a body that calls a compiled function, perhaps its own
		return graph.Value{}, ours("call", &engine.AbstractError{Op: v.Node.Op.Name, Site: v.Node.Site})
	}
	if v.DType() != p.DType {
		return wrong("got %s%v: dtype %s, want %s; convert it with Cast(dtype.%s)", v.DType(), got, v.DType(), p.DType, constant(p.DType))
	}
	if len(got) != len(p.Dims) {
		return wrong("got %s%v: rank %d, want %d; use Reshape, or Compile for this rank", v.DType(), got, len(got), len(p.Dims))
	}
	for axis, d := range p.Dims {
		if d != Dynamic && got[axis] != d {
			return wrong("got %s%v: axis %d has size %d, want %d; pass that size, or Compile with tensor.Dynamic there", v.DType(), got, axis, got[axis], d)
		}
	}
	return v, nil
}

// count is "1 argument", "2 arguments".
func count(n int, noun string) string {
	if n != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}
