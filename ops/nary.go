package ops

// Max, Min, Sum and Mean of ONNX, over any number of operands. NumPy's and the Array API's
// functions of these names reduce along axes, as ours do, so these have names of their own.
var (
	NaryMax  = op(Op{Name: "nary_max", Aliases: []string{"max_of"}, Kind: Composition, Arity: Variadic, Accept: RealType, Cost: 1, Doc: "the greatest of the operands, element by element", Corner: "as maximum"})
	NaryMin  = op(Op{Name: "nary_min", Aliases: []string{"min_of"}, Kind: Composition, Arity: Variadic, Accept: RealType, Cost: 1, Doc: "the least of the operands, element by element", Corner: "as minimum"})
	NarySum  = op(Op{Name: "nary_sum", Aliases: []string{"sum_of"}, Kind: Composition, Arity: Variadic, Accept: NumericType, Cost: 1, Doc: "the sum of the operands, element by element", Corner: oneByOne + "; integers wrap"})
	NaryMean = op(Op{Name: "nary_mean", Aliases: []string{"mean_of"}, Kind: Composition, Arity: Variadic, Accept: FloatingType, Convert: AsFloat64, Cost: 4, Doc: "the sum of the operands over their number, element by element", Corner: "where the sum is not finite, the sum of the operands each over their number: it does not overflow; " + oneByOne})
)

const oneByOne = "from the first on, each addition rounded; " + inParts
