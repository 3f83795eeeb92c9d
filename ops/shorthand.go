package ops

// Elementwise operators that are short for others.
var (
	Square     = op(Op{Name: "square", Kind: Composition, Arity: 1, Accept: NumericType, Cost: 1, Doc: "x * x", Corner: "as mul"})
	Reciprocal = op(Op{Name: "reciprocal", Kind: Composition, Arity: 1, Accept: FloatingType, Cost: 4, Doc: "1 / x", Corner: "as div: reciprocal(±0) = ±Inf, reciprocal(±Inf) = ±0"})
	Clip       = op(Op{Name: "clip", Aliases: []string{"clamp"}, Kind: Composition, Arity: 3, Accept: RealType, Cost: 2, Doc: "x1, or x2 where it is below that, or x3 where it is above that", Corner: "minimum(maximum(x1, x2), x3), which is x3 where x2 is above it; NaN if any is NaN"})
	LogAddExp  = op(Op{Name: "logaddexp", Kind: Composition, Arity: 2, Accept: FloatType, Cost: 60, Doc: "log(e^x1 + e^x2)", Corner: "no intermediate overflow; logaddexp(-Inf, -Inf) = -Inf, logaddexp(+Inf, x) = +Inf unless x is NaN; at most 2 ULP, of float64 4, of the result, or of 1/2 where that is greater: near 0 the maximum and the logarithm cancel"})
	XLogY      = op(Op{Name: "xlogy", Kind: Composition, Arity: 2, Accept: FloatType, ULP: 2.5, Cost: 34, Doc: "x1 * log(x2), and 0 where x1 is 0 and x2 is not NaN", Corner: "xlogy(±0, x) = +0 for negative and infinite x and ±0 too; otherwise as mul of x1 and log: NaN if either is NaN"})
)
