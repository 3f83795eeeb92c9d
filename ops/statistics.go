package ops

// Statistics that need the elements in order, or several variables.
var (
	Median   = op(Op{Name: "median", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 60, Doc: "the middle element along axes, of an even number the mean of the two", Corner: "NaN if any is NaN; of no elements: an error"})
	Quantile = op(Op{Name: "quantile", Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 60, Doc: "along axes, for each probability q along a new first axis, the number below which a fraction q of the elements lies",
		Corner: "between two elements a and b, a + (b-a)t, from the middle on b - (b-a)(1-t); NaN if any is NaN; of no elements: an error"})
	Covariance  = op(Op{Name: "cov", Aliases: []string{"covariance"}, Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the covariances of the rows, which are variables and have an observation in each column", Corner: "the product of the distances from the means, as var has them, with their transpose, as matmul, over the number of columns less the correction; NaN where that is not positive"})
	Correlation = op(Op{Name: "corrcoef", Aliases: []string{"correlation"}, Kind: Composition, Arity: 1, Accept: FloatType, Convert: AsFloat64, Cost: 3, Doc: "the covariances of the rows over the root of the product of their variances", Corner: "clipped to -1 to 1; NaN for a row of equal elements, whose greatest and least are the same"})
)

// The methods of Quantile, by NumPy's names: the value at a place between two elements.
const (
	QuantileLinear         = "linear"          // between its neighbours, in proportion
	QuantileLower          = "lower"           // the lesser neighbour
	QuantileHigher         = "higher"          // the greater neighbour
	QuantileNearest        = "nearest"         // the nearer neighbour, in the middle the one at an even place
	QuantileMidpoint       = "midpoint"        // the mean of both
	QuantileHazen          = "hazen"           // Hyndman and Fan's definition 5
	QuantileWeibull        = "weibull"         // definition 6
	QuantileMedianUnbiased = "median_unbiased" // definition 8
	QuantileNormalUnbiased = "normal_unbiased" // definition 9
)
