package images_test

import (
	"context"
	"errors"
	"image"
	"image/color"
	"image/color/palette"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/images"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// strange is an image of a type that is not package image's.
type strange struct{ image.Image }

// drawn are images of every type with random pixels, whose bounds begin anywhere, and parts of
// them, whose rows are not contiguous.
func drawn() map[string]image.Image {
	r := rand.New(rand.NewPCG(1, 2))
	bounds := image.Rect(-3, 5, 14, 12)
	ycbcr, nycbcra := image.NewYCbCr(bounds, image.YCbCrSubsampleRatio420), image.NewNYCbCrA(bounds, image.YCbCrSubsampleRatio422)
	list := map[string]image.Image{
		"Gray": image.NewGray(bounds), "Gray16": image.NewGray16(bounds), "NRGBA": image.NewNRGBA(bounds),
		"NRGBA64": image.NewNRGBA64(bounds), "RGBA": image.NewRGBA(bounds), "RGBA64": image.NewRGBA64(bounds),
		"Paletted": image.NewPaletted(bounds, palette.Plan9), "CMYK": image.NewCMYK(bounds), "Alpha": image.NewAlpha(bounds),
		"Alpha16": image.NewAlpha16(bounds), "YCbCr": ycbcr, "NYCbCrA": nycbcra,
	}
	for _, planes := range [][]byte{ycbcr.Y, ycbcr.Cb, ycbcr.Cr, nycbcra.Y, nycbcra.Cb, nycbcra.Cr, nycbcra.A} {
		for i := range planes {
			planes[i] = byte(r.Uint32())
		}
	}
	type settable interface {
		Set(x, y int, c color.Color)
		SubImage(r image.Rectangle) image.Image
	}
	for name, img := range maps.Clone(list) {
		if s, ok := img.(settable); ok {
			for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
				for x := bounds.Min.X; x < bounds.Max.X; x++ {
					c := color.NRGBA64{uint16(r.Uint32()), uint16(r.Uint32()), uint16(r.Uint32()), uint16(r.Uint32())}
					switch r.IntN(4) {
					case 0:
						c.A = 0xffff
					case 1:
						c.A = 0
					}
					s.Set(x, y, c)
				}
			}
		}
		list["part of "+name] = img.(interface {
			SubImage(r image.Rectangle) image.Image
		}).SubImage(image.Rect(0, 7, 9, 10))
	}
	list["strange"] = strange{list["RGBA64"]}
	list["empty"] = image.NewRGBA(image.Rect(0, 0, 0, 5))
	return list
}

// wanted is the colour of a pixel by package color's own conversion, with eight or
// sixteen bits; grey images have luminances instead.
func wanted(img image.Image, x, y int) (c [4]uint16) {
	switch m := img.(type) {
	case *image.YCbCr, *image.NYCbCrA, *image.CMYK, *image.Paletted, *image.RGBA, *image.NRGBA, *image.Alpha:
		n := color.NRGBAModel.Convert(m.At(x, y)).(color.NRGBA)
		return [4]uint16{uint16(n.R) * 0x101, uint16(n.G) * 0x101, uint16(n.B) * 0x101, uint16(n.A) * 0x101}
	}
	n := color.NRGBA64Model.Convert(img.At(x, y)).(color.NRGBA64)
	return [4]uint16{n.R, n.G, n.B, n.A}
}

func readAs[T dtype.Element](t *testing.T, x *tensor.Tensor) []T {
	t.Helper()
	v, err := tensor.Read[T](context.Background(), x)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestEveryTypeOfImage(t *testing.T) {
	dev := testdev.Open(t)
	for name, img := range drawn() {
		t.Run(name, func(t *testing.T) {
			b := img.Bounds()
			wide := readAs[uint16](t, images.From(dev, img, images.Channels(4), images.As(dtype.Uint16)))
			narrow := readAs[uint8](t, images.From(dev, img))
			first := readAs[uint8](t, images.From(dev, img, images.ChannelsFirst()))
			for y := range b.Dy() {
				for x := range b.Dx() {
					want, at := wanted(img, b.Min.X+x, b.Min.Y+y), y*b.Dx()+x
					for c := range 4 {
						if got := wide[4*at+c]; apart(got, want[c]) > tolerance(img) {
							t.Fatalf("pixel %d,%d has %x as channel %d, want %x", x, y, got, c, want[c])
						}
					}
					for c := range 3 {
						if narrow[3*at+c] != uint8(wide[4*at+c]>>8) || first[c*b.Dx()*b.Dy()+at] != narrow[3*at+c] {
							t.Fatalf("pixel %d,%d, channel %d: %x of sixteen bits, %x of eight, %x by planes", x, y, c, wide[4*at+c], narrow[3*at+c], first[c*b.Dx()*b.Dy()+at])
						}
					}
				}
			}
		})
	}
}

// tolerance is 0, except where package color multiplies by alpha and divides again.
func tolerance(img image.Image) uint16 {
	switch img.(type) {
	case *image.RGBA, *image.NYCbCrA:
		return 0x101
	}
	return 0
}

func apart(a, b uint16) uint16 { return max(a, b) - min(a, b) }

func TestLuminance(t *testing.T) {
	dev := testdev.Open(t)
	img := image.NewNRGBA(image.Rect(0, 0, 256, 3))
	for i := range img.Pix {
		img.Pix[i] = uint8(i * 37 / 3)
		if i%4 == 3 {
			img.Pix[i] = 0xff
		}
	}
	x := images.From(dev, img, images.Channels(1))
	if !slices.Equal(x.Shape(), []int{3, 256, 1}) {
		t.Fatalf("shape %v", x.Shape())
	}
	for i, got := range readAs[uint8](t, x) {
		want := color.GrayModel.Convert(img.At(i%256, i/256)).(color.Gray).Y
		if apart(uint16(got), uint16(want)) > 1 { // which weighs sixteen bits
			t.Fatalf("pixel %d is %d, want %d", i, got, want)
		}
	}
}

func TestFloats(t *testing.T) {
	dev := testdev.Open(t)
	img := &image.Gray{Pix: []uint8{0, 1, 128, 255}, Stride: 2, Rect: image.Rect(0, 0, 2, 2)}
	got := readAs[float32](t, images.From(dev, img, images.Channels(1), images.As(dtype.Float32)))
	for i, v := range img.Pix {
		if got[i] != float32(v)/255 {
			t.Errorf("%d is %v", v, got[i])
		}
	}
	wide := &image.Gray16{Pix: []uint8{0x12, 0x34, 0xff, 0xff}, Stride: 4, Rect: image.Rect(0, 0, 2, 1)}
	if got := readAs[float64](t, images.From(dev, wide, images.As(dtype.Float64))); got[0] != 0x1234/65535. || got[2] != got[0] || got[3] != 1 {
		t.Errorf("sixteen bits are %v", got)
	}
	half := images.From(dev, wide, images.As(dtype.Float16)).Cast(dtype.Float64)
	if got := readAs[float64](t, half); math.Abs(got[0]-0x1234/65535.) > 1e-4 || got[3] != 1 {
		t.Errorf("of halves they are %v", got)
	}
}

// To makes the same image from the tensor that From made.
func TestThereAndBack(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	for name, img := range drawn() {
		for _, options := range [][]images.Option{{images.Channels(4)}, {images.Channels(4), images.ChannelsFirst()}, {images.Channels(4), images.As(dtype.Float32)}, {images.Channels(4), images.As(dtype.Uint16)}} {
			back, err := images.To(ctx, images.From(dev, img, options...), options...)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			b := img.Bounds()
			if back.Bounds() != image.Rect(0, 0, b.Dx(), b.Dy()) {
				t.Errorf("%s: bounds %v", name, back.Bounds())
			}
			for y := range b.Dy() {
				for x := range b.Dx() {
					want, got := wanted(img, b.Min.X+x, b.Min.Y+y), color.NRGBA64Model.Convert(back.At(x, y)).(color.NRGBA64)
					for c, v := range [4]uint16{got.R, got.G, got.B, got.A} {
						if got.A > 0 && apart(v, want[c]) > 0x201 {
							t.Fatalf("%s: pixel %d,%d is %v, want %v", name, x, y, got, want)
						}
					}
				}
			}
		}
	}
}

func TestToRounds(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	nan := float32(math.NaN())
	img, err := images.To(ctx, tensor.From(dev, []float32{-1, nan, 0.5 / 255, 1.5 / 255, 0.5, 1, 2, float32(math.Inf(1))}, 2, 4))
	if err != nil {
		t.Fatal(err)
	}
	if g, ok := img.(*image.Gray); !ok || !slices.Equal(g.Pix, []uint8{0, 0, 0, 2, 128, 255, 255, 255}) {
		t.Errorf("%T %v", img, img)
	}
	colours, err := images.To(ctx, tensor.From(dev, []uint16{1, 2, 3, 4, 5, 6}, 1, 2, 3))
	if n, ok := colours.(*image.NRGBA64); err != nil || !ok || n.NRGBA64At(1, 0) != (color.NRGBA64{4, 5, 6, 0xffff}) {
		t.Errorf("%T %v (%v)", colours, colours, err)
	}
}

func TestMistakes(t *testing.T) {
	dev := testdev.Open(t)
	ctx := context.Background()
	img := image.NewGray(image.Rect(0, 0, 2, 2))
	to := func(x *tensor.Tensor, options ...images.Option) error {
		_, err := images.To(ctx, x, options...)
		return err
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{images.From(dev, nil).Err(), "the image is nil"},
		{images.From(dev, (*image.Gray)(nil)).Err(), "the image is nil"},
		{images.From(dev, image.NewUniform(color.White)).Err(), "draw the part"},
		{images.From(dev, img, images.Channels(2)).Err(), "2 channels"},
		{images.From(dev, img, images.As(dtype.Int32)).Err(), "int32 elements"},
		{images.From(nil, img).Err(), "device is nil"},
		{to(tensor.Zeros(dev, dtype.Uint8, 2, 2, 2)), "shape [2 2 2]"},
		{to(tensor.Zeros(dev, dtype.Uint8, 3)), "shape [3]"},
		{to(tensor.Zeros(dev, dtype.Uint8, 5, 4, 2), images.ChannelsFirst()), "shape [4 2 5]"},
		{to(tensor.Zeros(dev, dtype.Bool, 2, 2)), "bool elements"},
		{to(tensor.Zeros(dev, dtype.Uint8, 2).Reshape(3)), "reshape"},
		{to(nil), "nil"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%v, want %q in it", c.err, c.want)
		}
	}
	var argument *tensor.ArgumentError
	if err := images.From(dev, img, images.Channels(2)).Err(); !errors.As(err, &argument) {
		t.Errorf("%T, want an ArgumentError", err)
	}
}

func BenchmarkFrom(b *testing.B) {
	dev := testdev.Open(b)
	img := image.NewRGBA(image.Rect(0, 0, 1920, 1080))
	bench := func(name string, f func(*device.Device) *tensor.Tensor) {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(img.Pix)))
			for b.Loop() {
				x := f(dev)
				if err := x.Err(); err != nil {
					b.Fatal(err)
				}
				x.Close()
			}
		})
	}
	bench("RGBA", func(dev *device.Device) *tensor.Tensor { return images.From(dev, img) })
	bench("YCbCr", func(dev *device.Device) *tensor.Tensor {
		return images.From(dev, image.NewYCbCr(img.Rect, image.YCbCrSubsampleRatio420))
	})
}
