package expr

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
)

// Name returns a value's operator, dtype and shape.
func Name(v graph.Value) string {
	return fmt.Sprintf("%s %s%v", v.Node.Op, v.DType().Short(), v.Shape())
}
