package hostref

import (
	"bytes"
	"fmt"
	"go/format"
	"math"
	"os"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
)

// exceptionsFile lists the exceptions: halves whose float32 result is not rounded correctly.
const exceptionsFile = "../internal/elementary/halves_gen.go"

// most limits the exceptions of a function, because a device tests for each of them.
const most = 40

// exactAt says at which arguments a function of float64 has no error. A result midway between two
// halves is then a tie.
var exactAt = map[string]func(x float64) bool{
	"exp2": func(x float64) bool { return x == math.Trunc(x) },
}

// correct returns the correctly rounded function of every half. It rounds the function of float64,
// whose error is at most 2 ULP. The test fails if that result is so near the midpoint of two halves
// that it could be on the wrong side, unless it is exact or known to lie above the midpoint.
func (h *halfFormat) correct(t *testing.T, name string) []uint16 {
	in := make([]uint16, 1<<16)
	for i := range in {
		in[i] = uint16(i)
	}
	narrow, x, y := make([]float32, len(in)), make([]float64, len(in)), make([]float64, len(in))
	h.widen(narrow, in)
	between(x, narrow)
	unary64[name](y, x)
	low, high := make([]float64, len(in)), make([]float64, len(in))
	for i, v := range y {
		low[i], high[i] = v*(1-0x1p-45), v*(1+0x1p-45)
	}
	out, below, above := h.roundOnce(y), h.roundOnce(low), h.roundOnce(high)
	for i := range in {
		exact, known := exactAt[name]
		switch {
		case below[i] == above[i], known && exact(x[i]):
		case elementary.HalfTiesUp(name, h.d == dtype.BFloat16) && math.Abs(x[i]) < 0x1p-100:
			out[i] = h.roundOnce([]float64{math.Nextafter(y[i], math.Inf(1))})[0]
		default:
			t.Errorf("%s(%x) of %s is about %x, too close to the midpoint of two halves", name, x[i], h.d, y[i])
		}
	}
	return out
}

// roundOnce rounds float64s to halves in one step.
func (h *halfFormat) roundOnce(x []float64) []uint16 {
	odd, out := make([]float32, len(x)), make([]uint16, len(x))
	elementwise(oddFloat32)(odd, x)
	h.round(out, odd)
	return out
}

//go:generate go test -count=1 -run ^TestHalvesAreCorrectlyRounded$ . -update

// Every function of one half is correctly rounded for all 65,536 arguments. Few arguments are
// exceptions, for which rounding float32's result would be wrong.
func TestHalvesAreCorrectlyRounded(t *testing.T) {
	var text bytes.Buffer
	text.WriteString("// Code generated from package hostref by go generate ./hostref; DO NOT EDIT.\n\npackage elementary\n")
	for _, h := range halfFormats {
		fmt.Fprintf(&text, "\nvar %sExceptions = map[string][]HalfException{\n", h.d)
		for _, f := range elementary.Float32[float32, uint32, bool]() {
			name := f.Name
			if f.Arity != 1 {
				continue
			}
			if unary64[name] == nil {
				t.Errorf("%s has no float64 function to compare with", name)
				continue
			}
			want, nearly := h.correct(t, name), h.nearly(name)
			list := &bytes.Buffer{}
			count := 0
			for in := range want {
				if nearly[in] != want[in] {
					fmt.Fprintf(list, "{%#04x, %#04x}, ", in, want[in])
					count++
				}
			}
			t.Logf("%s of %s has %d exceptions", name, h.d, count)
			if count > most {
				t.Errorf("%s of %s has %d exceptions, more than %d", name, h.d, count, most)
			} else if count > 0 {
				fmt.Fprintf(&text, "%q: {%s},\n", name, list)
			}
		}
		text.WriteString("}\n")
	}
	checkGeneratedFile(t, exceptionsFile, text.Bytes())
}

// checkGeneratedFile compares a file with what it should hold, or writes it.
func checkGeneratedFile(t *testing.T, file string, text []byte) {
	t.Helper()
	want, err := format.Source(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if *update {
		if err := os.WriteFile(file, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what the functions of the halves need (%v): run go generate ./hostref", file, err)
	}
}
