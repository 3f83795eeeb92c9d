package ops

// Reductions that are compositions, beside mean and var.
var (
	Std          = op(Op{Name: "std", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the square root of var along axes", Corner: "as var"})
	AllTrue      = op(Op{Name: "all", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "whether every element along axes is other than 0", Corner: "NaN is other than 0; of no elements: true"})
	AnyTrue      = op(Op{Name: "any", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToBool, Cost: 1, Doc: "whether an element along axes is other than 0", Corner: "NaN is other than 0; of no elements: false"})
	CountNonzero = op(Op{Name: "count_nonzero", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToIndex, Cost: 1, Doc: "the number of elements along axes that are other than 0, int64", Corner: "NaN is other than 0, -0 is not"})
	SumSquare    = op(Op{Name: "sum_square", Aliases: []string{"reduce_sum_square"}, Kind: Composition, Arity: 1, Accept: RealType, Convert: CountBools, Result: Default, Cost: 1, Doc: "the sum of x * x along axes", Corner: "as sum; integers are squared in 64 bits"})

	ArgMax = op(Op{Name: "argmax", Kind: Composition, Arity: 1, Accept: OrderedType, Result: ToIndex, Cost: 1, Doc: "the position of the greatest element along axes, int64",
		Corner: firstOf + "the greatest; of no elements: an error"})
	ArgMin = op(Op{Name: "argmin", Kind: Composition, Arity: 1, Accept: OrderedType, Result: ToIndex, Cost: 1, Doc: "the position of the least element along axes, int64",
		Corner: firstOf + "the least; of no elements: an error"})

	LogSumExp = op(Op{Name: "logsumexp", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 30, Doc: "the logarithm of the sum of e^x along axes", Corner: inTree + "; nothing overflows on the way; of infinities alone the greatest; of no elements: -Inf"})

	L1Norm     = op(Op{Name: "l1_norm", Aliases: []string{"reduce_l1"}, Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 1, Doc: "the sum of |x| along axes", Corner: inTree + "; of no elements: 0"})
	L2Norm     = op(Op{Name: "l2_norm", Aliases: []string{"reduce_l2"}, Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 1, Doc: "the square root of the sum of |x|^2 along axes", Corner: inTree + "; overflows where the sum of squares does; of no elements: 0"})
	InfNorm    = op(Op{Name: "inf_norm", Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 1, Doc: "the greatest |x| along axes", Corner: "NaN if any is NaN; of no elements: an error"})
	VectorNorm = op(Op{Name: "vector_norm", Aliases: []string{"norm"}, Kind: Composition, Arity: 1, Accept: FloatingType, Convert: AsFloat64, Result: ToReal, Cost: 1, Doc: "the p-norm along axes: the sum of |x|^p, to the power 1/p",
		Corner: "Params: p, by default 2; Inf is the greatest |x|, -Inf the least, 0 the number of elements other than 0; " + inTree})
)

// Reductions that leave out NaN.
var (
	NaNSum  = op(Op{Name: "nansum", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 2, Doc: "the sum along axes of the elements that are not NaN", Corner: "NaN counts as 0; " + inTree})
	NaNProd = op(Op{Name: "nanprod", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 2, Doc: "the product along axes of the elements that are not NaN", Corner: "NaN counts as 1; " + inTree})
	NaNMax  = op(Op{Name: "nanmax", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 2, Doc: "the greatest element along axes that is not NaN", Corner: "of NaN alone: NaN; of no elements: an error"})
	NaNMin  = op(Op{Name: "nanmin", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 2, Doc: "the least element along axes that is not NaN", Corner: "of NaN alone: NaN; of no elements: an error"})

	NaNMean = op(Op{Name: "nanmean", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 3, Doc: "nansum along axes over the number of elements that are not NaN", Corner: "of NaN alone and of no elements: NaN"})
	NaNVar  = op(Op{Name: "nanvar", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 5, Doc: "the variance along axes of the elements that are not NaN", Corner: "as var; NaN where no more of them are left than the correction"})
	NaNStd  = op(Op{Name: "nanstd", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 5, Doc: "the square root of nanvar along axes", Corner: "as nanvar"})

	NaNMedian   = op(Op{Name: "nanmedian", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 60, Doc: "the middle element along axes of those that are not NaN, of an even number the mean of the two", Corner: "of NaN alone: NaN; of no elements: an error"})
	NaNQuantile = op(Op{Name: "nanquantile", Kind: Composition, Arity: 1, Accept: FloatType, Cost: 60, Doc: "along axes, for each probability q along a new first axis, the quantile of the elements that are not NaN", Corner: "as quantile; of NaN alone: NaN; of no elements: an error"})
)

const firstOf = "counted in row-major order of the axes; the first of equals, -0 and +0 being equal; a NaN counts as "
