package gomlx

import (
	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// windowModes are Weft's names of GoMLX's reductions.
var windowModes = map[backends.ReduceOpType]tensor.WindowMode{
	backends.ReduceOpSum:     tensor.WindowSum,
	backends.ReduceOpProduct: tensor.WindowProd,
	backends.ReduceOpMax:     tensor.WindowMax,
	backends.ReduceOpMin:     tensor.WindowMin,
}

// windowOf are windows whose lists are nil where they are not given.
func windowOf(size, strides, baseDilations, windowDilations []int, paddings [][2]int) tensor.Window {
	orNil := func(list []int) []int {
		if len(list) == 0 {
			return nil
		}
		return list
	}
	return tensor.Window{Size: size, Strides: orNil(strides), BaseDilations: orNil(baseDilations), Dilations: orNil(windowDilations), Padding: paddings}
}

// lowerReduceWindow reduces windows along all axes: bools as the numbers 0 and 1, so that their
// sum and greatest are or, their product and least and.
func lowerReduceWindow(x *tensor.Tensor, kind backends.ReduceOpType, window, strides, baseDilations, windowDilations []int, paddings [][2]int) *tensor.Tensor {
	w := windowOf(window, strides, baseDilations, windowDilations, paddings)
	if x.DType() != dtype.Bool {
		return x.ReduceWindow(windowModes[kind], w)
	}
	mode := tensor.WindowMin
	if kind == backends.ReduceOpSum || kind == backends.ReduceOpMax {
		mode = tensor.WindowMax
	}
	// The identities of bytes are 0 and 255, which are false and true.
	return x.Cast(dtype.Uint8).ReduceWindow(mode, w).Cast(dtype.Bool)
}

// lowerSelectAndScatter is the gradient of a reduction of windows to the greatest or the least.
func lowerSelectAndScatter(operand, source *tensor.Tensor, isMax bool, window, strides []int, paddings [][2]int) *tensor.Tensor {
	mode := tensor.WindowMin
	if isMax {
		mode = tensor.WindowMax
	}
	return operand.SelectAndScatter(source, mode, windowOf(window, strides, nil, nil, paddings))
}
