package opline

import (
	"fmt"
	"strings"
)

// Error says what is wrong with an op line. Err, when set, is the typed cause:
// a *expr.SyntaxError, *shape.DimError or *dtype.UnknownError.
type Error struct {
	Line string // as given
	Word int    // from 1; 0 when the line as a whole is at fault
	What string
	Err  error
}

func (e *Error) Error() string {
	where := "in"
	if e.Word > 0 {
		where = fmt.Sprintf("word %d of", e.Word)
	}
	separator := " "
	if strings.Contains(e.What, "\n") {
		separator = "\n    " // below a drawing
	}
	return fmt.Sprintf("%s%s(%s the op line %q)", e.What, separator, where, shortened(e.Line))
}

// shortened is the beginning of a line that is too long for a message.
func shortened(line string) string {
	const most = 400 // bytes
	if len(line) <= most {
		return line
	}
	return strings.ToValidUTF8(line[:most], "") + "..."
}

// Unwrap returns the typed cause.
func (e *Error) Unwrap() error { return e.Err }
