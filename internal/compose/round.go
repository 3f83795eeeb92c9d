package compose

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

func init() {
	rules[ops.RoundDecimals] = (*composer).roundDecimals
}

// maxDecimals exceeds the number of decimals of any dtype's numbers.
const maxDecimals = 1000

// roundDecimals is the rule of rounding to decimal places (NumPy, round).
func (c *composer) roundDecimals() []graph.Value {
	decimals := c.countNeeded("decimals")
	if c.err == nil && (decimals < -maxDecimals || decimals > maxDecimals) {
		c.wrong("decimals", decimals, "it is from %d to %d", -maxDecimals, maxDecimals)
	}
	if c.err != nil {
		return nil
	}
	x := c.in[0]
	switch {
	case x.DType().IsInteger():
		return c.one(c.roundedInteger(x, decimals))
	case decimals == 0:
		return c.one(c.apply(ops.Round, ops.Attr{}, x))
	}
	return c.one(c.roundedFloat(x, decimals))
}

// roundedFloat multiplies x by a power of ten or divides by it, rounds, and undoes the scaling. If
// the product is infinite, x has no digits there and stays.
func (c *composer) roundedFloat(x graph.Value, decimals int) graph.Value {
	wide := c.cast(x, dtype.Accumulator(x.DType()))
	there, back := ops.Mul, ops.Div
	if decimals < 0 {
		there, back = ops.Div, ops.Mul
	}
	power := c.number(wide, math.Pow(10, math.Abs(float64(decimals))))
	rounded := c.apply(ops.Round, ops.Attr{}, c.apply(there, ops.Attr{}, wide, power))
	y := c.apply(back, ops.Attr{}, rounded, power)
	if decimals > 0 {
		y = c.where(c.apply(ops.IsFinite, ops.Attr{}, rounded), y, wide)
	} else { // the power may be infinite
		y = c.where(c.apply(ops.Equal, ops.Attr{}, rounded, c.number(wide, 0)), rounded, y)
	}
	return c.cast(y, c.result)
}

// roundedInteger rounds to tens, hundreds and so on. It subtracts the remainder. It adds the power
// of ten if the remainder was more than half of it, or was half of it and the quotient is odd. The
// result is 0 if the dtype cannot hold the power of ten.
func (c *composer) roundedInteger(x graph.Value, decimals int) graph.Value {
	if decimals >= 0 {
		return c.apply(ops.Copy, ops.Attr{}, x)
	}
	info, err := dtype.Iinfo(x.DType())
	if err != nil {
		c.fail(err)
		return x
	}
	if -decimals > maxPowerOfTen(info.Max) {
		return c.apply(ops.Mul, ops.Attr{}, x, c.number(x, 0))
	}
	power := c.number(x, math.Pow(10, float64(-decimals)))
	over := c.apply(ops.Remainder, ops.Attr{}, x, power)
	under := c.apply(ops.Sub, ops.Attr{}, power, over)
	isOdd := c.apply(ops.Equal, ops.Attr{}, c.apply(ops.Remainder, ops.Attr{}, c.apply(ops.FloorDivide, ops.Attr{}, x, power), c.number(x, 2)), c.number(x, 1))
	isHalf := c.apply(ops.LogicalAnd, ops.Attr{}, c.apply(ops.Equal, ops.Attr{}, over, under), isOdd)
	goesUp := c.apply(ops.LogicalOr, ops.Attr{}, c.apply(ops.Greater, ops.Attr{}, over, under), isHalf)
	below := c.apply(ops.Sub, ops.Attr{}, x, over)
	return c.where(goesUp, c.apply(ops.Add, ops.Attr{}, below, power), below)
}

// maxPowerOfTen returns the exponent of the largest power of ten that is at most limit.
func maxPowerOfTen(limit uint64) (exponent int) {
	for ; limit >= 10; limit /= 10 {
		exponent++
	}
	return exponent
}
