package ops

// The operators that put elements in order. There are two primitives: SortRows, and OrderRows,
// which the planner rewrites to SortRows. The others are compositions over keys whose unsigned
// order is that of the elements (OrderKey). The keys have the elements' positions in their low
// words, so that all are different and the order is stable: equal elements, NaNs among them, keep
// their order.
var (
	SortRows = op(Op{Name: "sort_rows", Kind: Sort, Arity: 1, Accept: Uint64Type, Cost: 1, Doc: "every row along the last axis in ascending order", Corner: "sort and similar operators are made of it"})

	OrderRows = op(Op{Name: "order_rows", Kind: Sort, Arity: 1, Accept: UnsignedType, Result: ToIndex, Cost: 1, Doc: "the positions along the last axis that put every row in ascending order, or the first k of them", Corner: "stable: equal elements stay as they were; argsort and topk are made of it"})

	SortAlong = op(Op{Name: "sort", Kind: Composition, Arity: 1, Accept: AnyType, Cost: 1, Doc: "the elements in order along an axis", Corner: sorted})
	ArgSort   = op(Op{Name: "argsort", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToIndex, Cost: 1, Doc: "the positions along an axis of its elements in order", Corner: sorted})
	TopK      = op(Op{Name: "topk", Kind: Composition, Arity: 1, Accept: OrderedType, Cost: 1, Doc: "the k greatest or smallest elements along an axis, in order, and their positions", Corner: "NaN is the greatest; of equal elements the first ones come first; NaN payloads are kept"})

	Interp = op(Op{Name: "interp", Kind: Composition, Arity: 3, Accept: FloatType, Cost: 80, Doc: "at each x1, the line through the points whose places are the ascending vector x2 and whose heights are the vector x3",
		Corner: "before the first place the first height, behind the last the last; at a place its height, of equal places the last one's; NaN where x1 is NaN"})

	SearchSorted = op(Op{Name: "searchsorted", Kind: Composition, Arity: 2, Accept: OrderedType, Result: ToIndex, Cost: 60, Doc: "how many elements of the ascending vector x1 are less than those of x2 (right: or equal to them)", Corner: "-0 equals +0, and NaN is the greatest, equal to itself"})
)

const sorted = "complex numbers by their real parts, then by their imaginary ones, those with a NaN last: (x, NaN), (NaN, y), (NaN, NaN); stable, in both directions; NaN is the greatest: last in ascending order, first in descending; -0 and +0 are equal and stay as they were; NaN payloads are kept"

// The modes of TopK.
const (
	TopLargest  = "largest"
	TopSmallest = "smallest"
)
