package codegen_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testcode"
	"github.com/weft-gpu/weft/tests/lowering"
)

// Quotients of float32 are correctly rounded if the machine's own are off by 2 ULP. The
// exponents of the operands lie around the limits of the shorter way of division. The
// quotients of their significands are next to 1, to 2 and to the middle of two floats.
func TestDivisionIsMended(t *testing.T) {
	for _, target := range []codegen.Target{{InexactDiv32: true}, {InexactDiv32: true, FMA32: true}, {InexactDiv32: true, FMA32: true, Flush32: true}} {
		t.Run(fmt.Sprintf("fma %v, flushing %v", target.FMA32, target.Flush32), func(t *testing.T) { testDivision(t, target) })
	}
}

func testDivision(t *testing.T, target codegen.Target) {
	const n = 1 << 16
	x, y, z := make([]uint32, n), make([]uint32, n), make([]uint32, n)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range x {
		x[i], y[i] = operands(random)
	}
	machine := testcode.Machine{Inexact: true, Flush: target.Flush32}
	if err := machine.Run(moduleOf(t, "div", target), [][]uint32{x, y, z}, []uint32{n}, n); err != nil {
		t.Fatal(err)
	}
	wrong := 0
	for i := range z {
		want := math.Float32bits(math.Float32frombits(x[i]) / math.Float32frombits(y[i]))
		if z[i] != want {
			if wrong++; wrong < 10 {
				t.Errorf("%#08x / %#08x = %#08x, want %#08x", x[i], y[i], z[i], want)
			}
		}
	}
}

// operands draws finite numbers whose quotient is finite.
func operands(random *rand.Rand) (x, y uint32) {
	exponents := []uint32{75, 76, 77, 78, 126, 127, 128, 175, 176, 177, 178}
	exponent := func() uint32 {
		if random.IntN(2) == 0 {
			return exponents[random.IntN(len(exponents))]
		}
		return 66 + random.Uint32N(122)
	}
	const hidden = 1 << 23
	mx, my := hidden|random.Uint32N(hidden), hidden|random.Uint32N(hidden)
	switch random.IntN(6) {
	case 0: // next to 1
		mx = min(max(my+random.Uint32N(5)-2, hidden), 2*hidden-1)
	case 1: // simple significands
		mx, my = hidden|1<<random.Uint32N(23), hidden|1<<random.Uint32N(23)
	case 2: // x next to the least significand, and y next to the greatest
		mx, my = hidden|random.Uint32N(3), 2*hidden-1-random.Uint32N(3)
		if random.IntN(2) == 0 { // the reciprocals are next to the middle of two floats
			mx, my = hidden|random.Uint32N(hidden), 2*hidden-1-random.Uint32N(512)
		}
	case 3: // next to the middle of two floats: next to my times an odd number of 25 bits
		half := uint64(my) * uint64(2*(hidden|random.Uint32N(hidden))+1)
		for half >= 2*hidden {
			half >>= 1
		}
		mx = min(max(uint32(half)+random.Uint32N(3)-1, hidden), 2*hidden-1)
	}
	bits := func(m uint32) uint32 { return random.Uint32N(2)<<31 | exponent()<<23 | m&(hidden-1) }
	return bits(mx), bits(my)
}

// Quotients of float32 by one divisor for all elements are correctly rounded, on machines that
// divide exactly. The quotients lie next to the middle of two floats. Operands have every
// magnitude; the machine's own division handles the extreme ones.
func TestSharedDivisors(t *testing.T) {
	for _, c := range []struct {
		target  codegen.Target
		machine testcode.Machine
	}{
		{codegen.Target{FMA32: true}, testcode.Machine{}},
		{codegen.Target{FMA32: true, WordCompare32: true}, testcode.Machine{FlushCompared: true}},
	} {
		testSharedDivisors(t, c.target, c.machine)
	}
}

func testSharedDivisors(t *testing.T, target codegen.Target, machine testcode.Machine) {
	const n, lanes = 1 << 15, 4
	x, y, z := make([]uint32, lanes*n), make([]uint32, n), make([]uint32, lanes*n)
	random := rand.New(rand.NewPCG(5, 6))
	for i := range y {
		y[i] = shareOperands(random, x[lanes*i:lanes*i+lanes])
	}
	b := codegen.NewBuilder(target)
	in, by, out := b.StorageBuffer(0, 1, lanes, false), b.StorageBuffer(1, 1, 1, false), b.StorageBuffer(2, 1, lanes, true)
	at := b.GlobalID(0)
	of := func(w codegen.ID) codegen.Value { return b.FromWords(dtype.Float32, w) }
	q, err := b.Apply("div", dtype.Float32, of(b.LoadElement(in, at, 0)), of(b.LoadElement(by, at, 0)))
	if err != nil {
		t.Fatal(err)
	}
	b.StoreElement(out, at, 0, b.ToWords(q)[0])
	module := b.Finish()
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
	testcode.Validate(t, module)
	if err := machine.Run(module, [][]uint32{x, y, z}, nil, n); err != nil {
		t.Fatal(err)
	}
	for i := range z {
		want := math.Float32frombits(x[i]) / math.Float32frombits(y[i/lanes])
		if got := math.Float32frombits(z[i]); math.Float32bits(want) != z[i] && (want == want || got == got) {
			t.Fatalf("%#08x / %#08x = %#08x, want %#08x", x[i], y[i/lanes], z[i], math.Float32bits(want))
		}
	}
}

// shareOperands draws dividends into x, and returns their common divisor.
func shareOperands(random *rand.Rand, x []uint32) (y uint32) {
	x[0], y = operands(random)
	hard := testcode.HardNumerators(1<<23|y&(1<<23-1), 6)
	special := []uint32{0, 1, 0x7fffff, 0x800000, 0x7f7fffff, 0x7f800000, 0x7fc00000, 0x7fffffff}
	for i := 1; i < len(x); i++ {
		x[i], _ = operands(random)
		switch {
		case len(hard) > 0 && random.IntN(2) == 0:
			x[i] = x[i]&^(1<<23-1) | hard[random.IntN(len(hard))]&(1<<23-1)
		case random.IntN(16) == 0:
			x[i] = random.Uint32N(2)<<31 | special[random.IntN(len(special))]
		}
	}
	if random.IntN(16) == 0 {
		y = random.Uint32N(2)<<31 | special[random.IntN(len(special))]
	}
	return y
}

// Square roots of float32 are correctly rounded if the machine's own are off by 2 ULP. The
// numbers have every magnitude, lie next to squares of floats or of the middle of two floats,
// or have no root.
func TestRootsAreMended(t *testing.T) {
	for _, target := range []codegen.Target{{InexactSqrt32: true}, {InexactSqrt32: true, FMA32: true, InverseSqrt32: true}, {InexactSqrt32: true, FMA32: true, InverseSqrt32: true, Flush32: true}} {
		t.Run(fmt.Sprintf("fma %v, flushing %v", target.FMA32, target.Flush32), func(t *testing.T) { testRoots(t, target) })
	}
}

func testRoots(t *testing.T, target codegen.Target) {
	const n = 1 << 17
	x, z := make([]uint32, n), make([]uint32, n)
	random := rand.New(rand.NewPCG(3, 4))
	for i := range x {
		x[i] = radicand(random, i)
	}
	machine := testcode.Machine{Inexact: true, Flush: target.Flush32}
	if err := machine.Run(moduleOf(t, "sqrt", target), [][]uint32{x, z}, []uint32{n}, n); err != nil {
		t.Fatal(err)
	}
	wrong := 0
	for i := range z {
		f := math.Float32frombits(x[i])
		if want := float32(math.Sqrt(float64(f))); math.Float32bits(want) != z[i] && want == want {
			if wrong++; wrong < 10 {
				t.Errorf("the root of %#08x is %#08x, want %#08x", x[i], z[i], math.Float32bits(want))
			}
		}
	}
}

// radicand returns a word: any, one next to the square of a float or of the middle of two
// floats, or one whose exponent is next to the limits of the shorter way to a root.
func radicand(random *rand.Rand, i int) uint32 {
	bits := random.Uint32()
	switch i % 4 {
	case 1:
		return []uint32{66, 67, 68, 126, 127, 128, 254}[random.IntN(7)]<<23 + random.Uint32N(5) - 2
	case 2, 3:
		f := float64(math.Float32frombits(bits &^ (1 << 31)))
		if i%4 == 3 {
			f = (f + float64(math.Float32frombits(bits&^(1<<31)+1))) / 2
		}
		if f < 1e19 && f > 1e-19 {
			return math.Float32bits(float32(f*f)) + random.Uint32N(3) - 1
		}
	}
	return bits
}

// moduleOf returns the kernel of an operator of float32, written for target.
func moduleOf(t *testing.T, name string, target codegen.Target) []uint32 {
	t.Helper()
	for _, k := range lowering.Cases() {
		if k.Op.Name == name && k.Args[0].Short() == "f32" {
			module, err := k.Module(target, 1)
			if err != nil {
				t.Fatal(err)
			}
			return module
		}
	}
	t.Fatalf("no case is %s of float32", name)
	return nil
}
