package opline

import (
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/opline/expr"
)

// Rewritten is the line with another expression, over such of the operands as it names:
// its text is written anew. It fails as [Parse] does.
func (l Line) Rewritten(n expr.Node, operands []Operand) (Line, error) {
	names := expr.Names(n)
	operands = slices.DeleteFunc(slices.Clone(operands), func(o Operand) bool { return !slices.Contains(names, o.Name) })
	var words []string
	call, _ := n.(*expr.Call)
	single := call != nil && len(call.Args) == len(operands) && len(names) == len(operands)
	var inOrder []Operand
	for i := 0; single && i < len(operands); i++ {
		var name *expr.Name
		if name, single = call.Args[i].(*expr.Name); single {
			at := slices.IndexFunc(operands, func(o Operand) bool { return o.Name == name.Name })
			inOrder = append(inOrder, operands[at])
		}
	}
	if single {
		operands = inOrder
	}
	d := l.DType
	if len(operands) > 0 {
		d = operands[0].DType
		if single && call.Op.Cond && len(operands) > 1 {
			d = operands[1].DType
		}
	}
	if single {
		words = append(words, call.Op.Name, d.Short())
	} else {
		words = append(words, "expr", expr.Format(n), d.Short())
	}
	for _, o := range operands {
		word := strings.ReplaceAll(o.Shape.String(), " ", ",")
		if o.DType != d {
			word = o.DType.Short() + word
		}
		if !single {
			word = o.Name + "=" + word
		}
		words = append(words, word)
	}
	if single {
		words = append(words, expr.Keys(call)...)
	}
	if l.Data != DataDefault {
		words = append(words, "data="+string(l.Data))
	}
	return Parse(join(words))
}
