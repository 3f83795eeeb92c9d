package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// TargetDTypeError says that elements to be written over an array promote with it to a dtype other
// than its own, which never changes (Array API 2024.12, in-place operators).
type TargetDTypeError struct {
	Op               string
	Target, Elements dtype.DType
	Promoted         dtype.DType // the dtype of the operator's result
}

func (e *TargetDTypeError) Error() string {
	return fmt.Sprintf("%s: %s with %s gives %s, but the target stays %s: convert the elements to %s with Cast first",
		e.Op, e.Target, e.Elements, e.Promoted, e.Target, e.Target)
}
