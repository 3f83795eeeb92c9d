package ops

// The operators on sets of elements. The number of distinct elements depends on the elements, so
// the unique operators take it as a parameter. A caller that does not know it takes two steps:
// UniqueOrder, whose last rank is the number, and UniqueFrom, which makes the results.
var (
	IsIn = op(Op{Name: "isin", Kind: Composition, Arity: 2, Accept: OrderedType, Result: ToBool, Cost: 60, Doc: "whether each element of x1 is among those of x2", Corner: "-0 equals +0; NaN is in no set"})

	UniqueOrder = op(Op{Name: "unique_order", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToIndex, Cost: 1, Doc: "the positions of the flattened elements in ascending order, and for each how many distinct ones there are up to it", Corner: distinct})
	UniqueFrom  = op(Op{Name: "unique_from", Kind: Composition, Arity: 3, Accept: AnyType, Index: 1<<1 | 1<<2, Cost: 1, Doc: "unique_all of x1, whose unique_order is x2 and x3", Corner: distinct})

	UniqueAll     = op(Op{Name: "unique_all", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order, the flat index of the first occurrence of each, for every element its index among them, and how often each occurs", Corner: distinct})
	UniqueCounts  = op(Op{Name: "unique_counts", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order, and how often each occurs", Corner: distinct})
	UniqueInverse = op(Op{Name: "unique_inverse", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order, and for every element its index among them", Corner: distinct})
	UniqueValues  = op(Op{Name: "unique_values", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the distinct elements in ascending order", Corner: distinct})
)

const distinct = "-0 equals +0, and the one that comes first stands for both; every NaN is distinct, and they come last; complex numbers by the real part, then the imaginary"

// IsInInvert is the mode in which IsIn is whether elements are not among x2's.
const IsInInvert = "invert"
