package tests

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders"
	"github.com/weft-gpu/weft/shape"
)

// The kernel corpus: every map operator and reduction in every dtype it takes,
// in every index scheme and form, for each class of device. It is what is
// given to spirv-val and to the AMD compiler, with no device at hand.

// deviceClass is a planner's and a code generator's view of a device.
type deviceClass struct {
	name   string
	cfg    plan.Config
	target codegen.Target
}

func deviceClasses() []deviceClass {
	wide := plan.Config{Profile: target.Profile{MaxOperands: 15, MaxRange: 128 << 20, PushWords: 32, MaxCost: 240, MaxAddress: target.MaxAddressCost, ChunkBytes: 64, LaunchElements: 1 << 17, Tile: target.SpreadTile(8)}}
	gpu := plan.Config{Profile: target.Profile{Class: target.GPU, MaxOperands: 15, MaxRange: 4<<30 - 4, PushWords: 64, MaxCost: 240, MaxAddress: target.MaxAddressCost, ChunkBytes: 16,
		Tile: target.Tile{Rows: 8, Columns: 8, Unroll: 8, Invocations: 256, Shared: 8, Down: 16}, SharedBytes: 32 << 10, RowInvocations: 256, RowWords: 32, FewLeaves: 1 << 14, WorkgroupInvocations: 1024}}
	gpu.ShortRow, gpu.BusyRows, gpu.HeldBytes, gpu.StraightRounds = 16<<10, 4096, 32, 16
	least := plan.Config{Profile: target.Profile{MaxOperands: 3, MaxRange: 128 << 20, PushWords: 32, MaxCost: 60, MaxAddress: target.MaxAddressCost, ChunkBytes: 16, Tile: target.LoneTile}}
	modes := codegen.Target{SignedZeroInfNanPreserve32: true, DenormPreserve32: true, RoundingRTE32: true}
	modes64 := modes
	modes64.Float64, modes64.SignedZeroInfNanPreserve64, modes64.DenormPreserve64, modes64.RoundingRTE64 = true, true, true, true
	modes64.GPU = true
	modes64.UnpackHalf, modes64.PackHalf, modes64.RoundHalf, modes64.DenormPreserve16, modes64.RoundingRTE16 = true, true, true, true, true
	return []deviceClass{
		{"wide", wide, codegen.Target{SignedZeroInfNanPreserve32: true, Float64: true, SignedZeroInfNanPreserve64: true, Doublewords: true, MemoryTables: true}},
		{"gpu", gpu, modes64},
		{"without float64", gpu, modes},
		{"flushing", least, codegen.Target{Flush32: true, SignedZeroInfNanPreserve32: true}},
		{"inexact", gpu, codegen.Target{GPU: true, InexactDiv32: true, InexactSqrt32: true, FMA32: true, InverseSqrt32: true, UnpackHalf: true, Float64: true, InexactDiv64: true, InexactSqrt64: true}},
	}
}

var leaf = testgraph.Placeholder

// views are those of an array of a shape: contiguous ones, and one in so many of every
// kind and of all signs of strides. The next dtype has the next ones.
func views(d dtype.DType, oneIn int, dims ...int) []shape.View {
	list := []shape.View{shape.Contiguous(dims)}
	for i, l := range testgraph.Layouts(dims)[1:] {
		if v, ok := l.View(); ok && (i+int(d))%oneIn == 0 {
			list = append(list, v)
		}
	}
	return list
}

// loops are the loops that are no maps, each of operands of small sizes; a size of 6 is no
// multiple of any chunk, 32 of every one.
var loops = []struct {
	op       *ops.Op
	attr     ops.Attr
	operands []shape.Shape
	index    int // the operand of indices, 0 for none
}{
	{ops.Sum, ops.Attr{Axes: []int{1}}, []shape.Shape{{6, 32}}, 0},
	{ops.Max, ops.Attr{Axes: []int{0}}, []shape.Shape{{6, 32}}, 0},
	{ops.Softmax, ops.Attr{Axes: []int{1}}, []shape.Shape{{6, 32}}, 0},
	{ops.CumulativeSum, ops.Attr{Axes: []int{1}}, []shape.Shape{{6, 32}}, 0},
	{ops.SortRows, ops.Attr{}, []shape.Shape{{6, 32}}, 0},
	{ops.MatMul, ops.Attr{}, []shape.Shape{{6, 32}, {32, 16}}, 0},
	{ops.Take, ops.Attr{Axes: []int{0}}, []shape.Shape{{6, 32}, {9}}, 1},
	{ops.TakeAlongAxis, ops.Attr{Axes: []int{1}}, []shape.Shape{{6, 32}, {6, 16}}, 1},
	{ops.Put, ops.Attr{Axes: []int{0}}, []shape.Shape{{6, 32}, {4}, {4, 32}}, 1},
}

// addLoops adds every loop, with each operand in turn in every view.
func addLoops(add func(*ops.Op, ops.Attr, ...graph.Value), d dtype.DType) {
	for _, l := range loops {
		if !l.op.Accept.Contains(d) {
			continue
		}
		for turn := range l.operands {
			for _, v := range views(d, 2, l.operands[turn]...) {
				in := make([]graph.Value, len(l.operands))
				for i, s := range l.operands {
					t, view := d, shape.Contiguous(s)
					if i == turn {
						view = v
					}
					if i == l.index && i > 0 {
						t = dtype.Int64
					}
					in[i] = leaf(t, view)
				}
				add(l.op, l.attr, in...)
			}
		}
	}
}

// corpusGraphs makes every graph of the corpus anew.
func corpusGraphs(t testing.TB) []graph.Value {
	t.Helper()
	var list []graph.Value
	add := func(o *ops.Op, a ops.Attr, in ...graph.Value) {
		v, err := compose.Apply(o, a, "", in...)
		if err != nil {
			t.Fatalf("%s: %v", o, err)
		}
		list = append(list, v)
	}
	for _, o := range ops.All() {
		for _, d := range o.Accept.DTypes() {
			switch {
			case o.Kind == ops.Map && o.Result == ops.ByAttr:
				for _, to := range dtype.All() {
					if _, _, err := o.Infer([]dtype.DType{d}, to); err == nil {
						add(o, ops.Attr{DType: to}, leaf(d, shape.Contiguous(shape.Shape{100})))
					}
				}
			case o.Kind == ops.Map:
				add(o, ops.Attr{}, operands(o, d, shape.Contiguous(shape.Shape{100}))...)
			case o.Kind == ops.Reduce:
				addReductions(add, o, d)
			case o.Kind != ops.Creation:
				list = append(list, formGraphs(t, o, d)...)
			}
		}
	}
	for _, d := range dtype.All() {
		contiguous, rows := shape.Contiguous(shape.Shape{6, 32}), shape.View{Shape: shape.Shape{6, 32}, Strides: []int{0, 1}}
		for _, v := range views(d, 3, 6, 32) {
			add(ops.Equal, ops.Attr{}, leaf(d, v), leaf(d, contiguous))
			add(ops.Where, ops.Attr{}, leaf(dtype.Bool, v), leaf(d, contiguous), leaf(d, rows))
		}
		odd := shape.View{Shape: shape.Shape{6, 33}, Strides: []int{1, 6}}
		add(ops.Copy, ops.Attr{}, leaf(d, odd))
		add(ops.Equal, ops.Attr{}, leaf(d, odd), leaf(d, shape.Contiguous(shape.Shape{33})))
	}
	for _, d := range []dtype.DType{dtype.Float32, dtype.Uint8} {
		addLoops(add, d)
	}
	iota := graph.NewIota(shape.Shape{6, 33}, "")
	add(ops.Cast, ops.Attr{DType: dtype.Float32}, iota)
	x := leaf(dtype.Float32, shape.Contiguous(shape.Shape{2, 3, 1, 5, 1, 4, 2, 1, 3, 1, 2, 2}))
	y := leaf(dtype.Float32, shape.Contiguous(shape.Shape{2, 1, 4, 1, 3, 1, 2, 5, 1, 2, 1, 2}))
	add(ops.Add, ops.Attr{}, x, y)                 // its parameters need a buffer
	for _, d := range ops.MatMul.Accept.DTypes() { // larger than the operators' forms: by tiles
		for _, v := range []shape.View{
			shape.Contiguous(shape.Shape{256, 96}), {Shape: shape.Shape{256, 96}, Strides: []int{1, 256}}, {Shape: shape.Shape{256, 96}, Strides: []int{97, 1}},
		} {
			turned := v
			turned.Shape, turned.Strides = shape.Shape{96, 256}, []int{v.Strides[1], v.Strides[0]}
			add(ops.MatMul, ops.Attr{}, leaf(d, v), leaf(d, turned))
		}
	}
	for _, d := range dtype.All() {
		target, part := leaf(d, shape.Contiguous(shape.Shape{6, 33})), leaf(d, shape.Contiguous(shape.Shape{3, 1}))
		add(ops.Assign, ops.Attr{Indices: []shape.Index{shape.Span(1, 4), shape.Span(2, 31)}}, target, part)
	}
	return list
}

// formsOneIn is the share of an operator's forms that a dtype has in the
// corpus; the next dtype has the next ones, so that together they have all.
const formsOneIn = 4

// formGraphs are some of an operator's forms.
func formGraphs(t testing.TB, o *ops.Op, d dtype.DType) []graph.Value {
	t.Helper()
	var list []graph.Value
	for i, form := range forms.Of(o, d, 64) {
		if (i+int(d))%formsOneIn != 0 {
			continue
		}
		l, err := opline.Parse(o.Name + " " + d.Short() + " " + form)
		if err != nil {
			t.Fatal(err)
		}
		in := make([]graph.Value, len(l.Operands))
		for i, operand := range l.Operands {
			in[i] = leaf(operand.DType, shape.Contiguous(operand.Shape))
		}
		v, err := l.Record(in)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, v)
	}
	return list
}

func operands(o *ops.Op, d dtype.DType, v shape.View) []graph.Value {
	var in []graph.Value
	for i := 0; i < o.Arity; i++ {
		t := d
		if o.Cond && i == 0 {
			t = dtype.Bool
		}
		in = append(in, leaf(t, v))
	}
	return in
}

func addReductions(add func(*ops.Op, ops.Attr, ...graph.Value), o *ops.Op, d dtype.DType) {
	for _, s := range []shape.Shape{{40, 2048}, {40, 100}, {3000, 36}} {
		for _, axes := range [][]int{{0}, {1}, {0, 1}} {
			add(o, ops.Attr{Axes: axes}, leaf(d, shape.Contiguous(s)))
		}
	}
	add(o, ops.Attr{Axes: []int{0, 2}}, leaf(d, shape.Contiguous(shape.Shape{20, 30, 40})))
}

// corpusKernels plans the corpus for a class of devices: distinct kernels by
// their keys.
func corpusKernels(t testing.TB, c deviceClass) map[string]*kernel.Kernel {
	t.Helper()
	found := map[string]*kernel.Kernel{}
	for _, narrow := range []int{0, 1 << 30} {
		cfg := c.cfg
		cfg.NarrowBelow = narrow
		for _, v := range corpusGraphs(t) {
			addKernels(t, found, cfg, v)
		}
	}
	return found
}

// addKernels plans one value and adds its kernels, by their keys.
func addKernels(t testing.TB, found map[string]*kernel.Kernel, cfg plan.Config, v graph.Value) {
	t.Helper()
	p, err := plan.Build(cfg, v)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Steps {
		found[s.Kernel.Key()] = s.Kernel
	}
}

func writeKernel(k *kernel.Kernel, c deviceClass) (*shaders.Program, error) {
	p, err := shaders.Write(k, c.target)
	if err != nil {
		return nil, fmt.Errorf("%s: %s\n%w", c.name, k.Text(), err)
	}
	return p, nil
}
