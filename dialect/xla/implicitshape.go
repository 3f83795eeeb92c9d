package xla

// InferImplicit is the shape of an operation op (a name, for errors) on one operand or more whose
// shapes align at the right, as in NumPy. XLA leaves this to its clients, and CHLO and StableHLO
// have NumPy-style helpers for it. It is inference alone: package tensor's operators broadcast this
// way.
//
// Dynamic dimensions are as in [Infer], except that a bounded dimension does not mix with a static
// size above 1: StableHLO would have to know how many of the static elements to use. Errors:
// *[BroadcastError], *shape.DimError.
func InferImplicit(op string, shapes ...Shape) (Shape, error) {
	if err := check(op, shapes...); err != nil {
		return nil, err
	}
	if len(shapes) == 0 {
		return nil, operandError(op, NoOperands, nil, -1, -1)
	}
	rank := 0
	for _, s := range shapes {
		rank = max(rank, len(s))
	}
	result := make(Shape, rank)
	for axis := rank - 1; axis >= 0; axis-- {
		d := Static(1)
		for i, s := range shapes {
			j := axis - (rank - len(s))
			if j < 0 {
				continue
			}
			both, ok := stretch(d, s[j])
			switch {
			case !ok:
				return nil, operandError(op, Implicit, shapes, i, axis)
			case mixed(d, s[j]):
				return nil, operandError(op, MixedBounds, shapes, i, axis)
			}
			d = both
		}
		result[axis] = d
	}
	return result, check(op, result)
}

// mixed reports whether one dimension is bounded and the other a static size
// that would have to equal it.
func mixed(a, b Dim) bool {
	if b.IsBounded() {
		a, b = b, a
	}
	return a.IsBounded() && b.IsStatic() && b != Static(1)
}
