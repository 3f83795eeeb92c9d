package ops

// Signs, kinds and neighbours of numbers. Floats are judged by their bits, so that no device takes
// a subnormal for a zero.
var (
	Sign     = op(Op{Name: "sign", Arity: 1, Accept: NumericType, Cost: 2, Doc: "-1, 0 or 1 as x is negative, zero or positive; of a complex number x / |x|", Corner: "+0 for ±0, NaN for NaN; complex: at most 2 ULP of the magnitude, +0 for 0, two NaNs if either part is NaN or both are infinite, and ±1 and ±0 for one infinite part"})
	SignBit  = op(Op{Name: "signbit", Arity: 1, Accept: FloatType, Result: ToBool, Cost: 1, Doc: "whether the sign of x is negative", Corner: "true for -0 and for a NaN whose sign bit is set; a NaN that arithmetic made has none"})
	IsFinite = op(Op{Name: "isfinite", Arity: 1, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "whether x is neither infinite nor NaN", Corner: "integers: true; complex: whether both parts are"})
	IsInf    = op(Op{Name: "isinf", Arity: 1, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "whether x is infinite", Corner: "integers: false; complex: whether either part is"})
	IsNaN    = op(Op{Name: "isnan", Arity: 1, Accept: NumericType, Result: ToBool, Cost: 1, Doc: "whether x is NaN", Corner: "integers: false; complex: whether either part is"})

	CopySign = op(Op{Name: "copysign", Arity: 2, Accept: FloatType, Cost: 1, Doc: "x1 with the sign of x2", Corner: "zeros and NaNs have signs like any number, on both sides; NaN payloads are kept"})
	BitCast  = op(Op{Name: "bitcast", Aliases: []string{"bitcast_convert"}, Arity: 1, Accept: RealType, Result: ByAttr, Cost: 0, Doc: "the number of another dtype, as wide, that has the bits of x", Corner: "bits are moved: a NaN keeps its own, and one that arithmetic made has the canonical ones"})

	NextAfter = op(Op{Name: "nextafter", Arity: 2, Accept: FloatType, Cost: 4, Doc: "the next number of the type after x1 towards x2", Corner: "x2 where they are equal, zeros of other signs among them; NaN if either is NaN; past the greatest number lies infinity"})
)
