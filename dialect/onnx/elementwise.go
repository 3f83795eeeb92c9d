package onnx

// The functions below are [Apply] of the operator of the same name: they
// broadcast multidirectionally, but for PRelu, and have Apply's errors.

// Add is x + y; integers wrap.
func Add(x, y *Tensor) (*Tensor, error) { return Apply("Add", x, y) }

// Sub is x - y; integers wrap.
func Sub(x, y *Tensor) (*Tensor, error) { return Apply("Sub", x, y) }

// Mul is x * y; integers wrap.
func Mul(x, y *Tensor) (*Tensor, error) { return Apply("Mul", x, y) }

// Div is x / y of floating-point tensors; integers are an [*UnsupportedError].
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

// Exp is e to the x.
func Exp(x *Tensor) (*Tensor, error) { return Apply("Exp", x) }

// Sqrt is the square root.
func Sqrt(x *Tensor) (*Tensor, error) { return Apply("Sqrt", x) }
