package gomlx

import (
	"slices"
	"strings"

	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/tensor"
)

// spatialLetters name the spatial axes of a convolution in a layout.
const spatialLetters = "abdefghjklmpqrstuvwxyz"

// lowerConvGeneral is a convolution with its axes where the configuration has them, and its
// lists in the order of its spatial axes.
func lowerConvGeneral(input, kernel *tensor.Tensor, axes backends.ConvolveAxesConfig, strides []int, paddings [][2]int, inputDilations, kernelDilations []int, channelGroups, batchGroups int) *tensor.Tensor {
	order := make([]int, len(axes.InputSpatial)) // of the lists, as the operand has the axes
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return axes.InputSpatial[a] - axes.InputSpatial[b] })
	return input.Conv(kernel, tensor.Convolution{
		Strides:       reordered(strides, order),
		Dilations:     reordered(kernelDilations, order),
		BaseDilations: reordered(inputDilations, order),
		Padding:       reordered(paddings, order),
		Groups:        channelGroups,
		BatchGroups:   batchGroups,
		Layout: convLayout('n', axes.InputBatch, 'c', axes.InputChannels, axes.InputSpatial) + "," +
			convLayout('o', axes.KernelOutputChannels, 'i', axes.KernelInputChannels, axes.KernelSpatial) + "->" +
			convLayout('n', axes.OutputBatch, 'c', axes.OutputChannels, axes.OutputSpatial),
	})
}

// convLayout is the letters of an operand's axes.
func convLayout(first rune, firstAt int, second rune, secondAt int, spatial []int) string {
	letters := []rune(strings.Repeat(" ", 2+len(spatial)))
	letters[firstAt], letters[secondAt] = first, second
	for i, axis := range spatial {
		letters[axis] = rune(spatialLetters[i])
	}
	return string(letters)
}

// reordered is a list in another order; nil where none is given.
func reordered[T any](list []T, order []int) []T {
	if len(list) == 0 {
		return nil
	}
	out := make([]T, len(list))
	for i, from := range order {
		out[i] = list[from]
	}
	return out
}
