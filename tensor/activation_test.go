package tensor_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The activations have the special cases that the catalogue states.
func TestActivationCorners(t *testing.T) {
	// An example of docs/adding-an-operator.md.
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{-inf, -3, neg, 0, 2, inf, nan})
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		want []float32
	}{
		{"leaky_relu", x.LeakyRelu(0.5), []float32{-inf, -1.5, neg, 0, 2, inf, nan}},
		{"elu", x.ELU(2), []float32{-2, 2 * -0.95021296, neg, 0, 2, inf, nan}},
		{"selu", x.SELU(), []float32{-1.7580993, -1.6705687, neg, 0, 2.101402, inf, nan}},
		{"silu", x.SiLU(), []float32{neg, -0.14227764, neg, 0, 1.761594, inf, nan}},
		{"softsign", x.Softsign(), []float32{-1, -0.75, neg, 0, 2. / 3, 1, nan}},
		{"hard_sigmoid", x.HardSigmoid(), []float32{0, 0, 0.5, 0.5, 5. / 6, 1, nan}},
		{"hard_sigmoid of 0.25 and 0.5", x.HardSigmoid(tensor.SlopeAndOffset(0.25, 0.5)), []float32{0, 0, 0.5, 0.5, 1, 1, nan}},
		{"hard_swish", x.HardSwish(), []float32{neg, neg, neg, 0, 5. / 3, inf, nan}},
		{"mish", x.Mish(), []float32{neg, -0.14564747, neg, 0, 1.943959, inf, nan}},
		{"prelu", x.PRelu(tensor.Scalar(float32(0.5))), []float32{-inf, -1.5, neg, 0, 2, inf, nan}},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect(t, c.got, dims(7), c.want...)
		})
	}
	slopes := tensor.From(dev, []float32{0.5, 0.25}, 2, 1)
	expect(t, tensor.From(dev, []float32{-4, 4, -8, 8}, 1, 2, 2).PRelu(slopes), dims(1, 2, 2), float32(-2), 4, -2, 8)
}

// exactActivations are the definitions in float64, in forms that stay accurate where results are
// small.
var exactActivations = map[*ops.Op]func(x float64) float64{
	ops.LeakyRelu: func(x float64) float64 { return max(x, float64(float32(0.01))*x) },
	ops.ELU: func(x float64) float64 {
		if x > 0 {
			return x
		}
		return math.Expm1(x)
	},
	ops.SELU: func(x float64) float64 {
		if x > 0 {
			return 1.0507009873554804934193349852946 * x
		}
		return 1.0507009873554804934193349852946 * 1.6732632423543772848170429916717 * math.Expm1(x)
	},
	ops.SiLU:        func(x float64) float64 { return x / (1 + math.Exp(-x)) },
	ops.Softsign:    func(x float64) float64 { return x / (1 + math.Abs(x)) },
	ops.HardSigmoid: func(x float64) float64 { return min(max(x+3, 0), 6) / 6 },
	ops.HardSwish:   func(x float64) float64 { return x * min(max(x+3, 0), 6) / 6 },
	ops.Mish: func(x float64) float64 {
		e := math.Exp(-math.Abs(x))
		if x > 0 {
			return x * (1 + 2*e) / (1 + 2*e + 2*e*e)
		}
		return x * e * (e + 2) / (e*(e+2) + 2)
	},
}

// Errors stay within the catalogue's bounds, the halves' within theirs.
func TestActivationBounds(t *testing.T) {
	dev := testdev.Open(t)
	const n, seed = 1 << 16, 11
	r := rand.New(rand.NewPCG(seed, 0))
	x := make([]float32, n)
	for i := range x {
		switch i % 4 {
		case 0:
			x[i] = float32(r.NormFloat64())
		case 1:
			x[i] = float32(r.Float64()*220 - 110)
		case 2:
			x[i] = float32(r.NormFloat64()) * float32(math.Ldexp(1, r.IntN(40)-36))
		default:
			x[i] = -3 + float32(r.NormFloat64())/64
		}
	}
	for op, exact := range exactActivations {
		for _, d := range []dtype.DType{dtype.Float32, dtype.Float16, dtype.BFloat16} {
			in := tensor.From(dev, x).Cast(d)
			args := read[float32](t, in.Cast(dtype.Float32))
			results := read[float32](t, handle.Apply(op, ops.Attr{}, in).Cast(dtype.Float32))
			worst, at := 0.0, float32(0)
			for i, got := range results {
				want := exact(float64(args[i]))
				if math.Abs(want) > greatestOf[d] {
					continue // the bound does not say where rounding to infinity begins
				}
				if e := math.Abs(float64(got)-want) / unitInLastPlace(d, want); e > worst {
					worst, at = e, args[i]
				}
			}
			// A correctly rounded result is at most half a unit off.
			if bound := max(op.Bound(d), 0.5); worst > bound {
				t.Errorf("%s of %v is %.3f ULP off at %v, more than %v", op, d, worst, at, bound)
			}
			t.Logf("%s of %v: %.3f ULP, at %v", op, d, worst, at)
		}
	}
}

var greatestOf = map[dtype.DType]float64{dtype.Float32: math.MaxFloat32, dtype.Float16: 65504, dtype.BFloat16: 0x1.fep127}

// unitInLastPlace is the distance between neighbouring numbers of a dtype at x.
func unitInLastPlace(d dtype.DType, x float64) float64 {
	p := map[dtype.DType]struct{ bits, least int }{
		dtype.Float32: {23, -126}, dtype.Float16: {10, -14}, dtype.BFloat16: {7, -126},
	}[d]
	_, e := math.Frexp(x)
	return math.Ldexp(1, max(e-1, p.least)-p.bits)
}

func TestActivationErrors(t *testing.T) {
	// An example of docs/adding-an-operator.md.
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 2, 3)
	var d *tensor.DTypeError
	if err := tensor.Zeros(dev, dtype.Int32, 2).SiLU().Err(); !errors.As(err, &d) || d.Op != ops.SiLU.Name {
		t.Errorf("silu of int32: %v, want a DTypeError of silu", err)
	}
	var attr *tensor.AttrError
	if err := handle.Apply(ops.ELU, ops.Attr{Params: []float64{1, 2}}, x).Err(); !errors.As(err, &attr) || attr.Op != ops.ELU.Name {
		t.Errorf("elu with two parameters: %v, want an AttrError of elu", err)
	}
	var b *shape.BroadcastError
	if err := x.PRelu(tensor.Zeros(dev, dtype.Float32, 2)).Err(); !errors.As(err, &b) || b.Op != "prelu" {
		t.Errorf("prelu of [2 3] and [2]: %v, want a BroadcastError of prelu", err)
	}
}
