package images

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Option changes how a tensor holds an image: [ChannelsFirst], [Channels], [As].
type Option func(*layout)

// layout holds the options.
type layout struct {
	channelsFirst bool
	channels      int
	dtype         dtype.DType
}

// ChannelsFirst chooses the order [channels, height, width], which PyTorch's models and most ONNX
// files take.
func ChannelsFirst() Option { return func(l *layout) { l.channelsFirst = true } }

// Channels sets the number of channels that [From] makes: 1 for the luminance (with
// color.GrayModel's weights), 3, which is the default, or 4 with alpha. Another number is a
// *[tensor.ArgumentError]. [To] takes the tensor's channels.
func Channels(n int) Option { return func(l *layout) { l.channels = n } }

// As sets the dtype that [From] makes: uint8, uint16 or a float; another is a
// *[tensor.ArgumentError]. [To] takes the tensor's dtype.
func As(d dtype.DType) Option { return func(l *layout) { l.dtype = d } }

func layoutOf(op string, options []Option) (layout, error) {
	l := layout{channels: 3, dtype: dtype.Uint8}
	for _, o := range options {
		if o != nil {
			o(&l)
		}
	}
	if l.channels != 1 && l.channels != 3 && l.channels != 4 {
		return l, &tensor.ArgumentError{Op: op, What: fmt.Sprintf("%d channels", l.channels), Hint: "ask for 1 (luminance), 3 (colours) or 4 (with alpha)"}
	}
	return l, takes(op, l.dtype)
}

// takes returns an error for dtypes that hold no image.
func takes(op string, d dtype.DType) error {
	if d == dtype.Uint8 || d == dtype.Uint16 || d.IsFloat() {
		return nil
	}
	return &tensor.ArgumentError{Op: op, What: d.String() + " elements", Hint: "an image is of uint8, uint16 or floats from 0 to 1: cast it"}
}
