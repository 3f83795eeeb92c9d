package compose

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.FFT] = alongOne(transform{turn: -1})
	rules[ops.IFFT] = alongOne(transform{turn: 1})
	rules[ops.RFFT] = alongOne(transform{turn: -1, gives: halfSpectrum})
	rules[ops.IRFFT] = alongOne(transform{turn: 1, takes: halfSpectrum})
	rules[ops.HFFT] = alongOne(transform{turn: -1, takes: halfSpectrum})
	rules[ops.IHFFT] = alongOne(transform{turn: 1, gives: halfSpectrum})
	rules[ops.FFTN] = alongSeveral(transform{turn: -1})
	rules[ops.IFFTN] = alongSeveral(transform{turn: 1})
	rules[ops.RFFTN] = alongSeveral(transform{turn: -1, gives: halfSpectrum})
	rules[ops.IRFFTN] = alongSeveral(transform{turn: 1, takes: halfSpectrum})
	rules[ops.FFTShift] = shifted(func(n int) int { return n / 2 })
	rules[ops.IFFTShift] = shifted(func(n int) int { return n - n/2 })
}

// transform is a kind of Fourier transform.
type transform struct {
	turn         int // sign of the exponent: -1 for a transform, 1 for an inverse transform
	takes, gives spectrum
}

// spectrum says which part of a spectrum is stored.
type spectrum uint8

const (
	wholeSpectrum spectrum = iota
	halfSpectrum           // the first n/2 + 1 elements, which determine the others
)

// size returns how many of n elements are stored.
func (s spectrum) size(n int) int {
	if s == halfSpectrum {
		return n/2 + 1
	}
	return n
}

// fromSize returns the default length of a transform along an axis of this size.
func (s spectrum) fromSize(size int) int {
	if s == halfSpectrum {
		return 2 * (size - 1)
	}
	return size
}

// alongOne returns the rule of a transform along one axis. Counts[0] is its length, Mode the norm.
func alongOne(t transform) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		axis, n, x := c.axis(-1), c.attr.Counts, c.in[0]
		if len(n) > 1 {
			return c.wrong("n", n, "give one number")
		}
		if c.err == nil && len(n) == 0 {
			n = []int{t.takes.fromSize(x.Shape()[axis])}
		}
		return c.transformed("n", []int{axis}, n, t)
	}
}

// alongSeveral returns the rule of a transform along several axes; Counts are the lengths.
func alongSeveral(t transform) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		s, counts := c.in[0].Shape(), c.attr.Counts
		axes, err := c.transformedAxes()
		if err != nil {
			c.fail(err)
			return nil
		}
		switch {
		case len(axes) == 0 && (t.takes == halfSpectrum || t.gives == halfSpectrum):
			return c.wrong("axes", axes, "name one at the least, whose spectrum is halved")
		case counts != nil && len(counts) != len(axes):
			return c.wrong("s", counts, "give as many numbers as there are axes, which are %v", axes)
		}
		n := slices.Clone(counts)
		for i, axis := range axes {
			if counts == nil && i == len(axes)-1 {
				n = append(n, t.takes.fromSize(s[axis]))
			} else if counts == nil {
				n = append(n, s[axis])
			}
		}
		return c.transformed("s", axes, n, t)
	}
}

// transformedAxes returns the axes, counted from 0. If none are given, these are all axes or, if
// lengths are given, as many of the last axes (Array API 2024.12, fftn).
func (c *composer) transformedAxes() ([]int, error) {
	rank, axes := len(c.in[0].Shape()), slices.Clone(c.attr.Axes)
	if c.attr.Axes == nil {
		first := 0
		if c.attr.Counts != nil {
			first = max(0, rank-len(c.attr.Counts))
		}
		for axis := first; axis < rank; axis++ {
			axes = append(axes, axis)
		}
	}
	if _, err := shape.NormalizeAxes(c.op.Name, axes, rank); err != nil {
		return nil, err
	}
	for i, axis := range axes {
		axes[i], _ = shape.NormalizeAxis(c.op.Name, axis, rank) // checked above
	}
	return axes, nil
}

// transformed returns the operand's transform along axes; n has its length along each. A half
// spectrum is that of the last axis. attr is the operator's name for n.
func (c *composer) transformed(attr string, axes, n []int, t transform) []graph.Value {
	for _, size := range n {
		if size < 1 && c.err == nil {
			return c.wrong(attr, single(n), "transforms are of one element or more: name a number where the axis has not got them")
		}
	}
	for _, size := range n {
		if most := maxTransformed(size); size > most && c.err == nil {
			return c.wrong(attr, single(n), "there are transforms of %d elements at the most, and of %d where a prime factor is above %d: add zeros", maxFactored, maxChirped, maxDirect)
		}
	}
	norm := normOf(c.attr.Mode, t.turn)
	if norm == nil {
		return c.wrong("norm", c.attr.Mode, `it must be "backward", "ortho" or "forward"`)
	}
	if c.err != nil || !c.transformsFit(axes, n, t) {
		return nil
	}
	wide := ops.Complex(c.common)
	c.common = wide
	x := c.cast(c.in[0], wide)
	order := slices.Backward(axes)
	if t.takes == halfSpectrum { // the axis with the half spectrum is transformed last
		order = slices.All(axes)
	}
	left := len(axes) - 1
	for i, axis := range order {
		along := transform{turn: t.turn}
		if i == len(axes)-1 {
			along = t
		}
		f := &fourier{composer: c, axis: axis, n: n[i], turn: t.turn, scale: norm(n[i])}
		x = f.along(x, along, left == 0)
		left--
	}
	return c.one(c.cast(x, c.result))
}

// Bounds of a transform's length. The host's work grows with the square root of the length and, if
// a chirp is needed, with the length itself.
const (
	maxFactored = 1 << 32
	maxChirped  = 1 << 22
)

// maxTransformed returns the largest length allowed for a transform with n's prime factors.
func maxTransformed(n int) int {
	if n <= maxChirped || greatest(n) <= maxDirect {
		return maxFactored
	}
	return maxChirped
}

// greatest returns n's largest prime factor, or some number above maxDirect if that factor is.
func greatest(n int) int {
	for p := 2; p <= maxDirect; p++ {
		for n%p == 0 && n > p {
			n /= p
		}
	}
	return n
}

// normOf returns the factor by which sums of n elements are multiplied; nil if there is none.
func normOf(mode string, turn int) func(n int) float64 {
	switch divides := turn == 1; mode {
	case ops.NormForward, ops.NormBackward, "":
		if divides != (mode == ops.NormForward) {
			return func(n int) float64 { return 1 / float64(n) }
		}
		return func(int) float64 { return 1 }
	case ops.NormOrtho:
		return func(n int) float64 { return 1 / math.Sqrt(float64(n)) }
	}
	return nil
}

// transformsFit fails if an intermediate shape has more elements than allowed.
func (c *composer) transformsFit(axes, n []int, t transform) bool {
	all := c.in[0].Shape().Clone()
	for i, axis := range axes {
		all[axis] = max(all[axis], n[i])
	}
	return c.fits(all)
}

// fourier is a transform of n elements along an axis.
type fourier struct {
	*composer
	axis, n int
	turn    int     // sign of the exponent
	scale   float64 // the factor of the sums

	outer, inner shape.Shape // the other axes
}

// stretch returns count input elements along the axis, from element from on. It returns the zero
// Value if all of them are 0.
type stretch func(from, count int) graph.Value

// along returns the transform of x, stored if more transforms follow.
func (f *fourier) along(x graph.Value, t transform, last bool) graph.Value {
	s := x.Shape()
	f.outer, f.inner = s[:f.axis], s[f.axis+1:]
	take, give := t.takes.size(f.n), t.gives.size(f.n)
	of := f.elements(x, min(s[f.axis], take))
	var end finish
	switch {
	case t.takes == halfSpectrum:
		of = f.hermitian(of)
		end = func(y graph.Value) graph.Value { return f.apply(ops.Real, ops.Attr{}, y) }
	case !last:
		end = f.stored
	}
	out := replaced(s, f.axis, f.axis+1, give)
	if s.Size() == 0 || out.Size() == 0 { // without input all results are 0
		x = f.zeros(x.DType(), out)
		if t.takes == halfSpectrum {
			x = end(x)
		}
		return x
	}
	return f.sums(of, give, end)
}

func (f *fourier) zeros(d dtype.DType, s shape.Shape) graph.Value {
	return f.implied(graph.NewFull(d, element.Bits{}, s, f.site))
}

// elements returns a stretch of x's elements along the axis, followed by zeros.
func (f *fourier) elements(x graph.Value, size int) stretch {
	return func(from, count int) graph.Value {
		if from >= size {
			return graph.Value{}
		}
		there := min(count, size-from)
		return f.lengthened(f.part(x, f.axis, from, there), count)
	}
}

// lengthened returns v with zeros appended, count elements in total.
func (f *fourier) lengthened(v graph.Value, count int) graph.Value {
	s := v.Shape()
	if s[f.axis] == count {
		return v
	}
	return f.join(f.axis, v, f.zeros(v.DType(), replaced(s, f.axis, f.axis+1, count-s[f.axis])))
}

// hermitian returns a stretch of a whole spectrum, given its first n/2 + 1 elements: the spectrum
// equals the conjugate of its reverse. The two elements that are their own mirror images are real.
func (f *fourier) hermitian(of stretch) stretch {
	middle := f.n / 2
	var all stretch
	all = func(from, count int) graph.Value {
		last := from + count - 1
		switch {
		case last <= middle:
			v := f.realAt(of(from, count), -from)
			if f.n%2 == 0 {
				v = f.realAt(v, middle-from)
			}
			return v
		case 2*from >= f.n:
			v := of(f.n-last, count)
			if v.Node == nil {
				return v
			}
			v = f.apply(ops.Conj, ops.Attr{}, f.apply(ops.Flip, ops.Attr{Axes: []int{f.axis}}, v))
			if 2*from == f.n {
				v = f.realAt(v, 0)
			}
			return v
		}
		below := middle + 1 - from
		parts := []graph.Value{all(from, below), all(middle+1, count-below)}
		for i, n := range []int{below, count - below} {
			if parts[i].Node == nil {
				parts[i] = f.zeros(f.common, slices.Concat(f.outer, shape.Shape{n}, f.inner))
			}
		}
		return f.join(f.axis, parts...)
	}
	return all
}

// realAt returns v with imaginary part 0 at one index along the axis, or v if there is no such
// index.
func (f *fourier) realAt(v graph.Value, index int) graph.Value {
	if v.Node == nil || index < 0 || index >= v.Shape()[f.axis] {
		return v
	}
	along := append(shape.Shape{v.Shape()[f.axis]}, ones(len(f.inner))...)
	d := dtype.Int32
	if f.n >= 1<<31 {
		d = dtype.Int64
	}
	there := f.apply(ops.Equal, ops.Attr{}, f.iota(d, along), f.constant(d, float64(index)))
	return f.where(there, f.cast(f.apply(ops.Real, ops.Attr{}, v), v.DType()), v)
}

// sums returns the first give elements of the transform.
func (f *fourier) sums(of stretch, give int, end finish) graph.Value {
	if f.n == 1 { // the scale is 1
		y := of(0, 1)
		if end != nil {
			y = end(y)
		}
		return y
	}
	if steps, ok := f.steps(); ok {
		return f.stages(of, steps, give, end)
	}
	return f.chirped(of, give, end)
}

// shifted returns the rule that rolls each axis by a number that depends on its size.
func shifted(by func(n int) int) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		if c.normalizeAxes(); c.err != nil {
			return nil
		}
		shifts := []int{}
		for _, axis := range c.attr.Axes {
			shifts = append(shifts, by(c.in[0].Shape()[axis]))
		}
		if len(shifts) == 0 {
			return c.one(c.in[0])
		}
		return c.one(c.apply(ops.Roll, ops.Attr{Axes: c.attr.Axes, Counts: shifts}, c.in[0]))
	}
}
