package compose

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// rules has the operators with a function of their own: compositions of other operators, and
// primitives whose result has a special shape. A rule reports errors through its composer.
var rules = map[*ops.Op]func(c *composer) []graph.Value{}

// inAccumulator returns the rule of a reduction that is composed of other operators. It computes in
// the accumulator of the operand's dtype, so that halves do not overflow, and rounds once at the
// end to the result's dtype. The rule may assume that the axes are normalized.
func inAccumulator(f func(c *composer, x graph.Value) graph.Value) func(c *composer) []graph.Value {
	return func(c *composer) []graph.Value {
		c.normalizeAxes()
		x := c.cast(c.in[0], dtype.Accumulator(c.in[0].DType()))
		if c.err != nil {
			return nil
		}
		return []graph.Value{c.cast(f(c, x), c.result)}
	}
}

// compose makes an operator's results by its rule.
func compose(rule func(c *composer) []graph.Value, c *composer) ([]graph.Value, error) {
	out := rule(c)
	if c.err != nil {
		out = nil
	}
	for _, v := range out {
		if !c.given(v) {
			v.Node.Implied = false // the caller holds the result
		}
	}
	for _, v := range slices.Backward(c.made) {
		c.drop(v)
	}
	return out, c.err
}
