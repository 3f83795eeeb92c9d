package onnxop

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"sync"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Body is a graph that a node carries as an attribute, with the names around it bound.
type Body interface {
	Inputs() int
	Run(ctx context.Context, in []Value) ([]Value, error)
	// Empty is a result of no turns, of the type that the graph declares: the sizes that are
	// open are 0. None where none is declared.
	Empty(dev *device.Device, output int) *tensor.Tensor
}

// Attr is an attribute of a node. T is a Value, G a Body.
type Attr struct {
	Type    onnxpb.Attribute_Type
	F       float32
	I       int64
	S       string
	T       Value
	G       Body
	Floats  []float32
	Ints    []int64
	Strings []string
	Values  *onnxpb.ValueType
}

// Call is one node as it runs.
type Call struct {
	Ctx     context.Context
	Env     *Env
	Op      string
	Node    string // its name, or that of its first result
	Version int    // of the operator set
	Outputs int    // how many results have names, with those left out before the last
	Named   func(output int) bool
	Attrs   map[string]Attr
	In      []Value
	Memory  *Memory // nil where nothing is kept between runs

	numbersForStrings bool // see orStrings

	folds bool           // the operands are small constants, and so are the results
	dev   *device.Device // where the node computes
}

// Memory keeps what a node makes of its attributes alone, from its first run on.
type Memory struct {
	mu   sync.Mutex
	made any
}

// once is what make gives, which a node with a memory calls in its first run alone.
func (c *Call) once(make func() any) any {
	if c.Memory == nil {
		return make()
	}
	c.Memory.mu.Lock()
	defer c.Memory.mu.Unlock()
	if c.Memory.made == nil {
		c.Memory.made = make()
	}
	return c.Memory.made
}

// Close closes what the node keeps on devices.
func (m *Memory) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if kept, ok := m.made.(interface{ Close() }); ok {
		kept.Close()
	}
}

// Operator records what a node computes.
type Operator func(c *Call) []Value

// foldable is how many elements operands may have for constants of them to be computed
// on the host.
const foldable = 1 << 12

// stop is the panic of Call.fail.
type stop struct{ err error }

// AttrError says that a node's attribute or operand has a value that the operator does
// not have.
type AttrError struct{ What string }

func (e *AttrError) Error() string { return e.What }

// fail ends the operator.
func (c *Call) fail(format string, args ...any) {
	panic(stop{&AttrError{fmt.Sprintf(format, args...)}})
}

func (c *Call) check(err error) {
	if err != nil {
		panic(stop{err})
	}
}

// Run runs op.
func (c *Call) Run(op Operator) (out []Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			out, err = nil, stopped(r)
		}
	}()
	c.place()
	out = op(c)
	for i, v := range out {
		if err := valueError(v); err != nil {
			return nil, err
		}
		if c.Env.Hollow {
			out[i] = Hollow(v, c.Env)
		}
	}
	return out, nil
}

// stopped is the error of a panic: of fail, or of a file whose operands no operator looks
// for (too few, empty), which Go's own checks found. Other panics go on.
func stopped(r any) error {
	switch r := r.(type) {
	case stop:
		return r.err
	case runtime.Error:
		return &AttrError{"the operands or attributes do not fit the operator: " + r.Error()}
	}
	panic(r)
}

// valueError is the error that a value's tensors carry.
func valueError(v Value) error {
	switch v := v.(type) {
	case *Array:
		return v.any().Err()
	case *Sequence:
		for _, one := range v.Values {
			if err := valueError(one); err != nil {
				return err
			}
		}
	case *Optional:
		return valueError(v.Value)
	}
	return nil
}

// place says where the node computes: on the host where all operands are small
// constants.
func (c *Call) place() {
	c.folds, c.dev = true, c.Env.Host
	n := 0
	for _, v := range c.In {
		switch v := v.(type) {
		case nil, *Strings:
		case *Array:
			if n += v.Shape().Size(); !v.Constant() || n > foldable {
				c.onDevice()
			}
		default:
			c.onDevice()
		}
	}
}

// onDevice says that the node's result is no constant, whatever its operands are: a
// large one is not made on the host.
func (c *Call) onDevice() { c.folds, c.dev = false, c.Env.Device }

// result is a tensor as a value.
func (c *Call) result(t *tensor.Tensor) Value {
	if c.folds {
		return NewConstant(ElemOf(t.DType()), t)
	}
	return NewArray(t)
}

// constantOf makes a constant of elements.
func constantOf[T dtype.Element](c *Call, data []T, dims ...int) Value {
	t := tensor.From(c.Env.Host, data, dims...)
	if len(dims) == 0 {
		t = t.Reshape()
	}
	return NewConstant(ElemOf(t.DType()), t)
}

// Has reports whether operand i is there.
func (c *Call) Has(i int) bool { return i < len(c.In) && c.In[i] != nil }

// array is operand i.
func (c *Call) array(i int) *Array {
	if !c.Has(i) {
		c.fail("operand %d is missing", i+1)
	}
	if o, ok := c.In[i].(*Optional); ok && o.Value != nil {
		c.In[i] = o.Value
	}
	a, ok := c.In[i].(*Array)
	if !ok {
		c.fail("operand %d is a %s, and %s takes a tensor of numbers there", i+1, c.In[i], c.Op)
	}
	return a
}

// X is operand i where the node computes. One that could not be brought there ends the node.
func (c *Call) X(i int) *tensor.Tensor { return c.on(c.array(i), c.dev) }

// on is an array on a device, without an error.
func (c *Call) on(a *Array, dev *device.Device) *tensor.Tensor {
	t := a.On(c.Ctx, c.Env, dev)
	c.check(t.Err())
	return t
}

// orX is operand i, or nil where it was left out.
func (c *Call) orX(i int) *tensor.Tensor {
	if !c.Has(i) {
		return nil
	}
	return c.X(i)
}

// all are the operands from i on.
func (c *Call) all(i int) (list []*tensor.Tensor) {
	for ; i < len(c.In); i++ {
		list = append(list, c.X(i))
	}
	return list
}

// readable is operand i where its elements are quickest read.
func (c *Call) readable(i int) *tensor.Tensor {
	if a := c.array(i); a.Constant() {
		return a.known
	}
	return c.X(i)
}

// IntsOf are the elements of operand i, integers.
func (c *Call) IntsOf(i int) []int {
	return c.readInts(c.readable(i))
}

func (c *Call) readInts(t *tensor.Tensor) []int {
	c.onHost("elements that are read", t.Shape().Size())
	list, err := tensor.Read[int64](c.Ctx, t.Cast(dtype.Int64))
	c.check(err)
	return toInts(list)
}

// IntOf is operand i, one integer.
func (c *Call) IntOf(i int) int {
	list := c.IntsOf(i)
	if len(list) != 1 {
		c.fail("operand %d has %d elements, and %s takes one", i+1, len(list), c.Op)
	}
	return list[0]
}

// FloatsOf are the elements of operand i.
func (c *Call) FloatsOf(i int) []float64 {
	return c.readFloats(c.readable(i))
}

func (c *Call) readFloats(t *tensor.Tensor) []float64 {
	c.onHost("elements that are read", t.Shape().Size())
	list, err := tensor.Read[float64](c.Ctx, t.Cast(dtype.Float64))
	c.check(err)
	return list
}

// StringsOf is operand i, strings.
func (c *Call) StringsOf(i int) *Strings {
	if !c.Has(i) {
		c.fail("operand %d is missing", i+1)
	}
	s, ok := c.In[i].(*Strings)
	if !ok {
		c.fail("operand %d is a %s, and %s takes strings there", i+1, c.In[i], c.Op)
	}
	return s
}

// HasAttr reports whether the node has an attribute.
func (c *Call) HasAttr(name string) bool { _, ok := c.Attrs[name]; return ok }

func (c *Call) attr(name string, want onnxpb.Attribute_Type) (Attr, bool) {
	a, ok := c.Attrs[name]
	if ok && a.Type != want {
		c.fail("attribute %s is %s, and %s takes %s", name, a.Type, c.Op, want)
	}
	return a, ok
}

// Int is an attribute, or what it is where the node has none.
func (c *Call) Int(name string, otherwise int) int {
	a, ok := c.attr(name, onnxpb.Attribute_INT)
	if !ok {
		return otherwise
	}
	return int(a.I)
}

// Flag is an attribute that is 0 or 1.
func (c *Call) Flag(name string, otherwise bool) bool {
	if !c.HasAttr(name) {
		return otherwise
	}
	return c.Int(name, 0) != 0
}

// Float is an attribute, or what it is where the node has none.
func (c *Call) Float(name string, otherwise float64) float64 {
	a, ok := c.attr(name, onnxpb.Attribute_FLOAT)
	if !ok {
		return otherwise
	}
	return float64(a.F)
}

// Str is an attribute, or what it is where the node has none.
func (c *Call) Str(name, otherwise string) string {
	a, ok := c.attr(name, onnxpb.Attribute_STRING)
	if !ok {
		return otherwise
	}
	return a.S
}

// Ints is an attribute, nil where the node has none.
func (c *Call) Ints(name string) []int {
	a, ok := c.attr(name, onnxpb.Attribute_INTS)
	if !ok {
		return nil
	}
	return append([]int{}, toInts(a.Ints)...)
}

// Floats is an attribute, nil where the node has none.
func (c *Call) Floats(name string) []float64 {
	a, _ := c.attr(name, onnxpb.Attribute_FLOATS)
	list := make([]float64, len(a.Floats))
	for i, f := range a.Floats {
		list[i] = float64(f)
	}
	return list
}

// Strs is an attribute, nil where the node has none.
func (c *Call) Strs(name string) []string {
	a, _ := c.attr(name, onnxpb.Attribute_STRINGS)
	return a.Strings
}

// Graph is an attribute that a node must have.
func (c *Call) Graph(name string) Body {
	a, ok := c.attr(name, onnxpb.Attribute_GRAPH)
	if !ok {
		c.fail("attribute %s is missing", name)
	}
	return a.G
}

// Type is an attribute that names elements' type, or otherwise.
func (c *Call) Type(name string, otherwise Elem) Elem {
	return Elem(c.Int(name, int(otherwise)))
}

// held is the dtype in which elements are held.
func (c *Call) held(e Elem) dtype.DType {
	d := Storage(e)
	if d == dtype.Invalid {
		c.fail("%s has no type %s in Weft", c.Op, e)
	}
	return d
}

// axis is an axis of rank, counted from 0.
func (c *Call) axis(axis, rank int) int {
	n, err := shape.NormalizeAxis(c.Op, axis, rank)
	c.check(err)
	return n
}

// axes are axes of rank, counted from 0.
func (c *Call) axes(list []int, rank int) []int {
	out := make([]int, len(list))
	for i, a := range list {
		out[i] = c.axis(a, rank)
	}
	return out
}

// one is a node's only result.
func (c *Call) one(t *tensor.Tensor) []Value { return []Value{c.result(t)} }

// some are a node's results.
func (c *Call) some(list ...*tensor.Tensor) []Value {
	out := make([]Value, len(list))
	for i, t := range list {
		if t != nil {
			out[i] = c.result(t)
		}
	}
	return out
}

// rank fails where x has fewer axes.
func (c *Call) atLeast(x *tensor.Tensor, rank int) {
	c.check(x.Err())
	if x.Rank() < rank {
		c.fail("an operand has shape %v, and %s takes at least %d axes", x.Shape(), c.Op, rank)
	}
}

func toInts(list []int64) []int {
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(min(max(n, math.MinInt), math.MaxInt))
	}
	return out
}

func toInt64s(list []int) []int64 {
	out := make([]int64, len(list))
	for i, n := range list {
		out[i] = int64(n)
	}
	return out
}
