package exhaustive

import (
	"math"
	"slices"
	"testing"
)

// sampled is the i-th input of those that are step apart on average: all words,
// or one of every step of them, whose low bits vary.
func sampled(i, step uint64) uint32 {
	if step == 1 {
		return uint32(i)
	}
	mixed := (i + 1) * 0x9e3779b97f4a7c15
	return uint32(i*step + (mixed^mixed>>29)%step)
}

// hardAngles are numbers closer to multiples of pi/2 than any others of their
// size (by the continued fraction of 2^q 2/pi), and the greatest.
var hardAngles = []float32{
	0x1.f37c8ap95, 0x1.47d0fep34, 0x1.f37c8ap96, 0x1.47d0fep35, 0x1.f9cbe2p7, 0x1.f37c8ap97, 0x1.32ede2p85, 0x1.628d4cp40, math.MaxFloat32,
}

// hard are the inputs of which every function is tried, whatever else is: zeros,
// infinities, NaNs, the powers of two and of their halfway points, the multiples
// of pi/2 and of ln 2, the ends of the ranges in which functions overflow,
// underflow and saturate, and a grid over the numbers that people use; each with
// its neighbours and with both signs.
func hard() []float32 {
	var near []float64
	for e := -149; e <= 128; e++ {
		near = append(near, math.Ldexp(1, e), math.Ldexp(1.5, e), math.Ldexp(math.Sqrt2, e))
	}
	for k := 1.0; k <= 2048; k++ {
		near = append(near, k*math.Pi/2, k*math.Ln2/2, k/64)
	}
	for _, x := range hardAngles {
		near = append(near, float64(x))
	}
	bits := []uint32{0, 1, 0x007fffff, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fc12345, 0x7fffffff}
	for _, x := range near {
		b := math.Float32bits(float32(x))
		bits = append(bits, b-2, b-1, b, b+1, b+2)
	}
	slices.Sort(bits)
	var list []float32
	for _, b := range slices.Compact(bits) {
		list = append(list, math.Float32frombits(b&^(1<<31)), math.Float32frombits(b|1<<31))
	}
	return list
}

func TestSamplesAreSpread(t *testing.T) {
	const step = 1024
	seen := map[uint32]int{}
	last := uint32(0)
	for i := range uint64(1 << 32 / step) {
		x := sampled(i, step)
		if uint64(x)/step != i || x < last {
			t.Fatalf("sample %d is %#x", i, x)
		}
		last = x
		seen[x%step]++
	}
	for low, n := range seen {
		if n < 3000 || n > 5200 {
			t.Errorf("%d samples end in %#x, of 4096 on average", n, low)
		}
	}
	if len(seen) != step {
		t.Errorf("samples have only %d endings", len(seen))
	}
}
