package onnx

import (
	"slices"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

var drawnReductions = reductionsDrawn()

func reductionsDrawn() (list []drawnOp) {
	for _, name := range []string{"ReduceSum", "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd", "ReduceL1", "ReduceL2", "ReduceSumSquare", "ReduceLogSum", "ReduceLogSumExp"} {
		list = append(list, drawnOp{name, func(d *drawer) *drawnCase { return drawReduction(d, name) }})
	}
	for _, name := range []string{"ArgMax", "ArgMin"} {
		list = append(list, drawnOp{name, func(d *drawer) *drawnCase { return drawArg(d, name) }})
	}
	return list
}

// drawReduction has its axes as an attribute or as an operand, by its version.
func drawReduction(d *drawer, name string) *drawnCase {
	version := oneOf[int64](d, 1, 11, 13, 18)
	operand := version >= 18 || name == "ReduceSum" && version >= 13
	rank := d.between(0, 4)
	low := 1
	if d.chance(4) {
		low = 0
	}
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_FLOAT, onnxpb.Tensor_INT32, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_INT64)
	if name == "ReduceMax" || name == "ReduceMin" {
		version = oneOf[int64](d, 1, 11, 12, 13, 18, 20)
		operand = version >= 18
		if version >= 12 {
			elem = oneOf(d, float32s, float64s, int32s, int64s, int8s, uint8s)
		}
		if version == 20 {
			elem = oneOf(d, float32s, int8s, uint8s, bools)
		}
	}
	dims := d.dims(rank, low, 5)
	empty := slices.Contains(dims, 0)
	switch {
	case name == "ReduceMean" && empty: // the mean of none is open
		empty, dims = false, d.dims(rank, 1, 5)
	case name == "ReduceLogSumExp", name == "ReduceLogSum" && empty:
		// The logarithm of none as an integer is open, and ONNX Runtime cuts off every
		// exponential of an integer.
		elem = oneOf(d, float32s, float64s)
	}
	x := d.of(elem, dims, -3, 3)
	// Sums beyond a type's range are ONNX Runtime's greatest or least number, and wrap in
	// ONNX's reference.
	if (name == "ReduceMax" || name == "ReduceMin") && slices.Contains(intTypes, elem) && d.chance(4) {
		x = d.extremes(elem, dims)
	}
	if name == "ReduceLogSum" {
		x = d.numbers(elem, x.Dims, 1, 4)
	}
	c := &drawnCase{op: name, version: version, outs: 1, in: []drawnInput{x}}
	c.maybe(d, attrInt("keepdims", d.IntN(2)))
	var axes []int64
	for a := range rank {
		if d.chance(2) {
			if !empty && version >= 11 { // before, none is below 0; ONNX Runtime is wrong about negative axes then
				a -= rank * d.IntN(2)
			}
			axes = append(axes, int64(a))
		}
	}
	switch {
	case operand && (len(axes) > 0 || d.chance(2)):
		c.in = append(c.in, fixed(ints(axes...)))
	case len(axes) > 0:
		c.with(attrInts("axes", axes...))
	}
	if operand {
		c.maybe(d, attrInt("noop_with_empty_axes", d.IntN(2)))
	}
	return c
}

func drawArg(d *drawer, name string) *drawnCase {
	rank := d.between(1, 4)
	elem := oneOf(d, onnxpb.Tensor_FLOAT, onnxpb.Tensor_INT32, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_UINT8)
	c := &drawnCase{op: name, version: oneOf[int64](d, 11, 12, 13), outs: 1, in: []drawnInput{d.numbers(elem, d.dims(rank, 1, 6), 0, 3)}}
	c.maybe(d, attrInt("axis", d.between(-rank, rank-1)))
	c.maybe(d, attrInt("keepdims", d.IntN(2)))
	if c.version >= 12 {
		c.maybe(d, attrInt("select_last_index", d.IntN(2)))
	}
	return c
}
