package elementary

import "math/big"

// bigComplex is a complex number of the reference's precision.
type bigComplex struct{ re, im *big.Float }

func newBigComplex(z [2]float64) bigComplex { return bigComplex{newBig(z[0]), newBig(z[1])} }

func (a bigComplex) add(b bigComplex) bigComplex {
	return bigComplex{bigAdd(a.re, b.re), bigAdd(a.im, b.im)}
}

func (a bigComplex) sub(b bigComplex) bigComplex {
	return bigComplex{bigSub(a.re, b.re), bigSub(a.im, b.im)}
}

func (a bigComplex) mul(b bigComplex) bigComplex {
	return bigComplex{
		bigSub(bigMul(a.re, b.re), bigMul(a.im, b.im)),
		bigAdd(bigMul(a.re, b.im), bigMul(a.im, b.re)),
	}
}

func (a bigComplex) timesReal(r *big.Float) bigComplex {
	return bigComplex{bigMul(a.re, r), bigMul(a.im, r)}
}

// timesI and overI are a times and over i.
func (a bigComplex) timesI() bigComplex { return bigComplex{bigNeg(a.im), a.re} }
func (a bigComplex) overI() bigComplex  { return bigComplex{a.im, bigNeg(a.re)} }
func (a bigComplex) neg() bigComplex    { return bigComplex{bigNeg(a.re), bigNeg(a.im)} }

func (a bigComplex) square() *big.Float { return bigAdd(bigMul(a.re, a.re), bigMul(a.im, a.im)) }
func (a bigComplex) abs() *big.Float    { return bigSqrt(a.square()) }

func (a bigComplex) over(b bigComplex) bigComplex {
	return a.mul(bigComplex{b.re, bigNeg(b.im)}).timesReal(bigQuo(bigOne, b.square()))
}

var bigComplexOne = bigComplex{bigOne, bigNew()}

func bigComplexSqrt(z bigComplex) bigComplex {
	if z.re.Sign() == 0 && z.im.Sign() == 0 {
		return z
	}
	t := bigSqrt(bigScale(bigAdd(bigNew().Abs(z.re), z.abs()), -1))
	other := bigQuo(z.im, bigScale(t, 1))
	switch {
	case z.re.Sign() >= 0:
		return bigComplex{t, other}
	case z.im.Signbit():
		return bigComplex{bigNeg(other), bigNeg(t)}
	}
	return bigComplex{other, t}
}

func bigComplexSign(z bigComplex) bigComplex {
	if z.re.Sign() == 0 && z.im.Sign() == 0 {
		return z
	}
	size := z.abs()
	return bigComplex{bigQuo(z.re, size), bigQuo(z.im, size)}
}

func bigComplexExp(z bigComplex) bigComplex {
	sin, cos := bigSinCos(z.im)
	return bigComplex{cos, sin}.timesReal(bigExp(z.re))
}

// bigComplexLog takes the logarithm of the modulus by log1p, as precise as the
// difference of its square from 1.
func bigComplexLog(z bigComplex) bigComplex {
	outside := bigSub(z.square(), bigOne)
	modulus := bigNew()
	if outside.Sign() != 0 {
		modulus = bigScale(bigLog1p(outside), -1)
	}
	return bigComplex{modulus, bigAtan2(z.im, z.re)}
}

func bigComplexExpm1(z bigComplex) bigComplex { return bigComplexExp(z).sub(bigComplexOne) }
func bigComplexLog1p(z bigComplex) bigComplex { return bigComplexLog(z.add(bigComplexOne)) }

func bigComplexExp2(z bigComplex) bigComplex { return bigComplexExp(z.timesReal(bigLn2)) }
func bigComplexLog2(z bigComplex) bigComplex {
	return bigComplexLog(z).timesReal(bigQuo(bigOne, bigLn2))
}
func bigComplexLog10(z bigComplex) bigComplex {
	return bigComplexLog(z).timesReal(bigQuo(bigOne, bigLn10))
}

// bigComplexSinh and bigComplexCosh are the half difference and sum of two
// exponentials.
func bigComplexSinh(z bigComplex) bigComplex {
	return bigComplexExp(z).sub(bigComplexExp(z.neg())).timesReal(newBig(0.5))
}

func bigComplexCosh(z bigComplex) bigComplex {
	return bigComplexExp(z).add(bigComplexExp(z.neg())).timesReal(newBig(0.5))
}

func bigComplexTanh(z bigComplex) bigComplex { return bigComplexSinh(z).over(bigComplexCosh(z)) }
func bigComplexSin(z bigComplex) bigComplex  { return bigComplexSinh(z.timesI()).overI() }
func bigComplexCos(z bigComplex) bigComplex  { return bigComplexCosh(z.timesI()) }
func bigComplexTan(z bigComplex) bigComplex  { return bigComplexTanh(z.timesI()).overI() }

// bigComplexAsinh is log(z + sqrt(z^2 + 1)), odd, taken on the right side, where
// nothing cancels; z^2 + 1 = (z + i)(z - i).
func bigComplexAsinh(z bigComplex) bigComplex {
	if z.re.Signbit() {
		return bigComplexAsinh(z.neg()).neg()
	}
	i := bigComplex{bigNew(), bigOne}
	return bigComplexLog(z.add(bigComplexSqrt(z.add(i).mul(z.sub(i)))))
}

func bigComplexAsin(z bigComplex) bigComplex { return bigComplexAsinh(z.timesI()).overI() }

// bigComplexAcos is -2i log(sqrt((1+z)/2) + i sqrt((1-z)/2)).
func bigComplexAcos(z bigComplex) bigComplex {
	half := newBig(0.5)
	plus := bigComplexSqrt(bigComplexOne.add(z).timesReal(half))
	minus := bigComplexSqrt(bigComplexOne.sub(z).timesReal(half))
	return bigComplexLog(plus.add(minus.timesI())).timesReal(newBig(2)).overI()
}

// bigComplexAcosh is 2 log(sqrt((z+1)/2) + sqrt((z-1)/2)).
func bigComplexAcosh(z bigComplex) bigComplex {
	half := newBig(0.5)
	plus := bigComplexSqrt(z.add(bigComplexOne).timesReal(half))
	minus := bigComplexSqrt(z.sub(bigComplexOne).timesReal(half))
	return bigComplexLog(plus.add(minus)).timesReal(newBig(2))
}

// bigComplexAtanh is (log(1+z) - log(1-z)) / 2.
func bigComplexAtanh(z bigComplex) bigComplex {
	return bigComplexLog(bigComplexOne.add(z)).sub(bigComplexLog(bigComplexOne.sub(z))).timesReal(newBig(0.5))
}

func bigComplexAtan(z bigComplex) bigComplex { return bigComplexAtanh(z.timesI()).overI() }

func bigComplexPow(z, w bigComplex) bigComplex { return bigComplexExp(w.mul(bigComplexLog(z))) }
