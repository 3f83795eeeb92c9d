package onnx

// The functions below are [Apply] of the operator of the same name: they
// broadcast multidirectionally, but for PRelu, and have Apply's errors.

// Add is x + y; integers wrap.
func Add(x, y *Tensor) (*Tensor, error) { return Apply("Add", x, y) }

// Sub is x - y; integers wrap.
func Sub(x, y *Tensor) (*Tensor, error) { return Apply("Sub", x, y) }

// Mul is x * y; integers wrap.
func Mul(x, y *Tensor) (*Tensor, error) { return Apply("Mul", x, y) }

// Div is x / y; of integers it is the quotient without its fraction, which is 0
// where y is 0, and the least number divided by -1 wraps.
func Div(x, y *Tensor) (*Tensor, error) { return Apply("Div", x, y) }

// Max is the greatest of the operands, one at least; NaN where one is NaN.
func Max(xs ...*Tensor) (*Tensor, error) { return Apply("Max", xs...) }

// Min is the least of the operands, one at least; NaN where one is NaN.
func Min(xs ...*Tensor) (*Tensor, error) { return Apply("Min", xs...) }

// Sum adds the operands, one at least, from the left.
func Sum(xs ...*Tensor) (*Tensor, error) { return Apply("Sum", xs...) }

// Mean is [Sum] divided by the number of operands.
func Mean(xs ...*Tensor) (*Tensor, error) { return Apply("Mean", xs...) }

// Equal is x == y as boolean, for every type; NaN equals nothing, -0 equals 0.
func Equal(x, y *Tensor) (*Tensor, error) { return Apply("Equal", x, y) }

// Less is x < y as boolean.
func Less(x, y *Tensor) (*Tensor, error) { return Apply("Less", x, y) }

// LessOrEqual is x <= y as boolean.
func LessOrEqual(x, y *Tensor) (*Tensor, error) { return Apply("LessOrEqual", x, y) }

// Greater is x > y as boolean.
func Greater(x, y *Tensor) (*Tensor, error) { return Apply("Greater", x, y) }

// GreaterOrEqual is x >= y as boolean.
func GreaterOrEqual(x, y *Tensor) (*Tensor, error) { return Apply("GreaterOrEqual", x, y) }

// And is x and y of boolean tensors.
func And(x, y *Tensor) (*Tensor, error) { return Apply("And", x, y) }

// Or is x or y of boolean tensors.
func Or(x, y *Tensor) (*Tensor, error) { return Apply("Or", x, y) }

// Xor is exactly one of x and y of boolean tensors.
func Xor(x, y *Tensor) (*Tensor, error) { return Apply("Xor", x, y) }

// Not is the negation of a boolean tensor.
func Not(x *Tensor) (*Tensor, error) { return Apply("Not", x) }

// Pow is x to the y; integers wrap. ONNX also lets y have another type than x,
// which is an [*UnsupportedError] here: convert one first.
func Pow(x, y *Tensor) (*Tensor, error) { return Apply("Pow", x, y) }

// BitwiseAnd is the bits that are in both of two integers.
func BitwiseAnd(x, y *Tensor) (*Tensor, error) { return Apply("BitwiseAnd", x, y) }

// BitwiseOr is the bits that are in either of two integers.
func BitwiseOr(x, y *Tensor) (*Tensor, error) { return Apply("BitwiseOr", x, y) }

// BitwiseXor is the bits that are in exactly one of two integers.
func BitwiseXor(x, y *Tensor) (*Tensor, error) { return Apply("BitwiseXor", x, y) }

// BitwiseNot is the bits that are not in an integer.
func BitwiseNot(x *Tensor) (*Tensor, error) { return Apply("BitwiseNot", x) }

// Where is x where the boolean tensor cond is true, else y, for every type;
// elements are moved, so NaN payloads stay. The three broadcast together.
func Where(cond, x, y *Tensor) (*Tensor, error) { return Apply("Where", cond, x, y) }

// PRelu is x where it is not below 0, else slope * x. The slope is broadcast
// unidirectionally to x.
func PRelu(x, slope *Tensor) (*Tensor, error) { return Apply("PRelu", x, slope) }

// Abs is the absolute value.
func Abs(x *Tensor) (*Tensor, error) { return Apply("Abs", x) }

// Neg is -x, of signed types.
func Neg(x *Tensor) (*Tensor, error) { return Apply("Neg", x) }

// Relu is x where it is above 0, else 0.
func Relu(x *Tensor) (*Tensor, error) { return Apply("Relu", x) }

// The functions below take floating-point tensors. Their bounds and corner cases
// are those of the functions of the same names of package tensor.

// Acos is the angle in [0, π] whose cosine is x.
func Acos(x *Tensor) (*Tensor, error) { return Apply("Acos", x) }

// Acosh is the number whose hyperbolic cosine is x.
func Acosh(x *Tensor) (*Tensor, error) { return Apply("Acosh", x) }

// Asin is the angle in [-π/2, π/2] whose sine is x.
func Asin(x *Tensor) (*Tensor, error) { return Apply("Asin", x) }

// Asinh is the number whose hyperbolic sine is x.
func Asinh(x *Tensor) (*Tensor, error) { return Apply("Asinh", x) }

// Atan is the angle in [-π/2, π/2] whose tangent is x.
func Atan(x *Tensor) (*Tensor, error) { return Apply("Atan", x) }

// Atanh is the number whose hyperbolic tangent is x.
func Atanh(x *Tensor) (*Tensor, error) { return Apply("Atanh", x) }

// Cos is the cosine of x radians.
func Cos(x *Tensor) (*Tensor, error) { return Apply("Cos", x) }

// Cosh is the hyperbolic cosine.
func Cosh(x *Tensor) (*Tensor, error) { return Apply("Cosh", x) }

// Exp is e to the x.
func Exp(x *Tensor) (*Tensor, error) { return Apply("Exp", x) }

// Log is the natural logarithm.
func Log(x *Tensor) (*Tensor, error) { return Apply("Log", x) }

// Reciprocal is 1 / x.
func Reciprocal(x *Tensor) (*Tensor, error) { return Apply("Reciprocal", x) }

// Sigmoid is 1 / (1 + e^-x).
func Sigmoid(x *Tensor) (*Tensor, error) { return Apply("Sigmoid", x) }

// Sin is the sine of x radians.
func Sin(x *Tensor) (*Tensor, error) { return Apply("Sin", x) }

// Sinh is the hyperbolic sine.
func Sinh(x *Tensor) (*Tensor, error) { return Apply("Sinh", x) }

// Softplus is log(1 + e^x).
func Softplus(x *Tensor) (*Tensor, error) { return Apply("Softplus", x) }

// Sqrt is the square root.
func Sqrt(x *Tensor) (*Tensor, error) { return Apply("Sqrt", x) }

// Tan is the tangent of x radians.
func Tan(x *Tensor) (*Tensor, error) { return Apply("Tan", x) }

// Tanh is the hyperbolic tangent.
func Tanh(x *Tensor) (*Tensor, error) { return Apply("Tanh", x) }
