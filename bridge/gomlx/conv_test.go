package gomlx

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// convOptions are what a convolution takes beside its operands.
type convOptions struct {
	axes                            backends.ConvolveAxesConfig
	strides                         []int
	paddings                        [][2]int
	inputDilations, kernelDilations []int
	channelGroups, batchGroups      int
}

// channelsFirst are the axes [n, c, spatial...], [i, o, spatial...] and [n, o, spatial...].
func channelsFirst(spatial int) backends.ConvolveAxesConfig {
	var list []int
	for i := range spatial {
		list = append(list, 2+i)
	}
	return backends.ConvolveAxesConfig{InputChannels: 1, InputSpatial: list, KernelOutputChannels: 1, KernelSpatial: list, OutputChannels: 1, OutputSpatial: list}
}

// channelsLast are the axes [n, spatial..., c], [spatial..., i, o] and [n, spatial..., o].
func channelsLast(spatial int) backends.ConvolveAxesConfig {
	var list, kernel []int
	for i := range spatial {
		list, kernel = append(list, 1+i), append(kernel, i)
	}
	return backends.ConvolveAxesConfig{InputChannels: spatial + 1, InputSpatial: list, KernelInputChannels: spatial, KernelOutputChannels: spatial + 1, KernelSpatial: kernel,
		OutputChannels: spatial + 1, OutputSpatial: list}
}

func (o convOptions) padding(i int) [2]int {
	if len(o.paddings) == 0 {
		return [2]int{}
	}
	return o.paddings[i]
}

// outputDims are those of the result; one that is less than 1 has no windows.
func (o convOptions) outputDims(input, kernel []int) []int {
	out := make([]int, len(input))
	out[o.axes.OutputBatch] = input[o.axes.InputBatch] / o.batchGroups
	out[o.axes.OutputChannels] = kernel[o.axes.KernelOutputChannels]
	for i, axis := range o.axes.InputSpatial {
		length := (input[axis]-1)*or1(o.inputDilations, i) + 1 + o.padding(i)[0] + o.padding(i)[1]
		reach := (kernel[o.axes.KernelSpatial[i]]-1)*or1(o.kernelDilations, i) + 1
		if length >= reach {
			out[o.axes.OutputSpatial[i]] = (length-reach)/or1(o.strides, i) + 1
		}
	}
	return out
}

// convolved is XLA's ConvWithGeneralPadding: of each place the sum of products of the operand's
// elements with those of the kernel that are at them.
func convolved[T int32 | float64 | uint64](input, kernel array[T], o convOptions) array[T] {
	out := newArray[T](o.outputDims(input.dims, kernel.dims)...)
	made := kernel.dims[o.axes.KernelOutputChannels]
	batch := input.dims[o.axes.InputBatch] / o.batchGroups
	from := make([]int, len(input.dims))
	each(out.dims, func(place []int) {
		sum := out.at(place...)
		channel := place[o.axes.OutputChannels]
		each(kernel.dims, func(element []int) {
			if element[o.axes.KernelOutputChannels] != channel {
				return
			}
			from[o.axes.InputBatch] = place[o.axes.OutputBatch] + channel/(made/o.batchGroups)*batch
			from[o.axes.InputChannels] = element[o.axes.KernelInputChannels] + channel/(made/o.channelGroups)*kernel.dims[o.axes.KernelInputChannels]
			for i, axis := range o.axes.InputSpatial {
				at := place[o.axes.OutputSpatial[i]]*or1(o.strides, i) + element[o.axes.KernelSpatial[i]]*or1(o.kernelDilations, i) - o.padding(i)[0]
				apart := or1(o.inputDilations, i)
				if at < 0 || at%apart != 0 || at/apart >= input.dims[axis] {
					return
				}
				from[axis] = at / apart
			}
			*sum += *input.at(from...) * *kernel.at(element...)
		})
	})
	return out
}

func lowerConv(input, kernel *tensor.Tensor, o convOptions) *tensor.Tensor {
	return lowerConvGeneral(input, kernel, o.axes, o.strides, o.paddings, o.inputDilations, o.kernelDilations, o.channelGroups, o.batchGroups)
}

// checkConv compares a convolution of numbers that count up with the reference, in several types.
func checkConv(t *testing.T, what string, input, kernel []int, o convOptions) {
	t.Helper()
	dev := testdev.Open(t)
	o.channelGroups, o.batchGroups = max(o.channelGroups, 1), max(o.batchGroups, 1)
	x, w := filled(input, func(i int) float64 { return float64(i%19 - 9) }), filled(kernel, func(i int) float64 { return float64(i%7 - 3) })
	compare(t, what+", float64", lowerConv(toDevice(dev, x), toDevice(dev, w), o), convolved(x, w, o))
	y, v := filled(input, func(i int) int32 { return int32(i) * 40503 }), filled(kernel, func(i int) int32 { return int32(i) * 71993 })
	compare(t, what+", int32", lowerConv(toDevice(dev, y), toDevice(dev, v), o), convolved(y, v, o))
	// Halves hold these numbers, and their sums are rounded once.
	half := lowerConv(toDevice(dev, x).Cast(dtype.Float16), toDevice(dev, w).Cast(dtype.Float16), o)
	want := convolved(x, w, o)
	rounded := toDevice(dev, want).Cast(dtype.Float16).Cast(dtype.Float64)
	if got := half.DType(); got != dtype.Float16 {
		t.Errorf("%s of float16 is %v", what, got)
	}
	same := half.Cast(dtype.Float64).Equal(rounded).All(nil)
	compare(t, what+", float16 as float64 rounded", same, array[bool]{nil, []bool{true}})
}

func TestConvGeneral(t *testing.T) {
	both := channelsFirst(2)
	turned := both
	turned.OutputBatch, turned.OutputChannels, turned.OutputSpatial = 2, 0, []int{3, 1}
	for name, c := range map[string]struct {
		input, kernel []int
		o             convOptions
	}{
		"padded behind":          {[]int{2, 3, 5}, []int{3, 4, 2}, convOptions{axes: channelsFirst(1), strides: []int{2}, paddings: [][2]int{{0, 1}}}},
		"every other window":     {[]int{1, 2, 6}, []int{2, 3, 2}, convOptions{axes: channelsFirst(1), strides: []int{2}}},
		"zeros between":          {[]int{1, 2, 4}, []int{2, 3, 2}, convOptions{axes: channelsFirst(1), inputDilations: []int{2}}},
		"a kernel apart":         {[]int{1, 2, 6}, []int{2, 3, 2}, convOptions{axes: channelsFirst(1), kernelDilations: []int{2}}},
		"groups of channels":     {[]int{1, 6, 5}, []int{3, 4, 2}, convOptions{axes: channelsFirst(1), channelGroups: 2}},
		"groups of the stack":    {[]int{4, 2, 5}, []int{2, 4, 2}, convOptions{axes: channelsFirst(1), batchGroups: 2}},
		"two axes":               {[]int{1, 3, 4, 4}, []int{3, 2, 2, 2}, convOptions{axes: both, strides: []int{1, 1}}},
		"three axes, all apart":  {[]int{1, 2, 4, 4, 4}, []int{2, 2, 2, 2, 2}, convOptions{axes: channelsFirst(3), strides: []int{2, 1, 1}, paddings: [][2]int{{0, 0}, {1, 1}, {0, 0}}, inputDilations: []int{1, 2, 1}, kernelDilations: []int{1, 1, 2}}},
		"a result turned round":  {[]int{1, 3, 4, 5}, []int{3, 2, 2, 2}, convOptions{axes: turned}},
		"empty lists":            {[]int{1, 3, 4, 5}, []int{3, 2, 2, 2}, convOptions{axes: both, strides: []int{}, paddings: [][2]int{}, inputDilations: []int{}, kernelDilations: []int{}}},
		"depthwise":              {[]int{2, 6, 7, 3}, []int{3, 2, 1, 3}, convOptions{axes: channelsLast(2), channelGroups: 3, paddings: [][2]int{{1, 1}, {1, 0}}}},
		"depthwise, transposed":  {[]int{2, 4, 3, 3}, []int{3, 2, 1, 3}, convOptions{axes: channelsLast(2), channelGroups: 3, paddings: [][2]int{{2, 1}, {1, 1}}, inputDilations: []int{2, 3}}},
		"cut off":                {[]int{2, 9, 9, 2}, []int{2, 3, 2, 3}, convOptions{axes: channelsLast(2), paddings: [][2]int{{-2, 1}, {-1, -4}}}},
		"cut off and apart":      {[]int{2, 4, 5, 2}, []int{3, 3, 2, 3}, convOptions{axes: channelsLast(2), paddings: [][2]int{{-3, 2}, {5, -6}}, inputDilations: []int{3, 2}}},
		"less than the spread":   {[]int{1, 4, 5, 2}, []int{1, 2, 2, 3}, convOptions{axes: channelsLast(2), paddings: [][2]int{{2, 0}, {1, 4}}, inputDilations: []int{3, 4}}},
		"a kernel of the whole":  {[]int{2, 9, 8, 3}, []int{9, 8, 3, 4}, convOptions{axes: channelsLast(2), paddings: [][2]int{{1, 1}, {0, 2}}}},
		"products that are many": {[]int{1, 3, 2}, []int{141, 2, 2}, convOptions{axes: channelsLast(1), paddings: [][2]int{{140, 140}}, inputDilations: []int{2}}},
	} {
		checkConv(t, name, c.input, c.kernel, c.o)
	}
}

// drawnConv draws a convolution and the dimensions of its operands.
func drawnConv(r *rand.Rand) (input, kernel []int, o convOptions) {
	spatial := 1 + r.IntN(2)
	rank := spatial + 2
	some := func(most int) []int {
		if r.IntN(2) == 0 {
			return nil
		}
		return drawn(r, spatial, 1, most)
	}
	for {
		at := func() (first, second int, rest []int) {
			p := r.Perm(rank)
			return p[0], p[1], p[2:]
		}
		o = convOptions{strides: some(3), inputDilations: some(3), kernelDilations: some(3), channelGroups: 1, batchGroups: 1}
		o.axes.InputBatch, o.axes.InputChannels, o.axes.InputSpatial = at()
		o.axes.KernelInputChannels, o.axes.KernelOutputChannels, o.axes.KernelSpatial = at()
		o.axes.OutputBatch, o.axes.OutputChannels, o.axes.OutputSpatial = at()
		switch r.IntN(3) {
		case 0:
			o.channelGroups = 1 + r.IntN(3)
		case 1:
			o.batchGroups = 1 + r.IntN(3)
		}
		if r.IntN(3) > 0 {
			o.paddings = make([][2]int, spatial)
			for i := range o.paddings {
				o.paddings[i] = [2]int{r.IntN(8) - 3, r.IntN(8) - 3}
			}
		}
		input, kernel = drawn(r, rank, 1, 6), drawn(r, rank, 1, 4)
		channels := 1 + r.IntN(3)
		input[o.axes.InputChannels], kernel[o.axes.KernelInputChannels] = channels*o.channelGroups, channels
		input[o.axes.InputBatch] = (1 + r.IntN(2)) * o.batchGroups
		kernel[o.axes.KernelOutputChannels] = (1 + r.IntN(3)) * o.channelGroups * o.batchGroups
		if !slices.Contains(o.outputDims(input, kernel), 0) {
			return input, kernel, o
		}
	}
}

func TestConvGeneralDrawn(t *testing.T) {
	for seed := range uint64(80) {
		input, kernel, o := drawnConv(source(seed))
		checkConv(t, fmt.Sprintf("seed %d: %v by %v, %+v", seed, input, kernel, o), input, kernel, o)
	}
}
