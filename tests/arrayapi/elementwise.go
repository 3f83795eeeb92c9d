package arrayapi

import "github.com/weft-gpu/weft/tensor"

// unary is the entry of a function of one array.
func unary(f func(x *tensor.Tensor) *tensor.Tensor) function {
	return function{"x, /", func(c *call) any { return f(c.array("x")) }}
}

// binary is the entry of a function of two arrays, either of which may be a
// scalar.
func binary(f func(x1, x2 *tensor.Tensor) *tensor.Tensor) function {
	return function{"x1, x2, /", func(c *call) any { return f(c.operand("x1"), c.operand("x2")) }}
}

// elementwise are the standard's element-wise functions.
var elementwise = map[string]function{
	"abs":                 unary(tensor.Abs),
	"acos":                unary(tensor.Acos),
	"acosh":               unary(tensor.Acosh),
	"add":                 binary(tensor.Add),
	"asin":                unary(tensor.Asin),
	"asinh":               unary(tensor.Asinh),
	"atan":                unary(tensor.Atan),
	"atan2":               binary(tensor.Atan2),
	"atanh":               unary(tensor.Atanh),
	"bitwise_and":         binary(tensor.BitwiseAnd),
	"bitwise_invert":      unary(tensor.BitwiseInvert),
	"bitwise_left_shift":  binary(tensor.BitwiseLeftShift),
	"bitwise_or":          binary(tensor.BitwiseOr),
	"bitwise_right_shift": binary(tensor.BitwiseRightShift),
	"bitwise_xor":         binary(tensor.BitwiseXor),
	"ceil":                unary(tensor.Ceil),
	"clip":                {"x, /, min=None, max=None", clip},
	"conj":                unary(tensor.Conj),
	"copysign":            binary(tensor.CopySign),
	"cos":                 unary(tensor.Cos),
	"cosh":                unary(tensor.Cosh),
	"divide":              binary(tensor.Div),
	"equal":               binary(tensor.Equal),
	"exp":                 unary(tensor.Exp),
	"expm1":               unary(tensor.Expm1),
	"floor":               unary(tensor.Floor),
	"floor_divide":        binary(tensor.FloorDivide),
	"greater":             binary(tensor.Greater),
	"greater_equal":       binary(tensor.GreaterEqual),
	"hypot":               binary(tensor.Hypot),
	"imag":                unary(tensor.Imag),
	"isfinite":            unary(tensor.IsFinite),
	"isinf":               unary(tensor.IsInf),
	"isnan":               unary(tensor.IsNaN),
	"less":                binary(tensor.Less),
	"less_equal":          binary(tensor.LessEqual),
	"log":                 unary(tensor.Log),
	"log10":               unary(tensor.Log10),
	"log1p":               unary(tensor.Log1p),
	"log2":                unary(tensor.Log2),
	"logaddexp":           binary(tensor.LogAddExp),
	"logical_and":         binary(tensor.LogicalAnd),
	"logical_not":         unary(tensor.LogicalNot),
	"logical_or":          binary(tensor.LogicalOr),
	"logical_xor":         binary(tensor.LogicalXor),
	"maximum":             binary(tensor.Maximum),
	"minimum":             binary(tensor.Minimum),
	"multiply":            binary(tensor.Mul),
	"negative":            unary(tensor.Neg),
	"nextafter":           binary(tensor.NextAfter),
	"not_equal":           binary(tensor.NotEqual),
	"positive":            unary(tensor.Positive),
	"pow":                 binary(tensor.Pow),
	"real":                unary(tensor.Real),
	"reciprocal":          unary(tensor.Reciprocal),
	"remainder":           binary(tensor.Remainder),
	"round":               unary(tensor.Round),
	"sign":                unary(tensor.Sign),
	"signbit":             unary(tensor.SignBit),
	"sin":                 unary(tensor.Sin),
	"sinh":                unary(tensor.Sinh),
	"sqrt":                unary(tensor.Sqrt),
	"square":              unary(tensor.Square),
	"subtract":            binary(tensor.Sub),
	"tan":                 unary(tensor.Tan),
	"tanh":                unary(tensor.Tanh),
	"trunc":               unary(tensor.Trunc),
	"where": {"condition, x1, x2, /", func(c *call) any {
		return tensor.Where(c.array("condition"), c.operand("x1"), c.operand("x2"))
	}},
}

func init() { register(elementwise) }

func clip(c *call) any {
	x := c.array("x")
	if !c.given("min") && !c.given("max") {
		return tensor.Positive(x)
	}
	return tensor.Clip(x, c.optional("min"), c.optional("max"))
}
