// Package resample says which elements of an axis each element of a resized one is made
// of, and by what weights. All of it is known from the sizes alone, and computed on the
// host in float64.
//
// The package imports nothing of ours.
package resample

import (
	"fmt"
	"math"
)

// The ways of interpolating.
const (
	Nearest = "nearest"
	Linear  = "linear"
	Cubic   = "cubic"
)

// Axis is how an axis is resized. The words are those of ONNX's Resize, version 19.
type Axis struct {
	In, Out  int
	Scale    float64 // need not be the quotient of the sizes, which are whole
	From, To float64 // the region of interest, of tf_crop_and_resize

	Mode        string // nearest, linear or cubic
	Coordinates string // half_pixel, align_corners, asymmetric and so on
	Nearest     string // of two elements, of which each is as near: round_prefer_floor and so on
	Shrunk      string // the same of an axis that is made smaller
	CubicCoeff  float64
	Exclude     bool // elements beyond the axis have no weight, and the others more
	Antialias   bool // an axis that is made smaller is filtered
}

// Plain is the resizing of an axis to a size, by a mode, coordinates and a flag of their
// usual meaning.
func Plain(in, out int, mode, coordinates string, antialias bool) Axis {
	return Axis{In: in, Out: out, Scale: float64(out) / float64(in), To: 1, Mode: mode, Coordinates: coordinates,
		Nearest: "round_prefer_floor", Shrunk: "round_prefer_floor", CubicCoeff: -0.75, Antialias: antialias}
}

// Same reports whether the axis stays as it is.
func (a Axis) Same() bool {
	return a.In == a.Out && a.Scale == 1 && a.From == 0 && a.To == 1
}

// Most is how many taps an element takes at most.
func (a Axis) Most() float64 {
	reach := 2.0
	if a.Mode == Cubic {
		reach = 4
	}
	if a.Antialias && a.Scale < 1 {
		reach = 2 + reach/a.Scale
	}
	return math.Ceil(reach)
}

// Taps are the elements that an axis takes for each of the result, all the same number,
// and their weights.
type Taps struct {
	Index   [][]int
	Weight  [][]float64
	Outside []bool // of tf_crop_and_resize: the result is a value that is given
}

// Check fails where a word is none of ONNX's.
func (a Axis) Check() error {
	if a.In == 0 {
		a.In = 1
	}
	a.Out, a.Antialias = 1, false // which may take as many taps as there are elements
	_, err := a.Taps()
	return err
}

// Taps computes them. It fails as Check does.
func (a Axis) Taps() (Taps, error) {
	t := Taps{Outside: make([]bool, a.Out)}
	for i := range a.Out {
		at, err := a.coordinate(float64(i))
		if err != nil {
			return t, err
		}
		t.Outside[i] = a.Coordinates == "tf_crop_and_resize" && (at < 0 || at > float64(a.In-1))
		index, weight, err := a.tapsAt(at)
		if err != nil {
			return t, err
		}
		t.Index, t.Weight = append(t.Index, index), append(t.Weight, weight)
	}
	return t, nil
}

// Repeats is how often each element comes, one after the other, where that is all that
// the taps say; else 0.
func (a Axis) Repeats(t Taps) int {
	if a.In == 0 || a.Out%a.In != 0 {
		return 0
	}
	n := a.Out / a.In
	for i, index := range t.Index {
		if len(index) != 1 || index[0] != i/n {
			return 0
		}
	}
	return n
}

// coordinate is where in the operand an element of the result lies. The scaled size need
// not be whole, and is what counts where scales are given.
func (a Axis) coordinate(i float64) (float64, error) {
	size, last := a.Scale*float64(a.In), float64(a.In-1)
	half := a.over(i+0.5) - 0.5
	switch a.Coordinates {
	case "half_pixel":
		return half, nil
	case "pytorch_half_pixel":
		if a.Out <= 1 {
			return 0, nil
		}
		return half, nil
	case "half_pixel_symmetric":
		return float64(a.In)/2*(1-float64(a.Out)/size) + half, nil
	case "align_corners":
		if size == 1 {
			return 0, nil
		}
		return i * last / (size - 1), nil
	case "asymmetric":
		return a.over(i), nil
	case "tf_half_pixel_for_nn":
		return a.over(i + 0.5), nil
	case "tf_crop_and_resize":
		if a.Out <= 1 {
			return 0.5 * (a.From + a.To) * last, nil
		}
		return a.From*last + i*(a.To-a.From)*last/float64(a.Out-1), nil
	}
	return 0, fmt.Errorf("coordinate_transformation_mode is %q, which Resize does not have", a.Coordinates)
}

// over divides by an axis's scale. The nearest element changes at whole coordinates and
// halves, which the quotient reaches in float32 alone where the scale was rounded to it:
// 6.5 over 2.6 is 2.5.
func (a Axis) over(i float64) float64 {
	if a.Mode == Nearest {
		return float64(float32(i / a.Scale))
	}
	return i / a.Scale
}

// tapsAt are the elements around a coordinate and their weights. The first of the two
// nearest lies before the coordinate, also where that is whole.
func (a Axis) tapsAt(at float64) (index []int, weight []float64, err error) {
	clamp := func(i int) int { return min(max(i, 0), a.In-1) }
	kernel, reach := linearKernel, 1
	switch a.Mode {
	case Nearest:
		i, err := a.nearest(at)
		return []int{clamp(i)}, []float64{1}, err
	case Linear, "bilinear", "trilinear":
	case Cubic:
		kernel, reach = cubicKernel(a.CubicCoeff), 2
	default:
		return nil, nil, fmt.Errorf("mode is %q, and it is nearest, linear or cubic", a.Mode)
	}
	first := math.Ceil(at) - 1
	ratio := at - first
	shrink, start := 1.0, 1-reach
	if a.Antialias && a.Scale < 1 {
		shrink = a.Scale
		start = int(math.Floor(-float64(reach)/shrink)) + 1
	}
	sum := 0.0
	for i := start; i < 2-start; i++ {
		w := kernel(shrink * (float64(i) - ratio))
		j := int(first) + i
		if a.Exclude && (j < 0 || j >= a.In) {
			w = 0
		}
		index, weight, sum = append(index, clamp(j)), append(weight, w), sum+w
	}
	if a.Exclude || shrink < 1 {
		for i := range weight {
			weight[i] /= sum
		}
	}
	return index, weight, nil
}

func (a Axis) nearest(at float64) (int, error) {
	mode := a.Nearest
	if a.Scale < 1 {
		mode = a.Shrunk
	}
	switch mode {
	case "round_prefer_floor":
		return int(math.Ceil(at - 0.5)), nil
	case "round_prefer_ceil":
		return int(math.Floor(at + 0.5)), nil
	case "floor":
		return int(math.Floor(at)), nil
	case "ceil":
		return int(math.Ceil(at)), nil
	}
	return 0, fmt.Errorf("nearest_mode is %q, and it is round_prefer_floor, round_prefer_ceil, floor or ceil", mode)
}

func linearKernel(x float64) float64 { return max(1-math.Abs(x), 0) }

// cubicKernel is Keys' (Cubic convolution interpolation for digital image processing,
// 1981, equation 4).
func cubicKernel(a float64) func(x float64) float64 {
	return func(x float64) float64 {
		switch x = math.Abs(x); {
		case x <= 1:
			return ((a+2)*x-(a+3))*x*x + 1
		case x < 2:
			return ((a*x-5*a)*x+8*a)*x - 4*a
		}
		return 0
	}
}
