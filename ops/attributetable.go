package ops

// The parameters of the operators. Tools read and write them by these names; documents list them.

// alongAxes are the parameters of reductions.
var alongAxes = []Attribute{
	{Name: "axis", Field: FieldAxes, Doc: "the axes to reduce; all of them by default"},
	{Name: "keepdims", Field: FieldKeepDims, Doc: "keep the reduced axes with size 1"},
}

// attributeRows is the table: operators, and parameters that they have. The parameters of an
// operator are those of all its rows, in order.
var attributeRows = []struct {
	ops  []*Op
	list []Attribute
}{
	{[]*Op{Sum, Prod, Max, Min, SumTerms, Mean, Var, Std, AllTrue, AnyTrue, CountNonzero, SumSquare, ArgMax, ArgMin, LogSumExp, L1Norm, L2Norm, InfNorm, VectorNorm}, alongAxes},
	{[]*Op{NaNSum, NaNProd, NaNMax, NaNMin, NaNMean, NaNVar, NaNStd, NaNMedian, NaNQuantile}, alongAxes},
	{[]*Op{RoundDecimals}, []Attribute{{Name: "decimals", Field: FieldCount, Required: true, Doc: "how many decimal places stay"}}},
	{[]*Op{LogCumulativeSumExp}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"}}},
	{[]*Op{Sum, Prod}, []Attribute{{Name: "dtype", Field: FieldDType, Doc: "the type in which elements are combined"}}},
	{[]*Op{Var, Std, NaNVar, NaNStd}, []Attribute{{Name: "correction", Field: FieldCorrection, Doc: "subtracted from the number of elements"}}},
	{[]*Op{Median, Quantile}, alongAxes},
	{[]*Op{Quantile, NaNQuantile}, []Attribute{
		{Name: "q", Field: FieldParam, Default: 0.5, Doc: "a probability, 0 to 1"},
		{Name: "method", Field: FieldMode, Doc: "linear, the default, lower, higher, nearest, midpoint, hazen, weibull, median_unbiased or normal_unbiased"},
	}},
	{[]*Op{Covariance}, []Attribute{{Name: "correction", Field: FieldCorrection, Doc: "subtracted from the number of observations"}}},
	{[]*Op{SlidingWindow, RollingSum, RollingMean, RollingVar, RollingStd, RollingMax, RollingMin}, []Attribute{
		{Name: "axis", Field: FieldAxes, Required: true, Doc: "the axis"},
		{Name: "size", Field: FieldCount, Required: true, Doc: "the elements of a window"},
	}},
	{[]*Op{SlidingWindow}, []Attribute{{Name: "step", Field: FieldCount, At: 1, Doc: "the distance from one window to the next; 1 by default"}}},
	{[]*Op{MaxPool, AveragePool}, []Attribute{{Name: "size", Field: FieldCounts, Required: true, Doc: "the elements of a window along each spatial axis"}}},
	{[]*Op{ReduceWindow, SelectAndScatter}, []Attribute{{Name: "size", Field: FieldCounts, Required: true, Doc: "the elements of a window along each axis"}}},
	{[]*Op{Conv, MaxPool, AveragePool, ReduceWindow, SelectAndScatter}, []Attribute{
		{Name: "strides", Field: FieldStrides, Doc: "the distance from one window to the next; of conv 1 by default, of the others the size"},
		{Name: "dilations", Field: FieldDilations, Doc: "the distance between neighbouring elements of a window; 1 by default"},
		{Name: "pads", Field: FieldPads, Doc: "elements before and after, once or for each axis of windows; negative ones, but of pooling, are cut off; 0 by default"},
	}},
	{[]*Op{Conv, ReduceWindow, SelectAndScatter}, []Attribute{{Name: "base_dilations", Field: FieldSpread, Doc: "the distance between the operand's elements, before it is padded; 1 by default"}}},
	{[]*Op{Conv}, []Attribute{
		{Name: "groups", Field: FieldCount, Default: 1, Doc: "in how many groups of channels; 1 by default"},
		{Name: "batch_groups", Field: FieldCount, At: 1, Doc: "in how many groups of the stack, each with weights of its own; 1 by default"},
		{Name: "layout", Field: FieldEquation, Doc: "the axes, such as nhwc,hwio->nhwc: n the stack, c channels, those of weights i of the operand and o of the result, other letters the spatial axes; n, c, spatial and o, i, spatial by default"},
	}},
	{[]*Op{MaxPool, AveragePool}, []Attribute{{Name: "ceil", Field: FieldCeil, Doc: "one more window along an axis where the elements, and the padding before them, do not end with the last"}}},
	{[]*Op{Resize}, []Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the axes; all of them by default"},
		{Name: "sizes", Field: FieldCounts, Required: true, Doc: "the elements along each of them"},
		{Name: "mode", Field: FieldMode, Doc: "nearest, the default, linear or cubic"},
		{Name: "coordinates", Field: FieldEquation, Doc: "half_pixel, the default, align_corners, asymmetric, pytorch_half_pixel or half_pixel_symmetric: where the elements lie"},
		{Name: "antialias", Field: FieldAntialias, Doc: "axes that get smaller are filtered"},
	}},
	{[]*Op{ReduceWindow}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "sum, the default, prod, max or min"}}},
	{[]*Op{SelectAndScatter}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "max, the default, or min"}}},
	{[]*Op{AveragePool}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "exclude, the default, or include: whether padding counts"}}},
	{[]*Op{RollingVar, RollingStd}, []Attribute{{Name: "correction", Field: FieldCorrection, Doc: "subtracted from the number of elements"}}},
	{[]*Op{SegmentSum, SegmentMean, SegmentMax, SegmentMin}, []Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the first by default"},
		{Name: "segments", Field: FieldCount, Required: true, Doc: "how many segments there are"},
	}},
	{[]*Op{BinCount, HistogramEdges}, []Attribute{{Name: "bins", Field: FieldCount, Required: true, Doc: "how many bins there are"}}},
	{[]*Op{HistogramEdges}, []Attribute{
		{Name: "low", Field: FieldParam, Doc: "the first edge; the least element by default"},
		{Name: "high", Field: FieldParam, At: 1, Doc: "the last edge, where the first is given"},
	}},
	{[]*Op{VectorNorm}, []Attribute{{Name: "p", Field: FieldParam, Default: 2.0, Doc: "the norm's power, 0 and infinities too"}}},
	{[]*Op{Softmax, LogSoftmax, LayerNorm, RMSNorm}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axes to work along; the last by default"}}},
	{[]*Op{LayerNorm, RMSNorm}, []Attribute{{Name: "eps", Field: FieldParam, Default: DefaultEpsilon, Doc: "added under the root"}}},
	{[]*Op{LeakyRelu}, []Attribute{{Name: "slope", Field: FieldParam, Default: 0.01, Doc: "the factor of negative elements"}}},
	{[]*Op{ELU}, []Attribute{{Name: "alpha", Field: FieldParam, Default: 1.0, Doc: "how far below 0 the result goes"}}},
	{[]*Op{HardSigmoid}, []Attribute{
		{Name: "alpha", Field: FieldParam, Default: 1.0 / 6, Doc: "the slope"},
		{Name: "beta", Field: FieldParam, At: 1, Default: 0.5, Doc: "the value at 0"},
	}},

	{[]*Op{Cast, BitCast}, []Attribute{{Name: "to", Field: FieldDType, Required: true, Doc: "the element type of the result"}}},

	{[]*Op{BroadcastTo, Reshape}, []Attribute{{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"}}},
	{[]*Op{Permute}, []Attribute{{Name: "perm", Field: FieldAxes, Doc: "the operand's axes in the result's order; reversed by default"}}},
	{[]*Op{ExpandDims}, []Attribute{{Name: "axes", Field: FieldAxes, Required: true, Doc: "where the new axes are, in the result"}}},
	{[]*Op{Squeeze}, []Attribute{{Name: "axes", Field: FieldAxes, Doc: "the axes to drop; all of size 1 by default"}}},
	{[]*Op{Flip}, []Attribute{{Name: "axes", Field: FieldAxes, Doc: "the axes to reverse; all of them by default"}}},
	{[]*Op{Slice}, []Attribute{{Name: "ranges", Field: FieldRanges, Doc: "start, stop and step, axis by axis"}}},
	{[]*Op{Index, Assign}, []Attribute{{Name: "at", Field: FieldIndices, Required: true, Doc: "integers, ranges, newaxis and ..., as in brackets"}}},
	{[]*Op{Diagonal}, []Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the two axes; the last two by default"},
		{Name: "offset", Field: FieldCount, Doc: "how far above the main diagonal"},
	}},
	{[]*Op{MoveAxis}, []Attribute{
		{Name: "source", Field: FieldAxes, Required: true, Doc: "the axes to move"},
		{Name: "destination", Field: FieldCounts, Required: true, Doc: "where they go"},
	}},
	{[]*Op{SwapAxes}, []Attribute{{Name: "axes", Field: FieldAxes, Required: true, Doc: "the two axes"}}},
	{[]*Op{Tile}, []Attribute{{Name: "repetitions", Field: FieldCounts, Required: true, Doc: "how often, axis by axis from the right"}}},
	{[]*Op{Repeat}, []Attribute{
		{Name: "repeats", Field: FieldCounts, Required: true, Doc: "how often"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; flattened first by default"},
	}},
	{[]*Op{RepeatEach}, []Attribute{
		{Name: "n", Field: FieldCount, Required: true, Doc: "how many elements the counts make"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; flattened first by default"},
	}},
	{[]*Op{Roll}, []Attribute{
		{Name: "shift", Field: FieldCounts, Required: true, Doc: "how far, one number or one an axis"},
		{Name: "axis", Field: FieldAxes, Doc: "the axes; as if flattened by default"},
	}},
	{[]*Op{Pad}, []Attribute{
		{Name: "widths", Field: FieldCounts, Required: true, Doc: "elements before and after, once or for each axis"},
		{Name: "axes", Field: FieldAxes, Doc: "the axes; all of them by default"},
		{Name: "mode", Field: FieldMode, Doc: "constant, edge, reflect or wrap"},
	}},
	{[]*Op{Tril, Triu}, []Attribute{{Name: "k", Field: FieldCount, Doc: "how far above the main diagonal"}}},
	{[]*Op{MeshGrid}, []Attribute{{Name: "indexing", Field: FieldMode, Doc: "xy, the default, or ij"}}},
	{[]*Op{Concat}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis; flattened first by default"}}},
	{[]*Op{Stack}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis, in the result; 0 by default"}}},
	{[]*Op{Unstack, Split}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis; 0 by default"}}},
	{[]*Op{Split}, []Attribute{
		{Name: "sections", Field: FieldCounts, Doc: "the number of equal parts"},
		{Name: "sizes", Field: FieldCounts, Doc: "the elements of each part"},
		{Name: "mode", Field: FieldMode, Doc: "which of the two is meant, where there is one number"},
	}},

	{[]*Op{CumulativeSum, CumulativeProd, CumulativeMax, CumulativeMin, CumulativeTerms}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"}}},
	{[]*Op{CumulativeSum, CumulativeProd, CumulativeMax, CumulativeMin, CumulativeTerms}, []Attribute{
		{Name: "reverse", Field: FieldReverse, Doc: "from the end"},
		{Name: "exclusive", Field: FieldExclusive, Doc: "without the element itself"},
		{Name: "include_initial", Field: FieldInitial, Doc: "with the identity before the first"},
	}},
	{[]*Op{CumulativeSum, CumulativeProd}, []Attribute{{Name: "dtype", Field: FieldDType, Doc: "the type in which elements are combined"}}},
	{[]*Op{Diff}, []Attribute{
		{Name: "n", Field: FieldCount, Default: 1, Doc: "how often differences are taken; 1 by default"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "mode", Field: FieldMode, Doc: "prepend, append or both: the places of the further operands"},
	}},

	{[]*Op{Lookup}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis that is indexed; the elements as if flattened by default"}}},
	{[]*Op{Search}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "left, the default, or right"}}},
	{[]*Op{Segment}, []Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the first by default"},
		{Name: "mode", Field: FieldMode, Required: true, Doc: "add, mul, max or min"},
	}},
	{[]*Op{Take}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"}}},
	{[]*Op{TakeAlongAxis}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"}}},
	{[]*Op{GatherND}, []Attribute{{Name: "batch_dims", Field: FieldCount, Doc: "how many of the first axes both operands have"}}},
	{[]*Op{OneHot}, []Attribute{
		{Name: "depth", Field: FieldCount, Required: true, Doc: "the size of the new axis"},
		{Name: "axis", Field: FieldAxes, Doc: "the new axis, in the result; the last by default"},
		{Name: "dtype", Field: FieldDType, Required: true, Doc: "the dtype of the result"},
	}},
	{[]*Op{Compress}, []Attribute{
		{Name: "n", Field: FieldCount, Required: true, Doc: "how many the condition selects"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the axes of the condition, as one, by default"},
	}},
	{[]*Op{Nonzero}, []Attribute{{Name: "n", Field: FieldCount, Required: true, Doc: "how many are not 0"}}},
	{[]*Op{Scatter}, []Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the first by default"},
		{Name: "mode", Field: FieldMode, Doc: "set, the default, add, mul, max or min"},
	}},
	{[]*Op{Put}, []Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis, which only one-dimensional operands need not name"},
		{Name: "mode", Field: FieldMode, Doc: "set, the default, add, mul, max or min"},
	}},
	{[]*Op{ScatterND}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "set, the default, add, mul, max or min"}}},

	{[]*Op{VecDot, Cross}, []Attribute{{Name: "axis", Field: FieldAxes, Doc: "the axis of the vectors; the last by default"}}},
	{[]*Op{TensorDot}, []Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the first operand's axes to multiply along; its last ones by default"},
		{Name: "with", Field: FieldCounts, Doc: "the second operand's; without axes, how many there are, 2 by default"},
	}},
	{[]*Op{Trace}, []Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the two axes; the last two by default"},
		{Name: "offset", Field: FieldCount, Doc: "how far above the main diagonal"},
	}},
	{[]*Op{MatrixPower}, []Attribute{{Name: "n", Field: FieldCount, Required: true, Doc: "the exponent; of integers 0 or more"}}},
	{[]*Op{Cholesky, SolveTriangular}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "lower, the default, or upper"}}},
	{[]*Op{QR}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "reduced, the default, or complete"}}},
	{[]*Op{SVD}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "full, the default, or reduced"}}},
	{[]*Op{MatrixNorm}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "fro, the default, nuc, 1, -1, 2, -2, inf or -inf"}}},
	{[]*Op{Cond}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "2, the default, fro, nuc, 1, -1, -2, inf or -inf"}}},
	{[]*Op{Pinv, MatrixRank, LstSq}, []Attribute{{Name: "rtol", Field: FieldParam, Doc: "the singular values that count as 0, over the greatest; by default the greater side times the distance of 1 from the next number"}}},
	{[]*Op{Routine}, []Attribute{
		{Name: "mode", Field: FieldMode, Required: true, Doc: "the program"},
		{Name: "sizes", Field: FieldCounts, Required: true, Doc: "the sizes of its matrices"},
	}},
	{[]*Op{Einsum}, []Attribute{{Name: "equation", Field: FieldEquation, Required: true, Doc: "a term of letters for each operand, and after an arrow the result's"}}},

	{[]*Op{Uniform, Normal, Integers, Bernoulli, Bits, Permutation}, []Attribute{{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"}}},
	{[]*Op{Uniform, Normal, Integers, Bits}, []Attribute{{Name: "dtype", Field: FieldDType, Required: true, Doc: "the element type of the result"}}},
	{[]*Op{Uniform}, []Attribute{
		{Name: "low", Field: FieldParam, Default: 0.0, Doc: "the least number"},
		{Name: "high", Field: FieldParam, At: 1, Default: 1.0, Doc: "the bound above"},
	}},
	{[]*Op{Normal}, []Attribute{
		{Name: "mean", Field: FieldParam, Default: 0.0, Doc: "the mean"},
		{Name: "std", Field: FieldParam, At: 1, Default: 1.0, Doc: "the standard deviation"},
	}},
	{[]*Op{Integers}, []Attribute{
		{Name: "low", Field: FieldCount, Default: 0, Doc: "the least number"},
		{Name: "high", Field: FieldCount, At: 1, Required: true, Doc: "the bound above"},
	}},
	{[]*Op{Bernoulli}, []Attribute{{Name: "probability", Field: FieldParam, Default: 0.5, Doc: "how likely true is"}}},

	{[]*Op{Zeros, Ones, Empty, Linspace, Eye}, []Attribute{
		{Name: "shape", Field: FieldShape, Required: true, Doc: "the shape of the result"},
		{Name: "dtype", Field: FieldDType, Required: true, Doc: "the element type of the result"},
	}},
	{[]*Op{Linspace}, []Attribute{
		{Name: "start", Field: FieldParam, Required: true, Doc: "the first number"},
		{Name: "stop", Field: FieldParam, At: 1, Required: true, Doc: "the last number"},
		{Name: "open", Field: FieldExclusive, Doc: "without the last number"},
	}},
	{[]*Op{Eye}, []Attribute{{Name: "k", Field: FieldCount, Doc: "how far above the main diagonal"}}},

	{[]*Op{FFT, IFFT, RFFT, IRFFT, HFFT, IHFFT}, []Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "n", Field: FieldCount, Doc: "the elements transformed, of irfft and hfft those of the result; by default those of the axis"},
	}},
	{[]*Op{FFTN, IFFTN, RFFTN, IRFFTN}, []Attribute{
		{Name: "axes", Field: FieldAxes, Doc: "the axes; all of them by default, or as many of the last as s has"},
		{Name: "s", Field: FieldCounts, Doc: "the elements transformed along each axis, of irfftn those of the result; by default those of the axes"},
	}},
	{[]*Op{FFT, IFFT, RFFT, IRFFT, HFFT, IHFFT, FFTN, IFFTN, RFFTN, IRFFTN}, []Attribute{
		{Name: "norm", Field: FieldMode, Doc: "backward, the default, ortho or forward: which transform divides by the number of elements"},
	}},
	{[]*Op{FFTShift, IFFTShift}, []Attribute{{Name: "axes", Field: FieldAxes, Doc: "the axes; all of them by default"}}},

	{[]*Op{SortAlong, ArgSort}, []Attribute{
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "descending", Field: FieldDescending, Doc: "from the greatest to the least"},
	}},
	{[]*Op{MatMul}, []Attribute{{Name: "fast", Field: FieldFast, Doc: "sums in whatever order is fastest, within a bound"}}},
	{[]*Op{TopK}, []Attribute{
		{Name: "k", Field: FieldCount, Required: true, Doc: "how many"},
		{Name: "axis", Field: FieldAxes, Doc: "the axis; the last by default"},
		{Name: "mode", Field: FieldMode, Doc: "largest, the default, or smallest"},
	}},
	{[]*Op{OrderRows}, []Attribute{{Name: "k", Field: FieldCount, Doc: "how many positions; all by default"}}},
	{[]*Op{SearchSorted}, []Attribute{{Name: "side", Field: FieldMode, Doc: "left, the default, or right of equal elements"}}},
	{[]*Op{IsIn}, []Attribute{{Name: "mode", Field: FieldMode, Doc: "invert for elements that are not in x2"}}},
	{[]*Op{UniqueFrom, UniqueAll, UniqueCounts, UniqueInverse, UniqueValues}, []Attribute{{Name: "n", Field: FieldCount, Required: true, Doc: "how many distinct elements there are"}}},
}

var attributes = func() map[*Op][]Attribute {
	m := map[*Op][]Attribute{}
	for _, row := range attributeRows {
		for _, o := range row.ops {
			m[o] = append(m[o], row.list...)
		}
	}
	return m
}()
