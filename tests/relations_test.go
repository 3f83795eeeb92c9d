package tests

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	elem "github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/internal/testgraph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Relations that hold of any graph of any operators, dtypes, ranks and views: the bits do
// not depend on how the leaves lie in memory, on what is read first, on the device, on what
// ran before, or on whether the graph is compiled.
//
// TestMetamorphicRelations says how many are drawn.

// graphRelation says by its error that it does not hold of a graph.
type graphRelation func(dev *device.Device, r *testgraph.Recipe) error

// graphTensors are the tensors of a recipe's steps.
func graphTensors(dev *device.Device, r *testgraph.Recipe, given map[int]*tensor.Tensor) []*tensor.Tensor {
	values, _ := testgraph.Build(r, testgraph.Maker[*tensor.Tensor]{
		Most:  testgraph.MaxElements,
		Given: given,
		Data: func(s *testgraph.Step) *tensor.Tensor {
			return tensor.FromBytes(dev, s.Attr.DType, s.Elements(), s.Attr.Shape.Size()).Reshape(s.Attr.Shape...)
		},
		Full: func(d dtype.DType, bits elem.Bits, s shape.Shape) *tensor.Tensor {
			return tensor.FromBytes(dev, d, bits.Append(nil, d), 1).Reshape().BroadcastTo(s...)
		},
		Iota: func(s shape.Shape) *tensor.Tensor {
			return tensor.Arange[int64](dev, 0, int64(s.Size()), 1).Reshape(s...)
		},
		Apply: func(op *ops.Op, a ops.Attr, in ...*tensor.Tensor) ([]*tensor.Tensor, error) {
			all := handle.ApplyAll(op, a, in...)
			for _, t := range all {
				if err := t.Err(); err != nil {
					return nil, err
				}
			}
			return all, nil
		},
		Size: func(t *tensor.Tensor) int { return t.Shape().Size() },
	})
	return values
}

// askedBytes are the results that the recipe asks for, read together.
func askedBytes(r *testgraph.Recipe, values []*tensor.Tensor) ([][]byte, error) {
	var asked []*tensor.Tensor
	for _, at := range r.Ask {
		asked = append(asked, values[at])
	}
	if err := tensor.Eval(context.Background(), asked...); err != nil {
		return nil, err
	}
	var list [][]byte
	for _, v := range asked {
		data, err := tensor.ReadBytes(context.Background(), v)
		if err != nil {
			return nil, err
		}
		list = append(list, data)
	}
	return list, nil
}

// sameResults compares what two evaluations of a graph gave.
func sameResults(r *testgraph.Recipe, got, want [][]byte) error {
	for i := range want {
		if !bytes.Equal(got[i], want[i]) {
			return fmt.Errorf("step %d: %x, want %x", r.Ask[i], got[i], want[i])
		}
	}
	return nil
}

// graphHolds compares the graph with itself over other leaves.
func graphHolds(dev *device.Device, r *testgraph.Recipe, given map[int]*tensor.Tensor) error {
	want, err := askedBytes(r, graphTensors(dev, r, nil))
	if err != nil {
		return err
	}
	got, err := askedBytes(r, graphTensors(dev, r, given))
	if err != nil {
		return err
	}
	return sameResults(r, got, want)
}

// graphInAnyLayout: leaves of the same elements that lie otherwise in memory.
func graphInAnyLayout(dev *device.Device, r *testgraph.Recipe) error {
	given, _, err := laidLeaves(dev, r, 3)
	if err != nil {
		return err
	}
	return graphHolds(dev, r, given)
}

// laidLeaves are the leaves' elements as they may lie otherwise, and as they lie in
// row-major order.
func laidLeaves(dev *device.Device, r *testgraph.Recipe, seed uint64) (laid, whole map[int]*tensor.Tensor, err error) {
	random := rand.New(rand.NewPCG(seed, 5))
	laid, whole = map[int]*tensor.Tensor{}, map[int]*tensor.Tensor{}
	values := graphTensors(dev, r, nil)
	for _, i := range r.Leaves() {
		data, err := tensor.ReadBytes(context.Background(), values[i])
		if err != nil {
			return nil, nil, err
		}
		d, s := values[i].DType(), values[i].Shape()
		whole[i] = tensor.FromBytes(dev, d, data, s.Size()).Reshape(s...)
		if laid[i] = laidAs(dev, testgraph.DrawLayout(random, s, testgraph.MaxElements), random, d, data); laid[i] == nil {
			laid[i] = whole[i]
		}
	}
	return laid, whole, nil
}

// laidAs is a tensor of elements that lie as a layout says; nil where it says of two that
// they are one.
func laidAs(dev *device.Device, l testgraph.Layout, random *rand.Rand, d dtype.DType, data []byte) *tensor.Tensor {
	n := l.Base.Size()
	base, ok := testgraph.Filled(l, elementsOf(d, data), elementsOf(d, testgraph.Elements(random, d, n, testgraph.NeverSpecial)))
	if !ok {
		return nil
	}
	var raw []byte
	for _, e := range base {
		raw = e.Append(raw, d)
	}
	return moved(tensor.FromBytes(dev, d, raw, n).Reshape(l.Base...), l)
}

func elementsOf(d dtype.DType, data []byte) []elem.Bits {
	var list []elem.Bits
	for e := range slices.Chunk(data, d.Size()) {
		list = append(list, elem.BitsOf(e))
	}
	return list
}

// graphInAnyOrder: each result by itself, from the last on.
func graphInAnyOrder(dev *device.Device, r *testgraph.Recipe) error {
	want, err := askedBytes(r, graphTensors(dev, r, nil))
	if err != nil {
		return err
	}
	values, got := graphTensors(dev, r, nil), make([][]byte, len(want))
	for i := len(want) - 1; i >= 0; i-- {
		if got[i], err = tensor.ReadBytes(context.Background(), values[r.Ask[i]]); err != nil {
			return err
		}
	}
	return sameResults(r, got, want)
}

// graphOnAnyDevice: the host's are the device's.
func graphOnAnyDevice(host *device.Device) graphRelation {
	return func(dev *device.Device, r *testgraph.Recipe) error {
		want, err := askedBytes(r, graphTensors(host, r, nil))
		if err != nil {
			return err
		}
		got, err := askedBytes(r, graphTensors(dev, r, nil))
		if err != nil {
			return err
		}
		return sameResults(r, got, want)
	}
}

// graphOfAnyPast: after graphs that differ in a little.
func graphOfAnyPast(dev *device.Device, r *testgraph.Recipe) error {
	want, err := askedBytes(r, graphTensors(dev, r, nil))
	if err != nil {
		return err
	}
	random := rand.New(rand.NewPCG(uint64(len(r.Steps)), 3))
	for range 3 {
		other := r.Clone()
		other.Change(random)
		if _, err := askedBytes(other, graphTensors(dev, other, nil)); err != nil {
			return err
		}
	}
	got, err := askedBytes(r, graphTensors(dev, r, nil))
	if err != nil {
		return err
	}
	return sameResults(r, got, want)
}

// graphCompiled: a function of the leaves, called with whole arrays, with views of others,
// and with whole ones again.
func graphCompiled(dev *device.Device, r *testgraph.Recipe) error {
	ctx, leaves := context.Background(), r.Leaves()
	views, whole, err := laidLeaves(dev, r, 9)
	if err != nil || len(leaves) == 0 {
		return err
	}
	r = r.Clone()
	if r.Ask = slices.DeleteFunc(r.Ask, func(at int) bool { return !r.Computes(at) }); len(r.Ask) == 0 {
		return nil
	}
	want, err := askedBytes(r, graphTensors(dev, r, nil))
	if err != nil {
		return err
	}
	var params []tensor.Param
	for _, i := range leaves {
		params = append(params, tensor.Param{DType: whole[i].DType(), Dims: whole[i].Shape()})
	}
	f, err := tensor.Compile(ctx, dev, params, func(args []*tensor.Tensor) (results []*tensor.Tensor) {
		given := map[int]*tensor.Tensor{}
		for k, i := range leaves {
			given[i] = args[k]
		}
		values := graphTensors(dev, r, given)
		for _, at := range r.Ask {
			results = append(results, values[at])
		}
		return results
	})
	if err != nil {
		return err
	}
	for _, from := range []map[int]*tensor.Tensor{whole, views, whole} {
		var args []*tensor.Tensor
		for _, i := range leaves {
			args = append(args, from[i])
		}
		results, err := f.Call(ctx, args...)
		if err != nil {
			return err
		}
		for i, v := range results {
			got, err := tensor.ReadBytes(ctx, v)
			if err != nil {
				return err
			}
			if !bytes.Equal(got, want[i]) {
				return fmt.Errorf("step %d: %x, want %x", r.Ask[i], got, want[i])
			}
		}
	}
	return nil
}

func TestMetamorphicGraphs(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	host := testdev.OpenUnchecked(t, device.WithSelector("host"))
	programs, seed := metamorphicPrograms(t, dev)
	if dev.Info().Kind != device.Host { // graphs have more kernels than programs over rows
		programs = (programs + 1) / 2
	}
	for name, holds := range map[string]graphRelation{"any layout": graphInAnyLayout, "any order": graphInAnyOrder,
		"any device": graphOnAnyDevice(host), "any past": graphOfAnyPast, "compiled": graphCompiled} {
		t.Run(name, func(t *testing.T) {
			for i := range programs {
				d := testgraph.NewDrawer(seed + uint64(i)<<20 + uint64(len(name)))
				d.Graph(testgraph.Nodes)
				s := testgraph.Recipes{d.Recipe()}
				if holds(dev, s[0]) == nil {
					continue
				}
				least := s.Shrink(200, func(s testgraph.Recipes) bool { return holds(dev, s[0]) != nil })
				t.Fatalf("seed %d, graph %d: %v\nthe least graph:\n%s", seed, i, holds(dev, least[0]), least)
			}
		})
	}
}

// A graph over leaves of other elements has other results: what the relations compare is
// not blind.
func TestMetamorphicGraphsFindFaults(t *testing.T) {
	dev := testdev.OpenUnchecked(t, device.WithSelector("host"))
	random, found, tried := rand.New(rand.NewPCG(1, 1)), 0, 0
	for seed := range uint64(40) {
		d := testgraph.NewDrawer(seed)
		d.Graph(testgraph.Nodes)
		r := d.Recipe()
		values, given := graphTensors(dev, r, nil), map[int]*tensor.Tensor{}
		for _, i := range r.Leaves() {
			d, s := values[i].DType(), values[i].Shape()
			given[i] = tensor.FromBytes(dev, d, testgraph.Elements(random, d, s.Size(), testgraph.SeldomSpecial), s.Size()).Reshape(s...)
		}
		if len(given) > 0 {
			if tried++; graphHolds(dev, r, given) != nil {
				found++
			}
		}
	}
	if found < tried*2/3 {
		t.Errorf("%d of %d graphs differ", found, tried)
	}
}
