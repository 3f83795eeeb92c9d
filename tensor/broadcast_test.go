package tensor_test

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// counting is 0, 1, 2, ... in the shape s, in units of scale.
func counting(s shape.Shape, scale int32) []int32 {
	data := make([]int32, s.Size())
	for i := range data {
		data[i] = int32(i) * scale
	}
	return data
}

// stretched is a broadcast operand's element at the row-major index of the result, by the
// definition: coordinates aligned at the right, and 0 where the operand's size is 1.
func stretched(data []int32, s, result shape.Shape, index int) int32 {
	at, step := 0, 1
	for back := 1; back <= len(result); back++ {
		size := result[len(result)-back]
		coordinate := index % size
		index /= size
		if back <= len(s) {
			if d := s[len(s)-back]; d != 1 {
				at += coordinate * step
				step *= d
			}
		}
	}
	return data[at]
}

// Array API 2024.12, "Broadcasting": the document's examples, sizes 0 and 1,
// scalars, and ranks beyond what fits a device's push constants.
func TestBroadcasting(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct{ a, b, want shape.Shape }{
		{dims(8, 1, 6, 1), dims(7, 1, 5), dims(8, 7, 6, 5)},
		{dims(5, 4), dims(1), dims(5, 4)},
		{dims(5, 4), dims(4), dims(5, 4)},
		{dims(15, 3, 5), dims(15, 1, 5), dims(15, 3, 5)},
		{dims(15, 3, 5), dims(3, 5), dims(15, 3, 5)},
		{dims(15, 3, 5), dims(3, 1), dims(15, 3, 5)},
		{dims(), dims(), dims()},
		{dims(), dims(2, 3), dims(2, 3)},
		{dims(1), dims(0), dims(0)},
		{dims(0, 3), dims(3), dims(0, 3)},
		{dims(2, 0, 3), dims(1, 1, 1), dims(2, 0, 3)},
		{dims(1, 0), dims(7, 1), dims(7, 0)},
		{dims(), dims(0), dims(0)},
		{dims(4, 1), dims(1, 4), dims(4, 4)},
		{dims(33, 1), dims(65), dims(33, 65)},
		{
			dims(2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1),
			dims(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2),
			dims(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2),
		},
		{
			dims(2, 1, 1, 3, 1, 1, 1, 2, 1, 1, 2, 5),
			dims(3, 1, 1, 2, 1, 1, 3, 1, 1, 5),
			dims(2, 1, 3, 3, 1, 2, 1, 2, 3, 1, 2, 5),
		},
	} {
		t.Run(fmt.Sprint(c.a, c.b), func(t *testing.T) {
			a, b := counting(c.a, 1), counting(c.b, 1000)
			x, y := tensor.From(dev, a, c.a...), tensor.From(dev, b, c.b...)
			if c.a.Rank() == 0 {
				x = tensor.Full(dev, a[0])
			}
			if c.b.Rank() == 0 {
				y = tensor.Full(dev, b[0])
			}
			sum, difference := make([]int32, c.want.Size()), make([]int32, c.want.Size())
			for i := range sum {
				l, r := stretched(a, c.a, c.want, i), stretched(b, c.b, c.want, i)
				sum[i], difference[i] = l+r, r-l
			}
			expect(t, x.Add(y), c.want, sum...)
			expect(t, y.Sub(x), c.want, difference...)
		})
	}
}

func TestThreeWayBroadcast(t *testing.T) {
	dev := testdev.Open(t)
	cond := tensor.From(dev, []bool{true, false}, 2, 1)
	x := tensor.From(dev, []int32{1, 2, 3})
	y := tensor.Full(dev, int32(-1))
	expect(t, tensor.Where(cond, x, y), dims(2, 3), 1, 2, 3, -1, -1, int32(-1))
}
