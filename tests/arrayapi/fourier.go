package arrayapi

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// fourier are the functions of the extension fft.
var fourier = map[string]function{
	"fft.fft":       alongOne((*tensor.Tensor).FFT),
	"fft.fftfreq":   frequencies(tensor.FFTFreq),
	"fft.fftn":      alongSeveral((*tensor.Tensor).FFTN),
	"fft.fftshift":  shifted((*tensor.Tensor).FFTShift),
	"fft.hfft":      alongOne((*tensor.Tensor).HFFT),
	"fft.ifft":      alongOne((*tensor.Tensor).IFFT),
	"fft.ifftn":     alongSeveral((*tensor.Tensor).IFFTN),
	"fft.ifftshift": shifted((*tensor.Tensor).IFFTShift),
	"fft.ihfft":     alongOne((*tensor.Tensor).IHFFT),
	"fft.irfft":     alongOne((*tensor.Tensor).IRFFT),
	"fft.irfftn":    alongSeveral((*tensor.Tensor).IRFFTN),
	"fft.rfft":      alongOne((*tensor.Tensor).RFFT),
	"fft.rfftfreq":  frequencies(tensor.RFFTFreq),
	"fft.rfftn":     alongSeveral((*tensor.Tensor).RFFTN),
}

func init() { register(fourier) }

var norms = map[string]tensor.FFTNorm{"backward": tensor.NormBackward, "ortho": tensor.NormOrtho, "forward": tensor.NormForward}

// scaled are the options of a transform whose lengths are the argument of that name.
func scaled(c *call, lengths string) []tensor.FFTOption {
	options := []tensor.FFTOption{one(c, "norm", norms)}
	if n := c.integers(lengths); n != nil {
		options = append(options, tensor.FFTLength(n...))
	}
	return options
}

func alongOne(f func(x *tensor.Tensor, axis int, options ...tensor.FFTOption) *tensor.Tensor) function {
	return function{"x, /, *, n=None, axis=-1, norm='backward'", func(c *call) any {
		return f(c.array("x"), c.integer("axis"), scaled(c, "n")...)
	}}
}

func alongSeveral(f func(x *tensor.Tensor, axes []int, options ...tensor.FFTOption) *tensor.Tensor) function {
	return function{"x, /, *, s=None, axes=None, norm='backward'", func(c *call) any {
		return f(c.array("x"), c.integers("axes"), scaled(c, "s")...)
	}}
}

func shifted(f func(x *tensor.Tensor, axes ...int) *tensor.Tensor) function {
	return function{"x, /, *, axes=None", func(c *call) any { return f(c.array("x"), c.integers("axes")...) }}
}

func frequencies(f func(dev *device.Device, d dtype.DType, n int, spacing float64) *tensor.Tensor) function {
	return function{"n, /, *, d=1.0, dtype=None, device=None", func(c *call) any {
		return f(c.home(), c.dtype("dtype", defaultFloat), c.integer("n"), c.real("d"))
	}}
}
