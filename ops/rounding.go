package ops

// Rounding to integers, and the remainder that goes with truncation.

const rounds = "integers stay; an integral number, an infinity and a zero stay, with their sign; a result of 0 has the sign of x"

var (
	Ceil  = op(Op{Name: "ceil", Arity: 1, Accept: RealType, Cost: 4, Doc: "the least integer not below x", Corner: rounds})
	Floor = op(Op{Name: "floor", Arity: 1, Accept: RealType, Cost: 4, Doc: "the greatest integer not above x", Corner: rounds})
	Round = op(Op{Name: "round", Arity: 1, Accept: NumericType, Cost: 5, Doc: "the integer nearest to x, of two the even one", Corner: rounds + "; complex by parts"})
	Trunc = op(Op{Name: "trunc", Arity: 1, Accept: RealType, Cost: 4, Doc: "the nearest integer not farther from 0 than x", Corner: rounds})

	RoundDecimals = op(Op{Name: "round_decimals", Aliases: []string{"around"}, Kind: Composition, Arity: 1, Accept: RealType, Cost: 20, Doc: "x rounded to so many decimal places, of two neighbours the even one",
		Corner: "the rounded product with a power of ten, divided by it, as NumPy has it; where that product would overflow x stays; negative decimals round to tens, hundreds and so on; integers wrap, and are 0 where their dtype does not hold the power of ten"})

	FMod = op(Op{Name: "fmod", Arity: 2, Accept: RealType, Cost: 8, Doc: "x1 - x2 * trunc(x1 / x2), with the sign of x1", Corner: "exact; integers: by 0 it is 0; floats: NaN by 0 and for an infinite x1, x1 for an infinite x2; a zero has the sign of x1"})
)
