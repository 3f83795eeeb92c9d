package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Array API 2024.12, broadcast_arrays.
func TestBroadcastArrays(t *testing.T) {
	dev := testdev.Open(t)
	column := tensor.From(dev, []int32{1, 2}, 2, 1)
	row := tensor.From(dev, []float32{3, 4, 5})
	one := tensor.Full(dev, true)
	out := tensor.BroadcastArrays(column, row, one)
	if len(out) != 3 {
		t.Fatalf("%d results, want 3", len(out))
	}
	expect(t, out[0], dims(2, 3), 1, 1, 1, 2, 2, int32(2))
	expect(t, out[1], dims(2, 3), 3, 4, 5, 3, 4, float32(5))
	expect(t, out[2], dims(2, 3), true, true, true, true, true, true)

	if none := tensor.BroadcastArrays(); len(none) != 0 {
		t.Errorf("of nothing: %v", none)
	}
	for i, bad := range tensor.BroadcastArrays(column, tensor.Zeros(dev, dtype.Bool, 3, 1)) {
		expectMistake[*shape.BroadcastError](t, "the results", bad.Err(),
			"broadcast_arrays: shapes [2 1] and [3 1] do not broadcast: axis 0 has 2 and 3")
		if i > 1 {
			t.Errorf("result %d of 2 operands", i)
		}
	}
	for _, bad := range tensor.BroadcastArrays(column, tensor.Scalar(1)) {
		expectMistake[*tensor.ScalarError](t, "with a scalar", bad.Err(), "broadcast_arrays: scalar 1 meets no tensor")
	}
	for _, bad := range tensor.BroadcastArrays(column, nil) {
		expectMistake[*tensor.MissingError](t, "with nil", bad.Err(), "broadcast_arrays: operand 2 is nil")
	}
}
