package ops

const (
	inParts   = "float16 and bfloat16 in float32, rounded once at the end"
	atMinus   = "-Inf gives -0, +Inf gives +Inf; small results keep their accuracy; "
	bySlope   = "by default 0.01; "
	sixthHalf = "by default PyTorch's, min(max(x + 3, 0), 6) / 6; ONNX's own default is (0.2, 0.5)"
)

// The activations that are compositions. Their parameters are Attr.Params, which are rounded to the
// dtype that is computed in. relu, sigmoid, softplus and gelu are map operators.
var (
	LeakyRelu   = activation("leaky_relu", 1, 1, "x where x >= 0, else slope * x", "Params: the slope, "+bySlope+"NaN stays NaN")
	ELU         = activation("elu", 3, 30, "x where x > 0, else alpha (e^x - 1)", "Params: alpha, by default 1; elu(-Inf) = -alpha")
	SELU        = activation("selu", 3, 30, "1.0507 (x where x > 0, else 1.6733 (e^x - 1))", "selu(-Inf) = -1.7581, selu(±0) = ±0")
	SiLU        = activation("silu", 5, 30, "x / (1 + e^-x)", atMinus)
	Softsign    = activation("softsign", 2, 6, "x / (1 + |x|)", "softsign(±Inf) = ±1, softsign(±0) = ±0; ")
	HardSigmoid = activation("hard_sigmoid", 2, 6, "alpha x + beta, no less than 0 and no more than 1", "Params: alpha and beta; "+sixthHalf+"; with given parameters each operation rounds; ")
	HardSwish   = activation("hard_swish", 3, 8, "x min(max(x + 3, 0), 6) / 6", "-Inf gives -0, +Inf gives +Inf; ")
	Mish        = activation("mish", 6, 40, "x tanh(log(1 + e^x))", atMinus)

	PRelu = op(Op{Name: "prelu", Kind: Composition, Arity: 2, Accept: FloatType, ULP: 0, Cost: 1, Doc: "x1 where x1 >= 0, else x1 * x2",
		Corner: "the slopes x2 broadcast with x1 from the right, so that one for each channel of [n, c, h, w] is [c, 1, 1]; NaN stays NaN"})
)

func activation(name string, bound float64, cost int, doc, corner string) *Op {
	if corner[len(corner)-1] == ' ' {
		corner += inParts
	}
	return op(Op{Name: name, Kind: Composition, Arity: 1, Accept: FloatType, ULP: bound, Cost: cost, Doc: doc, Corner: corner})
}
