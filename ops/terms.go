package ops

// Sums whose error does not grow with their number of elements, and which overflow only where their
// mean does. A term is a sum in two parts, held as a complex number. The real part is 2^-TermShift
// times the rounded sum, and the imaginary part is what rounding cut off. Adding two terms adds the
// real parts by Knuth's exact sum (The Art of Computer Programming, volume 2, 4.2.2, theorem B) and
// the error of that to the imaginary part. So the real part holds sums of up to 2^TermShift
// elements without overflow, and the imaginary part holds the bits that scaling a small element
// loses.
var (
	SumTerm  = op(Op{Name: "sum_term", Arity: 1, Accept: FloatType, Result: ToComplex, Cost: 1, Doc: "x as a sum in two parts: h = x * 2^-40, and x - h * 2^40"})
	AddTerms = op(Op{Name: "add_terms", Arity: 2, Accept: ComplexType, Cost: 3, Doc: "the sum of two sums in two parts: h of the real parts, and the imaginary parts, added, plus 2^40 times the exact error of h",
		Corner: "each operation rounded; where h is NaN or infinite, the imaginary part is meaningless"})
	DivideTerms = op(Op{Name: "divide_terms", Arity: 2, Accept: ComplexType, Cost: 6, Doc: "a sum in two parts over a number, which is the real part of x2 and, times 2^-40, its imaginary part: the quotient, and the part that rounding cut off",
		Corner: "the quotient h of the real part, which is the greatest number where a finite one gives more; then the exact remainder, times 2^40, plus the imaginary part, over the number"})
	JoinTerm        = op(Op{Name: "join_term", Arity: 1, Accept: ComplexType, Result: ToReal, Cost: 1, Doc: "the real part plus the imaginary part where that is finite and not 0, else the real part", Corner: "rounded once; NaN is the canonical one"})
	SumTerms        = op(Op{Name: "sum_terms", Kind: Reduce, Arity: 1, Accept: ComplexType, Cost: 3, Doc: "the sum in two parts of sums in two parts along axes", Corner: inTree})
	CumulativeTerms = op(Op{Name: "cumulative_terms", Kind: Scan, Arity: 1, Accept: ComplexType, Cost: 3, Doc: "the sums in two parts of sums in two parts up to each along an axis", Corner: inOrder})
)

// TermShift is the power of two by which the first part of a term is scaled down.
const TermShift = 40
