//go:build window && cgo

package main

import (
	"slices"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// scene is a matrix to look at, which may change with time.
type scene struct {
	title    string
	shape    shape.Shape // two axes, rows first
	animated bool
	frame    func(m moment) (*tensor.Tensor, error) // the caller closes it
	close    func()
}

// maxImage bounds an image's sides, in pixels: more than most screens show.
const maxImage = 2048

// steps says of how many rows, and columns, one is shown.
func (s *scene) steps() (rows, cols int) { return step(s.shape[0]), step(s.shape[1]) }

func step(side int) int { return (side + maxImage - 1) / maxImage }

// imageSize is the size of what is shown of the matrix.
func (s *scene) imageSize() (rows, cols int) {
	r, c := s.steps()
	return (s.shape[0] + r - 1) / r, (s.shape[1] + c - 1) / c
}

// sample is the part of the matrix that is shown: a view.
func (s *scene) sample(x *tensor.Tensor) *tensor.Tensor {
	r, c := s.steps()
	if r == 1 && c == 1 {
		return x
	}
	return x.At(shape.StepAll(r), shape.StepAll(c))
}

// lineScene shows the result of an op line.
func lineScene(dev *device.Device, line opline.Line, seed uint64) (*scene, error) {
	s, err := operandScene(dev, line, seed, func(*workload.Inputs) {})
	if err != nil {
		return nil, err
	}
	first, err := s.frame(moment{})
	if err != nil {
		s.close()
		return nil, err
	}
	defer first.Close()
	s.shape = first.Shape()
	if len(s.shape) != 2 || s.shape.Size() == 0 {
		s.close()
		return nil, usagef("view shows results with two axes, none of them empty, and the result of %s has the shape %v: "+
			"choose other dims, or reshape it", line.Text, s.shape)
	}
	return s, nil
}

// operandScene is an op line's result, whose operands are changed first; its shape is for
// the caller to find.
func operandScene(dev *device.Device, line opline.Line, seed uint64, change func(*workload.Inputs)) (*scene, error) {
	w := workload.New(line, seed)
	in, err := w.Upload(dev)
	if err != nil {
		return nil, err
	}
	change(in)
	s := &scene{title: line.Text, close: in.Close}
	number := func(name string) int {
		return slices.IndexFunc(line.Operands, func(o opline.Operand) bool {
			return o.Name == name && o.DType == dtype.Float32 && o.Shape.Size() == 1
		})
	}
	t, mx, my := number(timeOperand), number(mouseXName), number(mouseYName)
	s.animated = max(t, mx, my) >= 0
	s.frame = func(m moment) (*tensor.Tensor, error) {
		for _, o := range []struct {
			at    int
			value float32
		}{{t, float32(m.at.Seconds())}, {mx, m.x}, {my, m.y}} {
			if o.at >= 0 {
				in.Replace(o.at, tensor.From(dev, []float32{o.value}, line.Operands[o.at].Shape...))
			}
		}
		return w.Build(in)
	}
	return s, nil
}

// expressionScene shows an expression of coordinates, see coordinateLine, as an image of a
// size.
func expressionScene(dev *device.Device, text string, line opline.Line, size windowSize) (*scene, error) {
	s, err := operandScene(dev, line, 0, func(in *workload.Inputs) {
		for i, o := range line.Operands {
			switch o.Name {
			case columnName:
				x, _ := coordinates(dev, 1, o.Shape[1])
				in.Replace(i, x)
			case rowName:
				_, y := coordinates(dev, o.Shape[0], 1)
				in.Replace(i, y)
			}
		}
	})
	if err != nil {
		return nil, err
	}
	s.title, s.shape = text, shape.Shape{size.height, size.width}
	small := s.frame
	s.frame = func(m moment) (*tensor.Tensor, error) {
		z, err := small(m)
		if err != nil {
			return nil, err
		}
		defer z.Close()
		whole := z.BroadcastTo(s.shape...)
		return whole, whole.Err()
	}
	return s, nil
}

// seconds is a time on the device, one element.
func seconds(dev *device.Device, at time.Duration) *tensor.Tensor {
	return tensor.From(dev, []float32{float32(at.Seconds())}, 1)
}

// The waves' scene: its size, and how far the centres swing.
const (
	wavesRows, wavesCols = 480, 720
	waveNumber           = 0.04 // waves a pixel
	waveSpeed            = 0.7  // waves a second
)

// wavesScene is two circular waves whose centres move: a row of columns' numbers
// and a column of rows' numbers, broadcast together, and the time.
func wavesScene(dev *device.Device) *scene {
	x := tensor.Arange(dev, float32(0), wavesCols, 1).ExpandDims(0)
	y := tensor.Arange(dev, float32(0), wavesRows, 1).ExpandDims(1)
	return &scene{
		title:    "wave(|p - a(t)| - t) + wave(|p - b(t)| - t)",
		shape:    shape.Shape{wavesRows, wavesCols},
		animated: true,
		close:    func() { x.Close(); y.Close() },
		frame: func(m moment) (*tensor.Tensor, error) {
			t := seconds(dev, m.at)
			defer t.Close()
			a := ripple(x, y, t, orbit{cols: 0.30, rows: 0.40, speed: 0.11})
			b := ripple(x, y, t, orbit{cols: 0.70, rows: 0.60, speed: 0.07})
			z := a.Add(b)
			return z, z.Err()
		},
	}
}

// orbit is where a centre swings, in parts of the matrix's sides, and how often
// a second.
type orbit struct{ cols, rows, speed float64 }

// ripple is a wave that runs out from a moving centre and fades.
func ripple(x, y, t *tensor.Tensor, o orbit) *tensor.Tensor {
	// Swings lie a quarter of a wave apart, so the centre goes round.
	cx := swing(t, o.speed, 0, o.cols*wavesCols, 0.12*wavesCols)
	cy := swing(t, o.speed, 0.25, o.rows*wavesRows, 0.16*wavesRows)
	dx, dy := x.Sub(cx), y.Sub(cy)
	r := dx.Mul(dx).Add(dy.Mul(dy)).Sqrt()
	phase := r.Mul(tensor.Scalar(waveNumber)).Sub(t.Mul(tensor.Scalar(waveSpeed)))
	return wave(phase).Mul(r.Mul(tensor.Scalar(-1.0 / 400)).Exp())
}

// swing goes to and fro about a middle.
func swing(t *tensor.Tensor, speed, phase, middle, reach float64) *tensor.Tensor {
	return wave(t.Mul(tensor.Scalar(speed)).Add(tensor.Scalar(phase))).Mul(tensor.Scalar(reach)).Add(tensor.Scalar(middle))
}

// wave is a sine's parabolic likeness with period 1: 16 u (1/2 - |u|) for u from
// -1/2 to 1/2.
func wave(phase *tensor.Tensor) *tensor.Tensor {
	whole := phase.Cast(dtype.Int32).Cast(dtype.Float32)
	floor := whole.Sub(phase.Less(whole).Cast(dtype.Float32)) // casts truncate
	u := phase.Sub(floor).Sub(tensor.Scalar(0.5))
	return u.Mul(tensor.Scalar(0.5).Sub(u.Abs())).Mul(tensor.Scalar(16))
}
