package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestDim(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 0, 5)
	if x.Rank() != 3 {
		t.Errorf("rank %d", x.Rank())
	}
	for axis, want := range map[int]int{0: 2, 1: 0, 2: 5, -1: 5, -2: 0, -3: 2, 3: 0, -4: 0} {
		if got := x.Dim(axis); got != want {
			t.Errorf("Dim(%d) is %d, want %d", axis, got, want)
		}
	}
	scalar := tensor.Scalar(3)
	if scalar.Rank() != 0 || scalar.Dim(0) != 0 || len(scalar.Shape()) != 0 {
		t.Errorf("a Scalar has rank %d, shape %v", scalar.Rank(), scalar.Shape())
	}
}

// A program may ask a failed tensor for its sizes, and index, slice and divide by them: the results
// carry the first mistake.
func TestSizesOfMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 6)
	bad := x.Reshape(4, 2)
	s := bad.Shape()
	rows, columns := s[0], s[3]
	if bad.Rank() != len(s) || s[bad.Rank()-1] != bad.Dim(-1) || s[:2].Size() != 1 || 12/bad.Dim(1)/rows/columns != 12 {
		t.Errorf("shape %v, rank %d, Dim(-1) %d", s, bad.Rank(), bad.Dim(-1))
	}
	if s[0] = 7; bad.Shape()[0] != 1 {
		t.Error("the shape is shared")
	}
	for _, none := range []*tensor.Tensor{nil, new(tensor.Tensor)} {
		if none.Rank() != 0 || none.Dim(0) != 0 || len(none.Shape()) != 0 {
			t.Errorf("no Tensor has shape %v", none.Shape())
		}
	}
	if y := bad.Reshape(bad.Dim(0)/bad.Dim(1), -1).T(); y.Err() != bad.Err() {
		t.Errorf("%v, want %v", y.Err(), bad.Err())
	}
}

func TestFromInfersOneSize(t *testing.T) {
	dev := testdev.Open(t)
	data := []int32{1, 2, 3, 4, 5, 6}
	expect(t, tensor.From(dev, data, -1, 3), dims(2, 3), data...)
	expect(t, tensor.From(dev, data, 2, -1, 1), dims(2, 3, 1), data...)
	expect(t, tensor.From(dev, data, -1), dims(6), data...)
	expect(t, tensor.FromBytes(dev, dtype.Uint8, []byte{1, 2, 3, 4}, 2, -1), dims(2, 2), uint8(1), 2, 3, 4)
	for _, c := range []struct {
		dims []int
		want string
	}{
		{[]int{-1, 4}, "from: shape [6] of 6 elements does not reshape to [-1 4]: 6 is no multiple of 4; the other sizes must divide it\n    in from at "},
		{[]int{-1, -1}, "from: shape [6] of 6 elements does not reshape to [-1 -1]: axes 0 and 1 are both -1; leave one of them at most"},
		{[]int{-1, 0}, "from: shape [6] of 6 elements does not reshape to [-1 0]: beside a size 0 any size fits for -1"},
	} {
		if err := tensor.From(dev, data, c.dims...).Err(); err == nil || len(err.Error()) < len(c.want) || err.Error()[:len(c.want)] != c.want {
			t.Errorf("%v: %v, want %s", c.dims, err, c.want)
		}
	}
}
