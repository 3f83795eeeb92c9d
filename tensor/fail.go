package tensor

// Fail is a Tensor that carries a mistake, for packages that build operators of
// their own from those of this one: an [*OpError] of the operator op over the
// operands in, at the caller's line, whose cause is err. When an operand
// carries a mistake already, that one is passed on.
func Fail(op string, err error, in ...*Tensor) *Tensor {
	for _, t := range in {
		if t != nil && t.err != nil {
			return failed(t.err)
		}
	}
	if err == nil {
		err = &MissingError{Op: op, What: "the cause is nil", Hint: "pass Fail what is wrong"}
	}
	return failed(&OpError{Op: op, Operands: operandsOf(in), Site: callerSite(), Err: own(err)})
}
