package arrayapi

import "github.com/weft-gpu/weft/tensor"

// unary is the entry of a function of one array.
func unary(f func(x *tensor.Tensor) *tensor.Tensor) function {
	return function{"x, /", func(c *call) any { return f(c.array("x")) }}
}

// binary is the entry of a function of two arrays, either of which may be a
// scalar.
func binary(f func(x1 *tensor.Tensor, x2 tensor.Operand) *tensor.Tensor) function {
	return function{"x1, x2, /", func(c *call) any { return f(c.operand("x1"), c.operand("x2")) }}
}

// elementwise are the standard's element-wise functions.
var elementwise = map[string]function{
	"abs":                 unary((*tensor.Tensor).Abs),
	"acos":                unary((*tensor.Tensor).Acos),
	"acosh":               unary((*tensor.Tensor).Acosh),
	"add":                 binary((*tensor.Tensor).Add),
	"asin":                unary((*tensor.Tensor).Asin),
	"asinh":               unary((*tensor.Tensor).Asinh),
	"atan":                unary((*tensor.Tensor).Atan),
	"atan2":               binary((*tensor.Tensor).Atan2),
	"atanh":               unary((*tensor.Tensor).Atanh),
	"bitwise_and":         binary((*tensor.Tensor).BitwiseAnd),
	"bitwise_invert":      unary((*tensor.Tensor).BitwiseInvert),
	"bitwise_left_shift":  binary((*tensor.Tensor).BitwiseLeftShift),
	"bitwise_or":          binary((*tensor.Tensor).BitwiseOr),
	"bitwise_right_shift": binary((*tensor.Tensor).BitwiseRightShift),
	"bitwise_xor":         binary((*tensor.Tensor).BitwiseXor),
	"ceil":                unary((*tensor.Tensor).Ceil),
	"clip":                {"x, /, min=None, max=None", clip},
	"conj":                unary((*tensor.Tensor).Conj),
	"copysign":            binary((*tensor.Tensor).CopySign),
	"cos":                 unary((*tensor.Tensor).Cos),
	"cosh":                unary((*tensor.Tensor).Cosh),
	"divide":              binary((*tensor.Tensor).Div),
	"equal":               binary((*tensor.Tensor).Equal),
	"exp":                 unary((*tensor.Tensor).Exp),
	"expm1":               unary((*tensor.Tensor).Expm1),
	"floor":               unary((*tensor.Tensor).Floor),
	"floor_divide":        binary((*tensor.Tensor).FloorDivide),
	"greater":             binary((*tensor.Tensor).Greater),
	"greater_equal":       binary((*tensor.Tensor).GreaterEqual),
	"hypot":               binary((*tensor.Tensor).Hypot),
	"imag":                unary((*tensor.Tensor).Imag),
	"isfinite":            unary((*tensor.Tensor).IsFinite),
	"isinf":               unary((*tensor.Tensor).IsInf),
	"isnan":               unary((*tensor.Tensor).IsNaN),
	"less":                binary((*tensor.Tensor).Less),
	"less_equal":          binary((*tensor.Tensor).LessEqual),
	"log":                 unary((*tensor.Tensor).Log),
	"log10":               unary((*tensor.Tensor).Log10),
	"log1p":               unary((*tensor.Tensor).Log1p),
	"log2":                unary((*tensor.Tensor).Log2),
	"logaddexp":           binary((*tensor.Tensor).LogAddExp),
	"logical_and":         binary((*tensor.Tensor).LogicalAnd),
	"logical_not":         unary((*tensor.Tensor).LogicalNot),
	"logical_or":          binary((*tensor.Tensor).LogicalOr),
	"logical_xor":         binary((*tensor.Tensor).LogicalXor),
	"maximum":             binary((*tensor.Tensor).Maximum),
	"minimum":             binary((*tensor.Tensor).Minimum),
	"multiply":            binary((*tensor.Tensor).Mul),
	"negative":            unary((*tensor.Tensor).Neg),
	"nextafter":           binary((*tensor.Tensor).NextAfter),
	"not_equal":           binary((*tensor.Tensor).NotEqual),
	"positive":            unary((*tensor.Tensor).Copy),
	"pow":                 binary((*tensor.Tensor).Pow),
	"real":                unary((*tensor.Tensor).Real),
	"reciprocal":          unary((*tensor.Tensor).Reciprocal),
	"remainder":           binary((*tensor.Tensor).Remainder),
	"round":               unary(func(x *tensor.Tensor) *tensor.Tensor { return x.Round() }),
	"sign":                unary((*tensor.Tensor).Sign),
	"signbit":             unary((*tensor.Tensor).SignBit),
	"sin":                 unary((*tensor.Tensor).Sin),
	"sinh":                unary((*tensor.Tensor).Sinh),
	"sqrt":                unary((*tensor.Tensor).Sqrt),
	"square":              unary((*tensor.Tensor).Square),
	"subtract":            binary((*tensor.Tensor).Sub),
	"tan":                 unary((*tensor.Tensor).Tan),
	"tanh":                unary((*tensor.Tensor).Tanh),
	"trunc":               unary((*tensor.Tensor).Trunc),
	"where": {"condition, x1, x2, /", func(c *call) any {
		return tensor.Where(c.array("condition"), c.operand("x1"), c.operand("x2"))
	}},
}

func init() { register(elementwise) }

func clip(c *call) any {
	x := c.array("x")
	if !c.given("min") && !c.given("max") {
		return x.Copy()
	}
	return x.Clip(c.optional("min"), c.optional("max"))
}
