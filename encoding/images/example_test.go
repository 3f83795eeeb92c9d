package images_test

import (
	"context"
	"fmt"
	"image"
	"image/color"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/images"
)

// A picture as a network takes it: [1, 3, height, width], normalized.
func Example() {
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	img := image.NewRGBA(image.Rect(0, 0, 4, 2)) // or image.Decode
	img.Set(1, 0, color.RGBA{255, 128, 0, 255})

	x := images.From(dev, img, images.ChannelsFirst(), images.As(dtype.Float32))
	batch := x.Sub(0.5).Div(0.25).ExpandDims(0)
	fmt.Println(batch.DType(), batch.Shape())

	dark, err := images.To(context.Background(), x.Mul(0.5), images.ChannelsFirst())
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(dark.Bounds(), dark.At(1, 0))
	// Output:
	// float32 [1 3 2 4]
	// (0,0)-(4,2) {128 64 0 255}
}
