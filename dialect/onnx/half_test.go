package onnx_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dialect/onnx"
)

// TestHalfRoundTrip converts every Half to float32 and back.
func TestHalfRoundTrip(t *testing.T) {
	for bits := range 1 << 16 {
		h := onnx.Half(bits)
		if back := onnx.HalfOf(h.Float32()); back != h {
			t.Fatalf("%#04x becomes %v and then %#04x", bits, h.Float32(), uint16(back))
		}
	}
}

// TestHalfValues reads the format off its definition: sign, exponent biased by
// 15, fraction of 10 bits.
func TestHalfValues(t *testing.T) {
	for bits := range 0x7c00 {
		want := math.Ldexp(float64(bits&0x3ff), -24)
		if e := bits >> 10; e > 0 {
			want = math.Ldexp(float64(bits&0x3ff+0x400), e-25)
		}
		if got := onnx.Half(bits).Float32(); float64(got) != want {
			t.Fatalf("%#04x is %v, want %v", bits, got, want)
		}
		if got := onnx.Half(bits | 0x8000).Float32(); float64(got) != -want || !math.Signbit(float64(got)) {
			t.Fatalf("%#04x is %v, want %v", bits|0x8000, got, -want)
		}
	}
}

// TestHalfOfRoundsToNearestEven holds HalfOf against both neighbours.
func TestHalfOfRoundsToNearestEven(t *testing.T) {
	rng := rand.New(rand.NewPCG(16, 16))
	inputs := []float32{65504, 65519.996, 65520, -65520, 1e30, 0x1p-25, 0x1.000002p-25, 0x1p-149, float32(math.Inf(1)),
		math.Float32frombits(0x7f800001)} // a NaN whose payload does not fit
	for h := range 0x7bff { // the midpoints, and the numbers beside them
		mid := (onnx.Half(h).Float32() + onnx.Half(h+1).Float32()) / 2
		inputs = append(inputs, mid, math.Nextafter32(mid, 0), math.Nextafter32(mid, 1e9))
	}
	for range 10_000 {
		inputs = append(inputs, math.Float32frombits(rng.Uint32()))
	}
	for _, f := range inputs {
		checkRounding(t, f)
	}
}

func checkRounding(t *testing.T, f float32) {
	t.Helper()
	h := onnx.HalfOf(f)
	got, x := float64(h.Float32()), float64(f)
	const overflow = 65520
	switch {
	case x != x:
		if got == got {
			t.Errorf("HalfOf(NaN) = %v", got)
		}
		return
	case math.Abs(x) >= overflow:
		if !math.IsInf(got, int(math.Copysign(1, x))) {
			t.Errorf("HalfOf(%v) = %v, want an infinity", x, got)
		}
		return
	case math.Signbit(got) != math.Signbit(x):
		t.Errorf("HalfOf(%v) = %v has another sign", x, got)
	}
	distance := math.Abs(got - x)
	for _, neighbour := range []onnx.Half{h + 1, h - 1} {
		if h&0x7fff == 0 && neighbour == h-1 { // below zero lies the other sign
			continue
		}
		other := math.Abs(float64(neighbour.Float32()) - x)
		if other < distance || other == distance && h&1 == 1 {
			t.Errorf("HalfOf(%v) = %v, and %v is nearer or even", x, got, neighbour.Float32())
		}
	}
}
