package images

import (
	"image"
	"image/color"
	"runtime"

	"github.com/weft-gpu/weft/tensor"
)

// pixels are an image's pixels, row by row without gaps: luminances, or red, green, blue and alpha,
// where colours are not multiplied by alpha. Each channel has one byte or, if wide, two, the low
// one first.
type pixels struct {
	data     []byte
	channels int
	wide     bool
}

// read copies an image's pixels. The types of package image are structs that anybody can fill.
// Where the pixels, the strides and the bounds of one do not agree, Go's own check of an index
// panics, which read turns into an error.
func read(op string, img image.Image) (p pixels, err error) {
	defer func() {
		fault := recover()
		if fault == nil {
			return
		}
		bounds, ok := fault.(runtime.Error)
		if _, other := img.(interface{ PixOffset(x, y int) int }); !ok || !other && !planar(img) {
			panic(fault) // the image's own method panicked
		}
		err = &tensor.ArgumentError{Op: op, What: "an image whose pixels end before its bounds do (" + bounds.Error() + ")", Hint: "its Pix, Stride and Rect do not agree: it is damaged"}
	}()
	return pixelsOf(img), nil
}

// planar reports whether an image has a plane for each of its components.
func planar(img image.Image) bool {
	switch img.(type) {
	case *image.YCbCr, *image.NYCbCrA:
		return true
	}
	return false
}

func pixelsOf(img image.Image) pixels {
	r := img.Bounds()
	switch m := img.(type) {
	case *image.Gray:
		return pixels{rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, r.Dx(), r.Dy()), 1, false}
	case *image.Gray16:
		return pixels{turned(rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, 2*r.Dx(), r.Dy())), 1, true}
	case *image.NRGBA:
		return pixels{rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, 4*r.Dx(), r.Dy()), 4, false}
	case *image.NRGBA64:
		return pixels{turned(rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, 8*r.Dx(), r.Dy())), 4, true}
	case *image.RGBA:
		return pixels{divided(rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, 4*r.Dx(), r.Dy())), 4, false}
	case *image.RGBA64:
		return pixels{dividedWide(turned(rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, 8*r.Dx(), r.Dy()))), 4, true}
	case *image.Paletted:
		return pixels{paletted(m), 4, false}
	case *image.YCbCr:
		return each(r, func(x, y int) (uint8, uint8, uint8, uint8) { return ycbcr(m, x, y, 0xff) })
	case *image.NYCbCrA:
		return each(r, func(x, y int) (uint8, uint8, uint8, uint8) { return ycbcr(&m.YCbCr, x, y, m.A[m.AOffset(x, y)]) })
	case *image.CMYK:
		return each(r, func(x, y int) (uint8, uint8, uint8, uint8) {
			p := m.Pix[m.PixOffset(x, y):][:4]
			red, green, blue := color.CMYKToRGB(p[0], p[1], p[2], p[3])
			return red, green, blue, 0xff
		})
	case *image.Alpha:
		return each(r, func(x, y int) (uint8, uint8, uint8, uint8) {
			white := uint8(0xff)
			alpha := m.Pix[m.PixOffset(x, y)]
			if alpha == 0 { // transparent pixels are black, as in package color
				white = 0
			}
			return white, white, white, alpha
		})
	}
	return unknown(img)
}

// rows copies lines of bytes that are stride bytes apart.
func rows(pix []byte, first, stride, width, height int) []byte {
	out := make([]byte, 0, width*height)
	for range height {
		if width > 0 {
			out = append(out, pix[first:first+width]...)
		}
		first += stride
	}
	return out
}

// turned puts the low byte of each number first, in place.
func turned(data []byte) []byte {
	for i := 0; i+1 < len(data); i += 2 {
		data[i], data[i+1] = data[i+1], data[i]
	}
	return data
}

// divided divides the colours by alpha, as color.NRGBAModel does, in place.
func divided(data []byte) []byte {
	for i := 0; i < len(data); i += 4 {
		a := uint32(data[i+3])
		if a == 0xff {
			continue
		}
		for c := range 3 {
			if a == 0 {
				data[i+c] = 0
				continue
			}
			data[i+c] = uint8(uint32(data[i+c]) * 0x101 * 0xffff / (a * 0x101) >> 8)
		}
	}
	return data
}

// dividedWide is divided for channels of two bytes.
func dividedWide(data []byte) []byte {
	at := func(i int) uint32 { return uint32(data[i]) | uint32(data[i+1])<<8 }
	for i := 0; i < len(data); i += 8 {
		a := at(i + 6)
		if a == 0xffff {
			continue
		}
		for c := 0; c < 6; c += 2 {
			v := uint32(0)
			if a > 0 {
				v = at(i+c) * 0xffff / a
			}
			data[i+c], data[i+c+1] = uint8(v), uint8(v>>8)
		}
	}
	return data
}

// paletted looks up the colours. Indices beyond the palette are transparent black.
func paletted(m *image.Paletted) []byte {
	var table [256][4]byte
	for i, c := range m.Palette {
		if n, ok := color.NRGBAModel.Convert(c).(color.NRGBA); ok && i < len(table) {
			table[i] = [4]byte{n.R, n.G, n.B, n.A}
		}
	}
	r := m.Bounds()
	out := make([]byte, 0, 4*r.Dx()*r.Dy())
	for _, index := range rows(m.Pix, m.PixOffset(r.Min.X, r.Min.Y), m.Stride, r.Dx(), r.Dy()) {
		out = append(out, table[index][:]...)
	}
	return out
}

func ycbcr(m *image.YCbCr, x, y int, alpha uint8) (uint8, uint8, uint8, uint8) {
	c := m.COffset(x, y)
	red, green, blue := color.YCbCrToRGB(m.Y[m.YOffset(x, y)], m.Cb[c], m.Cr[c])
	return red, green, blue, alpha
}

// each makes the pixels of r one by one.
func each(r image.Rectangle, at func(x, y int) (red, green, blue, alpha uint8)) pixels {
	out := make([]byte, 0, 4*r.Dx()*r.Dy())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			red, green, blue, alpha := at(x, y)
			out = append(out, red, green, blue, alpha)
		}
	}
	return pixels{out, 4, false}
}

// unknown reads the pixels of an image of another package's type, one by one.
func unknown(img image.Image) pixels {
	r := img.Bounds()
	out := make([]byte, 0, 8*r.Dx()*r.Dy())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			n, _ := color.NRGBA64Model.Convert(img.At(x, y)).(color.NRGBA64)
			for _, v := range [4]uint16{n.R, n.G, n.B, n.A} {
				out = append(out, uint8(v), uint8(v>>8))
			}
		}
	}
	return pixels{out, 4, true}
}
