package tensor

// Fail returns a Tensor that carries a mistake, for packages that build their own operators from
// those of this one. The mistake is an [*OpError] of the operator op over the operands in, at the
// caller's line, whose cause is err. If an operand carries a mistake already, the result carries
// that one.
func Fail(op string, err error, in ...*Tensor) *Tensor {
	for _, t := range in {
		if t != nil && t.err != nil {
			return failed(t.err)
		}
	}
	if err == nil {
		err = &MissingError{Op: op, What: "the cause is nil", Hint: "pass Fail an error"}
	}
	return failed(&OpError{Op: op, Operands: operandsOf(in), Site: callerSite(), Err: own(err)})
}
