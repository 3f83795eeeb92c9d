package images_test

import (
	"errors"
	"image"
	"image/color/palette"
	"testing"

	"github.com/weft-gpu/weft/encoding/images"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// damaged is an image of a type, whose parts need not agree.
func damaged(kind uint8, pix []byte, stride int, r image.Rectangle) image.Image {
	half := pix[:len(pix)/2]
	ycbcr := image.YCbCr{Y: pix, Cb: half, Cr: half, YStride: stride, CStride: stride / 2, SubsampleRatio: image.YCbCrSubsampleRatio(kind / 11 % 6), Rect: r}
	switch kind % 11 {
	case 0:
		return &image.Gray{Pix: pix, Stride: stride, Rect: r}
	case 1:
		return &image.Gray16{Pix: pix, Stride: stride, Rect: r}
	case 2:
		return &image.NRGBA{Pix: pix, Stride: stride, Rect: r}
	case 3:
		return &image.NRGBA64{Pix: pix, Stride: stride, Rect: r}
	case 4:
		return &image.RGBA{Pix: pix, Stride: stride, Rect: r}
	case 5:
		return &image.RGBA64{Pix: pix, Stride: stride, Rect: r}
	case 6:
		return &image.Paletted{Pix: pix, Stride: stride, Rect: r, Palette: palette.WebSafe[:min(len(pix), 216)]}
	case 7:
		return &ycbcr
	case 8:
		return &image.NYCbCrA{YCbCr: ycbcr, A: half, AStride: stride}
	case 9:
		return &image.CMYK{Pix: pix, Stride: stride, Rect: r}
	}
	return &image.Alpha{Pix: pix, Stride: stride, Rect: r}
}

// An image with all its pixels is read as its own At method returns them, and any other is an
// *ArgumentError.
func FuzzFrom(f *testing.F) {
	pix := make([]byte, 96)
	for i := range pix {
		pix[i] = byte(37 * i)
	}
	for kind := range uint8(22) {
		f.Add(kind, pix, 12, -1, 2, uint8(3), uint8(2))
		f.Add(kind, pix[:10], 12, 0, 0, uint8(3), uint8(4))
		f.Add(kind, pix, -5, 0, 0, uint8(1), uint8(3))
	}
	dev := testdev.OpenUnchecked(f)
	f.Fuzz(func(t *testing.T, kind uint8, pix []byte, stride, x, y int, width, height uint8) {
		if x < -1<<30 || x > 1<<30 || y < -1<<30 || y > 1<<30 {
			return // coordinates whose products overflow
		}
		img := damaged(kind, pix, stride, image.Rect(x, y, x+int(width), y+int(height)))
		got := images.From(dev, img, images.Channels(4))
		defer got.Close()
		var argument *tensor.ArgumentError
		if err := got.Err(); err != nil {
			if !errors.As(err, &argument) {
				t.Fatalf("%T: %v", img, err)
			}
			return
		}
		if kind%11 != 2 { // others are compared in TestEveryTypeOfImage
			return
		}
		data := readAs[uint8](t, got)
		for i, v := range data {
			at, c := i/4, img.(*image.NRGBA).NRGBAAt(x+i/4%int(width), y+i/4/int(width))
			if want := [4]uint8{c.R, c.G, c.B, c.A}[i%4]; v != want {
				t.Fatalf("pixel %d is %d, want %d", at, v, want)
			}
		}
	})
}
