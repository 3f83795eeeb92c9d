// Image takes a picture through the usual pipeline: bytes to numbers, each
// channel normalized by its own mean and deviation, blurred by a separable
// kernel, halved, and back to bytes.
package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

const height, width, channels = 48, 64, 3

// picture is rings on a slope, in other colours a channel.
func picture() []uint8 {
	pixels := make([]uint8, 0, height*width*channels)
	for y := range height {
		for x := range width {
			ring := ((x-32)*(x-32) + (y-24)*(y-24)) / 40 % 2 * 120
			pixels = append(pixels, uint8(ring+2*x), uint8(ring+2*y), uint8(ring/2+x+y))
		}
	}
	return pixels
}

// normalize gives every channel of [height, width, channels] mean 0 and
// deviation 1.
func normalize(x *tensor.Tensor) *tensor.Tensor {
	return x.Sub(x.Mean(0, 1, tensor.KeepDims)).Div(x.Std(0, 0, 1, tensor.KeepDims))
}

// blur is the binomial kernel of 5 along one axis, which repeats the picture's
// edge beyond it.
func blur(x *tensor.Tensor, axis int) *tensor.Tensor {
	widths := make([][2]int, 3)
	widths[axis] = [2]int{2, 2}
	padded, size := x.PadEdge(widths...), x.Shape()[axis]
	sum := tensor.Scalar(0)
	for i, weight := range []float32{1. / 16, 4. / 16, 6. / 16, 4. / 16, 1. / 16} {
		part := []shape.Index{shape.All(), shape.All(), shape.All()}
		part[axis] = shape.Span(i, i+size)
		sum = sum.Add(padded.At(part...).Mul(tensor.Scalar(weight)))
	}
	return sum
}

// toBytes stretches what lies between the least and the greatest number of all
// over 0 to 255.
func toBytes(x *tensor.Tensor) *tensor.Tensor {
	low, high := x.Min(), x.Max()
	return x.Sub(low).Div(high.Sub(low)).Mul(tensor.Scalar(255)).Round().Cast(dtype.Uint8)
}

func run(ctx context.Context, dev *device.Device) error {
	x := tensor.From(dev, picture(), height, width, channels).Cast(dtype.Float32)
	smooth := blur(blur(normalize(x), 0), 1)
	half := smooth.At(shape.StepAll(2), shape.StepAll(2))
	small := toBytes(half)
	pixels, err := tensor.Read[uint8](ctx, small)
	if err != nil {
		return err
	}
	fmt.Printf("%v of %v, checksum %08x\n", small.Shape(), small.DType(), crc32.ChecksumIEEE(pixels))
	for y := 0; y < height/2; y += 2 {
		for x := range width / 2 {
			fmt.Printf("%c", " .:-=+*#%@"[int(pixels[(y*width/2+x)*channels])*10/256])
		}
		fmt.Println()
	}
	return nil
}

func main() {
	dev, err := device.Open()
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	if err := run(context.Background(), dev); err != nil {
		log.Fatal(err)
	}
}
