package ops

import "fmt"

// AttrError says that an operator's parameter has a value that it must not have.
type AttrError struct {
	Op    *Op
	Attr  string // the parameter, as its documentation names it
	Value any
	Want  string // the values that it may have, and what to do
}

func (e *AttrError) Error() string {
	return fmt.Sprintf("%s: %s is %v: %s", e.Op, e.Attr, e.Value, e.Want)
}
