package ops

import (
	"fmt"
	"strings"
)

// Einsum is Einstein's summation in NumPy's notation: a term of letters for each operand, one
// letter an axis, and, after an arrow, the result's.
var Einsum = op(Op{Name: "einsum", Kind: Composition, Arity: Variadic, Accept: NumericType, Cost: 2, Doc: "the sums of products of an equation, such as bij,bjk->bik",
	Corner: "two operands at a time, first the pair whose result is smallest compared with its operands; as matmul where axes of both remain, else as mul and sum; float16 and bfloat16 in float32, rounded once at the end"})

// LabelError says that a letter of an equation stands for axes of different sizes.
type LabelError struct {
	Op       *Op
	Equation string
	Label    string
	Operands []int // from 0, with repetition where one operand has several
	Axes     []int // of those operands
	Sizes    []int
}

func (e *LabelError) Error() string {
	places := make([]string, len(e.Sizes))
	for i := range places {
		places[i] = fmt.Sprintf("%d (operand %d, axis %d)", e.Sizes[i], e.Operands[i]+1, e.Axes[i])
	}
	return fmt.Sprintf("%s: in %q %s is %s: its sizes must be equal, or 1 in an operand of their own", e.Op, e.Equation, e.Label, strings.Join(places, " and "))
}
