package tensor_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// With the check every operator that takes indices from a tensor reports the first one outside,
// where its result is evaluated; without it the nearest element inside is taken.
func TestIndexCheck(t *testing.T) {
	dev, unchecked := testdev.Open(t), testdev.OpenUnchecked(t)
	for _, c := range []struct {
		op       string
		apply    func(dev *device.Device, x *tensor.Tensor) *tensor.Tensor // x is 3 by 4
		position []int
		index    string
		axis     int
		size     int
	}{
		{"take", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.Take(0, tensor.From(d, []int64{0, 3, -4}))
		}, []int{1}, "3", 0, 3},
		{"take", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.Take(-1, tensor.From(d, []int8{3, -4, -5, 99}, 2, 2))
		}, []int{1, 0}, "-5", 1, 4},
		{"take", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.Take(0, tensor.From(d, []uint64{2, 1 << 63}, 2))
		}, []int{1}, "9223372036854775808", 0, 3},
		{"take", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor { return x.Take(1, tensor.Scalar(-5)) }, []int{}, "-5", 1, 4},
		{"take_along_axis", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.TakeAlongAxis(-1, tensor.From(d, []int32{0, 4, -1}, 3, 1))
		}, []int{1, 0}, "4", 1, 4},
		{"gather_nd", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.GatherND(tensor.From(d, []int32{2, 3, 0, -5, 3, 0}, 3, 2), 0)
		}, []int{1, 1}, "-5", 1, 4},
		{"gather_nd", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.GatherND(tensor.From(d, []uint8{1, 2, 4}, 3, 1), 1)
		}, []int{2, 0}, "4", 1, 4},
		{"put", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.Put(0, tensor.From(d, []int32{-3, -4}), tensor.Scalar(1), tensor.ScatterAdd)
		}, []int{1}, "-4", 0, 3},
		{"scatter", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.Scatter(0, tensor.From(d, []int32{1, 7}, 1, 2), tensor.Scalar(1), tensor.ScatterSet)
		}, []int{0, 1}, "7", 0, 3},
		{"scatter_nd", func(d *device.Device, x *tensor.Tensor) *tensor.Tensor {
			return x.ScatterND(tensor.From(d, []int32{0, 3}, 2, 1), tensor.Scalar(1), tensor.ScatterSet)
		}, []int{1, 0}, "3", 0, 3},
	} {
		x := tensor.Zeros(dev, dtype.Float32, 3, 4)
		got := c.apply(dev, x)
		_, err := tensor.Read[float32](ctx, got)
		var outside *tensor.IndexRangeError
		if !errors.As(err, &outside) {
			t.Errorf("%s: %v, want *IndexRangeError", c.op, err)
			continue
		}
		if outside.Op != c.op || outside.Operand != 1 || !slices.Equal(outside.Position, c.position) || outside.Index != c.index || outside.Axis != c.axis || outside.Size != c.size ||
			!strings.Contains(outside.Site, "indexcheck_test.go:") {
			t.Errorf("%s: %+v", c.op, outside)
		}
		if _, again := tensor.Read[float32](ctx, got.Add(tensor.Scalar(1))); !errors.As(again, &outside) {
			t.Errorf("%s: its reader has the error %v", c.op, again)
		}
		if _, err := tensor.Read[float32](ctx, c.apply(unchecked, tensor.Zeros(unchecked, dtype.Float32, 3, 4))); err != nil {
			t.Errorf("%s, unchecked: %v", c.op, err)
		}
	}
}

// Values that do not depend on a wrong index are computed and kept. Those that do stay errors,
// however often they are read.
func TestIndexCheckLosesNothingElse(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 3})
	good, bad := x.Take(0, tensor.From(dev, []int32{2, 0})), x.Take(0, tensor.From(dev, []int32{2, 3}))
	twice := x.Take(0, bad.Cast(dtype.Int32)) // depends on a wrong index
	sum := x.Sum(nil)
	for range 2 {
		err := tensor.Eval(ctx, sum, twice, good)
		var outside *tensor.IndexRangeError
		if !errors.As(err, &outside) || outside.Index != "3" {
			t.Fatalf("%v, want the index 3", err)
		}
	}
	for name, kept := range map[string]*tensor.Tensor{"sum": sum, "good": good} {
		if s := kept.String(); strings.Contains(s, "not yet run") {
			t.Errorf("%s is %s", name, s)
		}
	}
	expect(t, good, dims(2), float32(3), 1)
	x.Close()
	good.Close()
	if _, err := tensor.Read[float32](ctx, bad); err == nil || !strings.Contains(err.Error(), "take (tensor/indexcheck_test.go:") || !strings.Contains(err.Error(), ": index 3, at [1] of operand 2, is outside axis 0, which takes -3 to 2") {
		t.Errorf("%v", err)
	}
}

// Reading a variable, calling a compiled function and measuring return the error too.
func TestIndexCheckElsewhere(t *testing.T) {
	dev := testdev.Open(t)
	var outside *tensor.IndexRangeError
	v := tensor.NewVar("v", tensor.From(dev, []float32{1, 2, 3}))
	defer v.Close()
	if err := v.Put(0, tensor.From(dev, []int32{5}), tensor.Scalar(9), tensor.ScatterSet); err != nil {
		t.Fatal(err)
	}
	if _, err := tensor.Read[float32](ctx, v.Tensor()); !errors.As(err, &outside) || outside.Op != "put" {
		t.Errorf("the variable: %v", err)
	}
	for _, size := range []int{3, tensor.Dynamic} {
		f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{size}}, {DType: dtype.Int32, Dims: []int{2}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
			return []*tensor.Tensor{args[0].Neg(), args[0].Take(0, args[1].Add(tensor.Scalar(1)))}
		})
		if err != nil {
			t.Fatal(err)
		}
		x := tensor.From(dev, []float32{1, 2, 3})
		out, err := f.Call(ctx, x, tensor.From(dev, []int32{1, 0}))
		if err != nil || len(out) != 2 {
			t.Fatalf("%d results, %v", len(out), err)
		}
		expect(t, out[1], dims(2), float32(3), 2)
		if _, err := f.Call(ctx, x, tensor.From(dev, []int32{0, 2})); !errors.As(err, &outside) || outside.Index != "3" || outside.Position[0] != 1 {
			t.Errorf("the call: %v", err)
		}
		results := []*tensor.Var{tensor.NewVar("a", out[0]), tensor.NewVar("b", out[1])}
		if err := f.CallInto(ctx, results, x, tensor.From(dev, []int32{0, 2})); !errors.As(err, &outside) {
			t.Errorf("the call into variables: %v", err)
		}
		expect(t, results[1].Tensor(), dims(2), float32(3), 2)
	}
	if _, err := tensor.Measure(ctx, tensor.From(dev, []int32{1}).Take(0, tensor.From(dev, []int32{1}))); !errors.As(err, &outside) {
		t.Errorf("the profile: %v", err)
	}
}

// Without the check nothing is recorded for it. With it nothing is where no index can be outside.
func TestIndexCheckCostsNothingUnasked(t *testing.T) {
	kernels := func(dev *device.Device, index *tensor.Tensor) int {
		t.Helper()
		x, err := tensor.Explain(tensor.From(dev, make([]float32, 900), 3, 300).Take(1, index))
		if err != nil {
			t.Fatal(err)
		}
		return len(x.Kernels)
	}
	checked, unchecked := testdev.Open(t), testdev.OpenUnchecked(t)
	if n, m := kernels(unchecked, tensor.From(unchecked, []int32{1, 2})), kernels(checked, tensor.From(checked, []int32{1, 2})); n != 1 || m != 2 {
		t.Errorf("%d kernels without the check, %d with it", n, m)
	}
	if n := kernels(checked, tensor.From(checked, []uint8{1, 2})); n != 1 {
		t.Errorf("%d kernels for indices of bytes, which are never outside", n)
	}
}
