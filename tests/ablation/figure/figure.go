// Package figure is what an ablation changes at run time. The generator of tests/ablation
// writes calls of it into a copy of the planner's sources, so that one program plans with and
// without each rule, form and figure. The library itself never imports it.
//
// The package imports nothing of ours.
package figure

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// Variable is the variable of the environment by which a process has an ablation from its
// start: NUMBER=VARIANT.
const Variable = "WEFT_ABLATION"

// Variant is what becomes of a subject. The zero Variant leaves it as it is.
type Variant string

// The variants: of a figure, a factor; of everything else, that it is left out.
const (
	None    Variant = ""
	Least   Variant = "least" // a thousandth, 1 at the least
	Half    Variant = "half"
	Double  Variant = "double"
	Most    Variant = "most" // a thousand times
	Refused Variant = "refused"
)

// Variants are all of them, the neutral ones first.
var Variants = []Variant{Refused, Least, Most, Half, Double}

// factors are by how much a variant multiplies a figure. They are powers of two, since many
// figures must be.
var factors = map[Variant]float64{Least: 1.0 / 1024, Half: 0.5, Double: 2, Most: 1024}

// maxSubjects bounds the subjects' numbers.
const maxSubjects = 1 << 12

// Touched are the subjects that were asked for, by number.
type Touched [maxSubjects]bool

var (
	changed         = -1
	variant Variant = None
	touched Touched
)

func init() {
	given := os.Getenv(Variable)
	if given == "" {
		return
	}
	number, v, ok := strings.Cut(given, "=")
	id, err := strconv.Atoi(number)
	if !ok || err != nil {
		panic(fmt.Sprintf("%s=%s: want NUMBER=VARIANT", Variable, given))
	}
	Set(id, Variant(v))
}

// Set changes one subject, and restores the one before.
func Set(id int, v Variant) { changed, variant = id, v }

// Reset returns the subjects that were asked for since the last call.
func Reset() Touched {
	t := touched
	touched = Touched{}
	return t
}

// Number is what a figure may be.
type Number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

// Of is a figure, changed if it is the subject.
func Of[T Number](id int, value T) T {
	touched[id] = true
	if id != changed {
		return value
	}
	scaled := T(float64(value) * factors[variant])
	if one := T(1); scaled == 0 && value > 0 {
		return one
	}
	return scaled
}

// Flag is a switch, turned over if it is the subject.
func Flag(id int, value bool) bool { return value != IsRefused(id) }

// IsRefused reports whether a form is left out.
func IsRefused(id int) bool {
	touched[id] = true
	return id == changed && variant == Refused
}
