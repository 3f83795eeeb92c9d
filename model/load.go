package model

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/tensor"
)

// Model is a model on a device. It is safe for concurrent use.
type Model struct {
	env      *onnxop.Env
	ownsHost bool
	graph    *graph
	inputs   []Port
	fixed    map[string]bool // inputs that are constants, before IR version 4
	outputs  []Port
	about    Metadata
	weights  weights
	plans    plans
	closed   atomic.Bool
	// constants returns the arrays that the model keeps. They are collected at its first run.
	constants func() map[onnxop.Value]bool
}

// Metadata is what a model's file says about it.
type Metadata struct {
	Producer, ProducerVersion string
	Domain                    string
	Version                   int64
	Doc                       string
	GraphName                 string
	IRVersion                 int64
	OperatorSets              map[string]int // versions by domain; "" is ONNX's own
	Properties                map[string]string
}

// Option is an option of [Load] and [Read]. A nil one changes nothing.
type Option func(*options)

type options struct {
	plans int
	root  string
	err   error // of an option with an invalid value
}

// WithPlans sets the number of plans, for different shapes of its inputs, that a model keeps: 16 by
// default. With 0 it runs node by node each time. For a negative number [Load] returns a
// *[device.OptionError].
func WithPlans(n int) Option {
	return func(o *options) {
		if n < 0 {
			o.err = &device.OptionError{Option: "WithPlans", Value: n, Want: "keep 1 plan or more, or 0 to run node by node"}
		}
		o.plans = n
	}
}

// messageLimit bounds the depth of messages in messages.
const messageLimit = 4 * maxNesting

// Load loads a model from a file for a device. Weights in other files are read from the folder of
// the file, and nowhere else: links may lead to the folder that a Hugging Face cache keeps of the
// model, and to that of [WithRoot]. Errors: *[LoadError], around a *[FormatError], *[MissingOpError],
// *[NodeError] of a node that depends on weights alone, those of package os and one for a path that
// is no regular file, *[device.OptionError], or the device's, such as *[device.OutOfMemoryError].
func Load(dev *device.Device, path string, opts ...Option) (*Model, error) {
	return LoadContext(context.Background(), dev, path, opts...)
}

// LoadContext is [Load] that ends when the context ends. Errors: those of Load, and the context's.
func LoadContext(ctx context.Context, dev *device.Device, path string, opts ...Option) (*Model, error) {
	m, err := load(ctx, dev, path, opts)
	if err != nil {
		return nil, &LoadError{path, err}
	}
	return m, nil
}

func load(ctx context.Context, dev *device.Device, path string, opts []Option) (*Model, error) {
	mapped, err := datafile.Map(format, path, ofFile)
	if err != nil {
		return nil, err
	}
	defer mapped.Close()
	var p onnxpb.Model
	if err := mapped.Use(func(data []byte) error { return parse(data, path, &p) }); err != nil {
		return nil, err
	}
	return build(ctx, dev, &p, filepath.Dir(path), decoder{file: path}, opts)
}

// Read loads a model from a single file of at most 2 GiB. Weights in other files it reads from the
// folder of [WithRoot] alone. Errors: those of [Load], and those of r.
func Read(dev *device.Device, r io.Reader, opts ...Option) (*Model, error) {
	return ReadContext(context.Background(), dev, r, opts...)
}

// ReadContext is [Read] that ends when the context ends. A call of r.Read that waits then goes on
// in the background, and its bytes are lost. Errors: those of Read, and the context's.
func ReadContext(ctx context.Context, dev *device.Device, r io.Reader, opts ...Option) (*Model, error) {
	m, err := read(ctx, dev, r, opts)
	if err != nil {
		return nil, &LoadError{"", err}
	}
	return m, nil
}

func read(ctx context.Context, dev *device.Device, r io.Reader, opts []Option) (*Model, error) {
	data, err := io.ReadAll(io.LimitReader(readfile.Stream(ctx, r), 1<<31))
	if err != nil {
		return nil, err
	}
	var p onnxpb.Model
	if err := parse(data, "", &p); err != nil {
		return nil, err
	}
	return build(ctx, dev, &p, "", decoder{}, opts)
}

func parse(data []byte, name string, p *onnxpb.Model) error {
	err := (proto.UnmarshalOptions{RecursionLimit: messageLimit, DiscardUnknown: true}).Unmarshal(data, p)
	if err == nil && p.Graph != nil {
		return nil
	}
	if other, hint := foreign(data); other != "" {
		return &FormatError{Format: format, Name: name, What: "the file is " + other + ", not an ONNX model", Hint: hint, Err: err}
	}
	if err != nil {
		return &FormatError{Format: format, Name: name, What: "the file is no protocol buffer of a model", Hint: "is it whole?", Err: err}
	}
	return fault(name, "", "the model has no graph")
}

// build makes a model of a file in dir, "" where the folder is not known.
func build(ctx context.Context, dev *device.Device, p *onnxpb.Model, dir string, d decoder, opts []Option) (_ *Model, err error) {
	o := options{plans: 16}
	for _, opt := range opts {
		if opt != nil {
			opt(&o)
		}
	}
	if o.err != nil {
		return nil, o.err
	}
	if d.places, err = placesOf(dir, o.root); err != nil {
		return nil, err
	}
	m := &Model{about: metadata(p), fixed: map[string]bool{}, plans: plans{most: o.plans}}
	m.constants = sync.OnceValue(func() map[onnxop.Value]bool {
		kept := map[onnxop.Value]bool{}
		m.graph.constantsIn(kept)
		return kept
	})
	if m.env, m.ownsHost, err = environment(dev); err != nil {
		return nil, err
	}
	d.ctx, d.env, d.mapped = ctx, m.env, mapped{}
	defer d.mapped.close()
	if err := m.take(p, d); err != nil {
		if closing := m.Close(); closing != nil {
			return nil, errors.Join(err, closing)
		}
		return nil, err
	}
	return m, nil
}

// environment is the device, and the host device for constants. Both are the same if the device is
// a host.
func environment(dev *device.Device) (*onnxop.Env, bool, error) {
	if err := dev.Err(); err != nil {
		return nil, false, err
	}
	if dev.Info().Kind == device.Host {
		return &onnxop.Env{Device: dev, Host: dev}, false, nil
	}
	host, err := device.Open(device.WithSelector("host"))
	if err != nil {
		return nil, false, err
	}
	return &onnxop.Env{Device: dev, Host: host}, true, nil
}

// take builds the graph and computes the values that depend on weights alone.
func (m *Model) take(p *onnxpb.Model, d decoder) error {
	b := builder{decoder: d, functions: map[functionKey]*onnxpb.Function{}}
	for _, f := range p.Functions {
		b.functions[functionKey{f.GetDomain(), f.GetName(), f.GetOverload()}] = f
	}
	if v := m.about.OperatorSets[""]; v > onnxop.Newest {
		return fault(d.file, fmt.Sprintf("export it for version %d or an older one", onnxop.Newest), "the model is of version %d of ONNX's operator set", v)
	}
	s := &scope{names: map[string]bool{}, opsets: m.about.OperatorSets}
	var err error
	if m.graph, err = b.graph(p.Graph, s); err != nil {
		return err
	}
	if b.missing != nil {
		return &MissingOpError{b.missing}
	}
	m.weights = weightsOf(p)
	if err := m.ports(p.Graph); err != nil {
		return err
	}
	return m.fold(d.ctx)
}

// Close frees what the model has on the device, such as its weights. The device and results stay
// open; a Run after it is [ErrClosed]. Its error is that of closing the host device that computes
// constants.
func (m *Model) Close() error {
	if m.closed.Swap(true) {
		return nil
	}
	m.plans.clear()
	if m.graph != nil {
		m.graph.close()
	}
	if m.ownsHost {
		return m.env.Host.Close()
	}
	return nil
}

// close closes the weights of a graph and of the graphs in it.
func (g *graph) close() {
	for _, v := range g.constants {
		if a, ok := v.(*onnxop.Array); ok {
			a.Close()
		}
	}
	for _, n := range g.nodes {
		n.memory.Close()
		for _, a := range n.attrs {
			if t, ok := a.T.(*onnxop.Array); ok {
				t.Close()
			}
		}
		for _, inner := range n.bodies {
			inner.close()
		}
		if n.function != nil {
			n.function.close()
		}
	}
}

// constantsIn notes the arrays that a graph and the graphs in it keep.
func (g *graph) constantsIn(seen map[onnxop.Value]bool) {
	for _, v := range g.constants {
		mark(v, seen)
	}
	for _, n := range g.nodes {
		for _, a := range n.attrs {
			if t, ok := a.T.(*onnxop.Array); ok {
				seen[t] = true
			}
		}
		for _, inner := range n.bodies {
			inner.constantsIn(seen)
		}
		if n.function != nil {
			n.function.constantsIn(seen)
		}
	}
}

func metadata(p *onnxpb.Model) Metadata {
	about := Metadata{Producer: p.GetProducerName(), ProducerVersion: p.GetProducerVersion(), Domain: p.GetDomain(),
		Version: p.GetModelVersion(), Doc: p.GetDocString(), GraphName: p.GetGraph().GetName(), IRVersion: p.GetIrVersion(),
		OperatorSets: opsets(p.OpsetImport), Properties: map[string]string{}}
	for _, e := range p.MetadataProps {
		about.Properties[e.GetKey()] = e.GetValue()
	}
	return about
}

// fold runs the nodes that depend on weights alone. It keeps their results unless these are much
// larger than their operands.
func (m *Model) fold(ctx context.Context) error {
	g := m.graph
	fixed := &frame{values: map[string]onnxop.Value{}, env: m.env}
	for name, v := range g.constants {
		if !m.isInput(name) {
			fixed.values[name] = v
		}
	}
	var rest []*node
	var made []*tensor.Tensor
	for _, n := range g.nodes {
		if !n.foldable(fixed.values) {
			rest = append(rest, n)
			continue
		}
		if err := n.apply(ctx, fixed); err != nil {
			return err
		}
		size, from := 0, 0
		for _, name := range n.inputs {
			from += bytesOf(fixed.values[name])
		}
		for _, name := range n.outputs {
			size += bytesOf(fixed.values[name])
		}
		if size > 2*from+1<<20 {
			for _, name := range n.outputs {
				delete(fixed.values, name)
			}
			rest = append(rest, n)
			continue
		}
		for _, name := range n.outputs {
			if a, ok := fixed.values[name].(*onnxop.Array); ok {
				made = append(made, a.Tensor())
			}
		}
	}
	if err := tensor.Eval(ctx, made...); err != nil {
		return err
	}
	g.nodes = rest
	g.keep(fixed.values)
	return m.arrange(ctx)
}

// arrange copies weights into the layouts that the operators that read them prefer.
func (m *Model) arrange(ctx context.Context) error {
	g := m.graph
	views := map[string]*tensor.Tensor{}
	for _, n := range g.nodes {
		for i, name := range n.inputs {
			if v := g.constants[name]; v != nil && views[name] == nil && !m.isInput(name) {
				if t := onnxop.Arranged(n.op, i, v); t != nil {
					views[name] = t
				}
			}
		}
	}
	if err := tensor.Eval(ctx, slices.Collect(maps.Values(views))...); err != nil {
		return err
	}
	for name, t := range views {
		// The array in its old layout may be another constant too, so it is not closed.
		g.constants[name] = onnxop.NewTyped(g.constants[name].(*onnxop.Array).Elem(), t)
	}
	return nil
}

// foldable reports whether all of a node's operands are known.
func (n *node) foldable(known map[string]onnxop.Value) bool {
	if n.random() || n.branches() {
		return false
	}
	for _, name := range n.inputs {
		if name != "" && known[name] == nil {
			return false
		}
	}
	return true
}

// keep makes constants of the known values that something uses.
func (g *graph) keep(known map[string]onnxop.Value) {
	used := map[string]bool{}
	g.uses(used)
	for name, v := range known {
		if v != nil {
			g.constants[name] = v
		}
	}
	for name := range g.constants {
		if !used[name] {
			delete(g.constants, name)
		}
	}
}

// uses collects the names that a graph uses, with the graphs in it.
func (g *graph) uses(names map[string]bool) {
	for _, out := range g.outputs {
		names[out] = true
	}
	for _, n := range g.nodes {
		for _, in := range n.inputs {
			names[in] = true
		}
		for _, inner := range n.bodies {
			inner.uses(names)
		}
	}
}

func bytesOf(v onnxop.Value) int {
	a, ok := v.(*onnxop.Array)
	if !ok {
		return 0
	}
	return a.Shape().Size() * a.DType().Size()
}
