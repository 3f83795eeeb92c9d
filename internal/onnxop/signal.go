package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Fourier transforms, and what signals are weighted with. A transform is a product with
// a matrix of cosines and sines, which come from a table that the host computes in
// float64: any length, and n^2 multiplications, which is meant for some thousand elements.

func init() {
	define("DFT", 17, func(c *Call) []Value { return c.fourier(c.Int("axis", 1)) })
	define("DFT", 20, func(c *Call) []Value {
		if c.Has(2) {
			return c.fourier(c.IntOf(2))
		}
		return c.fourier(-2)
	})
	define("STFT", 17, stft)
	define("HannWindow", 17, func(c *Call) []Value { return c.window(0.5, 0.5, 0) })
	define("HammingWindow", 17, func(c *Call) []Value { return c.window(25.0/46, 21.0/46, 0) })
	define("BlackmanWindow", 17, func(c *Call) []Value { return c.window(0.42, 0.5, 0.08) })
	define("MelWeightMatrix", 17, melWeightMatrix)
}

// transform is a Fourier transform of n elements.
type transform struct {
	n                 int
	inverse, onesided bool
}

// fourier transforms along an axis; the last one holds the real and the imaginary part.
func (c *Call) fourier(axis int) []Value {
	x := c.X(0)
	c.atLeast(x, 2)
	axis = c.axis(axis, x.Rank())
	parts := x.Dim(x.Rank() - 1)
	if axis == x.Rank()-1 || parts != 1 && parts != 2 {
		c.fail("the operand has shape %v, and axis %d is transformed; the last holds the one or two parts of a number", x.Shape(), axis)
	}
	t := transform{n: x.Dim(axis), inverse: c.Flag("inverse", false), onesided: c.Flag("onesided", false)}
	half := t.inverse && t.onesided && parts == 2 // the operand is half of a spectrum
	if half {
		t.n = 2 * (t.n - 1)
	}
	if c.Has(1) {
		t.n = c.IntOf(1)
	}
	if t.n < 1 || t.onesided && parts == 2 && !half {
		c.fail("%d elements of shape %v; at least one is needed, and a one-sided transform is of real ones", t.n, x.Shape())
	}
	y := c.wide(x.MoveAxis(axis, -2))
	if half {
		t.onesided = false
		y = c.transform(c.mirrored(resized(y, t.n/2+1), t.n), t).At(everything(x.Rank()-1, shape.Span(0, 1))...)
	} else {
		y = c.transform(resized(y, t.n), t)
	}
	return c.one(y.MoveAxis(-2, axis).Cast(x.DType()))
}

// everything is all of n axes, and then last.
func everything(n int, last shape.Index) []shape.Index {
	return append(slices.Repeat([]shape.Index{shape.All()}, n), last)
}

// resized cuts the last axis but one to n elements, or adds zeros.
func resized(y *tensor.Tensor, n int) *tensor.Tensor {
	if has := y.Dim(y.Rank() - 2); has < n {
		widths := make([][2]int, y.Rank())
		widths[y.Rank()-2][1] = n - has
		return y.Pad(0.0, widths...)
	}
	return y.At(everything(y.Rank()-2, shape.Span(0, n))...)
}

// mirrored is the spectrum of n real elements of the half [..., n/2+1, 2] of it.
func (c *Call) mirrored(y *tensor.Tensor, n int) *tensor.Tensor {
	c.onHost("a spectrum", n, 2)
	index, sign := make([]int, n), make([]float64, 0, 2*n)
	for k := range n {
		index[k] = min(k, n-k)
		if k <= n/2 {
			sign = append(sign, 1, 1)
		} else {
			sign = append(sign, 1, -1)
		}
	}
	return y.Take(-2, c.indices(index, n)).Mul(c.weights(sign, y.DType(), n, 2))
}

// angles fails where the table of a transform of n elements would be too large.
func (c *Call) angles(n, parts int) { c.onHost("a table of angles", n, parts, 2) }

// transform is that of [..., n, parts]: [..., n or n/2+1, 2].
func (c *Call) transform(y *tensor.Tensor, t transform) *tensor.Tensor {
	parts, bins := y.Dim(y.Rank()-1), t.n
	if t.onesided {
		bins = t.n/2 + 1
	}
	c.angles(t.n, parts)
	// table[i, part, part] is what i/n of a turn makes of one part for another.
	table := make([]float64, 0, 4*t.n)
	direction, scale := -1.0, 1.0
	if t.inverse {
		direction, scale = 1, 1/float64(t.n)
	}
	for i := range t.n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(t.n))
		table = append(table, cos*scale, direction*sin*scale)
		if parts == 2 {
			table = append(table, -direction*sin*scale, cos*scale)
		}
	}
	number := func(n int) *tensor.Tensor { return tensor.Arange(c.dev, int64(0), int64(n), 1) }
	turns := number(t.n).Reshape(-1, 1).Mul(number(bins)).Remainder(t.n)
	matrix := c.weights(table, y.DType(), t.n, parts, 2).Take(0, turns).SwapAxes(1, 2).Reshape(t.n*parts, bins*2)
	dims := slices.Clone(y.Shape()[:y.Rank()-2])
	z := y.Reshape(append(slices.Clone(dims), t.n*parts)...).MatMul(matrix)
	return z.Reshape(append(dims, bins, 2)...)
}

// stft transforms windows of a signal [batch, length, parts].
func stft(c *Call) []Value {
	x, step := c.X(0), c.IntOf(1)
	if c.check(x.Err()); x.Rank() == 2 {
		x = x.ExpandDims(2)
	}
	if x.Rank() != 3 || step < 1 {
		c.fail("the signal has shape %v and the step is %d; [batch, length, parts] is needed", x.Shape(), step)
	}
	window := c.orX(2)
	n := x.Dim(1)
	switch {
	case c.Has(3):
		n = c.IntOf(3)
	case window != nil:
		n = window.Dim(0)
	}
	t := transform{n: n, onesided: c.Flag("onesided", true)}
	if n < 1 || n > x.Dim(1) || t.onesided && x.Dim(2) != 1 {
		c.fail("the frames have %d elements of a shape %v, and a one-sided transform is of real ones", n, x.Shape())
	}
	c.angles(n, x.Dim(2)) // before the frames, which may be beyond all sizes
	frames := x.SlidingWindow(1, n, step).SwapAxes(2, 3)
	if window != nil {
		frames = frames.Mul(resized(window.Reshape(-1, 1), n))
	}
	return c.one(c.transform(c.wide(frames), t).Cast(x.DType()))
}

// window is a - b cos(turn) + d cos(2 turn) over one turn, which ends with the last
// element, or before the one after it where the window is periodic.
func (c *Call) window(a, b, d float64) []Value {
	n := c.IntOf(0)
	if n < 0 {
		c.fail("the size is %d", n)
	}
	c.onHost("a window", n)
	period := float64(n)
	if !c.Flag("periodic", true) {
		period--
	}
	list := make([]float64, n)
	for i := range list {
		turn := 2 * math.Pi * float64(i) / period
		list[i] = a - b*math.Cos(turn) + d*math.Cos(2*turn)
		if n == 1 {
			list[i] = 1
		}
	}
	return c.made(list, n)
}

// made is a result that the host computed, in the dtype that the node names.
func (c *Call) made(list []float64, dims ...int) []Value {
	if len(list) > foldable {
		c.onDevice()
	}
	d := c.held(c.Type("output_datatype", onnxpb.Tensor_FLOAT))
	if d.Kind() != dtype.KindFloat {
		return c.one(c.weights(list, dtype.Float64, dims...).Cast(d))
	}
	return c.one(c.weights(list, d, dims...))
}

// melWeightMatrix is triangles over the bins of a spectrum, equally wide in mel.
func melWeightMatrix(c *Call) []Value {
	mels, bins := c.IntOf(0), c.IntOf(1)/2+1
	rate, low, high := c.FloatsOf(2)[0], c.FloatsOf(3)[0], c.FloatsOf(4)[0]
	if mels < 1 || bins < 1 || rate <= 0 {
		c.fail("%d bands, a transform of %d and %v samples a second", mels, c.IntOf(1), rate)
	}
	c.onHost("a matrix of bands", bins, mels)
	c.onHost("edges of bands", mels+2)
	mel := func(f float64) float64 { return 2595 * math.Log10(1+f/700) }
	step := (mel(high) - mel(low)) / float64(mels+2)
	edges := make([]int, mels+2)
	for i := range edges {
		f := 700 * (math.Pow(10, (mel(low)+float64(i)*step)/2595) - 1)
		edges[i] = int(math.Floor(float64(c.IntOf(1)+1) * f / rate))
		if edges[i] < 0 || edges[i] >= bins {
			c.fail("the bands reach from %v to %v Hz, beyond half of %v samples a second", low, high, rate)
		}
	}
	list := make([]float64, bins*mels)
	for m := range mels {
		left, center, right := edges[m], edges[m+1], edges[m+2]
		for j := left; j <= center; j++ {
			list[j*mels+m] = 1
			if center > left {
				list[j*mels+m] = float64(j-left) / float64(center-left)
			}
		}
		for j := center; j < right; j++ {
			list[j*mels+m] = float64(right-j) / float64(right-center)
		}
	}
	return c.made(list, bins, mels)
}
