package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// Writer writes the module of a kernel that combines elements in the order of the tree.
type Writer struct{ *module.Writer }

// New starts the module of a kernel; see [module.New].
func New(k *kernel.Kernel, t codegen.Target, b module.Bindings) *Writer {
	return &Writer{module.New(k, t, b)}
}
