package codegen_test

import (
	"math"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testcode"
)

// runWords runs a kernel that applies f to every word of a list.
func runWords(t *testing.T, target codegen.Target, m testcode.Machine, words []uint32, f func(b *codegen.Builder, w codegen.ID) codegen.ID) []uint32 {
	t.Helper()
	b := codegen.NewBuilder(target)
	b.LocalSize(1, 1, 1)
	in, out := b.StorageBuffer(0, 1, 1, false), b.StorageBuffer(1, 1, 1, true)
	i := b.GlobalID(0)
	b.StoreElement(out, i, 0, f(b, b.LoadElement(in, i, 0)))
	code := b.Finish()
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
	results := make([]uint32, len(words))
	if err := m.Run(code, [][]uint32{words, results}, nil, len(words)); err != nil {
		t.Fatal(err)
	}
	return results
}

func cast(t *testing.T, b *codegen.Builder, d dtype.DType, v codegen.Value) codegen.ID {
	t.Helper()
	return b.ToWords(converted(t, b, d, v))[0]
}

func converted(t *testing.T, b *codegen.Builder, d dtype.DType, v codegen.Value) codegen.Value {
	t.Helper()
	to, err := b.Apply("cast", d, v)
	if err != nil {
		t.Fatal(err)
	}
	return to
}

// halfMachines are simulated devices that differ in how they treat subnormals and convert halves.
var halfMachines = []struct {
	name    string
	target  codegen.Target
	machine testcode.Machine
}{
	{"ieee", codegen.Target{}, testcode.Machine{}},
	{"flushing", codegen.Target{Flush32: true}, testcode.Machine{Flush: true}},
	{"converting", codegen.Target{UnpackHalf: true, PackHalf: true, RoundHalf: true}, testcode.Machine{}},
	{"converting, and never back", codegen.Target{UnpackHalf: true, PackHalf: true}, testcode.Machine{KeepsPacked: true}},
	{"unpacking", codegen.Target{UnpackHalf: true}, testcode.Machine{}},
	{"packing", codegen.Target{PackHalf: true}, testcode.Machine{}},
}

// Every half is read as the float32 of the same value. If it is written again, its bits are the
// same, also a NaN's. The bits above a half in its word do not matter.
func TestEveryHalf(t *testing.T) {
	words := make([]uint32, 1<<16)
	for h := range words {
		words[h] = uint32(h) | uint32(h*40503)<<16
	}
	for _, m := range halfMachines {
		for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16} {
			same := runWords(t, m.target, m.machine, words, func(b *codegen.Builder, w codegen.ID) codegen.ID {
				return b.ToWords(b.FromWords(d, w))[0]
			})
			wide := runWords(t, m.target, m.machine, words, func(b *codegen.Builder, w codegen.ID) codegen.ID {
				return cast(t, b, dtype.Float32, b.FromWords(d, w))
			})
			for h := range words {
				if same[h] != uint32(h) {
					t.Fatalf("%s: %v %#04x is written as %#04x", m.name, d, h, same[h])
				}
				if want := floatOfHalf(d, uint16(h)); wide[h] != want && !(isNaN32(want) && isNaN32(wide[h])) {
					t.Fatalf("%s: %v %#04x is %#08x, want %#08x", m.name, d, h, wide[h], want)
				}
			}
		}
	}
}

// A float32 near a half, or half-way between two, is rounded to the nearest half, ties to
// even, also if that is subnormal, 0 or infinite.
func TestRoundingToHalves(t *testing.T) {
	for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16} {
		var words []uint32
		for h := range uint16(0x7fff) {
			x, y := floatOfHalf(d, h), floatOfHalf(d, h+1)
			if isNaN32(x) {
				break
			}
			between := math.Float32bits(float32((float64(math.Float32frombits(x)) + float64(math.Float32frombits(y))) / 2))
			if y == 0x7f800000 { // beyond the greatest half: round as if the next one were finite
				last := floatOfHalf(d, h-1)
				between = x + (x-last)/2
			}
			for _, w := range []uint32{x, x + 1, x + 2, between - 1, between, between + 1, y - 1} {
				words = append(words, w, w|1<<31)
			}
		}
		words = append(words, 1, 0x7f7fffff, 0x7f800000, 0x7fc00000, 0x7f800001, 0x33000000, 0x32ffffff, 0x33000001, 0x79000000, 0x78ffffff)
		for _, m := range halfMachines {
			got := runWords(t, m.target, m.machine, words, func(b *codegen.Builder, w codegen.ID) codegen.ID {
				return cast(t, b, d, b.FromWords(dtype.Float32, w))
			})
			for i, w := range words {
				if m.machine.Flush && d == dtype.BFloat16 && w&0x7f800000 == 0 {
					continue // float32 subnormals, which such a machine may read as 0
				}
				if want := nearestHalf(d, w); got[i] != uint32(want) {
					t.Fatalf("%s: %#08x (%v) is %v %#04x, want %#04x", m.name, w, math.Float32frombits(w), d, got[i], want)
				}
			}
		}
	}
}

// A cast to a half rounds before the result is used, also if a compiler removes PackHalf2x16
// with the UnpackHalf2x16 after it. Many of the numbers that the test casts to a half and back
// lie between two halves.
func TestHalvesAreRoundedInside(t *testing.T) {
	var words []uint32
	for h := range uint16(0x7c00) {
		x, y := floatOfHalf(dtype.Float16, h), floatOfHalf(dtype.Float16, h+1)
		words = append(words, x, x+(y-x)/3, x+(y-x)/2, y-1|1<<31)
	}
	words = append(words, 0x7f800000, 0x7fc00001, 0xffffffff, 1)
	there := func(b *codegen.Builder, w codegen.ID) codegen.ID {
		half := converted(t, b, dtype.Float16, b.FromWords(dtype.Float32, w))
		chosen := b.SelectValue(b.ULess(w, b.ConstU32(0x3f800000)), half, b.Cut(b.Join(half, half), 1, 1))
		return b.Select(b.IEq(cast(t, b, dtype.Float32, half), cast(t, b, dtype.Float32, chosen)), cast(t, b, dtype.Float32, chosen), b.ConstU32(0x12345678))
	}
	unaware := halfMachines[0]
	unaware.name, unaware.target.UnpackHalf, unaware.target.PackHalf, unaware.target.RoundHalf, unaware.machine.KeepsPacked = "unaware", true, true, true, true
	shows := false
	for _, m := range append(halfMachines, unaware) {
		got := runWords(t, m.target, m.machine, words, there)
		for i, w := range words {
			want := floatOfHalf(dtype.Float16, nearestHalf(dtype.Float16, w))
			switch {
			case got[i] == want || isNaN32(w) && isNaN32(got[i]):
			case m.name == "unaware":
				shows = true
			default:
				t.Fatalf("%s: %#08x, cast to a half and back, is %#08x, want %#08x", m.name, w, got[i], want)
			}
		}
	}
	if !shows {
		t.Error("no result shows that the unaware device leaves out the rounding")
	}
}

func isNaN32(w uint32) bool { return w&0x7fffffff > 0x7f800000 }

func floatOfHalf(d dtype.DType, h uint16) uint32 {
	if d == dtype.BFloat16 {
		return uint32(h) << 16
	}
	return math.Float32bits(float16.Frombits(h).Float32())
}

// nearestHalf searches for the nearer of the two halves around a number, or the even one.
func nearestHalf(d dtype.DType, w uint32) uint16 {
	sign, x := uint16(w>>16&0x8000), math.Float32frombits(w&0x7fffffff)
	greatest := uint16(0x7bff)
	infinite, nan := uint16(0x7c00), uint16(0x7e00)
	if d == dtype.BFloat16 {
		greatest, infinite, nan = 0x7f7f, 0x7f80, 0x7fc0
	}
	if x != x {
		return nan
	}
	value := func(h uint16) float64 { return float64(math.Float32frombits(floatOfHalf(d, h))) }
	low, high := uint16(0), greatest
	for low < high { // the greatest half that is at most x
		if middle := low + (high-low+1)/2; value(middle) <= float64(x) {
			low = middle
		} else {
			high = middle - 1
		}
	}
	next := value(greatest) + value(greatest) - value(greatest-1)
	if low < greatest {
		next = value(low + 1)
	}
	below, above := float64(x)-value(low), next-float64(x)
	if above < below || above == below && low%2 == 1 {
		low++
	}
	if low > greatest || float64(x) > next {
		low = infinite
	}
	return sign | low
}
