package tensor

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/memory"
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

	mu    sync.Mutex
	plans map[string]*engine.Compiled // by the dynamic sizes
	made  []engine.Prepared           // what Compile has made, for sizes to come
}

// planLimit bounds the plans that a Function keeps: those of the latest sizes.
const planLimit = 256

// Compile records body once for each way in which its dynamic sizes can make
// other kernels, and makes their pipelines, so that a [Function.Call] makes
// none, whatever the sizes, as long as no array has more than 2^28 elements. body gets parameters that have shapes and dtypes,
// and no elements: it must not read them, and should build the same expression
// whatever their sizes. Tensors from outside the function are constants of it.
//
// The kernels are those of typical sizes; where a call's sizes want others, it
// runs operator by operator with kernels that fit any sizes. (The exception is
// a reduction whose parts do not fit the device's binding range.)
//
// Errors: those of body's operators, in a *[TrialError] where sizes are dynamic,
// *[AbstractError] where body reads, *[ArgumentError], *[MissingError], the context's,
// whose end ends the compiling, and the device's.
func Compile(ctx context.Context, dev *device.Device, params []Param, body func(args []*Tensor) []*Tensor) (*Function, error) {
	if dev == nil {
		return nil, nilDevice("compile")
	}
	if body == nil {
		return nil, &MissingError{Op: "compile", What: "the body is nil", Hint: "pass a function that builds the expression"}
	}
	for i, p := range params {
		if err := p.check(i); err != nil {
			return nil, err
		}
	}
	eng, err := engine.For(dev.Internal())
	if err != nil {
		return nil, err
	}
	f := &Function{device: dev, engine: eng, params: cloneParams(params), body: body, plans: map[string]*engine.Compiled{}}
	if err := f.prepare(background(ctx)); err != nil {
		return nil, err
	}
	return f, nil
}

// cloneParams copies what the caller may change.
func cloneParams(params []Param) []Param {
	list := slices.Clone(params)
	for i := range list {
		list[i].Dims = slices.Clone(list[i].Dims)
	}
	return list
}

// mistake is what is wrong with the i-th parameter, or with an argument for it.
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

// at is the parameter's shape with the dynamic sizes from s[from] on; those
// that s lacks are 1.
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

func (p Param) dynamic() int {
	n := 0
	for _, d := range p.Dims {
		if d == Dynamic {
			n++
		}
	}
	return n
}

// prepare makes the pipelines of typical sizes. Sizes that the expression does
// not allow are passed over; if it allows none, it is wrong.
func (f *Function) prepare(ctx context.Context) error {
	var first error
	good := false
	for _, s := range f.typical() {
		c, err := f.trace(ctx, s, mostPrepared)
		var abstract *AbstractError
		if errors.As(err, &abstract) || ctx.Err() != nil {
			return err // the body asks for elements, if only of parameters that have some
		}
		if err == nil {
			var made engine.Prepared
			if made, err = c.Prepare(ctx); err != nil && !ofSizes(err) {
				return err
			}
			f.made = append(f.made, made)
		}
		good = good || err == nil
		if err != nil && first == nil {
			first = tried(s, err)
		}
	}
	if good {
		return nil
	}
	return first
}

// ofSizes reports whether an error is of the sizes alone, which nobody asked for.
func ofSizes(err error) bool {
	var short *memory.OutOfMemoryError
	return errors.As(err, &short) || errors.Is(err, errTooMany)
}

// TrialError says for which sizes Compile's body failed. Others that were tried
// did no better.
type TrialError struct {
	Sizes []int // what the dynamic axes were, in the order of the parameters'
	Err   error // the operator's
}

func (e *TrialError) Error() string {
	return fmt.Sprintf("%v\n    in the body given to compile, whose dynamic sizes were tried as %v and as others: no size fits", e.Err, e.Sizes)
}

// Unwrap returns the operator's error.
func (e *TrialError) Unwrap() error { return e.Err }

// tried adds the sizes to an operator's error, which shows shapes that nobody
// wrote where some of them were made up.
func tried(s sizes, err error) error {
	var op *OpError
	if len(s) == 0 || !errors.As(err, &op) {
		return err
	}
	return &TrialError{Sizes: s, Err: err}
}

// prepare plans for sizes like these: those of all dynamic axes together, and long
// ones of each axis alone. They reach the forms of kernels that sizes decide between:
// nothing, little and much work, sizes that divide into chunks and sizes that do not,
// one leaf of a reduction and several.
var (
	fewSizes  = []int{2, 0, 16, 17}
	longSizes = []int{2048, 65536, 65537}
)

const (
	// mostOnes bounds the axes that are tried as 1 independently of each other.
	mostOnes = 5
	// mostPrepared bounds the elements of every array that is planned for sizes which
	// nobody has asked for: planning takes the longer, the more launches one needs.
	mostPrepared = 1 << 28
	// besideLong is the size of the other axes where one is long.
	besideLong = 16
)

// typical lists the dynamic sizes to prepare for: typical sizes, and every static
// one of a parameter, for all the dynamic axes, with any of them 1; and where a
// parameter would have too many elements, for the first dynamic axis of each, the
// second, and so on.
func (f *Function) typical() []sizes {
	axes, most, candidates := 0, 0, slices.Concat(fewSizes, longSizes)
	for _, p := range f.params {
		axes += p.dynamic()
		most = max(most, p.dynamic())
		for _, d := range p.Dims {
			if d != Dynamic && !slices.Contains(candidates, d) {
				candidates = append(candidates, d)
			}
		}
	}
	if axes == 0 {
		return []sizes{{}}
	}
	var list []sizes
	for _, d := range candidates {
		if f.largest(slices.Repeat(sizes{d}, axes)) <= mostPrepared {
			list = append(list, withOnes(d, axes)...)
			continue
		}
		for i := range most {
			var s sizes
			for _, p := range f.params {
				for j := range p.dynamic() {
					if j == i {
						s = append(s, d)
					} else {
						s = append(s, besideLong)
					}
				}
			}
			list = append(list, s)
		}
	}
	return list
}

// largest is how many elements the largest parameter has, or some number above
// mostPrepared.
func (f *Function) largest(s sizes) int {
	most, from := 0, 0
	for _, p := range f.params {
		n := 1
		for _, d := range p.at(s, from) {
			if n *= d; n > mostPrepared {
				return n
			}
		}
		most, from = max(most, n), from+p.dynamic()
	}
	return most
}

// withOnes is size d for all axes, with any of them 1.
func withOnes(d, axes int) []sizes {
	var list []sizes
	for ones := range 1 << min(axes, mostOnes) {
		s := slices.Repeat(sizes{d}, axes)
		for i := range s {
			if ones>>min(i, mostOnes)&1 == 1 {
				s[i] = 1
			}
		}
		list = append(list, s)
	}
	return list
}

// errTooMany says that sizes which were made up need larger arrays than are prepared
// for.
var errTooMany = errors.New("compile: more elements than are prepared for")

// trace records the expression for the given sizes and plans it, where no array has
// more elements than most.
func (f *Function) trace(ctx context.Context, s sizes, most int) (*engine.Compiled, error) {
	args := make([]*Tensor, len(f.params))
	params := make([]graph.Value, len(f.params))
	from := 0
	for i, p := range f.params {
		params[i] = f.engine.Parameter(p.DType, p.at(s, from))
		from += p.dynamic()
		args[i] = newTensor(f.device, f.engine, params[i])
	}
	results := f.body(args)
	if err := checkResults(results); err != nil {
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
	return f.engine.Compile(ctx, params, values)
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

// Call runs the function. The arguments must have the parameters' dtypes,
// ranks and static sizes; where two sizes that meet differ and neither is 1,
// the error is that of the operator, an *[OpError] with a
// *shape.BroadcastError. Further errors: *[ArgumentError], *[MissingError],
// *[DeviceMismatchError], *[ClosedTensorError], and those of [Eval]. The results
// are submitted and not waited for, but as far as the device is not behind by more than
// a tenth of a second or so.
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
		return nil, err
	}
	out, err := c.Run(background(ctx), values)
	if err != nil {
		return nil, ours("call", err)
	}
	results := make([]*Tensor, len(out))
	for i, v := range out {
		results[i] = newTensor(f.device, f.engine, v)
	}
	return results, nil
}

func (f *Function) compiled() error {
	if f == nil || f.body == nil {
		return &MissingError{Op: "call", What: "the Function is nil or zero", Hint: "make it with Compile, and look at Compile's error"}
	}
	return nil
}

// plan returns the plan for the sizes, made at their first call.
func (f *Function) plan(ctx context.Context, s sizes) (*engine.Compiled, error) {
	var few [64]byte
	key := few[:0]
	for _, n := range s {
		key = binary.AppendUvarint(key, uint64(n))
	}
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
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.plans) >= planLimit {
		clear(f.plans)
	}
	f.plans[string(key)] = c
	return c, nil
}

// arguments checks the arguments against the parameters, and appends them and
// the sizes that were left open.
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
