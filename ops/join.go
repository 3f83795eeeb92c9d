package ops

import (
	"fmt"
)

// The operators that join arrays, and split them.
var (
	Concat = op(Op{Name: "concat", Aliases: []string{"concatenate", "cat"}, Kind: Join, Arity: Variadic, Cost: 0,
		Doc: "the operands one after the other along an axis, 0 by default; with no axis asked for they are flattened first", Corner: "operands without elements add none; NaN payloads are kept where the dtype stays"})
	Stack   = op(Op{Name: "stack", Kind: Composition, Arity: Variadic, Doc: "the operands side by side along a new axis, 0 by default", Corner: "as concat"})
	Unstack = op(Op{Name: "unstack", Aliases: []string{"unbind"}, Kind: Composition, Arity: 1, Doc: "the parts of x at each index of an axis, 0 by default", Corner: "views of x; an axis of size 0 has no parts"})
	Split   = op(Op{Name: "split", Kind: Composition, Arity: 1, Doc: "x cut along an axis, 0 by default, into equal sections or parts of given sizes", Corner: "views of x"})
)

// The modes of Split: Counts[0] sections of equal size, or parts of Counts elements each.
const (
	Sections = "sections"
	Sizes    = "sizes"
)

// NoResultError says that an operator that makes a result for each index of an axis has none to
// return, since the axis has size 0.
type NoResultError struct {
	Op *Op
}

func (e *NoResultError) Error() string {
	return fmt.Sprintf("%s: it has no results here (the axis has size 0): check the size, or use the form that returns a list", e.Op)
}
