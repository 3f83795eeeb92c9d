package ops

import "github.com/weft-gpu/weft/dtype"

// Max, Min, Sum and Mean of ONNX, over any number of operands; NumPy's and the
// Array API's functions of these names reduce along axes and have them here, so
// these are named for their operands.
var (
	NaryMax  = op(Op{Name: "nary_max", Aliases: []string{"max_of"}, Kind: Composition, Arity: Variadic, Accept: RealType, Cost: 1, Doc: "the greatest of the operands, element by element", Corner: "as maximum"})
	NaryMin  = op(Op{Name: "nary_min", Aliases: []string{"min_of"}, Kind: Composition, Arity: Variadic, Accept: RealType, Cost: 1, Doc: "the least of the operands, element by element", Corner: "as minimum"})
	NarySum  = op(Op{Name: "nary_sum", Aliases: []string{"sum_of"}, Kind: Composition, Arity: Variadic, Accept: NumericType, Cost: 1, Doc: "the sum of the operands, element by element", Corner: oneByOne + "; integers wrap"})
	NaryMean = op(Op{Name: "nary_mean", Aliases: []string{"mean_of"}, Kind: Composition, Arity: Variadic, Accept: FloatingType, Cost: 4, Doc: "the sum of the operands over their number, element by element", Corner: oneByOne})
)

const oneByOne = "from the first on, each addition rounded; " + inParts

func init() {
	rules[NaryMax] = nary(Maximum, false)
	rules[NaryMin] = nary(Minimum, false)
	rules[NarySum] = nary(Add, false)
	rules[NaryMean] = nary(Add, true)
}

// nary joins the operands by a binary operator, and divides by their number
// where that is asked for.
func nary(join *Op, mean bool) func(c *composer) []Value {
	return func(c *composer) []Value {
		if !c.broadcasts() {
			return nil
		}
		wide := c.common
		if wide.IsHalf() {
			wide = dtype.Float32
		}
		x := c.cast(c.in[0], wide)
		for _, v := range c.in[1:] {
			x = c.apply(join, Attr{}, x, c.cast(v, wide))
		}
		if mean {
			x = c.apply(Div, Attr{}, x, c.number(x, float64(len(c.in))))
		}
		return []Value{c.cast(x, c.result)}
	}
}
