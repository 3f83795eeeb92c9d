package exhaustive

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

// half is one of the two types of 16 bits.
type half struct {
	dtype    dtype.DType
	mantissa int // bits, the hidden one left out
	least    int // exponent of the least normal number
	evaluate func(dev *device.Device, op *ops.Op, args ...[]uint16) ([]uint16, error)
	value    func(bits uint16) float64
}

var halves = []half{
	{dtype.Float16, 10, -14, evaluateHalf[float16.Float16], func(b uint16) float64 { return float64(float16.Frombits(b).Float32()) }},
	{dtype.BFloat16, 7, -126, evaluateHalf[bfloat16.BFloat16], func(b uint16) float64 { return float64(bfloat16.Frombits(b).Float32()) }},
}

func evaluateHalf[T float16.Float16 | bfloat16.BFloat16](dev *device.Device, op *ops.Op, args ...[]uint16) ([]uint16, error) {
	list := make([][]T, len(args))
	for i, a := range args {
		list[i] = hostref.Slice[T](hostref.Bytes(a))
	}
	out, err := evaluate(dev, op, list...)
	return hostref.Slice[uint16](hostref.Bytes(out)), err
}

// Every function of one half is correctly rounded, of all 65,536: it is what
// the exact value rounds to, which the definition in float64 tells unless that
// lies too close to the middle of two halves. There either is right here, and
// hostref's own tests say which.
func TestHalfFunctions(t *testing.T) {
	dev := testdev.Open(t)
	in := make([]uint16, 1<<16)
	for i := range in {
		in[i] = uint16(i)
	}
	for _, h := range halves {
		for _, op := range functionsOf(t, 1, h.dtype) {
			t.Run(op.Name+" "+h.dtype.String(), func(t *testing.T) {
				got, err := h.evaluate(dev, op, in)
				if err != nil {
					t.Fatal(err)
				}
				x, exact := make([]float64, len(in)), make([]float64, len(in))
				for i, b := range in {
					x[i] = h.value(b)
				}
				if err := reference(op, exact, [][]float64{x}); err != nil {
					t.Fatal(err)
				}
				wrong := 0
				for i, y := range exact {
					if h.rounds(got[i], y) {
						continue
					}
					if wrong++; wrong <= 5 {
						t.Errorf("%s(%#04x) is %#04x, and the exact value about %x", op, in[i], got[i], y)
					}
				}
				if wrong > 0 {
					t.Fatalf("%d of %d are not correctly rounded", wrong, len(in))
				}
				keep(t, dev, measured.Error{Op: op.Name, DType: h.dtype.String(), MaxULP: 0.5, At: "", Inputs: int64(len(in)), All: true})
			})
		}
	}
}

// rounds reports whether bits are what a value y rounds to, which is known but
// for its last places.
func (h half) rounds(bits uint16, y float64) bool {
	if y != y {
		return bits == h.bits(math.NaN())
	}
	return bits == h.bits(y*(1-0x1p-45)) || bits == h.bits(y*(1+0x1p-45)) || bits == h.bits(y)
}

// bits rounds a value to nearest even.
func (h half) bits(y float64) uint16 {
	infinity := uint16(0x7fff >> h.mantissa << h.mantissa)
	sign := uint16(math.Float64bits(y) >> 63 << 15)
	a := math.Abs(y)
	switch {
	case y != y:
		return infinity | 1<<(h.mantissa-1)
	case math.IsInf(y, 0):
		return sign | infinity
	case a == 0:
		return sign
	}
	_, e := math.Frexp(a)
	unit := max(e-1, h.least) - h.mantissa
	units := uint64(math.RoundToEven(math.Ldexp(a, -unit))) // up to 2^(mantissa+1)
	rounded := uint64(unit+h.mantissa-h.least)<<h.mantissa + units
	return sign | uint16(min(rounded, uint64(infinity)))
}

func TestHalfBitsRoundsToNearestEven(t *testing.T) {
	for _, h := range halves {
		for b := range uint16(1<<15 - 1) {
			x := h.value(b)
			if x != x || math.IsInf(x, 0) {
				continue
			}
			next := h.value(b + 1)
			even := b + b&1
			if math.IsInf(next, 0) {
				next = 2*x - h.value(b-1)
			}
			for _, c := range []struct {
				y    float64
				want uint16
			}{{x, b}, {-x, b | 1<<15}, {(x + next) / 2, even}, {(x + next) / 2 * (1 - 0x1p-50), b}, {(x + next) / 2 * (1 + 0x1p-50), b + 1}} {
				if got := h.bits(c.y); got != c.want && !(c.y == 0 && got&0x7fff == 0) {
					t.Fatalf("%s: %x rounds to %#04x, want %#04x", h.dtype, c.y, got, c.want)
				}
			}
		}
	}
}

// Every function of two halves that is not correctly rounded, over random
// pairs: at most 1 ULP off, and the host's bits.
func TestHalfFunctionsOfTwo(t *testing.T) {
	before, err := measured.Load(recorded)
	if err != nil {
		t.Fatal(err)
	}
	dev := testdev.Open(t)
	for _, h := range halves {
		for _, op := range functionsOf(t, 2, h.dtype) {
			if op.ULP == 0 {
				continue // compared bit for bit by gpubench check
			}
			t.Run(op.Name+" "+h.dtype.String(), func(t *testing.T) {
				e := measured.Error{Op: op.Name, DType: h.dtype.String()}
				random := rand.New(rand.NewPCG(5, 6))
				for e.Inputs < int64(pairsOf()) {
					x, y := make([]uint16, min(1<<20, pairsOf())), make([]uint16, min(1<<20, pairsOf()))
					for i := range x {
						x[i], y[i] = uint16(random.Uint32()), uint16(random.Uint32())
						if i%2 == 0 { // about 1
							one := h.bits(1)
							x[i], y[i] = one-one/8+x[i]%(one/4), one-one/4+y[i]%(one/2)|y[i]&(1<<15)
						}
					}
					if err := h.sweep(dev, op, x, y, &e); err != nil {
						t.Fatal(err)
					}
				}
				judge(t, before, op, h.dtype, e)
				keep(t, dev, e)
			})
		}
	}
}

// sweep evaluates a function of two halves on the device, and joins its errors to e.
func (h half) sweep(dev *device.Device, op *ops.Op, x, y []uint16, e *measured.Error) error {
	got, err := h.evaluate(dev, op, x, y)
	if err != nil {
		return err
	}
	wide, exact := [][]float64{make([]float64, len(x)), make([]float64, len(x))}, make([]float64, len(x))
	for i := range x {
		wide[0][i], wide[1][i] = h.value(x[i]), h.value(y[i])
	}
	if err := reference(op, exact, wide); err != nil {
		return err
	}
	for i, want := range exact {
		e.Inputs++
		switch nearest := h.bits(want); {
		case got[i] == nearest && (want != want || math.IsInf(want, 0)):
			continue
		case got[i] != nearest:
			e.NotNearest++
		}
		if ulp := h.ulp(got[i], want); ulp > e.MaxULP {
			e.MaxULP, e.At = ulp, operands([][]float64{wide[0], wide[1]}, i)
		}
	}
	return nil
}

// ulp is how far a half is from a value, as worst measures it.
func (h half) ulp(bits uint16, want float64) float64 {
	got := h.value(bits)
	if got != got || want != want || got == 0 && math.Signbit(got) != math.Signbit(want) {
		return math.Inf(1)
	}
	beyond := math.Ldexp(1, 2-h.least)
	got, want = math.Max(math.Min(got, beyond), -beyond), math.Max(math.Min(want, beyond), -beyond)
	_, exponent := math.Frexp(math.Nextafter(want, 0))
	return math.Abs(got-want) / math.Ldexp(1, max(exponent-1, h.least)-h.mantissa)
}
