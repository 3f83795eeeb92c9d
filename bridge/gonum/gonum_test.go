package gonum_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"gonum.org/v1/gonum/mat"

	"github.com/weft-gpu/weft/bridge/gonum"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

func open(t testing.TB) *device.Device {
	t.Helper()
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

func TestThereAndBack(t *testing.T) {
	dev := open(t)
	ctx := context.Background()
	dense := mat.NewDense(3, 4, []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
	for name, m := range map[string]mat.Matrix{
		"dense": dense, "part": dense.Slice(1, 3, 1, 3), "transposed": dense.T(), "vector": mat.NewVecDense(3, []float64{1, 2, 3}),
		"symmetric": mat.NewSymDense(2, []float64{1, 2, 2, 5}), "diagonal": mat.NewDiagDense(3, []float64{1, 2, 3}),
		"triangle": mat.NewTriDense(2, mat.Upper, []float64{1, 2, 3, 4}), "banded": mat.NewBandDense(3, 3, 0, 1, []float64{1, 2, 3, 4, 5, 0}),
	} {
		back, err := gonum.Dense(ctx, gonum.From(dev, m))
		if err != nil || !mat.Equal(back, m) {
			t.Errorf("%s: %v (%v), want %v", name, back, err, m)
		}
	}
	column, err := gonum.Dense(ctx, tensor.From(dev, []int32{4, 5}))
	if err != nil || !mat.Equal(column, mat.NewDense(2, 1, []float64{4, 5})) {
		t.Errorf("of int32: %v (%v)", column, err)
	}
	if empty, err := gonum.Dense(ctx, tensor.Zeros(dev, dtype.Float32, 0, 3)); err != nil || !empty.IsEmpty() {
		t.Errorf("without elements: %v (%v)", empty, err)
	}
}

func TestMistakes(t *testing.T) {
	dev := open(t)
	dense := func(x *tensor.Tensor) error {
		_, err := gonum.Dense(context.Background(), x)
		return err
	}
	for want, err := range map[string]error{
		"the matrix is nil":     gonum.From(dev, nil).Err(),
		"device is nil":         gonum.From(nil, mat.NewDense(1, 1, nil)).Err(),
		"complex64 elements":    dense(tensor.Zeros(dev, dtype.Complex64, 2)),
		"a matrix has two axes": dense(tensor.Zeros(dev, dtype.Float64, 2, 3, 4)),
		"reshape":               dense(tensor.Zeros(dev, dtype.Float64, 2).Reshape(3)),
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q in it", err, want)
		}
	}
	var missing *tensor.MissingError
	if err := dense(nil); !errors.As(err, &missing) {
		t.Errorf("%v, want a MissingError", err)
	}
	if err := dense(tensor.Full(dev, 2.)); err == nil {
		t.Error("a scalar is a matrix")
	}
}

func ExampleDense() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	a := mat.NewDense(2, 2, []float64{1, 2, 3, 4})
	x := gonum.From(dev, a)
	square, err := gonum.Dense(context.Background(), x.MatMul(x))
	fmt.Println(mat.Formatted(square), err)
	// Output:
	// ⎡ 7  10⎤
	// ⎣15  22⎦ <nil>
}
