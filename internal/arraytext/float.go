package arraytext

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
)

// digits writes a finite number of a dtype with the least digits that no other number of
// the dtype has, but at most so many behind the point, which are then rounded to even;
// verb is 'f' or 'e', and places -1 for no bound. There is always a point.
func digits(d dtype.DType, x float64, verb byte, places int) string {
	text := shortest(d, x, verb)
	mantissa, exponent, _ := strings.Cut(text, "e")
	if _, fraction, _ := strings.Cut(mantissa, "."); places >= 0 && len(fraction) > places {
		mantissa, exponent, _ = strings.Cut(strconv.FormatFloat(x, verb, places, 64), "e")
		mantissa = strings.TrimRight(mantissa, "0")
	}
	if !strings.Contains(mantissa, ".") {
		mantissa += "."
	}
	if verb == 'e' {
		return mantissa + "e" + exponent
	}
	return mantissa
}

// shortest is strconv's shortest form for each width of floats.
func shortest(d dtype.DType, x float64, verb byte) string {
	switch d {
	case dtype.Float64:
		return strconv.FormatFloat(x, verb, -1, 64)
	case dtype.Float32:
		return strconv.FormatFloat(x, verb, -1, 32)
	}
	for n := range 10 { // five digits tell any two apart
		text := strconv.FormatFloat(x, 'e', n, 64)
		if y, err := strconv.ParseFloat(text, 64); err == nil && rounded(d, y) == x {
			if verb == 'f' {
				y, _ := strconv.ParseFloat(text, 64)
				return strconv.FormatFloat(y, 'f', -1, 64)
			}
			return text
		}
	}
	return strconv.FormatFloat(x, verb, -1, 64)
}

func rounded(d dtype.DType, x float64) float64 {
	if d == dtype.Float16 {
		return float64(float16.Fromfloat32(float32(x)).Float32())
	}
	return float64(bfloat16.Fromfloat32(float32(x)).Float32())
}

// floatFormat is how all the floats of an array are printed.
type floatFormat struct {
	dtype       dtype.DType
	plus        bool // a sign before positive numbers too
	scientific  bool
	left, right int // characters before the point, and behind it
	places      int
	exponent    int // digits of the exponent
}

// formatOf looks at all the numbers (numpy.core.arrayprint.FloatingFormat.fillFormat).
func formatOf(d dtype.DType, list []float64, plus bool) *floatFormat {
	f := &floatFormat{dtype: d, plus: plus}
	least, most, finite, negativeInf, other := math.Inf(1), 0., 0, false, false
	for _, x := range list {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			other, negativeInf = true, negativeInf || math.IsInf(x, -1)
			continue
		}
		finite++
		if x = math.Abs(x); x > 0 {
			least, most = min(least, x), max(most, x)
		}
	}
	f.scientific = most >= 1e8 || most > 0 && (least < 0.0001 || ratio(d, most, least) > 1000)
	f.widths(list)
	if !f.scientific {
		f.places = f.right
	}
	if other {
		signs := 0
		if negativeInf || plus {
			signs = 1
		}
		f.left = max(f.left, 3-f.right-1, 3+signs-f.right-1)
	}
	if finite == 0 {
		f.scientific = false
	}
	return f
}

// ratio is computed in the numbers' own type, whose rounding decides at the border.
func ratio(d dtype.DType, a, b float64) float64 {
	switch d {
	case dtype.Float64:
		return a / b
	case dtype.Float32:
		return float64(float32(a) / float32(b))
	}
	return rounded(d, a/b)
}

// widths finds how much room the finite numbers take.
func (f *floatFormat) widths(list []float64) {
	for _, x := range list {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			continue
		}
		verb := byte('f')
		if f.scientific {
			verb = 'e'
		}
		mantissa, exponent, _ := strings.Cut(f.signed(x)+digits(f.dtype, math.Abs(x), verb, precision), "e")
		whole, fraction, _ := strings.Cut(mantissa, ".")
		f.left, f.right = max(f.left, len(whole)), max(f.right, len(fraction))
		f.exponent = max(f.exponent, len(exponent)-1)
	}
	if f.scientific {
		f.places = f.right
		f.right += f.exponent + 2
	}
}

func (f *floatFormat) signed(x float64) string {
	switch {
	case math.Signbit(x):
		return "-"
	case f.plus:
		return "+"
	}
	return ""
}

// text is a number in its place.
func (f *floatFormat) text(x float64) string {
	switch {
	case math.IsNaN(x):
		sign := ""
		if f.plus {
			sign = "+"
		}
		return fmt.Sprintf("%*s", f.left+f.right+1, sign+"nan")
	case math.IsInf(x, 0):
		return fmt.Sprintf("%*s", f.left+f.right+1, f.signed(x)+"inf")
	case f.scientific:
		// All the places are filled, with what the number has beyond its least digits.
		mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(math.Abs(x), 'e', f.places, 64), "e")
		whole, fraction, _ := strings.Cut(mantissa, ".")
		exponent = exponent[:1] + strings.Repeat("0", f.exponent+1-len(exponent)) + exponent[1:]
		return fmt.Sprintf("%*s.%se%s", f.left, f.signed(x)+whole, fraction, exponent)
	}
	whole, fraction, _ := strings.Cut(digits(f.dtype, math.Abs(x), 'f', f.places), ".")
	if fraction == "" { // so are those before the point
		whole = strconv.FormatFloat(math.Abs(x), 'f', 0, 64)
	}
	return fmt.Sprintf("%*s.%-*s", f.left, f.signed(x)+whole, f.right, fraction)
}
