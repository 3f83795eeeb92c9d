package images

import (
	"fmt"
	"image"
	"reflect"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// From is the tensor of an image, [height, width, channels] in uint8 unless [ChannelsFirst],
// [Channels] or [As] changes it. It reads types of package image as they lie in memory, and asks
// others for each pixel. It keeps sixteen bits where the image has them and the dtype holds them,
// else their upper eight.
//
// Errors, carried by the result: *[tensor.ArgumentError] for a nil image, for channels and dtypes
// that images do not have, for bounds without an end (draw an image.Uniform to an image) and for
// missing pixels; those of [tensor.FromBytes].
func From(dev *device.Device, img image.Image, options ...Option) *tensor.Tensor {
	const op = "images.From"
	l, err := layoutOf(op, options)
	if err == nil {
		err = readable(op, img)
	}
	var p pixels
	if err == nil {
		p, err = read(op, img)
	}
	if err != nil {
		return tensor.Fail(op, err)
	}
	d := dtype.Uint8
	if p.wide {
		d = dtype.Uint16
	}
	size := img.Bounds().Size()
	t := tensor.FromBytes(dev, d, p.data, size.Y, size.X, p.channels)
	t = l.scale(l.choose(t))
	if l.channelsFirst {
		t = t.Permute(2, 0, 1)
	}
	return t
}

func readable(op string, img image.Image) error {
	if v := reflect.ValueOf(img); img == nil || v.Kind() == reflect.Pointer && v.IsNil() {
		return &tensor.ArgumentError{Op: op, What: "the image is nil", Hint: "was its error looked at?"}
	}
	size := img.Bounds().Size()
	if _, err := shape.Check(op, size.Y, size.X, 8); err != nil {
		return &tensor.ArgumentError{Op: op, What: fmt.Sprintf("an image of %v pixels", size), Hint: "draw the part that is meant to an image of its size"}
	}
	return hostmemory.Check(8 * int64(size.X) * int64(size.Y))
}

// The weights of the luminance are those of color.GrayModel, in 65536ths.
const red, green, blue = 19595, 38470, 7471

// choose makes the channels that were asked for from those that were read, which are 1 or 4.
func (l layout) choose(t *tensor.Tensor) *tensor.Tensor {
	read, dims := t.Dim(-1), t.Shape()
	switch {
	case l.channels == read || t.Err() != nil:
		return t
	case read == 4 && l.channels == 3:
		return t.At(shape.Ellipsis, shape.To(3))
	case read == 4: // luminance
		weights := tensor.From(t.Device(), []uint32{red, green, blue})
		colours := t.At(shape.Ellipsis, shape.To(3)).Cast(dtype.Uint32)
		return colours.Mul(weights).Sum([]int{-1}, tensor.KeepDims()).Add(1 << 15).BitwiseRightShift(16).Cast(t.DType())
	}
	grey := t.BroadcastTo(dims[0], dims[1], 3)
	if l.channels == 3 {
		return grey
	}
	return tensor.Concat(-1, grey, tensor.Ones(t.Device(), t.DType(), dims[0], dims[1], 1).Mul(l.most(t.DType())))
}

// most is the value of full light.
func (l layout) most(d dtype.DType) int {
	if d == dtype.Uint16 {
		return 0xffff
	}
	return 0xff
}

// scale converts the elements to the dtype that was asked for.
func (l layout) scale(t *tensor.Tensor) *tensor.Tensor {
	switch have := t.DType(); {
	case have == l.dtype:
		return t
	case l.dtype == dtype.Uint8:
		return t.BitwiseRightShift(8).Cast(dtype.Uint8)
	case l.dtype == dtype.Uint16:
		return t.Cast(dtype.Uint16).Mul(0x101)
	case l.dtype == dtype.Float64:
		return t.Cast(dtype.Float64).Div(l.most(have))
	default: // 65535 is more than a float16 holds
		return t.Cast(dtype.Float32).Div(l.most(have)).Cast(l.dtype)
	}
}
