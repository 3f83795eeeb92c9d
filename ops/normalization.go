package ops

import (
	"fmt"
)

// DefaultEpsilon is added under a normalization's root, to keep it from 0, unless Params has
// another.
const DefaultEpsilon = 1e-5

// Softmax and the normalizations: reductions whose results are broadcast back along their own axes.
var (
	Softmax    = op(Op{Name: "softmax", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 30, Doc: "e^x over the sum of e^x along axes", Corner: overAxes + "; nothing overflows on the way; all NaN where an element is NaN or +Inf, or all are -Inf"})
	LogSoftmax = op(Op{Name: "log_softmax", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 30, Doc: "x less the logarithm of the sum of e^x along axes", Corner: overAxes + "; as softmax"})
	LayerNorm  = op(Op{Name: "layer_norm", Kind: Composition, Arity: Variadic, Accept: FloatType, Cost: 10, Doc: "x less its mean along axes, over the root of its variance; times a scale, plus a bias", Corner: overAxes + "; " + normalized + "; operands: x, then a scale, then a bias, both of which may be left out and broadcast to x's shape"})
	RMSNorm    = op(Op{Name: "rms_norm", Aliases: []string{"rms_normalization"}, Kind: Composition, Arity: Variadic, Accept: FloatType, Cost: 8, Doc: "x over the root of the mean of its squares along axes; times a scale", Corner: overAxes + "; " + normalized + "; operands: x, then a scale, which may be left out and broadcasts to x's shape"})
)

const (
	overAxes   = "by default along the last axis; sums " + inTree
	normalized = "Params: what is added to the variance, or mean, under the root, by default 1e-5"
)

// OperandsError says that an operator with optional operands got more operands than it takes.
type OperandsError struct {
	Op        *Op
	Got, Most int
}

func (e *OperandsError) Error() string {
	return fmt.Sprintf("%s: takes 1 to %d operands, got %d", e.Op, e.Most, e.Got)
}
