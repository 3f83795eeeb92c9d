package ops

// The parameters that operators read, by operator. Tools read and write them by
// these names; documents list them.

// alongAxes are the parameters of reductions.
var alongAxes = []Attribute{
	{Name: "axis", Field: FieldAxes, Doc: "the axes to reduce; all of them by default"},
	{Name: "keepdims", Field: FieldKeepDims, Doc: "keep the reduced axes with size 1"},
}

var attributes = map[*Op][]Attribute{}

func init() {
	give := func(list []Attribute, to ...*Op) {
		for _, o := range to {
			attributes[o] = append(attributes[o], list...)
		}
	}
	one := func(a Attribute) []Attribute { return []Attribute{a} }
	give(alongAxes, Sum, Prod, Max, Min, Mean, Var, Std, AllTrue, AnyTrue, CountNonzero, SumSquare, ArgMax, ArgMin,
		LogSumExp, L1Norm, L2Norm, InfNorm, VectorNorm)
	give(one(Attribute{Name: "dtype", Field: FieldDType, Doc: "the type in which elements are combined"}), Sum, Prod)
	give(one(Attribute{Name: "correction", Field: FieldCorrection, Doc: "what is subtracted from the number of elements"}), Var, Std)
	give(one(Attribute{Name: "p", Field: FieldParam, Default: 2.0, Doc: "the norm's power, 0 and infinities too"}), VectorNorm)
	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axes to work along; the last by default"}), Softmax, LogSoftmax, LayerNorm, RMSNorm)
	give(one(Attribute{Name: "eps", Field: FieldParam, Default: DefaultEpsilon, Doc: "what is added under the root"}), LayerNorm, RMSNorm)
	give(one(Attribute{Name: "slope", Field: FieldParam, Default: 0.01, Doc: "the factor of negative elements"}), LeakyRelu)
	give(one(Attribute{Name: "alpha", Field: FieldParam, Default: 1.0, Doc: "how far below 0 the result goes"}), ELU)
	give([]Attribute{
		{Name: "alpha", Field: FieldParam, Default: 1.0 / 6, Doc: "the slope"},
		{Name: "beta", Field: FieldParam, At: 1, Default: 0.5, Doc: "the value at 0"},
	}, HardSigmoid)

	give(one(Attribute{Name: "to", Field: FieldDType, Required: true, Doc: "the element type of the result"}), Cast)

	give(one(Attribute{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"}), BroadcastTo, Reshape)
	give(one(Attribute{Name: "perm", Field: FieldAxes, Doc: "the operand's axes in the result's order; reversed by default"}), Permute)
	give(one(Attribute{Name: "axes", Field: FieldAxes, Required: true, Doc: "where the new axes are, in the result"}), ExpandDims)
	give(one(Attribute{Name: "axes", Field: FieldAxes, Doc: "the axes to drop; all of size 1 by default"}), Squeeze)
	give(one(Attribute{Name: "axes", Field: FieldAxes, Doc: "the axes to reverse; all of them by default"}), Flip)
	give(one(Attribute{Name: "ranges", Field: FieldRanges, Doc: "start, stop and step, axis by axis"}), Slice)
	give(one(Attribute{Name: "at", Field: FieldIndices, Required: true, Doc: "integers, ranges, newaxis and ..., as in brackets"}), Index, Assign)
	give([]Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the two axes; the last two by default"},
		{Name: "offset", Field: FieldCount, Doc: "how far above the main diagonal"},
	}, Diagonal)
	give([]Attribute{
		{Name: "source", Field: FieldAxes, Required: true, Doc: "the axes to move"},
		{Name: "destination", Field: FieldCounts, Required: true, Doc: "where they go"},
	}, MoveAxis)
	give(one(Attribute{Name: "axes", Field: FieldAxes, Required: true, Doc: "the two axes"}), SwapAxes)
	give(one(Attribute{Name: "repetitions", Field: FieldCounts, Required: true, Doc: "how often, axis by axis from the right"}), Tile)
	give([]Attribute{
		{Name: "repeats", Field: FieldCounts, Required: true, Doc: "how often"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; flattened first by default"},
	}, Repeat)
	give([]Attribute{
		{Name: "n", Field: FieldCount, Required: true, Doc: "how many elements the counts make"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; flattened first by default"},
	}, RepeatEach)
	give([]Attribute{
		{Name: "shift", Field: FieldCounts, Required: true, Doc: "how far, one number or one an axis"},
		{Name: "axis", Field: FieldAxes, Doc: "the axes; as if flattened by default"},
	}, Roll)
	give([]Attribute{
		{Name: "widths", Field: FieldCounts, Required: true, Doc: "elements before and after, once or for each axis"},
		{Name: "axes", Field: FieldAxes, Doc: "the axes; all of them by default"},
		{Name: "mode", Field: FieldMode, Doc: "constant, edge, reflect or wrap"},
	}, Pad)
	give(one(Attribute{Name: "k", Field: FieldCount, Doc: "how far above the main diagonal"}), Tril, Triu)
	give(one(Attribute{Name: "indexing", Field: FieldMode, Doc: "xy, the default, or ij"}), MeshGrid)
	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis; flattened first by default"}), Concat)
	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis, in the result; 0 by default"}), Stack)
	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis; 0 by default"}), Unstack, Split)
	give([]Attribute{
		{Name: "sections", Field: FieldCounts, Doc: "the number of equal parts"},
		{Name: "sizes", Field: FieldCounts, Doc: "the elements of each part"},
		{Name: "mode", Field: FieldMode, Doc: "which of the two is meant, where there is one number"},
	}, Split)

	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"}), CumulativeSum, CumulativeProd, CumulativeMax, CumulativeMin)
	give([]Attribute{
		{Name: "reverse", Field: FieldReverse, Doc: "from the end"},
		{Name: "exclusive", Field: FieldExclusive, Doc: "without the element itself"},
		{Name: "include_initial", Field: FieldInitial, Doc: "with the identity before the first"},
	}, CumulativeSum, CumulativeProd, CumulativeMax, CumulativeMin)
	give(one(Attribute{Name: "dtype", Field: FieldDType, Doc: "the type in which elements are combined"}), CumulativeSum, CumulativeProd)
	give([]Attribute{
		{Name: "n", Field: FieldCount, Default: 1, Doc: "how often differences are taken; 1 by default"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "mode", Field: FieldMode, Doc: "prepend, append or both: what the further operands are"},
	}, Diff)

	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis that is indexed; the elements as if flattened by default"}), Lookup)
	give(one(Attribute{Name: "mode", Field: FieldMode, Doc: "left, the default, or right"}), Search)
	give([]Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the first by default"},
		{Name: "mode", Field: FieldMode, Required: true, Doc: "add, mul, max or min"},
	}, Segment)
	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"}), Take)
	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"}), TakeAlongAxis)
	give(one(Attribute{Name: "batch_dims", Field: FieldCount, Doc: "how many of the first axes both operands have"}), GatherND)
	give([]Attribute{
		{Name: "depth", Field: FieldCount, Required: true, Doc: "the size of the new axis"},
		{Name: "axis", Field: FieldAxes, Doc: "the new axis, in the result; the last by default"},
		{Name: "dtype", Field: FieldDType, Required: true, Doc: "the dtype of the result"},
	}, OneHot)
	give([]Attribute{
		{Name: "n", Field: FieldCount, Required: true, Doc: "how many the condition selects"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the axes of the condition, as one, by default"},
	}, Compress)
	give(one(Attribute{Name: "n", Field: FieldCount, Required: true, Doc: "how many are not 0"}), Nonzero)
	give([]Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the first by default"},
		{Name: "mode", Field: FieldMode, Doc: "set, the default, add, mul, max or min"},
	}, Scatter)
	give([]Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"},
		{Name: "mode", Field: FieldMode, Doc: "set, the default, add, mul, max or min"},
	}, Put)
	give(one(Attribute{Name: "mode", Field: FieldMode, Doc: "set, the default, add, mul, max or min"}), ScatterND)

	give(one(Attribute{Name: "axis", Field: FieldAxes, Doc: "the axis of the vectors; the last by default"}), VecDot, Cross)
	give([]Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the first operand's axes to multiply along; its last ones by default"},
		{Name: "with", Field: FieldCounts, Doc: "the second operand's; without axes, how many there are, 2 by default"},
	}, TensorDot)
	give([]Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the two axes; the last two by default"},
		{Name: "offset", Field: FieldCount, Doc: "how far above the main diagonal"},
	}, Trace)
	give(one(Attribute{Name: "n", Field: FieldCount, Required: true, Doc: "the exponent, 0 or more"}), MatrixPower)
	give(one(Attribute{Name: "equation", Field: FieldEquation, Required: true, Doc: "a term of letters for each operand, and after an arrow the result's"}), Einsum)

	give(one(Attribute{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"}), Uniform, Normal, Integers, Bernoulli, Bits, Permutation)
	give(one(Attribute{Name: "dtype", Field: FieldDType, Required: true, Doc: "the element type of the result"}), Uniform, Normal, Integers, Bits)
	give([]Attribute{
		{Name: "low", Field: FieldParam, Default: 0.0, Doc: "the least number"},
		{Name: "high", Field: FieldParam, At: 1, Default: 1.0, Doc: "the bound above"},
	}, Uniform)
	give([]Attribute{
		{Name: "mean", Field: FieldParam, Default: 0.0, Doc: "the mean"},
		{Name: "std", Field: FieldParam, At: 1, Default: 1.0, Doc: "the standard deviation"},
	}, Normal)
	give([]Attribute{
		{Name: "low", Field: FieldCount, Default: 0, Doc: "the least number"},
		{Name: "high", Field: FieldCount, At: 1, Required: true, Doc: "the bound above"},
	}, Integers)
	give(one(Attribute{Name: "probability", Field: FieldParam, Default: 0.5, Doc: "how likely true is"}), Bernoulli)

	give([]Attribute{
		{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"},
		{Name: "dtype", Field: FieldDType, Required: true, Doc: "the element type of the result"},
	}, Zeros, Ones, Empty, Linspace, Eye)
	give([]Attribute{
		{Name: "start", Field: FieldParam, Required: true, Doc: "the first number"},
		{Name: "stop", Field: FieldParam, At: 1, Required: true, Doc: "the last number"},
		{Name: "open", Field: FieldExclusive, Doc: "without the last number"},
	}, Linspace)
	give(one(Attribute{Name: "k", Field: FieldCount, Doc: "how far above the main diagonal"}), Eye)

	give([]Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "descending", Field: FieldDescending, Doc: "from the greatest to the least"},
	}, SortAlong, ArgSort)
	give(one(Attribute{Name: "fast", Field: FieldFast, Doc: "sums in whatever order is fastest, within a bound"}), MatMul)
	give([]Attribute{
		{Name: "k", Field: FieldCount, Required: true, Doc: "how many"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "mode", Field: FieldMode, Doc: "largest, the default, or smallest"},
	}, TopK)
	give(one(Attribute{Name: "side", Field: FieldMode, Doc: "left, the default, or right of equal elements"}), SearchSorted)
	give(one(Attribute{Name: "mode", Field: FieldMode, Doc: "invert for what is not in x2"}), IsIn)
	give(one(Attribute{Name: "n", Field: FieldCount, Required: true, Doc: "how many distinct elements there are"}), UniqueFrom, UniqueAll, UniqueCounts, UniqueInverse, UniqueValues)
}
