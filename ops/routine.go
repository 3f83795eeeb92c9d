package ops

// Routine is the primitive of which the decompositions are made. It runs a program of package
// routine (Attr.Mode, with the sizes of Attr.Counts) for every matrix of a stack. The matrices are
// columns: operands and result have the shape [numbers of a matrix, matrices].
var Routine = op(Op{Name: "routine", Kind: Program, Arity: Variadic, Accept: FloatingType, Cost: 100, Doc: "the state that a program computes for every matrix of a stack, in a fixed order of operations", Corner: "lu, cholesky, qr and similar operators are made of it"})
