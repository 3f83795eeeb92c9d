// Package gonum brings gonum's matrices and vectors to Weft's devices and back:
//
//	x := gonum.From(dev, a)                   // a mat.Matrix, as float64[rows columns]
//	product, err := gonum.Dense(ctx, x.MatMul(y))
//
// It is a module of its own: github.com/weft-gpu/weft/bridge/gonum.
package gonum

import (
	"context"

	"gonum.org/v1/gonum/mat"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// From is the tensor float64[rows columns] of a matrix, whose elements are copied: at
// once where they lie row by row (mat.RawMatrixer), else one by one. A vector is a matrix
// of one column.
//
// Errors, carried by the result: *[tensor.MissingError] for a nil matrix; those of
// [tensor.From].
func From(dev *device.Device, m mat.Matrix) *tensor.Tensor {
	if m == nil {
		return tensor.Fail("gonum.From", &tensor.MissingError{Op: "gonum.From", What: "the matrix is nil", Hint: "pass one"})
	}
	rows, columns := m.Dims()
	data := make([]float64, 0, rows*columns)
	if raw, ok := m.(mat.RawMatrixer); ok {
		general := raw.RawMatrix()
		for i := range rows {
			data = append(data, general.Data[i*general.Stride:][:columns]...)
		}
		return tensor.From(dev, data, rows, columns)
	}
	for i := range rows {
		for j := range columns {
			data = append(data, m.At(i, j))
		}
	}
	return tensor.From(dev, data, rows, columns)
}

// Dense is the matrix of a tensor of rank 2, or of rank 1 as one column, whose elements
// are of real type and become float64; it runs what the tensor needs. gonum has no
// matrix without elements but the empty one.
//
// Errors: *[tensor.ArgumentError] for another rank and for complex elements; those of
// [tensor.Read].
func Dense(ctx context.Context, t *tensor.Tensor) (*mat.Dense, error) {
	if t.DType().IsComplex() {
		return nil, &tensor.ArgumentError{Op: "gonum.Dense", What: t.DType().String() + " elements", Hint: "take Real or Imag of them"}
	}
	if t.DType().Valid() && t.DType() != dtype.Float64 {
		wide := t.Cast(dtype.Float64)
		defer wide.Close()
		t = wide
	}
	data, err := tensor.Read[float64](ctx, t)
	if err != nil {
		return nil, err
	}
	rows, columns := t.Dim(0), 1
	switch t.Rank() {
	case 1:
	case 2:
		columns = t.Dim(1)
	default:
		return nil, &tensor.ArgumentError{Op: "gonum.Dense", What: "a tensor of shape " + t.Shape().String(), Hint: "a matrix has two axes: Reshape it"}
	}
	if len(data) == 0 {
		return &mat.Dense{}, nil
	}
	return mat.NewDense(rows, columns, data), nil
}
