package arraytext

import (
	"fmt"
	"math"
	"strings"

	"github.com/weft-gpu/weft/dtype"
)

// words are the elements as NumPy prints them beside each other.
func words(a *Array) []string {
	list := make([]string, a.Shape.Size())
	switch {
	case a.DType == dtype.Bool:
		for i := range list {
			list[i] = map[bool]string{true: " True", false: "False"}[a.value(i).(bool)]
		}
	case a.DType.IsInteger():
		return a.byWord(func(v any) string { return fmt.Sprint(v) })
	case a.DType.IsFloat():
		values := make([]float64, len(list))
		for i := range values {
			values[i] = number(a.value(i))
		}
		f := formatOf(a.DType, values, false)
		for i, x := range values {
			list[i] = f.text(x)
		}
	default:
		complexWords(a, list)
	}
	return list
}

func complexWords(a *Array, list []string) {
	re, im := make([]float64, len(list)), make([]float64, len(list))
	for i := range list {
		re[i], im[i] = parts(a.value(i))
	}
	d := a.DType.Real()
	f, g := formatOf(d, re, false), formatOf(d, im, true)
	for i := range list {
		imaginary := g.text(im[i])
		end := len(strings.TrimRight(imaginary, " "))
		list[i] = f.text(re[i]) + imaginary[:end] + "j" + imaginary[end:]
	}
}

func parts(v any) (re, im float64) {
	if c, ok := v.(complex64); ok {
		return float64(real(c)), float64(imag(c))
	}
	c := v.(complex128)
	return real(c), imag(c)
}

// scalarText is an element alone, which is not aligned with others.
func scalarText(a *Array) string {
	switch v := a.value(0); a.DType.Kind() {
	case dtype.KindBool:
		return map[bool]string{true: "True", false: "False"}[v.(bool)]
	case dtype.KindFloat:
		return floatAlone(a.DType, number(v), true)
	case dtype.KindComplex:
		re, im := parts(v)
		d := a.DType.Real()
		sign := "+"
		if math.Signbit(im) || math.IsNaN(im) {
			sign = ""
			if math.IsNaN(im) {
				sign = "+"
			}
		}
		imaginary := sign + floatAlone(d, im, false) + "j"
		if re == 0 && !math.Signbit(re) {
			return strings.TrimPrefix(imaginary, "+")
		}
		return "(" + floatAlone(d, re, false) + imaginary + ")"
	default:
		return fmt.Sprint(v)
	}
}

// floatAlone is a float with all its digits; zero says that whole ones end with .0.
func floatAlone(d dtype.DType, x float64, zero bool) string {
	size := math.Abs(x)
	switch {
	case math.IsNaN(x):
		return "nan"
	case math.IsInf(x, 0):
		return strings.ToLower(strings.TrimPrefix(fmt.Sprint(x), "+"))
	case x != 0 && (size < 1e-4 || size >= 1e16):
		return strings.Replace(digits(d, x, 'e', -1), ".e", "e", 1)
	}
	text := digits(d, x, 'f', -1)
	if strings.HasSuffix(text, ".") {
		if !zero {
			return strings.TrimSuffix(text, ".")
		}
		text += "0"
	}
	return text
}
