package dialect

// OperatorError says that a dialect has no such operator, or none for so many
// operands or for operands that do not belong together.
type OperatorError struct {
	Op      string // as asked
	Problem string // what is wrong, and what to do
}

func (e *OperatorError) Error() string { return e.Op + ": " + e.Problem }

// TypeError says that a type is none, or not one that an operation takes.
type TypeError struct {
	Op      string // the operation; "type" where a type itself is at fault
	Operand int    // the operand at fault, from 0; -1 where it is not one alone
	Problem string // what is wrong, and what to do
}

func (e *TypeError) Error() string { return e.Op + ": " + e.Problem }
