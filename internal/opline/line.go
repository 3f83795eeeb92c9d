package opline

import (
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Line is a parsed op line.
type Line struct {
	Text     string // the line in one form: single spaces, quotes where needed
	Place    string // "file:line" in a suite; "" elsewhere
	Op       string // the operator's catalogue name, or "expr"
	DType    dtype.DType
	Operands []Operand
	Expr     expr.Node // over the operands' names
	Data     Data      // what the operands hold; DataDefault when the line does not say
}

// Operand is one input.
type Operand struct {
	Name  string
	DType dtype.DType
	Shape shape.Shape
}

// Data says what the operands hold.
type Data string

// The kinds of data.
const (
	DataDefault Data = ""
	DataUnit    Data = "unit"  // floats in [-1, 1), small integers
	DataBits    Data = "bits"  // any bit pattern
	DataTiny    Data = "tiny"  // floats around and below the least normal one
	DataPairs   Data = "pairs" // every combination of the special values
)

// AllData lists the kinds of data.
func AllData() []Data { return []Data{DataUnit, DataBits, DataTiny, DataPairs} }

// With returns the line with its data named.
func (l Line) With(d Data) Line {
	if l.Data == d {
		return l
	}
	l.Data = d
	l.Text += " data=" + string(d)
	return l
}

// Bytes is the size of all operands together.
func (l Line) Bytes() int64 {
	var n int64
	for _, o := range l.Operands {
		n += int64(o.Shape.Size()) * int64(o.DType.Size())
	}
	return n
}

// IsMovement reports whether the line's result is a view of an operand, so
// that nothing would run of itself.
func (l Line) IsMovement() bool {
	n := l.Expr
	for {
		switch m := n.(type) {
		case *expr.Name:
			return true
		case *expr.Transpose:
			n = m.X
		case *expr.Call:
			if m.Op.Kind != ops.Movement {
				return false
			}
			n = m.Args[0]
		default:
			return false
		}
	}
}

// join writes words as one line that splits into the same words.
func join(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = w
		if w == "" || strings.ContainsAny(w, " \t\r\n'\"\\#()*<>&|;$!?") {
			quoted[i] = "'" + strings.ReplaceAll(w, "'", `'"'"'`) + "'"
		}
	}
	return strings.Join(quoted, " ")
}
