package images

import (
	"context"
	"fmt"
	"image"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// To is the image of a tensor [height, width, channels] with 1 (luminance), 3 or 4 channels, or
// [height, width]. uint8 and floats make an *image.Gray or *image.NRGBA, and uint16 an
// *image.Gray16 or *image.NRGBA64. Floats are rounded to 255 steps; those below 0 and NaN are 0,
// and those above 1 are full light. It runs what t needs.
//
// Errors: *[tensor.ArgumentError] for another shape or dtype; those of [tensor.Read].
func To(ctx context.Context, t *tensor.Tensor, options ...Option) (image.Image, error) {
	const op = "images.To"
	l, err := layoutOf(op, options)
	if err != nil {
		return nil, err
	}
	if !t.DType().Valid() { // reading returns the right error
		_, err := tensor.ReadBytes(ctx, t)
		return nil, err
	}
	if err := takes(op, t.DType()); err != nil {
		return nil, err
	}
	if t.Rank() == 2 {
		t = t.ExpandDims(-1)
	} else if l.channelsFirst && t.Rank() == 3 {
		t = t.Permute(1, 2, 0)
	}
	if err := t.Err(); err != nil {
		return nil, err
	}
	if n := t.Dim(-1); t.Rank() != 3 || n != 1 && n != 3 && n != 4 {
		return nil, &tensor.ArgumentError{Op: op, What: fmt.Sprintf("shape %v", t.Shape()), Hint: "an image is [height, width] or [height, width, 1, 3 or 4]; with ChannelsFirst the channels come first"}
	}
	if t.DType().IsFloat() {
		t = tensor.Where(t.IsNaN(), 0, t).Clip(0, 1).Mul(255).Round().Cast(dtype.Uint8)
	}
	data, err := tensor.ReadBytes(ctx, t)
	if err != nil {
		return nil, err
	}
	return write(data, image.Rect(0, 0, t.Dim(1), t.Dim(0)), t.Dim(2), t.DType() == dtype.Uint16), nil
}

// write makes the image from its pixels.
func write(data []byte, r image.Rectangle, channels int, wide bool) image.Image {
	width := 1 // bytes of a channel
	if wide {
		width = 2
		data = turned(data)
	}
	if channels == 3 {
		data = withAlpha(data, width)
	}
	switch {
	case channels == 1 && wide:
		return &image.Gray16{Pix: data, Stride: 2 * r.Dx(), Rect: r}
	case channels == 1:
		return &image.Gray{Pix: data, Stride: r.Dx(), Rect: r}
	case wide:
		return &image.NRGBA64{Pix: data, Stride: 8 * r.Dx(), Rect: r}
	}
	return &image.NRGBA{Pix: data, Stride: 4 * r.Dx(), Rect: r}
}

// withAlpha puts full light behind every three channels.
func withAlpha(data []byte, width int) []byte {
	out := make([]byte, 0, len(data)/3*4)
	for ; len(data) > 0; data = data[3*width:] {
		out = append(out, data[:3*width]...)
		for range width {
			out = append(out, 0xff)
		}
	}
	return out
}
