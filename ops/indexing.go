package ops

const outside = "a negative index counts from the end; one that is still outside takes the nearest element inside"

// Indexing by arrays of integers and by masks.
var (
	Take          = op(Op{Name: "take", Kind: Composition, Arity: 2, Accept: AnyType, Index: 1 << 1, Cost: 6, Doc: "the parts of x1 along an axis at the indices x2, whose axes replace that axis", Corner: outside + "; NaN payloads are kept"})
	TakeAlongAxis = op(Op{Name: "take_along_axis", Aliases: []string{"gather", "gather_elements"}, Kind: Composition, Arity: 2, Accept: AnyType, Index: 1 << 1, Cost: 6, Doc: "the elements of x1 at the indices x2 along an axis, the other axes broadcast", Corner: outside + "; NaN payloads are kept"})
	GatherND      = op(Op{Name: "gather_nd", Kind: Composition, Arity: 2, Accept: AnyType, Index: 1 << 1, Cost: 12, Doc: "the parts of x1 at the tuples of indices along the last axis of x2", Corner: outside + "; NaN payloads are kept"})
	OneHot        = op(Op{Name: "one_hot", Kind: Composition, Arity: 1, Accept: AnyType, Index: 1, Result: ByAttr, Cost: 2, Doc: "1 at the index along a new axis, else 0", Corner: "a negative index counts from the end; outside there is no 1"})
	Compress      = op(Op{Name: "compress", Kind: Composition, Arity: 2, Accept: AnyType, Cond: true, Cost: 60, Doc: "the first n parts of x2 along an axis where the condition x1 holds", Corner: "where it holds for fewer than n, the last part of x2 fills up; NaN payloads are kept"})
	Nonzero       = op(Op{Name: "nonzero", Kind: Composition, Arity: 1, Accept: AnyType, Result: ToIndex, Cost: 60, Doc: "the indices of the first n elements that are not 0, in row-major order, an array for each axis", Corner: "NaN is not 0; where fewer than n are not 0, the last element fills up"})
	Scatter       = op(Op{Name: "scatter", Aliases: []string{"scatter_elements", "put_along_axis"}, Kind: Composition, Arity: 3, Accept: AnyType, Index: 1 << 1, Cost: 120, Doc: "x1 with the elements at the indices x2 along an axis set to x3, or combined with it by add, mul, max or min", Corner: repeated})
	Put           = op(Op{Name: "put", Kind: Composition, Arity: 3, Accept: AnyType, Index: 1 << 1, Cost: 120, Doc: "x1 with the parts that take gives along an axis at the indices x2 set to x3, or combined with it by add, mul, max or min", Corner: repeated})
	ScatterND     = op(Op{Name: "scatter_nd", Kind: Composition, Arity: 3, Accept: AnyType, Index: 1 << 1, Cost: 120, Doc: "x1 with the parts at the tuples of indices along the last axis of x2 set to x3, or combined with it by add, mul, max or min", Corner: repeated})
)

const repeated = outside + "; where indices repeat, the elements come one after the other in row-major order: the last one set stays, and sums are rounded at every step"
