package elementary

// exponential32 lists the functions around e^x, of float32.
//
// In the ranges of the usual forms every 2^k is a float32 and every result is normal, so
// that nothing limits k, and adding it to an exponent is a product with 2^k: e^-87, which
// sigmoid(-87) and softplus(-87) round to, is above 2^-126, as are erfc(9), 2^-120.9,
// gelu(-13), 2^-123.2, and gelu_tanh(-9.75), 2^-114.6. Towards the other end the sums
// round to the result by themselves. gelu's begin above what [halved] is for and what
// becomes subnormal in products of halves; products with ±0 are right.
//
// The other functions would gain less than a tenth.
func exponential32[V, U, B any]() []Function[V, U, B] {
	return []Function[V, U, B]{
		unary("exp", Exp[V, U, B]).below(87),
		unary("exp2", Exp2[V, U, B]).below(126),
		unary("expm1", Expm1[V, U, B]),
		unary("sinh", Sinh[V, U, B]),
		unary("cosh", Cosh[V, U, B]),
		unary("tanh", Tanh[V, U, B]),
		unary("sigmoid", Sigmoid[V, U, B]).below(87),
		unary("softplus", Softplus[V, U, B]).below(87),
		unary("erf", Erf[V, U, B]),
		unary("erfc", Erfc[V, U, B]).below(9),
		unary("gelu", Gelu[V, U, B]).zeroOr(0x1p-60, 13),
		unary("gelu_tanh", GeluTanh[V, U, B]).zeroOr(0x1p-60, 9.75),
	}
}
