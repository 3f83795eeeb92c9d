package expr

import (
	"github.com/weft-gpu/weft/ops"
)

// Node is a parsed expression: *[Literal], *[Name], *[Call] or *[Transpose].
type Node interface{ node() }

// Literal is a number or truth value: an int64, uint64 (above the int64
// range), float64 or bool. It has no dtype of its own: it takes that of the
// tensor it meets.
type Literal struct{ Value any }

// Name stands for an operand.
type Name struct{ Name string }

// Call applies an operator of the catalogue.
type Call struct {
	Op   *ops.Op
	Args []Node
	Attr ops.Attr
	// Result is which of the operator's results it stands for.
	Result int
}

// Transpose reverses all axes (".T"): which they are is known once X has a
// rank.
type Transpose struct{ X Node }

func (*Literal) node()   {}
func (*Name) node()      {}
func (*Call) node()      {}
func (*Transpose) node() {}

// Names lists the names in the order of their first use.
func Names(n Node) []string {
	var names []string
	seen := map[string]bool{}
	var walk func(Node)
	walk = func(n Node) {
		switch n := n.(type) {
		case *Name:
			if !seen[n.Name] {
				seen[n.Name] = true
				names = append(names, n.Name)
			}
		case *Transpose:
			walk(n.X)
		case *Call:
			for _, a := range n.Args {
				walk(a)
			}
		}
	}
	walk(n)
	return names
}

// New applies an operator to arguments. A permute_dims without axes reverses
// them.
func New(op *ops.Op, attr ops.Attr, args ...Node) Node {
	if op == ops.Permute && attr.Axes == nil {
		return &Transpose{X: args[0]}
	}
	return &Call{Op: op, Args: args, Attr: attr}
}
