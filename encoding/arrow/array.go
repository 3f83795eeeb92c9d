package arrow

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"
	"github.com/apache/arrow-go/v18/arrow/memory"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Array is the array of a tensor, without nulls: of its elements for rank 1, of lists of a fixed
// size for a higher rank. It runs what the tensor needs. Its memory is Go's, and is collected
// whether the array is released or not.
//
// Errors: *[tensor.ArgumentError] for a tensor of rank 0, for an axis of size 0 behind the first,
// and for bfloat16 and complex numbers, which Arrow does not have; those of [tensor.ReadBytes].
func Array(ctx context.Context, t *tensor.Tensor) (arrow.Array, error) {
	const op = "arrow.Array"
	data, err := tensor.ReadBytes(ctx, t)
	if err != nil {
		return nil, err
	}
	s, d := t.Shape(), t.DType()
	kind := types[d]
	switch {
	case len(s) == 0:
		return nil, &tensor.ArgumentError{Op: op, What: "a tensor of rank 0", Hint: "an array has a length: reshape it to [1]"}
	case kind == nil:
		return nil, &tensor.ArgumentError{Op: op, What: d.String() + " elements", Hint: "Arrow has no such type: cast them, or take Real and Imag"}
	}
	count := s.Size()
	if d == dtype.Bool {
		data = packed(data)
	}
	values := array.NewData(kind, count, []*memory.Buffer{nil, memory.NewBufferBytes(data)}, nil, 0, 0)
	for axis := len(s) - 1; axis > 0; axis-- {
		if s[axis] < 1 || s[axis] > math.MaxInt32 {
			return nil, &tensor.ArgumentError{Op: op, What: fmt.Sprintf("axis %d of size %d", axis, s[axis]), Hint: "a list of Arrow's of a fixed size has 1 to 2147483647 elements"}
		}
		inner := values
		kind = arrow.FixedSizeListOfNonNullable(int32(s[axis]), kind)
		values = array.NewData(kind, s[:axis].Size(), []*memory.Buffer{nil}, []arrow.ArrayData{inner}, 0, 0)
		inner.Release()
	}
	defer values.Release()
	return array.MakeFromData(values), nil
}

// packed converts bools to bits, the first in the lowest bit.
func packed(data []byte) []byte {
	out := make([]byte, (len(data)+7)/8)
	for i, b := range data {
		out[i/8] |= b << (i % 8)
	}
	return out
}

// FromRecord is the tensors of a record batch's columns by their names, each as [From] makes it.
//
// Errors: *[tensor.MissingError] for a nil batch, *[tensor.ArgumentError] for two columns of one
// name, and those of [From] with the column's name.
func FromRecord(dev *device.Device, r arrow.RecordBatch) (map[string]*tensor.Tensor, error) {
	const op = "arrow.FromRecord"
	if r == nil {
		return nil, &tensor.MissingError{Op: op, What: "the record batch is nil", Hint: "pass one"}
	}
	out := map[string]*tensor.Tensor{}
	fail := func(err error) (map[string]*tensor.Tensor, error) {
		for _, t := range out {
			t.Close()
		}
		return nil, err
	}
	for i, column := range r.Columns() {
		name := r.ColumnName(i)
		if out[name] != nil {
			return fail(&tensor.ArgumentError{Op: op, What: fmt.Sprintf("two columns %q", name), Hint: "rename one, or take them by From"})
		}
		t := From(dev, column)
		if err := t.Err(); err != nil {
			return fail(fmt.Errorf("column %q: %w", name, err))
		}
		out[name] = t
	}
	return out, nil
}

// Record is the record batch of tensors, its columns sorted by name, each as [Array] makes it.
// Release it when it is not needed any more.
//
// Errors: *[tensor.ArgumentError] for tensors whose first sizes differ, and those of [Array] with
// the column's name.
func Record(ctx context.Context, columns map[string]*tensor.Tensor) (arrow.RecordBatch, error) {
	var fields []arrow.Field
	var arrays []arrow.Array
	rows := 0
	defer func() {
		for _, a := range arrays {
			a.Release()
		}
	}()
	for i, name := range slices.Sorted(maps.Keys(columns)) {
		a, err := Array(ctx, columns[name])
		if err != nil {
			return nil, fmt.Errorf("column %q: %w", name, err)
		}
		arrays = append(arrays, a)
		if i == 0 {
			rows = a.Len()
		}
		if a.Len() != rows {
			return nil, &tensor.ArgumentError{Op: "arrow.Record", What: fmt.Sprintf("column %q of length %d", name, a.Len()), Hint: fmt.Sprintf("the others have %d: a batch's columns are of one length", rows)}
		}
		fields = append(fields, arrow.Field{Name: name, Type: a.DataType()})
	}
	return array.NewRecordBatch(arrow.NewSchema(fields, nil), arrays, int64(rows)), nil
}
