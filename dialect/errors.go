package dialect

// OperatorError says that a dialect has no such operator, or that the operator does not take this
// number of operands, or these operands together.
type OperatorError struct {
	Op      string // as asked
	Problem string // the problem, and what to do
}

func (e *OperatorError) Error() string { return e.Op + ": " + e.Problem }

// TypeError says that a type is invalid, or that an operation does not take it.
type TypeError struct {
	Op      string // the operation; "type" where a type itself is invalid
	Operand int    // the wrong operand, from 0; -1 where it is not a single one
	Problem string // the problem, and what to do
}

func (e *TypeError) Error() string { return e.Op + ": " + e.Problem }
