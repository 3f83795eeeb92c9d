package tensor_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// A part of a Var allows everything that the whole allows, and so does a part of a part.
func TestPartsAreVars(t *testing.T) {
	dev := testdev.Open(t)
	one := tensor.Scalar(1)
	swap := tensor.From(dev, []int32{0, 1, 1, 0}, 2, 2)
	for _, c := range []struct {
		statement string
		run       func(v *tensor.Var) error
		want      []int32
	}{
		{"v[1][:, ::2] += 1", func(v *tensor.Var) error {
			return v.At(shape.At(1)).At(shape.All(), shape.StepAll(2)).AddAssign(one)
		},
			[]int32{0, 1, 2, 3, 4, 5, 7, 7, 9, 10, 10, 12}},
		{"v[:, 1][1][2] = 1", func(v *tensor.Var) error {
			return v.At(shape.All(), shape.At(1)).At(shape.At(1)).At(shape.At(2)).Assign(one)
		},
			[]int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1}},
		{"v[0][..., 1:] @= swap", func(v *tensor.Var) error {
			return v.At(shape.At(0)).At(shape.Ellipsis, shape.From(1)).MatMulAssign(swap)
		},
			[]int32{0, 2, 1, 3, 5, 4, 6, 7, 8, 9, 10, 11}},
		{"v[1][0] put", func(v *tensor.Var) error {
			return v.At(shape.At(1), shape.At(0)).Put(0, tensor.From(dev, []int64{2, 2}), one, tensor.ScatterAdd)
		},
			[]int32{0, 1, 2, 3, 4, 5, 6, 7, 10, 9, 10, 11}},
		{"v[1][0] where even", func(v *tensor.Var) error {
			part := v.At(shape.At(1), shape.At(0))
			return part.PutMask(part.Tensor().Remainder(tensor.Scalar(2)).Equal(tensor.Scalar(0)), tensor.Scalar(-1))
		},
			[]int32{0, 1, 2, 3, 4, 5, -1, 7, -1, 9, 10, 11}},
		{"v[1] updated", func(v *tensor.Var) error {
			return v.At(shape.At(1)).Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Flip().Maximum(tensor.Scalar(8)) })
		},
			[]int32{0, 1, 2, 3, 4, 5, 11, 10, 9, 8, 8, 8}},
		{"v[1] updated by nothing", func(v *tensor.Var) error {
			return v.At(shape.At(1)).Update(func(x *tensor.Tensor) *tensor.Tensor { return x })
		},
			[]int32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}},
	} {
		t.Run(c.statement, func(t *testing.T) {
			v := tensor.NewVar("v", tensor.Arange[int32](dev, 0, 12, 1).Reshape(2, 2, 3))
			must(t, c.run(v))
			expect(t, v.Tensor(), dims(2, 2, 3), c.want...)
		})
	}
}

func TestPartsAreDescribed(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("w", tensor.Zeros(dev, dtype.Float32, 2, 3))
	part := v.At(shape.At(1)).At(shape.From(1))
	if part.Name() != "w[1][1:]" || !part.Shape().Equal(dims(2)) || part.DType() != dtype.Float32 || part.Device() != dev || part.Err() != nil {
		t.Errorf("%s: %v%v on %v, %v", part.Name(), part.DType(), part.Shape(), part.Device(), part.Err())
	}
	part.Close()
	must(t, v.AddAssign(tensor.Scalar(1)))
	expect(t, part.Tensor(), dims(2), float32(1), 1)
	bad := v.At(shape.At(2)).At(shape.At(0))
	expectMistake[*shape.IndexError](t, "a part of no part", bad.Err(), "at: index [2] of shape [2 3]")
	expectMistake[*shape.IndexError](t, "its elements", bad.Tensor().Err(), "index: index [2] of shape [2 3]")
	expectMistake[*shape.IndexError](t, "assigned to", bad.Assign(tensor.Scalar(1)), "assign: index [2] of shape [2 3]")
	expectMistake[*tensor.ArgumentError](t, "a product into a part", v.At(shape.At(0)).MatMulAssign(tensor.Zeros(dev, dtype.Float32, 3, 2)),
		"matmul_assign: the result has shape [2], the target [3], whose shape never changes")
}

// No update is lost, and a mistake leaves the elements unchanged.
func TestUpdate(t *testing.T) {
	dev := testdev.Open(t)
	v := tensor.NewVar("n", tensor.Zeros(dev, dtype.Int64, 2))
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			for range 50 {
				part := v.At(shape.At(i % 2))
				if err := part.Update(func(x *tensor.Tensor) *tensor.Tensor { return x.Add(tensor.Scalar(1)) }); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
	expect(t, v.Tensor(), dims(2), int64(200), 200)

	y := tensor.Zeros(dev, dtype.Int64, 3)
	for name, c := range map[string]struct {
		f     func(x *tensor.Tensor) *tensor.Tensor
		cause any
	}{
		"another shape": {func(x *tensor.Tensor) *tensor.Tensor { return x.Sum(nil) }, new(*tensor.ArgumentError)},
		"another dtype": {func(x *tensor.Tensor) *tensor.Tensor { return x.Cast(dtype.Float32) }, new(*tensor.TargetDTypeError)},
		"a mistake":     {func(x *tensor.Tensor) *tensor.Tensor { return x.Add(y) }, new(*shape.BroadcastError)},
		"a scalar":      {func(x *tensor.Tensor) *tensor.Tensor { return tensor.Scalar(1) }, new(*tensor.ScalarError)},
		"nil":           {func(x *tensor.Tensor) *tensor.Tensor { return nil }, new(*tensor.MissingError)},
		"no function":   {nil, new(*tensor.MissingError)},
	} {
		if err := v.Update(c.f); !errors.As(err, c.cause) {
			t.Errorf("%s: %v, want a %T", name, err, c.cause)
		}
	}
	expect(t, v.Tensor(), dims(2), int64(200), 200)

	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Int64, Dims: []int{2}}}, func(a []*tensor.Tensor) []*tensor.Tensor { return a })
	must(t, err)
	var part *tensor.ArgumentError
	if err := f.CallInto(context.Background(), []*tensor.Var{v.At(shape.All())}, v.Tensor()); !errors.As(err, &part) {
		t.Errorf("a call into a part: %v, want an ArgumentError", err)
	}
}
