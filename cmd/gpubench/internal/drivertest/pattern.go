package drivertest

import (
	"fmt"
	"math"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
)

// Pattern says which elements of a result differ.
type Pattern struct {
	Differ, Of int
	Where      string // by their index
	Values     string // by what they are
}

func (p Pattern) String() string {
	text := fmt.Sprintf("%d of %d elements differ, %s", p.Differ, p.Of, p.Where)
	if p.Values != "" {
		text += "; " + p.Values
	}
	return text
}

// PatternOf compares a result with what is right; operands are those of the line.
func PatternOf(want *hostref.Array, got []byte, operands []*hostref.Array) Pattern {
	size := want.DType.Size()
	n := len(want.Data) / size
	wrong := make([]bool, n)
	p := Pattern{Of: n}
	for i := range wrong {
		if wrong[i] = string(got[i*size:(i+1)*size]) != string(want.Data[i*size:(i+1)*size]); wrong[i] {
			p.Differ++
		}
	}
	if p.Differ == 0 {
		return p
	}
	p.Where = places(wrong, p.Differ)
	p.Values = values(want, got, operands, wrong, p.Differ)
	return p
}

// places are the indices that differ, as a rule where there is one.
func places(wrong []bool, differ int) string {
	n := len(wrong)
	first, last := -1, 0
	for i, w := range wrong {
		if w && first < 0 {
			first = i
		}
		if w {
			last = i
		}
	}
	switch {
	case differ == n:
		return "all of them"
	case differ == 1:
		return fmt.Sprintf("that at %d", first)
	}
	for m := 256; m >= 2; m /= 2 {
		same := m < n
		for i, w := range wrong {
			same = same && (!w || i%m == first%m)
		}
		if same {
			return fmt.Sprintf("all at places that are %d modulo %d", first%m, m)
		}
	}
	if last-first+1 == differ {
		return fmt.Sprintf("those from %d to %d", first, last)
	}
	var list []string
	for i, w := range wrong {
		if w && len(list) < 8 {
			list = append(list, fmt.Sprint(i))
		}
	}
	if differ > len(list) {
		list = append(list, "...")
	}
	return "at " + strings.Join(list, ", ")
}

// classes of numbers at which arithmetic goes wrong.
var classes = []struct {
	name string
	is   func(d dtype.DType, v float64) bool
}{
	{"NaN", func(_ dtype.DType, v float64) bool { return v != v }},
	{"infinite", func(_ dtype.DType, v float64) bool { return math.IsInf(v, 0) }},
	{"-0", func(_ dtype.DType, v float64) bool { return v == 0 && math.Signbit(v) }},
	{"zero", func(_ dtype.DType, v float64) bool { return v == 0 }},
	{"subnormal", func(d dtype.DType, v float64) bool { return v != 0 && math.Abs(v) < minNormal(d) }},
	{"negative", func(_ dtype.DType, v float64) bool { return v < 0 }},
}

func minNormal(d dtype.DType) float64 {
	switch d.Real() {
	case dtype.Float16:
		return 0x1p-14
	case dtype.Float64:
		return 0x1p-1022
	}
	return 0x1p-126
}

// values are the classes that all elements that differ are of.
func values(want *hostref.Array, got []byte, operands []*hostref.Array, wrong []bool, differ int) string {
	var words []string
	add := func(what string, d dtype.DType, data []byte) {
		if !d.IsFloat() || len(data) != len(wrong)*d.Size() {
			return
		}
		for _, c := range classes {
			in, of := 0, 0
			for i, w := range wrong {
				if is := c.is(d, element.Float(d, element.BitsOf(data[i*d.Size() : (i+1)*d.Size()])[0])); is {
					of++
					if w {
						in++
					}
				}
			}
			if in == differ && of < len(wrong) {
				words = append(words, fmt.Sprintf("%s %s (as in %d of all)", what, c.name, of))
				return
			}
		}
	}
	add("the right result is", want.DType, want.Data)
	add("the wrong one is", want.DType, got)
	for i, a := range operands {
		if a.Shape.Equal(want.Shape) {
			add(fmt.Sprintf("operand %d is", i), a.DType, a.Data)
		}
	}
	return strings.Join(words, ", ")
}
