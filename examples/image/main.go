// Image takes a picture through the usual pipeline: bytes to numbers, halved by
// the means of four pixels, blurred by a separable kernel, its edges found, and
// both back to pictures of Go's image package.
package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"image"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// picture is rings on a slope, in other colours a channel, of a height in the
// proportions of a screen.
func picture(height int) *image.NRGBA {
	width := height * 8 / 9 * 2
	p := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			dx, dy := 40*(2*x-width)/height, 40*(2*y-height)/height
			ring := (dx*dx + dy*dy) / 300 % 2 * 120
			copy(p.Pix[p.PixOffset(x, y):], []uint8{uint8(ring + x*100/width), uint8(ring + y*100/height), uint8(ring / 2), 255})
		}
	}
	return p
}

// half is the means of squares of four pixels of [height, width, channels].
func half(x *tensor.Tensor) *tensor.Tensor {
	return x.Reshape(x.Dim(0)/2, 2, x.Dim(1)/2, 2, -1).Mean([]int{1, 3})
}

// weigh is the sum of x's neighbours along an axis, times the weights; beyond its
// edges x goes on as it ends.
func weigh(x *tensor.Tensor, axis int, weights ...float32) *tensor.Tensor {
	side, size := len(weights)/2, x.Dim(axis)
	widths := make([][2]int, x.Rank())
	widths[axis] = [2]int{side, side}
	part := make([]shape.Index, axis+1)
	for i := range part {
		part[i] = shape.All()
	}
	padded, sum := x.PadEdge(widths...), tensor.Scalar(0)
	for i, weight := range weights {
		part[axis] = shape.Span(i, i+size)
		sum = sum.Add(padded.At(part...).Mul(weight))
	}
	return sum
}

func blur(x *tensor.Tensor) *tensor.Tensor {
	return weigh(weigh(x, 0, 1./16, 4./16, 6./16, 4./16, 1./16), 1, 1./16, 4./16, 6./16, 4./16, 1./16)
}

// edges is the steepness of a picture's brightness [height, width], by Sobel.
func edges(x *tensor.Tensor) *tensor.Tensor {
	grey := x.MatMul(tensor.From(x.Device(), []float32{0.299, 0.587, 0.114})) // BT.601
	across := weigh(weigh(grey, 0, 1, 2, 1), 1, -1, 0, 1)
	down := weigh(weigh(grey, 0, -1, 0, 1), 1, 1, 2, 1)
	return across.Square().Add(down.Square()).Sqrt()
}

func bytes(x *tensor.Tensor) *tensor.Tensor {
	return x.Clip(0, 255).Round().Cast(dtype.Uint8)
}

// process is the picture at half its size, blurred, and its edges.
func process(ctx context.Context, dev *device.Device, p *image.NRGBA) (smooth *image.NRGBA, outline *image.Gray, err error) {
	size := p.Rect.Size()
	x := tensor.From(dev, p.Pix, size.Y, size.X, 4).Cast(dtype.Float32)
	soft := blur(half(x))
	colours, lines := bytes(soft), bytes(edges(soft.At(shape.Ellipsis, shape.To(3))))
	if err := tensor.Eval(ctx, colours, lines); err != nil {
		return nil, nil, err
	}
	smooth, outline = image.NewNRGBA(image.Rect(0, 0, size.X/2, size.Y/2)), image.NewGray(image.Rect(0, 0, size.X/2, size.Y/2))
	if err := tensor.ReadInto(ctx, tensor.Into(colours, smooth.Pix)); err != nil {
		return nil, nil, err
	}
	return smooth, outline, tensor.ReadInto(ctx, tensor.Into(lines, outline.Pix))
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	original := picture(size)
	var smooth *image.NRGBA
	var outline *image.Gray
	run := func() (err error) {
		smooth, outline, err = process(ctx, dev, original)
		return err
	}
	report := func() program.Report {
		r := program.Report{Found: []program.Found{program.Of("smooth", smooth.Pix, 0, 1), program.Of("edges", outline.Pix, 0, 1)}}
		size := outline.Rect.Size()
		r.Text = fmt.Sprintf("%v, checksum %08x\n", size, crc32.ChecksumIEEE(smooth.Pix))
		for y := 0; y < size.Y; y += max(1, size.Y/12) {
			for x := 0; x < size.X; x += max(1, size.X/43) {
				r.Text += fmt.Sprintf("%c", " .:-=+*#%@"[int(outline.GrayAt(x, y).Y)*10/256])
			}
			r.Text += "\n"
		}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(54, prepare) }
