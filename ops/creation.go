package ops

// The constructors of arrays. They store nothing: they are compositions of full, iota and maps over
// these.
var (
	Zeros    = op(Op{Name: "zeros", Kind: Creation, Result: ByAttr, Doc: "0, or false, everywhere"})
	Ones     = op(Op{Name: "ones", Kind: Creation, Result: ByAttr, Doc: "1, or true, everywhere"})
	Empty    = op(Op{Name: "empty", Kind: Creation, Result: ByAttr, Doc: "elements of no particular value", Corner: "they are 0, so that the same expression has the same bits everywhere"})
	Arange   = op(Op{Name: "arange", Kind: Creation, Accept: NumericType, Result: ByAttr, Doc: "start + i step, for every i from 0 on", Corner: "integers wrap; floats round i, the product and the sum, halves in float32, rounded once at the end"})
	Linspace = op(Op{Name: "linspace", Kind: Creation, Accept: FloatingType, Result: ByAttr, Doc: "evenly spaced numbers from start to stop; the last one is stop, unless the end is left out", Corner: "start + i step in float64, each operation rounded, step being (stop - start) / (n - 1), or / n without the end; the last is stop itself; rounded once to the dtype"})
	Eye      = op(Op{Name: "eye", Aliases: []string{"identity"}, Kind: Creation, Result: ByAttr, Doc: "1 on the k-th diagonal of a matrix, else 0", Corner: "k > 0 counts above the main diagonal, k < 0 below"})

	ZerosLike = op(Op{Name: "zeros_like", Kind: Composition, Arity: 1, Doc: "0, or false, in the shape and dtype of x"})
	OnesLike  = op(Op{Name: "ones_like", Kind: Composition, Arity: 1, Doc: "1, or true, in the shape and dtype of x"})
	EmptyLike = op(Op{Name: "empty_like", Kind: Composition, Arity: 1, Doc: "elements of no particular value, in the shape and dtype of x", Corner: "as empty"})
	FullLike  = op(Op{Name: "full_like", Kind: Composition, Arity: 2, Doc: "x2 everywhere in the shape of x1", Corner: "x2 broadcasts to the shape of x1 and promotes with it"})
)
