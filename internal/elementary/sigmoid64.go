package elementary

// Sigmoid64 is 1 / (1 + e^-x): sigmoid(-Inf) = +0, sigmoid(+Inf) = 1, NaN gives
// the canonical NaN. The error is at most 0.52 ULP, where the result is
// subnormal 0.76.
//
// e^-x = 2^k v as two floats. From k = 60 on the 1 does not matter, and the
// result is 2^-k / v.
func Sigmoid64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	minusX := clampSigned64(m, flipSign64(m, x, m.Word(signBit64)), -45, -expLow64)
	a, b, steps := expReduce64(m, minusX)
	v, vLow := expTimes64(m, steps, expNear64(m, a, b))
	k := expExponent64(m, steps)
	power := powerOfTwo64(m, k)
	sum, sumLow := TwoSum(m, m.Mul(v, power), m.Const(1))

	large := m.LessSigned(m.Word(59), k)
	d := m.Select(large, v, sum)
	dLow := m.Select(large, vLow, m.Add(sumLow, m.Mul(vLow, power)))
	d, dLow = FastTwoSum(m, d, dLow)
	high, low := quotient64(m, m.Const(1), m.Const(0), d, dLow)
	y := m.Add(high, low)
	y = m.Select(large, m.Scale(y, m.SubU(m.Word(0), k)), y)
	return nanFor64(m, x, y)
}

// Softplus64 is log(1 + e^x): softplus(-Inf) = +0, softplus(+Inf) = +Inf, NaN
// gives the canonical NaN. The error is at most 0.52 ULP, where the result is
// subnormal 0.76.
//
// It is max(x, 0) + log(1 + t), t = e^-|x|, all sums as two floats; below -30 it
// is t - t^2/2.
func Softplus64[V, U, B any](m Arithmetic[V, U, B], x V) V {
	magnitude := magnitude64(m, x)
	c := m.Float(m.OrU(minU(m, magnitude, wordOf64(m, -expLow64)), m.Word(signBit64)))
	a, b, steps := expReduce64(m, c)
	v, vLow := expTimes64(m, steps, expNear64(m, a, b))
	v, vLow = FastTwoSum(m, v, vLow)
	k := expExponent64(m, steps)
	power := powerOfTwo64(m, maxSigned(m, k, -1000))

	h, hLow := FastTwoSum(m, m.Const(1), m.Mul(v, power))
	high, low := logOfSum64(m, h, m.Add(hLow, m.Mul(vLow, power)))
	negative := m.LessSigned(m.Bits(x), m.Word(0))
	sum, sumLow := TwoSum(m, m.Select(negative, m.Const(0), m.Float(magnitude)), high)
	y := m.Add(sum, m.Add(sumLow, low))

	small := m.LessU(wordOf64(m, -30), m.Bits(x))
	square := m.Mul(m.Mul(v, v), m.Mul(power, m.Const(-0.5)))
	y = m.Select(small, m.Scale(m.Add(v, m.Add(vLow, square)), k), y)
	y = m.Select(m.EqualU(m.Bits(x), m.Word(infinity64)), x, y)
	return nanFor64(m, x, y)
}
