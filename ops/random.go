package ops

// Random numbers are counter-based (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as
// easy as 1, 2, 3", 2011): element i of draw n from key k depends on i, n and k alone. So it is the
// same on every device, and in a kernel that computes it again. The operators of distributions take
// the key and the draw as operands, and the shape of the result from Attr.Shape.
var (
	RandomBits = op(Op{Name: "random_bits", Arity: 3, Accept: Uint64Type, Cost: 100,
		Doc: "64 random bits for the counter x1 in draw x2 of key x3", Corner: "words 0 (low) and 1 of the block that Philox4x32-10 makes of the counter (x1 low, x1 high, x2 low, x2 high) and the key (x3 low, x3 high)"})
	RandomBitsHigh = op(Op{Name: "random_bits_high", Arity: 3, Accept: Uint64Type, Cost: 100,
		Doc: "64 more random bits for the counter x1 in draw x2 of key x3", Corner: "words 3 and 2 of the block of which random_bits has words 1 and 0"})
	MulHigh = op(Op{Name: "mul_high", Arity: 2, Accept: Uint64Type, Cost: 8, Doc: "the upper 64 of the 128 bits of x1 * x2"})

	Bits    = distribution(Op{Name: "bits", Accept: Uint64Type, Result: ByAttr, Doc: "random bits, from a key and a draw", Corner: "random_bits of every element's row-major index"})
	Uniform = distribution(Op{Name: "uniform", Aliases: []string{"random_uniform", "rand"}, Accept: FloatType, Result: ByAttr,
		Doc:    "numbers evenly distributed over [low, high), 0 and 1 by default, from a key and a draw",
		Corner: "low + u (high - low), each operation rounded, halves in float32; u is a multiple of 2^-p, p being the bits of a mantissa: the upper p of the bits' lower word, in float64 of all 64; what rounds up to high is the number before it"})
	Normal = distribution(Op{Name: "normal", Aliases: []string{"random_normal", "randn"}, Accept: FloatType, Result: ByAttr,
		Doc:    "normally distributed numbers with a mean and a standard deviation, 0 and 1 by default, from a key and a draw",
		Corner: "mean + std z, z = sqrt(-2 log(u1)) cos(2π u2) (Box and Muller, 1958), halves in float32; u1 = (w0 + 1/2) 2^-32 and u2 = (w1 >> 8) 2^-24 of the bits' words; in float64 u1 = (b + 1/2) 2^-64 and u2 of the next draw's bits as uniform makes it"})
	Integers = distribution(Op{Name: "integers", Aliases: []string{"randint", "random_integers"}, Accept: IntegerType, Result: ByAttr,
		Doc:    "integers evenly distributed over [low, high), from a key and a draw",
		Corner: "low + the upper 64 bits of bits * (high - low): no number's probability is off by more than 2^-64"})
	Bernoulli = distribution(Op{Name: "bernoulli", Accept: BoolType, Result: ToBool,
		Doc:    "true with a probability, 1/2 by default, from a key and a draw",
		Corner: "bits < p 2^64: the probability is off by less than 2^-64"})
	Permutation = distribution(Op{Name: "permutation", Aliases: []string{"randperm"}, Accept: IntegerType, Result: ToIndex,
		Doc:    "the numbers from 0 to n - 1 in random order, along the last axis, from a key and a draw",
		Corner: "the positions of a row's random bits in ascending order, as argsort gives them"})
)

// distribution declares an operator that makes random numbers from a key and a draw.
func distribution(o Op) *Op {
	o.Kind, o.Arity, o.Index, o.Cost = Composition, 2, 0b11, 100
	return op(o)
}
